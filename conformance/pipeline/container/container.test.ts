// The container image: its Dockerfile and compose file, and the same image as an OCI layout, started with chroot.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import {
  type Ended,
  freshFolder,
  removeFolders,
  root,
  run,
  settingsFor,
  startMock,
} from '../processes.fixture.js';

const here = join(root, 'conformance/pipeline/container');
const layouts = join(root, 'conformance/pipeline/container/out');
const makeImage = (...words: string[]): Promise<Ended> =>
  run(process.execPath, [join(here, 'image.mjs'), ...words], { cwd: root, env: process.env });

interface Descriptor {
  mediaType: string;
  digest: string;
  size: number;
}
interface ImageConfig {
  User: string;
  WorkingDir: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
}

/** A blob of a layout, verified by its descriptor. */
function blob(name: string, { digest, size }: Descriptor): Buffer {
  const bytes = readFileSync(join(layouts, name, 'blobs', digest.replace(':', '/')));
  expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
  expect(bytes.length).toBe(size);
  return bytes;
}

function imageOf(name: string): { config: ImageConfig; layers: Descriptor[] } {
  const index = JSON.parse(readFileSync(join(layouts, name, 'index.json'), 'utf8'));
  const manifest = JSON.parse(blob(name, index.manifests[0]).toString());
  return { config: JSON.parse(blob(name, manifest.config).toString()).config, layers: manifest.layers };
}

/** Unpacks the image's files into a folder, as a container would see them. */
function unpacked(name: string): string {
  const folder = freshFolder();
  for (const layer of imageOf(name).layers) {
    blob(name, layer);
    const archive = join(layouts, name, 'blobs', layer.digest.replace(':', '/'));
    execFileSync('tar', ['-xzpf', archive, '--numeric-owner', '-C', folder]);
  }
  return folder;
}

/** Arguments of `unshare` that start an image as process 1, as its user, with only its own environment. */
function contained(folder: string, { config }: { config: ImageConfig }, words = config.Cmd): string[] {
  const [user = '', group = ''] = config.User.split(':');
  const as = ['--setgid', group, '--setuid', user];
  const at = ['--root', folder, '--wd', config.WorkingDir];
  const inside = ['env', '-i', ...config.Env, `HOME=${config.WorkingDir}`, ...config.Entrypoint, ...words];
  return ['--pid', '--fork', '--kill-child', ...at, ...as, ...inside];
}

/** Ends a contained process like a container: process 1 gets the signal and must handle it. */
function endInside({ pid }: { pid: number }): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  expect(children).toHaveLength(1);
  process.kill(Number(children[0]), 'SIGTERM');
}

const canContain =
  spawnSync('unshare', ['--pid', '--fork', '--root', '/', '--setuid', '65532', 'true']).status === 0;

// A single worker runs this file: its tests share the folder in which images are built.
test.describe.configure({ mode: 'default' });
test.afterEach(removeFolders);

