/** Items that a line names again and that are not updated with its values: the fields of one item are one finding. Pure. */
import type { Exchange } from '../judge/result.js';
import { recordIn } from './bodies.js';
import {
  allFrom,
  bySeen,
  type Explanation,
  type Groups,
  isAmong,
  isOf,
  isUpheld,
  mostSeen,
  operationsOf,
} from './group.js';

/** So many fields of an item must be as before until it is the item that is not updated, unless the replay shows the whole of it. */
const leastAsBefore = 3;

const isOfField = isOf('rule:item-updated', /^item\./);

/** An operation after which most fields of an item are as before: which of them a case has looked at follows from that. */
export function ofItemsAsBefore(groups: Groups): Explanation[] {
  const fields = groups.filter(isOfField);
  const by = bySeen(fields).find(isUpheld);
  const all = by ? fields.filter((group) => isAmong(group, by)) : [];
  const whole = fields.filter(({ replay }) => isAsMade(replay?.exchanges ?? []));
  const one = [...new Set([...(all.length >= leastAsBefore ? all : []), ...whole])];
  return allFrom(mostSeen(one), one, { also: operationsOf });
}

/** Whether the last answer shows an item as the first request made it, in every field. */
function isAsMade(exchanges: readonly Exchange[]): boolean {
  const made = recordIn(exchanges.find(({ operation }) => operation === 'createItem')?.requestBody, 'item');
  const shown = recordIn(exchanges.at(-1)?.responseBody, 'item');
  const names = ['description', 'unit', 'unit_price'];
  return names.every(
    (name) =>
      made[name] !== undefined &&
      (String(made[name]) === String(shown[name]) || Number(made[name]) === Number(shown[name])),
  );
}

/** Documents at once that name an item leave it with values of several of them: so does one alone that updates only some fields. */
export function ofItemsAtOnce(groups: Groups): Explanation[] {
  const atOnce = groups.filter(isOf('rule:item-updated', 'item', 'inconsistent'));
  return allFrom(bySeen(groups.filter(isOfField)).find(isUpheld), atOnce);
}
