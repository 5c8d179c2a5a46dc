/** Made-up groups of violations for the tests of what explains them. Nothing in a real run uses it. */
import type { Violation } from '../judge/violation.js';
import type { Verification } from '../replay/confirm.js';
import { violated } from './causes.fixture.js';
import type { Explained, Group } from './group.js';

/** A group that each of these violations shows, each in a check of its own. */
export const group = (key: string, ...violations: Partial<Violation>[]): Group => ({
  ...{ key, assumed: false, consequences: [] },
  seen: violations.map((one, n) => ({
    ...{ violation: violated(one), check: `check/${n}`, own: 'getItem', rule: '', source: '', called: {} },
  })),
});

/** By the key of each explained group: the key of what explains it, and the operations that are at fault as well. */
export const explained = (all: readonly (readonly [Group, Explained])[]) =>
  Object.fromEntries(all.map(([one, { by, also }]) => [one.key, [by.key, ...also]]));

export const verifications = (
  rows: Readonly<Record<string, Partial<Verification>>>,
): Map<string, Verification> =>
  new Map(
    Object.entries(rows).map(([key, one]) => [
      key,
      { confirmation: 'confirmed', conditions: [], causes: [], ...one },
    ]),
  );
