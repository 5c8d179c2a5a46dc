/**
 * Judges filters of document lists: creates documents that a text filter can find, and compares which of them a query returns
 * with which it must. Lists may hold other documents; of those it judges only whether they fit the filter.
 */
import type { OperationId } from '../../../generated/operations.js';
import { type DocumentType, documentTypes, type Family } from '../../../generated/states.js';
import type { MadeDocument } from '../../given/given.js';
import { fieldOf, type Symptom } from '../../judge/identity.js';
import { violationIn } from '../../judge/outcome.js';
import { timesListed } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { buyer, isClaimed, make, partyOf, read, typesOf } from './document-rules.js';
import { type ListContent, listContent } from './list-content.js';
import { idsOf, judgeFigures, type Query, type Walked, walk } from './list-walk.js';
import { retryJudging } from './records.js';
import { scopeWord, textFilterOf } from './text-filter.js';

export interface ListKind {
  list: OperationId;
  family: Exclude<Family, 'receipts'>;
  /** The types in the list without a filter; for `/invoices.json` at least invoices. */
  types: readonly DocumentType[];
  /** The documented range filter for dates. */
  dayFilter: 'date' | 'loaded_at';
  /** `type` is a single value for purchase orders. */
  typeFilter: 'type[]' | 'type';
}

const kindOf = (
  list: OperationId,
  family: ListKind['family'],
  others: Partial<Omit<ListKind, 'list' | 'family'>> = {},
): ListKind => ({
  ...{ list, family, types: typesOf(family), dayFilter: 'date', typeFilter: 'type[]', ...others },
});

export const listKinds: readonly ListKind[] = [
  kindOf('listInvoices', 'invoices', { types: ['invoices'] }),
  kindOf('listEstimates', 'estimates'),
  kindOf('listGuides', 'guides', { dayFilter: 'loaded_at' }),
  kindOf('listPurchaseOrders', 'purchase_orders', { typeFilter: 'type' }),
];

/** A document of the check, with a label for messages, like 'the one of 31/12/2004'. */
export interface Own {
  document: MadeDocument;
  label: string;
  record: Json;
}

/** The name of a document's type as the record shows it; the documented one where the record shows none. */
export const typeNameOf = (type: DocumentType, record: Json = {}): string =>
  typeof record.type === 'string' ? record.type : documentTypes[type].type;

export interface Scope {
  /** A word in its documents' reference and observations; in client and line names too where the filter ignores the former. */
  word: string;
  client: Json;
  /** The name of each document's first line; without it the default name. */
  lineName?: string;
  /** Varied content for every second document; without it all are plain. */
  content?: ListContent;
  /** How many documents were created in it. */
  made: number;
}

/**
 * Opens a scope. Its word stands in the documents' own fields where the text filter searches these, and the client is a reused
 * one. Where it searches names only, the client and the first line's item are new and contain the word in their names.
 */
export async function openScope(t: CheckContext): Promise<Scope> {
  const word = scopeWord(t);
  const places = await textFilterOf(t);
  const isFoundByOwn = places.has('reference') || places.has('observations');
  const content = await listContent(t);
  if (isFoundByOwn) return { word, client: partyOf(await buyer(t, {})), made: 0, content };
  return {
    ...{ word, client: partyOf(await buyer(t, { name: `Buyer ${word} end`, code: word })), made: 0 },
    ...(places.has('line') && { lineName: `Service ${word} end` }),
    content: { ...content, clients: [] },
  };
}

/** The fields of the scope's next document: `items`, and behind them the lines of varied content, which cost 0. */
export function scopeFields(
  t: CheckContext,
  scope: Scope,
  label: string,
  items: Json[] = [t.given.line({})],
): Json {
  const nth = scope.made;
  scope.made += 1;
  const { lineName } = scope;
  const ownItems = items.map((line, at) => (at === 0 && lineName ? { ...line, name: lineName } : line));
  const plain = {
    client: scope.client,
    reference: `Ref ${scope.word} ${label}`,
    observations: `Note ${scope.word} end`,
    items: ownItems,
  };
  if (!scope.content || nth % 2 === 0) return plain;
  const { notes, lines, clients } = scope.content;
  const half = (nth - 1) / 2;
  return {
    ...plain,
    client: clients[half % (clients.length + 1)] ?? scope.client,
    observations: `${plain.observations} ${notes[half % notes.length]}`,
    items: [...ownItems, ...Array.from({ length: half % 4 === 3 ? 5 : 1 }, () => lines).flat()],
  };
}

/**
 * Creates a draft in the scope; unsupported where its date is refused, since how old a date may be is not documented.
 * `fields.before_taxes` is not sent: if the answer to the create shows this amount, no GET is needed.
 */