test('Dockerfile -> nothing to object to, a user without rights, a command and a health check', () => {
  const text = readFileSync(join(here, 'Dockerfile'), 'utf8');
  expect(validate(text)).toEqual([]);
  expect(validate('FRMO node\nCMD [').length).toBeGreaterThan(0);
  const stages = text.split(/^FROM /m).slice(1);
  expect(stages.map((stage) => /AS (\w+)/.exec(stage)?.[1])).toEqual([
    'package',
    'commands',
    'suite',
    'mock',
  ]);
  expect(stages[1]).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  for (const stage of stages.slice(2)) expect(stage).toMatch(/^ENTRYPOINT \["invoicing-/m);
  expect(stages[3]).toMatch(/^HEALTHCHECK /m);
});

interface Service {
  image: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
}

test('compose file -> targets of the Dockerfile, services that are there, flags and variables that are known', async () => {
  const { services } = parse(readFileSync(join(here, 'compose.yaml'), 'utf8')) as {
    services: Record<string, Service>;
  };
  const guide = readFileSync(join(root, 'dist/guide.json'), 'utf8');
  const targets = Object.values(services).flatMap(({ build }) => (build ? [build.target] : []));
  expect(targets.sort()).toEqual(['mock', 'suite']);
  for (const { command = [], environment = {}, depends_on: needs = {} } of Object.values(services)) {
    for (const name of Object.keys(needs)) expect(Object.keys(services)).toContain(name);
    for (const flag of command.filter((word) => word.startsWith('--'))) expect(guide).toContain(`${flag} `);
    for (const name of Object.keys(environment).filter((one) => one.startsWith('CONFORMANCE_')))
      expect(guide).toContain(`"${name}"`);
  }
});

test('the context -> the packed package, without executables and images', async () => {
  const made = await makeImage();
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(statSync(join(layouts, 'context/invoicing-contract.tgz')).size).toBeLessThan(10_000_000);
});

test.describe('the image as an OCI layout @long', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browserName: _unused }, info) => {
    info.skip(process.platform !== 'linux', 'layouts are made of the Node of a Linux machine');
    test.setTimeout(300_000);
    expect(await makeImage('--oci')).toMatchObject({ status: 0, stderr: '' });
  });

  test('made twice -> the same digests', async () => {
    const digests = () =>
      ['mock', 'suite'].map((name) => readFileSync(join(layouts, name, 'index.json'), 'utf8'));
    const before = digests();
    expect(await makeImage('--oci')).toMatchObject({ status: 0 });
    expect(digests()).toEqual(before);
  });

  test('settings -> those of the Dockerfile', () => {
    expect(imageOf('mock').config).toMatchObject({
      User: '65532:65532',
      WorkingDir: '/work',
      Entrypoint: ['invoicing-mock', '--host', '0.0.0.0'],
      Cmd: ['--port', '4010'],
    });
    expect(imageOf('suite').config).toMatchObject({ Entrypoint: ['invoicing-conformance'], Cmd: ['--help'] });
  });

  test('started by chroot as process 1 -> the suite judges the mock, and SIGTERM ends it with 0', async ({
    browserName: _unused,
  }, info) => {
    info.skip(!canContain, 'unshare and chroot need rights that this user does not have');
    const [mock, suite] = [unpacked('mock'), unpacked('suite')];
    const started = await startMock('unshare', contained(mock, imageOf('mock'), ['--scenario', 'empty']), {
      env: process.env,
    });
    const settings = Object.entries(settingsFor(started)).map(([name, value]) => `${name}=${value}`);
    const image = imageOf('suite');
    const withSettings = { ...image, config: { ...image.config, Env: [...image.config.Env, ...settings] } };
    const words = contained(suite, withSettings, ['--profile', 'smoke', '--report', 'report']);
    const judged = await run('unshare', words, { env: process.env });
    expect(judged).toMatchObject({ status: 0, stderr: '' });
    expect(judged.stdout).toMatch(/PART: \d+ of \d+ operations: no failure/);
    expect(statSync(join(suite, 'work/report/report.json')).uid).toBe(65532);
    endInside(started);
    expect(await started.ended).toBe(0);
  });

  test("the health check's own words -> 0 while the mock is up, 1 when it is not", async () => {
    const text = readFileSync(join(here, 'Dockerfile'), 'utf8');
    const [, words = ''] = /^HEALTHCHECK .*?CMD (\[.*\])$/m.exec(text) ?? [];
    const [, ...script] = JSON.parse(words) as string[];
    const started = await startMock(process.execPath, [
      join(root, 'dist/mocks/cli.js'),
      '--scenario',
      'empty',
    ]);
    const { port } = new URL(started.ready.base_url);
    const onThisPort = script.map((word) => word.replace('4010', port));
    expect(onThisPort).not.toEqual(script);
    expect((await run(process.execPath, onThisPort)).status).toBe(0);
    await started.stop();
    expect((await run(process.execPath, onThisPort)).status).toBe(1);
  });

  test('skopeo, where it is installed -> reads the layout', async ({ browserName: _unused }, info) => {
    info.skip(spawnSync('skopeo', ['--version']).status !== 0, 'skopeo is not installed');
    const seen = await run('skopeo', ['inspect', '--config', `oci:${join(layouts, 'mock')}:latest`], {
      env: process.env,
    });
    expect(JSON.parse(seen.stdout).config).toEqual(imageOf('mock').config);
  });
});
