/**
 * The whole life of documents: walks through every step of the state table of each type, with a GET after each. Content never changes by a transition, other documents stay as they are, numbers stay once given,
 * deleted stays deleted. Single cells of type x state x trigger belong to states.ts.
 */
import type { DocumentType } from '../../generated/states.js';
import { operationsOf } from '../dialect/dialect.js';
import { dateText, type MadeDocument } from '../given/given.js';
import { isAssumedTable, reachable, type Step, stepsFrom, tableOf } from '../given/paths.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { inSequence, ownSequence } from './document-numbers.js';
import {
  buyer,
  carriesSent,
  createdTypes,
  type DocumentRule,
  isClaimed,
  issuedState,
  make,
  partyOf,
  read,
  readMaybe,
  sameContent,
  trigger,
  tryTrigger,
  untouched,
} from './kit/document-rules.js';

const sameStep = (a: Step, b: Step) => a.from === b.from && a.trigger === b.trigger;

/** The longest walk on from a state that takes no step twice; deleting ends a life too soon. */
function grow(type: DocumentType, state: string, taken: readonly Step[]): Step[] {
  let best = [...taken];
  for (const step of stepsFrom(type, state)) {
    if (step.to === 'deleted' || taken.some((one) => sameStep(one, step))) continue;
    const way = grow(type, step.to, [...taken, step]);
    if (way.length > best.length) best = way;
  }
  return best;
}

/** The longest walk, and for each step that is on none yet a walk that takes it. */
export function walksOf(type: DocumentType): Step[][] {
  const walks = [grow(type, tableOf(type).initial, [])];
  for (const [state, way] of reachable(type)) {
    for (const step of stepsFrom(type, state)) {
      if (step.to === 'deleted' || walks.flat().some((one) => sameStep(one, step))) continue;
      walks.push(grow(type, step.to, [...way, step]));
    }
  }
  return walks;
}

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
  await trigger(t, one.document, step.trigger);
  const when = `of ${who} after ${step.from} + ${step.trigger}`;
  const [record, again] = [await read(t, one.document), await read(t, one.document)];
  t.expect.sameWord(record.status, step.to, `status ${when}`);
  t.expect.sameWord(again.status, step.to, `status, read again, ${when}`);
  sameContent(t, withoutNote(record, one.before), one.before, when);
  sameContent(t, withoutNote(again, one.before), one.before, `read again, ${when}`);
  const numbers = Object.fromEntries(numberFields.map((field) => [field, record[field] ?? null]));
  if (one.numbers) t.expect.equal(numbers, one.numbers, `its numbers ${when}`);
  one.numbers = numbers;
}

/** Two documents take the longest walk side by side, so that what one does cannot show on the other. */
async function wholeLife(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const walks = walksOf(type);
  const walkers: (Followed & { walk: Step[] })[] = [];
  // One stops after its first step, made right before one that goes on.
  const [longest = []] = walks;
  for (const [n, walk] of [...walks, longest.slice(0, 1), longest].entries()) {
    const document = await make(t, type, { client, items: twoLines(t), observations: `Life ${n + 1}` });
    walkers.push({ document, walk, before: await read(t, document) });
  }
  const bystanders = await bystandersOf(t, type, client);
  const seen = await Promise.all(bystanders.map((one) => read(t, one)));
  for (let n = 0; n < longest.length; n += 1) {
    // Made right before the step: a fault that hits the newest document hits this one.
    const newest = await make(t, type, { client });
    const was = await read(t, newest);
    for (const [m, one] of walkers.entries()) {
      const step = one.walk[n];
      if (step) await stepOn(t, one, step, `document ${m + 1}`);
    }
    untouched(t, await read(t, newest), was, `the draft made before step ${n + 1}`);
  }
  // What one does at the end of its walk must not show on those that are at theirs.
  for (const [m, one] of walkers.entries()) {
    const { status } = await read(t, one.document);
    t.expect.sameWord(status, one.walk.at(-1)?.to ?? 'draft', `status of document ${m + 1} at the end`);
  }
  for (const [n, one] of bystanders.entries()) {
    untouched(t, await read(t, one), seen[n] ?? {}, `bystander ${n + 1}, which only looked on`);
  }
  const late: Followed = { document: bystanders[0] as MadeDocument, before: seen[0] ?? {} };
  for (const step of walks[0]?.slice(0, 2) ?? []) await stepOn(t, late, step, 'a draft finalized late');
}

const twoLines = (t: CheckContext): Json[] => [
  t.given.line({ unit_price: '19.99', quantity: '3', discount: '5', unit: 'hour', description: 'First' }),
  t.given.line({ unit_price: '7.25', quantity: '2', description: 'Second' }),
];

