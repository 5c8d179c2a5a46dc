// The files of a report folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compareReports } from '../verdict/compare.js';
import type { CoverageTargets } from '../verdict/coverage.js';
import type { Finding } from '../verdict/finding.js';
import { judge, type Report } from '../verdict/report.js';
import { exchange, result, verified } from '../verdict/sample.fixture.js';
import { writeReports } from './write-reports.js';

const tags = { operations: [], statuses: [], transitions: [], properties: [], rules: [] };
const contract: CoverageTargets = { tags, cells: [], resources: {} };
const failing = result({ id: 'getItem/a', verdict: 'fail', exchanges: [exchange()] });
const report = judge([failing], {
  ...{ target: 'http://a.example', seed: 1, contract },
  startedAt: new Date('2030-01-01T00:00:00Z'),
  verifications: verified([failing]),
});
const [found] = report.findings as [Finding];

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');
function written(
  parts: Partial<Report> = {},
  ...more: [env?: Record<string, string>, compared?: readonly string[]]
) {
  writeReports({ ...report, ...parts }, join(folder, 'out'), ...more);
  return readdirSync(join(folder, 'out', 'reproduce'));
}

test('each form stands in its file', () => {
  expect(written()).toEqual([found.reproduce?.slice('reproduce/'.length)]);
  expect(readdirSync(join(folder, 'out')).sort()).toEqual([
    ...['badge.json', 'ctrf.json', 'index.html', 'junit.xml', 'report.json', 'reproduce', 'summary.md'],
  ]);
  expect(JSON.parse(read('report.json'))).toEqual(JSON.parse(JSON.stringify(report)));
  expect(read('report.json').split('\n')[1]).toMatch(/^ "findings"/);
  expect(read('index.html')).toContain('<!doctype html>');
  expect(read('junit.xml')).toMatch(/^<\?xml/);
  expect(JSON.parse(read('ctrf.json'))).toHaveProperty('results.tests');
  expect(JSON.parse(read('badge.json'))).toMatchObject({ message: expect.stringContaining('1 finding') });
  expect(read('summary.md')).toContain('1 finding');
});

test('scripts can be run; of an earlier report none stays', () => {
  const [name = ''] = written();
  expect(statSync(join(folder, 'out', 'reproduce', name)).mode & 0o777).toBe(0o755);
  writeFileSync(join(folder, 'out', 'reproduce', 'old.sh'), '');
  expect(written({ findings: [] })).toEqual([]);
});

test('a finding without a trace, or with a script elsewhere -> no script', () => {
  expect(written({ findings: [{ ...found, trace: undefined }] })).toEqual([]);
  expect(written({ findings: [{ ...found, reproduce: undefined }] })).toEqual([]);
  expect(written({ findings: [{ ...found, reproduce: 'invoicing-conformance --only getItem' }] })).toEqual(
    [],
  );
});

test('what was sent without the word of the suite -> so is what the script sends', () => {
  const body = ['{"name":"conformance"}'];
  const trace = {
    ...found.trace,
    steps: found.trace?.steps.map((one) => ({ ...one, body })),
  } as Finding['trace'];
  const sent = (plain: string | undefined) => {
    const [name = ''] = written({ plain, findings: [{ ...found, trace }] });
    return read(join('reproduce', name));
  };
  expect(sent('restaurante')).toContain('name\\":\\"restaurante');
  expect(sent(undefined)).toContain('name\\":\\"conformance');
});

test('the summary of a job -> the page and what differs are added to what stands there', () => {
  const summary = join(folder, 'step.md');
  writeFileSync(summary, 'before\n');
  written({}, { GITHUB_STEP_SUMMARY: summary }, compareReports({ ...report, findings: [] }, report));
  expect(readFileSync(summary, 'utf8')).toBe(`before\n${read('summary.md')}\n`);
  expect(read('summary.md')).toContain('new: ');
});
