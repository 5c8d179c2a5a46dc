/** The deviations file: parsing, applying, and writing it from a run. */
import { expect, test } from '@playwright/test';
import { acceptDeviations, applyDeviations, parseDeviations } from './deviations.js';
import { diagnose } from './diagnosis.js';
import type { Finding } from './finding.js';
import { result } from './sample.fixture.js';

const now = new Date('2030-06-01T12:00:00Z');
const { findings } = diagnose([
  result({ id: 'createItem/x', verdict: 'fail', expected: '422', actual: '201 {}' }),
  result({ id: 'getQuote/y', verdict: 'fail', expected: 'date is a day', actual: 'nothing' }),
]);
const [first, second] = findings;
const listed = { finding: first?.id ?? '', reason: 'agreed' };

test('a listed finding -> known, with its reason; another one still fails', () => {
  const { findings: reported, problems } = applyDeviations(findings, [{ ...listed, issue: 'X-1' }], now);
  expect(reported.map(({ verdict }) => verdict)).toEqual(['known', 'fail']);
  expect(reported[0]?.reason).toBe('agreed (X-1)');
  expect(problems).toEqual([]);
});

test('a glob -> stands for all that fit', () => {
  const { findings: reported } = applyDeviations(findings, [{ finding: '*', reason: 'all' }], now);
  expect(reported.every(({ verdict }) => verdict === 'known')).toBe(true);
});

for (const [name, change, problem] of [
  ['that is not seen any more', { finding: 'gone' }, 'no longer seen'],
  ['with another symptom', { expect: '500' }, 'another symptom'],
  ['whose day has passed', { expires: '2030-05-31' }, 'expired'],
  ['seen in more operations', { operations: [] }, 'grown'],
] as const) {
  test(`a deviation ${name} -> breaks the run and says what to do`, () => {
    const { problems } = applyDeviations(
      findings,
      [{ ...listed, ...change, operations: change && 'operations' in change ? [] : undefined }],
      now,
    );
    expect(problems).toMatchObject([{ problem, message: expect.stringContaining(';') }]);
  });
}

test('a part of the checks -> a deviation that was not seen is unjudged', () => {
  const applied = applyDeviations(findings, [{ finding: 'gone', reason: 'r' }], now, { complete: false });
  expect(applied).toMatchObject({ problems: [], unjudged: ['gone'] });
});

test('accept without a file -> a commented list under which the run passes', () => {
  const text = acceptDeviations(findings, '', { now });
  expect(text).toMatch(/^# /);
  const { findings: reported, problems } = applyDeviations(findings, parseDeviations(text), now);
  expect(reported.every(({ verdict }) => verdict === 'known')).toBe(true);
  expect(problems).toEqual([]);
});

test('accept on a file -> keeps comments, reasons and days; adds and removes entries', () => {
  const existing = [
    '# ours',
    `- finding: ${JSON.stringify(first?.id)} # see the mail of May`,
    '  reason: agreed',
    '  expires: 2031-01-01',
    '- {finding: was-mended, reason: was broken}',
    '',
  ].join('\n');
  const text = acceptDeviations(findings, existing, { now });
  expect(text).toContain('# ours');
  expect(text).toContain('# see the mail of May');
  expect(text).not.toContain('was-mended');
  expect(parseDeviations(text)).toMatchObject([
    { finding: first?.id, reason: 'agreed', expires: '2031-01-01' },
    { finding: second?.id },
  ]);
  expect(acceptDeviations(findings, existing, { now, complete: false })).toContain('was-mended');
});

test('on the last day of its tolerance -> known still', () => {
  const { problems } = applyDeviations(findings, [{ ...listed, expires: '2030-06-01' }], now);
  expect(problems).toEqual([]);
});

test('numbers and spaces in an entry -> texts', () => {
  const [entry] = parseDeviations('- {finding: " x ", reason: 7, expect: 500, issue: null}');
  expect(entry).toMatchObject({ finding: 'x', reason: '7', expect: '500', issue: undefined });
});

test('accept on entries that narrow -> symptom and operations as they are now, and only where they stood', () => {
  const entry = (finding: Finding | undefined, more: string) =>
    `- {finding: ${JSON.stringify(finding?.id)}, reason: r${more}}\n`;
  const more = ', expect: "500", operations: [getTax], statements: [x]';
  const text = acceptDeviations(findings, entry(first, more) + entry(second, ''), { now });
  expect(parseDeviations(text)).toEqual([
    { finding: first?.id, reason: 'r', expect: first?.symptom, operations: first?.operations },
    { finding: second?.id, reason: 'r' },
  ]);
});

test('accept without an entry -> a list in lines, below the comments that there were', () => {
  expect(acceptDeviations(findings, '', { now })).toMatch(/\n\n?- finding: /);
  expect(acceptDeviations(findings, '# ours\n# since May\n', { now })).toMatch(/^# ours\n# since May\n/);
});

for (const [text, message] of [
  ['a: 1', /holds no list/],
  ['- {finding: x}', /entry 1: "reason" is missing/],
  ['- {reason: x}', /entry 1: "finding" is missing/],
  ['- {check: x, reason: r, expect: y}', /deviations list findings now/],
  ['- {finding: x, reason: r, expire: 2030-01-01}', /"expire" is not one of/],
  ['- {finding: x, reason: r, expires: soon}', /must be a day/],
  ['- {finding: x, reason: r}\n- {finding: x, reason: r}', /twice/],
  ['- {finding: [', /not valid YAML: Flow sequence/],
  ['- {finding: x, reason: [r]}', /entry 1: "reason" must be a text/],
  ['- {finding: x, reason: r, expires: 2030-1-31}', /must be a day such as 2030-01-31, not "2030-1-31"/],
  ['- {finding: x, reason: r, operations: getItem}', /"operations" must be a list/],
  ['- {finding: x, reason: r, operations: [1]}', /"operations" must be a list/],
  ['- 5', /entry 1: write a list/],
] as const) {
  test(`a deviations file "${text.replaceAll('\n', ' ')}" -> a clear error that names the file`, () => {
    expect(() => parseDeviations(text, 'known.yaml')).toThrow(message);
    expect(() => parseDeviations(text, 'known.yaml')).toThrow(/^known.yaml/);
  });
}
