/** Defects of creating, reading and updating documents: fields, amounts, persistence, the five rules, unknown ids. */
import {
  action,
  again,
  all,
  answers,
  changes,
  type Defect,
  defect,
  family,
  good,
  type Hooks,
  inner,
  innerOf,
  instead,
  kind,
  namedDoc,
  not,
  requests,
  rewrites,
  stores,
  type Test,
} from './defect-kit.js';
import { type Call, missing } from './http.js';
import { isObject, type Json, type JsonObject, listAt, objectAt, setAt, textAt } from './json.js';
import { type Family, kinds } from './kinds.js';
import type { Doc, Line } from './store.js';

const plurals = (...families: Family[]): string[] =>
  kinds.filter((each) => families.includes(each.family)).map((each) => each.plural);
const every: Family[] = ['invoice', 'estimate', 'guide', 'order'];
const ops = (method: string, tail: string, names = plurals(...every)): string[] =>
  names.map((plural) => `${method} /${plural}${tail}`);
const gets = (names?: string[]): string[] => ops('GET', '/:document-id.json', names);
const creates = (names?: string[]): string[] => ops('POST', '.json', names);
const updates = (names?: string[]): string[] => ops('PUT', '/:document-id.json', names);

const read = action('document.get');
const create = action('document.create');
const update = action('document.update');
const state = action('document.state');
const numbered: Test = (call) => call.doc?.number !== undefined;
const refused: Test = (_call, reply) => reply?.status === 422;
const doc =
  (test: (found: Doc) => boolean): Test =>
  (call) => {
    const found = call.doc ?? namedDoc(call);
    return found !== undefined && test(found);
  };
const names = (call: Call): string => textAt(objectAt(inner(call), 'client'), 'name') ?? '';

const inDoc = (test: Test, change: (json: JsonObject, call: Call) => void): Hooks =>
  changes(test, (_body, call, reply) => change(innerOf(reply), call));
const drop = (test: Test, path: string): Hooks =>
  inDoc(all(read, test), (json) => setAt(json, path, undefined));
const put = (test: Test, path: string, value: (was: Json | undefined) => Json | undefined): Hooks =>
  inDoc(all(read, test), (json) => setAt(json, path, value(json[path])));
const always: Test = () => true;
const lines = (test: Test, change: (line: JsonObject, at: number) => void): Hooks =>
  inDoc(all(read, test), (json) => {
    (listAt(json, 'items') ?? []).forEach((line, at) => {
      if (isObject(line)) change(line, at);
    });
  });
const field = (line: JsonObject, key: string, value: Json | undefined): void => {
  line[key] = value;
};