export async function ownDraft(
  t: CheckContext,
  scope: Scope,
  type: DocumentType,
  label: string,
  fields: Json = {},
  mayRefuse = fields.date === undefined ? undefined : 'how old a date may be is not shown',
): Promise<Own> {
  const { items, before_taxes, ...rest } = fields;
  const own = { ...scopeFields(t, scope, label, items as Json[] | undefined), ...rest };
  const { answered, ...document } = await make(t, type, own, { mayRefuse });
  const isWhole =
    items === undefined || (before_taxes !== undefined && answered.before_taxes === before_taxes);
  const isShownWhole = isWhole && isPlainDraft(answered, type, document);
  return { document, label, record: isShownWhole ? answered : await read(t, document) };
}

/** Whether the answer to the create shows a draft of this type with its reference, which makes a GET unnecessary. */
const isPlainDraft = (answered: Json, type: DocumentType, { id, sent }: MadeDocument): boolean =>
  answered.id === id &&
  answered.type === documentTypes[type].type &&
  String(answered.status).toLowerCase() === 'draft' &&
  answered.reference === sent.reference;

/** The n-th claimed type of the list, in rotation, so that a fault of one type shows. */
export function typeAt(t: CheckContext, kind: ListKind, n: number): DocumentType {
  const claimed = kind.types.filter((type) => isClaimed(t, type));
  return claimed[n % claimed.length] as DocumentType;
}

export interface Wanted {
  query: Query;
  keeps: (own: Own) => boolean;
  /** Documents for which neither outcome is stated. */
  open?: (own: Own) => boolean;
  /** The filter that decides when there are several. */
  decisive?: 'text';
  /** Whether any entry, also of other documents, fits the filter as far as it shows. */
  fits?: (entry: Json) => boolean;
}

/** The query as messages name it. */
export const inWords = (query: Query): string =>
  Object.entries(query)
    .filter(([name, value]) => name !== 'per_page' && value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' & ');

