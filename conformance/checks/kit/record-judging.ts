/**
 * Whether what the target shows of an item, tax, client or sequence is what was sent, by its id and in its list.
 * Owns no checks.
 */

import type { Exchange } from '../../judge/exchange.js';
import { valueSymptom } from '../../judge/identity.js';
import { type Proof, timesListed, type ValueProof } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import { isId, type Json } from '../../target/call.js';
import { isPaged, type Kept, type RecordKind, read, soon, type Walked, walk } from './records.js';

/** Fails when the id of the record differs from the one asked for, or a field from what was sent. */
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

/** Each of these stands once on the pages together: which of them is lost or doubled rests on where a page ends. */
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

/** Texts unchanged; numbers by value; flags by meaning; an empty text may come back as nothing. */
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

/** The fields that the target shows with a value, of any record; undefined: all that was sent. Looked at once. */
async function shownFields(t: CheckContext, kind: RecordKind): Promise<Set<string> | undefined> {
  if (!kind.byEvidence) return undefined;
  return t.given.once(`fields that ${kind.get} shows`, async () => {
    const shown = new Set<string>();
    const { list } = await t.call(kind.list);
    for (const { id } of list.slice(0, 2)) {
      if (!isId(id)) continue;
      // A record of somebody else may be gone by now.
      const { record } = await t.call(kind.get, { path: { [kind.idParameter]: id } }, { status: 'any' });
      addShown(shown, record);
    }
    return shown;
  });
}

function addShown(shown: Set<string>, record: Json): void {
  for (const [field, value] of Object.entries(record)) if (hasValue(value)) shown.add(field);
}

/** Reads each and judges it; `further` judges what else it must be. Only `changed` was named by the last request, where it is given. */
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

/** Fails unless each is in the list once, by its id, and shows what it was sent in the fields that it has. */
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
      // What was read after the walk is no page of it.
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
    // The slots of the fixture pool may be acquired twice when a run was broken off.
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

/** What was sent, less the fields that an entry leaves out: only the answer for one record must have them all. */
export const shownPart = (sent: Json, entry: Json): Json =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => entry[field] !== undefined));

/** Waits until the list shows each once and as it is. */
export async function judgeList(t: CheckContext, kind: RecordKind, all: readonly Kept[]): Promise<Json[]> {
  const walked = await soon(
    () => walk(t, kind, 30, isPaged(kind)),
    (every) => judgeListed(t, kind, every, all),
  );
  return walked.entries;
}
