/** Looks up the generated state tables: the state that a trigger leads to. */
import { cells } from '../../../generated/states.js';
import type { Kind } from '../store/document-kinds.js';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

interface Step {
  readonly from: string;
  readonly trigger: string;
  readonly to: string;
}

/** The transitions of each kind, by its plural name. */
const steps: Readonly<Record<string, readonly Step[]>> = Object.fromEntries(
  Object.entries(cells).map(([plural, rows]) => [
    plural,
    Object.entries(rows).flatMap(([from, row]) =>
      Object.entries(row).flatMap(([trigger, cell]) => (cell ? [{ from, trigger, to: cell.to }] : [])),
    ),
  ]),
);

const stepsOf = (kind: Kind): readonly Step[] => steps[kind.plural] ?? [];

/** The trigger that `sent` names: by its own name, or by the state that it leads to (`accepted`: accept). */
function triggerMeant(kind: Kind, sent: string): string | undefined {
  const known = kind.states.triggers.find((trigger) => same(trigger, sent));
  return (
    known ??
    stepsOf(kind).find((step) => same(step.to, sent) && sent.toLowerCase().startsWith(step.trigger))?.trigger
  );
}

export interface Transition {
  /** The trigger in the table's spelling; undefined for one that the table does not have. */
  readonly trigger: string | undefined;
  /** Lower case; undefined: not allowed. */
  readonly to: string | undefined;
}

/** The state that a trigger leads to, by the generated table of the document's type. */
export function transition(kind: Kind, from: string, sentTrigger: string): Transition {
  const trigger = triggerMeant(kind, sentTrigger);
  const step = stepsOf(kind).find((one) => same(one.from, from) && one.trigger === trigger);
  return { trigger, to: step?.to.toLowerCase() };
}

/** Whether some transition of this trigger leads to the state, so that a document in it may be the trigger's result. */
export const leadsTo = (kind: Kind, trigger: string, state: string): boolean =>
  stepsOf(kind).some((step) => same(step.trigger, trigger) && same(step.to, state));

export const triggersFrom = (kind: Kind, from: string): readonly string[] =>
  stepsOf(kind)
    .filter((step) => same(step.from, from))
    .map(({ trigger }) => trigger);

/** The shortest list of triggers from the initial state to a state; undefined when there is none. */
export function pathTo(kind: Kind, state: string): readonly string[] | undefined {
  const paths = new Map<string, readonly string[]>([[kind.states.initial.toLowerCase(), []]]);
  for (const [from, path] of paths) {
    if (same(from, state)) return path;
    for (const { trigger, to } of stepsOf(kind).filter((step) => same(step.from, from))) {
      if (!paths.has(to.toLowerCase())) paths.set(to.toLowerCase(), [...path, trigger]);
    }
  }
  return undefined;
}
