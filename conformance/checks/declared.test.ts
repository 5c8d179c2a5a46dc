// What checks cite, need and share, compared with a stored list, so that it changes deliberately only.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { declaredByKind } from '../selfcheck/known/declared.js';
import { checksFor } from './index.js';

test('all checks of seed 1 -> declare what is known of them', () => {
  const known = readFileSync(new URL('../selfcheck/known/checks.txt', import.meta.url), 'utf8');
  expect(declaredByKind(checksFor(1)), 'after a change on purpose: npm run known -- --requests').toEqual(
    known.trim().split('\n'),
  );
});
