/** Queries on the generated state tables: the target state of a trigger, reachable states, shortest paths. */
import {
  type Cell,
  cells,
  type DocumentType,
  documentTypes,
  type StateTable,
  stateTables,
} from '../../generated/states.js';

export interface Step {
  trigger: string;
  from: string;
  to: string;
  assumed: boolean;
}

export const tableOf = (type: DocumentType): StateTable => stateTables[documentTypes[type].family];

export const isAssumedTable = (type: DocumentType): boolean => tableOf(type).assumed !== undefined;

/** The cell for a trigger in a state; undefined when the trigger is forbidden there. */
export const rowOf = (type: DocumentType, from: string, trigger: string): Cell | undefined =>
  cells[type][from]?.[trigger] ?? undefined;

/** The id of a cell in statements and interpretations. */
export const cellId = (type: DocumentType, from: string, trigger: string): string =>
  `state:${documentTypes[type].singular}/${from}+${trigger}`;

/** The allowed steps from a state, in the order of the table. */
export function stepsFrom(type: DocumentType, from: string): Step[] {
  return Object.entries(cells[type][from] ?? {}).flatMap(([trigger, cell]) =>
    cell ? [{ trigger, from, to: cell.to, assumed: cell.assumed !== undefined }] : [],
  );
}

/** All allowed steps of a type, from any state. */
export const stepsOf = (type: DocumentType): Step[] =>
  Object.keys(cells[type]).flatMap((from) => stepsFrom(type, from));

/**
 * Whether the trigger would repeat an earlier one or lead to the present state: a repeated trigger may be answered with 2xx as
 * long as it changes nothing. In `canceled` and `deleted` only a trigger that leads there counts as repeated.
 */
export function isRepeated(type: DocumentType, state: string, trigger: string): boolean {
  if (trigger === state || stepsOf(type).some((step) => step.trigger === trigger && step.to === state))
    return true;
  const isOver = state === 'canceled' || state === 'deleted';
  return !isOver && (shortestPath(type, state) ?? []).some((step) => step.trigger === trigger);
}

/** The initial state and the state after each trigger; a forbidden trigger leaves the state as it is. */
export function statesOn(type: DocumentType, triggers: readonly string[]): string[] {
  const states = [tableOf(type).initial];
  for (const trigger of triggers) states.push(stateAfter(type, states.at(-1) as string, trigger));
  return states;
}

/** The state after a trigger; `from` when the trigger is forbidden there. */
export const stateAfter = (type: DocumentType, from: string, trigger: string): string =>
  rowOf(type, from, trigger)?.to ?? from;

/** Whether one step leads from the initial state to this one. */
export const isSecondState = (type: DocumentType, state: string): boolean =>
  stepsFrom(type, tableOf(type).initial).some(({ to }) => to === state);

/** The shortest path to every reachable state, including the initial one. */
export function reachable(type: DocumentType): Map<string, Step[]> {
  const start = tableOf(type).initial;
  const ways = new Map<string, Step[]>([[start, []]]);
  const queue = [start];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (const step of stepsFrom(type, state)) {
      if (ways.has(step.to)) continue;
      ways.set(step.to, [...(ways.get(state) ?? []), step]);
      queue.push(step.to);
    }
  }
  return ways;
}

/** The shortest path from the initial state; undefined when the state cannot be reached. */
export function shortestPath(type: DocumentType, state: string): Step[] | undefined {
  return reachable(type).get(state);
}
