/** Keys do not survive in any form in which they may be written; other texts are left as they are. */
import { expect, test } from '@playwright/test';
import type { CheckResult } from '../judge/result.js';
import { exchange, result } from '../verdict/sample.fixture.js';
import { allSecrets, bodyLimit, mask, redact, redactExchange, redactResult, secretsIn } from './redaction.js';

const key = 'k9+/ "Zq\\73ü-canary-5501';

const forms: [string, string][] = [
  ['plain', key],
  ['upper case', key.toUpperCase()],
  ['URL-encoded', encodeURIComponent(key)],
  ['URL-encoded as a form', encodeURIComponent(key).replaceAll('%20', '+')],
  ['URL-encoded twice', encodeURIComponent(encodeURIComponent(key))],
  ['JSON-escaped', JSON.stringify(key).slice(1, -1)],
  ['hexadecimal', Buffer.from(key).toString('hex')],
  ['base64', Buffer.from(key).toString('base64')],
  ['base64url', Buffer.from(key).toString('base64url')],
  ['URL-encoded character by character', [...Buffer.from(key)].map((one) => `%${one.toString(16)}`).join('')],
  [
    'in JSON, character by character',
    [...key].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ],
  ['in HTML, character by character', [...key].map((one) => `&#${one.charCodeAt(0)};`).join('')],
  [
    'in HTML, every second letter',
    [...key].map((one, n) => (n % 2 ? `&#x${one.charCodeAt(0).toString(16)};` : one)).join(''),
  ],
  ['basic authentication, as the user', Buffer.from(`${key}:`).toString('base64')],
  ['basic authentication, as the password', Buffer.from(`:${key}`).toString('base64')],
  ['basic authentication, behind a user', Buffer.from(`me:${key}`).toString('base64')],
];

for (const [name, form] of forms) {
  test(`a key written ${name} -> masked, the text around it kept`, () => {
    const clean = redact(`GET /x?api_key=${form}&page=2`, [key]);
    expect(clean).not.toContain(form);
    expect(clean).toContain(mask(0));
    expect(clean.startsWith('GET /x?api_key=')).toBe(true);
    expect(clean.endsWith('&page=2')).toBe(true);
  });
}

test('a sign that needs a zero before it in a URL -> masked', () => {
  expect(redact('key=tab%09in-a-key', ['tab\tin-a-key'])).toBe(`key=${mask(0)}`);
  expect(redact('key=%74ab%2509in-a-key', ['tab\tin-a-key'])).toBe(`key=${mask(0)}`);
});

test('a key cut off at the end of a text, or begun before its start -> masked', () => {
  expect(redact(`the key is ${key.slice(0, 12)}`, [key])).toBe(`the key is ${mask(0)}`);
  expect(redact(`${key.slice(-12)} was the key`, [key])).toBe(`${mask(0)} was the key`);
});

test('several keys -> each its own mark, longer ones first', () => {
  expect(redact('api_key=secret-one-long and secret-one', ['secret-one', 'secret-one-long'])).toBe(
    `api_key=${mask(1)} and ${mask(0)}`,
  );
});

test('a very short key -> masked only where a key stands', () => {
  expect(redact('api_key=ab&name=abacus {"api_key":"ab"}', ['ab'])).toBe(
    `api_key=${mask(0)}&name=abacus {"api_key":"${mask(0)}"}`,
  );
});

test('no key, an empty key, or a wrong key in the text -> unchanged', () => {
  expect(redact('api_key=wrong', ['', key])).toBe('api_key=wrong');
  expect(redact('', [key])).toBe('');
});

test('an answer of account creation -> its key is found and masked everywhere', () => {
  expect(secretsIn('{"account":{"id":1,"api_key":"fresh\\"key"}}')).toEqual(['fresh"key']);
  const made = result({
    id: 'createAccount/works',
    verdict: 'fail',
    actual: 'key fresh-key-88',
    exchanges: [exchange({ responseBody: '{"account":{"api_key":"fresh-key-88"}}' })],
  });
  const secrets = allSecrets([made], [key]);
  expect(secrets).toEqual([key, 'fresh-key-88']);
  expect(JSON.stringify(redactResult(made, secrets))).not.toContain('fresh-key-88');
});

test('a long body with the key across the cut -> no part of the key is left', () => {
  const body = `${'x'.repeat(bodyLimit - 6)}${key}`;
  const { responseBody = '' } = redactExchange(exchange({ responseBody: body }), [key]);
  expect(responseBody).not.toContain(key.slice(0, 4));
  expect(responseBody.length).toBeLessThan(bodyLimit + 40);
});

