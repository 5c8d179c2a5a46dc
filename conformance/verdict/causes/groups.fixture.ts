/** Made-up groups of violations for the tests of explanations. */
import type { Violation } from '../../judge/violation.js';
import type { Verification } from '../../replay/confirm.js';
import { violated } from './causes.fixture.js';
import type { Explanation } from './explanation.js';
import type { Group, Groups } from './group.js';

/** A group with these violations, each seen by a separate check. */
export const group = (key: string, ...violations: Partial<Violation>[]): Group => {
  const [statement = '', field = '', symptom = ''] = key.split(' | ');
  return {
    ...{ key, statement, field, symptom, assumed: false, replay: {}, consequences: [] },
    seen: violations.map((one, n) => ({
      ...{ violation: violated(one), check: `check/${n}`, own: 'getItem', rule: '', source: '', called: {} },
    })),
  };
};

/** Maps the key of each explained group to the key of its cause and the operations that are at fault as well. */
export const explained = (all: readonly Explanation[]) =>
  Object.fromEntries(all.map(([one, { by, also }]) => [one.key, [by.key, ...also]]));

/** The groups with the results of their replays, given by key. */
export const replayed = (groups: Groups, rows: Readonly<Record<string, Partial<Verification>>>): Group[] =>
  groups.map((one) => {
    const replay = rows[one.key];
    return replay ? { ...one, replay: { confirmation: 'confirmed', ...replay } } : one;
  });
