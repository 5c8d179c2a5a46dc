/** What follows from a change of state that is not as its table says: of triggers and of what excludes them. Pure. */
import { isClientError } from '../judge/status-class.js';
import { cellBehind, refusedCells, statesAfter, triggerIn } from '../replay/state-changes.js';
import type { Trace } from '../replay/trace.js';
import { groupBy } from './finding.js';
import {
  bySeen,
  type Explained,
  type Group,
  isAmong,
  isUnconfirmed,
  operationsOf,
  resourceOf,
  type Verifications,
} from './group.js';

/** What smallest traces show of a status behind one and the same trigger is one violation, best said by the cell of that trigger. */
export function ofChangesOfState(
  groups: readonly Group[],
  verifications: Verifications,
): [Group, Explained][] {
  const shown = new Map(
    groups.flatMap(({ key }) => {
      const { confirmation, trace, exchanges = [] } = verifications.get(key) ?? {};
      const [, id = ''] = /\/(\d+)(?=[./?])(?!.*\/\d)/s.exec(exchanges.at(-1)?.url ?? '') ?? [];
      if (confirmation !== 'confirmed' || !trace) return [];
      // A trigger is accepted in the state that a refused one has led to, or in its own.
      const [, own] = /^(state:\S+) \| http\.status \| accepted$/.exec(key) ?? [];
      if (own)
        return [
          [key, { refused: refusedCells(exchanges.slice(0, -1), id).map(ofAnyType), accepted: own }] as const,
        ];
      // One after the other, both of two that exclude each other: what the table does not allow is the second.
      const isAtOnce = trace.steps.some(({ burst }) => burst !== undefined);
      if (!key.includes(' | status | ') || (key === exclusiveKey && isAtOnce)) return [];
      const refused = refusedCells(exchanges, id, stateDue(trace)).map(ofAnyType);
      return [[key, { refused, accepted: ofAnyType(cellBehind(exchanges, id) ?? '') }] as const];
    }),
  );
  // A trigger that was refused stays in a smallest trace alone where it is needed: it is what changed the state.
  const needed = new Set([...shown.values()].flatMap(({ refused }) => (refused.length === 1 ? refused : [])));
  const cellOf = ({ key }: Group): string => {
    const { refused = [], accepted = '' } = shown.get(key) ?? {};
    return refused.find((cell) => needed.has(cell)) ?? accepted;
  };
  return groupBy(groups, cellOf).flatMap((all): [Group, Explained][] => {
    const cell = all[0] && cellOf(all[0]);
    if (!cell) return [];
    const by = all.find(({ key }) => key.startsWith(`${cell} | `)) ?? bySeen(all)[0];
    return by ? all.map((group) => [group, { by, also: [] }]) : [];
  });
}

/** As in the key of a group, which is of all types: `state:final+finalized` of `state:quote/final+finalized`. */
const ofAnyType = (cell: string): string => cell.replace(/^state:\w+\//, 'state:');

/** The state in which the document must be, where the assertion names one. */
const stateDue = ({ assertion: { proof } }: Trace): string | undefined =>
  proof.by === 'value' && proof.compare === 'word' && typeof proof.expected === 'string'
    ? proof.expected.toLowerCase()
    : undefined;

/** What a document shows after a change of state in a field that creates or updates of its resource lose: it was not kept before that. */
export function ofFieldsLostBefore(
  groups: readonly Group[],
  verifications: Verifications,
): [Group, Explained][] {
  return groups.flatMap((group): [Group, Explained][] => {
    const [, shown] = /^operation:change-state-document( \| \S+ \| different)$/.exec(group.key) ?? [];
    const by = groups.find((root) => root.key === `rule:fields-kept${shown}`);
    if (!by || isUnconfirmed(by, verifications)) return [];
    const resources = new Set(operationsOf(by).map(resourceOf));
    return operationsOf(group).every((one) => resources.has(resourceOf(one)))
      ? [[group, { by, also: [] }]]
      : [];
  });
}

const exclusiveKey = 'rule:transition-forbidden | status | accepted';

/**
 * Of two triggers that exclude each other both are accepted at once: that follows where one of them is accepted and changes nothing, or
 * where it is accepted in the state to which the other one leads.
 */
export function ofVoidTriggers(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  return groups
    .filter(({ key }) => key === exclusiveKey)
    .flatMap((group): [Group, Explained][] => {
      const { exchanges = [] } = verifications.get(group.key) ?? {};
      const sent = new Set(exchanges.map(({ requestBody }) => triggerIn(requestBody)));
      const reached = new Set([...sent].flatMap(statesAfter));
      const by = groups.find((root) => {
        const [, from = '', trigger = '', how] =
          /^state:(\w+)\+(\S+) \| (status \| unchanged|http\.status \| accepted)$/.exec(root.key) ?? [];
        return (
          (how === 'status | unchanged' || (how !== undefined && reached.has(from))) &&
          sent.has(trigger) &&
          isAmong(group, root)
        );
      });
      return by ? [[group, { by, also: [] }]] : [];
    });
}

const allowedKey = 'rule:transition-allowed | status | different';

/** A trigger that is refused and moves the document all the same: what it does beside one that is accepted follows. */
export function ofRefusedTriggers(
  groups: readonly Group[],
  verifications: Verifications,
): [Group, Explained][] {
  return groups
    .filter(({ key }) => key === allowedKey)
    .flatMap((group): [Group, Explained][] => {
      const { exchanges = [] } = verifications.get(group.key) ?? {};
      const refused = exchanges.filter(({ status = 0 }) => isClientError(status));
      const triggers = new Set(refused.map(({ requestBody }) => triggerIn(requestBody)));
      const by = groups.find((root) => {
        const [, trigger] = /^state:\w+\+(\S+) \| status \| changed$/.exec(root.key) ?? [];
        return trigger !== undefined && triggers.has(trigger) && !isUnconfirmed(root, verifications);
      });
      return by ? [[group, { by, also: [] }]] : [];
    });
}

/** From so many states a trigger is answered with the same error before it is no longer each of them. */
const leastStates = 3;

/** A trigger that is refused whatever state it leaves: one finding, and the operations of all. */
export function ofTriggersOfAnyState(groups: readonly Group[]): [Group, Explained][] {
  const howOf = ({ key }: Group): string =>
    /^state:\w+(\+\S+ \| http\.status \| [45]\d\d)$/.exec(key)?.[1] ?? '';
  return groupBy(
    groups.filter((group) => howOf(group) !== ''),
    howOf,
  ).flatMap((all): [Group, Explained][] => {
    const [by] = bySeen(all);
    return by && all.length >= leastStates
      ? all.map((group) => [group, { by, also: operationsOf(group) }])
      : [];
  });
}
