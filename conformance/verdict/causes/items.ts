/** Items that are not updated with the values of a line that names them, or made twice: one finding. */
import type { Exchange } from '../../judge/result.js';
import { recordIn } from './bodies.js';
import { type Explanation, explainAllBy } from './explanation.js';
import { bySeen, type Groups, hasOnlyOperationsOf, isOf, isUpheld, mostSeen, operationsOf } from './group.js';

/** From this many unchanged fields on, the whole item counts as not updated; a replay that shows it counts for each field. */
const leastAsBefore = 3;

const isOfField = isOf('rule:item-updated', /^item\./);

/** Fields of an item that stay as before after the same operations: one finding. */
export function ofItemsAsBefore(groups: Groups): Explanation[] {
  const fields = groups.filter(isOfField);
  const by = bySeen(fields).find(isUpheld);
  const all = by ? fields.filter((group) => hasOnlyOperationsOf(group, by)) : [];
  const whole = fields.filter(({ replay }) => isAsMade(replay.exchanges ?? []));
  const one = [...new Set([...(all.length >= leastAsBefore ? all : []), ...whole])];
  return explainAllBy(mostSeen(one), one, { also: operationsOf });
}

/** Whether the last answer shows the item as the first createItem sent it, in every field. */
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

/** An item with values of several concurrent documents: follows if even a single document updates only some fields. */
export function ofItemsAtOnce(groups: Groups): Explanation[] {
  const atOnce = groups.filter(isOf('rule:item-updated', 'item', 'inconsistent'));
  return explainAllBy(bySeen(groups.filter(isOfField)).find(isUpheld), atOnce);
}

/** Two items of one name after a document: follows if the list of items shows names twice that documents have made. */
export function ofItemsTwice(groups: Groups): Explanation[] {
  const twins = groups.filter(isOf('rule:item-name-unique', 'items[].name', 'listed twice')).find(isUpheld);
  return explainAllBy(twins, groups.filter(isOf('rule:item-created', 'item.name', 'listed twice')), {
    also: operationsOf,
  });
}
