/** The verdict of a run and its exit status; findings; shards. */
import { expect, test } from '@playwright/test';
import type { CheckResult, Verdict } from '../judge/result.js';
import { contractTargets } from './coverage-targets.js';
import { groupsOf } from './diagnosis.js';
import { MergeError, mergeReports } from './merge.js';
import { type JudgeSettings, judge } from './report.js';
import { canary, exchange, result, sampleRun, verified } from './sample.fixture.js';

const targets = contractTargets();
const settings: JudgeSettings = {
  target: 'http://127.0.0.1:4010',
  seed: 7,
  startedAt: new Date('2030-01-01T00:00:00Z'),
  secrets: [canary],
  contract: targets,
};
const of = (...verdicts: Verdict[]): CheckResult[] =>
  verdicts.map((verdict, index) =>
    result({
      id: `getItem/${verdict}-${index}`,
      verdict,
      ...(verdict === 'blocked' ? { blockedBy: 'createItem' } : {}),
    }),
  );
const root = (verdict: Verdict) => result({ id: 'createItem/works', verdict });

const outcomes: [string, CheckResult[], string, number][] = [
  ['only passes', of('pass', 'pass'), 'conforms', 0],
  ['notes beside passes', of('pass', 'note'), 'conforms', 0],
  ['unclaimed parts', of('pass', 'unsupported'), 'partial', 0],
  ['a failure', of('pass', 'fail'), 'fails', 1],
  ['a failure beside an error of the suite', of('fail', 'error'), 'fails', 1],
  ['an error of the suite', of('pass', 'error', 'inconclusive'), 'error', 3],
  ['something undecided', of('pass', 'inconclusive'), 'inconclusive', 1],
  ['blocked by what failed', [...of('pass', 'blocked'), root('fail')], 'fails', 1],
  ['blocked by what was not seen to fail', [...of('pass', 'blocked'), root('pass')], 'inconclusive', 1],
  ['blocked by what is not claimed', [...of('pass', 'blocked'), root('unsupported')], 'inconclusive', 1],
  [
    'what the description leaves open',
    [...of('pass'), { ...root('unsupported'), open: true as const }],
    'conforms',
    0,
  ],
  ['nothing selected', [], 'nothing checked', 2],
  ['nothing claimed', of('unsupported'), 'nothing checked', 1],
];
for (const [name, results, verdict, exitStatus] of outcomes) {
  test(`${name} -> ${verdict}, exit status ${exitStatus}`, () => {
    expect(judge(results, settings)).toMatchObject({ verdict, exitStatus });
  });
}

const failing = result({ id: 'getItem/x', verdict: 'fail', expected: 'a', actual: 'b' });
const deviation = { finding: 'operation:getItem *', reason: 'r' };

test('listed failures only -> known deviations only, exit status 0', () => {
  expect(judge([...of('pass'), failing], { ...settings, deviations: [deviation] })).toMatchObject({
    verdict: 'known deviations only',
    exitStatus: 0,
    totals: { known: 1, fail: 0 },
  });
});

test('a listed failure that passes now -> fails, although every check passes', () => {
  const report = judge(of('pass'), {
    ...settings,
    deviations: [{ ...deviation, finding: 'operation:getItem gone' }],
  });
  expect(report).toMatchObject({ verdict: 'fails', exitStatus: 1 });
  expect(report.because).toContain('1 of 1 listed deviations');
});

test('one id with two outcomes -> the worst counts', () => {
  const twice = [failing, { ...failing, verdict: 'pass' as const, asserted: ['rule:x'] }];
  const { checks, verdict } = judge(twice, settings);
  expect(verdict).toBe('fails');
  expect(checks).toMatchObject([{ verdict: 'fail', asserted: ['rule:x'] }]);
});

