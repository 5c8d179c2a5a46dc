/**
 * Turns rules about documents into one check per type, and creates, reads, updates and compares documents for checks. The rules
 * are in checks/documents/document-*.ts.
 */

import type { OperationId } from '../../../generated/operations.js';
import { type DocumentType, documentTypes, type Family } from '../../../generated/states.js';
import { operationsOf, type TypeOperations } from '../../dialect/dialect.js';
import { cellOf, type MadeDocument } from '../../given/given.js';
import { isAssumedTable, rowOf, tableOf } from '../../given/paths.js';
import type { Citation, StatementId } from '../../judge/citation.js';
import { countSymptom } from '../../judge/identity.js';
import { blocked, Ended, unlessUnsupported } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import { isUnreadable } from '../../judge/unreadable.js';
import type { ValueProof } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { withArticle } from '../../target/article.js';
import type { Answer, CallOptions, Json } from '../../target/call.js';
import type { Feature } from '../../target/claims.js';
import { check, type Declared } from './declare.js';

/** A rule that holds for several document types; `checksOf` declares a check of it for each. */
export type DocumentRule = Declared &
  Citation & {
    /** The action whose operation it judges, and a slug. */
    id: `${keyof Omit<TypeOperations, 'list'>}/${string}`;
    /** Whether it leaves clients or items that cannot be deleted: see `leaves` in run/check.ts. */
    isLeaving?: boolean;
    run(t: CheckContext, type: DocumentType): Promise<void>;
  };

/** The types that can be created through the API: all but receipts. */
export const createdTypes = (Object.keys(documentTypes) as DocumentType[]).filter(
  (type) => documentTypes[type].family !== 'receipts',
);

export const typesOf = (family: Family): DocumentType[] =>
  createdTypes.filter((type) => documentTypes[type].family === family);

export const isFirstType = (type: DocumentType): boolean => typesOf(documentTypes[type].family)[0] === type;

const lowerCase = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether a document shows the name of another type that can be created. */
export const isOtherType = (type: DocumentType, shown: string): boolean =>
  createdTypes.some((one) => one !== type && lowerCase(documentTypes[one].type) === lowerCase(shown));

/** The features that a type requires besides its family: simplified invoices exist in Portugal only. */
export const needsOf = (type: DocumentType): Feature[] =>
  documentTypes[type].singular === 'simplified_invoice' ? ['portugal'] : [];

export const isClaimed = (t: CheckContext, type: DocumentType): boolean =>
  [...needsOf(type), documentTypes[type].family as Feature].every((one) => t.settings.claims.includes(one));

/** The state after `finalized`: `final` for all types but one. */
export const issuedState = (type: DocumentType): string =>
  rowOf(type, tableOf(type).initial, 'finalized')?.to ?? 'final';

export function checksOf(type: DocumentType, rules: readonly DocumentRule[]): Check[] {
  const subject = documentTypes[type].singular.replaceAll('_', ' ');
  return rules.map(({ id, needs = [], isLeaving, run, ...declared }) => {
    const [action, slug] = id.split('/') as [keyof TypeOperations, string];
    return check(`${operationsOf(type)[action] as OperationId}/${slug}`, {
      ...declared,
      subject,
      needs: [...needsOf(type), ...needs],
      leaves: isLeaving ? [type] : undefined,
      run: (t) => run(t, type),
    });
  });
}

/**
 * A client that no other check uses at the same time and that exists before its document does: only invoices create their
 * client. With fields besides `name` a new client is created.
 */
export async function buyer(
  t: CheckContext,
  fields: Json = {},
): Promise<{ name: string; code: string; id?: string | number }> {
  const name = String(fields.name ?? t.unique('Buyer'));
  const code = t.unique('code').replaceAll(' ', '-');
  const isPlain = Object.keys(fields).every((key) => key === 'name');
  try {
    const made = isPlain
      ? await t.given.acquire('buyer', fields)
      : await t.given.client({ name, code, ...fields });
    return { name: made.name, code: String(made.sent.code), id: made.id };
  } catch (error) {
    // createClient has checks of its own, and creating the document may create the client.
    if (error instanceof Ended && error.ending.verdict === 'blocked') return { name, code };
    throw error;
  }
}

