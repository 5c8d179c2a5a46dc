// What a person reads at the end of a run: which sections there are, what stands in each, and how much of it.
import { expect, test } from '@playwright/test';
import { contractTargets } from '../verdict/coverage-targets.js';
import type { Finding } from '../verdict/finding.js';
import { judge, type Report } from '../verdict/report.js';
import { exchange, result } from '../verdict/sample.fixture.js';
import { liveLine, oneLine, percent, renderTerminal, type TerminalOptions, wantsColour } from './terminal.js';

const judged = (...results: Parameters<typeof judge>[0]): Report =>
  judge(results, {
    ...{ target: 'http://here', seed: 7, contract: contractTargets() },
    ...{ startedAt: new Date('2030-01-01T00:00:00Z'), finishedAt: new Date('2030-01-01T00:00:02.500Z') },
  });
const calm = judged(result({ id: 'getItem/a' }));
const [plain] = judged(result({ id: 'getItem/a', verdict: 'fail', expected: '200', actual: '404' })).findings;

/** As many findings, the n-th of which expects `n`. */
const findings = (count: number, more: Partial<Finding> = {}): Finding[] =>
  Array.from({ length: count }, (_, n) => ({ ...(plain as Finding), expected: `<${n}>`, ...more }));
const rendered = (report: Partial<Report>, options?: TerminalOptions) =>
  renderTerminal({ ...calm, ...report }, options);

test('nothing but passes -> what was checked and asserted, the verdict and the seed, and no other section', () => {
  const [blank, checks, asserted, blank2, verdict, seed, ...others] = renderTerminal(calm).split('\n');
  expect([blank, blank2, others]).toEqual(['', '', []]);
  expect(checks).toBe('Checks    1 pass in 2.5 s');
  expect(asserted).toMatch(/^Asserted {2}operations 0\/\d+, statuses .*, rules 0\/\d+$/);
  expect(verdict).toBe('CONFORMS: 1 check passed  http://here');
  expect(seed).toBe('seed 7');
});

test('no check -> none; requests and pairs where they are known', () => {
  const text = rendered({
    checks: [],
    totals: { ...calm.totals, pass: 0 },
    requests: { total: 1, byOperation: {} },
    pairs: { a: { covered: 2, total: 3, missing: [] }, b: { covered: 3, total: 4, missing: [] } },
  });
  expect(text).toContain('Checks    none in 2.5 s, 1 request\n');
  expect(text).toContain(', pairs of conditions 5/7\n');
  expect(rendered({ pairs: {} })).not.toContain('pairs of');
});

test.describe('findings', () => {
  const more: [what: string, Partial<Finding>, TerminalOptions, there: string[], not: string[]][] = [
    [
      'the least that there is to say',
      { reproduce: 'reproduce/x.sh', exchange: undefined },
      {},
      ['\n1 finding\n  1  getItem  ', '     expected <0>\n', '     got      404\n', '     stated   '],
      ['again', 'request', ' more', 'index.html'],
    ],
    [
      'a script and a folder',
      { reproduce: 'reproduce/x.sh' },
      { reportDir: 'out' },
      ['     again    sh out/reproduce/x.sh\n', '     all of them again: --failed out\n', 'out/index.html'],
      [],
    ],
    ['no script', { reproduce: undefined }, { reportDir: 'out' }, ['--failed out'], ['sh out']],
    ['two operations', { operations: ['a', 'b'] }, {}, ['  1  a and 1 more  '], []],
    ['one operation', { operations: ['a'] }, {}, ['  1  a  '], [' more']],
    ['confirmed', { confirmation: 'confirmed' }, {}, [], ['confirmed']],
    ['another way', { confirmation: 'not verified' }, {}, ['  not verified  '], ['verified;']],
    [
      'with a condition',
      { confirmation: 'not verified', condition: 'only in May' },
      {},
      ['  not verified; only in May  '],
      [],
    ],
    [
      'failing and blocking',
      { fails: ['a', 'b'], blocks: ['c'], answers: { judged: 9, violating: 1 } },
      {},
      ['  1 answer, 3 checks\n'],
      [],
    ],
    [
      'words of their own',
      { words: 'As said', source: 'Items, 2' },
      {},
      ['stated   Items, 2: "As said"'],
      [],
    ],
    ['no words', { words: undefined, rule: 'A rule', source: 'Items' }, {}, ['A rule (Items)'], []],
  ];
  for (const [what, parts, options, there, not] of more)
    test(`${what} -> is said so`, () => {
      const text = rendered({ findings: findings(1, parts) }, options);
      for (const part of there) expect(text).toContain(part);
      for (const part of not) expect(text.split('\nChecks')[0]).not.toContain(part);
    });

  test('40 are shown, and how many more there are', () => {
    expect(rendered({ findings: findings(40) })).not.toContain('more in the report');
    const text = rendered({ findings: findings(41) });
    expect(text).toContain('\n41 findings\n');
    expect(text).toContain(' 40  getItem');
    expect(text).not.toContain('<40>');
    expect(text).toContain('     … and 1 more in the report\n');
  });

  test('the checks that saw it too -> with --verbose alone, at most eleven', () => {
    const one = { ...(plain?.cases[0] as Finding['cases'][number]) };
    const cases = Array.from({ length: 14 }, (_, n) => ({ ...one, check: `check-${n}`, actual: 'x' }));
    const shown = (options: TerminalOptions) =>
      rendered({ findings: findings(1, { cases }) }, options).match(/ {5}also {5}check-(\d+): x/g) ?? [];
    expect(shown({})).toEqual([]);
    expect(shown({ verbose: true })).toHaveLength(11);
    expect(shown({ verbose: true })[0]).toContain('check-1:');
  });

  const requests: [Partial<ReturnType<typeof exchange>>, string][] = [
    [
      { method: 'GET', url: 'http://h:1/a.json?api_key=k&page=2&via=x&q=1', status: 200 },
      'GET /a.json?page=2&q=1 -> 200',
    ],
    [{ method: 'GET', url: 'https://h?api_key=k&page=2', status: 404 }, 'GET page=2 -> 404'],
    [{ method: 'PUT', url: 'http://h/a?', status: undefined }, 'PUT /a -> no answer'],
  ];
  for (const [part, line] of requests)
    test(`${part.url} -> the request is shown as ${line}`, () => {
      expect(rendered({ findings: findings(1, { exchange: exchange(part) }) })).toContain(
        `request  ${line}\n`,
      );
    });
});

