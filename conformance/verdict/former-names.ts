/** Maps renamed ids in deviations files to their current names, for one release. */
import { groupPartsOf, type Identity } from '../judge/identity.js';

const former: readonly (readonly [before: string, now: string])[] = [
  ['guide-fields-taken', 'guide-fields-accepted'],
  ['key-letters', 'key-case'],
  ['/life-', '/case-'],
  ['refused-taken-', 'refused-used-'],
  ['same-values-taken', 'same-values-accepted'],
  ['taken-name-at-once', 'used-name-at-once'],
];

export const currentNames = (id: string): string =>
  former.reduce((text, [before, now]) => text.replaceAll(before, now), id);

/** The current form of an id or of a pattern of ids. */
export const currentId = (id: string): string => grouped(currentNames(id));

/** Findings of the same row of the API description are one finding today: maps a former id to that of its group. */
function grouped(id: string): string {
  const [, statement, field, symptom] = /^(\w+:[^\s*]+) ([^\s*]+) -> ([^*]+)$/.exec(id) ?? [];
  if (!statement || !field || !symptom) return id;
  const [now, place, sign] = groupPartsOf({ statement, field, symptom } as Identity);
  return `${now} ${place} -> ${sign}`;
}