// biome-ignore format: a table, one row a line
const fields: readonly Defect[] = [
  ...['permalink', 'currency', 'due_date', 'archived', 'sum', 'before_taxes', 'taxes'].map((key) => defect(`document-lacks-${key.replace('_', '-')}`, `${key} is missing`, gets(), `Document: ${key}`, drop(always, key))),
  defect('document-lacks-number-when-final', 'sequence_number is missing', gets(), 'Document: sequence_number', drop(numbered, 'sequence_number'), 'the document is final'),
  defect('document-number-turned-around', 'sequence_number is series/number', gets(), 'Document: form number/series', put(numbered, 'sequence_number', (was) => String(was).split('/').reverse().join('/')), 'the document is final'),
  defect('document-inverted-number-not-inverted', 'inverted_sequence_number is number/series', gets(plurals('estimate')), 'Document: form series/number', put(all(numbered, family('estimate')), 'inverted_sequence_number', (was) => String(was).split('/').reverse().join('/')), 'a final estimate'),
  defect('document-inverted-number-lost-when-canceled', 'inverted_sequence_number is missing', gets(), 'Document: inverted_sequence_number', drop(doc((found) => found.status === 'canceled'), 'inverted_sequence_number'), 'the document is canceled'),
  defect('document-number-without-series', 'sequence_number is the number alone', gets(plurals('guide')), 'Document: form number/series', put(all(numbered, family('guide')), 'sequence_number', (was) => String(was).split('/')[0] ?? ''), 'a final guide'),
  defect('document-id-is-text', 'the id is a text', gets(), 'Document: id integer', put(always, 'id', String)),
  defect('document-id-is-text-for-orders', 'the id is a text', gets(['purchase_orders']), 'Document: id integer', put(kind('purchase_orders'), 'id', String), 'a purchase order'),
  defect('document-total-is-text', 'total is a text', gets(), 'Document: total number', put(always, 'total', String)),
  defect('document-discount-is-text-when-zero', 'discount is "0"', gets(), 'Document: discount number', put(doc((found) => found.lines.every((line) => line.discount === 0n)), 'discount', String), 'no line has a discount'),
  defect('document-archived-is-a-number', 'archived is 0', gets(plurals('estimate')), 'Document: archived boolean', put(family('estimate'), 'archived', () => 0), 'an estimate'),
  defect('document-type-is-wrong', 'a proforma is called Quote', gets(['proformas']), 'Document: type', put(kind('proformas'), 'type', () => 'Quote'), 'a proforma'),
  defect('document-type-has-spaces', 'a debit note is called Debit Note', gets(['debit_notes']), 'Document: type', put(kind('debit_notes'), 'type', () => 'Debit Note'), 'a debit note'),
  defect('document-date-is-iso', 'date is yyyy-mm-dd', gets(), 'General: dd/mm/yyyy', put(always, 'date', (was) => String(was).split('/').reverse().join('-'))),
  defect('document-due-date-is-iso-after-update', 'due_date is yyyy-mm-dd', gets(), 'General: dd/mm/yyyy', put(doc((found) => found.updates > 0), 'due_date', (was) => String(was).split('/').reverse().join('-')), 'after an update'),
  defect('document-sequence-id-is-a-number', 'sequence_id is a number', gets(), 'Document: sequence_id string', put(numbered, 'sequence_id', Number), 'the document is final'),
  defect('document-client-id-is-text', 'client.id is a text', gets(), 'Document: client id integer', inDoc(read, (json) => setAt(json, 'client.id', String(objectAt(json, 'client')?.id)))),
  defect('document-client-name-lost-after-mail', 'client.name is missing', gets(), 'Document: client name', inDoc(all(read, doc((found) => found.mails > 0)), (json) => setAt(json, 'client.name', undefined)), 'after an e-mail'),
  defect('document-unwrapped', 'the wrapper is missing', gets(['quotes']), 'Document: wrapper key is the singular type', answers(all(read, kind('quotes'), good), (_call, reply) => ({ ...reply, body: innerOf(reply) }))),
  defect('document-wrapper-is-invoice', 'a credit note is wrapped as invoice', gets(['credit_notes']), 'Document: wrapper key is the singular type', answers(all(read, kind('credit_notes'), good), (_call, reply) => ({ ...reply, body: { invoice: innerOf(reply) } }))),
  defect('document-status-with-capital', 'final is called Finalized', gets(), 'States: status values', put(doc((found) => found.status === 'final'), 'status', () => 'finalized'), 'the document is final'),
  defect('line-price-is-a-number', 'unit_price is a number', gets(), 'Line item: unit_price string', lines(always, (line) => field(line, 'unit_price', Number(line.unit_price)))),
  defect('line-quantity-is-a-number-on-the-third', 'quantity is a number', gets(), 'Line item: quantity string', lines(always, (line, at) => { if (at === 2) field(line, 'quantity', Number(line.quantity)); }), 'on the third line'),
  defect('line-total-is-text', 'total is a text', gets(plurals('guide')), 'Line item: total number', lines(family('guide'), (line) => field(line, 'total', String(line.total))), 'a guide'),
  defect('line-lacks-tax-amount-on-the-second', 'tax_amount is missing', gets(), 'Line item: tax_amount', lines(always, (line, at) => { if (at === 1) field(line, 'tax_amount', undefined); }), 'on the second line'),
  defect('line-lacks-discount-amount', 'discount_amount is missing', gets(), 'Line item: discount_amount', lines(always, (line) => field(line, 'discount_amount', undefined))),
  defect('line-tax-id-is-text', 'tax.id is a text', gets(), 'Line item: tax id integer', lines(always, (line) => setAt(line, 'tax.id', String(objectAt(line, 'tax')?.id)))),
  defect('line-tax-value-is-text-for-invoices', 'tax.value is a text', gets(['invoices']), 'Line item: tax value integer', lines(kind('invoices'), (line) => setAt(line, 'tax.value', String(objectAt(line, 'tax')?.value))), 'an invoice'),
  defect('line-discount-is-text', 'discount is a text', gets(), 'Line item: discount number', lines(doc((found) => found.lines.some((line) => line.discount > 0n)), (line) => field(line, 'discount', String(line.discount))), 'a line has a discount'),
  defect('guide-address-loses-city', 'address_to.city is missing', gets(plurals('guide')), 'Guide: address_to city', inDoc(all(read, family('guide')), (json) => setAt(json, 'address_to.city', undefined))),
  defect('guide-addresses-swapped', 'address_from and address_to are swapped', gets(plurals('guide')), 'Guide: address_from, address_to', inDoc(all(read, family('guide')), (json) => { [json.address_from, json.address_to] = [json.address_to, json.address_from]; })),
  defect('guide-plate-loses-dashes', 'license_plate loses its dashes', creates(plurals('guide')), 'Guide: license_plate string', stores(all(create, family('guide')), (call) => { if (call.doc) call.doc.fields.license_plate = textAt(call.doc.fields, 'license_plate')?.replaceAll('-', ''); }), 'the plate has dashes'),
];

