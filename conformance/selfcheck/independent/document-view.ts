/** How a document looks in an answer: amounts, lines, its client, whole or as an entry of a list. */
import { addressOf } from './accounts.js';
import {
  cutToCents,
  decimalNumber,
  decimalText,
  type Exact,
  fromCents,
  type LineAmounts,
  lineAmounts,
  roundedTo,
  toCents,
} from './decimal.js';
import type { Call } from './http.js';
import type { JsonObject } from './json.js';
import type { Doc, Line } from './store.js';

export interface Totals {
  sum: bigint;
  discount: bigint;
  beforeTaxes: bigint;
  taxes: bigint;
  total: bigint;
}

const amountsOf = (line: Line): LineAmounts =>
  lineAmounts(line.price, line.quantity, line.discount, line.tax?.value ?? 0n);

export function totalsOf(call: Pick<Call, 'has'>, doc: Doc): Totals {
  const byLine = call.has('rounding-by-line');
  const add = (pick: (amounts: LineAmounts) => Exact): bigint => {
    const all = doc.lines.map((line) => pick(amountsOf(line)));
    if (byLine) return all.reduce((sum, each) => sum + toCents(each), 0n);
    return toCents(all.reduce((sum, each) => sum + each, 0n));
  };
  const sum = add((each) => each.subtotal);
  const discount = add((each) => each.discount);
  const taxes = add((each) => each.tax);
  return { sum, discount, beforeTaxes: sum - discount, taxes, total: sum - discount + taxes };
}

function lineJson(call: Call, line: Line): JsonObject {
  const amounts = amountsOf(line);
  const money = (value: Exact): number =>
    call.has('line-amounts-of-four-places')
      ? roundedTo(value, 4)
      : call.has('line-amounts-are-cut')
        ? fromCents(cutToCents(value))
        : fromCents(toCents(value));
  const two = call.has('line-texts-have-two-decimals') ? 2 : 1;
  const json: JsonObject = {
    name: line.name,
    description: line.description ?? (call.has('unset-is-absent') ? undefined : null),
    unit_price: decimalText(line.price, two),
    unit: line.unit ?? (call.has('unset-is-absent') ? undefined : null),
    quantity: decimalText(line.quantity, two),
    tax: line.tax
      ? { id: line.tax.id, name: line.tax.name, value: Math.round(decimalNumber(line.tax.value)) }
      : untaxed(call),
    discount: decimalNumber(line.discount),
    subtotal: money(
      call.has('line-subtotal-after-discount') ? amounts.subtotal - amounts.discount : amounts.subtotal,
    ),
    tax_amount: money(amounts.tax),
    discount_amount: money(amounts.discount),
    total: money(amounts.subtotal - amounts.discount + amounts.tax),
  };
  if (call.has('lines-have-ids')) json.id = doc0(call);
  return json;
}

const doc0 = (call: Call): number => (call.world.ids.line = (call.world.ids.line ?? 90_000) + 1);

const untaxed = (call: Call): JsonObject | null =>
  call.has('untaxed-is-an-empty-object')
    ? {}
    : call.has('untaxed-has-null-inside')
      ? { id: null, name: null, value: null }
      : null;

function numberFields(call: Call, doc: Doc): JsonObject {
  const sequence = doc.sequenceId === undefined ? undefined : call.account.sequences.get(doc.sequenceId);
  if (doc.number === undefined || !sequence) {
    const draft = call.has('draft-number-is-null')
      ? null
      : call.has('draft-number-is-rascunho')
        ? 'rascunho'
        : 'draft';
    const later = call.has('draft-lacks-later-fields') ? undefined : null;
    const early =
      doc.sequenceId !== undefined && call.has('draft-reports-its-sequence') ? String(doc.sequenceId) : later;
    return {
      sequence_number: draft,
      inverted_sequence_number: later,
      sequence_id: early,
      atcud: later,
      saft_hash: later,
    };
  }
  const certified = ['invoice', 'guide'].includes(doc.kind.family);
  const registered = sequence.registered && !call.has('nothing-is-registered');
  return {
    sequence_number: `${doc.number}/${sequence.serie}`,
    inverted_sequence_number: `${sequence.serie}/${doc.number}`,
    sequence_id: String(
      call.has('sequence-id-by-kind') ? (sequence.ids[doc.kind.singular] ?? sequence.id) : sequence.id,
    ),
    atcud: certified
      ? registered
        ? `AT${sequence.ids[doc.kind.singular] ?? sequence.id}-${doc.number}`
        : 'N/D'
      : 'N/A',
    saft_hash: certified || !call.has('hash-only-where-certified') ? doc.hash : null,
  };
}

