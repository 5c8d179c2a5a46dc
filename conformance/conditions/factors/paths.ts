/** The factor that the state tables give: the ways a document can go to its end. */
import type { DocumentType } from '../../../generated/states.js';
import { isAssumedTable, reachable, type Step, stepsFrom, tableOf } from '../../given/paths.js';
import type { DocumentPlan } from './document-plan.js';
import type { Factor } from './factor.js';

const same = (a: Step, b: Step) => a.from === b.from && a.trigger === b.trigger;

/** The longest walk on from a state that takes no step twice; deleting ends a case too soon. */
function grow(type: DocumentType, state: string, used: readonly Step[]): Step[] {
  let best = [...used];
  for (const step of stepsFrom(type, state)) {
    if (step.to === 'deleted' || used.some((one) => same(one, step))) continue;
    const way = grow(type, step.to, [...used, step]);
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
