/** Many literals searched at once: all are found, also where they overlap. */
import { expect, test } from '@playwright/test';
import { literalFinder } from './literal-finder.js';

const rows: [literals: string[], text: string, replaced: string][] = [
  [['abc'], 'xabcx abc', 'x*x *'],
  [['abc', 'bcd'], 'abcd', '*'],
  [['b', 'abcd'], 'xabcdx ab', 'x*x a*'],
  [['aab', 'ab'], 'aaab', 'a*'],
  [['abab'], 'ababab', '*'],
  [['a/b', 'a.b'], 'a/b axb a.b', '* axb *'],
  [['aaaab'], 'aaaaaaab', 'aaa*'],
  [['key', 'é'], 'nothing', 'nothing'],
];
for (const [literals, text, replaced] of rows) {
  test(`${literals.join(' and ')} in ${text} -> ${replaced}`, () => {
    expect(literalFinder(literals)?.replace(text, '*')).toBe(replaced);
  });
}

test('nothing to look for -> no finder', () => {
  expect(literalFinder(['', ''])).toBeUndefined();
});

test('literals with one long beginning in a text of nothing else -> found, in one pass', () => {
  const literals = Array.from({ length: 100 }, (_, at) => `${'a'.repeat(200)}${at}.`);
  const text = `${'a'.repeat(500_000)}7.${'a'.repeat(500_000)}`;
  expect(literalFinder(literals)?.replace(text, '*')).toHaveLength(500_000 - 200 + 1 + 500_000);
});
