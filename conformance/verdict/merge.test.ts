// Merging the reports of shards into one.
import { expect, test } from '@playwright/test';
import type { CheckResult } from '../judge/result.js';
import type { Confirmation, Verification } from '../replay/confirm.js';
import { shownAs, violated } from './causes/causes.fixture.js';
import { mergeReports } from './merge.js';
import { type JudgeSettings, judge, type Report } from './report.js';
import { exchange, result, smallTargets } from './sample.fixture.js';

const settings: JudgeSettings = {
  ...{ target: 'http://a.example', seed: 7, contract: smallTargets },
  startedAt: new Date('2030-01-01T10:00:00Z'),
};
/** The report of shard `n` of two, as parsed from a file. */
const part = (n: number, results: readonly CheckResult[] = [], more: Partial<JudgeSettings> = {}): Report =>
  JSON.parse(JSON.stringify(judge(results, { ...settings, shard: `${n}/2`, ...more })));
const merged = (one: Partial<JudgeSettings>, other: Partial<JudgeSettings>) =>
  mergeReports([part(1, [], one), part(2, [], other)]);
const failed = (id: string, parts: Partial<CheckResult> = {}) => result({ id, verdict: 'fail', ...parts });

const selection = {
  ...{ isWhole: true, checks: 3, of: 5, by: [] as string[], unclaimed: [] as string[] },
  assumed: 'note' as const,
};

test('times, requests, notes and what did not run -> those of all parts together', () => {
  const at = (text: string) => new Date(`2030-01-01T${text}:00Z`);
  const report = merged(
    {
      ...{ startedAt: at('10:05'), finishedAt: at('10:20'), requests: { getItem: 2, getTax: 1 } },
      ...{ notes: ['a', 'b'], notRun: ['getItem/a'] },
    },
    {
      ...{ startedAt: at('10:00'), finishedAt: at('10:10'), requests: { getItem: 3 } },
      ...{ notes: ['b', 'c'], notRun: ['getItem/b'] },
    },
  );
  expect(report).toMatchObject({
    ...{ startedAt: at('10:00').toISOString(), finishedAt: at('10:20').toISOString() },
    ...{ notes: ['a', 'b', 'c'], notRun: ['getItem/a', 'getItem/b'] },
    requests: { total: 6, byOperation: { getItem: 5, getTax: 1 } },
  });
  expect(report.ended).toBeUndefined();
});

test('one part says nothing of its requests -> nor does the whole', () => {
  expect(merged({ requests: { getItem: 2 } }, {}).requests).toBeUndefined();
});

test('selections -> added up, and whole where each part was; none -> none', () => {
  expect(merged({ selection }, { selection: { ...selection, checks: 4, of: 6 } }).selection).toEqual({
    ...{ ...selection, isWhole: true, checks: 7, of: 11 },
  });
  expect(merged({ selection }, { selection: { ...selection, isWhole: false } }).selection?.isWhole).toBe(
    false,
  );
  expect(merged({}, {}).selection).toBeUndefined();
});

test('ended early -> by the signal of the part that had one, and the reasons of all, with their parts', () => {
  expect(merged({}, { interrupted: 'SIGINT' }).ended).toEqual({ interrupted: 'SIGINT' });
  expect(merged({ givenUp: 'too long' }, { givenUp: 'no answer', fellSilent: true }).ended).toEqual({
    ...{ givenUp: 'shard 1/2: too long; shard 2/2: no answer', fellSilent: true },
  });
});

test('a status and a cell -> the worst that any part saw', () => {
  const asserts = (id: string, ...asserted: string[]) => result({ id, asserted });
  const cell = 'transition:quote final accept';
  const broken = failed('getItem/x', {
    violations: [
      violated({ statement: 'status:getItem/200', symptom: '404', operation: 'getItem' }),
      violated({
        ...{ statement: 'state:quote/final+accept', sort: 'state', field: 'status', symptom: 'unchanged' },
        operation: 'changeQuoteState',
      }),
    ],
  });
  const seen = (...parts: [CheckResult[], CheckResult[]]) => {
    const { statuses, cells } = mergeReports(parts.map((results, n) => part(n + 1, results)));
    return [statuses.getItem, cells.map(({ verdict }) => verdict), statuses.getTax];
  };
  const passes = asserts('getItem/a', 'status:getItem 200', cell);
  const red = [{ 200: 'fail', 404: 'missing' }, ['fail', 'missing'], { 200: 'missing' }];
  expect(seen([passes], [broken])).toEqual(red);
  expect(seen([broken], [passes])).toEqual(red);
  expect(seen([passes], [asserts('getTax/a', 'status:getTax 200')])).toEqual([
    { 200: 'pass', 404: 'missing' },
    ['pass', 'missing'],
    { 200: 'pass' },
  ]);
});

