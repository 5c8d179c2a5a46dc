// The ledger in spec/README.md is fresh, and every rule has a row with the files that check it or a reason.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { rules } from '../generated/rules.js';
import { ledger, unjudged, withLedger } from './ledger.js';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

test('the ledger -> what the suite and the rules say today (`npm run ledger` writes it)', () => {
  expect(withLedger(readme)).toBe(readme);
});

test('the ledger: every rule -> a row; a stated one -> a file that judges it', () => {
  const rows = ledger();
  for (const id of Object.keys(rules)) expect(rows).toContain(`| \`${id}\` |`);
  expect(unjudged()).toEqual([]);
});