const sections: [what: string, Partial<Report>, text: string][] = [
  [
    'a known deviation',
    { findings: findings(1, { verdict: 'known', id: 'x', reason: 'agreed' }) },
    '\nKnown deviations: 1\n  getItem: <0>; got 404 (agreed)\n',
  ],
  [
    'an entry that no longer holds',
    {
      deviations: {
        listed: [],
        unjudged: [],
        problems: [{ finding: 'x', problem: 'grown', message: 'look' }],
      },
    },
    '\nDeviations that no longer hold: 1\n  look\n',
  ],
  [
    'what was seen once',
    { findings: findings(1, { verdict: 'unconfirmed' }) },
    '\nSeen once and not again when tried alone (unconfirmed, fails nothing): 1\n  getItem: <0>; got 404\n',
  ],
  [
    'what is newer than the requirements',
    { requirements: 'r1', newSince: { checks: 1, findings: findings(1), changes: ['one\nchange'] } },
    '\nNew since r1, not scored: 3\n  1 check, 1 finding\n  getItem: <0>; got 404\n  one change\n',
  ],
  [
    'newer checks without a finding',
    { requirements: 'r1', newSince: { checks: 2, findings: [], changes: [] } },
    '\nNew since r1, not scored: 1\n  2 checks, no finding\n\n',
  ],
  ['a sentence of the run', { notes: ['one\u0007two'] }, '\nNotes of the run: 1\n  one two\n'],
];
for (const [what, parts, text] of sections)
  test(`${what} -> a section of its own`, () => {
    expect(`\n${rendered(parts)}`).toContain(text);
  });

test('requirements of which nothing is newer -> no section', () => {
  const newSince = { checks: 0, findings: [], changes: [] };
  for (const parts of [{ requirements: 'r1', newSince }, { requirements: 'r1' }])
    expect(rendered(parts)).not.toContain('New since');
});

test('long answers -> cut, in each section', () => {
  const actual = 'y'.repeat(200);
  const lengthIn = (parts: Partial<Report>) => /y{9,}/.exec(rendered(parts))?.[0].length;
  const cut = 199 - '  getItem: <0>; got '.length;
  for (const verdict of ['unconfirmed', 'note'] as const)
    expect(lengthIn({ findings: findings(1, { verdict, actual }) })).toBe(cut);
  const newSince = { checks: 1, findings: findings(1, { actual }), changes: [] };
  expect(lengthIn({ requirements: 'r1', newSince })).toBe(cut);
  expect(/y{9,}/.exec(liveLine(findings(1, { actual })[0] as Finding, false))?.[0].length).toBe(120);
});

