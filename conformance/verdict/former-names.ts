/** Ids that had other names, as they may stand in deviations files for one release. Contains data and the mapping alone. */
import { groupPartsOf, type Identity } from '../judge/identity.js';

const former: readonly (readonly [before: string, now: string])[] = [
  ['guide-fields-taken', 'guide-fields-accepted'],
  ['key-letters', 'key-case'],
  ['/life-', '/case-'],
  ['refused-taken-', 'refused-used-'],
  ['same-values-taken', 'same-values-accepted'],
  ['taken-name-at-once', 'used-name-at-once'],
];

/** With the names of today. */
export const currentNames = (id: string): string =>
  former.reduce((text, [before, now]) => text.replaceAll(before, now), id);

/** The id, or pattern of ids, as it is written today. */
export const currentId = (id: string): string => grouped(currentNames(id));

/** What was a finding of its own, and is today one with others of the same row of the description. */
function grouped(id: string): string {
  const [, statement, field, symptom] = /^(\w+:[^\s*]+) ([^\s*]+) -> ([^*]+)$/.exec(id) ?? [];
  if (!statement || !field || !symptom) return id;
  const [now, place, sign] = groupPartsOf({ statement, field, symptom } as Identity);
  return `${now} ${place} -> ${sign}`;
}
