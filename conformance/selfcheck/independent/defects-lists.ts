/** Defects of the lists of documents: filters, pages, unknown ids. */
import {
  action,
  all,
  answers,
  asked,
  changes,
  type Defect,
  defect,
  drops,
  family,
  good,
  type Hooks,
  kind,
  listOf,
  puts,
  requests,
  type Test,
} from './defect-kit.js';
import { docJson } from './document-view.js';
import type { Call } from './http.js';
import { isObject, numberAt, objectAt, setAt, textAt, valueAt } from './json.js';

const invoices = 'GET /invoices.json';
const estimates = 'GET /estimates.json';
const guides = 'GET /guides.json';
const orders = 'GET /purchase_orders.json';
const filtered = [invoices, estimates, orders];
const listing = action('document.list');
const at = (plural: string): Test => all(listing, kind(plural));
const inInvoices = at('invoices');
const inEstimates = at('quotes');
const inGuides = at('shippings');
const inOrders = at('purchase_orders');

const ignores = (test: Test, ...names: string[]): Hooks =>
  requests(all(listing, test), (call) => {
    for (const name of names) call.query.delete(name);
  });
const adds = (
  test: Test,
  wanted: (call: Call) => boolean,
  pick: (call: Call) => ReturnType<Call['account']['docs']['get']>,
): Hooks =>
  answers(all(listing, good, test), (call, reply) => {
    const found = wanted(call) ? pick(call) : undefined;
    if (found) listOf(reply)?.unshift(docJson(call, found));
    return undefined;
  });
const rows = (
  test: Test,
  change: (entry: NonNullable<ReturnType<typeof objectAt>>, call: Call) => void,
): Hooks =>
  changes(all(listing, test), (_body, call, reply) => {
    for (const entry of listOf(reply) ?? []) if (isObject(entry)) change(entry, call);
  });

