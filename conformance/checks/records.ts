/**
 * What items, taxes, clients and sequences have in common: making one, reading it, walking its list, and saying
 * whether what is shown is what was sent. Owns no checks; record-checks.ts and the files of the resources do.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Answer, CallOptions, CheckContext, Json } from '../check.js';
import { Ended } from '../outcome.js';
import { waitMs, waitRanOut } from '../patience.js';

export interface RecordKind {
  /** As it stands in titles. */
  word: 'item' | 'tax' | 'client' | 'sequence';
  plural: string;
  create: OperationId;
  get: OperationId;
  update?: OperationId;
  list: OperationId;
  idParameter: string;
  /** The field by which a person tells one from another. */
  nameField: 'name' | 'serie';
  source: string;
  /** Coverage marks of the rules that a kept record shows. */
  rules: readonly string[];
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

/** Longest wait for lists and searches that follow their records late, in ms; reading by id is never late. */
export const graceMs = 2500;

/**
 * Reads and judges until it holds: a list may follow a second late, and others may add records between two pages.
 * Only what `judge` fails with is tried again; a breach while reading fails at once.
 */
export async function soon<T>(read: () => Promise<T>, judge: (value: T) => void): Promise<T> {
  const deadline = performance.now() + waitMs(graceMs);
  for (let pauseMs = 15; ; pauseMs = Math.min(pauseMs * 2, 400)) {
    const value = await read();
    try {
      judge(value);
      return value;
    } catch (error) {
      const failed = error instanceof Ended && error.ending.verdict === 'fail';
      if (!failed) throw error;
      if (performance.now() > deadline) {
        waitRanOut();
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export const nameOf = (kind: RecordKind, fields: Json): string => String(fields[kind.nameField]);

/** A record as a prerequisite: what fails blocks. */
export async function make(t: CheckContext, kind: RecordKind, fields: Json = {}): Promise<Kept> {
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

/** A record as what is judged: refused, or accepted and not found again, is a failure of the create. */
export async function create(t: CheckContext, kind: RecordKind, fields: Json, what?: string): Promise<Kept> {
  const answer = await t.call(kind.create, { body: t.given.body(kind.create, { fields }) }, { what });
  return {
    id: await foundId(t, kind, answer, nameOf(kind, fields)),
    name: nameOf(kind, fields),
    sent: fields,
  };
}

/**
 * A create that may lawfully be refused, because nothing is stated of such values; undefined then. What is
 * accepted must be kept.
 */
export async function createIfTaken(
  t: CheckContext,
  kind: RecordKind,
  fields: Json,
): Promise<Kept | undefined> {
  const body = t.given.body(kind.create, { fields });
  const answer = await t.call(kind.create, { body }, { status: 'any' });
  if (answer.status >= 400) return undefined;
  return {
    id: await foundId(t, kind, answer, nameOf(kind, fields)),
    name: nameOf(kind, fields),
    sent: fields,
  };
}

async function foundId(t: CheckContext, kind: RecordKind, answer: Answer, name: string) {
  const shown = answer.record[kind.nameField];
  if (typeof shown === 'string' && shown !== name)
    t.fail(`the answer to ${kind.create} shows ${name}`, shown);
  const deadline = performance.now() + waitMs(graceMs);
  for (let pauseMs = 15; ; pauseMs = Math.min(pauseMs * 2, 400)) {
    try {
      return await t.given.idOf(kind.create, answer, name);
    } catch (error) {
      if (!(error instanceof Ended) || error.ending.verdict !== 'blocked') throw error;
      if (performance.now() > deadline) {
        waitRanOut();
        t.fail(`the ${kind.word} "${name}" exists after it was accepted`, error.ending.reason);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
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
  if (!kind.update) throw new Error(`a ${kind.word} has no update`);
  return kind.update;
}

/** Fails when the id of the record differs from the one asked for, or a field from what was sent. */
export function judgeRecord(
  t: CheckContext,
  kind: RecordKind,
  got: Json,
  expected: { id?: string | number; sent: Json },
  what: string,
  shown?: ReadonlySet<string>,
): void {
  const sees = (field: string) => !shown || shown.has(field) || hasValue(got[field]);
  if (expected.id !== undefined && sees('id') && String(got.id) !== String(expected.id))
    t.fail(`${what}.id is ${expected.id}`, got.id ?? 'nothing');
  for (const [field, value] of Object.entries(expected.sent)) {
    if (!sees(field)) continue;
    const problem = difference(kind, field, got[field], value);
    if (problem)
      t.fail(`${what}.${problem.path} is ${JSON.stringify(problem.sent)}, as sent`, problem.got ?? 'nothing');
  }
}

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== '';
const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;
const truths: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

interface Difference {
  path: string;
  sent: unknown;
  got: unknown;
}

/** Texts to the letter; numbers by value; flags by meaning; an empty text may come back as nothing. */
function difference(kind: RecordKind, field: string, got: unknown, sent: unknown): Difference | undefined {
  const differs = { path: field, sent, got };
  if (field === 'default_tax' || field === 'default_sequence')
    return truths[String(got)] === truths[String(sent)] ? undefined : differs;
  if (kind.numbers.includes(field))
    return Math.abs(numberOf(got) - numberOf(sent)) < 1e-6 ? undefined : differs;
  if (sent === '' || sent === null) return hasValue(got) ? differs : undefined;
  if (typeof sent !== 'object') return got === sent ? undefined : differs;
  if (got === null || typeof got !== 'object') return differs;
  for (const [key, value] of Object.entries(sent)) {
    const inner = (got as Json)[key];
    const same = value === '' ? !hasValue(inner) : inner === value;
    if (!same) return { path: `${field}.${key}`, sent: value, got: inner };
  }
  return undefined;
}

/** The fields that the target shows with a value in this operation; undefined: all that was sent. */
export async function shownFields(
  t: CheckContext,
  kind: RecordKind,
  own: readonly Kept[],
): Promise<Set<string> | undefined> {
  if (!kind.byEvidence) return undefined;
  const { list } = await t.call(kind.list);
  const ids = [...list.slice(0, 2).map((one) => one.id), ...own.map((one) => one.id)];
  const shown = new Set<string>();
  for (const id of ids) {
    if (typeof id !== 'number' && typeof id !== 'string') continue;
    // A record of somebody else may be gone by now.
    const answer = await t.call(kind.get, { path: { [kind.idParameter]: id } }, { status: 'any' });
    for (const [field, value] of Object.entries(answer.record)) if (hasValue(value)) shown.add(field);
  }
  return shown;
}

/** Reads each and judges it. */
export async function judgeAll(
  t: CheckContext,
  kind: RecordKind,
  all: readonly Kept[],
  what: string,
): Promise<void> {
  const shown = await shownFields(t, kind, all);
  for (const [index, one] of all.entries())
    judgeRecord(
      t,
      kind,
      await read(t, kind, one),
      one,
      `${kind.word} ${index + 1} of ${all.length} ${what}`,
      shown,
    );
}

export interface Walked {
  entries: Json[];
  /** Each page as it was answered. */
  pages: Json[][];
}

const mostPages = 400;

/** The whole list: page after page until one adds nothing. A list without pages is one page. */
export async function walk(
  t: CheckContext,
  kind: { list: OperationId },
  perPage = 50,
  paged = true,
): Promise<Walked> {
  if (!paged) {
    const { list } = await t.call(kind.list);
    return { entries: list, pages: [list] };
  }
  const pages: Json[][] = [];
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await t.call(
      kind.list,
      { query: { page, per_page: perPage } },
      page === 1 ? {} : { status: 'any' },
    );
    const added = answer.list.filter((one) => !seen.has(String(one.id)));
    const total = (answer.body as { pagination?: { total_pages?: unknown } } | undefined)?.pagination
      ?.total_pages;
    // Where the number of pages is shown it says when to stop: a page of records that are not listed yet may be empty.
    const isLast = typeof total === 'number' ? page >= total : added.length === 0;
    if (answer.status >= 400) break;
    for (const one of added) seen.add(String(one.id));
    if (answer.list.length > 0) pages.push(answer.list);
    if (isLast) break;
    if (page === mostPages) t.inconclusive(`${kind.list} has more than ${mostPages} pages`);
  }
  return { entries: pages.flat(), pages };
}

export const isPaged = (kind: RecordKind) => kind.word === 'item' || kind.word === 'client';

/** Fails unless each is in the list once, by its id, with what it was sent. */
export function judgeListed(
  t: CheckContext,
  kind: RecordKind,
  entries: readonly Json[],
  all: readonly Kept[],
): void {
  const shown = kind.byEvidence
    ? new Set(entries.flatMap((one) => Object.keys(one).filter((key) => hasValue(one[key]))))
    : undefined;
  for (const one of all) {
    const found = entries.filter((entry) => String(entry.id) === String(one.id));
    if (found.length !== 1) t.fail(`${kind.list} holds ${one.name} once`, `${found.length} times`);
    judgeRecord(t, kind, found[0] ?? {}, one, `the entry of ${one.name}`, shown);
    const twins = entries.filter((entry) => entry[kind.nameField] === one.name);
    if (twins.length > 1) t.fail(`${kind.list} shows ${one.name} once`, `${twins.length} times`);
  }
}

/** Waits until the list shows each once and as it is. */
export async function judgeList(t: CheckContext, kind: RecordKind, all: readonly Kept[]): Promise<Json[]> {
  const walked = await soon(
    () => walk(t, kind, 50, isPaged(kind)),
    ({ entries }) => judgeListed(t, kind, entries, all),
  );
  return walked.entries;
}

/** Nine digits with a right check digit (tax numbers of companies begin with 5), the same for the same text. */
export function fiscalIdFor(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const digits = `5${String(hash % 10_000_000).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const rest = 11 - (sum % 11);
  return `${digits}${rest > 9 ? 0 : rest}`;
}

/** A client that only a refused request named must not exist afterwards. Nothing is asked where find is broken. */
export async function expectNoClient(t: CheckContext, name: string, what: string): Promise<void> {
  if (t.dialect.failed.findClientByName) return;
  const query = { [t.dialect.queries.findClientByName ?? 'client_name']: name };
  const { status, record } = await t.call('findClientByName', { query }, { status: [200, 404], what });
  if (status === 200 && record.name === name) t.fail(`${what} does not exist`, record);
}