/** A draft made first, one of another type, one that is finalized, and a draft made last. */
async function bystandersOf(t: CheckContext, type: DocumentType, client: Json): Promise<MadeDocument[]> {
  const other = createdTypes.find((one) => one !== type && isClaimed(t, one) && !isAssumedTable(one)) ?? type;
  return [
    await make(t, type, { client }),
    await make(t, other, { client }),
    isAssumedTable(type)
      ? await make(t, type, { client })
      : await t.given.document(type, issuedState(type), { client }),
    await make(t, type, { client }),
  ];
}

/** Steps that lead from a state back to itself, for the types that have some. */
export function roundOf(type: DocumentType): { way: Step[]; round: Step[] } | undefined {
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

const isDeleted = (record: Json | undefined) =>
  record === undefined || String(record.status).toLowerCase() === 'deleted';

async function staysDeleted(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const [first, gone, third] = [
    await make(t, type, { client }),
    await make(t, type, { client }),
    await make(t, type, { client }),
  ];
  const before = await read(t, third);
  const expectGone = async (when: string) => {
    const record = await readMaybe(t, gone);
    t.expect.that(isDeleted(record), `the deleted document stays deleted ${when}`, record?.status);
  };
  await trigger(t, gone, 'deleted');
  await expectGone('when read');
  await expectGone('when read again');
  await trigger(t, first, 'finalized');
  await expectGone('after another is finalized');
  const { change, update } = operationsOf(type);
  const path = { 'document-id': gone.id };
  for (const word of ['finalized', 'canceled', 'finalized']) {
    await t.call(
      change,
      { path, body: t.given.changeBody(type, word) },
      { status: 'any', what: `deleted + ${word}` },
    );
    await expectGone(`after ${word}`);
  }
  const body = t.given.body(update, { fields: { ...gone.sent, observations: 'Back again' } });
  await t.call(update, { path, body }, { status: 'any', what: 'an update of a deleted document' });
  await expectGone('after an update');
  const fresh = await make(t, type, { client, observations: 'Made afterwards' });
  carriesSent(t, await read(t, fresh), fresh.sent, 'a document made afterwards');
  untouched(t, await read(t, third), before, 'the document made after the deleted one');
  t.expect.that(!isDeleted(await read(t, first)), 'the first document is not deleted', 'deleted');
}

/** In a sequence of its own, where no later document stands in the way of an older one. */
async function keepsItsDates(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const dates = { date: dateText(-9), due_date: dateText(12) };
  const document = await make(t, type, { client, ...dates, ...inSequence(await ownSequence(t)) });
  const answer = await tryTrigger(t, document, 'finalized', 'a document of nine days ago');
  if (answer.status >= 300) t.unsupported('the target does not finalize a document of nine days ago');
  const record = await read(t, document);
  for (const [field, value] of Object.entries(dates))
    t.expect.equal(record[field], value, `${field} of the document after it was finalized`);
}

const roundRule: DocumentRule = {
  slug: 'round-and-round',
  action: 'change',
  title: 'from a state and back to it, three times -> each time the stated state; nothing else changes',
  rule: 'A transition that the table allows is allowed as often as its state is reached.',
  source: 'States and transitions',
  kind: 'states',
  rules: ['transition-allowed'],
  run: roundAndRound,
};

/** The rules of a type: rounds where its table has some. Purchase orders are left out of those: theirs is not shown. */
export const lifeRulesOf = (type: DocumentType): readonly DocumentRule[] =>
  isAssumedTable(type) || !roundOf(type) ? lifeRules : [...lifeRules, roundRule];

const lifeRules: readonly DocumentRule[] = [
  {
    slug: 'whole-life',
    action: 'change',
    title: 'from draft to its end -> state by state; lines, client and amounts never change',
    rule: 'A transition moves the state of one document and nothing else.',
    source: 'States and transitions',
    kind: 'states',
    rules: ['transition-allowed'],
    run: wholeLife,
  },
  {
    slug: 'keeps-its-dates',
    action: 'change',
    title: 'a document of nine days ago, finalized -> its date and due_date stay',
    rule: 'A transition moves the state of one document and nothing else.',
    source: 'States and transitions',
    kind: 'states',
    run: keepsItsDates,
  },
  {
    slug: 'deleted-stays-deleted',
    action: 'change',
    title: 'a deleted draft -> stays deleted, whatever happens next',
    rule: 'A deleted document does not come back to life.',
    source: 'States and transitions',
    kind: 'states',
    rules: ['deleted-stays-deleted'],
    run: staysDeleted,
  },
];