// biome-ignore format: a table, one row a line
const filters: readonly Defect[] = [
  defect('list-ignores-text', 'text is ignored', invoices, 'List filters: text', ignores(inInvoices, 'text')),
  defect('list-ignores-text-for-guides', 'text is ignored', guides, 'List filters: text', ignores(inGuides, 'text')),
  defect('list-ignores-text-beside-status', 'text is ignored', estimates, 'List filters: text', ignores(all(inEstimates, asked('status[]')), 'text'), 'beside status[]'),
  defect('list-ignores-text-with-a-space', 'text with a space finds all', invoices, 'List filters: text', ignores(all(inInvoices, asked('text', (text) => text.includes(' '))), 'text'), 'the text has a space'),
  defect('list-ignores-type', 'type[] is ignored', estimates, 'List filters: type[]', ignores(inEstimates, 'type[]')),
  defect('list-ignores-type-for-guides', 'type[] is ignored', guides, 'List filters: type[]', ignores(inGuides, 'type[]')),
  defect('list-ignores-second-type', 'only the first type[] counts', estimates, 'List filters: array of strings', requests(inEstimates, (call) => { const [first, second] = call.query.getAll('type[]'); if (first && second) call.query.set('type[]', first); }), 'two types are asked'),
  defect('list-ignores-status', 'status[] is ignored', invoices, 'List filters: status[]', ignores(inInvoices, 'status[]')),
  defect('list-ignores-status-for-orders', 'status[] is ignored', orders, 'List filters: status[]', ignores(inOrders, 'status[]')),
  defect('list-ignores-second-status', 'only the last status[] counts', invoices, 'List filters: array of strings', requests(inInvoices, (call) => { const all_ = call.query.getAll('status[]'); const last = all_[all_.length - 1]; if (last && all_.length > 1) call.query.set('status[]', last); }), 'two states are asked'),
  defect('list-ignores-status-beside-type', 'status[] is ignored', estimates, 'List filters: status[]', ignores(all(inEstimates, asked('type[]')), 'status[]'), 'beside type[]'),
  defect('list-refused-status-finds-nothing', 'status[]=refused finds nothing', estimates, 'List filters: status[]', answers(all(inEstimates, good, asked('status[]', (text) => text === 'refused')), (_call, reply) => { listOf(reply)?.splice(0); return undefined; }), 'the state is refused'),
  defect('list-ignores-date-from', 'date[from] is ignored', invoices, 'List filters: date', ignores(inInvoices, 'date[from]')),
  defect('list-ignores-date-to', 'date[to] is ignored', estimates, 'List filters: date', ignores(inEstimates, 'date[to]')),
  defect('list-ignores-date-to-beside-from', 'date[to] is ignored', invoices, 'List filters: date', ignores(all(inInvoices, asked('date[from]')), 'date[to]'), 'beside date[from]'),
  defect('list-dates-compare-as-text', 'date[from] compares days before months', orders, 'List filters: dd/mm/yyyy', answers(all(inOrders, good, asked('date[from]')), (call, reply) => { const from = call.query.get('date[from]') ?? ''; const list = listOf(reply); list?.splice(0, list.length, ...list.filter((each) => (textAt(each, 'date') ?? '') >= from)); return undefined; }), 'months differ'),
  defect('list-ignores-due-date-from', 'due_date[from] is ignored', invoices, 'List filters: due_date', ignores(inInvoices, 'due_date[from]')),
  defect('list-due-date-means-date', 'due_date filters by date', estimates, 'List filters: due_date', requests(inEstimates, (call) => { for (const end of ['from', 'to']) { const value = call.query.get(`due_date[${end}]`); if (value !== null) { call.query.delete(`due_date[${end}]`); call.query.set(`date[${end}]`, value); } } }), 'the due date is another day'),
  defect('list-ignores-due-date-for-orders', 'due_date is ignored', orders, 'List filters: due_date', ignores(inOrders, 'due_date[from]', 'due_date[to]')),
  defect('list-ignores-amount-from', 'total_before_taxes[from] is ignored', invoices, 'List filters: total_before_taxes', ignores(inInvoices, 'total_before_taxes[from]')),
  defect('list-ignores-amount-to', 'total_before_taxes[to] is ignored', estimates, 'List filters: total_before_taxes', ignores(inEstimates, 'total_before_taxes[to]')),
  defect('list-amounts-lose-cents', 'total_before_taxes[to] loses its cents', invoices, 'List filters: decimal', requests(inInvoices, (call) => { const to = call.query.get('total_before_taxes[to]'); if (to !== null) call.query.set('total_before_taxes[to]', `${Number.parseInt(to, 10)}`); }), 'the amount has cents'),
  defect('list-amounts-are-totals', 'total_before_taxes means the total', orders, 'List filters: total_before_taxes', answers(all(inOrders, good, asked('total_before_taxes[to]')), (call, reply) => { const to = Number(call.query.get('total_before_taxes[to]')); const list = listOf(reply); list?.splice(0, list.length, ...list.filter((each) => numberAt(each, 'total') <= to)); return undefined; }), 'the document has taxes'),
  defect('list-ignores-loaded-at', 'loaded_at is ignored', guides, 'List filters: loaded_at', ignores(inGuides, 'loaded_at[from]', 'loaded_at[to]')),
  defect('list-ignores-loaded-at-to-on-page-2', 'loaded_at[to] is ignored', guides, 'List filters: loaded_at', ignores(all(inGuides, asked('page', (page) => page !== '1')), 'loaded_at[to]'), 'on other pages'),
  defect('list-filters-forgotten-on-page-2', 'status[] is forgotten', invoices, 'List filters: status[]', ignores(all(inInvoices, asked('page', (page) => page === '2')), 'status[]'), 'on page 2'),
  defect('list-filter-breaks', 'a filter with an ampersand breaks the server', invoices, 'Errors: no such 500', answers(all(inInvoices, asked('text', (text) => text.includes('&'))), () => ({ status: 500 })), 'the text has an ampersand'),
  defect('list-odd-date-breaks', 'an odd date breaks the server', filtered, 'not shown: never a 5xx', answers(all(listing, (_call, reply) => reply?.status === 422, asked('date[from]')), () => ({ status: 500 })), 'the date is no date'),
  defect('list-odd-page-breaks', 'page=abc breaks the server', estimates, 'not shown: never a 5xx', answers(all(inEstimates, asked('page', (page) => !/^\d+$/.test(page))), () => ({ status: 500 })), 'the page is a word'),
];

