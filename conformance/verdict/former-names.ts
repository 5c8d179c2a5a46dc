/** Ids that had other names, as they may stand in deviations files for one release. Contains data and the mapping alone. */

const former: readonly (readonly [before: string, now: string])[] = [
  ['guide-fields-taken', 'guide-fields-accepted'],
  ['key-letters', 'key-case'],
  ['/life-', '/case-'],
  ['refused-taken-', 'refused-used-'],
  ['same-values-taken', 'same-values-accepted'],
  ['taken-name-at-once', 'used-name-at-once'],
];

/** The id, or pattern of ids, as it is written today. */
export const currentId = (id: string): string =>
  former.reduce((text, [before, now]) => text.replaceAll(before, now), id);
