/**
 * Tries every trigger in every state of a type on as few documents as possible, for the smoke profile. The cases of a full run
 * try the same cells under many conditions.
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createdTypes, isFirstType, needsOf } from '../checks/kit/document-rules.js';
import { operationsOf } from '../dialect/dialect.js';
import {
  isAssumedTable,
  rowOf,
  type Step,
  shortestPath,
  statesOn,
  stepsOf,
  tableOf,
} from '../given/paths.js';
import { citation } from '../judge/citation.js';
import type { Check } from '../run/check.js';
import { runCase } from './case-plans.js';
import { runDocumentCase } from './documents/run-case.js';
import type { DocumentPlan, Tries } from './factors/document-plan.js';
import { documentPlan, documentSubject } from './factors/documents.js';
import { plainRow, type Row } from './factors/factor.js';
import { messages, type Refusal, refusals } from './factors/messages.js';
import { inSafeOrder } from './factors/tries.js';

/** The documents' content: everything that can be lost on the first path; updates on the one that deletes. */
const rich: Row = {
  ...{ lines: 'two', prices: 'large', quantity: 'fractions', rates: 'mixed', discount: 'last' },
  ...{ texts: 'beyond', extras: 'all', email: 'saved' },
};
const updated: Row = { lines: 'two', texts: 'signs', extras: 'observations' };
const updates: DocumentPlan['before'] = ['hasty update', 'update'];

/** Indices of the messages with a cc. */
const withCopies = messages.flatMap(({ also }, n) => (also.includes('cc') ? [n] : []));

/** Each path of a type, with the forbidden triggers of its states that no earlier path tried. */
export function plansOf(type: DocumentType): { row: Row; plan: DocumentPlan }[] {
  const { factors } = documentSubject(type);
  const met = new Set<string>();
  return waysOf(type).map((path, n) => {
    const isDeleted = path[0] === 'deleted';
    const row = { ...plainRow(factors), ...(n === 0 && rich), ...(isDeleted && updated) };
    const rotation = createdTypes.indexOf(type) + n;
    const mails = withCopies[rotation % withCopies.length] ?? 0;
    const plan = documentPlan(type, row, { n: rotation, mails, items: 0, updates: 0, dated: 0 });
    // The types of a family share one list.
    const isBrief = n > 0 || !isFirstType(type);
    const before = isDeleted ? updates : [];
    const refused = rotation % 3 === 2 ? [] : [refusals[rotation % refusals.length] as Refusal];
    const origin = { row, rotation };
    return {
      row,
      plan: {
        ...plan,
        refusals: refused,
        path,
        before,
        isBrief,
        origin,
        tried: triesOn(type, path, met),
        triedOn: 'first',
      },
    };
  });
}

/** Paths from the initial state that together contain every step, with few repetitions; the one that deletes comes last. */
function waysOf(type: DocumentType): string[][] {
  const left = stepsOf(type);
  const ways: string[][] = [];
  while (left.length > 0) {
    const ahead = left.find(({ to }) => to !== 'deleted') ?? left[0];
    const way = [...(shortestPath(type, ahead?.from ?? '') ?? [])];
    for (let step = ahead; step; step = freshFrom(step.to, left)) {
      left.splice(left.indexOf(step), 1);
      way.push(step);
    }
    ways.push(way.map(({ trigger }) => trigger));
  }
  // Where states are only assumed, one path to an end state and the one that deletes are enough.
  return isAssumedTable(type) ? [...ways.slice(0, 1), ...ways.slice(-1)] : ways;
}

/** A step that is not used yet; preferably one from which others continue. */
function freshFrom(state: string, left: readonly Step[]): Step | undefined {
  const own = left.filter(({ from }) => from === state);
  return own.find(({ to }) => left.some(({ from }) => from === to)) ?? own[0];
}

/** The forbidden triggers in the states of the path, except states that earlier paths met. */
function triesOn(type: DocumentType, path: readonly string[], met: Set<string>): Tries {
  const { triggers } = tableOf(type);
  if (isAssumedTable(type)) return {};
  const tried: Record<string, readonly string[]> = {};
  for (const state of statesOn(type, path)) {
    if (met.has(state)) continue;
    met.add(state);
    const unknown = triggers.filter((one) => !rowOf(type, state, one));
    tried[state] = inSafeOrder(type, state, unknown);
  }
  return tried;
}

export const everyTriggerChecks: readonly Check[] = createdTypes.map((type) => {
  const { change, create: operation, ...others } = operationsOf(type);
  return {
    id: `${change}/every-trigger`,
    ...citation(`operation:${change}`),
    title: `${documentTypes[type].singular.replaceAll('_', ' ')}: every trigger in every state -> the stated state, or refused and nothing changes`,
    rule: 'States go by their table; what is sent comes back; a request changes what it is meant to and nothing else.',
    source: 'States and transitions; Resources, Document',
    kind: 'model',
    operation: change,
    also: [operation, ...Object.values(others)],
    needs: needsOf(type),
    exclusive: ['client known beyond'],
    profile: 'smoke',
    onlyIn: 'smoke',
    run: async (t) => {
      for (const { row, plan } of plansOf(type))
        await runCase(t, row, (judge) => runDocumentCase(t, type, plan, judge));
    },
  };
});