test('one symptom at many operations -> one finding; keys come first, then what keeps most from being judged', () => {
  const { findings } = judge(sampleRun(targets, 100), settings);
  const failing = findings.filter(({ verdict }) => verdict === 'fail');
  expect(failing[0]?.operations).toContain('listTaxes');
  expect(failing[1]?.operations).toEqual(['createInvoice']);
  expect(failing[1]?.blocks).toHaveLength(182);
  expect(failing.filter(({ operations }) => operations.includes('listTaxes'))).toHaveLength(1);
  expect(
    failing.find(({ operations }) => operations.includes('listTaxes'))?.operations.length,
  ).toBeGreaterThan(5);
});

test('passes -> carry no exchanges; failures do, and their finding names a script', () => {
  const results = [
    result({ id: 'getItem/a', exchanges: [exchange()] }),
    result({ id: failing.id, verdict: 'fail', exchanges: [exchange()] }),
  ];
  const { checks, findings } = judge(results, { ...settings, verifications: verified(results) });
  expect(checks[0]?.exchanges).toEqual([]);
  expect(findings[0]?.reproduce).toMatch(/^reproduce\/.*\.sh$/);
  expect(checks[1]?.exchanges).toHaveLength(1);
});

test('an immense run of failures -> the report stays below its budget, every finding keeps its evidence', () => {
  const long = exchange({ responseBody: 'x'.repeat(4000), requestBody: 'y'.repeat(4000) });
  const many = Array.from({ length: 4000 }, (_, index) =>
    result({
      id: `getItem/${index}`,
      rule: `rule ${index % 50}`,
      verdict: 'fail',
      actual: '200',
      exchanges: [long],
    }),
  );
  const report = judge(many, settings);
  expect(JSON.stringify(report).length).toBeLessThan(25_000_000);
  for (const finding of report.findings) expect(finding.exchange).toBeDefined();
});

for (const shards of [1, 2, 5]) {
  test(`a run cut into ${shards} and merged -> the verdict and the counts of the whole`, () => {
    const results = [...sampleRun(targets, 300), failing];
    const whole = judge(results, { ...settings, deviations: [deviation] });
    const parts = Array.from({ length: shards }, (_, part) =>
      judge(
        results.filter((_, index) => index % shards === part),
        { ...settings, deviations: [deviation], shard: `${part + 1}/${shards}` },
      ),
    );
    const merged = mergeReports(parts.map((part) => JSON.parse(JSON.stringify(part))));
    for (const key of ['verdict', 'because', 'exitStatus', 'totals', 'complete', 'coverage'] as const)
      expect(merged[key]).toEqual(whole[key]);
    expect(merged.deviations.problems).toEqual(whole.deviations.problems);
    expect(merged.findings.map(({ id }) => id).sort()).toEqual(whole.findings.map(({ id }) => id).sort());
  });
}

const shardsOf = (numbers: readonly number[], total: number, more: Partial<JudgeSettings> = {}) =>
  numbers.map((number) => judge(of('pass'), { ...settings, shard: `${number}/${total}`, ...more }));

test('shards 2, 3 and 4 of 9 -> refused: the message names those that are missing', () => {
  expect(() => mergeReports(shardsOf([2, 3, 4], 9))).toThrow('missing: 1/9, 5/9, 6/9, 7/9, 8/9, 9/9');
});

test('a shard twice, shards of two numbers, a report that is no shard -> refused', () => {
  expect(() => mergeReports(shardsOf([1, 2, 2], 2))).toThrow('there twice: 2/2');
  expect(() => mergeReports([...shardsOf([1], 2), ...shardsOf([2], 3)])).toThrow(/2 and 3 parts/);
  expect(() => mergeReports([...shardsOf([1, 2], 2), judge(of('pass'), settings)])).toThrow(/is no shard/);
});

