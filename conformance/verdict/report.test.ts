/** The verdict of a run and its exit status; findings; shards. */
import { expect, test } from '@playwright/test';
import type { CheckResult, Verdict } from '../judge/result.js';
import { contractTargets } from './coverage-targets.js';
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
        { ...settings, deviations: [deviation], ...(shards > 1 ? { shard: `${part + 1}/${shards}` } : {}) },
      ),
    );
    const merged = mergeReports(parts.map((part) => JSON.parse(JSON.stringify(part))));
    for (const key of ['verdict', 'because', 'exitStatus', 'totals', 'complete', 'coverage'] as const)
      expect(merged[key]).toEqual(whole[key]);
    expect(merged.deviations.problems).toEqual(whole.deviations.problems);
    expect(merged.findings.map(({ id }) => id).sort()).toEqual(whole.findings.map(({ id }) => id).sort());
  });
}

test('a shard is missing -> not complete; a deviation that was not seen is unjudged, not mended', () => {
  const merged = mergeReports([judge(of('pass'), { ...settings, shard: '1/2', deviations: [deviation] })]);
  expect(merged).toMatchObject({
    complete: false,
    deviations: { problems: [], unjudged: ['operation:getItem *'] },
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

test('reports of different runs, or none -> refused with the reason', () => {
  const one = judge(of('pass'), settings);
  expect(() => mergeReports([one, { ...one, seed: 8 }])).toThrow(/different runs/);
  expect(() => mergeReports([])).toThrow(MergeError);
});
