// Which recorded exchanges the last one depends on, and which of them may be left out: boundary cases.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import type { Proof } from '../judge/violation.js';
import { equal, madeItem, readItem, sent, tag } from './exchanges.fixture.js';
import { removable, slicesOf } from './slice.js';

const recorded = (exchanges: Exchange[], parts: Partial<Parameters<typeof slicesOf>[0]> = {}) => ({
  ...{ exchanges, tag, others: new Set<number>(), ids: [], proof: undefined, field: 'name' },
  ...parts,
});
const smallest = (...input: Parameters<typeof recorded>) => slicesOf(recorded(...input))[0];
const allOf = (exchanges: Exchange[]) => exchanges.map((_, n) => n);
const answered = (status: number | undefined, one: Exchange): Exchange => ({ ...one, status });
const update = (id: number, item: object = {}) => sent('updateItem', 'PUT', `/items/${id}.json`, { item });
const quote = (id: number, fields: object) =>
  sent('createQuote', 'POST', '/quotes.json', { quote: fields }, { quote: { id } }, { status: 201 });
const list = (path: string) => sent('listItems', 'GET', path);

test('what is needed needs others -> these are needed as well, however many there are in a row', () => {
  const made = (id: number, from?: number) =>
    sent('raw', 'POST', '/x.json', { from_id: from }, { x: { id } });
  const chain = [made(20), made(21), made(22, 21), made(23, 22), made(24, 23), made(25, 24)];
  expect(smallest([...chain, sent('raw', 'GET', '/x/25.json')])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a record that a list should hold by its name -> needs the documents with that name; one that it should not hold, none', () => {
  const naming = quote(5, { items: [{ name: 'Blue lamp' }] });
  const all = [naming, quote(6, { items: [{ name: 'Red lamp' }] }), list('/items.json')];
  const listed = (least: number, key = 'name'): Proof => ({
    ...{ by: 'listed', key, value: 'Blue lamp', least, most: least },
  });
  expect(smallest(all, { proof: listed(1) })).toEqual([0, 2]);
  expect(smallest(all, { proof: listed(0) })).toEqual([2]);
  expect(smallest(all, { proof: listed(1, 'id') })).toEqual([2]);
});

test('a text that a search looks for -> written by what was carried out, and by nothing else', () => {
  const search = sent('listEstimates', 'GET', '/estimates.json?reference=Blue+lamp');
  for (const [one, isNeeded] of [
    [quote(5, { reference: 'Blue lamp' }), true],
    [answered(undefined, quote(5, { reference: 'Blue lamp' })), true],
    [answered(299, quote(5, { reference: 'Blue lamp' })), true],
    [answered(300, quote(5, { reference: 'Blue lamp' })), false],
    [answered(422, quote(5, { reference: 'Blue lamp' })), false],
    [quote(5, { reference: 'Red lamp' }), false],
    [{ ...quote(5, { reference: 'Blue lamp' }), method: 'GET' }, false],
  ] as const)
    expect(smallest([one, search]), JSON.stringify(one)).toEqual(isNeeded ? [0, 1] : [1]);
  expect(smallest([quote(5, { reference: '' }), sent('x', 'GET', '/estimates.json?text=')])).toEqual([1]);
});

test('the changes of the record alone, then with the latest read at each of its addresses, then all changes', () => {
  const pdf = sent('getDocumentPdf', 'GET', '/api/pdf/5.json');
  const other = sent('getDocumentPdf', 'GET', '/api/pdf/6.json');
  const last = sent('changeQuoteState', 'PUT', '/quotes/5/change-state.json');
  const exchanges = [quote(5, {}), quote(6, {}), pdf, pdf, other, last];
  expect(slicesOf(recorded(exchanges))).toEqual([[0, 5], [0, 3, 5], [0, 1, 5], allOf(exchanges)]);
});

test('a text in a query that is no text in an address -> looked for as it stands', () => {
  const name = `50% ${tag}`;
  const found = sent('findClientByName', 'GET', `/clients/find.json?name=50%+${tag}`);
  const client = sent('createClient', 'POST', '/c.json', { client: { name: `50%+${tag}` } });
  expect(smallest([client, found])).toEqual([0, 1]);
  expect(smallest([{ ...client, requestBody: JSON.stringify({ client: { name } }) }, found])).toEqual([1]);
});

test('an account with the number for tax purposes of an earlier one -> needs that', () => {
  const account = (id: string) => sent('createAccount', 'POST', '/a.json', { account: { fiscal_id: id } });
  expect(smallest([account('508000011'), account('508000022'), account('508000011')])).toEqual([0, 2]);
});

test('what was deleted and is named afterwards -> the deletion may not be left out, once it was carried out', () => {
  const isLeftOut = (path: string, status: number) => {
    const item = madeItem(5, `lamp ${tag}`);
    const deleted = sent('deleteItem', 'DELETE', path, undefined, undefined, { status });
    const line = { name: `lamp ${tag}` };
    const exchanges = [item, deleted, quote(7, { items: [line] }), sent('getQuote', 'GET', '/quotes/7.json')];
    return removable(recorded(exchanges), [0, 1, 2, 3]).includes(1);
  };
  expect(isLeftOut('/items/5.json', 200)).toBe(false);
  expect(isLeftOut('/items/5.json', 404)).toBe(true);
  expect(isLeftOut('/items/6.json', 200)).toBe(true);
  expect(isLeftOut('/taxes/5.json', 200)).toBe(true);
});

test('what a change made and was carried out moves the record by changes of its own', () => {
  const pays = (status: number) =>
    sent(
      'createPartialPayment',
      ...['POST', '/documents/5/partial_payments.json'],
      {},
      { receipt: { id: 7 } },
      { status },
    );
  const canceled = sent('changeReceiptState', 'PUT', '/receipts/7/change-state.json', {});
  const read = sent('getInvoice', 'GET', '/invoices/5.json');
  expect(smallest([pays(299), canceled, read])).toEqual([0, 1, 2]);
  expect(smallest([pays(300), canceled, read])).toEqual([0, 2]);
});

test.describe('the last request that said what is due', () => {
  /** An exchange with a separate record each. */
  let id = 10;
  const said = (value: unknown) => {
    id += 1;
    return update(id, { unit_price: value });
  };
  const smallestFor = (proof: Proof, ...all: Exchange[]) =>
    smallest([...all, readItem(5)], { proof, field: 'item.unit_price' });

  test('is needed, as a number or as a text; earlier ones are not', () => {
    for (const one of [12.5, '12.5']) {
      expect(smallestFor(equal(12.5), said(one), said(one))).toEqual([1, 2]);
      expect(smallestFor(equal('12.5'), said('12.5'), said(13))).toEqual([0, 2]);
    }
    expect(smallestFor(equal(12.5), said(13), { ...said(12.5), method: 'GET' })).toEqual([2]);
  });

  test('what was not carried out said nothing', () => {
    const before = said(12.5);
    expect(smallestFor(equal(12.5), before, answered(299, said(12.5)))).toEqual([1, 2]);
    expect(smallestFor(equal(12.5), before, answered(300, said(12.5)))).toEqual([0, 2]);
  });

  test('is none where nothing, several values, a word of the contract, or anything but one is due', () => {
    const near = (...expected: number[]): Proof => ({ by: 'near', expected, within: 1, actual: 0 });
    expect(smallestFor(near(12.5), said(12.5))).toEqual([0, 1]);
    expect(smallestFor(near(12.5, 13), said(12.5))).toEqual([1]);
    for (const compare of ['word', 'not'] as const)
      expect(smallestFor({ by: 'value', compare, expected: 12.5, actual: 0 }, said(12.5))).toEqual([1]);
    expect(smallestFor(equal(null), said(null))).toEqual([1]);
    expect(smallestFor({ by: 'json' }, said(12.5))).toEqual([1]);
  });

  test('the last exchange itself is none', () => {
    const all = [said(12.5), said(12.5)];
    expect(smallest(all, { proof: equal(12.5), field: 'item.unit_price' })).toEqual([0, 1]);
  });
});

test.describe('lists', () => {
  const shape = { by: 'shape', symptom: 'wrong type' } as Proof;
  const estimates = sent('listEstimates', 'GET', '/estimates.json?page=1');

  test('entries are what was made at the address of the list, or of its family of documents, and was carried out', () => {
    const invoice = sent('createInvoice', 'POST', '/invoices.json', {}, { invoice: { id: 7 } });
    const state = sent('changeQuoteState', 'POST', '/quotes/6/change-state.json', {});
    const of = (...all: Exchange[]) => smallest([...all, estimates], { proof: shape, field: 'id' });
    expect(of(quote(6, {}), invoice)).toEqual([0, 2]);
    expect(of(answered(undefined, quote(6, {})))).toEqual([0, 1]);
    expect(of(answered(299, quote(6, {})))).toEqual([0, 1]);
    expect(of(answered(300, quote(6, {})))).toEqual([1]);
    expect(of({ ...quote(6, {}), method: 'PUT' })).toEqual([1]);
    expect(of(state)).toEqual([1]);
    const items = list('/items.json?page=2');
    expect(smallest([madeItem(5, 'a'), quote(6, {}), items], { proof: shape, field: 'id' })).toEqual([0, 2]);
    expect(smallest([madeItem(5, 'a'), readItem(8)], { proof: shape })).toEqual([1]);
  });

  test('an entry of a search with a wrong shape -> the create of that entry, not of all that the search finds', () => {
    const search = sent('listEstimates', 'GET', '/estimates.json?text=lamp');
    const all = [quote(5, { reference: 'lamp' }), quote(6, { reference: 'lamp' }), search];
    expect(smallest(all, { proof: shape, field: 'id', ids: ['5'] })).toEqual([0, 2]);
    expect(smallest(all, { proof: shape, field: 'id' })).toEqual([0, 1, 2]);
    expect(smallest(all, { proof: equal('a'), field: 'id', ids: ['5'] })).toEqual([0, 1, 2]);
  });

  test('a search that is answered -> what it finds; one that breaks -> entries to look in', () => {
    const search = (status: number) => answered(status, sent('listItems', 'GET', '/items.json?text=lamp'));
    const all = [madeItem(5, 'a'), madeItem(6, 'b'), madeItem(7, 'c')];
    const count: Proof = { by: 'size', least: 1, most: 1 };
    expect(smallest([...all, search(499)], { proof: count })).toEqual([3]);
    expect(smallest([...all, search(500)], { proof: undefined })).toEqual([1, 2, 3]);
    expect(smallest([...all, search(500)], { proof: count })).toEqual([0, 1, 2, 3]);
    expect(smallest([...all, answered(undefined, search(0))], { proof: count })).toEqual([3]);
  });

  test('what is said of all that a list holds -> all of it, and nothing may go; of one entry -> not', () => {
    const all = [madeItem(5, 'a'), madeItem(6, 'b'), readItem(9), list('/items.json')];
    const not: Proof = { by: 'value', compare: 'not', expected: 1, actual: 1 };
    for (const [proof, field, ids, isWhole] of [
      [not, 'id', [], true],
      [equal(3), 'pagination.total_entries', [], true],
      [equal(3), 'total', [], false],
      [not, 'id', ['5'], false],
      [{ by: 'json' }, 'pagination.total_entries', [], false],
      [undefined, 'pagination.total_entries', [], false],
    ] as const) {
      const input = recorded(all, { proof, field, ids });
      const is = JSON.stringify([proof, field, ids]);
      expect(slicesOf(input)[0], is).toEqual(isWhole ? [0, 1, 3] : ids.length > 0 ? [0, 3] : [3]);
      expect(removable(input, [2, 3]), is).toEqual(isWhole ? [] : [2]);
    }
  });

  test('earlier pages: of the same filters where one entry is looked for, of any where all are judged', () => {
    const pages = [
      list('/items.json?name=a&page=1'),
      list('/items.json?page=1'),
      list('/items.json?page=2'),
      list('/items.json?page=3'),
    ];
    const listed: Proof = { by: 'listed', key: 'name', value: 1, least: 1, most: 1 };
    expect(smallest(pages, { proof: listed })).toEqual([1, 2, 3]);
    const readTwice = [...pages, ...[1, 2, 3].map((n) => list(`/items.json?page=${n}`))];
    expect(smallest(readTwice, { proof: { by: 'apart' } })).toEqual([4, 5, 6]);
    for (const by of ['pages', 'total'] as const)
      expect(smallest(pages, { proof: { by } }), by).toEqual([0, 1, 2, 3]);
    const [first, ...rest] = pages as [Exchange, ...Exchange[]];
    expect(smallest([first, readItem(5), ...rest], { proof: { by: 'pages' } })).toEqual([2, 3, 4]);
    expect(smallest([first, { ...first, method: 'HEAD' }, ...rest], { proof: { by: 'pages' } })).toEqual([
      2, 3, 4,
    ]);
  });
});

test.describe('what may be left out', () => {
  const removableOf = (all: Exchange[], parts: Parameters<typeof recorded>[1] = {}) =>
    removable(recorded(all, parts), allOf(all));

  test('a change of another record, though its answer shows the id that it was sent to', () => {
    const shown = { ...update(9), responseBody: '{"item":{"id":9}}' };
    expect(removable(recorded([shown, update(9), readItem(5)]), [0, 2])).toEqual([0]);
  });

  test('refused is what is answered with 400 to 499', () => {
    for (const [status, isRefused] of [
      [399, false],
      [400, true],
      [499, true],
      [500, false],
      [undefined, false],
    ] as const)
      expect(removableOf([answered(status, update(5)), readItem(5)]), String(status)).toEqual(
        isRefused ? [0] : [],
      );
  });

  test('what is wrong whatever came before -> everything', () => {
    const all = (status: number | undefined) => [update(5), answered(status, readItem(5))];
    expect(removableOf(all(500))).toEqual([0]);
    expect(removableOf(all(499))).toEqual([]);
    expect(removableOf(all(undefined))).toEqual([]);
    expect(removableOf(all(200), { proof: { by: 'shape', symptom: 'null' } })).toEqual([0]);
  });

  test('writes of the same name before a 5xx: one that failed, was refused or is an update; a create is needed', () => {
    const named = update(5, { name: `Item ${tag}` });
    const both = (first: number, last: number) => [answered(first, named), answered(last, named)];
    expect(removableOf(both(500, 500))).toEqual([0]);
    expect(removableOf(both(499, 500))).toEqual([0]);
    expect(removableOf(both(200, 500))).toEqual([0]);
    expect(removableOf(both(500, 499))).toEqual([]);
  });

  test.describe('before a trigger', () => {
    const trigger = (status: number | undefined) =>
      answered(status, sent('changeInvoiceState', 'PUT', '/invoices/5/change-state.json', {}));
    const pays = (status?: number) =>
      answered(status, sent('createPartialPayment', 'POST', '/documents/5/partial_payments.json', {}));
    const updated = sent('updateInvoice', 'PUT', '/invoices/5.json', {});

    test('that is refused -> payments, which its table does not know', () => {
      for (const [status, isRefused] of [
        [399, false],
        [400, true],
        [499, true],
        [500, true],
      ] as const)
        expect(removableOf([pays(), trigger(status)]), String(status)).toEqual(isRefused ? [0] : []);
      const read = answered(422, sent('getInvoice', 'GET', '/invoices/5.json'));
      expect(removableOf([pays(), read])).toEqual([]);
    });

    test('that is accepted -> updates, as long as nothing was paid', () => {
      const of = (...all: Exchange[]) => removableOf(all, { field: 'http.status' });
      expect(of(updated, trigger(299))).toEqual([0]);
      expect(of(updated, trigger(300))).toEqual([]);
      expect(of(pays(200), updated, trigger(299))).toEqual([]);
      expect(of(pays(299), updated, trigger(299))).toEqual([]);
      expect(of(pays(300), updated, trigger(299))).toEqual([1]);
      expect(removableOf([updated, trigger(200)], { field: 'http.body' })).toEqual([]);
    });
  });
});