test('parts that cannot be of one run -> the message names both, and what one does not say', () => {
  const refusal = (...reports: Report[]) => {
    try {
      return mergeReports(reports).verdict;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refusal(part(1, [], { profile: 'smoke' }), part(2))).toContain(
    '--profile is smoke in shard 1/2, and not given in shard 2/2',
  );
  expect(refusal(part(1), part(2, [], { profile: 'smoke' }))).toContain(
    '--profile is not given in shard 1/2, and smoke in shard 2/2',
  );
  expect(refusal(part(1), { ...part(2), shard: undefined, seed: 8 })).toContain(
    'seed is 7 in shard 1/2, and 8 in the report of 2030-01-01T10:00:00.000Z',
  );
  expect(refusal(part(1), { ...part(2), schemaVersion: undefined as never })).toContain('schemaVersion 1,');
  expect(refusal(part(1), { ...part(2), schemaVersion: 2 })).toContain('schemaVersion 2,');
  expect(refusal(part(1))).toMatch(/missing: 2\/2\.$/);
  expect(refusal(part(2), part(2))).toMatch(/missing: 1\/2; there twice: 2\/2\.$/);
  expect(refusal(part(1), part(2))).toBe('nothing checked');
});

test.describe('a finding', () => {
  const lost = violated({
    ...{ statement: 'rule:item-fields-kept', sort: 'value', field: 'unit', symptom: 'absent' },
    ...{ operation: 'getItem', expected: 'first', actual: 'one' },
  });
  const other = violated({ ...lost, field: 'name' });
  const last = exchange({ status: 200, responseBody: 'last' });
  const replayed = {
    ...{ ...lost, expected: 'second', actual: 'two', at: 'item.unit' },
    ...{ entry: { list: 'items', id: 5, rest: 'unit' }, proof: { by: 'json' as const } },
  };
  const shown = (confirmation: Confirmation, more: Partial<Verification> = {}) =>
    new Map([shownAs(lost, confirmation, more)]);

  test('is as its replay has shown it, in the part that did', () => {
    const verifications = shown('confirmed', {
      ...{ check: 'getItem/dear', violation: replayed, exchanges: [exchange({ status: 201 }), last] },
      conditions: ['emailInvoice'],
    });
    const results = [
      failed('getItem/dear', { called: { getItem: 9 }, violations: [lost] }),
      failed('getItem/cheap', { called: { getItem: 1 }, violations: [{ ...lost, operation: 'listItems' }] }),
    ];
    const [, verified] = [part(1), part(2, results, { verifications })];
    const report = mergeReports([part(1), verified]);
    expect(report.findings).toEqual(verified.findings);
    expect(report.findings).toMatchObject([
      {
        ...{ expected: 'second', actual: 'two', at: 'item.unit', reportedBy: 'getItem/dear' },
        ...{ condition: 'only after emailInvoice', entry: replayed.entry, proof: { by: 'json' } },
        ...{ before: [{ status: 201 }], exchange: { responseBody: 'last' } },
      },
    ]);
  });

  test('without any replay -> as each check saw it, with the exchange of its own finding', () => {
    const sees = (id: string, violation: typeof lost, responseBody: string) =>
      failed(id, { violations: [{ ...violation, exchange: exchange({ responseBody }) }] });
    const results = [sees('getItem/a', lost, 'of a'), sees('getItem/b', other, 'of b')];
    const bodies = (report: Report) =>
      report.findings.map(({ field, exchange }) => `${field} ${exchange?.responseBody}`).sort();
    expect(bodies(mergeReports([part(1), part(2, results)]))).toEqual(['name of b', 'unit of a']);
    // An exchange that a check still has is kept.
    const whole = part(2, results);
    for (const check of whole.checks)
      for (const one of check.violations) one.exchange = exchange({ responseBody: 'own' });
    expect(bodies(mergeReports([part(1), whole]))).toEqual(['name own', 'unit own']);
  });

  test('seen by two parts -> the surer word counts, whichever came first', () => {
    const order = ['confirmed', 'under concurrency', 'intermittent', 'not verified', 'unconfirmed'] as const;
    order.slice(1).forEach((less, n) => {
      const more = order[n] as Confirmation;
      const parts = ([one, two]: Confirmation[]) =>
        [one, two].map((word, at) =>
          part(at + 1, [failed(`getItem/${at}`, { violations: [lost] })], {
            verifications: shown(word as Confirmation),
          }),
        );
      for (const words of [
        [more, less],
        [less, more],
      ])
        expect(mergeReports(parts(words)).findings[0]?.confirmation, words.join()).toBe(more);
    });
  });

  test('that one part saw to follow from another -> follows from it in the whole', () => {
    const verifications = new Map([
      shownAs(lost, 'confirmed'),
      shownAs(other, 'confirmed', { causes: ['rule:fields-kept | unit | different'] }),
    ]);
    const both = failed('getItem/a', { violations: [lost, other] });
    const names = ({ findings }: Report) => findings.map(({ field, consequences }) => [field, consequences]);
    const whole = part(1, [both], { verifications });
    expect(names(whole)).toEqual([['unit', ['rule:fields-kept name -> different']]]);
    const later = failed('getItem/b', { violations: [other] });
    expect(names(mergeReports([whole, part(2, [later])]))).toEqual(names(whole));
  });
});

test.describe('a check', () => {
  const own = violated({
    ...{ statement: 'rule:item-fields-kept', sort: 'value', field: 'unit', symptom: 'absent' },
    operation: 'getItem',
  });
  const name = 'rule:fields-kept unit -> different';
  /** A check of a shard, as the merged report has it. */
  const inWhole = (
    check: Partial<CheckResult>,
    parts: Partial<Report> = {},
    both: Partial<JudgeSettings> = {},
  ) => {
    const one = { ...part(1, [], both), ...parts };
    const report = { ...one, checks: [result({ id: 'getItem/a', ...check })] };
    const { checks, findings } = mergeReports([report, part(2, [], both)]);
    return [checks[0]?.verdict, checks[0]?.blockedBy, findings.length];
  };

  test('that is known, or failed and was explained -> fails until the whole says otherwise', () => {
    expect(inWhole({ verdict: 'known', violations: [own], blockedBy: 'x' })).toEqual(['fail', name, 1]);
    const explained = { verdict: 'blocked' as const, violations: [own], blockedBy: 'x', expected: 'a' };
    expect(inWhole(explained)).toEqual(['fail', name, 1]);
    expect(inWhole({ ...explained, violations: [] })).toEqual(['blocked', 'x', 0]);
    expect(inWhole({ ...explained, expected: undefined })).toEqual(['blocked', name, 1]);
  });

  test('that was kept from being judged -> by the operation of the first thing stated that it saw', () => {
    const unconfirmed = part(1, [failed('getItem/b', { violations: [own] })], {
      verifications: new Map([shownAs(own, 'unconfirmed')]),
    });
    const violations = [
      { ...own, operation: 'getTax' as const, assumed: true as const },
      { ...own, operation: 'createItem' as const },
      { ...own, operation: 'getItem' as const },
    ];
    const { findings } = unconfirmed;
    expect(inWhole({ verdict: 'blocked', violations, blockedBy: 'x' }, { findings })).toEqual([
      ...['blocked', 'createItem', 2],
    ]);
  });

  test('that fails by what is assumed only -> a note, unless that fails the run', () => {
    const assumed = { verdict: 'fail' as const, violations: [{ ...own, assumed: true as const }] };
    expect(inWhole(assumed)).toEqual(['note', `note: ${name}`, 1]);
    const raised = { selection: { ...selection, assumed: 'fail' as const } };
    expect(inWhole(assumed, {}, raised)[0]).toBe('fail');
    expect(inWhole({ ...assumed, violations: [] })[0]).toBe('fail');
    expect(inWhole({ ...assumed, verdict: 'error' })[0]).toBe('error');
  });
});
