/** Walks over the generated state tables: where a trigger leads, what can be reached, by which shortest path. */
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

export function tableOf(type: DocumentType): StateTable {
  const table = Object.values(stateTables).find((one) => one.types.includes(type));
  if (!table) throw new Error(`no state table for ${type}`);
  return table;
}

export function isAssumedTable(type: DocumentType): boolean {
  return tableOf(type).assumed !== undefined;
}

/** The cell of a type's table: where a trigger leads; undefined: it is forbidden. */
export const rowOf = (type: DocumentType, from: string, trigger: string): Cell | undefined =>
  cells[type][from]?.[trigger] ?? undefined;

/** The id by which statements and interpretations name a cell. */
export const cellId = (type: DocumentType, from: string, trigger: string): string =>
  `state:${documentTypes[type].singular}/${from}+${trigger}`;

/** The steps that lead out of a state, in the order of the table. */
export function stepsFrom(type: DocumentType, from: string): Step[] {
  return Object.entries(cells[type][from] ?? {}).flatMap(([trigger, cell]) =>
    cell ? [{ trigger, from, to: cell.to, assumed: cell.assumed !== undefined }] : [],
  );
}

/** Every step of a type, from any state. */
export const stepsOf = (type: DocumentType): Step[] =>
  Object.keys(cells[type]).flatMap((from) => stepsFrom(type, from));

/**
 * Whether a document in this state has had the trigger already, or is what the trigger would make it: one sent again may be
 * answered 2xx, as long as it changes nothing. One that was canceled or deleted takes nothing up again.
 */
export function isRepeated(type: DocumentType, state: string, trigger: string): boolean {
  if (trigger === state || stepsOf(type).some((step) => step.trigger === trigger && step.to === state))
    return true;
  const isOver = state === 'canceled' || state === 'deleted';
  return !isOver && (shortestPath(type, state) ?? []).some((step) => step.trigger === trigger);
}

/** The initial state and those that these triggers lead to; one that a state does not know changes nothing. */
export function statesOn(type: DocumentType, triggers: readonly string[]): string[] {
  const states = [tableOf(type).initial];
  for (const trigger of triggers) states.push(stateAfter(type, states.at(-1) as string, trigger));
  return states;
}

/** Where a trigger leads: nowhere else, where the state does not know it. */
export const stateAfter = (type: DocumentType, from: string, trigger: string): string =>
  rowOf(type, from, trigger)?.to ?? from;

/** Whether one step leads there from the initial state. */
export const isSecondState = (type: DocumentType, state: string): boolean =>
  stepsFrom(type, tableOf(type).initial).some(({ to }) => to === state);

/** The shortest way to every state that can be reached, the initial one included. */
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

/** undefined when the state cannot be reached. */
export function shortestPath(type: DocumentType, state: string): Step[] | undefined {
  return reachable(type).get(state);
}
