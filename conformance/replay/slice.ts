/**
 * Which exchanges a violation depends on, and which of these may be left out without changing the expectation. minimize.ts
 * tests whether a smaller trace still shows the violation.
 */

import {
  type Exchange,
  listUrlWithoutPage,
  operationNamed,
  overlap,
  withoutQuery,
} from '../judge/exchange.js';
import { answerFields } from '../judge/identity.js';
import { isClientError, isServerError, mayBeDone } from '../judge/status-class.js';
import type { Proof } from '../judge/violation.js';
import { decoded } from '../target/percent.js';
import { captures, slotCases, splitBy } from './slots.js';
import { forbiddenChanges, isChangeOfState } from './state-changes.js';

/** Indices of exchanges, in order. */
export type Slice = readonly number[];

interface Recorded {
  exchanges: readonly Exchange[];
  tag: string;
  /** The exchanges that the last answer is compared with. */
  others: ReadonlySet<number>;
  /** The ids in the assertion. */
  ids: readonly string[];
  proof: Proof | undefined;
  /** The field that is wrong. */
  field?: string | undefined;
}

/** Per exchange, those that it needs: their answers contained its ids, or they created or changed what it names. */
function needsOf({ exchanges, tag, ids, proof }: Recorded): Set<number>[] {
  const slots = captures(exchanges, ids);
  const names = exchanges.map((one) => tagged(one, tag));
  // A deletion counts as a use of the names of the deleted record: later expectations about the name depend on it.
  for (const [n, one] of exchanges.entries())
    if (one.method === 'DELETE' && mayBeDone(one.status ?? 0))
      for (const text of names[exchanges.findLastIndex((made, at) => at < n && isMadeAt(made, one))] ?? [])
        names[n]?.add(text);
  // What the assertion names must be created.
  for (const text of taggedIn(JSON.stringify(proof ?? null), tag)) names.at(-1)?.add(text);
  const last = exchanges.length - 1;
  // An entry with a wrong shape needs no other entries.
  const isOfEntry = proof?.by === 'shape' && ids.length > 0;
  return exchanges.map((one, n) => {
    const sought = n === last && isOfEntry ? [] : soughtBy(one);
    const needed = new Set(sought.flatMap((text) => writesOf(exchanges.slice(0, n), text)));
    const earlier = slotCases(slots.filter(({ from }) => from < n));
    const pieces = [one.url, one.requestBody ?? ''].flatMap((text) => splitBy(text, earlier));
    const asserted = n === last ? slots.filter(({ value }) => ids.includes(value)) : [];
    for (const piece of [...pieces, ...asserted]) if (typeof piece !== 'string') needed.add(piece.from);
    for (let before = 0; before < n; before += 1)
      if (
        exchanges[before]?.method !== 'GET' &&
        !isClientError(exchanges[before]?.status ?? 0) &&
        isDefiner(exchanges[before]) &&
        sharesOne(names[before], names[n])
      )
        needed.add(before);
    return needed;
  });
}

/** The search texts in the query of a list. */
const soughtBy = ({ url }: Exchange): string[] =>
  [...url.matchAll(/[?&](?:text|reference|client_name|client_code)=([^&]*)/g)].map(([, text = '']) =>
    decoded(text),
  );

/** The successful writes with the text in their bodies. */
const writesOf = (exchanges: readonly Exchange[], text: string): number[] =>
  exchanges.flatMap(({ method, requestBody = '', status = 0 }, n) =>
    method !== 'GET' &&
    mayBeDone(status) &&
    text !== '' &&
    requestBody.includes(JSON.stringify(text).slice(1, -1))
      ? [n]
      : [],
  );

/** Whether the request addresses the record that `made` created. */
function isMadeAt(made: Exchange, { url }: Exchange): boolean {
  const id = madeBy(made);
  return id !== undefined && withoutQuery(url) === withoutQuery(made.url).replace('.json', `/${id}.json`);
}

/** Requests that create, rename or delete records that other bodies refer to by name. */
const isDefiner = ({ operation = '' }: Partial<Exchange> = {}): boolean =>
  /^(create|update|delete)(Client|Item|Tax|Sequence|Account)/.test(operation);