const scale = 100_000_000n;
// biome-ignore format: a table, one row a line
const amounts: readonly Defect[] = [
  defect('total-leaves-out-taxes', 'total has no taxes', gets(), 'Document: total', inDoc(read, (json) => { json.total = json.before_taxes; })),
  defect('total-is-a-cent-more', 'total is two cents too much', gets(), 'Document: total', put(doc((found) => found.lines.some((line) => line.quantity > 9n * scale)), 'total', (was) => Math.round(Number(was) * 100 + 2) / 100), 'a quantity above 9'),
  defect('before-taxes-forgets-discount', 'before_taxes is the sum', gets(), 'Document: before_taxes', inDoc(all(read, doc((found) => found.lines.some((line) => line.discount > 0n))), (json) => { json.before_taxes = json.sum; }), 'a line has a discount'),
  defect('taxes-forget-the-third-line', 'taxes leave out the third line', gets(), 'Document: taxes', inDoc(all(read, doc((found) => found.lines.length >= 3)), (json) => { const third = (listAt(json, 'items') ?? [])[2]; json.taxes = Math.round(Number(json.taxes) * 100 - Number(isObject(third) ? third.tax_amount : 0) * 100) / 100; json.total = Math.round((Number(json.before_taxes) + Number(json.taxes)) * 100) / 100; }), 'three lines'),
  defect('sum-forgets-the-last-line', 'sum leaves out the last of three lines', gets(), 'Document: sum', becomes((found) => found.lines.length >= 3, 'sum'), 'three lines'),
  defect('quantities-are-cut', 'a quantity of 1.5 counts as 1', creates(), 'Line item: quantity', stores(create, (call) => { for (const line of call.doc?.lines ?? []) line.quantity -= line.quantity % scale; }), 'the quantity has decimals'),
  defect('quantities-above-9-are-cut', 'a quantity above 9 is stored as 9', creates(), 'Line item: quantity', stores(create, (call) => { for (const line of call.doc?.lines ?? []) if (line.quantity > 9n * scale) line.quantity = 9n * scale; }), 'a quantity above 9'),
  defect('discounts-are-not-stored', 'the discount of the second line is lost', creates(), 'Line item: discount', stores(create, (call) => { const second = call.doc?.lines[1]; if (second) second.discount = 0n; }), 'on the second line'),
  defect('mb-value-is-text', 'mb_reference.value is a text', gets(plurals('invoice')), 'Invoice family: mb_reference value number', inDoc(all(read, family('invoice')), (json) => { if (isObject(json.mb_reference) && json.mb_reference.value !== undefined) json.mb_reference.value = String(json.mb_reference.value); }), 'mb_reference is asked for'),
];

function becomes(test: (found: Doc) => boolean, key: string): Hooks {
  return inDoc(all(read, doc(test)), (json) => {
    const last = (listAt(json, 'items') ?? []).at(-1);
    json[key] = Math.round((Number(json[key]) - Number(isObject(last) ? last.subtotal : 0)) * 100) / 100;
  });
}

const dropLine =
  (at: number) =>
  (call: Call): void => {
    call.doc?.lines.splice(at, 1);
  };
const clears =
  (key: string) =>
  (call: Call): void => {
    if (call.doc) call.doc.fields[key] = undefined;
  };
