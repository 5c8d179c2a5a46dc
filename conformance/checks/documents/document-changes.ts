/**
 * The whole case of documents: walks through every step of the state table of each type, with a GET after each. Content never changes by a transition, other documents stay as they are, numbers stay once given,
 * deleted stays deleted. Single cells of type x state x trigger belong to states.ts.
 */

import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { cellOf, type MadeDocument } from '../../given/given.js';
import { isAssumedTable, reachable, type Step, stepsFrom } from '../../given/paths.js';
import { stateSymptom } from '../../judge/identity.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import {
  buyer,
  carriesSent,
  type DocumentRule,
  make,
  partyOf,
  read,
  sameContent,
  trigger,
} from '../kit/document-rules.js';

const numberFields = ['sequence_number', 'inverted_sequence_number', 'sequence_id'];

interface Followed {
  document: MadeDocument;
  before: Json;
  /** Its numbers, once it has them. */
  numbers?: Json;
}

/** What becomes of the message of a change is not stated: it may be noted below the observations. */
function withoutNote(record: Json, { observations }: Json): Json {
  const isThere = String(record.observations ?? '').includes(String(observations ?? ''));
  return isThere ? { ...record, observations } : record;
}

async function stepOn(t: CheckContext, one: Followed, step: Step, who: string): Promise<void> {
  await trigger(t, one.document, step.trigger, step.from);
  const when = `of ${who} after ${step.from} + ${step.trigger}`;
  const record = await read(t, one.document);
  t.expect.sameWord(record.status, step.to, `status ${when}`, {
    ...{ field: 'status', symptom: stateSymptom(record.status, step.from) },
    ...cellOf(one.document.type, step.from, step.trigger),
    operation: operationsOf(one.document.type).change,
  });
  sameContent(t, withoutNote(record, one.before), one.before, when);
  const numbers = Object.fromEntries(numberFields.map((field) => [field, record[field] ?? null]));
  if (one.numbers) t.expect.stays(numbers, one.numbers, `its numbers ${when}`);
  one.numbers = numbers;
}

const twoLines = (t: CheckContext): Json[] => [
  t.given.line({ unit_price: '19.99', quantity: '3', discount: '5', unit: 'hour', description: 'First' }),
  t.given.line({ unit_price: '7.25', quantity: '2', description: 'Second' }),
];

/** Steps that lead from a state back to itself, for the types that have some. */
function roundOf(type: DocumentType): { way: Step[]; round: Step[] } | undefined {
  for (const [state, way] of reachable(type)) {
    for (const there of stepsFrom(type, state)) {
      const back = stepsFrom(type, there.to).find(({ to }) => to === state);
      if (back && there.to !== state) return { way, round: [there, back] };
    }
  }
  return undefined;
}

/** What may be done once may be done again: three rounds, one document beside it. */
async function roundAndRound(t: CheckContext, type: DocumentType): Promise<void> {
  const { way, round } = roundOf(type) ?? { way: [], round: [] };
  const client = partyOf(await buyer(t));
  const document = await make(t, type, { client, items: twoLines(t) });
  const one: Followed = { document, before: await read(t, document) };
  for (const step of way) await stepOn(t, one, step, 'the document');
  for (const n of [1, 2, 3]) {
    for (const step of round) await stepOn(t, one, step, `the document, round ${n},`);
  }
}

const roundRule: DocumentRule = {
  id: 'change/round-and-round',
  statement: 'rule:transition-allowed',
  covers: true,
  title: 'from a state and back to it, three times -> each time the stated state; nothing else changes',
  rule: 'A transition that the table allows is allowed as often as its state is reached.',
  kind: 'states',
  run: roundAndRound,
};

/** The plainest case there is, for a run that has time for one. */
async function firstSteps(t: CheckContext, type: DocumentType): Promise<void> {
  const document = await make(t, type, { items: twoLines(t) });
  const before = await read(t, document);
  carriesSent(t, before, document.sent, 'the draft');
  const [step] = stepsFrom(type, document.state).filter((one) => one.trigger === 'finalized');
  if (step) await stepOn(t, { document, before }, step, 'the document');
}

export const firstStepsRule: DocumentRule = {
  id: 'create/kept-and-finalized',
  statement: 'operation:createInvoice',
  title:
    'created with two lines, then finalized -> a GET shows what was sent; then the next state, and nothing else changed',
  rule: 'A document shows what it was created with, and moves as the table of states says.',
  kind: 'states',
  run: firstSteps,
};

/** The rules of a type: rounds where its table has some. Purchase orders are left out of those: theirs is not shown. */
export const changeRulesOf = (type: DocumentType): readonly DocumentRule[] =>
  isAssumedTable(type) || !roundOf(type) ? [] : [roundRule];
