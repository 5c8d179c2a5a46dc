// The wording of all checks, and the checks that CONTRIBUTING.md names.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checksFor } from './index.js';

test('titles and rules -> the right article before every vowel', () => {
  const reported = checksFor(1).flatMap(({ title, rule = '' }) => [title, rule]);
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.filter((text) => /\ba (?!one\b|all fields)[aeio]/.test(text))).toEqual([]);
});

test('the checks that CONTRIBUTING.md runs -> are there', () => {
  const text = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const named = [...text.matchAll(/--only (\w+\/[\w-]+)/g)].map(([, id]) => id ?? '');
  const ids = new Set(checksFor(1).map(({ id }) => id));
  expect(named).not.toEqual([]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
