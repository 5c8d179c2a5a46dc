/** Entries in lists of documents: an entry is listed, and shows what a GET shows. */

import type { Exchange } from '../../judge/exchange.js';
import { countSymptom, fieldOf } from '../../judge/identity.js';
import { orUndefined } from '../../judge/outcome.js';
import { isUnreadable } from '../../judge/unreadable.js';
import { timesListed } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { linesOf, read } from '../kit/document-rules.js';
import { judgeKept, type ListKind, type Own } from '../kit/list-filters.js';
import { findInLongList, type Walked } from '../kit/list-walk.js';
import { retryJudging } from '../kit/records.js';
import { twelve } from './twelve.js';

export async function member(
  t: CheckContext,
  list: ListKind['list'],
  { document, label, record }: Own,
  what: string,
): Promise<void> {
  const isIt = (entry: Json) => String(entry.id) === String(document.id);
  await retryJudging(
    () => findInLongList(t, list, isIt),
    ({ found, entry }) => {
      if (found === 'too long') t.unsupported(`${list} is too long to be walked without a filter`);
      t.expect.that(found === 'found', `${list} holds ${what} (${label})`, 'it is missing', {
        ...{ field: 'id', symptom: 'not listed', proof: timesListed(document.id, 1) },
      });
      if (typeof entry?.status === 'string')
        t.expect.sameWord(entry.status, String(record.status), `status of ${label} in ${list}`, {
          field: 'status',
        });
    },
  );
}

const shownFields = [
  ...['status', 'type', 'date', 'due_date', 'reference', 'observations', 'retention', 'license_plate'],
  ...['sum', 'discount', 'before_taxes', 'taxes', 'total', 'currency', 'sequence_number'],
];

/** The answer that shows an entry, and the document's id. */
interface Where {
  exchange?: Exchange | undefined;
  /** The answer that the entry is compared with. */
  compared?: Exchange | undefined;
  id: unknown;
  /** The part of the document that is compared. */
  below?: readonly string[];
}

/** Fails unless the entry shows the same values as the record of a GET. */
export const showsAs = (t: CheckContext, entry: Json, record: Json, who: string, where: Where): void =>
  agree(t, [entry, record], shownFields, who, where);

const addressFields = ['detail', 'city', 'postal_code', 'country'];
/** The fields inside objects of a document. */
const innerFields = { client: ['id', 'name'], address_from: addressFields, address_to: addressFields };

const lineFields = ['name', 'description', 'unit_price', 'unit', 'quantity', 'discount', 'subtotal', 'total'];

/**
 * Judges that entries show what a GET shows. The documents are shared, and may show later changes of their clients: on a
 * difference this check reads list and document again itself.
 */
export async function agreesWithGet(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, query } = await twelve(t, kind);
  const wanted = { query, keeps: () => true };
  const walked = await judgeKept(t, kind, own, wanted);
  for (const one of own) {
    if (await orUndefined(async () => entryAgrees(t, kind, walked, one, one.record))) continue;
    await retryJudging(
      async () => ({
        record: await read(t, one.document),
        compared: t.client.last(),
        again: await judgeKept(t, kind, own, wanted),
      }),
      ({ again, record, compared }) => entryAgrees(t, kind, again, one, record, compared),
    );
  }
}

/** Returns true if the entry shows what `record` shows, which the exchange `compared` showed; otherwise ends the check. */
function entryAgrees(
  t: CheckContext,
  kind: ListKind,
  { entries, pages, answers }: Walked,
  { document, label }: Own,
  record: Json,
  compared?: Exchange,
): true {
  const entry = entries.find(({ id }) => String(id) === String(document.id)) ?? {};
  const exchange = answers[pages.findIndex((one) => one.includes(entry))];
  const how = { exchange, compared, id: document.id };
  showsAs(t, entry, record, `${label} in ${kind.list}`, how);
  for (const [place, fields] of Object.entries(innerFields)) {
    if (isUnreadable(record[place])) continue;
    const both = [Object(entry[place]), Object(record[place])] as const;
    agree(t, both, fields, `${place} of ${label} in ${kind.list}`, { ...how, below: [place] });
  }
  if (!Array.isArray(entry.items) || isUnreadable(record.items)) return true;
  const [shown, due] = [entry.items.length, linesOf(record).length];
  t.expect.equal(shown, due, `number of lines of ${label} in ${kind.list}`, {
    ...{ field: 'items', symptom: countSymptom(shown, due) },
  });
  for (const [n, line] of linesOf(entry).entries()) {
    const both = [line, linesOf(record)[n] ?? {}] as const;
    agree(t, both, lineFields, `line ${n + 1} of ${label} in ${kind.list}`, { ...how, below: ['items[]'] });
  }
  return true;
}

/** Compares fields that both show: not all bodies of lists are documented, so an entry may omit fields. */
function agree(
  t: CheckContext,
  [entry, record]: readonly [Json, Json],
  fields: readonly string[],
  who: string,
  { exchange, compared, id, below = [] }: Where,
): void {
  const others = compared && { others: [compared] };
  for (const field of fields) {
    const [actual, expected] = [entry[field], record[field]];
    if (actual === undefined || actual === null) continue;
    const proof = { by: 'value', compare: 'equal', expected, actual, id } as const;
    t.expect.equal(actual, expected, `${field} of ${who}`, {
      field: fieldOf(...below, field),
      ...others,
      exchange,
      proof,
    });
  }
}
