// 5xx answers to requests that share an unusual input.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Exchange } from '../../judge/result.js';
import type { Violation } from '../../judge/violation.js';
import { exchange } from '../sample.fixture.js';
import type { Group } from './group.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofOddInput } from './odd-input.js';

const of = (field: string, ...all: Partial<Violation>[]) =>
  group(`rule:no-server-error | ${field} | 500`, ...all);
const asked = (parts: Partial<Exchange>, operation: OperationId = 'getItem') => ({
  operation,
  exchange: exchange({ requestBody: undefined, url: 'http://a.example/items.json', ...parts }),
});
const explains = (...groups: Group[]) => Object.values(explained(ofOddInput(groups)));
const url = (text: string) => ({ url: `http://a.example${text}` });
const body = (requestBody: string) => ({ requestBody });
const lines = (count: number) =>
  body(JSON.stringify({ items: Array.from({ length: count }, () => ({ quantity: 1 })) }));
const deep = (levels: number) => body(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const deepObjects = (levels: number) => body(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

/** The field of the checks about an input, one of the wider fields, requests with the input, requests without it. */
const rows: [named: string, wider: string, odd: Partial<Exchange>[], plain: Partial<Exchange>[]][] = [
  ['input.nul', 'input.texts', [body('"a\\u0000"'), url('/a?b=%00')], [body('"a\\u0001"'), url('/a?b=%01')]],
  [
    'input.surrogate',
    'input.texts',
    [body('"\\ud83d"'), body('"\\uDE00"'), body('"\\ude00\\ud83d"')],
    [body('"\\ud83d\\ude00"'), body('"\\ud7ff"'), body('"\\ud800\\udc00"')],
  ],
  [
    'input.id',
    'http.status',
    [url('/items/2147483648.json'), url('/items/2147483648'), url('/items/9999999999/x')],
    [url('/items/2147483647.json'), url('/items/1?id=2147483648'), url('/items/2147483648a')],
  ],
  [
    ...(['input.text-filter', 'input.broken-encoding'] as const),
    [{ url: 'http://a/b.json?text=%25%5B(' }, { url: 'http://a/b.json?text=%c3%28' }],
    [{ url: 'http://a/b.json?text=%ff' }, { url: 'http://a/b(c.json' }],
  ],
  ['input.many-lines', 'input.texts', [lines(20), lines(30)], [lines(19)]],
  ['http.status', 'input.bare-nan', [body('{'), body('NaN')], [body('{}'), body('')]],
  ['input.deep-json', 'http.answer', [deep(50), deepObjects(50)], [deep(49), deepObjects(49)]],
  [
    'input.page',
    'input.query-form',
    [url('/a?page=2147483648'), url('/a?b&per_page=2147483648')],
    [url('/a?page=2147483647'), url('/a?xpage=2147483648')],
  ],
];
for (const [named, wider, odd, plain] of rows)
  test(`${named}: what has the oddity -> follows from the checks about it; what has it not -> does not`, () => {
    const by = of(named, asked(odd[0] as Partial<Exchange>));
    const own = of(wider, ...odd.map((one) => asked(one)));
    const expected = [by.key, 'getItem'];
    expect(explains(by, own)).toEqual([expected]);
    for (const one of odd) expect(explains(of(named, asked(one)), of(wider, asked(one)))).toEqual([expected]);
    for (const one of plain) {
      const is = JSON.stringify(one);
      expect(explains(by, of(wider, asked(one))), is).toEqual([]);
      expect(explains(by, of(wider, ...odd.map((each) => asked(each)), asked(one))), is).toEqual([]);
      expect(explains(of(named, asked(one)), own), is).toEqual([]);
    }
    expect(explains(by, of('input.else', ...odd.map((one) => asked(one))))).toEqual([]);
    expect(explains(by, of(wider, {}))).toEqual([]);
  });

test('what the replay sent counts as well, its last request alone', () => {
  const [odd, plain] = [exchange(url('/a?page=2147483648')), exchange(url('/a'))];
  const [by, one] = [of('input.page', { exchange: odd }), of('http.status', {})];
  const shown = (...exchanges: Exchange[]) =>
    ofOddInput(replayed([by, one], { [one.key]: { exchanges } })).length;
  expect(shown(plain, odd)).toBe(1);
  expect(shown(odd, plain)).toBe(0);
  expect(shown()).toBe(0);
});

test('other statements, and anything but a 5xx or a broken connection -> no such group', () => {
  const odd = asked(url('/a?page=2147483648'));
  const by = of('input.page', odd);
  const is = (key: string, parts: Partial<Violation> = {}) =>
    explains(by, group(key, { ...odd, ...parts })).length;
  expect(is('rule:no-server-error | http.status | 500')).toBe(1);
  expect(is('operation:list | http.status | 500')).toBe(1);
  expect(is('rule:no-server-error | http.status | x', { symptom: 'connection closed' })).toBe(1);
  expect(is('rule:x | http.status | 500')).toBe(0);
  expect(is('rule:no-server-error | http.status | 404', { symptom: '404' })).toBe(0);
});

test.describe('values of one kind that are too large', () => {
  const answered = (operation: OperationId, responseBody: string) => ({
    operation,
    exchange: exchange({ status: 500, responseBody }),
  });
  const [one, two] = [answered('createItem', 'x'), answered('updateItem', 'x')];

  test('what is answered as one of more operations is -> follows from that', () => {
    const wide = of('input.figure', one, two);
    expect(explains(of('input.exponent', one, one, one), wide)).toEqual([[wide.key, 'createItem']]);
    const ofQuotes = of('input.exponent', answered('createQuote', 'x'));
    expect(explains(ofQuotes, wide)).toEqual([]);
    const ofInvoices = of('input.figure', answered('createInvoice', 'x'), two);
    expect(explains(ofQuotes, ofInvoices)).toEqual([[ofInvoices.key, 'createQuote']]);
    expect(explains(of('input.exponent', answered('createItem', 'y')), wide)).toEqual([]);
    expect(explains(of('input.sequence-id', one), wide)).toEqual([]);
    expect(explains(of('input.else', one), wide)).toEqual([]);
  });

  test('of as many operations -> that which was seen most comes first', () => {
    const [few, most] = [of('input.exponent', one), of('input.many-digits', one, one)];
    for (const both of [
      [few, most],
      [most, few],
    ])
      expect(explained(ofOddInput(both))).toEqual({ [few.key]: [most.key, 'createItem'] });
  });
});