/** A draft of this type that request bodies name and no check changes. */
export const draftBeside = (t: CheckContext, type: DocumentType): Promise<MadeDocument> =>
  t.given.once(`draft beside ${type}`, () => t.given.document(type));

/** The client of a document's body: name and code. */
export const partyOf = ({ name, code }: { name: string; code: string }): Json => ({ name, code });

export interface MakeOptions {
  /** Why the target may lawfully refuse these fields; a refusal then ends the check as unsupported. */
  mayRefuse?: string;
  what?: string;
}

/** Creates a draft with these fields over the default ones. `answered`: the answer's record. A refusal fails the check. */
export async function make(
  t: CheckContext,
  type: DocumentType,
  fields: Json = {},
  how: MakeOptions = {},
): Promise<MadeDocument & { answered: Json }> {
  const { create } = operationsOf(type);
  const failed = t.dialect.failed[create];
  if (failed) throw blocked(create, `no request form works: ${failed}`);
  const sent = await t.given.freshFields(type, fields);
  const open =
    how.mayRefuse ?? (isAssumedTable(type) ? 'the body of a purchase order is not shown' : undefined);
  const answer = await t.call(
    create,
    { body: t.given.body(create, { fields: sent }) },
    { status: open ? 'any' : 'success', what: how.what },
  );
  if (!isSuccess(answer.status)) t.unsupported(`the target answers ${answer.status}: ${open}`);
  const name = String(sent.reference);
  const id = await t.given.idOf(create, answer, name);
  return { id, type, sent, name, state: 'draft', answered: answer.record };
}

/** Like `make`; undefined when the target refuses these fields. `mayRefuse`: why it may. */
export async function makeIfAccepted(
  t: CheckContext,
  type: DocumentType,
  fields: Json,
  mayRefuse: string,
): Promise<MadeDocument | undefined> {
  return unlessUnsupported(() => make(t, type, fields, { mayRefuse }));
}

/** The document as its GET shows it; anything but a lawful 200 fails the check. */
export async function read(
  t: CheckContext,
  { type, id }: { type: DocumentType; id: string | number },
): Promise<Json> {
  return (await t.call(operationsOf(type).get, { path: { 'document-id': id } })).record;
}

/** The document as its GET shows it; undefined after a 404, which a deleted document may answer. */
export async function readMaybe(
  t: CheckContext,
  { type, id }: Pick<MadeDocument, 'type' | 'id'>,
): Promise<Json | undefined> {
  const answer = await t.call(
    operationsOf(type).get,
    { path: { 'document-id': id } },
    { status: [200, 404], what: 'a document that may be deleted' },
  );
  return answer.status === 404 ? undefined : answer.record;
}

/** Sends a trigger, which must succeed. Purchase orders, whose transitions are not documented, may refuse it: unsupported. */
export async function trigger(
  t: CheckContext,
  document: MadeDocument,
  word: string,
  from = document.state,
): Promise<void> {
  const open = isAssumedTable(document.type);
  const cell = cellOf(document.type, from, word);
  const answer = await send(t, document, word, { status: open ? 'any' : 'success', what: word, ...cell });
  if (!isSuccess(answer.status))
    t.unsupported(`${word} is only assumed, and the target answers ${answer.status}`);
}

/** Sends a trigger that the target may lawfully refuse; `what` gives the reason. */
export const tryTrigger = (
  t: CheckContext,
  document: MadeDocument,
  word: string,
  what = word,
): Promise<Answer> => send(t, document, word, { status: 'any', what });

export function send(
  t: CheckContext,
  { type, id }: Pick<MadeDocument, 'type' | 'id'>,
  word: string,
  how: CallOptions,
): Promise<Answer> {
  const body = t.given.changeBody(type, word);
  return t.call(operationsOf(type).change, { path: { 'document-id': id }, body }, how);
}

