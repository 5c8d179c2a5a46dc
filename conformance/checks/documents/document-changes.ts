/**
 * Documents over many steps: rounds through the states of a type, with a GET after each step. A transition must not change
 * content, numbers already given, or other documents. Single cells of type x state x trigger are judged in conditions/.
 */

import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { cellOf, type MadeDocument } from '../../given/given.js';
import { isAssumedTable, reachable, type Step, stepsFrom } from '../../given/paths.js';
import { stateSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import { hasChanged } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import {
  buyer,
  type DocumentRule,
  expectSent,
  isFirstType,
  make,
  partyOf,
  read,
  sameContent,
  trigger,
  tryTrigger,
} from '../kit/document-rules.js';

const numberFields = ['sequence_number', 'inverted_sequence_number', 'sequence_id'];

interface Followed {
  document: MadeDocument;
  before: Json;
  /** Its numbers, once it has any. */
  numbers?: Json;
}

/** Restores the observations, below which a target may note the message of a state change: that is not stated. */
function withoutNote(record: Json, { observations }: Json): Json {
  const isThere = String(record.observations ?? '').includes(String(observations ?? ''));
  return isThere ? { ...record, observations } : record;
}

async function stepOn(t: CheckContext, one: Followed, step: Step, who: string): Promise<void> {
  await trigger(t, one.document, step.trigger, step.from);
  const when = `of ${who} after ${step.from} + ${step.trigger}`;
  const record = await read(t, one.document);
  // What finalizing does to the date, and with it to the due date, is not stated.
  if (step.trigger === 'finalized' && hasChanged(record.date, one.before.date))
    one.before = { ...one.before, date: record.date, due_date: record.due_date };
  t.expect.sameWord(record.status, step.to, `status ${when}`, {
    ...{ field: 'status', symptom: stateSymptom(record.status, step.from) },
    ...cellOf(one.document.type, step.from, step.trigger),
    operation: operationsOf(one.document.type).change,
  });
  sameContent(t, withoutNote(record, one.before), one.before, when, 'rule:document-fields-kept');
  const numbers = Object.fromEntries(numberFields.map((field) => [field, record[field] ?? null]));
  if (one.numbers) t.expect.stays(numbers, one.numbers, `its numbers ${when}`);
  one.numbers = numbers;
}

const twoLines = (t: CheckContext): Json[] => [
  t.given.line({ unit_price: '19.99', quantity: '3', discount: '5', unit: 'hour', description: 'First' }),
  t.given.line({ unit_price: '7.25', quantity: '2', description: 'Second' }),
];

/** Two steps that lead back to the same state and the path there; undefined where the table has none. */
function roundOf(type: DocumentType): { way: Step[]; round: Step[] } | undefined {
  for (const [state, way] of reachable(type)) {
    for (const there of stepsFrom(type, state)) {
      const back = stepsFrom(type, there.to).find(({ to }) => to === state);
      if (back && there.to !== state) return { way, round: [there, back] };
    }
  }
  return undefined;
}

/** Makes the round twice: what is allowed once must be allowed again. */
async function roundAndRound(t: CheckContext, type: DocumentType): Promise<void> {
  const { way, round } = roundOf(type) ?? { way: [], round: [] };
  const client = partyOf(await buyer(t));
  const document = await make(t, type, { client, items: twoLines(t) });
  const one: Followed = { document, before: await read(t, document) };
  for (const step of way) await stepOn(t, one, step, 'the document');
  for (const n of [1, 2]) {
    for (const step of round) await stepOn(t, one, step, `the document, round ${n},`);
  }
}

const roundRule: DocumentRule = {
  id: 'change/round-and-round',
  statement: 'rule:transition-allowed',
  covers: true,
  title: 'from a state and back to it, twice -> each time the stated state; nothing else changes',
  rule: 'A transition that the table allows is allowed as often as its state is reached.',
  kind: 'states',
  run: roundAndRound,
};

/** Creates and finalizes one document, for short runs. */
async function firstSteps(t: CheckContext, type: DocumentType): Promise<void> {
  const document = await make(t, type, { items: twoLines(t) });
  const before = await read(t, document);
  expectSent(t, before, document.sent, 'the draft');
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

/** The document that was finalized right before stays final while the next one is finalized and canceled. */
async function leavesOthers(t: CheckContext, type: DocumentType): Promise<void> {
  const other = await t.given.document(type, 'final');
  const own = await t.given.document(type, 'final');
  if (!isSuccess((await tryTrigger(t, own, 'canceled')).status))
    t.unsupported('the document cannot be canceled');
  const { status } = await read(t, other);
  t.expect.sameWord(status, 'final', 'status while the next document is canceled', {
    ...{ field: 'status', symptom: 'changed', operation: operationsOf(type).change },
  });
}

const othersRule: DocumentRule = {
  id: 'change/leaves-others',
  statement: 'rule:document-fields-kept',
  title: 'one document finalized and canceled -> the one before it stays final',
  rule: 'A transition moves the document that the path names, and no other.',
  kind: 'states',
  run: leavesOthers,
};

/**
 * The rules of a type: the first one if its table has a round, the second one for the first type of each family. Purchase orders are
 * left out: their transitions are not documented.
 */
export const changeRulesOf = (type: DocumentType): readonly DocumentRule[] =>
  isAssumedTable(type)
    ? []
    : [...(roundOf(type) ? [roundRule] : []), ...(isFirstType(type) ? [othersRule] : [])];
