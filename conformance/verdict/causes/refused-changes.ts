/** Values that a refused request changed nevertheless: they follow from that request. */
import { isError } from '../../judge/status-class.js';
import { type Explanation, explainEach } from './explanation.js';
import { bySeen, type Group, type Groups, isOf, isUpheld, operationsOf } from './group.js';

/**
 * Groups that show only after a refused request follow from the statement that it changes nothing, if its operation is known to
 * violate that; else from the one of them seen most often.
 */
export function ofRefusedChanges(groups: Groups): Explanation[] {
  const stated = groups.filter(isOf('rule:refused-changes-nothing')).filter(isUpheld);
  const shown = groups.filter((group) => !stated.includes(group) && isOnlyAfterRefusal(group));
  const roots = [...stated, ...bySeen(shown)];
  return explainEach(shown, (group) => {
    const conditions = group.replay.conditions ?? [];
    const root = roots.find((one) => conditions.every((operation) => operationsOf(one).includes(operation)));
    return root === group ? undefined : root;
  });
}

function isOnlyAfterRefusal({ replay: { conditions = [], exchanges = [] } }: Group): boolean {
  const last = new Map(exchanges.map(({ operation = '', status = 0 }) => [operation, status]));
  return conditions.length > 0 && conditions.every((operation) => isError(last.get(operation) ?? 0));
}