const sharesOne = (one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean =>
  [...one].some((name) => other.has(name));

/** The texts with the tag of the run in a request: names, codes, references. */
function tagged({ requestBody = '', url, operation = '' }: Exchange, tag: string): Set<string> {
  // Fiscal ids are unique in the whole system: an account may be refused because another one has the id.
  const fiscalIds = operation.startsWith('createAccount') ? fiscalIdsIn(requestBody) : [];
  const queried = [...url.matchAll(/[?&][^=&]+=([^&]*)/g)].map(([, value = '']) => decoded(value));
  return new Set([
    ...fiscalIds,
    ...taggedIn(requestBody, tag),
    ...queried.filter((text) => isTagged(text, tag)),
  ]);
}

export const fiscalIdsIn = (body: string): string[] =>
  [...body.matchAll(/"fiscal_id"\s*:\s*"(\d{9})"/g)].map(([, id = '']) => id);

/** Whether a text has the tag of the run. */
export const isTagged = (text: string, tag: string): boolean =>
  tag !== '' && text.toLowerCase().includes(tag.toLowerCase());

const taggedIn = (json: string, tag: string): string[] =>
  [...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => isTagged(text, tag));

/** The id in a path: `/invoices/17/change-state.json` -> `17`. */
const idOf = ({ url }: Exchange): string | undefined => /^[^?]*?\/[^/?]+\/(\d+)(?=[./?]|$)/.exec(url)?.[1];

/**
 * Candidate slices, the smallest first: the dependencies of the last exchange with all writes to its records; also with their
 * reads; with all writes; everything.
 */
export function slicesOf(recorded: Recorded): Slice[] {
  const { exchanges, others } = recorded;
  const last = exchanges.length - 1;
  const needs = needsOf(recorded);
  const close = (kept: Set<number>): Slice => {
    const queue = [...kept];
    for (let n = queue.pop(); n !== undefined; n = queue.pop())
      for (const one of needs[n] ?? [])
        if (!kept.has(one)) {
          kept.add(one);
          queue.push(one);
        }
    return [...kept].sort((a, b) => a - b);
  };
  const seeds = new Set([
    last,
    ...others,
    ...(pagesOf(exchanges, recorded.proof) ?? []),
    ...(isOfWholeList(exchanges[last] as Exchange, recorded) ? entriesOf(recorded) : []),
    ...keptEntriesOf(recorded),
    ...burstWith(exchanges, last),
  ]);
  const bare = close(new Set(seeds));
  const own = close(
    new Set([
      ...bare,
      ...lastThatSaid(
        recorded,
        exchanges.map((_, n) => n),
      ),
      ...namersOfListed(recorded),
    ]),
  );
  // Includes ids in the assertion and records created for a search: they were changed under other URLs.
  const ids = new Set([
    ...own.flatMap((n) => [idOf(exchanges[n] as Exchange), madeBy(exchanges[n] as Exchange)]),
    ...recorded.ids,
  ]);
  const isOfThese = (one: Exchange) => ids.has(idOf(one)) && idOf(one) !== undefined;
  const changes = exchanges.flatMap((one, n) => {
    if (n >= last || one.method === 'GET' || !isOfThese(one)) return [];
    // A record created by a write, such as the receipt of a payment: its changes affect the original record too.
    const made = madeBy(one);
    if (made !== undefined) ids.add(made);
    return [n];
  });
  const writes = exchanges.flatMap((one, n) => (n < last && one.method !== 'GET' ? [n] : []));
  // A read may have a side effect, e.g. of the PDF. Only the latest one of each URL.
  const reads = new Map(
    exchanges.flatMap((one, n) => (n < last && one.method === 'GET' && isOfThese(one) ? [[one.url, n]] : [])),
  ).values();
  const slices = [
    close(new Set([...own, ...changes])),
    close(new Set([...own, ...changes, ...reads])),
    close(new Set([...own, ...writes])),
    exchanges.map((_, n) => n),
  ];
  return slices.filter((slice, n) => slices.findIndex((one) => one.join() === slice.join()) === n);
}

/** Entries needed by a list with a wrong shape, or by a search that fails: with an empty list it may succeed. */
function keptEntriesOf(recorded: Recorded): number[] {
  const last = recorded.exchanges.at(-1) as Exchange;
  const isFailedSearch = soughtBy(last).length > 0 && (last.status ?? 0) >= 500;
  return recorded.proof?.by === 'shape' || isFailedSearch ? someEntriesOf(recorded) : [];
}

/** The creates of a list's entries; none for a list that searches for a text. */
function entriesOf(recorded: Recorded): number[] {
  const { exchanges } = recorded;
  const last = exchanges.at(-1) as Exchange;
  const isSought = soughtBy(last).length > 0 && (last.status ?? 0) < 500;
  if (!(last.operation ?? '').startsWith('list') || isSought) return [];
  const list = operationNamed(last.operation);
  return exchanges.flatMap((one, n) => {
    const made = operationNamed(one.operation);
    if (one.method !== 'POST' || !made?.id.startsWith('create') || (one.status ?? 0) >= 300) return [];
    const isListed =
      withoutQuery(one.url) === withoutQuery(last.url) ||
      (list?.family !== undefined && made.family === list.family);
    return isListed ? [n] : [];
  });
}

/**
 * The number of entries kept for a list with a wrong shape: on another account it may have no other entries. Entries that show
 * the field are preferred.
 */
const fewEntries = 2;
function someEntriesOf(recorded: Recorded): number[] {
  const all = entriesOf(recorded);
  const name = (recorded.field ?? '').replaceAll('[]', '').split('.').at(-1);
  const isShown = new RegExp(`"${name}"\\s*:\\s*(?!null)`);
  const showing = all.filter((n) => isShown.test(recorded.exchanges[n]?.responseBody ?? ''));
  return (showing.length >= fewEntries ? showing : all).slice(-fewEntries);
}

/** The last request of the slice that set the field to the expected value: the expectation depends on it. */
function lastThatSaid({ exchanges, proof, field = '' }: Recorded, slice: Slice): number[] {
  const due = dueOf(proof);
  const name = field.split('.').at(-1);
  if (typeof due !== 'string' && typeof due !== 'number') return [];
  const said = [due, String(due)].map((one) => `"${name}":${JSON.stringify(one)}`);
  return slice
    .filter((n) => {
      const { method, requestBody = '', status = 0 } = exchanges[n] as Exchange;
      const isBefore = n < exchanges.length - 1 && method !== 'GET' && mayBeDone(status);
      return isBefore && said.some((one) => requestBody.includes(one));
    })
    .slice(-1);
}

/** The documents that name the judged item in a line: each of them updates it, so the expectation depends on them. */
function namersOfItem({ exchanges, field = '' }: Recorded, slice: Slice): number[] {
  const name =
    field.startsWith('item.') &&
    /"name"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(exchanges.at(-1)?.responseBody ?? '')?.[1];
  return name ? slice.filter((n) => (exchanges[n]?.requestBody ?? '').includes(`"name":"${name}"`)) : [];
}

/** The writes with the name of a record that a list should hold: the expectation depends on them. */
const namersOfListed = ({ exchanges, proof }: Recorded): number[] =>
  proof?.by === 'listed' && proof.least > 0 && proof.key !== 'id'
    ? writesOf(exchanges, String(proof.value))
    : [];

/** The only expected value, if a request may have set it. */
function dueOf(proof: Proof | undefined): unknown {
  if (proof?.by === 'near') return proof.expected.length === 1 ? proof.expected[0] : undefined;
  return proof?.by === 'value' && proof.compare !== 'word' && proof.compare !== 'not'
    ? proof.expected
    : undefined;
}

/** The id of the record that a request created. */
function madeBy({ method, responseBody = '', status = 0 }: Exchange): string | undefined {
  if (method !== 'POST' || !mayBeDone(status)) return undefined;
  const id = /"id"\s*:\s*"?(\d+)/.exec(responseBody)?.[1];
  return id;
}

function burstWith(exchanges: readonly Exchange[], last: number): number[] {
  return exchanges.flatMap((one, n) => (overlap(one, exchanges[last] as Exchange) ? [n] : []));
}

/** The latest answer of each page of the last list with the same page size; a page that was read twice counts once. */
function pagesApart(exchanges: readonly Exchange[]): number[] {
  const last = listUrlWithoutPage(exchanges.at(-1)?.url ?? '');
  const latest = new Map<number, number>();
  for (const [n, { method, url }] of exchanges.entries())
    if (method === 'GET' && listUrlWithoutPage(url) === last) latest.set(pageIn(url), n);
  return [...latest.values()].sort((a, b) => a - b);
}

const pageIn = (url: string): number => Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);