const keepsOld = (key: string, test: Test = always): Hooks =>
  requests(all(update, test), (call) => {
    inner(call)[key] = undefined;
  });

// biome-ignore format: a table, one row a line
const persistence: readonly Defect[] = [
  defect('third-line-not-stored', 'the third line is lost', creates(), 'Document: items', stores(create, dropLine(2)), 'three lines'),
  defect('third-line-description-lost', 'the description of the third line is lost', creates(), 'Line item: description', stores(create, (call) => { const third = call.doc?.lines[2]; if (third) third.description = undefined; }), 'three lines'),
  defect('lines-in-reverse', 'lines come back in reverse', creates(), 'Document: items', stores(create, (call) => { call.doc?.lines.reverse(); }), 'two lines or more'),
  defect('line-units-not-stored', 'the unit of a line is lost', creates(plurals('estimate')), 'Line item: unit', stores(all(create, family('estimate')), (call) => { for (const line of call.doc?.lines ?? []) line.unit = undefined; }), 'an estimate'),
  defect('line-names-escaped', 'an ampersand in the name of a line becomes &amp;', creates(), 'Line item: name', stores(create, (call) => { for (const line of call.doc?.lines ?? []) line.name = line.name.replaceAll('&', '&amp;'); }), 'the name has an ampersand'),
  defect('reference-not-stored', 'the reference is lost', creates(), 'Document: reference', stores(create, clears('reference'))),
  defect('reference-not-stored-for-proformas', 'the reference of a proforma is lost', creates(['proformas']), 'Document: reference', stores(all(create, kind('proformas')), clears('reference')), 'a proforma'),
  defect('retention-not-stored', 'the retention is lost', creates(), 'Document: retention', stores(create, clears('retention')), 'retention is sent'),
  defect('due-date-is-the-date', 'due_date becomes date', creates(), 'Document: due_date', stores(create, (call) => { if (call.doc) call.doc.fields.due_date = call.doc.fields.date; }), 'due_date is another day'),
  defect('days-and-months-swapped', 'the day and the month of date change places', creates(), 'General: dd/mm/yyyy', stores(create, (call) => { if (!call.doc) return; const [day = '', month = '', year = ''] = String(call.doc.fields.date).split('/'); if (Number(day) <= 12) call.doc.fields.date = `${month}/${day}/${year}`; }), 'the day is at most 12'),
  defect('loaded-at-loses-its-time', 'loaded_at loses its time', creates(plurals('guide')), 'Guide: loaded_at dd/mm/yyyy hh:mm:ss', stores(all(create, family('guide')), (call) => { if (call.doc) call.doc.fields.loaded_at = String(call.doc.fields.loaded_at).slice(0, 10); }), 'loaded_at is sent'),
  defect('update-stores-nothing', 'an update of a draft stores nothing', updates(), 'Documents: update one', instead(all(update, doc((found) => found.status === 'draft')), () => ({ status: 200 }))),
  defect('update-loses-due-date', 'an update does not store due_date', updates(), 'Documents: update one', keepsOld('due_date')),
  defect('update-loses-lines', 'an update does not store lines', updates(plurals('guide')), 'Documents: update one', keepsOld('items', family('guide')), 'a guide'),
  defect('update-loses-reference-beside-lines', 'an update does not store the reference', updates(), 'Documents: update one', keepsOld('reference', (call) => inner(call).items !== undefined), 'beside items'),
  defect('update-adds-lines-twice', 'an update adds the last line twice', updates(), 'Documents: update one', stores(all(update, (call) => inner(call).items !== undefined), (call) => { const last = call.doc?.lines.at(-1); if (last) call.doc?.lines.push({ ...last }); }), 'items are sent'),
  defect('second-update-is-lost', 'the second update stores nothing', updates(), 'Documents: update one', instead(all(update, doc((found) => found.status === 'draft' && found.updates >= 1)), () => ({ status: 200 })), 'from the second update on'),
  defect('update-clears-observations', 'an update clears the observations', updates(), 'Document: observations', stores(all(update, (call) => inner(call).observations === undefined), clears('observations')), 'observations are not sent'),
  defect('update-after-mail-is-lost', 'a mailed draft is not updated', updates(), 'Documents: update one', instead(all(update, doc((found) => found.status === 'draft' && found.mails > 0)), () => ({ status: 200 })), 'after an e-mail'),
  defect('update-reaches-the-neighbour', 'an update changes the reference of another document', updates(), 'Documents: update one', stores(update, (call) => { const other = [...call.account.docs.values()].find((each) => each !== call.doc && each.kind === call.doc?.kind); if (other && call.doc) other.fields.reference = call.doc.fields.reference; }), 'there is another document of the type'),
  defect('refused-update-stores-reference', 'a refused update stores its reference', updates(), 'Errors: 422', answers(all(update, refused, (call) => typeof inner(call).reference === 'string'), (call) => { const found = namedDoc(call); if (found) found.fields.reference = inner(call).reference; return undefined; }), 'the update is refused'),
  defect('finalizing-loses-the-second-line', 'finalizing drops the second line', ops('PUT', '/:document-id/change-state.json', plurals('invoice')), 'States: draft to final', rewrites(all(state, family('invoice'), (call) => call.was === 'draft'), (found) => { found.lines.splice(1, 1); }), 'two lines or more'),
  defect('canceling-clears-reference', 'canceling clears the reference', ops('PUT', '/:document-id/change-state.json', plurals('invoice', 'estimate')), 'States: final to canceled', rewrites(all(state, not(family('guide')), doc((found) => found.status === 'canceled')), (found) => { found.fields.reference = undefined; }), 'the document has a reference'),
  defect('numbers-repeat', 'two documents have one number', ops('PUT', '/:document-id/change-state.json', plurals('invoice')), 'Document: sequence_number', rewrites(all(state, family('invoice'), (call) => call.was === 'draft'), (found) => { if (found.number !== undefined) found.number = 1; }), 'from the second document on'),
  defect('numbers-repeat-after-the-third', 'the fourth document has the number of the third', ops('PUT', '/:document-id/change-state.json', ['quotes']), 'Document: sequence_number', rewrites(all(state, kind('quotes'), (call) => call.was === 'draft'), (found) => { if ((found.number ?? 0) > 3) found.number = 3; }), 'from the fourth document on'),
  defect('second-read-loses-lines', 'the third get has no lines', gets(), 'Document: items', inDoc(all(read, again('document', 3)), (json) => { json.items = []; }), 'from the third get on'),
];

