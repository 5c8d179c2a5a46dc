// Which checks --failed, --only, --skip and --reproduce select, by patterns and by findings of an earlier report.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { operations } from '../generated/operations.js';
import { checksFor } from './checks/index.js';
import { chosen, readReport } from './choice.js';
import { groupOf } from './judge/identity.js';
import type { Violation } from './judge/violation.js';
import { readSettings, UsageError } from './target/settings.js';
import { contractTargets } from './verdict/coverage-targets.js';
import { judge } from './verdict/report.js';
import { result } from './verdict/sample.fixture.js';

const target = { 'base-url': 'http://127.0.0.1:1', 'api-key': 'k' };
/** Operations whose isolation between accounts is checked on accounts that the run creates. */
const keptApartElsewhere: readonly string[] = ['configureAtCommunication', 'updateAccount'];

const [passed, failed, blocked, never] = checksFor(1)
  .filter(({ operation, profile }) => operation === 'createItem' && profile !== 'soak')
  .map(({ id }) => id) as [string, string, string, string];

test('--failed of an interrupted report -> what failed, what could not be judged, and what never ran; not what passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'choice-'));
  const report = judge(
    [
      result({ id: passed }),
      result({ id: failed, verdict: 'fail', expected: 'a', actual: 'b' }),
      result({ id: blocked, verdict: 'inconclusive', reason: 'time-out' }),
    ],
    {
      ...{ target: 'http://127.0.0.1:1', seed: 1, startedAt: new Date(0), contract: contractTargets() },
      ...{ interrupted: 'SIGINT', notRun: [never] },
    },
  );
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  const flags = { ...target, failed: folder };
  const ids = chosen({ settings: readSettings({ flags, env: {} }) }).map(({ id }) => id);
  rmSync(folder, { recursive: true, force: true });
  expect(ids.sort()).toEqual([failed, blocked, never].sort());
});

test.describe('findings of an earlier report', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'choice-'));
    const violation = (field: string): Violation => ({
      ...{ statement: 'rule:item-fields-kept', sort: 'value', field, symptom: 'different' },
      ...{ subject: field, expected: 'a', actual: 'b', operation: 'createItem' },
    });
    const [one, two] = [violation('description'), violation('unit')];
    const report = judge(
      [
        result({ id: passed }),
        result({ id: failed, verdict: 'fail', violations: [one] }),
        result({ id: blocked, verdict: 'fail', violations: [two] }),
      ],
      {
        ...{ target: 'http://127.0.0.1:1', seed: 77, startedAt: new Date(0), contract: contractTargets() },
        verifications: new Map(
          [one, two].map((each) => [
            groupOf(each),
            { confirmation: 'confirmed', conditions: [], causes: [] },
          ]),
        ),
      },
    );
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const idsOf = (flags: Record<string, unknown>, reproduce?: string) => {
    const settings = readSettings({ flags: { ...target, report: folder, ...flags }, env: {} });
    const ids = chosen({ settings, ...(reproduce !== undefined && { reproduce }) }).map(({ id }) => id);
    return { ids, seed: settings.seed, fresh: settings.fresh };
  };
  const finding = (field: string) => `rule:fields-kept ${field} -> different`;

  test('--only with one, or a glob of them -> its checks, by the seed of the report', () => {
    expect(idsOf({ only: [finding('unit')] })).toEqual({ ids: [blocked], seed: 77, fresh: false });
    expect(idsOf({ only: ['rule:fields-kept *'] }).ids.sort()).toEqual([failed, blocked].sort());
    expect(idsOf({ only: [finding('unit'), 'createItem'] }).ids).toContain(passed);
  });

  test('--skip with one -> all others', () => {
    const { ids } = idsOf({ only: ['createItem'], skip: [finding('unit')] });
    expect([ids.includes(failed), ids.includes(blocked)]).toEqual([true, false]);
  });

  test('--reproduce by number and by id -> its checks alone, again', () => {
    const report = readReport(folder);
    for (const [index, { id, cases }] of report.findings.entries())
      for (const name of [id, String(index + 1)])
        expect(idsOf({}, `${folder}/${name}`)).toEqual({
          ...{ ids: cases.map(({ check }) => check), seed: 77, fresh: true },
        });
  });

  test('what names nothing -> refused, in words that say what would be right', () => {
    expect(() => idsOf({ only: ['no-such-thing'] })).toThrow(/--only "no-such-thing" names no check/);
    expect(() => idsOf({ skip: [finding('no')] })).toThrow(/--skip .* names no check/);
    expect(() => idsOf({}, `${folder}/3`)).toThrow(/has no finding "3"; it has 2/);
    expect(() => idsOf({}, '/nowhere/1')).toThrow(/give the report folder, a slash/);
  });

  test('a report that cannot be read, or of an older version -> refused', () => {
    const old = join(folder, 'old.json');
    writeFileSync(old, '{"checks":[]}');
    expect(() => readReport(old)).toThrow(/older version/);
    expect(() => readReport('/nowhere')).toThrow(/\/nowhere\/report.json cannot be read/);
    expect(() => readReport('/nowhere')).toThrow(UsageError);
    expect(readReport(join(folder, 'report.json')).seed).toBe(77);
  });
});

test('--only OPERATION -> with the checks that it keeps accounts apart, for every operation that names a record', {
  tag: '@long',
}, () => {
  const named = Object.values(operations).filter(
    (one) =>
      one.auth && one.path.includes('{') && !keptApartElsewhere.includes(one.id) && !('assumed' in one),
  );
  expect(named.length).toBeGreaterThan(50);
  for (const { id } of named) {
    const settings = readSettings({ flags: { ...target, only: [id] }, env: {} });
    const ids = chosen({ settings }).map((one) => one.id);
    expect(ids, id).toEqual(
      expect.arrayContaining([`${id}/isolated-other-key`, `${id}/isolated-other-account`]),
    );
  }
});
