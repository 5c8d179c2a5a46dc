/** Pages and filters: each filter gives exactly the matching part of the unfiltered list, with both ends of a range. */
import { expect, test } from '@playwright/test';
import { type Json, line, type Trial, trial } from '../trial.fixture.js';

type Query = Record<string, string | readonly string[]>;
const idsIn = (
  t: Trial,
  operation: 'listInvoices' | 'listGuides' | 'listEstimates' | 'listPurchaseOrders' | 'listCreditNotes',
  query: Query = {},
) =>
  (t.get(operation, { query: { per_page: '500', ...query } }) as unknown as Json[]).map(
    ({ id }) => id as number,
  );

/** Twelve invoices, one a day from 1 March, the third one final; and a credit note. */
function filled() {
  const t = trial();
  const invoices = Array.from({ length: 12 }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    const fields = {
      date: `${day}/03/2026`,
      due_date: `${day}/04/2026`,
      reference: `R${index}`,
      items: [line({ quantity: index + 1 })],
    };
    return t.create('Invoice', { ...fields, client: { name: index % 2 ? 'Odd' : 'Even' } }).id as number;
  });
  t.change('Invoice', invoices[2], 'finalized');
  const note = t.create('CreditNote').id as number;
  return { t, invoices, note };
}

const cases: {
  name: string;
  query: Query;
  want: (invoices: number[], note: number) => (number | undefined)[];
}[] = [
  { name: 'no filter', query: {}, want: (all, note) => [note, ...all] },
  { name: 'type[]', query: { 'type[]': ['CreditNote'] }, want: (_, note) => [note] },
  { name: 'two types', query: { 'type[]': ['Invoice', 'CreditNote'] }, want: (all, note) => [note, ...all] },
  { name: 'a type of another family', query: { 'type[]': ['Quote'] }, want: () => [] },
  { name: 'status final', query: { 'status[]': ['final'] }, want: (all) => [all[2]] },
  { name: 'status sent', query: { 'status[]': ['sent'] }, want: (all) => [all[2]] },
  {
    name: 'statuses in another case',
    query: { 'status[]': ['Final', 'DRAFT'] },
    want: (all, note) => [note, ...all],
  },
  { name: 'an unknown status', query: { 'status[]': ['lost'] }, want: () => [] },
  {
    name: 'date from and to',
    query: { 'type[]': 'Invoice', 'date[from]': '03/03/2026', 'date[to]': '05/03/2026' },
    want: (all) => all.slice(2, 5),
  },
  { name: 'due date', query: { 'due_date[from]': '11/04/2026' }, want: (all) => all.slice(10) },
  {
    name: 'total before taxes',
    query: { 'type[]': 'Invoice', 'total_before_taxes[from]': '20', 'total_before_taxes[to]': '40.00' },
    want: (all) => all.slice(1, 4),
  },
  { name: 'text in the client', query: { text: 'oDD' }, want: (all) => all.filter((_, index) => index % 2) },
  { name: 'text in the reference', query: { text: 'r11' }, want: (all) => all.slice(11) },
  { name: 'archived', query: { archived: 'true' }, want: () => [] },
  { name: 'not archived', query: { non_archived: 'true' }, want: (all, note) => [note, ...all] },
  { name: 'both', query: { archived: 'true', non_archived: 'true' }, want: (all, note) => [note, ...all] },
];

for (const { name, query, want } of cases) {
  test(`listInvoices with ${name} -> the matching part`, () => {
    const { t, invoices, note } = filled();
    const numbers = (ids: readonly (number | undefined)[]) => [...ids].sort((a, b) => Number(a) - Number(b));
    expect(numbers(idsIn(t, 'listInvoices', query))).toEqual(numbers(want(invoices, note)));
  });
}