const lineNames = (call: Call): string[] =>
  (listAt(inner(call), 'items') ?? []).map((line) => textAt(line, 'name') ?? '');
const newest = <T>(map: Map<number, T>): T | undefined => [...map.values()].at(-1);
const untaxes =
  (test: (line: Line, at: number, wanted: string | undefined) => boolean) =>
  (call: Call): void => {
    (listAt(inner(call), 'items') ?? []).forEach((sent, at) => {
      const line = call.doc?.lines[at];
      const wanted = textAt(objectAt(sent, 'tax'), 'name');
      if (line && wanted !== undefined && line.tax?.name !== wanted && test(line, at, wanted))
        line.tax = undefined;
    });
  };
const exempts = (test: Test): Hooks => ({
  before: (call) => {
    const body = inner(call);
    if (test(call) && body.tax_exemption === undefined && body.tax_exemption_reason === undefined) {
      body.tax_exemption_reason = 'M01';
      call.params.exempted = 'yes';
    }
    return undefined;
  },
  after: (call, reply) => {
    if (call.params.exempted === 'yes' && reply.status < 300) clears('tax_exemption_reason')(call);
    return undefined;
  },
});
const writes: Test = (call) => create(call) || update(call);
const freshClient = (call: Call): boolean =>
  (call.touched as Doc | undefined)?.clientId === [...call.account.clients.keys()].at(-1);

