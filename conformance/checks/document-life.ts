/**
 * The whole life of documents: the longest walk through the state table of each type, with a GET after every
 * step. Content never changes by a transition, other documents stay as they are, numbers stay once given,
 * deleted stays deleted. Single cells of type x state x trigger belong to states.ts.
 */
import type { DocumentType } from '../../generated/states.js';
import type { CheckContext, Json } from '../check.js';
import { operationsOf } from '../dialect.js';
import type { MadeDocument } from '../given.js';
import { isAssumedTable, type Step, stepsFrom, tableOf } from '../paths.js';
import {
  buyer,
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
  untouched,
} from './document-rules.js';

/** The longest walk that takes no step twice; deleting ends a life too soon. */
export function longestWalk(type: DocumentType): Step[] {
  const grow = (state: string, taken: readonly Step[]): Step[] => {
    const next = stepsFrom(type, state).filter(
      (step) =>
        step.to !== 'deleted' && !taken.some((one) => one.from === step.from && one.trigger === step.trigger),
    );
    return next.reduce<Step[]>(
      (best, step) => {
        const way = grow(step.to, [...taken, step]);
        return way.length > best.length ? way : best;
      },
      [...taken],
    );
  };
  return grow(tableOf(type).initial, []);
}

const numberFields = ['sequence_number', 'inverted_sequence_number', 'sequence_id'];

interface Followed {
  document: MadeDocument;
  before: Json;
  /** Its numbers, once it has them. */
  numbers?: Json;
}

async function stepOn(t: CheckContext, one: Followed, step: Step, who: string): Promise<void> {
  await trigger(t, one.document, step.trigger);
  const when = `of ${who} after ${step.from} + ${step.trigger}`;
  const [record, again] = [await read(t, one.document), await read(t, one.document)];
  t.expect.sameWord(record.status, step.to, `status ${when}`);
  t.expect.sameWord(again.status, step.to, `status, read again, ${when}`);
  sameContent(t, record, one.before, when);
  sameContent(t, again, one.before, `read again, ${when}`);
  const numbers = Object.fromEntries(numberFields.map((field) => [field, record[field] ?? null]));
  if (one.numbers) t.expect.equal(numbers, one.numbers, `its numbers ${when}`);
  one.numbers = numbers;
}

/** Two documents walk side by side, so that what one does cannot show on the other; three look on. */
async function wholeLife(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const items = [
    t.given.line({ unit_price: '19.99', quantity: '3', discount: '5', unit: 'hour', description: 'First' }),
    t.given.line({ unit_price: '7.25', quantity: '2', description: 'Second' }),
  ];
  const draft = (n: number) => make(t, type, { client, items, observations: `Life ${n}` });
  const walkers: Followed[] = [];
  for (const n of [1, 2]) {
    const document = await draft(n);
    walkers.push({ document, before: await read(t, document) });
  }
  const otherType =
    createdTypes.find((one) => one !== type && isClaimed(t, one) && !isAssumedTable(one)) ?? type;
  const bystanders = [
    await draft(3),
    isAssumedTable(type) ? await draft(4) : await t.given.document(type, issuedState(type), { client }),
    await make(t, otherType, { client }),
  ];
  const seen = await Promise.all(bystanders.map((one) => read(t, one)));
  const walk = longestWalk(type);
  for (const step of walk) {
    for (const [n, one] of walkers.entries()) await stepOn(t, one, step, `document ${n + 1}`);
  }
  for (const [n, one] of bystanders.entries()) {
    untouched(t, await read(t, one), seen[n] ?? {}, `document ${n + 3}, which only looked on`);
  }
  const late: Followed = { document: bystanders[0] as MadeDocument, before: seen[0] ?? {} };
  for (const step of walk.slice(0, 2)) await stepOn(t, late, step, 'the third document');
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
  untouched(t, await read(t, third), before, 'the document made after the deleted one');
  t.expect.that(!isDeleted(await read(t, first)), 'the first document is not deleted', 'deleted');
}

export const lifeRules: readonly DocumentRule[] = [
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