const selection = {
  ...{ isWhole: true, checks: 1, of: 1, by: [] as string[], unclaimed: [] as string[] },
  assumed: 'note' as const,
};
const differing: [what: string, other: Partial<JudgeSettings>][] = [
  ['seed', { seed: 8 }],
  ['target', { target: 'http://127.0.0.1:4011' }],
  ['version of the suite', { version: '0.2.1' }],
  ['--public-url', { publicUrl: 'http://127.0.0.1:4012' }],
  ['--second-base-url', { secondBaseUrl: 'http://127.0.0.1:4013' }],
  ['--profile', { profile: 'smoke' }],
  ['selection', { selection: { ...selection, by: ['--only items'] } }],
  ['--assumed', { selection: { ...selection, assumed: 'fail' } }],
  ['the list of unclaimed features', { selection: { ...selection, unclaimed: ['treasury'] } }],
];
for (const [what, other] of differing)
  test(`shards with another ${what} -> refused, which the message names`, () => {
    const base = { selection, version: '0.2.0', profile: 'full' };
    const parts = [...shardsOf([1], 2, base), ...shardsOf([2], 2, { ...base, ...other })];
    expect(() => mergeReports(parts)).toThrow(`different runs: ${what} is`);
  });

const early: [what: string, Partial<JudgeSettings>, verdict: string, exitStatus: number][] = [
  ['interrupted', { interrupted: 'SIGTERM' }, 'interrupted', 143],
  ['given up', { givenUp: 'it took too long' }, 'inconclusive', 1],
  ['given up in silence', { givenUp: 'no answer', fellSilent: true }, 'fails', 1],
  ['stalled', { givenUp: 'a waits for b', stalled: true }, 'error', 3],
  ['left some checks out', { complete: false }, 'part', 0],
];
for (const [what, end, verdict, exitStatus] of early)
  test(`one shard of two was ${what} -> so was the run`, () => {
    const parts = [...shardsOf([1], 2), ...shardsOf([2], 2, end)];
    const merged = mergeReports(JSON.parse(JSON.stringify(parts)));
    expect(merged).toMatchObject({ verdict, exitStatus, complete: false });
  });

test('merged findings -> the confirmation, the trace and the script of the parts; what was not shown again fails nobody', () => {
  const results = sampleRun(targets, 300);
  const verifications = verified(results);
  const whole = judge(results, { ...settings, verifications });
  const parts = [1, 2].map((part) =>
    judge(
      results.filter((_, index) => index % 2 === part - 1),
      { ...settings, shard: `${part}/2`, verifications },
    ),
  );
  const merged = mergeReports(JSON.parse(JSON.stringify(parts)));
  const reported = ({ findings }: typeof whole) =>
    findings.map(({ id, verdict, confirmation, trace, reproduce }) => ({
      ...{ id, verdict, confirmation, hasTrace: trace !== undefined, reproduce },
    }));
  expect(reported(whole).some(({ hasTrace }) => hasTrace)).toBe(true);
  expect(reported(merged)).toEqual(expect.arrayContaining(reported(JSON.parse(JSON.stringify(whole)))));
});

test('a finding that no part could show again -> unconfirmed in the whole, too', () => {
  const [key = ''] = groupsOf([failing]).map((one) => one.key);
  const verifications = new Map([
    [key, { confirmation: 'unconfirmed' as const, conditions: [], causes: [] }],
  ]);
  const parts = [
    ...shardsOf([1], 2),
    judge([failing, ...of('pass')], { ...settings, shard: '2/2', verifications }),
  ];
  const merged = mergeReports(JSON.parse(JSON.stringify(parts)));
  expect(merged.findings.map(({ verdict }) => verdict)).toEqual(['unconfirmed']);
  expect(merged).toMatchObject({
    exitStatus: 0,
    because: expect.stringContaining('1 finding seen once and not again'),
  });
});

test('all shards are there -> a deviation that none saw is no longer seen', () => {
  const parts = ['1/2', '2/2'].map((shard) =>
    judge(of('pass'), { ...settings, shard, deviations: [deviation] }),
  );
  expect(parts.map(({ exitStatus }) => exitStatus)).toEqual([0, 0]);
  expect(mergeReports(parts)).toMatchObject({
    exitStatus: 1,
    deviations: { problems: [{ problem: 'no longer seen' }] },
  });
});

