// Assertions on values: equality, tolerance, and the reported texts.
import { expect, test } from '@playwright/test';
import { Unreadable } from '../judge/unreadable.js';
import type { ValueProof } from '../judge/violation.js';
import {
  type Assertion,
  differingField,
  type Expect,
  expectations,
  type Fail,
  hasChanged,
  sameJson,
} from './expect.js';

interface Reported {
  expected: string;
  actual: unknown;
  field: string;
  symptom: string;
  proof?: ValueProof;
}

/** What a failed assertion reports; undefined if it holds. */
function reported(assert: (one: Expect) => void): Reported | undefined {
  try {
    assert(
      expectations(
        (expected, actual, about) => {
          throw { expected, actual, ...about };
        },
        () => {},
      ),
    );
    return undefined;
  } catch (error) {
    return error as Reported;
  }
}
const about = { field: 'x' };
const holds = (assert: (one: Expect) => void) => reported(assert) === undefined;

test('equal: by JSON, the order of keys aside', () => {
  for (const [one, other, is] of [
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1.0 }, true],
    [[1, 2], [2, 1], false],
    [[1], { 0: 1 }, false],
    [{ a: undefined }, {}, true],
    ['1', 1, false],
    [null, {}, false],
    [null, undefined, false],
  ] as const) {
    expect(sameJson(one, other), JSON.stringify([one, other])).toBe(is);
    expect(holds((e) => e.equal(one, other, 'x', about))).toBe(is);
  }
  expect(reported((e) => e.equal(undefined, 'a', 'name', about))).toMatchObject({
    ...{ expected: 'name is a', symptom: 'absent', field: 'x' },
    proof: { by: 'value', compare: 'equal', expected: 'a', actual: undefined },
  });
  expect(reported((e) => e.equal('b', 'a', 'name', { field: 'x', symptom: 'changed' }))?.symptom).toBe(
    'changed',
  );
});

test('words without case; numbers by value; amounts within a cent', () => {
  expect([
    holds((e) => e.sameWord('Final', 'final', 'x', about)),
    holds((e) => e.sameWord(null, 'final', 'x', about)),
  ]).toEqual([true, false]);
  const number = (actual: unknown, expected: number | string) =>
    holds((e) => e.number(actual, expected, 'x', about));
  expect([
    number('10.0', 10),
    number(10, '10'),
    number(10.0001, 10),
    number(null, 0),
    number('', 0),
    number('a', 1),
  ]).toEqual([...[true, true, false, false, false, false]]);
  const cents = (actual: unknown, within?: number) =>
    holds((e) => e.cents(actual, 10, 'x', { ...about, within }));
  expect([
    cents(10.01),
    cents('9.99'),
    cents(10.02),
    cents(10.02, 2),
    cents(10.021, 2),
    cents(null),
    cents(''),
  ]).toEqual([...[true, true, false, true, false, false, false]]);
  expect(holds((e) => e.cents(null, 0, 'x', about))).toBe(false);
  expect(reported((e) => e.cents(11, 10, 'sum', about))?.expected).toBe('sum is 10, within a cent');
  expect(reported((e) => e.cents(11, 10, 'sum', { ...about, within: 2 }))?.expected).toBe(
    'sum is 10, within 2 cents',
  );
});

test('carries: what was sent comes back, at its place; an empty text may come back as nothing', () => {
  const lost = (got: unknown, sent: object) =>
    reported((e) => e.carries(got, sent as never, 'body', { field: 'item' }));
  expect(
    lost({ a: '10.0', b: [{ c: 1, d: 2 }], e: null }, { a: 10, b: [{ c: '1' }], e: '' }),
  ).toBeUndefined();
  expect(lost({ a: 'x' }, { a: '' })).toMatchObject({ field: 'item.a', symptom: 'present' });
  expect(lost({ b: [{ c: 1 }, { c: 3 }] }, { b: [{ c: 1 }, { c: 2 }] })).toMatchObject({
    ...{ expected: 'body.b[1].c is 2, as sent', field: 'item.b[].c', symptom: 'different' },
  });
  expect(lost({}, { a: { b: 1 } })).toMatchObject({ field: 'item.a', symptom: 'absent' });
  expect(lost({ a: 'ten' }, { a: 'Ten' })?.symptom).toBe('different');
});

test('what could not be read is passed over, and what was asserted is counted', () => {
  let [passed, asserted] = [0, 0];
  const one: Expect = expectations(
    () => {
      throw new Error('it must not fail');
    },
    () => {
      passed += 1;
    },
    () => {
      asserted += 1;
    },
  );
  const unread = new Unreadable('Item.name');
  one.equal(unread, 1, 'x', about);
  one.equal({ a: [unread] }, 1, 'x', about);
  one.sameWord(unread, 'a', 'x', about);
  one.cents(Number.NaN, 1, 'x', about);
  one.number(unread, 1, 'x', about);
  one.carries(unread, {}, 'x', about);
  const condition: boolean = passed < 0;
  try {
    one.that(condition, 'x', unread, { ...about, symptom: 'different' });
  } finally {
    expect([passed, asserted]).toEqual([7, 0]);
  }
  one.equal(1, 1, 'x', about);
  one.that(passed > 0, 'x', unread, { ...about, symptom: 'different' });
  expect([passed, asserted]).toEqual([7, 2]);
});

test('where two values differ first', () => {
  expect(differingField({ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } })).toBe('a.b[].c');
  expect(differingField({ a: [1] }, { a: [1, 2] }, 'x')).toBe('x.a');
  expect(differingField([1], [1], 'x')).toBe('x');
  expect(differingField({ a: 1 }, { a: 1, b: 2 })).toBe('b');
  expect(differingField(1, 2, 'x')).toBe('x');
  expect(differingField({ a: null }, { a: {} })).toBe('a');
});

test('what was unreadable either time has not changed; else what is no equal JSON has', () => {
  const unread = new Unreadable('total');
  expect([hasChanged(unread, 1), hasChanged(1, unread), hasChanged(unread, unread)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([hasChanged(1, 2), hasChanged({ a: 1 }, { a: 1 }), hasChanged(undefined, 0)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('each assertion is reported, right or wrong, with all that it compares', () => {
  const seen: Assertion[] = [];
  const quiet: Fail = () => undefined as never;
  const one: Expect = expectations(
    quiet,
    () => {},
    (made) => seen.push(made),
  );
  const statement = 'rule:record-meant';
  one.equal(1, 2, 'a', { ...about, statement });
  one.sameWord('B', 'b', 'b', about);
  one.cents('1.00', 1, 'c', { ...about, within: 3 });
  one.cents('1.00', 1, 'c', about);
  one.number('1.0', 1, 'd', about);
  one.that(true, 'it is so', 'not so', { ...about, symptom: 'different' });
  one.carries({ f: 1 }, { f: 1 }, 'f', about);
  expect(seen).toEqual([
    { how: 'equal', actual: 1, expected: 2, what: 'a', about: { field: 'x', statement } },
    { how: 'sameWord', actual: 'B', expected: 'b', what: 'b', about },
    { how: 'cents', actual: '1.00', expected: 1, what: 'c', about: { field: 'x', within: 3 } },
    { how: 'cents', actual: '1.00', expected: 1, what: 'c', about: { field: 'x', within: 1 } },
    { how: 'number', actual: '1.0', expected: 1, what: 'd', about },
    {
      ...{ how: 'that', actual: 'not so', expected: 'it is so', what: '' },
      about: { field: 'x', symptom: 'different' },
    },
    { how: 'carries', actual: { f: 1 }, expected: { f: 1 }, what: 'f', about },
  ]);
});
