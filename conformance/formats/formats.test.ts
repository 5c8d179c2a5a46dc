// Formats for other programs: CTRF, annotations, the schema of report.json and the guide, with reports of real runs.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv } from 'ajv';
import { isValid, validate } from 'ctrf';
import {
  freshFolder,
  removeFolders,
  root,
  run,
  settingsFor,
  startMock,
} from '../pipeline/processes.fixture.js';
import { contractTargets } from '../verdict/coverage-targets.js';
import { type JudgeSettings, judge, type Report } from '../verdict/report.js';
import { canary, hostile, result, sampleRun, verified } from '../verdict/sample.fixture.js';
import { githubAnnotations, gitlabAnnotations } from './annotations.js';
import { ctrfOf } from './ctrf.js';
import { reportFiles } from './guide.js';

const settings: JudgeSettings = {
  target: 'http://127.0.0.1:4010',
  seed: 7,
  startedAt: new Date('2030-01-01T00:00:00Z'),
  finishedAt: new Date('2030-01-01T00:00:42Z'),
  secrets: [canary],
  contract: contractTargets(),
};
const results = sampleRun(contractTargets(), 200);
const sample = judge(results, { ...settings, verifications: verified(results) });
const mock = join(root, 'dist/mocks/cli.js');
const suite = join(root, 'dist/conformance/cli.js');
const fileOf = (path: string): string => readFileSync(join(root, path), 'utf8');
test.afterEach(removeFolders);

test('the page in the build -> its style and script are whole: nothing is imported', () => {
  const built = (name: string) => fileOf(`dist/conformance/formats/page/${name}`);
  expect(built('page.css')).toContain('--text:');
  expect(built('page.css')).not.toContain('@import');
  expect(built('page.js')).not.toMatch(/\bimport\b[^(]*from/);
});

test('CTRF of a run with everything in it -> valid, and its counts are those of its tests', () => {
  const ctrf = ctrfOf(sample);
  expect(validate(ctrf)).toMatchObject({ valid: true });
  const { tests, summary, extra } = ctrf.results;
  expect(tests).toHaveLength(sample.checks.length + sample.findings.length);
  expect(tests.filter(({ status }) => status === 'failed')).toHaveLength(summary.failed);
  expect(summary.failed).toBe(
    sample.totals.fail + sample.findings.filter((one) => one.verdict === 'fail').length,
  );
  expect(summary.skipped).toBe(sample.totals.blocked + sample.totals.unsupported);
  expect(summary.passed + summary.failed + summary.skipped + summary.other).toBe(summary.tests);
  expect(extra).toMatchObject({ verdict: 'fails', exitStatus: 1 });
  expect(JSON.stringify(ctrf)).not.toContain(canary);
  const shown = tests.flatMap(({ name, message = '' }) => [...name, ...message]);
  expect(shown.filter((sign) => (sign < ' ' && sign !== '\n') || sign === '\u2028')).toEqual([]);
});

test('CTRF with a status that the format does not know -> not valid, so that the test above can fail', () => {
  const ctrf = ctrfOf(sample);
  expect(
    isValid({ ...ctrf, results: { ...ctrf.results, tests: [{ name: 'a', status: 'odd', duration: 0 }] } }),
  ).toBe(false);
});

test('annotations for GitHub -> one command a line, whatever the target sent, and ten of a level at most', () => {
  const wide = Array.from({ length: 30 }, (_, index) =>
    result({
      ...{ id: `updateItem/${index}`, verdict: 'fail', expected: `value ${index}` },
      actual: `${hostile}\n::error::made up, title=a:b%0A`,
    }),
  );
  const report = judge(wide, settings);
  const findings = report.findings.map((one, index) => ({ ...one, id: `${one.id}, ${index}: ${hostile}` }));
  expect(findings.length).toBeGreaterThan(0);
  const many = Array.from({ length: 30 }, () => findings[0] as Report['findings'][number]);
  const lines = githubAnnotations({ ...report, findings: many });
  expect(lines).toHaveLength(11);
  for (const line of lines) expect(line).toMatch(/^::(error|notice) title=[^:,\r\n]+::[^\r\n]+$/);
  expect(lines.at(-1)).toContain('title=conformance%3A fails::');
});

test('annotations for GitLab -> links into the artifacts, labels of at most 255 characters', () => {
  const [report, ...scripts] = gitlabAnnotations(
    sample,
    'https://git.example/job/1/artifacts/file',
    'out',
  ).conformance;
  expect(report?.external_link.url).toBe('https://git.example/job/1/artifacts/file/out/index.html');
  expect(scripts.length).toBe(sample.findings.filter(({ verdict }) => verdict === 'fail').length);
  for (const { external_link: link } of scripts) {
    expect(link.url).toMatch(/artifacts\/file\/out\/reproduce\/[\w.-]+\.sh$/);
    expect(link.label.length).toBeLessThanOrEqual(255);
  }
});

test('annotate without a report, and outside a job of GitLab -> refused with what to do', async () => {
  const folder = freshFolder();
  const missing = await run(process.execPath, [suite, 'annotate', folder]);
  expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('--report') });
  const odd = await run(process.execPath, [suite, 'annotate', folder, '--format', 'jenkins']);
  expect(odd).toMatchObject({ status: 2, stderr: expect.stringContaining('github, gitlab') });
});

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  [key: string]: unknown;
}

