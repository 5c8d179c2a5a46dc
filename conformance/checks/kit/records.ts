/** Creates, reads and updates items, taxes, clients and sequences, and walks their lists. record-judging.ts compares values. */

import type { OperationId } from '../../../generated/operations.js';
import type { StatementId } from '../../judge/citation.js';
import type { Exchange } from '../../judge/exchange.js';
import { statusSymptom } from '../../judge/identity.js';
import { Ended, orUndefined, violationIn } from '../../judge/outcome.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Compared } from '../../run/expect.js';
import { withArticle } from '../../target/article.js';
import type { Answer, CallOptions, Json } from '../../target/call.js';
import { isPagedList, pageCount } from '../../target/pagination.js';
import { grace, startWait, type WaitKind } from '../../target/patience.js';
import { sameEntries } from './list-walk.js';

export interface RecordKind {
  /** The singular, for titles. */
  word: 'item' | 'tax' | 'client' | 'sequence';
  plural: string;
  create: OperationId;
  get: OperationId;
  update?: OperationId;
  list: OperationId;
  idParameter: string;
  /** The field that identifies a record for users. */
  nameField: 'name' | 'serie';
  source: string;
  /** The statement that fields are kept. */
  statement: StatementId;
  /** The required fields, with a unique name. */
  minimum(t: CheckContext): Json;
  /** The optional fields; no field has the same value in both variants. */
  options(t: CheckContext, variant: 0 | 1): Json;
  /** Fields whose value is a number, sent as a number or as text. */
  numbers: readonly string[];
  /** Optional fields that accept any text. */
  texts: readonly string[];
  /**
   * True where the fields of answers are not documented: a field is then judged only if the target shows it, for this
   * record or for any other.
   */
  byEvidence?: boolean;
}

export interface Kept {
  id: string | number;
  name: string;
  sent: Json;
}

/**
 * Repeats `read` and `judge` until `judge` holds: a list may be a second late, and other records may be added between two pages.
 * Only failures of `judge` are retried; a violation in `read` fails at once.
 */
export async function retryJudging<T>(
  read: () => Promise<T>,
  judge: (value: T) => void,
  kind: WaitKind = 'lists',
): Promise<T> {
  for (const wait = startWait(kind, grace); ; await wait.pause()) {
    const value = await read();
    try {
      judge(value);
      wait.ended();
      return value;
    } catch (error) {
      if (!violationIn(error) || wait.isOver()) throw error;
    }
  }
}

/**
 * Repeats `read` until `holds`, and returns the last value, whether it holds or not. Undefined when it cannot be read, because
 * then nothing is known of the content.
 */
export const settled = <T extends object>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
): Promise<T | undefined> =>
  orUndefined(async () => {
    for (const wait = startWait('lists', grace); ; await wait.pause()) {
      const value = await read();
      const isRight = holds(value);
      if (isRight) wait.ended();
      if (isRight || wait.isOver()) return value;
    }
  });

export const nameOf = (kind: RecordKind, fields: Json): string => String(fields[kind.nameField]);

/**
 * A record as a prerequisite: a failure blocks the check. Kinds that cannot be deleted are reused: an existing record is updated
 * to these fields, and its other fields may hold any value.
 */
export async function make(t: CheckContext, kind: RecordKind, fields: Json = {}): Promise<Kept> {
  const sent = { ...kind.minimum(t), ...fields };
  if (kind.word === 'tax') return makeFresh(t, kind, fields);
  if (kind.word !== 'sequence') return t.given.acquire(kind.word, sent, Object.keys(fields).length === 0);
  const isPlain = Object.entries(fields).every(([, value]) => String(value) === '0');
  if (!isPlain) return makeFresh(t, kind, fields);
  const made = await t.given.acquire('sequence');
  return { ...made, sent: { serie: made.name, ...fields } };
}

/** Creates a record instead of reusing one. */
async function makeFresh(t: CheckContext, kind: RecordKind, fields: Json = {}): Promise<Kept> {
  const sent = { ...kind.minimum(t), ...fields };
  const answer = await t.given.call(kind.create, { body: t.given.body(kind.create, { fields: sent }) });
  const name = nameOf(kind, sent);
  return { id: await t.given.idOf(kind.create, answer, name), name, sent };
}

export async function makeSome(t: CheckContext, kind: RecordKind, count: number): Promise<Kept[]> {
  const made: Kept[] = [];
  for (let n = 0; n < count; n += 1) made.push(await make(t, kind));
  return made;
}

const releaseRecord = (t: CheckContext, { word }: RecordKind, { id, sent }: Kept, isShared = false): void => {
  if (word === 'client' || word === 'item') t.given.releaseRecord(word, id, sent, isShared);
};

/** Creates `count` records, to make the list longer. */
export async function addSome(t: CheckContext, kind: RecordKind, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) releaseRecord(t, kind, await makeFresh(t, kind));
}

/** Creates a record as the subject of the check: a refusal fails it, as does an accepted record that is not found. */
export async function create(
  t: CheckContext,
  kind: RecordKind,
  fields: Json,
  { what, isShared }: { what?: string; isShared?: boolean } = {},
): Promise<Kept> {
  const answer = await t.call(kind.create, { body: t.given.body(kind.create, { fields }) }, { what });
  return found(t, kind, fields, answer, isShared);
}

/**
 * Creates a record with values of which nothing is stated; undefined when the target refuses them, which is lawful. An accepted
 * record must be kept.
 */
