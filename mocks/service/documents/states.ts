/**
 * Owns reading the generated state tables: which state a trigger leads to. It holds no state name of its own
 * and changes nothing.
 */
import type { Row, StateTable } from '../../../generated/states.js';
import type { Kind } from '../store/document-kinds.js';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The trigger of the table that is meant: its own name, or the state that it leads to (`accepted`: accept). */
function triggerMeant(table: StateTable, sent: string): string | undefined {
  const known = table.triggers.find((trigger) => same(trigger, sent));
  return (
    known ??
    table.rows.find((row) => same(row.to, sent) && sent.toLowerCase().startsWith(row.trigger))?.trigger
  );
}

const applies = (row: Row, kind: Kind): boolean =>
  row.only === undefined || (row.only as readonly string[]).includes(kind.singular);

/** A row for this type only wins over the row for all types. */
function rowFor(kind: Kind, from: string, trigger: string): Row | undefined {
  const rows = kind.states.rows.filter(
    (row) => same(row.from, from) && same(row.trigger, trigger) && applies(row, kind),
  );
  return rows.find((row) => row.only !== undefined) ?? rows[0];
}

export interface Transition {
  /** The trigger in the table's spelling; undefined for one that the table does not have. */
  readonly trigger: string | undefined;
  /** Lower case; undefined: not allowed. */
  readonly to: string | undefined;
}

/** Where a trigger leads from a state, by the generated table of the document's family. */
export function transition(kind: Kind, from: string, sentTrigger: string): Transition {
  const trigger = triggerMeant(kind.states, sentTrigger);
  const to = trigger === undefined ? undefined : rowFor(kind, from, trigger)?.to.toLowerCase();
  return { trigger, to };
}

/** True when some row of this trigger leads to the state: the document is where the trigger would take it. */
export const leadsTo = (kind: Kind, trigger: string, state: string): boolean =>
  kind.states.rows.some((row) => same(row.trigger, trigger) && same(row.to, state) && applies(row, kind));

export const triggersFrom = (kind: Kind, from: string): readonly string[] => [
  ...new Set(
    kind.states.rows.filter((row) => same(row.from, from) && applies(row, kind)).map((row) => row.trigger),
  ),
];

/** The shortest list of triggers from the initial state to a state; undefined when there is none. */
export function pathTo(kind: Kind, state: string): readonly string[] | undefined {
  const start = kind.states.initial.toLowerCase();
  const paths = new Map<string, readonly string[]>([[start, []]]);
  for (const [from, path] of paths) {
    if (same(from, state)) return path;
    for (const trigger of triggersFrom(kind, from)) {
      const to = transition(kind, from, trigger).to;
      if (to !== undefined && !paths.has(to)) paths.set(to, [...path, trigger]);
    }
  }
  return undefined;
}