/** The schema without additional properties. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  ) as Schema;
  return inside.properties !== undefined && inside.additionalProperties === undefined
    ? { ...inside, additionalProperties: false }
    : inside;
}

const strictly = new Ajv({ strict: false, allErrors: true });
const isReport = strictly.compile(
  closed(JSON.parse(fileOf('conformance/formats/report.schema.json'))) as object,
);
const misfits = (report: unknown): unknown[] => (isReport(report) ? [] : (isReport.errors ?? []).slice(0, 5));

test('reports of real runs -> fit the schema, without a field that it does not name, and CTRF fits its own', {
  tag: '@long',
}, async () => {
  const cwd = freshFolder();
  const words = ['--scenario', 'empty', '--fault', 'statuses/createItem/missing-key-accepted'];
  const started = await startMock(process.execPath, [mock, ...words]);
  const env = settingsFor(started);
  const judged = async (report: string, ...more: string[]) => {
    const { status } = await run(process.execPath, [suite, '--report', report, ...more], { env, cwd });
    expect(readdirSync(join(cwd, report))).toEqual(
      expect.arrayContaining(Object.keys(reportFiles).slice(0, 6)),
    );
    const ctrf = JSON.parse(readFileSync(join(cwd, report, 'ctrf.json'), 'utf8'));
    expect(validate(ctrf)).toMatchObject({ valid: true });
    return { status, report: JSON.parse(readFileSync(join(cwd, report, 'report.json'), 'utf8')) as Report };
  };
  const failing = await judged('failing', '--only', 'items');
  const accepted = await judged('accepted', '--only', 'items', '--deviations', 'known.yaml', '--accept');
  const known = await judged('known', '--only', 'items', '--deviations', 'known.yaml');
  const gone = await judged('gone', '--only', 'taxes', '--deviations', 'known.yaml');
  const shards = ['1/2', '2/2'].map((shard, index) =>
    judged(`part-${index}`, '--only', 'items', '--shard', shard),
  );
  const parts = await Promise.all(shards);
  const words2 = ['merge', 'part-0', 'part-1', '--report', 'merged'];
  const merged = await run(process.execPath, [suite, ...words2], { cwd });
  await started.stop();
  const whole = JSON.parse(readFileSync(join(cwd, 'merged/report.json'), 'utf8'));
  expect([failing.status, known.status, merged.status]).toEqual([1, 0, 1]);
  expect(failing.report.findings.length).toBeGreaterThan(0);
  for (const { report } of [failing, accepted, known, gone, ...parts]) expect(misfits(report)).toEqual([]);
  expect(misfits(whole)).toEqual([]);
  expect(misfits(JSON.parse(JSON.stringify(sample)))).toEqual([]);
  expect(misfits({ ...failing.report, odd: 1 })).toHaveLength(1);
});

interface Guide {
  version: string;
  mock: { options: { flag: string; help: string }[] };
  suite: {
    options: { flag: string; help: string; environment: string }[];
    exitStatuses: Record<string, string>;
  };
}

test('the guide -> has each option of both commands, with its help', async () => {
  const guide = JSON.parse(fileOf('dist/guide.json')) as Guide;
  expect(guide.version).toBe(JSON.parse(fileOf('package.json')).version);
  for (const [tool, { options }] of [
    [mock, guide.mock],
    [suite, guide.suite],
  ] as const) {
    const { stdout: help } = await run(process.execPath, [tool, '--help']);
    for (const { flag, help: words } of options) {
      expect(help).toContain(flag.replace(/^.*?(--[\w-]+).*$/, '$1'));
      expect(words.length).toBeGreaterThan(10);
    }
  }
});

test('llms.txt -> names flags that there are, and links to files of the package', () => {
  const text = fileOf('dist/llms.txt');
  const guide = JSON.parse(fileOf('dist/guide.json')) as Guide;
  const flags = [...guide.mock.options, ...guide.suite.options].flatMap(
    ({ flag }) => flag.match(/--[\w-]+/g) ?? [],
  );
  const known = new Set([...flags, '--json', '--list']);
  const named = [...new Set(text.match(/(?<![\w-])--[a-z][\w-]+/g))];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((flag) => !known.has(flag))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => posix.join('dist', link));
  expect(links.length).toBeGreaterThan(5);
  expect(
    links.filter((link) => !readdirSync(join(root, dirname(link))).includes(posix.basename(link))),
  ).toEqual([]);
});