export async function createIfAccepted(
  t: CheckContext,
  kind: RecordKind,
  fields: Json,
  isShared = false,
): Promise<Kept | undefined> {
  const body = t.given.body(kind.create, { fields });
  const answer = await t.call(kind.create, { body }, { status: 'any' });
  return isError(answer.status) ? undefined : found(t, kind, fields, answer, isShared);
}

/** The record of an accepted create. Fails unless it is found, and if the answer shows another name. */
async function found(
  t: CheckContext,
  kind: RecordKind,
  sent: Json,
  answer: Answer,
  isShared?: boolean,
): Promise<Kept> {
  const name = nameOf(kind, sent);
  const made = { id: await foundId(t, kind, answer, name), name, sent };
  releaseRecord(t, kind, made, isShared);
  return made;
}

async function foundId(t: CheckContext, kind: RecordKind, answer: Answer, name: string) {
  const shown = answer.record[kind.nameField];
  if (typeof shown === 'string' && shown !== name)
    t.fail(`the answer to ${kind.create} shows ${name}`, shown, {
      ...{ statement: kind.statement, field: kind.nameField, symptom: 'different' },
      proof: { by: 'value', compare: 'equal', expected: name, actual: shown },
    });
  try {
    return await t.given.idOf(kind.create, answer, name);
  } catch (error) {
    if (!(error instanceof Ended) || error.ending.verdict !== 'blocked') throw error;
    return t.fail(`the ${kind.word} "${name}" exists after it was accepted`, error.ending.reason, {
      field: 'id',
      symptom: 'absent',
    });
  }
}

export async function read(
  t: CheckContext,
  kind: RecordKind,
  { id }: { id: string | number },
  what?: string,
): Promise<Json> {
  return (await t.call(kind.get, { path: { [kind.idParameter]: id } }, { what })).record;
}

export async function update(
  t: CheckContext,
  kind: RecordKind,
  { id }: { id: string | number },
  fields: Json,
  how: CallOptions = {},
): Promise<Answer> {
  const operation = updateOf(kind);
  return t.call(
    operation,
    { path: { [kind.idParameter]: id }, body: t.given.body(operation, { fields }) },
    how,
  );
}

function updateOf(kind: RecordKind): OperationId {
  if (!kind.update) throw new Error(`${withArticle(kind.word)} has no update`);
  return kind.update;
}

export interface Walked {
  entries: Json[];
  /** The entries of each page. */
  pages: Json[][];
  /** The exchange that showed each page. */
  answers: (Exchange | undefined)[];
  /** The exchange that showed the end: the last page, or one that adds nothing. */
  end?: Exchange | undefined;
}

const mostPages = 400;

/** Reads the whole list: pages until one adds nothing. A list without pages counts as one page. */
export async function walk(
  t: CheckContext,
  kind: { list: OperationId },
  // The largest size that is certain to be accepted.
  perPage = 30,
  paged = true,
): Promise<Walked> {
  if (!paged) {
    const { list } = await t.call(kind.list);
    return { entries: list, pages: [list], answers: [t.client.last()] };
  }
  const pages: Json[][] = [];
  const answers: (Exchange | undefined)[] = [];
  let end: Exchange | undefined;
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await t.call(
      kind.list,
      { query: { page, per_page: perPage } },
      page === 1 ? {} : { status: 'any' },
    );
    const added = answer.list.filter((one) => !seen.has(String(one.id)));
    const total = pageCount(answer);
    // A stated number of pages decides the end: a page of records that are not listed yet may be empty.
    const isLast = total === undefined ? added.length === 0 : page >= total;
    if (isError(answer.status)) break;
    end = t.client.last();
    // Behind the end some lists repeat their last page.
    if (added.length === 0 && sameEntries(answer.list, pages.at(-1) ?? [])) break;
    for (const one of added) seen.add(String(one.id));
    if (answer.list.length > 0) {
      pages.push(answer.list);
      answers.push(t.client.last());
    }
    if (isLast) break;
    if (page === mostPages) t.inconclusive(`${kind.list} has more than ${mostPages} pages`);
  }
  return { entries: pages.flat(), pages, answers, end };
}

export const isPaged = (kind: RecordKind) => isPagedList(kind.list);

/**
 * Fails unless the record is gone: its GET answers 404, or shows another name, because the id was given to a later record. Only
 * reads, since that record may belong to someone else.
 */
export async function judgeGone(
  t: CheckContext,
  kind: RecordKind,
  gone: Kept,
  what: string,
  how?: Omit<Compared, 'field' | 'symptom'>,
): Promise<void> {
  const { status, record } = await t.call(
    kind.get,
    { path: { [kind.idParameter]: gone.id } },
    { status: 'any', what },
  );
  const shown = record[kind.nameField];
  const isLater = isSuccess(status) && typeof shown === 'string' && shown !== gone.name;
  // 401 if the id now belongs to a record of another account.
  if (!isLater)
    t.expect.that([404, 401].includes(status), `404 from ${kind.get} for ${what}`, status, {
      field: 'id',
      symptom: isSuccess(status) ? 'present' : statusSymptom(status),
      ...how,
    });
}

/** Fails if a client that only a refused request named exists afterwards. Skipped where find does not work. */
export async function expectNoClient(
  t: CheckContext,
  name: string,
  what: string,
  how?: Omit<Compared, 'field' | 'symptom'>,
): Promise<void> {
  if (t.dialect.failed.findClientByName) return;
  const query = { [t.dialect.queries.findClientByName]: name };
  const { status, record } = await t.call('findClientByName', { query }, { status: 'any', what });
  if (isSuccess(status) && record.name === name)
    t.fail(`${what} does not exist`, record, { field: 'client.name', symptom: 'present', ...how });
}
