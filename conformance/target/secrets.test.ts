// The list of keys of a run.
import { expect, test } from '@playwright/test';
import { createRedactor } from './secrets.js';

test('keys known from the beginning, and those that are learned later -> masked by their place', () => {
  const redact = createRedactor(['first-key-01', 'second-key-02']);
  redact.add('third-key-003');
  const masked = ['first-key-01', 'second-key-02', 'third-key-003'].map((key) => redact(`<${key}>`));
  expect(masked).toEqual(['<REDACTED-KEY-1>', '<REDACTED-KEY-2>', '<REDACTED-KEY-3>']);
  expect(redact('nothing of ours')).toBe('nothing of ours');
});

test('the second account has the second place, also where there is none', () => {
  const redact = createRedactor(['first-key-01', undefined]);
  redact.add('third-key-003');
  expect(redact.secrets).toEqual(['first-key-01', '', 'third-key-003']);
  expect(redact('third-key-003')).toBe('REDACTED-KEY-3');
});

test('a key that is known, or is none -> not added', () => {
  const redact = createRedactor(['first-key-01']);
  for (const key of ['first-key-01', '', 'other-key-02', 'other-key-02']) redact.add(key);
  expect(redact.secrets).toEqual(['first-key-01', 'other-key-02']);
});