// biome-ignore format: a table, one row a line
const rules: readonly Defect[] = [
  defect('client-created-without-email', 'a client created with a document loses its e-mail', creates(), 'Rule 1: a client is created', stores(create, (call) => { if (freshClient(call)) { const made = newest(call.account.clients); if (made) made.fields.email = undefined; } }), 'the client is new'),
  defect('client-created-every-time', 'every document creates a client', creates(plurals('invoice')), 'Rule 1: when the client name does not exist', stores(all(create, family('invoice')), (call) => { const own = call.account.clients.get(call.doc?.clientId ?? 0); if (own && !freshClient(call) && call.doc) { const id = Math.max(...call.account.clients.keys()) + 1; call.account.clients.set(id, { ...own, id, fields: { ...own.fields } }); call.doc.clientId = id; } }), 'the client is known'),
  defect('client-name-refused-when-new', 'an unknown client is refused', creates(['invoices']), 'Rule 1: a client is created', instead(all(create, kind('invoices'), (call) => names(call) !== '' && ![...call.account.clients.values()].some((each) => each.fields.name === names(call))), () => ({ status: 422 })), 'the client is new'),
  defect('client-with-ampersand-not-found', 'a known client with an ampersand is created again', creates(['invoices']), 'Rule 1: when the client name does not exist', requests(all(create, kind('invoices'), (call) => names(call).includes('&')), (call) => setAt(objectAt(inner(call), 'client'), 'name', names(call).replaceAll('&', 'and'))), 'the name has an ampersand'),
  defect('item-not-created-by-document', 'new items are not created', creates(), 'Rule 2: an item is created', { before: (call) => { if (create(call)) call.params.known = [...call.account.items.keys()].join(','); return undefined; }, after: (call) => { if (create(call)) for (const id of call.account.items.keys()) if (!(call.params.known ?? '').split(',').includes(String(id))) call.account.items.delete(id); return undefined; } }, 'the item is new'),
  defect('second-item-not-created-by-document', 'the item of the second line is not created', creates(plurals('invoice')), 'Rule 2: an item is created', { before: (call) => { const second = lineNames(call)[1]; if (create(call) && family('invoice')(call) && second && ![...call.account.items.values()].some((each) => each.name === second)) call.params.second = second; return undefined; }, after: (call) => { for (const [id, each] of call.account.items) if (call.params.second !== undefined && each.name === call.params.second) call.account.items.delete(id); return undefined; } }, 'on the second line'),
  defect('item-price-not-updated-by-document', 'a known item keeps its price', creates(plurals('invoice')), 'Rule 2: it is updated with the new values', keepsItems(all(create, family('invoice')), 'price'), 'the item is known'),
  defect('item-description-not-updated-by-document', 'a known item keeps its description', creates(plurals('invoice')), 'Rule 2: it is updated with the new values', keepsItems(all(create, family('invoice')), 'description'), 'the item is known'),
  defect('item-unit-not-updated-by-update', 'a known item keeps its unit', updates(plurals('invoice')), 'Rule 2: create and update', keepsItems(all(update, family('invoice')), 'unit'), 'by an update'),
  defect('item-price-not-updated-on-the-second-line', 'the item of the second line keeps its price', creates(['invoices']), 'Rule 2: it is updated with the new values', keepsItems(all(create, kind('invoices')), 'price', 1), 'on the second line'),
  defect('unknown-tax-is-none', 'an unknown tax means none', creates(plurals('invoice')), 'Rule 3: the default tax is applied', stores(all(create, family('invoice')), untaxes(() => true)), 'the tax is unknown'),
  defect('unknown-tax-is-none-on-the-third-line', 'an unknown tax means none', creates(plurals('invoice')), 'Rule 3: the default tax is applied', stores(all(create, family('invoice')), untaxes((_line, at) => at === 2)), 'on the third line'),
  defect('unknown-tax-is-none-by-update', 'an unknown tax means none', updates(plurals('invoice')), 'Rule 3: create and update', stores(all(update, family('invoice')), untaxes(() => true)), 'by an update'),
  defect('unknown-tax-is-refused', 'an unknown tax is refused', creates(plurals('invoice')), 'Rule 3: the default tax is applied', instead(all(create, family('invoice'), (call) => (listAt(inner(call), 'items') ?? []).some((line) => { const wanted = textAt(objectAt(line, 'tax'), 'name'); return wanted !== undefined && ![...call.account.taxes.values()].some((each) => each.name === wanted); })), () => ({ status: 422 })), 'the tax is unknown'),
  defect('exemption-reason-not-needed', 'no exemption reason is needed', [...creates(plurals('invoice')), ...updates(plurals('invoice'))], 'Rule 4: must send the exemption reason', exempts(all(writes, family('invoice')))),
  defect('exemption-reason-not-needed-on-the-second-line', 'no exemption reason is needed', creates(plurals('invoice')), 'Rule 4: must send the exemption reason', exempts(all(create, family('invoice'), (call) => textAt(objectAt((listAt(inner(call), 'items') ?? [])[0], 'tax'), 'name') !== 'Isento')), 'the exempt line is not the first'),
  defect('exemption-reason-not-needed-by-update', 'no exemption reason is needed', updates(plurals('invoice')), 'Rule 4: must send the exemption reason', exempts(all(update, family('invoice'))), 'by an update'),
  defect('exemption-reason-not-needed-for-receipts', 'no exemption reason is needed', creates(['invoice_receipts']), 'Rule 4: must send the exemption reason', exempts(all(create, kind('invoice_receipts'))), 'an invoice receipt'),
  defect('exemption-with-reason-refused', 'an exempt invoice with its reason is refused', creates(['invoices']), 'Rule 4: must send the exemption reason', instead(all(create, kind('invoices'), (call) => typeof inner(call).tax_exemption === 'string' || typeof inner(call).tax_exemption_reason === 'string'), () => ({ status: 422 })), 'a reason is sent'),
  defect('simplified-abroad', 'simplified invoices exist everywhere', creates(['simplified_invoices']), 'Rule 5: only for Portugal', abroad(all(create, kind('simplified_invoices'))), 'the account is abroad'),
  defect('simplified-refused-in-portugal', 'simplified invoices are refused in Portugal', creates(['simplified_invoices']), 'Rule 5: exist for Portugal', instead(all(create, kind('simplified_invoices'), (call) => call.account.country === '1'), () => ({ status: 422 })), 'the account is Portuguese'),
  defect('client-note-not-added', "a client's observations are not added", creates(), 'Client: added to the observations', withoutNote(create)),
  defect('client-note-not-added-to-orders', "a client's observations are not added", creates(['purchase_orders']), 'Client: every document sent to this client', withoutNote(all(create, kind('purchase_orders'))), 'a purchase order'),
  defect('client-note-not-added-to-guides', "a client's observations are not added", creates(plurals('guide')), 'Client: every document sent to this client', withoutNote(all(create, family('guide'))), 'a guide'),
  defect('client-note-replaces-own', "a client's observations replace those of the document", creates(), 'Client: added to the observations', stores(create, (call) => { const note = call.account.clients.get(call.doc?.clientId ?? 0)?.fields.observations; if (call.doc && typeof note === 'string' && note !== '') call.doc.fields.observations = note; }), 'the document has observations of its own'),
];

