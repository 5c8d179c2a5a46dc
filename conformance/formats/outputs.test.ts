/** Every report format: none contains a key, hostile texts are escaped. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { create } from 'xmlbuilder2';
import { contractTargets } from '../verdict/coverage-targets.js';
import { type JudgeSettings, judge } from '../verdict/report.js';
import { canary, hostile, result, sampleRun, verified } from '../verdict/sample.fixture.js';
import { embedded } from './html.js';
import { renderJunit } from './junit.js';
import { renderMarkdown } from './markdown.js';
import { createProgress } from './progress.js';
import { renderTerminal, wantsColour } from './terminal.js';
import { writeReports } from './write-reports.js';

const settings: JudgeSettings = {
  target: 'http://127.0.0.1:4010',
  seed: 7,
  startedAt: new Date('2030-01-01T00:00:00Z'),
  finishedAt: new Date('2030-01-01T00:00:42Z'),
  secrets: [canary],
  notes: [`learned with ${canary}`],
  contract: contractTargets(),
};
const results = sampleRun(contractTargets(), 200);
const report = judge(results, { ...settings, verifications: verified(results) });
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a run with a canary key everywhere -> no file and no terminal line contains it in any form', () => {
  const summary = join(folder, 'step.md');
  writeReports(report, join(folder, 'out'), { GITHUB_STEP_SUMMARY: summary });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(8);
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  texts.push(renderTerminal(report, { colour: true }));
  const forms = [
    canary,
    encodeURIComponent(canary),
    JSON.stringify(canary).slice(1, -1),
    canary.slice(0, 16),
  ];
  for (const text of texts) for (const form of forms) expect(text).not.toContain(form);
});

test('report.json -> holds what is promised, by the promised names', () => {
  writeReports(report, folder);
  const json = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(json).toMatchObject({ target: settings.target, startedAt: '2030-01-01T00:00:00.000Z', seed: 7 });
  expect(Object.keys(json)[0]).toBe('findings');
  expect(json.findings.filter(({ verdict }: { verdict: string }) => verdict === 'fail')).toHaveLength(4);
  expect(Object.keys(json.coverage)).toEqual([
    'operations',
    'statuses',
    'transitions',
    'properties',
    'rules',
  ]);
  for (const part of Object.values(json.coverage)) {
    expect(part).toEqual({
      covered: expect.any(Number),
      total: expect.any(Number),
      missing: expect.any(Array),
    });
  }
  expect(json.findings[1]).toMatchObject({
    statement: 'operation:createInvoice',
    operations: ['createInvoice'],
    answers: { judged: expect.any(Number), violating: 1 },
    fails: ['createInvoice/minimal'],
    reproduce: expect.stringMatching(/^reproduce\/.*\.sh$/),
  });
});

test('a second report in the same folder -> scripts of the first are gone', () => {
  writeReports(report, folder);
  writeReports(judge([result({ id: 'getItem/a' })], settings), folder);
  expect(readdirSync(join(folder, 'reproduce'))).toEqual([]);
});

test('hostile texts -> JUnit stays well-formed, with the right counts', () => {
  const document = create(renderJunit(report)).end({ format: 'object' }) as unknown as {
    testsuites: Record<string, unknown>;
  };
  expect(Number(document.testsuites['@failures'])).toBe(report.totals.fail + 4);
  expect(document.testsuites['@errors']).toBe('2');
  expect(document.testsuites['@skipped']).toBe('183');
});

test('hostile texts -> Markdown without markup, links or broken tables', () => {
  const markdown = renderMarkdown(report);
  expect(markdown).not.toMatch(/<(script|img)/);
  const rows = markdown.split('\n').filter((line) => line.startsWith('| updateItem'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.split('|')).toHaveLength(8);
  // A finding of one operation lists no others.
  expect(markdown).not.toContain(' and 0 more');
});

test('hostile texts -> no control character reaches the terminal; colour only when asked for', () => {
  const unprintable = (text: string) => [...text].filter((sign) => sign < ' ' && sign !== '\n');
  expect(unprintable(renderTerminal(report))).toEqual([]);
  expect(unprintable(renderTerminal(report, { colour: true })).every((sign) => sign === '\u001b')).toBe(true);
  expect(wantsColour(true, {})).toBe(true);
  expect(wantsColour(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour(undefined, {})).toBe(false);
});

test('a finding -> its lines name operation, expected, actual, request, section and script; the last line the number of findings', () => {
  const text = renderTerminal(report, { reportDir: 'out' });
  for (const part of [
    'createInvoice',
    '183 checks',
    'got      500',
    'request  GET /invoices.json -> 200',
    'stated   ',
    'again    sh out/reproduce',
    'FAILS: 4 findings',
    'seed 7',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('api_key');
});

test('data embedded in the page -> no tag can end it, and it is the same data', () => {
  const text = embedded({ hostile });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ hostile });
});

test('progress without a terminal -> a line every tenth; with one -> a single line rewritten', () => {
  const lines: string[] = [];
  const plain = createProgress({ write: (text) => lines.push(text) });
  for (let done = 1; done <= 95; done++) plain.update({ done, total: 95, totals: { fail: 2 } });
  plain.end();
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('95 of 95 (100 %): 2 fail\n');
  createProgress({ write: (text) => lines.push(text) }).update({
    done: 300,
    total: 1200,
    totals: {},
    left: '3 min',
  });
  expect(lines.at(-1)).toBe('300 of 1,200 (25 %), 900 checks and 3 min left\n');
  const rewritten: string[] = [];
  const live = createProgress({ write: (text) => rewritten.push(text), isTTY: true, columns: 20 }, () => 0);
  for (let done = 1; done <= 95; done++) live.update({ done, total: 95, totals: {} });
  expect(rewritten).toHaveLength(2);
  expect(rewritten.join('')).not.toContain('\n');
});
