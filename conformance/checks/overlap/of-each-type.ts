/**
 * Two documents of every type, and of several types together, created, updated and finalized at once. Each answer and each record
 * must show its own request's values and no other's, and numbers must be unique.
 */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { isAssumedTable } from '../../given/paths.js';
import type { Exchange } from '../../judge/exchange.js';
import { statusSymptom } from '../../judge/identity.js';
import { proofOfOtherRecord } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { isClaimed, isNumbered, linesOf, typesOf } from '../kit/document-rules.js';
import {
  isFinal,
  isText,
  judgeRefusals,
  madeIn,
  type Overlapped,
  type Probe,
  provedBy,
  recordOf,
  sendConcurrently,
} from '../kit/probe.js';
import { changeOf, documentCreate, getOf, putOf } from '../kit/probes.js';

interface One {
  type: DocumentType;
  id: string | number;
  at: CheckContext;
  /** In its reference, observations and lines. */
  word: string;
  former?: string;
}

/** Types that are sent together, in small bursts. */
const groups: readonly (readonly DocumentType[])[] = [
  ['invoices', 'invoice_receipts', 'simplified_invoices'],
  ['vat_moss_invoices', 'credit_notes', 'debit_notes'],
  typesOf('estimates'),
  typesOf('guides'),
  typesOf('purchase_orders'),
];

const wordIn = (t: CheckContext): string => t.unique('Own').replaceAll(' ', '-');

/** Fields that identify the document. */
const fieldsOf = (t: CheckContext, word: string): Json => ({
  reference: word,
  observations: `Noted in ${word}`,
  items: [t.given.line({ description: `Line of ${word}` })],
});

/** The texts of a record that contain its document's word: those that identify it, and those of its lines. */
const textsIn = (record: Json): { own: string[]; ofLines: string[] } => ({
  own: [record.reference, record.observations].filter(isText),
  ofLines: linesOf(record).flatMap(({ description }) => (isText(description) ? [description] : [])),
});

/** Judges that an answer contains no text of another document in progress; returns whether that holds. */
function judgeOwn(
  t: CheckContext,
  { answer, probe, exchange }: Overlapped,
  own: Pick<One, 'word' | 'former'>,
  others: string[],
): boolean {
  const isOther = (text: string) =>
    others.some((word) => word !== own.word && word !== own.former && text.endsWith(word));
  const texts = textsIn(recordOf(answer));
  const isCrossed = texts.own.some(isOther);
  const isOwn = !isCrossed && !texts.ofLines.some(isOther);
  if (!isOwn)
    t.soft('an answer holds what its own request is about', 'what another request sent', {
      symptom: 'different',
      // Lines alone may show their item's present description: the answer is not that of another request.
      ...(isCrossed
        ? { field: 'reference', statement: 'rule:record-meant' }
        : { field: 'items[].description', statement: 'rule:document-fields-kept' }),
      ...{ operation: probe.operation, exchange: exchange() },
    });
  return isOwn;
}

const judgeAccepted = (
  t: CheckContext,
  all: readonly Overlapped[],
  subject: string,
  types: DocumentType[],
  alsoLawful: readonly number[] = [],
) =>
  // Reasons to refuse a purchase order are not documented.
  judgeRefusals(
    t,
    all.filter((_, n) => !isAssumedTable(types[n] ?? 'purchase_orders')),
    subject,
    alsoLawful,
  );

/** Creates two documents of each type, and one more of the first type in the other account. */
async function created(t: CheckContext, types: readonly DocumentType[], others: string[]): Promise<One[]> {
  const there = t.inSecondAccount();
  const places = [
    ...types.flatMap((type) => [
      { type, at: t },
      { type, at: t },
    ]),
    ...(there && types[0] ? [{ type: types[0], at: there }] : []),
  ].map((place) => ({ ...place, word: wordIn(place.at) }));
  others.push(...places.map(({ word }) => word));
  const probes: Probe[] = [];
  for (const { type, at, word } of places)
    probes.push(await documentCreate(at, type, {}, fieldsOf(at, word)));
  const subject = 'overlap.create';
  const all = await sendConcurrently(
    t,
    probes,
    subject,
    places.map(({ at }) => at),
  );
  judgeAccepted(
    t,
    all,
    subject,
    places.map(({ type }) => type),
  );
  return places.flatMap((place, n) => {
    const one = all[n] as Overlapped;
    // An answer with another document's id would lead both to that document.
    const isOwn = judgeOwn(t, one, place, others);
    const id = madeIn(place.at, one.probe.operation, one.answer);
    return id === undefined || !isOwn ? [] : [{ ...place, id }];
  });
}