const unsettable = ['reference', 'observations', 'retention', 'tax_exemption'];

export function docJson(call: Call, doc: Doc): JsonObject {
  const totals = totalsOf(call, doc);
  const client = call.account.clients.get(doc.clientId);
  const upper = call.has('accepted-with-a-capital') && doc.status === 'accepted';
  const json: JsonObject = {
    id: doc.id,
    status: upper ? 'Accepted' : doc.status,
    archived: false,
    type: doc.kind.type,
    ...numberFields(call, doc),
    date: doc.fields.date,
    due_date: doc.fields.due_date,
    permalink: `${call.has('links-are-relative') ? '' : addressOf(call, call.account)}/open/${doc.token}`,
    sum: fromCents(totals.sum),
    discount: fromCents(totals.discount),
    before_taxes: fromCents(totals.beforeTaxes),
    taxes: fromCents(totals.taxes),
    total: fromCents(totals.total),
    currency: call.has('currency-is-a-word') ? 'Euro' : 'EUR',
    client: clientPart(call, client?.fields ?? {}, doc.clientId),
    items: doc.lines.map((line) => lineJson(call, line)),
  };
  const unset = call.has('unset-is-absent') ? undefined : call.has('unset-texts-are-empty') ? '' : null;
  for (const key of unsettable) json[key] = doc.fields[key] ?? unset;
  if (doc.kind.family === 'invoice') json.mb_reference = reference(call, doc, totals);
  if (doc.kind.family === 'guide') {
    for (const key of ['loaded_at', 'license_plate']) json[key] = doc.fields[key] ?? unset;
    for (const key of ['address_from', 'address_to'])
      json[key] = doc.fields[key] ?? (call.has('unset-is-absent') ? undefined : null);
    json.at_doc_code_id = doc.number === undefined ? unset : `${doc.id}`;
  }
  if (doc.kind.family === 'order')
    for (const key of ['loaded_at', 'delivery_site']) json[key] = doc.fields[key] ?? unset;
  if (call.has('answers-have-extra-fields'))
    Object.assign(json, {
      created_at: '2026-01-01T00:00:00Z',
      links: { self: `/${doc.kind.plural}/${doc.id}` },
      multicurrency: null,
    });
  return json;
}

function clientPart(call: Call, fields: JsonObject, id: number): JsonObject {
  if (call.has('document-clients-are-whole')) return { ...fields, id };
  const country = fields.country ?? (call.has('unset-is-absent') ? undefined : null);
  return call.has('document-clients-lack-country')
    ? { id, name: fields.name }
    : { id, name: fields.name, country };
}

function reference(call: Call, doc: Doc, totals: Totals): JsonObject | null | undefined {
  const asked = ['1', 1, true].includes((doc.fields.mb_reference ?? '') as string);
  if (asked && doc.number !== undefined)
    return {
      entity: '11249',
      value: fromCents(totals.total),
      reference: `${doc.id}`.padStart(9, '0').slice(-9),
    };
  return call.has('empty-reference-object') ? {} : call.has('unset-is-absent') ? undefined : null;
}

/** An entry of a list: the whole document, or what is needed to recognise it. */
export function docEntry(call: Call, doc: Doc): JsonObject {
  const json = docJson(call, doc);
  if (call.has('list-entries-lack-lines')) delete json.items;
  if (!call.has('list-entries-are-lean')) return json;
  const { id, status, type, sequence_number, date, total, client } = json;
  return { id, status, type, sequence_number, date, total, client };
}
