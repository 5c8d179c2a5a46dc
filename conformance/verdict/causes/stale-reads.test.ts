// GETs that answer an old version of a record.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../../judge/result.js';
import { exchange } from '../sample.fixture.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofStaleReads } from './stale-reads.js';

const at = (method: string, operation: string | undefined, path: string, parts: Partial<Exchange> = {}) =>
  exchange({ method, operation, url: `http://a.example${path}`, status: 200, responseBody: 'old', ...parts });
const read = at('GET', 'getItem', '/items/5.json?api_key=k');
const made = at('POST', 'createItem', '/items.json');
const update = at('PUT', 'updateItem', '/items/5.json', { responseBody: 'other' });
const mail = at('PUT', 'emailInvoice', '/items/5/email-document.json');

/** The explanations of three findings, each with one of these traces. */
const by = (...traces: Exchange[][]) => {
  const names = ['a', 'b', 'c'];
  return explained(
    ofStaleReads(
      replayed(
        names.map((key) => group(key, {})),
        Object.fromEntries(names.map((key, n) => [key, { exchanges: traces[n % traces.length] ?? [] }])),
      ),
    ),
  );
};
const isStale = (...trace: Exchange[]) => Object.keys(by(trace)).length === 3;

test('three findings with an old answer -> one; the read is at fault where several operations write', () => {
  const trace = [made, update, read];
  expect(by(trace)).toEqual({ a: ['a'], b: ['a'], c: ['a'] });
  const other = [made, mail, read];
  expect(by(trace, other, trace)).toEqual({ a: ['a', 'getItem'], b: ['a', 'getItem'], c: ['a', 'getItem'] });
  expect(by(trace, trace, [])).toEqual({});
  expect(by(trace, trace, [at('POST', 'x', '/items.json'), update, { ...read, operation: 'other' }])).toEqual(
    {},
  );
});

test('old is the answer of the latest read, or of what made the record', () => {
  expect(isStale(read, update, read)).toBe(true);
  expect(isStale(made, update, read)).toBe(true);
  expect(isStale(made, { ...read, responseBody: 'new' }, update, read)).toBe(false);
  expect(isStale(read, { ...made, responseBody: 'new' }, update, read)).toBe(false);
  expect(isStale({ ...made, responseBody: 'new' }, update, read)).toBe(false);
  expect(isStale(at('POST', 'createItem', '/item.json'), update, read)).toBe(false);
  expect(isStale(at('GET', 'getItem', '/items/6.json'), update, read)).toBe(false);
  expect(isStale(at('PUT', 'x', '/items/5.json'), update, read)).toBe(false);
  expect(isStale(update, read)).toBe(false);
});

test('what was written to the record between them, with success -> else nothing had to change', () => {
  expect(isStale(read, read)).toBe(false);
  expect(isStale(update, read, read)).toBe(false);
  expect(isStale(read, { ...update, url: 'http://a.example/items/6.json' }, read)).toBe(false);
  expect(isStale(read, mail, read)).toBe(true);
  for (const [status, isDone] of [
    [199, false],
    [200, true],
    [299, true],
    [300, false],
    [undefined, false],
  ] as const)
    expect(isStale(read, { ...update, status }, read), String(status)).toBe(isDone);
  expect(isStale(read, { ...update, operation: undefined }, read)).toBe(false);
});

test('a trace that does not end with a read of an operation -> nothing', () => {
  expect(isStale(read, update, { ...read, method: 'PUT' })).toBe(false);
  expect(isStale(read, update, { ...read, operation: undefined })).toBe(false);
  expect(isStale()).toBe(false);
});
