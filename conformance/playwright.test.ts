// Options for which no tests are declared.
import { expect, test } from '@playwright/test';
import { conformance } from './playwright.js';

for (const [what, options, says] of [
  ['a pattern that names nothing, to run', { only: 'no-such-check' }, /"no-such-check" names no check/],
  ['a pattern that names nothing, to leave out', { skip: 'no-such-check' }, /"no-such-check" names no check/],
  [
    'a deviations file that is not there',
    { only: 'getItem', deviations: '/no.yaml' },
    /\/no\.yaml does not exist/,
  ],
] as const)
  test(`${what} -> refused, with what to do`, () => {
    expect(() => conformance(options)).toThrow(says);
  });