/** A record, and the exchange that showed it. */
interface Shown {
  record: Json;
  exchange: Exchange | undefined;
}

/** Judges that all can be read and show their own values. */
async function readAll(t: CheckContext, all: readonly One[], others: string[]): Promise<Shown[]> {
  const places = all.map(({ at }) => at);
  const reads = await sendConcurrently(t, all.map(getOf), 'overlap.read', places);
  return reads.map((read, n) => {
    const one = all[n] as One;
    const record = recordOf(read.answer);
    const statement = 'rule:record-meant' as const;
    const about = { statement, operation: read.probe.operation, exchange: read.exchange() };
    if (read.answer !== undefined && !read.isAccepted)
      t.soft('each of several documents made at once is there', `${read.answer.status}`, {
        ...{ ...about, symptom: statusSymptom(read.answer.status), field: 'http.status' },
      });
    else if (read.isAccepted && String(record.id) !== String(one.id))
      t.soft('an answer shows the record that its request asked for', 'another record', {
        ...{ ...about, symptom: 'different', field: 'id' },
        ...provedBy('id', one.id, record.id),
      });
    else judgeOwn(t, read, one, others);
    return { record, exchange: read.exchange() };
  });
}

const parts = ['reference', 'observations'] as const;

/** May refuse an update for the client, which all of these leave out: which fields it needs is not shown. */
const refusesPart = [400];

/** Whether reference and observations were kept; a client's observations may be added. */
const isKept = (record: Json, { reference, observations }: Json): boolean =>
  record.reference === reference && String(record.observations).includes(String(observations));

/** For the first document of each type, sends two updates of one field each at once; for the second, one of them all twice. */
async function updated(t: CheckContext, made: readonly One[], others: string[]): Promise<void> {
  const firsts = made.filter(({ type }, n) => made.findIndex((one) => one.type === type) === n);
  const next = made.map((one) => ({ ...one, word: wordIn(t), former: one.word }));
  others.push(...next.map(({ word }) => word));
  const rows = next.flatMap((one, n) => {
    const fields = fieldsOf(t, one.word);
    return firsts.includes(made[n] as One)
      ? parts.map((part) => ({ one, probe: putOf(t, one, { [part]: fields[part] }) }))
      : new Array(2).fill({ one, probe: putOf(t, one, fields) });
  });
  const subject = 'overlap.update';
  const all = await sendConcurrently(
    t,
    rows.map(({ probe }) => probe),
    subject,
  );
  const types = rows.map(({ one }) => one.type);
  judgeAccepted(t, all, subject, types, refusesPart);
  const reads = await readAll(t, next, others);
  for (const [n, one] of next.entries()) {
    const shown = reads[n];
    const isAccepted = rows.every((row, at) => row.one !== one || all[at]?.isAccepted === true);
    if (!firsts.includes(made[n] as One) || !isAccepted || shown?.record.id === undefined) continue;
    if (!isKept(shown.record, fieldsOf(t, one.word))) await judgeLost(t, one, others, shown);
  }
}