test('pages partition the list, in the order of the whole', () => {
  const { t } = filled();
  const whole = idsIn(t, 'listInvoices');
  for (const per_page of ['1', '4', '5', '13', '20']) {
    const pages = Math.ceil(whole.length / Number(per_page));
    const paged = Array.from({ length: pages + 1 }, (_, index) =>
      idsIn(t, 'listInvoices', { per_page, page: String(index + 1) }),
    );
    expect(paged.flat()).toEqual(whole);
    const { pagination } = t.call('listInvoices', { query: { per_page } }).body as Json;
    expect(pagination).toEqual({
      total_entries: 13,
      current_page: 1,
      total_pages: pages,
      per_page: Number(per_page),
    });
  }
  expect(t.get('listInvoices')).toHaveLength(10);
});

test('a change is seen by the next filtered list', () => {
  const { t, invoices } = filled();
  expect(idsIn(t, 'listInvoices', { 'status[]': ['final'] })).toHaveLength(1);
  t.change('Invoice', invoices[5], 'finalized');
  expect(idsIn(t, 'listInvoices', { 'status[]': ['final'] })).toHaveLength(2);
  expect(idsIn(t, 'listInvoices', { text: 'new words' })).toHaveLength(0);
  t.call('updateInvoice', { id: invoices[0], body: { invoice: { reference: 'New words' } } });
  expect(idsIn(t, 'listInvoices', { text: 'new words' })).toEqual([invoices[0]]);
});

test('filters do nothing on the lists of single types', () => {
  const { t, note } = filled();
  expect(idsIn(t, 'listCreditNotes', { 'status[]': ['final'], text: 'nothing' })).toEqual([note]);
});

test('guides are found by loading date, ends included', () => {
  const t = trial();
  const ids = ['01', '02', '03'].map(
    (day) => t.create('Shipping', { loaded_at: `${day}/03/2026 23:59:00` }).id,
  );
  const found = idsIn(t, 'listGuides', { 'loaded_at[from]': '02/03/2026', 'loaded_at[to]': '02/03/2026' });
  expect(found).toEqual([ids[1]]);
});

test('estimates and purchase orders have lists of their own', () => {
  const t = trial();
  const [quote, order] = [t.create('Quote').id, t.create('PurchaseOrder').id];
  expect(idsIn(t, 'listEstimates')).toEqual([quote]);
  expect(idsIn(t, 'listPurchaseOrders', { type: 'PurchaseOrder' })).toEqual([order]);
  expect(idsIn(t, 'listInvoices')).toEqual([]);
});

test("a client's invoices, by status and type", () => {
  const { t, invoices } = filled();
  const client = t.get('findClientByName', { query: { client_name: 'Even' } });
  const found = (body?: unknown) =>
    (t.get('listClientInvoices', { id: client.id, body }) as unknown as Json[]).map(({ id }) => id);
  expect(found().sort()).toEqual(invoices.filter((_, index) => index % 2 === 0));
  expect(found({ filter: { status: ['final'] } })).toEqual([invoices[2]]);
  expect(found({ filter: { by_type: ['CreditNote'] } })).toEqual([]);
  expect(found({ filter: { archived: ['archived'] } })).toEqual([]);
  expect(t.call('listClientInvoices', { id: 1 }).status).toBe(404);
});

for (const query of [
  { page: '0' },
  { page: 'x' },
  { per_page: '-1' },
  { 'date[from]': '2026-01-01' },
  { 'date[to]': '32/01/2026' },
  { 'total_before_taxes[to]': 'x' },
]) {
  test(`listInvoices with ${Object.entries(query).join()} -> 422`, () => {
    expect(trial().call('listInvoices', { query: Object.fromEntries(Object.entries(query)) }).status).toBe(
      422,
    );
  });
}

test('reference on /invoices.json -> exactly this one; elsewhere it is no filter', () => {
  const { create, call } = trial();
  const [one] = ['PO 4711', 'PO 47', 'PO 47110'].map((reference) => create('Invoice', { reference }));
  create('Quote', { reference: 'PO 1' });
  const ids = (operation: 'listInvoices' | 'listEstimates', reference: string, key: string) =>
    ((call(operation, { query: { reference } }).body as Record<string, { id: number }[]>)[key] ?? []).map(
      ({ id }) => id,
    );
  expect(ids('listInvoices', 'PO 4711', 'invoices')).toEqual([one?.id]);
  expect(ids('listEstimates', 'PO 2', 'estimates')).toHaveLength(1);
});
