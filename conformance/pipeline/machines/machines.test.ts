// A run on several machines: the commands of each recipe, run one after another here, give the verdict of a single run.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, parseAllDocuments } from 'yaml';
import {
  type Ended,
  freshFolder,
  removeFolders,
  root,
  run,
  settingsFor,
  startMock,
} from '../processes.fixture.js';

const here = join(root, 'conformance/pipeline/machines');
const suite = join(root, 'dist/conformance/cli.js');
const fault = ['--scenario', 'empty', '--fault', 'statuses/createItem/missing-key-accepted'];
const startFaulty = () => startMock(process.execPath, [join(root, 'dist/mocks/cli.js'), ...fault]);
const only = { CONFORMANCE_ONLY: 'items' };
test.afterEach(removeFolders);

/** A folder with the command `invoicing-conformance`, as PATH. */
function commandsFolder(): string {
  const folder = freshFolder();
  const script = `#!/bin/sh\nexec "${process.execPath}" "${suite}" "$@"\n`;
  writeFileSync(join(folder, 'invoicing-conformance'), script, { mode: 0o755 });
  // Replaces npx, which would fetch the package: runs the command after `--`.
  const npx = `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n`;
  writeFileSync(join(folder, 'npx'), npx, { mode: 0o755 });
  return folder;
}

const findingsIn = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
    .findings.filter(({ verdict }: { verdict: string }) => verdict === 'fail')
    .map(({ id }: { id: string }) => id);

async function singleRun(env: Record<string, string>): Promise<string[]> {
  const cwd = freshFolder();
  const { status } = await run(process.execPath, [suite], { cwd, env: { ...env, ...only } });
  expect(status).toBe(1);
  return findingsIn(join(cwd, 'conformance-report'));
}

interface Container {
  command: string[];
  securityContext: { allowPrivilegeEscalation: boolean };
}
interface KubernetesJob {
  kind: string;
  spec: {
    completionMode?: string;
    completions: number;
    template: {
      spec: { restartPolicy: string; containers: Container[]; securityContext: { runAsNonRoot: boolean } };
    };
  };
}

const jobIn = (file: string): KubernetesJob =>
  parseAllDocuments(readFileSync(join(here, file), 'utf8'))
    .map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as KubernetesJob;
    })
    .find(({ kind }) => kind === 'Job') as KubernetesJob;

test('the Kubernetes Jobs -> each part is run once, and the verdict is that of a single run', {
  tag: '@long',
}, async () => {
  const parts = jobIn('kubernetes-job.yaml');
  const verdict = jobIn('kubernetes-verdict.yaml');
  expect(parts.spec.completionMode).toBe('Indexed');
  const cwd = freshFolder();
  const started = await startFaulty();
  const env = { ...settingsFor(started), ...only, PATH: `${commandsFolder()}:/usr/bin:/bin` };
  const inPod = ({ spec }: KubernetesJob, more: Record<string, string> = {}): Promise<Ended> => {
    const { containers, restartPolicy, securityContext } = spec.template.spec;
    expect({ restartPolicy, securityContext }).toMatchObject({
      restartPolicy: 'Never',
      securityContext: { runAsNonRoot: true },
    });
    const [command = '', ...words] = containers[0]?.command ?? [];
    // The mount point of the volume.
    return run(
      command,
      words.map((word) => word.replaceAll('/work', cwd)),
      { cwd, env: { ...env, ...more } },
    );
  };
  for (let index = 0; index < parts.spec.completions; index++)
    expect(await inPod(parts, { JOB_COMPLETION_INDEX: String(index) })).toMatchObject({ status: 0 });
  const merged = await inPod(verdict);
  const single = await singleRun(settingsFor(started));
  await started.stop();
  expect(merged.status).toBe(1);
  expect(findingsIn(join(cwd, 'conformance-report'))).toEqual(single);
  // Without a server the shard itself fails: that is not a verdict.
  expect((await inPod(parts, { JOB_COMPLETION_INDEX: '0' })).status).not.toBe(0);
});