/** Partial updates may lawfully remove fields that they do not name: judged only if they keep both when sent in sequence. */
async function judgeLost(t: CheckContext, one: One, others: string[], shown: Shown): Promise<void> {
  for (const inTurn of [parts, [...parts].reverse()]) {
    const again = { ...one, word: wordIn(t), former: one.former };
    const fields = fieldsOf(t, again.word);
    for (const part of inTurn)
      await sendConcurrently(t, [putOf(t, one, { [part]: fields[part] })], 'overlap.update');
    const [alone] = await readAll(t, [again], others);
    if (!alone || !isKept(alone.record, fields)) return;
  }
  const due = fieldsOf(t, one.word);
  const lost = shown.record.reference === due.reference ? 'observations' : 'reference';
  t.soft('updates of one field each, at once, are all kept, as one after another', 'one is lost', {
    ...{ symptom: 'unchanged', field: 'document', statement: 'rule:document-fields-kept' },
    ...{ operation: operationsOf(one.type).update, exchange: shown.exchange },
    proof: {
      ...{ by: 'value', compare: lost === 'reference' ? 'equal' : 'includes', path: lost },
      ...{ expected: due[lost], actual: shown.record[lost] },
    },
  });
}

/** Finalizes all at once, with reads meanwhile. */
async function finalized(t: CheckContext, made: readonly One[]): Promise<void> {
  const drafts = made.filter(({ type }) => !isAssumedTable(type));
  const reads = drafts.filter((_, n) => n % 2 === 0);
  const probes = [...drafts.map((one) => changeOf(t, one, 'finalized')), ...reads.map(getOf)];
  const all = await sendConcurrently(t, probes, 'overlap.finalize');
  judgeRefusals(t, all, 'overlap.finalize');
  for (const { answer, probe, exchange } of all.slice(drafts.length))
    judgeNumber(t, recordOf(answer), probe, exchange());
  const seen = new Map<string, Exchange | undefined>();
  for (const one of drafts) {
    const record = await t.given.read(one);
    if (!isFinal(record)) continue;
    const exchange = t.client.last();
    judgeNumber(t, record, getOf(one), exchange);
    const key = `${one.type} ${record.sequence_number}`;
    if (isNumbered(record.sequence_number) && seen.has(key))
      t.soft('each of several documents made final at once has its own number', 'the number of another', {
        ...{ symptom: 'not unique', field: 'sequence_number', statement: 'rule:number-unique' },
        ...{ operation: operationsOf(one.type).change, exchange },
        ...proofOfOtherRecord(record.sequence_number, seen.get(key)),
      });
    seen.set(key, exchange);
  }
}

/** A read must show the draft or the numbered final document, never a final one without a number. */
function judgeNumber(
  t: CheckContext,
  record: Json,
  { operation }: Probe,
  exchange: ReturnType<Overlapped['exchange']>,
): void {
  if (!isFinal(record) || isText(record.sequence_number)) return;
  const actual = record.sequence_number ?? 'nothing';
  t.soft('a final document has its number, read while it is made final', actual, {
    ...{ symptom: 'absent', field: 'sequence_number', statement: 'rule:number-on-final' },
    ...{ operation, exchange },
  });
}

async function allAtOnce(t: CheckContext, group: readonly DocumentType[]): Promise<void> {
  const types = group.filter(
    (type) => isClaimed(t, type) && t.dialect.failed[operationsOf(type).create] === undefined,
  );
  const others: string[] = [];
  const made = await created(t, types, others);
  const own = made.filter(({ at }) => at === t);
  // The one in the other account is not updated.
  await readAll(
    t,
    made.filter(({ at }) => at !== t),
    others,
  );
  await updated(t, own, others);
  await finalized(t, own);
}

export const eachTypeChecks: readonly Check[] = groups.map((group): Check => {
  const [first = 'invoices'] = group;
  const { create } = operationsOf(first);
  const words = group.map((type) => documentTypes[type].plural.replaceAll('_', ' '));
  return check(`${create}/two-of-each-at-once`, {
    statement: 'rule:record-meant',
    title: `two of each of ${words.join(', ')} made, updated and made final at once -> each answer is about its own request, no update is lost, numbers of their own`,
    rule: 'Every statement holds for requests that are under way at the same time.',
    also: group.flatMap((type) => {
      const { create: make, update, get, change } = operationsOf(type);
      return [make, update, get, change];
    }),
    run: (t) => allAtOnce(t, group),
  });
});
