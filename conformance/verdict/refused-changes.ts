/** What a refused request changed all the same, in whatever value it shows: it follows from that request. Pure. */
import { isError } from '../judge/status-class.js';
import { type Explained, type Group, isUnconfirmed, operationsOf, type Verifications } from './group.js';

/** A value that shows only after a request that was refused: where that operation is known to change something then. */
export function ofRefusedChanges(
  groups: readonly Group[],
  verifications: Verifications,
): [Group, Explained][] {
  const roots = groups.filter(
    (group) =>
      group.key.startsWith('rule:refused-changes-nothing | ') && !isUnconfirmed(group, verifications),
  );
  return groups.flatMap((group): [Group, Explained][] => {
    const { conditions = [], exchanges = [] } = verifications.get(group.key) ?? {};
    const last = new Map(exchanges.map(({ operation = '', status = 0 }) => [operation, status]));
    const isRefused = (operation: string) => isError(last.get(operation) ?? 0);
    if (conditions.length === 0 || !conditions.every(isRefused) || roots.includes(group)) return [];
    const by = roots.find((root) => conditions.every((one) => operationsOf(root).includes(one)));
    return by ? [[group, { by, also: [] }]] : [];
  });
}