test('notes -> five, and how many more; all with --verbose', () => {
  const notes = (count: number) => ({ findings: findings(count, { verdict: 'note' }) });
  expect(rendered(notes(5))).toContain(
    'Our interpretation of what is not stated (fails nobody): 5\n  getItem: <0>',
  );
  expect(rendered(notes(5))).not.toContain('--verbose');
  expect(rendered(notes(6))).toContain('<4>; got 404\n  … and 1 more in the report (--verbose shows all)\n');
  expect(rendered(notes(6), { verbose: true })).toContain('<5>');
  expect(rendered(notes(6), { verbose: true })).not.toContain('more in');
});

/** The n-th reason stands behind n + 1 checks. */
const unjudged = (reasons: number, verdict: 'unsupported' | 'error' | 'inconclusive') =>
  Array.from({ length: reasons }, (_, n) =>
    Array.from({ length: n + 1 }, (_, m) =>
      result({ id: `getItem/${n}-${m}`, verdict, reason: `reason ${n}` }),
    ),
  ).flat();

for (const [verdict, heading] of [
  ['unsupported', 'Not judged'],
  ['error', 'Errors of the suite itself'],
  ['inconclusive', 'Could not be decided'],
] as const)
  test(`${heading} -> by reason with the first check, the commonest first; five of them, and how many more`, () => {
    const of = (reasons: number, options?: TerminalOptions) =>
      rendered({ checks: [result({ id: 'getItem/x' }), ...unjudged(reasons, verdict)] }, options);
    expect(of(2)).toContain(`\n${heading}: 2\n  getItem/1-0 and 1 more: reason 1\n  getItem/0-0: reason 0\n`);
    expect(of(5)).toContain('reason 0');
    expect(of(5)).not.toContain('more in the report');
    expect(of(7)).toContain('reason 2\n  … and 2 more in the report');
    expect(of(7)).not.toContain('reason 1\n');
    expect(of(7, { verbose: true })).toContain('reason 0\n');
    expect(of(7, { verbose: true })).not.toContain('more in the report');
  });

test('colour -> red fails, yellow is a part, green is the whole', () => {
  const painted = (parts: Partial<Report>) => rendered(parts, { colour: true }).replaceAll('\u001b', '^');
  const tintOf = (parts: Partial<Report>) =>
    /\^\[(3\d)m\^\[1m[A-Z]+\^\[22m\^\[39m: /.exec(painted(parts))?.[1];
  expect(tintOf({})).toBe('32');
  expect(tintOf({ verdict: 'part' })).toBe('33');
  expect(tintOf({ verdict: 'part', exitStatus: 1 })).toBe('31');
  expect(tintOf({ verdict: 'fails', exitStatus: 1 })).toBe('31');
  expect(painted({})).toContain('^[2mhttp://here^[22m');
  expect(wantsColour(true, { TERM: 'dumb' })).toBe(false);
  expect(wantsColour(true, { TERM: 'xterm', NO_COLOR: '' })).toBe(true);
});

test('a share -> rounded down, so that 100 % is all; of nothing there is none', () => {
  expect([percent(1, 3), percent(999, 1000), percent(9999, 10_000), percent(3, 3)]).toEqual([
    ...['33.3 %', '99.9 %', '99.9 %', '100 %'],
  ]);
  expect([percent(0, 0), percent(0, 1)]).toEqual(['–', '0 %']);
});

test('a text on one line -> cut at 300 signs', () => {
  expect(oneLine('a\n\tb')).toBe('a b');
  expect(oneLine('x'.repeat(300))).toBe('x'.repeat(300));
  expect(oneLine('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
});

test('listed deviations that were not seen in a part -> named', () => {
  const deviations = { listed: [], problems: [], unjudged: ['rule:a b -> c'] };
  expect(rendered({ deviations })).toContain('may not have been judged in this part: 1\n  rule:a b -> c\n');
});

test('a finding without a script -> how it is seen again, or why it is not', () => {
  const again = (confirmation: Finding['confirmation']) => {
    const cases = [{ check: 'getItem/a' }] as Finding['cases'];
    const text = rendered({ findings: findings(1, { confirmation, cases }) }, { reportDir: 'out' });
    return /^ {5}again +(.*)$/m.exec(text)?.[1];
  };
  expect(again('confirmed')).toBe('--only getItem/a (no script: only the whole check shows it)');
  expect(again('under concurrency')).toBe('no script: it shows only while other checks run');
  expect(again('intermittent')).toBe('no script: it did not show again when tried alone');
  expect([again('not verified'), again(undefined)]).toEqual([undefined, undefined]);
});
