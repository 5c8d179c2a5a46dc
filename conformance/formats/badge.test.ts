// The badge shows the verdict of the report, in the format of shields.io.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CheckResult } from '../judge/result.js';
import { contractTargets } from '../verdict/coverage-targets.js';
import { judge } from '../verdict/report.js';
import { result } from '../verdict/sample.fixture.js';
import { badgeOf } from './badge.js';
import { writeReports } from './write-reports.js';

const contract = contractTargets();
const target = 'http://127.0.0.1:4010';
const pass = result({ id: 'getItem/a' });
const fails = (id: string) => result({ id, verdict: 'fail', expected: 'a', actual: 'b' });
const cases: [string, CheckResult[], message: string, color: string][] = [
  ['every check passes', [pass], 'conforms', 'brightgreen'],
  [
    'a part is not claimed',
    [pass, result({ id: 'getTax/a', verdict: 'unsupported' })],
    'partial',
    'yellowgreen',
  ],
  ['one fault', [pass, fails('getTax/a')], '1 finding', 'red'],
  ['two faults', [fails('createItem/a'), fails('getTax/a')], '2 findings', 'red'],
  ['nothing was decided', [result({ id: 'getTax/a', verdict: 'inconclusive' })], 'inconclusive', 'lightgrey'],
];
test('a part of the checks -> the badge says how much, and is not green', () => {
  const settings = { target, seed: 1, startedAt: new Date(0), secrets: [], contract };
  for (const report of [
    judge([pass], { ...settings, complete: false }),
    judge([pass], { ...settings, shard: '1/2' }),
  ]) {
    const { total } = report.coverage.operations;
    expect(badgeOf(report)).toMatchObject({
      ...{ message: `1 of ${total} operations: no failure`, color: 'lightgrey' },
    });
  }
});
for (const [name, results, message, color] of cases)
  test(`${name} -> badge.json says ${message}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'badge-'));
    writeReports(judge(results, { target, seed: 1, startedAt: new Date(0), secrets: [], contract }), folder);
    const badge = JSON.parse(readFileSync(join(folder, 'badge.json'), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    expect(badge).toEqual({ schemaVersion: 1, label: 'conformance', message, color });
  });