// biome-ignore format: a table, one row a line
const pages: readonly Defect[] = [
  defect('list-ignores-page', 'page is ignored', estimates, 'Limits 1: page', ignores(inEstimates, 'page')),
  defect('list-ignores-page-beside-text', 'page is ignored', guides, 'Limits 1: page', ignores(all(inGuides, asked('text')), 'page'), 'beside text'),
  defect('list-ignores-per-page', 'per_page is ignored', guides, 'Limits 2: per_page', ignores(inGuides, 'per_page')),
  defect('list-ignores-per-page-below-5', 'per_page below 5 is ignored', estimates, 'Limits 2: per_page', ignores(all(inEstimates, asked('per_page', (size) => Number(size) < 5)), 'per_page'), 'per_page is below 5'),
  defect('list-lacks-pagination', 'pagination is missing', estimates, 'Estimate lists: plus pagination', drops(inEstimates, 'pagination')),
  defect('list-lacks-total-pages', 'total_pages is missing', guides, 'Pagination: total_pages', drops(inGuides, 'pagination.total_pages')),
  defect('list-count-is-text', 'total_entries is a text', guides, 'Pagination: integers', puts(inGuides, 'pagination.total_entries', String)),
  defect('list-count-of-all', 'total_entries counts what the filter leaves out', estimates, 'Pagination: total_entries', changes(all(inEstimates, asked('type[]')), (body, call) => setAt(body, 'pagination.total_entries', [...call.account.docs.values()].filter((doc) => doc.kind.family === 'estimate').length)), 'beside type[]'),
  defect('list-total-pages-rounds-down', 'total_pages is rounded down', guides, 'Pagination: total_pages', changes(inGuides, (body) => setAt(body, 'pagination.total_pages', Math.floor(numberAt(objectAt(body, 'pagination'), 'total_entries') / numberAt(objectAt(body, 'pagination'), 'per_page')))), 'the last page is not full'),
  defect('list-repeats-on-page-2', 'page 2 begins with the last of page 1', estimates, 'Limits 1: page', answers(all(inEstimates, good, asked('page', (page) => page === '2')), (call, reply) => { const list = listOf(reply); const size = Number(call.query.get('per_page') ?? 10); const before = [...call.account.docs.values()].filter((doc) => doc.kind.family === 'estimate' && doc.status !== 'deleted')[size - 1]; if (list && list.length > 0 && before) list[0] = docJson(call, before); return undefined; }), 'on page 2'),
  defect('list-loses-the-third', 'the third entry of a page is missing', guides, 'Documents: list', answers(all(inGuides, good), (_call, reply) => { listOf(reply)?.splice(2, 1); return undefined; }), 'three entries or more'),
  defect('list-current-page-is-zero-based', 'current_page counts from 0', guides, 'Pagination: current_page', puts(inGuides, 'pagination.current_page', (was) => Number(was) - 1)),
  defect('list-array-named-otherwise', 'the array is called documents', estimates, 'Estimate lists: estimates', changes(inEstimates, (body) => { body.documents = body.estimates; body.estimates = undefined; })),
  defect('list-of-guides-named-otherwise', 'the array is called shippings', guides, 'Guide lists: guides', changes(inGuides, (body) => { body.shippings = body.guides; body.guides = undefined; })),
];