/** The query field to name in violations; a text filter beside another one does not count, because it only sets the scope. */
export function filterOf(query: Query): string {
  const asked = Object.keys(query).filter((name) => query[name] !== undefined);
  const names = new Set(asked.map((name) => name.replace(/\[.*$/, '')));
  for (const name of ['per_page', 'page']) names.delete(name);
  if (names.size > 1) names.delete('text');
  const [only, ...others] = names;
  return fieldOf('query', others.length > 0 || only === undefined ? 'filters' : only);
}

/** Fails unless the query returns exactly the wanted documents of `own`; waits for lists that are late. */
export async function judgeKept(
  t: CheckContext,
  kind: ListKind,
  own: readonly Own[],
  wanted: Wanted,
): Promise<Walked> {
  const query = { per_page: mostOnPage, ...wanted.query };
  try {
    return await retryJudging(
      () => walk(t, kind.list, query),
      (walked) => judgeEntries(t, kind, own, wanted, walked),
    );
  } catch (error) {
    await judgePaging(t, kind, own, query, error);
    throw error;
  }
}

const mostOnPage = 30;
const fewOnPage = 7;

/** Fails when pages of one size hold documents that pages of another size lack: then paging is wrong, not the filter. */
async function judgePaging(
  t: CheckContext,
  kind: ListKind,
  own: readonly Own[],
  query: Query,
  error: unknown,
): Promise<void> {
  const violation = violationIn(error);
  if (!violation) return;
  if (violation.symptom !== 'not listed' && violation.symptom !== 'listed twice') return;
  const other = Number(query.per_page) < mostOnPage ? mostOnPage : fewOnPage;
  const known = own.map(({ document }) => String(document.id));
  const held = ({ entries }: Walked) => idsOf(entries).filter((id) => known.includes(id));
  const [one, two] = [
    held(await walk(t, kind.list, query)),
    held(await walk(t, kind.list, { ...query, per_page: other })),
  ];
  if (String(one.sort()) === String(two.sort())) return;
  t.fail(violation.expected, violation.actual, {
    ...{ field: 'query.page', symptom: 'different', statement: 'rule:pages-partition' },
    ...{ proof: violation.proof, exchange: violation.exchange },
  });
}

/** The fields that filters use, so that they come before the end of a message that is cut. */
const reporting = ({ id, type, status, date, due_date, loaded_at, before_taxes, reference }: Json): Json => ({
  ...{ id, type, status, date, due_date, loaded_at, before_taxes, reference },
});

function judgeEntries(t: CheckContext, kind: ListKind, own: readonly Own[], wanted: Wanted, walked: Walked) {
  const ids = idsOf(walked.entries);
  const words = inWords(wanted.query);
  const field = wanted.decisive ? `query.${wanted.decisive}` : filterOf(wanted.query);
  const last = walked.answers.at(-1);
  // A listed document is shown by the page that holds it, a missing one by the last page.
  const showing = (id: unknown) =>
    walked.answers[walked.pages.findLastIndex((page) => idsOf(page).includes(String(id)))];
  const listed = <S extends Symptom>(symptom: S, id: unknown, least: number, most = least) => ({
    ...{ field, symptom, proof: timesListed(id, least, most), exchange: showing(id) ?? last },
  });
  if (!walked.complete) judgeScope(t, kind, wanted.query, walked, own);
  const stray = wanted.fits && walked.entries.find((entry) => !wanted.fits?.(entry));
  if (stray)
    t.fail(`${kind.list} with ${words} holds only what fits`, reporting(stray), {
      ...listed('listed', stray.id, 0),
      exchange: walked.answers[walked.pages.findIndex((page) => page.includes(stray))],
    });
  for (const one of own) {
    const { id } = one.document;
    const times = ids.filter((listedId) => listedId === String(id)).length;
    t.expect.that(times <= 1, `${one.label} stands once in ${kind.list} with ${words}`, `${times} times`, {
      ...listed('listed twice', id, 0, 1),
    });
    if (wanted.open?.(one)) continue;
    const keeps = wanted.keeps(one);
    if (keeps && times === 0 && walked.complete) {
      judgeEnd(t, kind, walked, words);
      // The document exists: a GET has shown it.
      t.fail(`${kind.list} with ${words} holds ${one.label}`, 'it is missing', listed('not listed', id, 1));
    }
    const leavesOut = `${kind.list} with ${words} leaves out ${one.label}`;
    t.expect.that(keeps || times === 0, leavesOut, 'it is listed', listed('listed', id, 0));
  }
  if (wanted.query.text !== undefined && walked.complete)
    judgeTotals(t, walked, `${kind.list} with ${words}`);
}

/** Fails when total_pages is too small for the total_entries of the same page: clients would stop too early. */
function judgeEnd(t: CheckContext, kind: ListKind, { paginations, answers }: Walked, words: string): void {
  const { total_entries, total_pages, per_page } = paginations.at(-1) ?? {};
  const pages = Math.ceil(Number(total_entries) / Number(per_page));
  if (!(Number(total_pages) < pages)) return;
  t.fail(`total_pages of ${kind.list} with ${words} is ${pages}, for ${total_entries} entries`, total_pages, {
    ...{ field: 'pagination.total_pages', symptom: 'inconsistent', statement: 'rule:pagination-adds-up' },
    proof: { by: 'pagination', page: paginations.length, size: Number(per_page) },
    exchange: answers.at(-1),
  });
}

/** Fails when a list filtered by the scope's word holds other documents: the text filter is wrong, whatever other filters say. */
export function judgeScope(
  t: CheckContext,
  kind: ListKind,
  query: Query,
  { pages, answers }: Pick<Walked, 'pages' | 'answers'>,
  own: readonly Own[],
): void {
  if (query.text === undefined) return;
  const ids = new Set(own.map(({ document }) => String(document.id)));
  const nth = pages.findIndex((page) => idsOf(page).some((id) => !ids.has(id)));
  const other = pages[nth]?.find(({ id }) => !ids.has(String(id)));
  if (!other) return;
  t.fail(`${kind.list} with ${inWords(query)} is filtered to what holds the word`, reporting(other), {
    ...{ field: 'query.text', symptom: 'listed', statement: 'rule:list-text' },
    ...{ proof: timesListed(other.id, 0), exchange: answers[nth] },
  });
}

/** Fails when the totals of a list filtered by the scope's word are wrong: nothing else adds documents to it. */
function judgeTotals(t: CheckContext, { entries, paginations, answers }: Walked, what: string): void {
  for (const [n, shown] of paginations.entries()) {
    if (!shown) continue;
    // Whether an empty list has one page or none is not stated.
    const pages = Math.ceil(entries.length / Number(shown.per_page));
    const hasPages = entries.length > 0 && Number.isFinite(pages);
    const due = { total_entries: entries.length, ...(hasPages && { total_pages: pages }) };
    judgeFigures(t, shown, due, `on page ${n + 1} of ${what}`, { exchange: answers[n] });
  }
}

/** 20041231 for 31/12/2004, with or without a time after it; NaN for anything else. */
export function dayNumber(text: unknown): number {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(String(text)) ?? [];
  return Number(`${year}${month}${day}`);
}
