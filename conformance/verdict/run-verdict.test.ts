// The verdict of a run and its exit status, worst first.
import { expect, test } from '@playwright/test';
import type { CheckResult, Verdict } from '../judge/result.js';
import type { DeviationProblem } from './deviations.js';
import type { Finding } from './finding.js';
import { decide } from './run-verdict.js';
import { result } from './sample.fixture.js';

const results = (...verdicts: (Verdict | Partial<CheckResult>)[]): CheckResult[] =>
  verdicts.map((one, n) =>
    result({ id: `getItem/${n}`, ...(typeof one === 'string' ? { verdict: one, violations: [] } : one) }),
  );
const finding = (verdict: Finding['verdict'], id = 'f') => ({ id, verdict }) as Finding;
const problem: DeviationProblem = { finding: 'f', problem: 'expired', message: 'm' };
const byFinding = { verdict: 'blocked', blockedBy: 'f' } as const;

const cases: [string, Parameters<typeof decide>, string, number, RegExp?][] = [
  ['all passed', [results('pass', 'pass'), [], []], 'conforms', 0, /^2 checks passed$/],
  [
    'notes and what was not confirmed',
    [results('pass', 'note'), [finding('note'), finding('unconfirmed')], []],
    'conforms',
    0,
  ],
  [
    'a finding',
    [results('pass', 'fail', byFinding), [finding('fail')], []],
    'fails',
    1,
    /^1 finding \(2 checks fail/,
  ],
  [
    'a finding beside an error',
    [results('fail', 'error'), [finding('fail')], []],
    'fails',
    1,
    /the suite itself failed in 1 check/,
  ],
  [
    'a finding, and given up',
    [results('fail'), [finding('fail')], [], { givenUp: 'late' }],
    'fails',
    1,
    /given up: late/,
  ],
  [
    'a deviation that changed',
    [results('pass'), [], [problem], { deviations: [{ finding: 'f', reason: 'r' }] }],
    'fails',
    1,
    /1 of 1 listed/,
  ],
  [
    'a signal',
    [results('pass'), [], [], { interrupted: 'SIGINT' }],
    'interrupted',
    130,
    /^broken off by SIGINT$/,
  ],
  ['another signal', [results('pass'), [], [], { interrupted: 'SIGTERM' }], 'interrupted', 143],
  [
    'a terminal that is gone',
    [results('fail'), [finding('fail')], [], { interrupted: 'SIGHUP' }],
    'interrupted',
    130,
    /1 finding/,
  ],
  ['an error', [results('pass', 'error'), [], []], 'error', 3, /failed in 1 check$/],
  [
    'an error before what is unclear',
    [results('error', 'inconclusive'), [], [], { givenUp: 'late' }],
    'error',
    3,
  ],
  [
    'a stall',
    [results('pass'), [], [], { stalled: true, givenUp: 'it stalled' }],
    'error',
    3,
    /^it stalled$/,
  ],
  ['given up', [results('pass'), [], [], { givenUp: 'late' }], 'inconclusive', 1, /^given up: late$/],
  ['nothing selected', [[], [], []], 'nothing checked', 2],
  [
    'something unclear',
    [results('pass', 'inconclusive'), [], []],
    'inconclusive',
    1,
    /^1 check could not be decided$/,
  ],
  [
    'blocked by nothing that was reported',
    [results('pass', { verdict: 'blocked', blockedBy: 'x' }), [], []],
    'inconclusive',
    1,
    /blocked without a finding/,
  ],
  [
    'blocked by what is known',
    [results('pass', byFinding), [finding('known')], []],
    'known deviations only',
    0,
  ],
  ['nothing judged', [results('unsupported', byFinding), [finding('known')], []], 'nothing checked', 1],
  [
    'known deviations, and parts not claimed',
    [results('known', 'unsupported'), [finding('known')], []],
    'known deviations only',
    0,
    /; 1 not claimed by the target$/,
  ],
  [
    'parts not claimed',
    [results('pass', 'unsupported'), [], []],
    'partial',
    0,
    /^1 check passed; 1 not claimed/,
  ],
  [
    'what the description leaves open',
    [results('pass', { verdict: 'unsupported', open: true }), [], []],
    'conforms',
    0,
  ],
  [
    'a part of the checks',
    [
      results('known', 'unsupported'),
      [finding('known')],
      [],
      { part: { operations: 2, of: 9, by: ['--only x'] } },
    ],
    'part',
    0,
    /^2 of 9 operations: no failure \(1 check judged; 1 finding listed as known deviations; 1 not claimed by the target; --only x\)$/,
  ],
  [
    'a finding in a part',
    [results('fail'), [finding('fail')], [], { part: { operations: 2, of: 9, by: [] } }],
    'fails',
    1,
  ],
  [
    'what was not reached',
    [
      results(
        'pass',
        ...['a', 'b', 'c'].map((reason) => ({ verdict: 'unsupported', unreached: true, reason }) as const),
      ),
      [],
      [],
    ],
    'partial',
    0,
    /^1 check passed; 3 not judged: a, b and 1 more reasons$/,
  ],
];
for (const [name, args, verdict, exitStatus, because = /./] of cases)
  test(`${name} -> ${verdict}, ${exitStatus}`, () => {
    const decided = decide(...args);
    expect(decided).toMatchObject({ verdict, exitStatus });
    expect(decided.because).toMatch(because);
  });
