/** What follows from a change of state that is not as its table says: of triggers and of what excludes them. Pure. */
import { isClientError } from '../judge/status-class.js';
import { cellBehind, refusedCells, statesAfter, triggerIn } from '../replay/state-changes.js';
import type { Trace } from '../replay/trace.js';
import { groupBy } from './finding.js';
import {
  allFrom,
  type Explanation,
  follows,
  type Group,
  type Groups,
  isAmong,
  isConfirmed,
  isOf,
  isUpheld,
  mostSeen,
  operationsOf,
  resourceOf,
} from './group.js';

/** Of a cell, by state and trigger. */
const cell = /^state:(\w+)\+(\S+)$/;
const isTriggerAccepted = isOf(cell, 'http.status', 'accepted');
const isExclusive = isOf('rule:transition-forbidden', 'status', 'accepted');

/** The cells that a trace shows behind a status: of triggers that were refused, and of the one that was accepted. */
interface Cells {
  refused: readonly string[];
  accepted: string;
}

/** What smallest traces show of a status behind one and the same trigger is one violation, best said by the cell of that trigger. */
export function ofChangesOfState(groups: Groups): Explanation[] {
  const shown = new Map(groups.map((group) => [group, cellsBehind(group)]));
  // A trigger that was refused stays in a smallest trace alone where it is needed: it is what changed the state.
  const needed = new Set(
    [...shown.values()].flatMap((one) => (one?.refused.length === 1 ? one.refused : [])),
  );
  const cellOf = (group: Group): string => {
    const { refused = [], accepted = '' } = shown.get(group) ?? {};
    return refused.find((cell) => needed.has(cell)) ?? accepted;
  };
  const changed = groups.filter((group) => cellOf(group) !== '');
  return groupBy(changed, cellOf).flatMap((all) =>
    allFrom(all.find((one) => one.statement === cellOf(one)) ?? mostSeen(all), all),
  );
}

function cellsBehind(group: Group): Cells | undefined {
  const { trace, exchanges = [] } = group.replay ?? {};
  const [, id = ''] = /\/(\d+)(?=[./?])(?!.*\/\d)/s.exec(exchanges.at(-1)?.url ?? '') ?? [];
  if (!isConfirmed(group) || !trace) return undefined;
  // A trigger is accepted in the state that a refused one has led to, or in its own.
  if (isTriggerAccepted(group))
    return {
      refused: refusedCells(exchanges.slice(0, -1), id).map(ofAnyType),
      accepted: group.statement,
    };
  // One after the other, both of two that exclude each other: what the table does not allow is the second.
  const isAtOnce = trace.steps.some(({ burst }) => burst !== undefined);
  if (group.field !== 'status' || (isExclusive(group) && isAtOnce)) return undefined;
  return {
    refused: refusedCells(exchanges, id, stateDue(trace)).map(ofAnyType),
    accepted: ofAnyType(cellBehind(exchanges, id) ?? ''),
  };
}

/** As in the statement of a group, which is of all types: `state:final+finalized` of `state:quote/final+finalized`. */
const ofAnyType = (cell: string): string => cell.replace(/^state:\w+\//, 'state:');

/** The state in which the document must be, where the assertion names one. */
const stateDue = ({ assertion: { proof } }: Trace): string | undefined =>
  proof.by === 'value' && proof.compare === 'word' && typeof proof.expected === 'string'
    ? proof.expected.toLowerCase()
    : undefined;

/** What a document shows after a change of state in a field that creates or updates of its resource lose: it was not kept before that. */
export function ofFieldsLostBefore(groups: Groups): Explanation[] {
  const shown = groups.filter(isOf('operation:change-state-document', undefined, 'different'));
  return follows(shown, (group) => {
    const by = groups.find(isOf('rule:fields-kept', group.field, 'different'));
    const resources = new Set(by && operationsOf(by).map(resourceOf));
    const isOfThese = operationsOf(group).every((one) => resources.has(resourceOf(one)));
    return by && isUpheld(by) && isOfThese ? by : undefined;
  });
}

/** The state and the trigger of a cell of the table. */
const changeOf = ({ statement }: Group): readonly [from: string, trigger: string] => {
  const [, from = '', trigger = ''] = cell.exec(statement) ?? [];
  return [from, trigger];
};

/**
 * Of two triggers that exclude each other both are accepted at once: that follows where one of them is accepted and changes nothing, or
 * where it is accepted in the state to which the other one leads.
 */
export function ofVoidTriggers(groups: Groups): Explanation[] {
  const unchanged = isOf(cell, 'status', 'unchanged');
  return follows(groups.filter(isExclusive), (group) => {
    const sent = new Set(group.replay?.exchanges?.map(({ requestBody }) => triggerIn(requestBody)));
    const reached = new Set([...sent].flatMap(statesAfter));
    return groups.find((root) => {
      const [from, trigger] = changeOf(root);
      const isCause = unchanged(root) || (isTriggerAccepted(root) && reached.has(from));
      return isCause && sent.has(trigger) && isAmong(group, root);
    });
  });
}

/** A trigger that is refused and moves the document all the same: what it does beside one that is accepted follows. */
export function ofRefusedTriggers(groups: Groups): Explanation[] {
  const moving = groups.filter(isOf(cell, 'status', 'changed')).filter(isUpheld);
  return follows(groups.filter(isOf('rule:transition-allowed', 'status', 'different')), (group) => {
    const refused = group.replay?.exchanges?.filter(({ status = 0 }) => isClientError(status));
    const triggers = new Set(refused?.map(({ requestBody }) => triggerIn(requestBody)));
    return moving.find((root) => triggers.has(changeOf(root)[1]));
  });
}

/** From so many states a trigger is answered with the same error before it is no longer each of them. */
const leastStates = 3;

/** A trigger that is refused whatever state it leaves: one finding, and the operations of all. */
export function ofTriggersOfAnyState(groups: Groups): Explanation[] {
  const refused = groups.filter(isOf(cell, 'http.status', /^[45]\d\d$/));
  return groupBy(refused, (group) => `${changeOf(group)[1]} ${group.symptom}`).flatMap((all) =>
    allFrom(mostSeen(all), all, { also: operationsOf, least: leastStates }),
  );
}
