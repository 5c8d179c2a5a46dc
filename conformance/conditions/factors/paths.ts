/** Factors that the state tables give: the ways a document can go to its end, and the triggers that are tried on that way. */
import { type DocumentType, stateTables } from '../../../generated/states.js';
import {
  isAssumedTable,
  isSecondState,
  reachable,
  rowOf,
  type Step,
  stepsFrom,
  tableOf,
} from '../../given/paths.js';
import type { DocumentPlan } from './document-plan.js';
import type { Factor } from './factor.js';

const same = (a: Step, b: Step) => a.from === b.from && a.trigger === b.trigger;

/** The longest walk on from a state that takes no step twice; deleting ends a life too soon. */
function grow(type: DocumentType, state: string, taken: readonly Step[]): Step[] {
  let best = [...taken];
  for (const step of stepsFrom(type, state)) {
    if (step.to === 'deleted' || taken.some((one) => same(one, step))) continue;
    const way = grow(type, step.to, [...taken, step]);
    if (way.length > best.length) best = way;
  }
  return best;
}

/** Walks that take every step of the table, the longest first, and the one that deletes. */
function walksOf(type: DocumentType): string[][] {
  const walks = [grow(type, tableOf(type).initial, [])];
  for (const [state, way] of reachable(type)) {
    for (const step of stepsFrom(type, state)) {
      if (step.to === 'deleted' || walks.flat().some((one) => same(one, step))) continue;
      walks.push(grow(type, step.to, [...way, step]));
    }
  }
  return [...walks.map((walk) => walk.map(({ trigger }) => trigger)), ['deleted']];
}

export function pathsOf(type: DocumentType): Factor<DocumentPlan> {
  const walks = walksOf(type);
  // Of a table that is only assumed nothing but one way to the end is tried.
  const own = isAssumedTable(type) ? [...walks.slice(0, 1), ...walks.slice(-1)] : walks;
  const values = own.map((path) => [
    path.join('-'),
    { says: `on the way ${path.join(', ')}`, plan: { path } },
  ]);
  return { name: 'path', values: Object.fromEntries(values) };
}

const groups = 3;

/** The triggers of the table, one of another family and one that nobody knows, dealt out to a few groups. */
export function triedOf(type: DocumentType): Factor<DocumentPlan> {
  const own = tableOf(type).triggers;
  const others = isAssumedTable(type) ? [] : Object.values(stateTables).flatMap(({ triggers }) => triggers);
  const foreign = [...new Set(others.filter((one) => !own.includes(one)))].slice(0, groups);
  const words = [...own, 'no-such-trigger'];
  const values = Array.from({ length: Math.min(groups, words.length) }, (_, group) => {
    const tried = [...words.filter((_word, n) => n % groups === group), ...foreign.slice(group, group + 1)];
    return [
      tried.join('+'),
      { says: `after ${tried.join(', ')} were tried where they are refused`, plan: { tried } },
    ];
  });
  return { name: 'tried', values: Object.fromEntries(values) };
}

type Tried = Pick<DocumentPlan, 'path' | 'tried' | 'spared' | 'atOnce'>;

/** The triggers that a life tries in a state which does not know them. */
export function triedIn(type: DocumentType, state: string, plan: Tried): string[] {
  const { triggers, initial } = tableOf(type);
  const isFirst = state === initial;
  const isSpared =
    plan.spared === 'draft'
      ? isFirst
      : plan.spared === 'issued' && isSecondState(type, state) && state !== 'deleted';
  // The trigger of another family once it is issued, and not in every life: it is the same word everywhere.
  const isStranger = (word: string) => !triggers.includes(word) && word !== 'no-such-trigger';
  const some = plan.tried.filter((one) => (isStranger(one) ? !plan.atOnce && !isFirst : !isSpared));
  // What one wrongly does another may undo: not always in the same order.
  if (plan.spared === 'issued') some.reverse();
  return some.filter((one) => !rowOf(type, state, one));
}

/** The first plan of a type that tries, while it is a draft, the trigger that is the type's turn. */
export function firstTrying(type: DocumentType, nth: number, plans: readonly Tried[]): number | undefined {
  const { initial, triggers } = tableOf(type);
  if (isAssumedTable(type)) return undefined;
  const refused = triggers.filter((one) => !rowOf(type, initial, one));
  const turn = refused[nth % refused.length];
  const found = plans.findIndex((plan) => turn !== undefined && triedIn(type, initial, plan).includes(turn));
  return found < 0 ? undefined : found;
}

export function cellsTriedBy(type: DocumentType, plan: Tried): string[] {
  const { initial, triggers } = tableOf(type);
  const isOwn = (word: string) => triggers.includes(word) || word === 'no-such-trigger';
  const states = [initial];
  for (const trigger of plan.path) states.push(rowOf(type, states.at(-1) ?? initial, trigger)?.to ?? initial);
  return states.flatMap((state) =>
    triedIn(type, state, plan).flatMap((one) => (isOwn(one) ? [`${state}+${one}`] : [])),
  );
}

/** The plans that must spare no state, since no other of the type tries in that state what they would spare it. */
export function sparingNothing(type: DocumentType, plans: readonly Tried[]): ReadonlySet<number> {
  const tried = new Set(plans.flatMap((plan) => cellsTriedBy(type, plan)));
  const chosen = new Set<number>();
  for (const [n, plan] of plans.entries()) {
    const all = cellsTriedBy(type, { ...plan, spared: 'none' });
    if (all.every((cell) => tried.has(cell))) continue;
    chosen.add(n);
    for (const cell of all) tried.add(cell);
  }
  return chosen;
}
