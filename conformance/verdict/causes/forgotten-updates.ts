/** Updates of records that are accepted and keep nothing: what shows only after one of them follows. */
import { isSuccess } from '../../judge/status-class.js';
import type { Explanation } from './explanation.js';
import { bySeen, type Group, type Groups, isConfirmed, isOf, operationsOf } from './group.js';

/** From this many lost fields on, the update counts as forgotten as a whole. */
const leastFields = { updateClient: 5, updateItem: 3, updateTax: 3 } as const;

const isLost = isOf('rule:fields-kept', /^\w+$/, 'different');

/** Of an update that keeps nothing, all fields and all that its accepted requests are needed for are one finding. */
export function ofForgottenUpdates(groups: Groups): Explanation[] {
  return Object.entries(leastFields).flatMap(([update, least]) => {
    const lost = groups.filter((group) => isLost(group) && operationsOf(group).includes(update));
    const by = bySeen(lost).find((group) => isConfirmed(group) && showsOlder(group));
    if (!by || lost.length < least) return [];
    return groups
      .filter((group) => isAfter(update, group))
      .map((group): Explanation => {
        const cause = { by, also: [] };
        return [group, showsOlder(group) ? { ...cause, isUnreadable: true } : cause];
      });
  });
}

/** Whether its replay has an accepted request of this operation. */
const isAfter = (update: string, { replay }: Group): boolean =>
  replay.exchanges?.some(({ operation, status = 0 }) => operation === update && isSuccess(status)) === true;

/** Whether the last answer of its replay shows a value of the field that was sent before the last one. */
function showsOlder({ field, replay: { exchanges = [] } }: Group): boolean {
  const name = field.split('.').at(-1) ?? '';
  const sent = exchanges.flatMap(({ requestBody }) => valuesOf(name, requestBody));
  const due = sent.at(-1);
  const shown = valuesOf(name, exchanges.at(-1)?.responseBody);
  return due !== undefined && shown.some((value) => value !== due && sent.includes(value));
}

/** The texts and numbers of the members with that name; a price is the same as text and as a number. */
const valuesOf = (name: string, body = ''): string[] =>
  [...body.matchAll(new RegExp(`"${name}"\\s*:\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|(-?\\d[\\d.]*))`, 'g'))].map(
    ([, text, number]) => String(Number(text ?? number) || (text ?? number)),
  );
