// Parsing JSON that may have been cut.
import { expect, test } from '@playwright/test';
import { readLeniently } from './lenient-json.js';

test('whole JSON -> as it is, whatever it holds', () => {
  for (const value of [null, 0, 'x', [], {}, [{ a: '}' }], { a: [1, 2, { b: null }] }])
    expect(readLeniently(JSON.stringify(value))).toEqual(value);
});

const rows: [text: string, value: unknown][] = [
  ['{"a":1,"b":2', { a: 1 }],
  ['{"a":1,"b":', { a: 1 }],
  ['{"a":{"b":1,"c":[1,{"d":2,"e', { a: { b: 1, c: [1, { d: 2 }] } }],
  ['{"a":[1,2]', { a: [1, 2] }],
  ['{"a":{"b":1}', { a: { b: 1 } }],
  ['{"a":{"b":1},"c":[', { a: { b: 1 }, c: [] }],
  ['{"a":"x, }","b":"y', { a: 'x, }' }],
  ['{"a":"\\"","b":"\\\\","c":3', { a: '"', b: '\\' }],
  ['[1,[2,[3,4', [1, [2, [3]]]],
  ['[', []],
  ['  {', {}],
  ['{"a":1,"b… (20 more)', { a: 1 }],
  ['{"a":1}… (3 more)', { a: 1 }],
  ['{"a":[{"b":1},{"c… (1000 more)', { a: [{ b: 1 }, {}] }],
];
for (const [text, value] of rows)
  test(`${text} -> what came before the cut`, () => {
    expect(readLeniently(text)).toEqual(value);
  });

/** Whether the second value contains everything of the first one at the same places. */
const isWithin = (part: unknown, whole: unknown): boolean =>
  part === null || typeof part !== 'object'
    ? part === whole
    : Array.isArray(part) === Array.isArray(whole) &&
      Object.entries(part).every(([key, one]) => isWithin(one, Object(whole)[key]));

test('cut anywhere -> what can be read is part of the whole, and never less than of what was cut before', () => {
  const whole = { a: { b: [1, 'x,{}[]"', { c: true }], d: null }, e: [[]], f: 'é\\' };
  const text = JSON.stringify(whole);
  let before: unknown = {};
  for (let length = 1; length <= text.length; length += 1) {
    const read = readLeniently(text.slice(0, length));
    expect([isWithin(read, whole), isWithin(before, read)], text.slice(0, length)).toEqual([true, true]);
    before = read;
  }
  expect(before).toEqual(whole);
});

test('what is no JSON at all -> undefined', () => {
  for (const text of ['', 'x', '<html>', '"cut', 'tru', '12x', '}', 'x {"a":1', '{a:1}', '{"a" 1,'])
    expect(readLeniently(text), text).toBeUndefined();
});
