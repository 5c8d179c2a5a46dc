/** The lists of documents and their filters. */

import { centsOf, parseDecimal } from './decimal.js';
import { isDay } from './document-body.js';
import { docEntry, totalsOf } from './document-view.js';
import { kindOfCall } from './documents.js';
import { type Call, type Reply, refuse } from './http.js';
import { asText } from './json.js';
import { ordered, pageOf, withPages } from './paging.js';
import type { Doc } from './store.js';

type Test = (doc: Doc) => boolean;

const dayNumber = (text: string): number => Number(text.slice(0, 10).split('/').reverse().join(''));

function dayRange(call: Call, name: string): Test[] {
  const tests: Test[] = [];
  for (const end of ['from', 'to'] as const) {
    const text = call.query.get(`${name}[${end}]`);
    if (text === null || text === '') continue;
    if (!isDay(text.slice(0, 10))) {
      if (call.has('odd-filters-are-ignored')) continue;
      refuse(`${name}[${end}] must be dd/mm/yyyy`);
    }
    const limit = dayNumber(text);
    tests.push((doc) => {
      const own = asText(doc.fields[name]);
      if (own === undefined) return false;
      if (call.has('ends-are-outside') && dayNumber(own) === limit) return false;
      return end === 'from' ? dayNumber(own) >= limit : dayNumber(own) <= limit;
    });
  }
  return tests;
}

function amountRange(call: Call): Test[] {
  const tests: Test[] = [];
  for (const end of ['from', 'to'] as const) {
    const text = call.query.get(`total_before_taxes[${end}]`);
    if (text === null || text === '') continue;
    const parsed = parseDecimal(text);
    if (parsed === undefined) {
      if (call.has('odd-filters-are-ignored')) continue;
      refuse(`total_before_taxes[${end}] must be a number`);
    }
    const limit = centsOf(parsed ?? 0n);
    tests.push((doc) => {
      const own = totalsOf(call, doc).beforeTaxes;
      if (call.has('ends-are-outside') && own === limit) return false;
      return end === 'from' ? own >= limit : own <= limit;
    });
  }
  return tests;
}

function textTest(call: Call): Test[] {
  const text = call.query.get('text') ?? '';
  if (text === '') return [];
  const exact = call.has('text-minds-capitals');
  const needle = exact ? text : text.toLowerCase();
  return [
    (doc) => {
      const client = call.account.clients.get(doc.clientId);
      const places = [
        client?.fields.name,
        client?.fields.code,
        doc.fields.reference,
        doc.fields.observations,
        ...doc.lines.flatMap((line) => [line.name, line.description]),
      ];
      return places.some(
        (place) => typeof place === 'string' && (exact ? place : place.toLowerCase()).includes(needle),
      );
    },
  ];
}

function words(call: Call, name: string): string[] {
  return [
    ...call.query.getAll(`${name}[]`),
    ...(name === 'type' && kindOfCall(call).family === 'order' ? call.query.getAll(name) : []),
  ]
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function statusTest(call: Call): Test[] {
  const asked = words(call, 'status');
  if (asked.length === 0) return call.has('deleted-is-listed') ? [] : [(doc) => doc.status !== 'deleted'];
  return [
    (doc) =>
      asked.includes(doc.status) ||
      (asked.includes('sent') && (call.has('sent-means-mailed') ? doc.mails > 0 : doc.status === 'final')),
  ];
}

function archiveTest(call: Call): Test[] {
  const archived = call.query.get('archived') === 'true';
  const rest = call.query.get('non_archived') === 'true';
  if (archived && !rest && !call.has('archive-filters-do-nothing')) return [() => false];
  return [];
}

function typeTest(call: Call): Test[] {
  const kind = kindOfCall(call);
  const asked = words(call, 'type');
  const own: Test =
    kind.family === 'invoice' || kind.family === 'receipt'
      ? (doc) => doc.kind === kind
      : (doc) => doc.kind.family === kind.family;
  const family: Test = (doc) => doc.kind.family === kind.family;
  if (kind.plural === 'invoices' && asked.length === 0 && call.has('invoices-lists-the-whole-family'))
    return [family];
  if (
    asked.length === 0 ||
    kind.family === 'receipt' ||
    (kind.family === 'invoice' && kind.plural !== 'invoices')
  )
    return [own];
  return [family, (doc) => asked.includes(doc.kind.type.toLowerCase())];
}

/** Filters only work on `/invoices.json` and on the lists of the other families. */
function tests(call: Call): Test[] {
  const kind = kindOfCall(call);
  const filtered =
    kind.plural === 'invoices' ||
    !['invoice', 'receipt'].includes(kind.family) ||
    call.has('every-invoice-list-filters');
  if (!filtered) return [...typeTest(call), (doc) => doc.status !== 'deleted'];
  const ranges =
    kind.family === 'guide'
      ? dayRange(call, 'loaded_at')
      : [...dayRange(call, 'date'), ...dayRange(call, 'due_date'), ...amountRange(call)];
  const reference = call.query.get('reference');
  const exact: Test[] =
    reference !== null && call.has('reference-is-a-filter')
      ? [(doc) => doc.fields.reference === reference]
      : [];
  return [
    ...typeTest(call),
    ...statusTest(call),
    ...archiveTest(call),
    ...textTest(call),
    ...ranges,
    ...exact,
  ];
}

function keyOf(call: Call): string {
  const kind = kindOfCall(call);
  if (kind.family === 'estimate') return 'estimates';
  if (kind.family === 'guide') return 'guides';
  if (kind.family === 'invoice' && call.has('every-invoice-list-says-invoices')) return 'invoices';
  return kind.plural;
}

export function listDocuments(call: Call): Reply {
  const all = tests(call);
  const docs = ordered(call, call.account.docs.values()).filter((doc) => all.every((test) => test(doc)));
  const page = pageOf(call, docs);
  const records = page.records.map((doc) => docEntry(call, doc));
  const stated = ['estimate', 'guide'].includes(kindOfCall(call).family);
  return {
    status: 200,
    body: withPages(
      call,
      keyOf(call),
      { ...page, records },
      stated || !call.has('invoice-lists-lack-counts'),
    ),
  };
}
