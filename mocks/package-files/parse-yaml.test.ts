/** YAML scenarios of any size: parsed in time proportional to their size, or refused with what to do. */
import { expect, test } from '@playwright/test';
import { parseYaml } from './parse-yaml.js';

const mapping = (count: number) => Array.from({ length: count }, (_, at) => `k${at}: 1`).join('\n');
/** Each alias repeats the whole mapping. */
const merged = (keys: number, uses: number) =>
  `a: &a\n  ${mapping(keys).replaceAll('\n', '\n  ')}\nb:\n${'  - { <<: *a, x: 1 }\n'.repeat(uses)}`;

test('60,000 keys -> read', () => {
  expect(Object.keys(parseYaml(mapping(60_000)) as object)).toHaveLength(60_000);
});

test('aliases that are merged -> as if they were written out', () => {
  expect(parseYaml('a: &a { x: 1 }\nb: { <<: *a, y: 2 }')).toEqual({ a: { x: 1 }, b: { x: 1, y: 2 } });
});

const refused: [what: string, text: string, says: string][] = [
  ['more values than the limit', mapping(300_000), 'more than 250,000 values'],
  ['merged aliases that stand for more', merged(5000, 90), 'more than 250,000 values (aliases written out)'],
  ['an anchor that is set again', `${merged(5000, 90)}\nc: &a 1`, 'more than 250,000 values'],
  ['nesting without end', '['.repeat(5000), 'nested too deeply'],
  ['one key twice', 'a: 1\nb:\n  c: 1\n  c: 2', 'the key "c" stands twice in one mapping (line 4)'],
  ['no YAML', 'a: b: c', 'at line 1, column 4'],
];
for (const [what, text, says] of refused) {
  test(`${what} -> refused: ${says}`, () => {
    expect(() => parseYaml(text, 250_000)).toThrow(says);
  });
}

test('a key without a value, alone and in braces -> null', () => {
  expect(parseYaml('a:\nb: { c: , d }')).toEqual({ a: null, b: { c: null, d: null } });
});

test('an empty text -> nothing; JSON -> read as JSON', () => {
  expect(parseYaml('# nothing\n')).toEqual({});
  expect(parseYaml('{"accounts": []}')).toEqual({ accounts: [] });
});
