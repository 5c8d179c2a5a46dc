// Where settings come from, and what is said about wrong ones.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { features } from './claims.js';
import { readClaims, readSettings, UsageError } from './settings.js';

const flags = { 'base-url': 'http://a.test', 'api-key': 'k' };
const read = (more: Record<string, unknown> = {}, env: Record<string, string> = {}, config?: string) =>
  readSettings({ flags: { ...flags, ...more }, env, config }, () => 0.5);

function file(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'settings-')), name);
  writeFileSync(path, text);
  return path;
}

test('a flag wins over the environment, which wins over the file', () => {
  const config = file('c.yaml', 'workers: 3\ntimeout-ms: 4\nmax-rps: 5\n');
  const env = { CONFORMANCE_WORKERS: '6', CONFORMANCE_TIMEOUT_MS: '7' };
  expect(read({ workers: '8' }, env, config)).toMatchObject({ workers: 8, timeoutMs: 7, maxRps: 5 });
});

test('where each setting came from -> named with its value, unless that is a key', () => {
  const config = file('o.yaml', 'workers: 3\n');
  const { origins } = read({}, { CONFORMANCE_TIMEOUT_MS: '7', CONFORMANCE_API_KEY: 'secret' }, config);
  expect(origins).toEqual([
    { from: 'CONFORMANCE_TIMEOUT_MS', value: '7' },
    { from: `workers in ${config}`, value: '3' },
  ]);
});

test('an address with a slash at its end -> without it', () => {
  expect(read({ 'base-url': 'http://a.test/v2//' }).baseUrl).toBe('http://a.test/v2');
});

for (const [said, isSet] of [
  ['true', true],
  ['1', true],
  ['0', false],
  ['2', false],
  ['false', false],
  ['', false],
] as const) {
  test(`a switch that the environment says to be "${said}" -> ${isSet ? 'on' : 'off'}`, () => {
    expect(read({}, { CONFORMANCE_READ_ONLY: said }).readOnly).toBe(isSet);
  });
}

test('a switch in the file: true and 1 -> on, false and 2 -> off', () => {
  const inFile = (value: string) => read({}, {}, file('c.yaml', `read-only: ${value}\n`)).readOnly;
  expect(['true', '1', 'false', '2'].map(inFile)).toEqual([true, true, false, false]);
});

test('no seed -> 1; "random" -> one is drawn; a word -> refused', () => {
  expect(read().seed).toBe(1);
  expect(read({ seed: 'random' }).seed).toBe(Math.floor(0.5 * 0x7fffffff));
  expect(() => read({ seed: 'any' })).toThrow(/--seed is "any"/);
});

test('the last shard, a revision, both accounts, how long silence is borne -> as they are said', () => {
  expect(read({ shard: '3/3' }).shard).toBe('3/3');
  expect(read({ shard: '1/1' }).shard).toBe('1/1');
  expect(read({ requirements: '2.0.0-r1' }).requirements).toBe('2.0.0-r1');
  const second = { 'second-base-url': 'http://b.test', 'second-api-key': 'k2' };
  expect(read(second).second).toEqual({ baseUrl: 'http://b.test', apiKey: 'k2' });
  expect(read().second).toBeUndefined();
  expect([read().silenceMs, read({ 'max-silence': '7' }).silenceMs]).toEqual([120_000, 7000]);
});

for (const [said, mode] of [
  [undefined, 'note'],
  [true, 'note'],
  [false, 'off'],
  ['note', 'note'],
  ['off', 'off'],
  ['fail', 'fail'],
] as const)
  test(`what is assumed: ${said} -> ${mode}`, () => {
    expect(read({ assumed: said }).assumed).toBe(mode);
  });

test('a command that the environment names -> is not shown; of an address no password', () => {
  const env = { CONFORMANCE_SERVER: 'run me', CONFORMANCE_BASE_URL: 'http://me:secret@a.test' };
  const { origins } = readSettings({ flags: { 'api-key': 'k' }, env });
  expect(origins.map(({ value }) => value).sort()).toEqual(['(not shown)', 'http://a.test']);
});

const wrong: [string, Record<string, unknown>, RegExp][] = [
  [
    'the key of the own account as the second one',
    { 'second-base-url': 'http://b.test', 'second-api-key': 'k' },
    /--second-api-key is the key of --api-key/,
  ],
  ['no target', { 'base-url': undefined }, /--base-url/],
  ['no key', { 'api-key': undefined }, /--api-key/],
  ['an address that is none', { 'base-url': 'a.test' }, /"a\.test".*https:\/\//],
  ['an address with the key in it', { 'base-url': 'http://a.test/?api_key=k' }, /--api-key/],
  ['half a second account', { 'second-base-url': 'http://b.test' }, /both or none/],
  ['a number that is none', { workers: 'two' }, /--workers is "two"/],
  ['no workers', { workers: '0' }, /at least 1/],
  ['a shard beyond the last', { shard: '4/3' }, /like 1\/3/],
  ['a shard before the first', { shard: '0/3' }, /counted from 1/],
  ['a shard in words', { shard: 'first' }, /"first": it must be like 1\/3/],
  ['a number beyond all', { seed: '9007199254740993' }, /must be a whole number/],
  ['an unknown mode of what is assumed', { assumed: 'maybe' }, /note, fail or off/],
  ['an unknown revision', { requirements: 'r0' }, /"r0", which is no revision; known: 2\.0\.0-r1/],
  ['an unknown profile', { profile: 'quick' }, /smoke, full or soak/],
  ['accept without a file', { accept: true }, /--deviations/],
  ['claims that are not there', { claims: '/nowhere.yaml' }, /Cannot read the claims file \/nowhere\.yaml/],
];
for (const [name, more, words] of wrong) {
  test(`${name} -> a usage error that says what to do`, () => {
    expect(() => read(more)).toThrow(UsageError);
    expect(() => read(more)).toThrow(words);
  });
}

test('an unknown key in the file -> named, with the known ones', () => {
  const config = file('c.yaml', 'base_url: http://a.test\n');
  expect(() => read({}, {}, config)).toThrow(/unknown key "base_url".*base-url/);
});

const said: [string, string, (claimed: readonly string[]) => boolean][] = [
  ['a list', '[items]', (claimed) => claimed.includes('items') && !claimed.includes('clients')],
  ['a map', 'treasury: false', (claimed) => claimed.length === features.length - 1],
];
for (const [form, text, holds] of said) {
  test(`claims as ${form} -> what it says`, () => {
    expect(holds(readClaims(file('claims.yaml', text)))).toBe(true);
  });
}
for (const text of ['itmes: false', '[itmes]', 'items: maybe', '7']) {
  test(`claims that say ${text} -> a usage error`, () => {
    expect(() => readClaims(file('claims.yaml', text))).toThrow(UsageError);
  });
}
