// Frozen requirements: the checks of a revision, and keeping it in the configuration.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import { keepIn } from './keep-requirements.js';
import {
  changesSince,
  frozenNameOf,
  frozenText,
  idsOf,
  isScored,
  latest,
  revisions,
  sinceOf,
} from './requirements.js';
import { retired } from './requirements-retired.fixture.js';
import { readSettings, UsageError } from './settings.js';

const checks = checksFor(1);
const first = revisions[0]?.id ?? '';

test('every check carries the revision that introduced it, whatever the seed', () => {
  const known = new Set(revisions.map(({ id }) => id));
  const unknown = [...checks, ...checksFor(2)].filter(({ since }) => !known.has(since ?? ''));
  expect(unknown.map(({ id }) => id)).toEqual([]);
  expect(sinceOf('createInvoice/a-check-of-tomorrow')).toBe(latest);
});

test('what a frozen revision holds is still there, or listed as retired with its reason', () => {
  const now = new Set(checks.map(({ id }) => frozenNameOf(id)));
  const known = new Set(retired.flatMap(({ checks }) => checks.flatMap((one) => [...idsOf(one)])));
  // No existing check is listed as retired.
  expect([...known].filter((id) => now.has(id))).toEqual([]);
  const gone = revisions
    .flatMap((one) => [...idsOf(one.checks ?? '')])
    .filter((id) => id !== '/' && !now.has(id) && !known.has(id));
  expect(gone).toEqual([]);
});

test('a later check is scored by its own revision and by later ones alone', () => {
  expect(isScored(first, first)).toBe(true);
  expect(isScored(latest, first)).toBe(first === latest);
  expect(isScored(latest)).toBe(true);
  expect(isScored(undefined, first)).toBe(true);
});

test('revisions since one -> what they change', () => {
  expect(changesSince(latest)).toEqual([]);
  expect(changesSince(first).length).toBeGreaterThanOrEqual(revisions.length - 1);
});

test('what is frozen -> read again as it was', () => {
  const ids = ['createItem/status-201', 'createItem/case-abc', 'getItem/status-200'];
  expect([...idsOf(frozenText(ids))].sort()).toEqual([
    'createItem/case',
    'createItem/status-201',
    'getItem/status-200',
  ]);
});

test('an unknown revision -> wrong usage that names those that are known', () => {
  const flags = { 'base-url': 'http://target.invalid', 'api-key': 'none', requirements: '1.0.0-r9' };
  expect(() => readSettings({ flags, env: {} })).toThrow(UsageError);
  expect(() => readSettings({ flags, env: {} })).toThrow(first);
});

test('kept in a configuration -> beside what stands there; what it names already stays', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'requirements-')), 'conformance.yaml');
  writeFileSync(path, '# ours\nbase-url: http://target.invalid # here\n');
  expect(keepIn(path, first)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(
    `# ours\nbase-url: http://target.invalid # here\nrequirements: ${first}\n`,
  );
  expect(keepIn(path, 'another')).toBe(false);
});
