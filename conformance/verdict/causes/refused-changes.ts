/** Values that a refused request changed nevertheless: they follow from that request. */
import { isError } from '../../judge/status-class.js';
import { type Explanation, explainEach, type Groups, isOf, isUpheld, operationsOf } from './group.js';

/** A group that shows only after a refused request follows if that operation is known to change something when it refuses. */
export function ofRefusedChanges(groups: Groups): Explanation[] {
  const roots = groups.filter(isOf('rule:refused-changes-nothing')).filter(isUpheld);
  return explainEach(groups, (group) => {
    const { conditions = [], exchanges = [] } = group.replay ?? {};
    const last = new Map(exchanges.map(({ operation = '', status = 0 }) => [operation, status]));
    const isRefused = (operation: string) => isError(last.get(operation) ?? 0);
    if (conditions.length === 0 || !conditions.every(isRefused) || roots.includes(group)) return undefined;
    return roots.find((root) => conditions.every((one) => operationsOf(root).includes(one)));
  });
}