function keepsItems(test: Test, key: 'price' | 'description' | 'unit', only?: number): Hooks {
  return {
    before: (call) => {
      if (!test(call)) return undefined;
      lineNames(call).forEach((name, at) => {
        const found = [...call.account.items.values()].find((each) => each.name === name);
        if (found && (only === undefined || only === at)) kept.set(found, { ...found });
      });
      return undefined;
    },
    after: (call) => {
      for (const item of call.account.items.values()) {
        const before = test(call) ? kept.get(item) : undefined;
        if (before) Object.assign(item, { [key]: (before as JsonObject)[key] });
        kept.delete(item);
      }
      return undefined;
    },
  };
}

function abroad(test: Test): Hooks {
  return {
    before: (call) => {
      if (test(call) && call.account.country !== '1') {
        call.params.country = call.account.country;
        call.account.country = '1';
      }
      return undefined;
    },
    after: (call) => {
      if (call.params.country !== undefined) call.account.country = call.params.country;
      return undefined;
    },
  };
}

function withoutNote(test: Test): Hooks {
  return stores(test, (call) => {
    if (call.doc) call.doc.fields.observations = textAt(inner(call), 'observations');
  });
}

const elsewhere = (call: Call): void => {
  const owner = call.world.accounts.find((each) => each.docs.has(Number(call.params['document-id'])));
  if (owner) call.account = owner;
};

