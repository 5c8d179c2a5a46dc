/** Judges whether a GET or a list shows an item, tax, client or sequence as it was sent. */

import type { Exchange } from '../../judge/exchange.js';
import { valueSymptom } from '../../judge/identity.js';
import { type Proof, timesListed, type ValueProof } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import { isId, type Json } from '../../target/call.js';
import { isPaged, type Kept, type RecordKind, read, retryJudging, type Walked, walk } from './records.js';

/** Fails when the record has another id than expected, or a field differs from what was sent. */
function judgeRecord(
  t: CheckContext,
  kind: RecordKind,
  got: Json,
  expected: { id?: string | number; sent: Json },
  what: string,
  shown?: ReadonlySet<string>,
  exchange?: Exchange,
  ofAnother = false,
): void {
  const sees = (field: string) => !shown || shown.has(field) || hasValue(got[field]);
  if (expected.id !== undefined && sees('id') && String(got.id) !== String(expected.id))
    t.fail(`${what}.id is ${expected.id}`, got.id, {
      field: 'id',
      symptom: valueSymptom(got.id, expected.id),
      proof: { by: 'value', compare: 'equal', expected: expected.id, actual: got.id },
      exchange,
    });
  for (const [field, value] of Object.entries(expected.sent)) {
    if (!sees(field)) continue;
    const problem = difference(kind, field, got[field], value);
    if (problem)
      t.fail(`${what}.${problem.path} is ${JSON.stringify(problem.sent)}, as sent`, problem.got, {
        field: problem.path,
        symptom: valueSymptom(problem.got, problem.sent),
        proof: { ...sentProof(kind, problem), id: expected.id },
        ...{ exchange, ofAnother },
      });
  }
}

const sentProof = ({ numbers }: RecordKind, { path, sent, got }: Difference): ValueProof => ({
  ...{ by: 'value', expected: sent, actual: got },
  compare: numbers.includes(path) ? 'number' : sent === '' || sent === null ? 'unset' : 'equal',
});

/** The record is listed once on all pages together. Names the others, since where pages end decides which is lost or doubled. */
export const onceOverPages = (id: unknown, all: readonly unknown[]): Proof => ({
  ...timesListed(id, 1),
  beside: all.filter((one) => one !== id),
});

export const hasValue = (value: unknown) => value !== null && value !== undefined && value !== '';
const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;
const truths: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

export interface Difference {
  path: string;
  sent: unknown;
  got: unknown;
}

/** The difference of a field: texts are compared exactly, numbers by value, flags by meaning; an empty text may become null. */
export function difference(
  kind: RecordKind,
  field: string,
  got: unknown,
  sent: unknown,
): Difference | undefined {
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

/** The fields that the target shows with a value in any record; undefined: all must be shown. Determined once. */
async function shownFields(t: CheckContext, kind: RecordKind): Promise<Set<string> | undefined> {
  if (!kind.byEvidence) return undefined;
  return t.given.once(`fields that ${kind.get} shows`, async () => {
    const shown = new Set<string>();
    const { list } = await t.call(kind.list);
    for (const { id } of list.slice(0, 2)) {
      if (!isId(id)) continue;
      // A record of another user may have been deleted meanwhile.
      const { record } = await t.call(kind.get, { path: { [kind.idParameter]: id } }, { status: 'any' });
      addShown(shown, record);
    }
    return shown;
  });
}

function addShown(shown: Set<string>, record: Json): void {
  for (const [field, value] of Object.entries(record)) if (hasValue(value)) shown.add(field);
}

/** Reads and judges each record; `further` adds assertions. `changed`: the only record that the last request named. */
export async function judgeAll(
  t: CheckContext,
  kind: RecordKind,
  all: readonly Kept[],
  what: string,
  further?: (one: Kept, got: Json) => void,
  changed?: Kept,
): Promise<void> {
  const shown = await shownFields(t, kind);
  const records: { got: Json; exchange: Exchange | undefined }[] = [];
  for (const one of all) records.push({ got: await read(t, kind, one), exchange: t.client.last() });
  if (shown) for (const { got } of records) addShown(shown, got);
  for (const [index, one] of all.entries()) {
    const { got = {}, exchange } = records[index] ?? {};
    const isOther = changed !== undefined && changed.id !== one.id;
    const words = `${kind.word} ${index + 1} of ${all.length} ${what}`;
    judgeRecord(t, kind, got, one, words, shown, exchange, isOther);
    further?.(one, got);
  }
}

/** Fails unless the list holds each record once and shows its fields as sent. */
export function judgeListed(
  t: CheckContext,
  kind: RecordKind,
  { entries, pages, answers, end }: Walked,
  all: readonly Kept[],
  { isOfPages = false } = {},
): void {
  const ids = all.map(({ id }) => id);
  const shown = kind.byEvidence
    ? new Set(entries.flatMap((one) => Object.keys(one).filter((key) => hasValue(one[key]))))
    : undefined;
  for (const one of all) {
    const found = entries.filter((entry) => String(entry.id) === String(one.id));
    t.expect.that(found.length === 1, `${kind.list} holds ${one.name} once`, `${found.length} times`, {
      field: 'id',
      symptom: found.length === 0 ? 'not listed' : 'listed twice',
      proof: isOfPages ? onceOverPages(one.id, ids) : timesListed(one.id, 1),
      // The exchange of the last page, not of a later read.
      exchange: end,
    });
    const [entry = {}] = found;
    judgeRecord(
      t,
      kind,
      entry,
      { id: one.id, sent: shownPart(one.sent, entry) },
      `the entry of ${one.name}`,
      shown,
      answers[pages.findIndex((page) => page.includes(entry))],
    );
    const twins = entries.filter((entry) => entry[kind.nameField] === one.name);
    // After an interrupted run two records may hold the name of one slot.
    t.expect.that(
      twins.length <= 1 || /^Conformance (client|item) /.test(one.name),
      `${kind.list} shows ${one.name} once`,
      `${twins.length} times`,
      {
        ...{ field: kind.nameField, symptom: 'listed twice' },
        proof: timesListed(one.name, 1, 1, kind.nameField),
      },
    );
  }
}

/** The sent fields that a list entry has: only the GET of one record must show all. */
export const shownPart = (sent: Json, entry: Json): Json =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => entry[field] !== undefined));

/** Reads the list until it shows each record once and as sent; fails after the grace period. */
export async function judgeList(t: CheckContext, kind: RecordKind, all: readonly Kept[]): Promise<Json[]> {
  const walked = await retryJudging(
    () => walk(t, kind, 30, isPaged(kind)),
    (every) => judgeListed(t, kind, every, all),
  );
  return walked.entries;
}
