/** Listed failures are known; a list that is no longer true breaks the run and says so. */
import { expect, test } from '@playwright/test';
import { acceptDeviations, applyDeviations, type Deviation, parseDeviations } from './deviations.js';
import { fingerprint } from './fingerprint.js';
import { result } from './sample.fixture.js';

const now = new Date('2030-06-01T12:00:00Z');
const failing = result({
  id: 'createItem/no-description',
  verdict: 'fail',
  expected: 'status 422',
  actual: 'status 201 {"item":{"id":55}}',
});
const listed: Deviation = { check: failing.id, reason: 'laxer here', expect: fingerprint(failing) };

test('a listed failure -> known, with its reason', () => {
  const { results, problems } = applyDeviations([failing], [{ ...listed, issue: '#7' }], now);
  expect(problems).toEqual([]);
  expect(results[0]).toMatchObject({ verdict: 'known', reason: 'laxer here (#7)' });
});

const broken: [string, Partial<Deviation>, Partial<typeof failing>, string][] = [
  ['that passes now', {}, { verdict: 'pass' }, 'no longer fails'],
  ['that fails differently', {}, { actual: 'status 500' }, 'fails differently'],
  ['that has expired', { expires: '2030-05-31' }, {}, 'expired'],
  ['of a check that does not exist', { check: 'createItem/gone' }, {}, 'unknown check'],
];
for (const [name, deviation, change, problem] of broken) {
  test(`a deviation ${name} -> a problem, and the failure stays a failure`, () => {
    const { results, problems } = applyDeviations(
      [{ ...failing, ...change }],
      [{ ...listed, ...deviation }],
      now,
    );
    expect(problems).toMatchObject([{ problem }]);
    expect(problems[0]?.message).toContain(problems[0]?.check);
    expect(results[0]?.verdict).toBe(change.verdict ?? 'fail');
  });
}

test('a deviation on its last day -> still tolerated', () => {
  expect(applyDeviations([failing], [{ ...listed, expires: '2030-06-01' }], now).problems).toEqual([]);
});

test('a listed check that was not run, blocked or not claimed -> unjudged, no problem', () => {
  expect(applyDeviations([], [listed], now, { complete: false })).toMatchObject({
    problems: [],
    unjudged: [failing.id],
  });
  const blocked = { ...failing, verdict: 'blocked' as const };
  expect(applyDeviations([blocked], [listed], now).problems).toEqual([]);
});

test('the same fault with other ids, dates, amounts and tags -> the same fingerprint', () => {
  const one = { expected: 'invoice 12 on 01/02/2030', actual: 'status 500 for "Item ab3f-77", total 10.50' };
  const other = { expected: 'invoice 98765 on 28/11/2031', actual: 'status 500 for "Item x9", total 3' };
  expect(fingerprint(one)).toBe(fingerprint(other));
  expect(fingerprint(one)).toBe('expected invoice # on <date>; actual status 500 for "*", total #');
});

test('another status, state or field -> another fingerprint', () => {
  const prints = [
    'status 422',
    'status 200',
    'state "final"',
    'state "settled"',
    '4xx',
    '5xx',
    '500 <html>',
  ].map((actual) => fingerprint({ actual }));
  expect(new Set(prints).size).toBe(prints.length);
});

test('accept without a file -> a commented list that makes the run pass', () => {
  const text = acceptDeviations([failing, result({ id: 'listItems/fine' })], '', { now });
  expect(text).toMatch(/^# /);
  const deviations = parseDeviations(text);
  expect(deviations.map(({ check }) => check)).toEqual([failing.id]);
  expect(applyDeviations([failing], deviations, now)).toMatchObject({
    problems: [],
    results: [{ verdict: 'known' }],
  });
});

test('accept on a file -> keeps comments, reasons and dates; updates, adds and removes entries', () => {
  const existing = [
    '# ours',
    '- check: createItem/no-description # see the mail of May',
    '  reason: agreed',
    '  expect: something else',
    '  expires: 2031-01-01',
    '- {check: listItems/fine, reason: was broken, expect: x}',
    '',
  ].join('\n');
  const fresh = result({ id: 'getItem/new', verdict: 'fail', expected: 'a', actual: 'b' });
  const text = acceptDeviations([failing, result({ id: 'listItems/fine' }), fresh], existing, { now });
  expect(text).toContain('# ours');
  expect(text).toContain('# see the mail of May');
  expect(text).not.toContain('listItems/fine');
  expect(parseDeviations(text)).toMatchObject([
    { check: failing.id, reason: 'agreed', expect: fingerprint(failing), expires: '2031-01-01' },
    { check: 'getItem/new', expect: 'expected a; actual b' },
  ]);
});

test('accept of a part of the checks -> entries of the others stay', () => {
  const existing = '- {check: other/check, reason: r, expect: x}\n';
  expect(acceptDeviations([failing], existing, { now, complete: false })).toContain('other/check');
  expect(acceptDeviations([failing], existing, { now, complete: true })).not.toContain('other/check');
});

for (const [text, message] of [
  ['a: 1', /must hold a list/],
  ['- {check: x, expect: y}', /entry 1: "reason" is missing/],
  ['- {check: x, reason: r, expect: y, expire: 2030-01-01}', /"expire" is not one of/],
  ['- {check: x, reason: r, expect: y, expires: soon}', /must be a day/],
  ['- {check: x, reason: r, expect: y}\n- {check: x, reason: r, expect: y}', /twice/],
  ['- {check: [', /not valid YAML/],
] as const) {
  test(`a deviations file "${text.replaceAll('\n', ' ')}" -> a clear error that names the file`, () => {
    expect(() => parseDeviations(text, 'known.yaml')).toThrow(message);
    expect(() => parseDeviations(text, 'known.yaml')).toThrow(/^known.yaml/);
  });
}