// biome-ignore format: a table, one row a line
const unknownIdsAndOddities: readonly Defect[] = [
  defect('document-of-others-is-read', "another account's document is read", gets(), 'Authentication 2', requests(read, elsewhere)),
  defect('document-of-others-is-changed', "another account's document is changed", updates(), 'Authentication 2', requests(update, elsewhere)),
  defect('order-of-others-is-read', "another account's order is read", gets(['purchase_orders']), 'Authentication 2', requests(all(read, kind('purchase_orders')), elsewhere), 'a purchase order'),
  defect('document-of-none-is-200', 'no document is 200', gets(), 'Documents: 404', answers(all(read, (_call, reply) => reply?.status === 404), (call) => ({ status: 200, body: { [call.route.kind?.singular ?? '']: null } }))),
  defect('document-of-none-is-500-for-guides', 'no guide is 500', gets(plurals('guide')), 'Documents: 404', answers(all(read, family('guide'), (_call, reply) => reply?.status === 404), () => ({ status: 500 })), 'a guide'),
  defect('document-of-other-type-is-answered', 'an estimate is answered as any estimate type', gets(plurals('estimate')), 'interpretation: never answered as this type', { before: (call) => { const found = namedDoc(call); if (read(call) && found && call.route.kind && found.kind !== call.route.kind && found.kind.family === 'estimate' && call.route.kind.family === 'estimate') { const own = found.kind; found.kind = call.route.kind; call.params.kind = own.plural; } return undefined; }, after: (call) => { const own = kinds.find((each) => each.plural === call.params.kind); if (own && call.doc) call.doc.kind = own; return undefined; } }, 'the type is another one'),
  defect('document-create-answers-another', 'a create answers the first document', creates(['devolutions']), 'Documents: the create response', answers(all(create, kind('devolutions'), good), (call, reply) => { const first = [...call.account.docs.values()].find((each) => each.kind === call.doc?.kind); if (first) setAt(innerOf(reply), 'id', first.id); return undefined; }), 'there is another devolution'),
  defect('transport-create-is-404', 'a transport is created, and the answer is 404', creates(['transports']), 'Documents: 200/success', answers(all(create, kind('transports'), good), (_call, reply) => ({ ...reply, status: 404 }))),
  defect('guide-create-unwrapped', 'a created guide has no wrapper', creates(plurals('guide')), 'Guide create response: the guide wrapper', answers(all(create, family('guide'), good), (_call, reply) => ({ ...reply, body: innerOf(reply) }))),
  defect('document-without-client-breaks', 'a document without client breaks the server', creates(), 'not shown: never a 5xx', instead(all(create, (call) => inner(call).client === undefined), () => ({ status: 500 })), 'client is missing'),
  defect('document-items-as-text-breaks', 'a text as items breaks the server', creates(), 'not shown: never a 5xx', instead(all(create, (call) => typeof inner(call).items === 'string'), () => ({ status: 500 })), 'items is a text'),
  defect('document-line-null-breaks', 'a null line breaks the server', creates(), 'not shown: never a 5xx', instead(all(writes, (call) => (listAt(inner(call), 'items') ?? []).includes(null)), () => ({ status: 500 })), 'a line is null'),
  defect('document-long-observations-break', 'observations above 2000 characters break the server', creates(), 'not shown: never a 5xx', instead(all(create, (call) => (textAt(inner(call), 'observations') ?? '').length > 2000), () => ({ status: 500 })), 'observations are long'),
  defect('document-quotes-in-names-break', 'a quotation mark in the name of a line breaks the server', creates(), 'not shown: never a 5xx', instead(all(create, (call) => lineNames(call).some((name) => name.includes("'"))), () => ({ status: 500 })), 'the name has a quotation mark'),
  defect('update-of-none-is-200', 'an update of no document is 200', updates(), 'Errors: 404', answers(all(update, (_call, reply) => reply?.status === 404), () => ({ status: 200 }))),
  defect('deleted-document-read-as-draft', 'a deleted document is answered as draft', gets(), 'States: deleted', put(doc((found) => found.status === 'deleted'), 'status', () => 'draft'), 'the document is deleted'),
  defect('document-sloppy-ids', 'the id 12abc is the id 12', gets(), 'Errors: 404', requests(read, (call) => { const id = Number.parseInt(call.params['document-id'] ?? '', 10); if (Number.isFinite(id)) call.params['document-id'] = String(id); }), 'odd ids'),
  defect('document-gone-after-pdf', 'a document is 404 after its PDF', gets(), 'Documents: 200', instead(all(read, doc((found) => (found.asked.pdf ?? 0) > 0)), () => missing('document')), 'after its PDF'),
];

/** What an item was before a document touched it. */
const kept = new WeakMap<object, object>();

export const documentDefects: readonly Defect[] = [
  ...fields,
  ...amounts,
  ...persistence,
  ...rules,
  ...unknownIdsAndOddities,
];