/** Sends an update of a draft with all its fields and returns the fields sent. */
export async function update(t: CheckContext, document: MadeDocument, fields: Json, what?: string) {
  const { update: operation } = operationsOf(document.type);
  const open = isAssumedTable(document.type);
  const client = { ...t.dialect.also.client, ...((fields.client ?? document.sent.client) as Json) };
  const sent = { ...document.sent, ...fields, client };
  const answer = await t.call(
    operation,
    { path: { 'document-id': document.id }, body: t.given.body(operation, { fields: sent }) },
    { status: open ? 'any' : 'success', what },
  );
  if (!isSuccess(answer.status))
    t.unsupported(
      `the update of ${withArticle(document.type)} is not shown, and the target answers ${answer.status}`,
    );
  return sent;
}

export const linesOf = (record: Json | undefined): Json[] =>
  Array.isArray(record?.items) ? (record.items as Json[]) : [];

/** Fields that neither transitions nor other documents change. Fields that are not stated may differ between reads. */
const contentFields = [
  ...['type', 'archived', 'date', 'due_date', 'reference', 'observations', 'retention'],
  // Of guides:
  ...['license_plate', 'address_from', 'address_to'],
];
const amountFields = ['sum', 'discount', 'before_taxes', 'taxes', 'total', 'currency'];
const lineFields = [
  'name',
  'description',
  'unit_price',
  'unit',
  'quantity',
  'discount',
  'subtotal',
  'tax_amount',
  'total',
];

function pick(record: Json, fields: readonly string[]): Json {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
}

/** The stated content of a document: fields, amounts, client and lines, without status and numbers. */
export function content(record: Json): Json {
  const client = Object(record.client) as Json;
  const lines = linesOf(record).map((line) => ({
    ...pick(line, lineFields),
    tax: pick(Object(line.tax) as Json, ['id', 'name', 'value']),
  }));
  return {
    ...pick(record, contentFields),
    ...pick(record, amountFields),
    client: pick(client, ['id', 'name']),
    items: lines,
  };
}

/** Fails at the first part of the content that differs. `statement`: which one this violates; by default that of the check. */
export function sameContent(
  t: CheckContext,
  after: Json,
  before: Json,
  when: string,
  statement?: StatementId,
): void {
  const [got, had] = [content(after), content(before)];
  for (const key of Object.keys(had))
    t.expect.stays(got[key], had[key], `${key} ${when}`, { field: key, ...(statement && { statement }) });
}

/** Fails when a document that the requests did not name has changed in content, status or number. */
export function expectUnchanged(t: CheckContext, after: Json, before: Json, who: string): void {
  const status = { field: 'status', symptom: 'changed' } as const;
  t.expect.sameWord(after.status, String(before.status), `status of ${who}`, status);
  const [now, then] = [after.sequence_number ?? null, before.sequence_number ?? null];
  t.expect.stays(now, then, `sequence_number of ${who}`, { field: 'sequence_number' });
  sameContent(t, after, before, `of ${who}`);
}

/**
 * Fails unless the record shows what was sent: texts exactly, numbers by value, lines in order. `ofLines`: the statement that a wrong
 * number of lines violates; by default that of the check.
 */