test('no report -> refused', () => {
  expect(() => mergeReports([])).toThrow(MergeError);
});

test('a part of the checks without a failure -> part, which says how much, and never conforms', () => {
  const { total } = judge(of('pass'), settings).coverage.operations;
  for (const more of [{ complete: false }, { shard: '1/3' }, { complete: false, deviations: [] }])
    expect(judge(of('pass', 'note'), { ...settings, ...more })).toMatchObject({
      ...{ verdict: 'part', exitStatus: 0 },
      because: expect.stringContaining(`1 of ${total} operations: no failure (2 checks judged`),
    });
  const by = ['--only getItem'];
  expect(
    judge(of('pass'), { ...settings, complete: false, selection: { ...selection, by } }).because,
  ).toContain('--only getItem');
  expect(judge(of('fail'), { ...settings, complete: false })).toMatchObject({
    verdict: 'fails',
    exitStatus: 1,
  });
});

test('what could not be reached -> partial, with the reason', () => {
  const reason = 'the address of the new account is not reached from here';
  const away = result({ id: 'createAccount/a', verdict: 'unsupported', unreached: true, reason });
  expect(judge([...of('pass'), away], settings)).toMatchObject({
    ...{ verdict: 'partial', exitStatus: 0, because: `1 check passed; 1 not judged: ${reason}` },
  });
});

test('its form has a number, by which other tools know it', () => {
  expect(judge(of('pass'), settings).schemaVersion).toBe(3);
});

test('a target that fell silent -> a finding of its own; given up for another reason -> none', () => {
  const more = { givenUp: 'no answer for 120 s', fellSilent: true };
  const { findings } = judge(of('fail'), { ...settings, ...more });
  expect(findings).toHaveLength(2);
  expect(findings.find(({ sort }) => sort === 'silence')).toMatchObject({
    ...{ id: 'run/answers until its end', verdict: 'fail', sort: 'silence', actual: 'no answer for 120 s' },
    ...{ answers: { judged: 0, violating: 0 }, fails: [], blocks: [], cases: [] },
  });
  for (const one of [{ givenUp: 'too long' }, { fellSilent: true }, {}])
    expect(judge(of('pass'), { ...settings, ...one }).findings).toEqual([]);
});

test('one id with twice the same outcome -> the first of them', () => {
  const twice = ['a', 'b'].map((reason) => result({ id: 'getItem/x', verdict: 'inconclusive', reason }));
  expect(judge(twice, settings).checks).toMatchObject([{ reason: 'a' }]);
});

test('a script -> where there is a trace, and not of a note', () => {
  const results = [result({ id: 'getItem/a', verdict: 'fail', exchanges: [exchange()] })];
  const noted = results.map((one) => ({
    ...{ ...one, verdict: 'note' as const },
    violations: one.violations.map((each) => ({ ...each, assumed: true as const })),
  }));
  const scripts = (some: CheckResult[], verifications = verified(results)) =>
    judge(some, { ...settings, verifications }).findings.map(({ reproduce }) => reproduce !== undefined);
  expect([scripts(results), scripts(results, new Map()), scripts(noted)]).toEqual([[true], [false], [false]]);
});

test('exchanges of checks -> kept up to 16,000,000 signs, 400 more for each than its texts', () => {
  const of = (requestBody: string | undefined, responseBody: string | undefined, url: string) =>
    exchange({ ...{ requestBody, responseBody, url } });
  const kept = (more: string) => {
    const each = of('y'.repeat(100), 'x'.repeat(1000), 'z'.repeat(500));
    const bare = of(undefined, undefined, `${more}${'z'.repeat(1600)}`);
    const exchanges = [...Array.from({ length: 7999 }, () => each), bare];
    const one = result({ id: 'getItem/a', verdict: 'inconclusive', exchanges });
    return judge([one], { ...settings, secrets: [] }).checks[0]?.exchanges.length;
  };
  expect([kept(''), kept('z')]).toEqual([8000, 0]);
});
