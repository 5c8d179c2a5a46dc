// How checks are worded, over all of them.
import { expect, test } from '@playwright/test';
import { checksFor } from './index.js';

test('titles and rules -> the right article before every vowel', () => {
  const told = checksFor(1).flatMap(({ title, rule = '' }) => [title, rule]);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => /\ba (?!one\b|all fields)[aeio]/.test(text))).toEqual([]);
});