export function expectSent(
  t: CheckContext,
  record: Json,
  sent: Json,
  who: string,
  ofLines?: StatementId,
): void {
  for (const field of ['date', 'due_date', 'reference', 'observations'] as const) {
    if (sent[field] !== undefined)
      t.expect.equal(record[field], sent[field], `${field} of ${who}`, { field });
  }
  if (sent.retention !== undefined)
    t.expect.number(record.retention, String(sent.retention), `retention of ${who}`, { field: 'retention' });
  const client = Object(record.client) as Json;
  t.expect.equal(client.name, (sent.client as Json).name, `client.name of ${who}`, { field: 'client.name' });
  const lines = linesOf(record);
  const wanted = sent.items as Json[];
  const { items } = record;
  // A value that is not a list is reported as itself, not as zero lines.
  t.expect.equal(isUnreadable(items) ? items : lines.length, wanted.length, `number of lines of ${who}`, {
    field: 'items',
    symptom: countSymptom(lines.length, wanted.length),
    proof: { by: 'count', name: 'items', expected: wanted.length },
    ...(ofLines && { statement: ofLines }),
  });
  if (isUnreadable(items)) return;
  const moved = firstMoved(lines, wanted);
  t.expect.that(
    moved === undefined,
    `lines of ${who} in the order in which they were sent`,
    'another order',
    {
      ...{ field: 'items', symptom: 'wrong order', proof: moved },
    },
  );
  wanted.forEach((line, n) => {
    carriesLine(t, lines[n] ?? {}, line, `line ${n + 1} of ${who}`, n);
  });
}

/** If all lines are there but in another order: the proof for the first misplaced line; else undefined. */
export function firstMoved(shown: readonly Json[], sent: readonly Json[]): ValueProof | undefined {
  // Lines sent without a tax may get one.
  const isTaxed = sent.every(({ tax }) => tax !== undefined);
  const keyOf = ({ name, description, unit_price, quantity, tax }: Json) =>
    JSON.stringify([
      name,
      description,
      Number(unit_price),
      Number(quantity),
      isTaxed && (Object(tax) as Json).name,
    ]);
  const [now, then] = [shown.map(keyOf), sent.map(keyOf)];
  const nth = then.findIndex((key, n) => key !== now[n]);
  if (nth === -1 || [...now].sort().join() !== [...then].sort().join()) return undefined;
  const shownIn = (line: Json | undefined, name: string): unknown =>
    name === 'tax.name' ? (Object(line?.tax) as Json).name : line?.[name];
  const name = ['description', 'name', 'tax.name', 'unit_price', 'quantity'].find(
    (one) => String(shownIn(shown[nth], one)) !== String(shownIn(sent[nth], one)),
  );
  if (name === undefined) return undefined;
  const [actual, expected] = [shownIn(shown[nth], name), shownIn(sent[nth], name)];
  const compare = name === 'unit_price' || name === 'quantity' ? 'number' : 'equal';
  return { by: 'value', compare, expected, actual, path: `items[${nth}].${name}` };
}

/** Whether `got` is the sent value rounded to two decimals, which is allowed for more than two. */
function isRounded(got: unknown, sent: string): boolean {
  if (!/\.\d{3,}$/.test(sent) || got === null || got === undefined || got === '') return false;
  const cents = Number(got) * 100;
  return Math.abs(cents - Math.round(cents)) < 1e-6 && Math.abs(cents - Number(sent) * 100) < 1;
}

function carriesLine(t: CheckContext, got: Json, sent: Json, who: string, nth: number): void {
  const about = (field: string) => ({ field: `items[].${field}`, path: `items[${nth}].${field}` });
  for (const field of ['name', 'description', 'unit']) {
    if (sent[field] !== undefined)
      t.expect.equal(got[field], sent[field], `${field} of ${who}`, about(field));
  }
  for (const field of ['unit_price', 'quantity', 'discount']) {
    if (sent[field] !== undefined && !isRounded(got[field], String(sent[field])))
      t.expect.number(got[field], String(sent[field]), `${field} of ${who}`, about(field));
  }
  const tax = sent.tax as Json | undefined;
  if (tax) t.expect.equal((Object(got.tax) as Json).name, tax.name, `tax.name of ${who}`, about('tax.name'));
}

/** Number and series of `12/2026`, whose series may contain a slash; both undefined for any other text. */
export function partsOfNumber(text: unknown): { number?: string | undefined; serie?: string | undefined } {
  const [, number, serie] = /^(\d+)\/(.+)$/s.exec(String(text)) ?? [];
  return { number, serie };
}

/** Whether the text is the number of a final document, like `12/2026`; a draft may show a word there. */
export const isNumbered = (text: unknown): boolean => /^\d+\//.test(String(text));