for (const word of ['verdict', 'operation', 'pass', 'method', 'status', 'exchanges', 'url']) {
  test(`a target that hands out the key "${word}" -> rewrites none of our own words`, () => {
    const before: CheckResult = {
      ...result({ id: 'createAccount/x', verdict: 'fail' }),
      exchanges: [exchange({ operation: word, responseBody: `{"api_key":"${word}"}` })],
    };
    const after = redactResult(before, allSecrets([before], []));
    expect([after.verdict, after.id, Object.keys(after)]).toEqual([
      before.verdict,
      before.id,
      Object.keys(before),
    ]);
    expect(Object.keys(after.exchanges[0] ?? {})).toEqual(Object.keys(before.exchanges[0] ?? {}));
    expect(after.exchanges[0]).toMatchObject({ operation: word, method: before.exchanges[0]?.method });
    expect(after.exchanges[0]?.responseBody).not.toContain(word);
  });
}

test('a fragment of eight characters at an end -> masked; a shorter one may be a word', () => {
  const secret = 'abcdefghijkl';
  for (const length of [8, 11]) {
    expect(redact(`it is ${secret.slice(0, length)}`, [secret])).toBe(`it is ${mask(0)}`);
    expect(redact(`${secret.slice(-length)} it is`, [secret])).toBe(`${mask(0)} it is`);
  }
  expect(redact(`it is ${secret.slice(0, 7)}`, [secret])).toBe(`it is ${secret.slice(0, 7)}`);
  expect(redact(`${secret.slice(-7)} it is`, [secret])).toBe(`${secret.slice(-7)} it is`);
});

test('a key of six characters -> masked wherever it stands; one of five where a key stands', () => {
  expect(redact('is abcdef', ['abcdef'])).toBe(`is ${mask(0)}`);
  expect(redact('is %61bcdef', ['abcdef'])).toBe(`is ${mask(0)}`);
  expect(redact('is abcde, api_key: abcde', ['abcde'])).toBe(`is abcde, api_key: ${mask(0)}`);
});

test('absurdly long keys -> masked whole as long as one may be, and else left', () => {
  const [longest, longer] = ['x'.repeat(4096), 'y'.repeat(4097)];
  expect(redact(`is ${longest}.`, [longest])).toBe(`is ${mask(0)}.`);
  expect(redact(`is ${longer}.`, [longer])).toBe(`is ${longer}.`);
});

test('other keys than before -> other texts are masked', () => {
  expect(redact('first-key-1 other-key-2', ['first-key-1'])).toBe(`${mask(0)} other-key-2`);
  expect(redact('first-key-1 other-key-2', ['other-key-2'])).toBe(`first-key-1 ${mask(0)}`);
  expect(redact('first-key-1 other-key-2', ['first-key-1'])).toBe(`${mask(0)} other-key-2`);
});

test('a body as long as may be -> whole; a longer one says how much is missing', () => {
  const bodyOf = (length: number) =>
    redactExchange(exchange({ responseBody: 'x'.repeat(length) }), [key]).responseBody;
  expect(bodyOf(bodyLimit)).toBe('x'.repeat(bodyLimit));
  expect(bodyOf(bodyLimit + 2)).toBe(`${'x'.repeat(bodyLimit)}… (2 more)`);
});

test('redacted again -> the same; cut shorter, or longer by a mask -> still says how much is missing in all', () => {
  const body = `${key} ${'x'.repeat(bodyLimit)} of 5`;
  const once = redactExchange(exchange({ requestBody: body, responseBody: body }), [key]);
  expect(redactExchange(once, [key])).toEqual(once);
  const missing = mask(0).length + 1 + ' of 5'.length;
  expect(once.responseBody?.slice(bodyLimit)).toBe(`… (${missing} more)`);
  const shorter = redactExchange(once, [key], bodyLimit - 10);
  expect(shorter.requestBody?.slice(bodyLimit - 10)).toBe(`… (${missing + 10} more)`);
  const other = redactExchange(once, [key, 'x'.repeat(8)]);
  expect(other.responseBody?.slice(0, bodyLimit)).not.toContain('x'.repeat(8));
  expect(other.responseBody?.length).toBeLessThan(bodyLimit + 20);
  // A body that only ends as if it were cut is cut all the same.
  const alike = redactExchange(exchange({ responseBody: `${'x'.repeat(3 * bodyLimit)}… (1 more)` }), []);
  expect(alike.responseBody).toBe(`${'x'.repeat(bodyLimit)}… (${2 * bodyLimit + 1} more)`);
});

test('a key that was masked already -> no key', () => {
  expect(secretsIn(`{"api_key":"${mask(0)}","more":{"api_key":"fresh"}}`)).toEqual(['fresh']);
});