// biome-ignore format: a table, one row a line
const entries: readonly Defect[] = [
  defect('list-ids-are-text', 'ids are texts', invoices, 'Document: id integer', rows(inInvoices, (entry) => { entry.id = String(entry.id); })),
  defect('list-statuses-are-wrong', 'a canceled document is called final', estimates, 'Document: status', rows(inEstimates, (entry) => { if (entry.status === 'canceled') entry.status = 'final'; }), 'a document is canceled'),
  defect('list-types-are-small', 'types are in lower case', guides, 'Document: type', rows(inGuides, (entry) => { entry.type = String(entry.type).toLowerCase(); })),
  defect('list-totals-are-text', 'totals are texts', estimates, 'Document: total number', rows(inEstimates, (entry) => { if (entry.total !== undefined) entry.total = String(entry.total); })),
  defect('list-archived-is-text', 'archived is a text', orders, 'Document: archived boolean', rows(inOrders, (entry) => { if (entry.archived !== undefined) entry.archived = String(entry.archived); })),
  defect('list-client-ids-are-text', 'client.id is a text', invoices, 'Document: client id integer', rows(inInvoices, (entry) => { if (valueAt(entry, 'client.id') !== undefined) setAt(entry, 'client.id', String(valueAt(entry, 'client.id'))); })),
  defect('list-misses-receipts', 'receipts are not listed', 'GET /receipts.json', 'Documents: /receipts.json', answers(all(at('receipts'), good), (_call, reply) => { listOf(reply)?.splice(0); return undefined; })),
  defect('list-of-credit-notes-shows-debit-notes', 'debit notes are listed as credit notes', 'GET /credit_notes.json', 'Documents: list', adds(kind('credit_notes'), () => true, (call) => [...call.account.docs.values()].find((doc) => doc.kind.plural === 'debit_notes')), 'there is a debit note'),
  defect('list-of-estimates-lacks-fees-notes', 'fees notes are not listed', estimates, 'Documents: quotes, proformas, fees notes', answers(all(inEstimates, good), (_call, reply) => { const list = listOf(reply); list?.splice(0, list.length, ...list.filter((each) => textAt(each, 'type') !== 'FeesNote')); return undefined; }), 'there is a fees note'),
  defect('list-of-simplified-is-empty', 'simplified invoices are not listed', 'GET /simplified_invoices.json', 'Documents: list', answers(all(at('simplified_invoices'), good), (_call, reply) => { listOf(reply)?.splice(0); return undefined; })),
  defect('list-of-moss-breaks', 'VAT MOSS invoices are not listed', 'GET /vat_moss_invoices', 'Documents: list', answers(all(at('vat_moss_invoices'), good), () => ({ status: 404 }))),
  defect('list-shows-others', "another account's invoice is listed", invoices, 'Authentication 2', adds(inInvoices, () => true, (call) => call.world.accounts.filter((each) => each !== call.account).flatMap((each) => [...each.docs.values()]).find((doc) => doc.kind.plural === 'invoices')), 'another account has an invoice'),
  defect('list-shows-others-by-text', "text finds another account's documents", estimates, 'Authentication 2', adds(all(inEstimates, asked('text')), () => true, (call) => call.world.accounts.filter((each) => each !== call.account).flatMap((each) => [...each.docs.values()]).find((doc) => doc.kind.family === 'estimate')), 'beside text'),
  defect('list-of-receipt-lines-lost', 'invoice receipts are missing from their list once settled', 'GET /invoice_receipts.json', 'Documents: list', answers(all(at('invoice_receipts'), good), (_call, reply) => { const list = listOf(reply); list?.splice(0, list.length, ...list.filter((each) => textAt(each, 'status') !== 'settled')); return undefined; }), 'one is settled'),
  defect('list-of-guides-lacks-devolutions', 'devolutions are not listed', guides, 'Documents: list guides', answers(all(inGuides, good, family('guide')), (_call, reply) => { const list = listOf(reply); list?.splice(0, list.length, ...list.filter((each) => textAt(each, 'type') !== 'Devolution')); return undefined; }), 'there is a devolution'),
];

export const listDefects: readonly Defect[] = [...filters, ...pages, ...entries];
