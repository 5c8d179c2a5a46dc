/**
 * Walks over the generated state tables: where a trigger leads, what can be reached, by which shortest path.
 * Pure; sends nothing.
 */
import {
  type DocumentType,
  documentTypes,
  type Row,
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

/** The row for one cell; a row for this type only wins over one for all types. undefined: forbidden. */
export function rowOf(type: DocumentType, from: string, trigger: string): Row | undefined {
  const { singular } = documentTypes[type];
  const rows = tableOf(type).rows.filter((row) => row.from === from && row.trigger === trigger);
  return (
    rows.find((row) => row.only?.includes(singular as never)) ?? rows.find((row) => row.only === undefined)
  );
}

/** The steps that lead out of a state, in the order of the table. */
export function stepsFrom(type: DocumentType, from: string): Step[] {
  const table = tableOf(type);
  return table.triggers.flatMap((trigger) => {
    const row = rowOf(type, from, trigger);
    const assumed = Boolean(row?.assumed ?? table.assumed);
    return row ? [{ trigger, from, to: row.to, assumed }] : [];
  });
}

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
