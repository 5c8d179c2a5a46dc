// The single executables are self-contained: they run with an empty environment in an empty folder.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freshFolder, removeFolders, root, run, settingsFor, startMock } from '../processes.fixture.js';

const place = (tool: string, arch = process.arch): string =>
  join(root, `conformance/pipeline/executables/out/invoicing-${tool}-linux-${arch}`);
const build = (...words: string[]) =>
  run(process.execPath, ['conformance/pipeline/executables/build.mjs', ...words], {
    cwd: root,
    env: process.env,
  });
const mock = place('mock');
const suite = place('conformance');

// A single worker runs this file, so that the executables are built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browserName: _unused }, info) => {
  info.skip(process.platform !== 'linux', 'executables are made on Linux only');
  test.setTimeout(300_000);
  expect(await build('--if-stale')).toMatchObject({ status: 0, stderr: '' });
});
test.afterEach(removeFolders);

test('an emptied environment -> the suite judges the mock, and both end with 0', {
  tag: '@long',
}, async () => {
  const cwd = freshFolder();
  const started = await startMock(mock, ['--scenario', 'empty'], { env: {}, cwd });
  const judged = await run(suite, ['--profile', 'smoke', '--report', 'report'], {
    env: settingsFor(started),
    cwd,
  });
  expect(judged).toMatchObject({ status: 0, stderr: '' });
  expect(judged.stdout).toMatch(/PART: \d+ of \d+ operations: no failure/);
  expect(readdirSync(join(cwd, 'report'))).toEqual(
    expect.arrayContaining(['report.json', 'index.html', 'junit.xml', 'summary.md']),
  );
  expect(readFileSync(join(cwd, 'report/index.html'), 'utf8').length).toBeGreaterThan(10_000);
  expect(await started.stop()).toBe(0);
});

test('a mock with a fault -> the suite ends with 1', { tag: '@long' }, async () => {
  const cwd = freshFolder();
  const words = ['--scenario', 'empty', '--fault', 'statuses/createItem/missing-key-accepted'];
  const started = await startMock(mock, words, { env: {}, cwd });
  const judged = await run(suite, ['--only', 'createItem'], { env: settingsFor(started), cwd });
  await started.stop();
  expect(judged).toMatchObject({ status: 1, stdout: expect.stringContaining('createItem') });
});

test('the command in one line, with the server that it starts -> judged, and the server has ended', {
  tag: '@long',
}, async () => {
  const cwd = freshFolder();
  const { ready, stop } = await startMock(mock, ['--scenario', 'empty'], { env: {}, cwd });
  await stop();
  const { port } = new URL(ready.base_url);
  const words = ['--base-url', ready.base_url, '--api-key', ready.api_key, '--only', 'items'];
  const judged = await run(suite, [...words, '--server', `${mock} --scenario empty --port ${port} --quiet`], {
    cwd,
  });
  expect(judged).toMatchObject({ status: 0 });
  expect(judged.stdout).toContain('PART: 5 of 114 operations: no failure');
  await expect(fetch(ready.base_url)).rejects.toThrow();
});

test('what is read from files -> PDF with fonts, console, reference and the static mock answer', async () => {
  const started = await startMock(mock, ['--async-polls', '0'], { env: {}, cwd: freshFolder() });
  const { base_url: base, api_key: key } = started.ready;
  const list = (await (await fetch(`${base}/invoices.json?api_key=${key}&status[]=final`)).json()) as {
    invoices: { id: number }[];
  };
  const address = `${base}/api/pdf/${list.invoices[0]?.id}.json?api_key=${key}`;
  await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass();
  const { output } = (await (await fetch(address)).json()) as { output: { pdfUrl: string } };
  const pdf = Buffer.from(await (await fetch(output.pdfUrl)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  for (const path of ['', 'page/app.js', 'overlay.js', 'control.json', 'reference']) {
    const { status } = await fetch(`${base}/__mock/${path}`);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  await started.stop();
});

test('--data of version 0.1 -> refused in one line that says what to do', async () => {
  const data = join(freshFolder(), 'data');
  cpSync(join(root, 'mocks/persistence/version-0.1.fixture'), data, { recursive: true });
  const refused = await run(mock, ['--data', data, '--port', '0']);
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr.trim().split('\n')).toEqual([expect.stringMatching(/--data .*npm package/)]);
});

test('wrong usage -> the same words and exit status as of the command in the package', async () => {
  const words = ['--base-url', 'nowhere'];
  const packed = await run(suite, words);
  const plain = await run(process.execPath, [join(root, 'dist/conformance/cli.js'), ...words]);
  expect(packed).toEqual(plain);
  expect(packed.status).toBe(2);
});

test('an unknown processor -> refused with the known ones', async () => {
  expect(await build('--arch', 'mips')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('x64, arm64'),
  });
});

/** The emulator for arm64 programs, and the libraries of that processor. */
const emulator = ['/usr/bin/qemu-aarch64-static', '/usr/bin/qemu-aarch64'].find((one) => existsSync(one));
const libraries = '/usr/aarch64-linux-gnu';

test('the other processor -> a whole executable for it, which starts where it can be emulated @long', async ({
  browserName: _unused,
}, info) => {
  test.setTimeout(300_000);
  const arch = process.arch === 'x64' ? 'arm64' : 'x64';
  const built = await build('--arch', arch);
  info.skip(/npm could not bring/.test(built.stderr), built.stderr.trim());
  expect(built).toMatchObject({ status: 0, stderr: '' });
  for (const tool of ['mock', 'conformance']) {
    const bytes = readFileSync(place(tool, arch));
    // The processor of an ELF file: 183 is AArch64, 62 x86-64.
    expect(bytes.readUInt16LE(18)).toBe(arch === 'arm64' ? 183 : 62);
    expect(bytes.includes('NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2:1')).toBe(true);
  }
  if (arch !== 'arm64' || emulator === undefined || !existsSync(join(libraries, 'lib/libstdc++.so.6'))) {
    info.annotations.push({ type: 'not tried', description: `no emulator for ${arch} here: not started` });
    return;
  }
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const said = execFileSync(emulator, ['-L', libraries, place('conformance', arch), '--version'], {
    encoding: 'utf8',
  });
  expect(said.trim()).toBe(version);
  const started = await startMock(emulator, ['-L', libraries, place('mock', arch), '--scenario', 'empty']);
  const { base_url: base, api_key: key } = started.ready;
  // An emulated program needs seconds for its first answer.
  const answer = await fetch(`${base}/items.json?api_key=${key}`);
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ items: [] })]);
  await started.stop();
});
