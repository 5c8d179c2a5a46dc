/** Snippets copied from the journal: curl as a shell parses it, and the assertions of a test. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import type { Entry } from './client.js';
import { asCurl, asFaultLine, asOpenapiFetch, asTest, seenIn } from './snippets.js';

const caller = { url: 'http://127.0.0.1:4010', apiKey: 'abc' };
const entry = (more: Partial<Entry>) =>
  ({
    method: 'POST',
    url: '/items.json?api_key=[redacted]',
    world: 'main',
    status: 201,
    fault: null,
    operation: 'createItem',
    request: { headers: { 'content-type': 'application/json', host: '127.0.0.1:4010' }, body: '{}' },
    answer: { headers: {}, body: '{"item":{"id":7,"name":"Lamp"}}' },
    ...more,
  }) as Entry;
const withBody = (body: string) =>
  entry({ request: { headers: { 'content-type': 'application/json' }, body } });
/** The words into which a shell splits a line. */
const words = (line: string) =>
  execFileSync('sh', ['-c', line.replace(/^curl/, 'printf "%s\\n"')])
    .toString()
    .trimEnd()
    .split('\n');

test('curl -> the body is sent as it is, also one that starts with "@" or holds quotes', () => {
  for (const body of ['@/etc/hostname', `it's "so"`, '{"a":"$HOME `id`"}']) {
    const line = words(asCurl(withBody(body), caller));
    expect(line[line.indexOf('--data-raw') + 1]).toBe(body);
    expect(line).not.toContain('--data-binary');
  }
});

test('curl -> with the own key; after a 401 with a wrong one; without an account with a variable', () => {
  expect(asCurl(entry({}), caller)).toContain('api_key=abc');
  expect(asCurl(entry({ status: 401 }), caller)).toContain('api_key=not-the-key');
  expect(asCurl(entry({ status: 401, fault: 3 }), caller)).toContain('api_key=abc');
  expect(asCurl(entry({}), undefined)).toContain('"$API_KEY"');
});

for (const { title, answer, want } of [
  {
    title: 'a record -> its reporting fields, without ids and times',
    answer: { item: { id: 7, name: 'Lamp', value: '1.0', created_at: 'now' } },
    want: { item: { name: 'Lamp', value: '1.0' } },
  },
  {
    title: 'a refusal -> its reason, without what the mock adds',
    answer: { errors: { error: 'no', details: [{ field: 'a', message: 'b' }] } },
    want: { errors: { error: 'no' } },
  },
  {
    title: 'a list with pages -> how many there are',
    answer: { items: [{ name: 'Lamp' }], pagination: { total_entries: 9, current_page: 1 } },
    want: { pagination: { total_entries: 9 } },
  },
  {
    title: 'a list without pages -> its members',
    answer: { taxes: [{ id: 1, name: 'IVA23', value: '23.0' }] },
    want: { taxes: [{ name: 'IVA23', value: '23.0' }] },
  },
  { title: 'nothing that is the same again -> nothing', answer: { account: { id: 7 } }, want: undefined },
  { title: 'a hidden key -> nothing', answer: { account: { name: '[redacted]' } }, want: undefined },
]) {
  test(`fields to assert: ${title}`, () => {
    expect(seenIn(JSON.stringify(answer))).toEqual(want);
  });
}

test('fields to assert: no body, no JSON -> nothing', () => {
  expect([seenIn(''), seenIn('<p>no</p>'), seenIn('[]')]).toEqual([undefined, undefined, undefined]);
});

test('a test with a rule -> asserts the answer of the rule, and a broken connection as such', () => {
  const rule = { operation: 'createItem', status: 429, body: { errors: { error: 'slow down' } } };
  const limited = asTest('vitest', entry({}), { scenario: 'demo', rule });
  expect(limited).toContain(asFaultLine(rule));
  expect(limited).toContain('toBe(429)');
  expect(limited).toContain("toMatchObject({ errors: { error: 'slow down' } })");
  expect(limited).not.toContain("name: 'Lamp' } }");
  const broken = asTest('vitest', entry({}), { scenario: 'demo', rule: { operation: '*', drop: true } });
  expect(broken).toContain('.rejects.toThrow()');
  const slow = asTest('vitest', entry({}), { scenario: 'demo', rule: { operation: '*', delayMs: 9 } });
  expect(slow).toContain('toBe(201)');
  expect(slow).toContain("{ item: { name: 'Lamp' } }");
});

test('openapi-fetch -> parameters of path and query by name; none for a path of no operation', () => {
  const operation = {
    ...{ id: 'getItem', method: 'GET', summary: '', resource: 'items' },
    path: '/items/{item-id}.json',
  };
  const asked = entry({
    ...{ method: 'GET', url: '/items/7.json?api_key=x&a[]=1&a[]=2&page=3' },
    request: { headers: {}, body: '' },
  });
  const text = asOpenapiFetch(asked, operation);
  expect(text).toContain("api.GET('/items/{item-id}.json'");
  expect(text).toContain("'item-id': 7");
  expect(text).toContain("'a[]': ['1', '2'], page: 3");
  expect(asOpenapiFetch(asked, undefined)).toBeUndefined();
});