/**
 * The answers that are judged together as pages of the last list: the GETs of it right before the last one, of any page size if
 * sizes are compared; undefined if a single answer is judged.
 */
export function pagesOf(exchanges: readonly Exchange[], proof: Proof | undefined): number[] | undefined {
  if (proof?.by === 'apart') return pagesApart(exchanges);
  if (!proof || !['listed', 'pages', 'total'].includes(proof.by)) return undefined;
  const isOneWalk = proof.by === 'listed';
  const urlAt = (n: number) => exchanges[n]?.url ?? '';
  const asked = (n: number) => (isOneWalk ? listUrlWithoutPage(urlAt(n)) : withoutQuery(urlAt(n)));
  const last = exchanges.length - 1;
  let first = last;
  while (first > 0 && exchanges[first - 1]?.method === 'GET' && asked(first - 1) === asked(last)) {
    if (isOneWalk && pageIn(urlAt(first - 1)) >= pageIn(urlAt(first))) break;
    first -= 1;
  }
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

/**
 * Which exchanges of a slice may be left out one by one because the expectation does not depend on them. None for assertions
 * that count or compare records.
 */
export function removable(recorded: Recorded, slice: Slice): number[] {
  const { exchanges, others, proof, field, ids } = recorded;
  const last = exchanges.length - 1;
  if (proof && (countsRecords.has(proof.by) || isOfWholeList(exchanges[last] as Exchange, recorded)))
    return [];
  const needs = needsOf(recorded);
  const needed = new Set(slice.flatMap((n) => [...(needs[n] ?? [])]));
  for (const n of [...lastThatSaid(recorded, slice), ...namersOfItem(recorded, slice)]) needed.add(n);
  // A missing record must be on none of the pages: a page that is not read could contain it.
  if (proof?.by === 'listed' && proof.least > 0)
    for (const n of pagesOf(exchanges, proof) ?? []) needed.add(n);
  const own = idOf(exchanges[last] as Exchange);
  // Wrong whatever came before: the expectation depends on no change.
  const isNeverRight = proof?.by === 'shape' || isServerError(exchanges[last]?.status ?? 0);
  const kept = slice.map((n) => exchanges[n] as Exchange);
  const forbidden = new Set([...forbiddenChanges(kept)].map((nth) => slice[nth]));
  // The table states which triggers a state accepts, whatever was paid; a payment may change the state.
  const { operation: lastOperation = '', status: lastStatus = 0 } = exchanges[last] ?? {};
  const isTrigger = /^change\w+State$/.test(lastOperation);
  const isRefusedTrigger = isTrigger && isClientError(lastStatus);
  // A trigger may be refused because of the content; a wrongly accepted one does not depend on the content.
  // After a payment an update may change whether the document is fully paid.
  const isPaid = kept.some(
    ({ operation, status = 0 }) => operation === 'createPartialPayment' && mayBeDone(status),
  );
  const isOfState =
    !isPaid && (field === 'status' || (isTrigger && mayBeDone(lastStatus) && field === answerFields.status));
  const entries = new Set(keptEntriesOf(recorded));
  return slice.filter((n) => {
    const one = exchanges[n] as Exchange;
    // A request that failed answers no id, and an update none that is new: they are needed at most for a name, and are left out to
    // see whether they are.
    const isForName = isServerError(one.status ?? 0) || one.method === 'PUT';
    const isNeeded = needed.has(n) && !(isNeverRight && isForName);
    if (n === last || others.has(n) || isNeeded || entries.has(n)) return false;
    if (isNeverRight || one.method === 'GET') return true;
    // The PDF, the QR code and the payments of a document have separate paths with its id.
    const isOther = own !== undefined && idOf(one) !== own && !ids.includes(idOf(one) ?? '');
    // Balances, counters and PDFs under other paths may depend on a change of state.
    if (isOther && !isChangeOfState(one)) return true;
    // Refused requests, forbidden triggers and e-mails must change nothing; a state does not depend on the content.
    const { operation = '', status = 0 } = one;
    const isRefused = isClientError(status);
    return (
      isRefused ||
      forbidden.has(n) ||
      operation.startsWith('email') ||
      (isRefusedTrigger && operation === 'createPartialPayment') ||
      (isOfState && operation.startsWith('update'))
    );
  });
}

/** Whether the assertion is about a list as a whole, not about one entry. */
const isOfWholeList = ({ operation = '' }: Exchange, { ids, proof, field = '' }: Recorded): boolean =>
  operation.startsWith('list') &&
  ids.length === 0 &&
  proof !== undefined &&
  (countsRecords.has(proof.by) ||
    (proof.by === 'value' && (proof.compare === 'not' || field.startsWith('pagination.'))));

export const countsRecords = new Set<Proof['by']>([
  'size',
  'count',
  'total',
  'pages',
  'apart',
  'unique',
  'pagination',
  'body',
]);
