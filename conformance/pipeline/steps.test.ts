// The action for GitHub and the component for GitLab: their shell steps, run as a runner would run them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, parseAllDocuments } from 'yaml';
import { freshFolder, removeFolders, root, run, type Started, startMock } from './processes.fixture.js';

test.describe.configure({ mode: 'parallel' });

const mockCommand = join(root, 'dist/mocks/cli.js');
const command = `${process.execPath} ${join(root, 'dist/conformance/cli.js')}`;
const fault = 'statuses/createItem/missing-key-accepted';
/** Checks of the faulty operation and of another one. */
const only = 'createItem,getItem';
const startHere = (...words: string[]): Promise<Started> =>
  startMock(process.execPath, [mockCommand, '--scenario', 'empty', ...words]);
/** The environment of a runner. */
const runner = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/tmp' };
test.afterEach(removeFolders);

interface Input {
  default?: string;
  required?: boolean;
  options?: string[];
}
interface Step {
  id?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
}
interface Action {
  inputs: Record<string, Input>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}

const action = parse(readFileSync(join(root, 'conformance/pipeline/github/action.yml'), 'utf8')) as Action;
const [judgeStep] = action.runs.steps as [Step];

/** Runs the first step of the action with these inputs. */
async function runAction(inputs: Record<string, string>, cwd: string) {
  const values = Object.fromEntries(
    Object.entries(action.inputs).map(([name, input]) => [name, inputs[name] ?? input.default ?? '']),
  );
  const env = Object.fromEntries(
    Object.entries(judgeStep.env ?? {}).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => values[input] ?? ''),
    ]),
  );
  const files = { GITHUB_OUTPUT: join(cwd, 'output.txt'), GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const script = join(cwd, 'step.sh');
  writeFileSync(script, judgeStep.run ?? '');
  // As a runner runs `shell: sh`.
  const ended = await run('sh', ['-e', script], {
    cwd,
    env: { ...runner, GITHUB_ACTIONS: 'true', ...files, ...env },
  });
  const lines = readFileSync(files.GITHUB_OUTPUT, 'utf8').trim().split('\n');
  const outputs = Object.fromEntries(lines.map((line) => line.split('=')));
  return { ...ended, outputs, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') };
}

const targetOf = ({ ready }: Started): Record<string, string> => ({
  'base-url': ready.base_url,
  'api-key': ready.api_key,
  command,
});

test('action.yml -> each input is used, each output is made, each setting is one of the suite', () => {
  const text = readFileSync(join(root, 'conformance/pipeline/github/action.yml'), 'utf8');
  for (const name of Object.keys(action.inputs)) expect(text).toContain(`inputs.${name} `);
  for (const { value } of Object.values(action.outputs))
    expect(value).toMatch(/^\$\{\{ steps\.judge\.outputs\./);
  const guide = readFileSync(join(root, 'dist/guide.json'), 'utf8');
  const settings = Object.keys(judgeStep.env ?? {}).filter((name) => name.startsWith('CONFORMANCE_'));
  for (const name of settings) expect(guide).toContain(`"${name}"`);
  // No user input is inserted into a script.
  for (const { run: script } of action.runs.steps) expect(script ?? '').not.toContain('${{');
});

test('the action on a server with a fault -> status 1, annotations, summary, outputs and the report', async () => {
  const cwd = freshFolder();
  const started = await startHere('--fault', fault);
  const ended = await runAction({ ...targetOf(started), only, report: 'out of the way' }, cwd);
  await started.stop();
  expect(ended.status).toBe(1);
  expect(ended.stdout).toMatch(/^::error title=.*createItem/m);
  expect(ended.summary).toContain('createItem');
  expect(ended.outputs).toEqual({ 'exit-status': '1', verdict: 'fails', findings: '1' });
  expect(existsSync(join(cwd, 'out of the way/report.json'))).toBe(true);
  expect(`${ended.stdout}${ended.stderr}${ended.summary}`).not.toContain(started.ready.api_key);
});

test('the action with the deviation listed -> status 0 and a warning', { tag: '@long' }, async () => {
  const cwd = freshFolder();
  const started = await startHere('--fault', fault);
  const { base_url: url, api_key: key } = started.ready;
  const words = [
    '--base-url',
    url,
    '--api-key',
    key,
    '--only',
    'createItem',
    '--only',
    'getItem',
    '--accept',
  ];
  await run(
    process.execPath,
    [join(root, 'dist/conformance/cli.js'), ...words, '--deviations', 'known.yaml'],
    { cwd },
  );
  const ended = await runAction({ ...targetOf(started), only, deviations: 'known.yaml' }, cwd);
  await started.stop();
  expect(ended).toMatchObject({ status: 0, outputs: { 'exit-status': '0', findings: '0' } });
  expect(ended.stdout).toMatch(/^::warning title=/m);
});

test('the action without a server -> status 2, and an annotation that says where to look', async () => {
  const ended = await runAction({ 'base-url': 'http://127.0.0.1:9', 'api-key': 'k', command }, freshFolder());
  expect(ended).toMatchObject({ status: 2, outputs: { 'exit-status': '2' } });
  expect(ended.stdout).toMatch(/^::error title=conformance::/m);
});

test('the action with a start command -> the server is started and stopped', { tag: '@long' }, async () => {
  const cwd = freshFolder();
  const { ready, stop } = await startHere();
  await stop();
  const { port } = new URL(ready.base_url);
  const server = `${process.execPath} ${mockCommand} --scenario empty --quiet --port ${port}`;
  const inputs = { 'base-url': ready.base_url, 'api-key': ready.api_key, command, server, only: 'listItems' };
  expect(await runAction(inputs, cwd)).toMatchObject({ status: 0, outputs: { 'exit-status': '0' } });
  await expect(fetch(ready.base_url)).rejects.toThrow();
});

interface Component {
  spec: { inputs: Record<string, Input> };
}
interface Job {
  variables: Record<string, string>;
  script: string[];
  artifacts: { paths: string[]; reports: Record<string, string> };
}

const templateText = readFileSync(
  join(root, 'conformance/pipeline/gitlab/templates/invoicing-conformance.yml'),
  'utf8',
);

/** The job of the component with these inputs, as GitLab creates it. */
function component(inputs: Record<string, string>): Job {
  const [head = '', body = ''] = templateText.split(/^---$/m);
  const { spec } = parse(head) as Component;
  const filled = body.replace(/\$\[\[ inputs\.(\w+) \]\]/g, (_, name: string) => {
    const value = inputs[name] ?? spec.inputs[name]?.default;
    if (value === undefined) throw new Error(`the input ${name} has no value`);
    return value;
  });
  const [job] = Object.values(parse(filled) as Record<string, Job>);
  return job as Job;
}

async function runJob(inputs: Record<string, string>, cwd: string, variables: Record<string, string>) {
  const job = component({ ...inputs, command });
  const env = { ...runner, CI_JOB_URL: 'https://git.example/a/b/-/jobs/7', ...variables, ...job.variables };
  return { ...(await run('sh', ['-c', job.script.join('\n')], { cwd, env })), job };
}

test('the component -> two documents, each input used, options that the suite has', () => {
  expect(parseAllDocuments(templateText).map(({ errors }) => errors)).toEqual([[], []]);
  const { inputs } = (parse(templateText.split(/^---$/m)[0] ?? '') as Component).spec;
  for (const name of Object.keys(inputs)) expect(templateText).toContain(`$[[ inputs.${name} ]]`);
  expect(inputs.profile?.options).toEqual(['smoke', 'full', 'soak']);
  expect(() => component({})).toThrow('base_url');
});

test('the component on a server with a fault -> status 1, and every artifact that it names', {
  tag: '@long',
}, async () => {
  const cwd = freshFolder();
  const started = await startHere('--fault', fault);
  const { base_url, api_key, second_base_url, second_api_key } = started.ready;
  const keys = { INVOICING_API_KEY: api_key, INVOICING_SECOND_API_KEY: second_api_key };
  const ended = await runJob({ base_url, second_base_url, only }, cwd, keys);
  await started.stop();
  expect(ended.status).toBe(1);
  const { paths, reports } = ended.job.artifacts;
  for (const path of [...paths, ...Object.values(reports)]) expect(existsSync(join(cwd, path))).toBe(true);
  const { conformance } = JSON.parse(readFileSync(join(cwd, reports.annotations ?? ''), 'utf8'));
  expect(conformance[0].external_link.url).toBe(
    'https://git.example/a/b/-/jobs/7/artifacts/file/conformance-report/index.html',
  );
  const report = JSON.parse(readFileSync(join(cwd, 'conformance-report/report.json'), 'utf8'));
  expect(report.secondBaseUrl).toBe(second_base_url);
});

test('the component without a server -> status 2', { tag: '@long' }, async () => {
  const ended = await runJob({ base_url: 'http://127.0.0.1:9' }, freshFolder(), { INVOICING_API_KEY: 'k' });
  expect(ended.status).toBe(2);
});

test('shellcheck, where it is installed -> nothing to object to in any step', async ({
  browserName: _unused,
}, info) => {
  info.skip(spawnSync('shellcheck', ['--version']).status !== 0, 'shellcheck is not installed');
  for (const script of [judgeStep.run ?? '', component({ base_url: 'http://a' }).script.join('\n')]) {
    const words = ['--shell=sh', '--severity=info', '-'];
    expect(execFileSync('shellcheck', words, { input: script, encoding: 'utf8' })).toBe('');
  }
});
