/** Findings that follow from a change of state that violates its state table. */
import { isClientError } from '../../judge/status-class.js';
import { cellBehind, refusedCells, statesAfter, triggerIn } from '../../replay/state-changes.js';
import type { Trace } from '../../replay/trace.js';
import { groupBy } from '../finding.js';
import { type Explanation, explainAlike, explainAllBy, explainEach } from './explanation.js';
import {
  type Group,
  type Groups,
  hasOnlyOperationsOf,
  isConfirmed,
  isOf,
  isUpheld,
  kindOf,
  mostSeen,
  operationsOf,
  resourceOf,
} from './group.js';

/** The statement of a cell: state and trigger. */
const cell = /^state:(\w+)\+(\S+)$/;
export const isTriggerAccepted = isOf(cell, 'http.status', 'accepted');
const isExclusive = isOf('rule:transition-forbidden', 'status', 'accepted');

/** The cells that led to a document's status in a trace: of refused triggers, and of the accepted one. */
interface Cells {
  refused: readonly string[];
  accepted: string;
}

/** Groups whose minimized traces reach a status by the same trigger are one finding, if possible that of the trigger's cell. */
export function ofChangesOfState(groups: Groups): Explanation[] {
  const shown = new Map(groups.map((group) => [group, cellsBehind(group)]));
  // A single refused trigger stays in a minimized trace only if it is needed: it changed the state.
  const needed = new Set(
    [...shown.values()].flatMap((one) => (one?.refused.length === 1 ? one.refused : [])),
  );
  const cellOf = (group: Group): string => {
    const { refused = [], accepted = '' } = shown.get(group) ?? {};
    return refused.find((cell) => needed.has(cell)) ?? accepted;
  };
  const changed = groups.filter((group) => cellOf(group) !== '');
  return groupBy(changed, cellOf).flatMap((all) =>
    explainAllBy(all.find((one) => one.statement === cellOf(one)) ?? mostSeen(all), all),
  );
}

function cellsBehind(group: Group): Cells | undefined {
  const { trace, exchanges = [] } = group.replay;
  const [, id = ''] = /\/(\d+)(?=[./?])(?!.*\/\d)/s.exec(exchanges.at(-1)?.url ?? '') ?? [];
  if (!isConfirmed(group) || !trace) return undefined;
  // The trigger was accepted in its stated state, or in the state to which a refused one has led.
  if (isTriggerAccepted(group))
    return {
      refused: refusedCells(exchanges.slice(0, -1), id).map(ofAnyType),
      accepted: group.statement,
    };
  // If two triggers that exclude each other are sent in sequence, the second one violates the table.
  const isAtOnce = trace.steps.some(({ burst }) => burst !== undefined);
  if (group.field !== 'status' || (isExclusive(group) && isAtOnce)) return undefined;
  return {
    refused: refusedCells(exchanges, id, stateDue(trace)).map(ofAnyType),
    accepted: ofAnyType(cellBehind(exchanges, id) ?? ''),
  };
}

/** Removes the document type, as statements of groups do: `state:quote/final+finalized` -> `state:final+finalized`. */
const ofAnyType = (cell: string): string => cell.replace(/^state:\w+\//, 'state:');

/** The expected state of the document, if the assertion has one. */
const stateDue = ({ assertion: { proof } }: Trace): string | undefined =>
  proof.by === 'value' && proof.compare === 'word' && typeof proof.expected === 'string'
    ? proof.expected.toLowerCase()
    : undefined;

/**
 * A wrong field after a change of state, if creates or updates of the resource lose it: it was lost before the change. So was that
 * of a document beside the changed one, unless that shows again alone.
 */
export function ofFieldsLostBefore(groups: Groups): Explanation[] {
  const isOfChange = isOf('operation:change-state-document', undefined, 'different');
  const isBeside = isOf(cell, undefined, 'changed');
  const shown = groups.filter((group) => isOfChange(group) || (isBeside(group) && !isConfirmed(group)));
  return explainEach(shown, (group) => {
    const by = groups.find(isOf('rule:fields-kept', group.field, 'different'));
    return by && isUpheld(by) && hasOnlyOperationsOf(group, by, resourceOf) ? by : undefined;
  });
}

const changeOf = ({ statement }: Group): readonly [from: string, trigger: string] => {
  const [, from = '', trigger = ''] = cell.exec(statement) ?? [];
  return [from, trigger];
};

/**
 * Two triggers that exclude each other are both accepted: that follows if one of them is known to be accepted without effect, or
 * to be accepted in the state to which the other one leads.
 */
export function ofVoidTriggers(groups: Groups): Explanation[] {
  const unchanged = isOf(cell, 'status', 'unchanged');
  return explainEach(groups.filter(isExclusive), (group) => {
    const sent = new Set(group.replay.exchanges?.map(({ requestBody }) => triggerIn(requestBody)));
    const reached = new Set([...sent].flatMap(statesAfter));
    return groups.find((root) => {
      const [from, trigger] = changeOf(root);
      const isCause = unchanged(root) || (isTriggerAccepted(root) && reached.has(from));
      return isCause && sent.has(trigger) && hasOnlyOperationsOf(group, root);
    });
  });
}

/** A refused trigger that changes the state nevertheless: explains a wrong state after concurrent triggers, if it was sent. */
export function ofRefusedTriggers(groups: Groups): Explanation[] {
  const moving = groups.filter(isOf(cell, 'status', 'changed')).filter(isUpheld);
  return explainEach(groups.filter(isOf('rule:transition-allowed', 'status', 'different')), (group) => {
    const refused = group.replay.exchanges?.filter(({ status = 0 }) => isClientError(status));
    const triggers = new Set(refused?.map(({ requestBody }) => triggerIn(requestBody)));
    return moving.find((root) => triggers.has(changeOf(root)[1]));
  });
}

/** From this many states with the same error on, the trigger counts as refused in every state. */
const leastStates = 3;

/**
 * A trigger that is refused in every state: one finding with the operations of all. So is one that the same operations answer with a
 * success and carry out from none of several states.
 */
export function ofTriggersOfAnyState(groups: Groups): Explanation[] {
  const keyOf = (group: Group) => `${changeOf(group)[1]} ${group.symptom}`;
  const refused = groups.filter(isOf(cell, 'http.status', /^[45]\d\d$/));
  const unchanged = groups.filter(isOf(cell, 'status', 'unchanged'));
  return [
    ...explainAlike(refused, keyOf, { also: operationsOf, least: leastStates }),
    ...explainAlike(unchanged, (group) => `${keyOf(group)} ${operationsOf(group).sort()}`, { least: 2 }),
  ];
}

/** A client's text that a document no longer has: follows if the last trigger of its replay changes observations. */
export function ofTextsLost(groups: Groups): Explanation[] {
  const changing = groups.filter(isOf(cell, 'observations', 'changed')).filter(isUpheld);
  return explainEach(groups.filter(isOf('rule:client-observations-added', 'observations')), (group) => {
    const last = group.replay.exchanges?.findLast(({ method }) => method !== 'GET');
    const trigger = triggerIn(last?.requestBody);
    return changing.find((root) => changeOf(root)[1] === trigger && hasOnlyOperationsOf(group, root, kindOf));
  });
}