interface Workflow {
  jobs: Record<
    string,
    {
      strategy?: { matrix: { part: number[] } };
      steps: { uses?: string; run?: string; with?: Record<string, string> }[];
    }
  >;
}

test('the matrix of GitHub -> its parts are all parts, and its verdict is that of a single run', {
  tag: '@long',
}, async () => {
  const { jobs } = parse(readFileSync(join(here, 'github-matrix.yml'), 'utf8')) as Workflow;
  const step = jobs.part?.steps.find(({ uses }) => uses?.includes('conformance/pipeline/github'));
  const action = parse(readFileSync(join(root, 'conformance/pipeline/github/action.yml'), 'utf8'));
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})));
  const cwd = freshFolder();
  const started = await startFaulty();
  const env = { ...settingsFor(started), ...only, PATH: `${commandsFolder()}:/usr/bin:/bin` };
  for (const part of jobs.part?.strategy?.matrix.part ?? []) {
    const filled = (name: string) =>
      step?.with?.[name]?.replaceAll(`\${{ matrix.part }}`, String(part)) ?? '';
    const words = ['--shard', filled('shard'), '--report', filled('report')];
    const { status } = await run('invoicing-conformance', words, { cwd, env });
    expect([0, 1]).toContain(status);
  }
  const merging = jobs.verdict?.steps.find(({ run: script }) => script)?.run ?? '';
  const merged = await run('sh', ['-ec', merging], { cwd, env });
  const single = await singleRun(settingsFor(started));
  await started.stop();
  expect(merged.status).toBe(1);
  expect(findingsIn(join(cwd, 'conformance-report'))).toEqual(single);
});

test("Playwright's own shards -> merge-reports shows every test once, the failing ones among them @long", async () => {
  test.setTimeout(300_000);
  const blocks = new Map(
    [...readFileSync(join(here, 'README.md'), 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
      ([, title = '', text = '']) => [title, text],
    ),
  );
  const cwd = freshFolder();
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(join(cwd, 'node_modules/@playwright'), { recursive: true });
  for (const name of ['@playwright/test', ...Object.keys(dependencies)])
    symlinkSync(join(root, 'node_modules', name), join(cwd, 'node_modules', name));
  for (const part of ['dist', 'package.json'])
    cpSync(join(root, part), join(cwd, 'node_modules/invoicing-contract', part), { recursive: true });
  writeFileSync(join(cwd, 'conformance.spec.ts'), blocks.get('conformance.spec.ts') ?? '');
  const cli = createRequire(import.meta.url)
    .resolve('@playwright/test/package.json')
    .replace('package.json', 'cli.js');
  const started = await startFaulty();
  const env = { ...settingsFor(started), PATH: '/usr/bin:/bin', HOME: cwd, CI: '1', NO_COLOR: '1' };
  const playwright = (title: string, more: Record<string, string>, ...words: string[]) => {
    const script = (blocks.get(title) ?? '')
      .trim()
      .replace(/^npx playwright /, `"${process.execPath}" "${cli}" `);
    return run('sh', ['-c', [script, ...words].join(' ')], { cwd, env: { ...env, ...more } });
  };
  mkdirSync(join(cwd, 'all-blob-reports'));
  const statuses = [];
  for (const part of ['1', '2', '3']) {
    statuses.push((await playwright('part', { PART: part }, '--grep', '"createItem|getItem"')).status);
    const [report = ''] = readdirSync(join(cwd, 'blob-report'));
    cpSync(join(cwd, 'blob-report', report), join(cwd, `all-blob-reports/part-${part}.zip`));
  }
  await started.stop();
  expect(statuses).toContain(1);
  const merged = await playwright('verdict', {
    PLAYWRIGHT_JUNIT_OUTPUT_NAME: 'merged.xml',
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
  expect(merged).toMatchObject({ status: 0 });
  const junit = readFileSync(join(cwd, 'merged.xml'), 'utf8');
  const names = [...junit.matchAll(/<testcase name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(20);
  expect(junit).toMatch(/<(failure|error)[ >]/);
  expect(existsSync(join(cwd, 'playwright-report/index.html'))).toBe(true);
});
