/** The factor `path`, from the state tables: the paths by which a document can reach an end state. */
import type { DocumentType } from '../../../generated/states.js';
import { isAssumedTable, reachable, type Step, stepsFrom, tableOf } from '../../given/paths.js';
import type { DocumentPlan } from './document-plan.js';
import type { Factor } from './factor.js';

const same = (a: Step, b: Step) => a.from === b.from && a.trigger === b.trigger;

/** The longest path from a state that uses no step twice; without deletion, which would end a case early. */
function grow(type: DocumentType, state: string, used: readonly Step[]): Step[] {
  let best = [...used];
  for (const step of stepsFrom(type, state)) {
    if (step.to === 'deleted' || used.some((one) => same(one, step))) continue;
    const way = grow(type, step.to, [...used, step]);
    if (way.length > best.length) best = way;
  }
  return best;
}

/** Paths that contain every step of the table, the longest first, and the one that deletes. */
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
  // Where states are only assumed, one path to an end state and the one that deletes are enough.
  const own = isAssumedTable(type) ? [...walks.slice(0, 1), ...walks.slice(-1)] : walks;
  const values = own.map((path) => [
    path.join('-'),
    { says: `on the way ${path.join(', ')}`, plan: { path } },
  ]);
  return { name: 'path', values: Object.fromEntries(values) };
}
