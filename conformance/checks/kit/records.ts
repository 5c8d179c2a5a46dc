/**
 * What items, taxes, clients and sequences have in common: making one, reading it, walking its list. Whether what
 * is shown is what was sent is reported by record-judging.ts. Owns no checks.
 */

import type { OperationId } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import type { StatementId } from '../../judge/citation.js';
import type { Exchange } from '../../judge/exchange.js';
import { statusSymptom } from '../../judge/identity.js';
import { Ended, tried, violationIn } from '../../judge/outcome.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Compared } from '../../run/expect.js';
import { withArticle } from '../../target/article.js';
import type { Answer, CallOptions, Json } from '../../target/call.js';
import { pageCount } from '../../target/pagination.js';
import { grace, startWait } from '../../target/patience.js';
import { sameEntries } from './list-walk.js';

export interface RecordKind {
  /** As it stands in titles. */
  word: 'item' | 'tax' | 'client' | 'sequence';
  plural: string;
  create: OperationId;
  get: OperationId;
  update?: OperationId;
  list: OperationId;
  idParameter: string;
  /** The field by which a person distinguishes one from another. */
  nameField: 'name' | 'serie';
  source: string;
  /** What a kept record rests on. */
  statement: StatementId;
  /** Coverage tags of the rules that a kept record shows. */
  rules: readonly RuleId[];
  /** The required fields, with a name of their own. */
  minimum(t: CheckContext): Json;
  /** The optional fields; each `variant` has other values throughout. */
  options(t: CheckContext, variant: 0 | 1): Json;
  /** Fields whose value is a number, as text or not. */
  numbers: readonly string[];
  /** Optional fields that take any text. */
  texts: readonly string[];
  /**
   * True where the fields of answers are not shown: a field is then judged where the target shows it, which it
   * is known to do when it shows it for any record.
   */
  byEvidence?: boolean;
}

export interface Kept {
  id: string | number;
  name: string;
  sent: Json;
}

/**
 * Reads and judges until it holds: a list may follow a second late, and others may add records between two pages.
 * Only what `judge` fails with is tried again; a violation while reading fails at once.
 */
export async function soon<T>(read: () => Promise<T>, judge: (value: T) => void): Promise<T> {
  for (const wait = startWait('lists', grace); ; await wait.pause()) {
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
 * Reads until it holds, and gives what was read last, whether it holds or not. Undefined where it could not be read: what refuses
 * to be read says nothing of what is in it.
 */
export const settled = <T extends object>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
): Promise<T | undefined> =>
  tried(async () => {
    for (const wait = startWait('lists', grace); ; await wait.pause()) {
      const value = await read();
      const isRight = holds(value);
      if (isRight) wait.ended();
      if (isRight || wait.isOver()) return value;
    }
  });

export const nameOf = (kind: RecordKind, fields: Json): string => String(fields[kind.nameField]);

/**
 * A record as a prerequisite: what fails blocks. Of what cannot be deleted one that is there already is brought to these
 * fields, so that those which are not sent may hold anything.
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

/** One that nobody has used before. */
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

/** So many more records in the list. */
export async function addSome(t: CheckContext, kind: RecordKind, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) releaseRecord(t, kind, await makeFresh(t, kind));
}

/** A record as what is judged: refused, or accepted and not found again, is a failure of the create. */
export async function create(
  t: CheckContext,
  kind: RecordKind,
  fields: Json,
  { what, isShared }: { what?: string; isShared?: boolean } = {},
): Promise<Kept> {
  const answer = await t.call(kind.create, { body: t.given.body(kind.create, { fields }) }, { what });
  const name = nameOf(kind, fields);
  const made = { id: await foundId(t, kind, answer, name), name, sent: fields };
  releaseRecord(t, kind, made, isShared);
  return made;
}

/**
 * A create that may lawfully be refused, because nothing is stated of such values; undefined then. What is
 * accepted must be kept.
 */
export async function createIfAccepted(
  t: CheckContext,
  kind: RecordKind,
  fields: Json,
  isShared = false,
): Promise<Kept | undefined> {
  const body = t.given.body(kind.create, { fields });
  const answer = await t.call(kind.create, { body }, { status: 'any' });
  if (isError(answer.status)) return undefined;
  const name = nameOf(kind, fields);
  const made = { id: await foundId(t, kind, answer, name), name, sent: fields };
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
  for (const wait = startWait('lists', grace); ; await wait.pause()) {
    try {
      const id = await t.given.idOf(kind.create, answer, name);
      wait.ended();
      return id;
    } catch (error) {
      if (!(error instanceof Ended) || error.ending.verdict !== 'blocked') throw error;
      if (wait.isOver())
        t.fail(`the ${kind.word} "${name}" exists after it was accepted`, error.ending.reason, {
          field: 'id',
          symptom: 'absent',
        });
    }
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
  /** Each page as it was answered. */
  pages: Json[][];
  /** What showed each page. */
  answers: (Exchange | undefined)[];
  /** What showed that there are no more: the last page, or one that adds nothing. */
  end?: Exchange | undefined;
}

const mostPages = 400;

/** The whole list: page after page until one adds nothing. A list without pages is one page. */
export async function walk(
  t: CheckContext,
  kind: { list: OperationId },
  // The most that is sure to be accepted.
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
    // Where the number of pages is shown it says when to stop: a page of records that are not listed yet may be empty.
    const isLast = total === undefined ? added.length === 0 : page >= total;
    if (isError(answer.status)) break;
    end = t.client.last();
    // Behind the end some lists answer the last page again.
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

export const isPaged = (kind: RecordKind) => kind.word === 'item' || kind.word === 'client';

/**
 * Gone by its id: 404, or a later record that was given the id again, which shows by its name. Reads only, since what the
 * id names by now may be somebody else's.
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
  // 401 where the id is a record of another account by now.
  if (!isLater)
    t.expect.that([404, 401].includes(status), `404 from ${kind.get} for ${what}`, status, {
      field: 'id',
      symptom: isSuccess(status) ? 'present' : statusSymptom(status),
      ...how,
    });
}

/** A client that only a refused request named must not exist afterwards. Nothing is asked where find is broken. */
export async function expectNoClient(
  t: CheckContext,
  name: string,
  what: string,
  how?: Omit<Compared, 'field' | 'symptom'>,
): Promise<void> {
  if (t.dialect.failed.findClientByName) return;
  const query = { [t.dialect.queries.findClientByName ?? 'client_name']: name };
  const { status, record } = await t.call('findClientByName', { query }, { status: 'any', what });
  if (isSuccess(status) && record.name === name)
    t.fail(`${what} does not exist`, record, { field: 'client.name', symptom: 'present', ...how });
}
