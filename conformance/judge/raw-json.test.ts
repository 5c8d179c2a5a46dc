// What JSON.parse loses: duplicate names, and digits of large ids.
import { expect, test } from '@playwright/test';
import { isEchoOf, oddValues } from './echo.js';
import { judge } from './judge.js';
import { keepDigitsOfIds, readRawJson, withLargeIds } from './raw-json.js';

const twice: [text: string, places: string[]][] = [
  ['{"a":1,"b":2}', []],
  ['{"a":1,"a":1}', ['a']],
  ['{"a":1 , "a" : 2}', ['a']],
  [String.raw`{"a":1,"\u0061":2}`, ['a']],
  ['{"a":{"x":1,"y":{"x":1}},"b":{"x":1}}', []],
  ['{"list":[{"id":1},{"id":2,"id":3}]}', ['list[1].id']],
  ['[[{"a":[],"a":[]}]]', ['[0][0].a']],
  [String.raw`{"a":"\"a\":1,\\","b":"{\"b\":"}`, []],
  ['{"__proto__":1,"__proto__":2,"constructor":3}', ['__proto__']],
  ['{"":1,"":2}', ['']],
  ['"a"', []],
];
for (const [text, places] of twice)
  test(`${text} -> ${places.length > 0 ? `twice: ${places}` : 'no name twice'}`, () => {
    JSON.parse(text);
    expect(readRawJson(text).duplicates).toEqual(places);
  });

test('an answer with a name twice in an object -> a violation, though the last value is right; without, none', () => {
  const item = '"id":1,"name":"a","description":"b","unit_price":"1.0","unit":"unit","created_at":"x"';
  const shapesOf = (text: string) => {
    const answer = {
      status: 200,
      contentType: 'application/json',
      text,
      body: JSON.parse(text),
      notJson: false,
    };
    return judge('getItem', answer, 'success', new Set()).shape;
  };
  const plain = shapesOf(`{"item":{${item}}}`);
  const added = shapesOf(`{"item":{"name":"wrong",${item}}}`).filter(
    ({ field, symptom }) => !plain.some((one) => one.field === field && one.symptom === symptom),
  );
  expect(added).toMatchObject([
    { statement: 'status:getItem/200', field: 'item.name', symptom: 'listed twice' },
  ]);
  expect(added[0]?.assumed).toBeUndefined();
});

test('long and deep texts -> each character is looked at once', () => {
  const texts = [
    `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":"\\\\"`).join()}}`,
    `{${'"a":1,'.repeat(200_000)}"a":1}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `"${'\\"'.repeat(500_000)}"`,
    `[${'1234567890'.repeat(50_000)}]`,
  ];
  for (const text of texts) {
    let looks = 0;
    const counted = new Proxy(Object(text), {
      get: (of, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        const value = of[name as keyof typeof of] as unknown;
        return typeof value === 'function' ? (value as () => unknown).bind(of) : value;
      },
    }) as string;
    readRawJson(counted);
    expect(looks).toBeLessThan(4 * text.length + 10);
  }
});

test('ids of 19 digits -> kept as texts, and sent as the numbers that they were; other values stay', () => {
  const text =
    '{"list":[{"id":9007199254740993,"owner_id":-9223372036854775807,"total":90071992547409931.5,"n":9007199254740993,"ids":[9007199254740995]},{"id":12}]}';
  const body = JSON.parse(text);
  keepDigitsOfIds(body, text);
  expect(body.list[0]).toEqual({
    ...{ id: '9007199254740993', owner_id: '-9223372036854775807', ids: ['9007199254740995'] },
    ...{ total: Number('90071992547409931.5'), n: Number('9007199254740993') },
  });
  expect(body.list[1].id).toBe(12);
  const sent = withLargeIds(
    JSON.stringify({ id: '9007199254740993', name: '9007199254740993', tax_id: '12' }),
  );
  expect(sent).toBe('{"id":9007199254740993,"name":"9007199254740993","tax_id":"12"}');
});

test('odd values -> known again as they were sent, with this key alone; what only holds one is judged', () => {
  const isEcho = isEchoOf('a key');
  const { number, text, ofText } = oddValues('a key');
  for (const value of [number, text, String(number), ...ofText.slice(0, 3), [number]])
    expect(isEcho(value), JSON.stringify(value)).toBe(true);
  const others = [
    null,
    {},
    [[]],
    70_717,
    'odd-70717',
    number + 1,
    `${text} `,
    [text, 'b', 'c'],
    { a: text, b: 1 },
  ];
  for (const value of [...others, `x${number}`, undefined])
    expect(isEcho(value), JSON.stringify(value)).toBe(false);
  expect(isEchoOf('another key')(number)).toBe(false);
});
