// Recognizing values of odd types that the suite sent in answers.
import { expect, test } from '@playwright/test';
import { isEchoOf, oddValues } from './echo.js';

const keys = Array.from({ length: 200 }, (_, n) => `key-${n}`);

test('drawn from the key: the same for the same, others for others', () => {
  expect(oddValues('a')).toEqual(oddValues('a'));
  expect(new Set(keys.map((key) => oddValues(key).number)).size).toBe(keys.length);
  // With another number, values that earlier runs sent would not be recognized.
  expect(oddValues('key').number).toBe(403604753);
});

test('nine digits, which no index, year or amount of an answer has', () => {
  for (const key of keys) expect(String(oddValues(key).number)).toMatch(/^[1-9]\d{8}$/);
});

test('what was sent as it was, also a number as its text -> known; what nobody could know, or only holds it, is not', () => {
  const { number, text, ofText, ofObject, ofList } = oddValues('k');
  const is = isEchoOf('k');
  for (const one of [number, text, String(number), [text, 'b'], { a: text }, [text], [number]])
    expect(is(one), JSON.stringify(one)).toBe(true);
  for (const one of [
    null,
    undefined,
    {},
    [null],
    [[]],
    number + 1,
    `${text}x`,
    [[text]],
    { b: text },
    [text, 'b', 'c'],
  ])
    expect(is(one), JSON.stringify(one)).toBe(false);
  for (const one of [...ofText, ...ofObject, ...ofList])
    expect(is(one)).toBe(JSON.stringify(one).includes(String(number)));
  expect(isEchoOf('other')(text)).toBe(false);
});
