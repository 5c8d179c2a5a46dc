// References in recorded exchanges, dependencies between them, and candidate slices.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import type { Proof } from '../judge/violation.js';
import { equal, madeItem, own, readItem, sent, tag, target } from './exchanges.fixture.js';
import { minimize } from './minimize.js';
import { traceOf } from './record-trace.js';
import { removable, slicesOf } from './slice.js';
import { captures, shownBefore, slotCases, splitBy } from './slots.js';
import type { Trace } from './trace.js';

const none = { field: 'name' };

test('a change that its table does not allow, and was carried out -> may be refused; the last one, and one that is allowed, may not', () => {
  const change = (state: string) =>
    sent('changeQuoteState', 'PUT', '/quotes/5/change-state.json', { quote: { state } });
  const made = sent('createQuote', 'POST', '/quotes.json', { quote: {} }, { quote: { id: 5 } });
  const read = sent('getQuote', 'GET', '/quotes/5.json');
  const refusable = (...exchanges: Exchange[]) =>
    traceOf(exchanges, none, tag, target).steps.map(({ isRefusable = false }) => isRefusable);
  expect(refusable(made, change('accept'), change('finalized'), read)).toEqual([false, true, false, false]);
  expect(refusable(made, change('no-such-word'), read)).toEqual([false, true, false]);
  expect(refusable(made, change('finalized'), change('accept'))).toEqual([false, false, false]);
  expect(refusable(made, change('accept'))).toEqual([false, false]);
  // A paid document may be settled.
  const paid = sent('createPartialPayment', 'POST', '/documents/5/partial_payments.json', {});
  expect(refusable(made, paid, change('accept'), read)).toEqual([false, false, false, false]);
});

test.describe('references', () => {
  const urlOf = (url: string, before: Exchange[] = []) =>
    traceOf([...before, sent('getItem', 'GET', url)], none, tag, target).steps.at(-1)?.url;

  test('addresses: the longest that fits; one that only begins alike is another host', () => {
    expect(urlOf('/items.json')).toEqual([{ base: 'own' }, '/items.json']);
    expect(urlOf('/second/items.json')).toEqual([{ base: 'second' }, '/items.json']);
    expect(urlOf('/secondly/items.json')).toEqual([{ base: 'own' }, '/secondly/items.json']);
    expect(urlOf('http://public.example?x=1')).toEqual([{ base: 'public' }, '?x=1']);
    expect(urlOf('http://a.example.org/items.json')).toEqual(['http://a.example.org/items.json']);
  });

  test('keys: of the account, of the second one, nearly the own; any other stays', () => {
    const key = (value: string) => urlOf(`/x?a=1&api_key=${value}&b=2`);
    expect(key('KeyA-1')).toEqual([{ base: 'own' }, '/x?a=1&api_key=', { key: 'own' }, '&b=2']);
    expect(key('KeyB-2')).toContainEqual({ key: 'second' });
    expect(key('KeyA-')).toContainEqual({ key: 'own', near: 'cut' });
    expect(key('KeyA-10')).toContainEqual({ key: 'own', near: 'longer' });
    expect(key('kEYa-1')).toContainEqual({ key: 'own', near: 'recased' });
    expect(key('wrong')).toEqual([{ base: 'own' }, '/x?a=1&api_key=wrong&b=2']);
    // Each of several keys, so that none stands in a script.
    expect(urlOf('/x?api_key=KeyA-1&api_key=wrong')).toEqual([
      ...[{ base: 'own' }, '/x?api_key=', { key: 'own' }, '&api_key=wrong'],
    ]);
  });

  test('ids: of earlier answers only, where they stand as ids; names by their tag', () => {
    const made = madeItem(17, `Lamp ${tag}-1`);
    const named = sent('updateItem', 'PUT', '/items/17.json?page=17', {
      item: { id: 17, count: 17, name: 'TAG7' },
    });
    const { steps, slots } = traceOf([made, named], none, tag, target);
    expect(slots).toEqual([{ step: 0, path: ['item', 'id'], value: '17' }]);
    expect(steps[0]?.body).toEqual(['{"item":{"name":"Lamp ', { tag: 'given' }, '-1"}}']);
    expect(steps[1]?.url).toEqual([{ base: 'own' }, '/items/', { slot: 0 }, '.json?page=17']);
    expect(steps[1]?.body).toEqual([
      ...['{"item":{"id":', { slot: 0 }, ',"count":17,"name":"', { tag: 'upper' }, '"}}'],
    ]);
    const backwards = traceOf([sent('getItem', 'GET', '/items/17.json'), made], none, tag, target);
    expect(backwards.slots).toEqual([]);
  });

  test('fiscal numbers of accounts: each another fresh one; elsewhere they stay', () => {
    const account = (id: string) => sent('createAccount', 'POST', '/a.json', { account: { fiscal_id: id } });
    const all = [
      account('508000011'),
      account('508000022'),
      sent('createClient', 'POST', '/c.json', { client: { fiscal_id: '508000011' } }),
    ];
    const bodies = traceOf(all, none, tag, target).steps.map(({ body }) => body);
    expect(bodies[0]).toContainEqual({ fiscalId: 0 });
    expect(bodies[1]).toContainEqual({ fiscalId: 1 });
    expect(bodies[2]).toEqual(['{"client":{"fiscal_id":"508000011"}}']);
  });

  test('requests that overlapped -> a burst under the number of the first; half a millisecond is none', () => {
    const at = (clockMs: number, durationMs: number) =>
      sent('x', 'GET', '/x', undefined, undefined, { clockMs, durationMs });
    const bursts = (...all: Exchange[]) => traceOf(all, none, tag, target).steps.map(({ burst }) => burst);
    expect(bursts(at(0, 5), at(10, 20), at(15, 5), at(40, 5))).toEqual([undefined, 1, 1, undefined]);
    expect(bursts(at(0, 10), at(9.6, 5))).toEqual([undefined, undefined]);
    expect(bursts(at(0, 10), at(9.4, 5))).toEqual([0, 0]);
    expect(bursts(at(0, 10), at(5, 10), at(12, 10))).toEqual([0, 0, 0]);
  });

  test('steps keep what they were: raw requests have no operation, silence no status', () => {
    const { steps } = traceOf(
      [sent('raw', 'PATCH', '/x', undefined, undefined, { status: undefined })],
      none,
      '',
      target,
    );
    expect(steps).toEqual([{ method: 'PATCH', url: [{ base: 'own' }, '/x'], headers: {} }]);
  });
});

test.describe('the assertion', () => {
  const asserted = (proof: Proof | undefined, exchanges: Exchange[], at?: string) =>
    traceOf(exchanges, { ...none, ...(proof && { proof }), ...(at && { at }) }, tag, target).assertion;

  test('no proof, or no place where one is needed -> the answer as a whole', () => {
    expect(asserted(undefined, [readItem(1)]).proof).toEqual({ by: 'body' });
    for (const proof of [equal(1), { by: 'count', name: 'x', expected: 1 }] as Proof[])
      expect(asserted(proof, [readItem(1)]).proof).toEqual({ by: 'body' });
    const status: Proof = { by: 'status', accepted: [[200, 200]] };
    expect(asserted(status, [readItem(1)])).toEqual({
      proof: status,
      recorded: { status: 200, body: '{"item":{"id":1}}' },
    });
    const broken = { ...readItem(1), status: 500 };
    expect(asserted(status, [broken]).proof, 'no step may be needed any more').toEqual({
      ...{ by: 'status', accepted: [[200, 499]] },
    });
  });

  test('what an earlier answer showed -> copied from there; what was sent, nothing, or a word of the contract is not', () => {
    const from = (expected: unknown, sentName: string, compare = 'equal') =>
      asserted(
        { by: 'value', compare, expected, actual: 1 } as Proof,
        [madeItem(1, sentName), readItem(1, { total: 'shown' }), readItem(1, { total: 'now' })],
        'item.total',
      ).from;
    expect(from('shown', 'x')).toEqual({ step: 1, path: ['item', 'total'] });
    expect(from('shown', 'SHOWN')).toBeUndefined();
    expect(from('shown', 'x', 'word')).toBeUndefined();
    expect(from('other', 'x')).toBeUndefined();
    expect(from(null, 'x')).toBeUndefined();
    // The exchange that it was compared with is kept.
    const all = [madeItem(1, 'shown'), readItem(1, { total: 'shown' }), readItem(1, { total: 'now' })];
    const proof = equal('shown');
    const compared = { proof, at: 'item.total', others: all.slice(1, 2) };
    expect(traceOf(all, compared, tag, target).assertion.from).toEqual({ step: 1, path: ['item', 'total'] });
  });

  test('the pages of a list -> those read right before the last, in order', () => {
    const page = (query: string) => sent('listItems', 'GET', `/items.json?${query}`);
    const other = sent('listTaxes', 'GET', '/taxes.json');
    const pagesOf = (proof: Proof, ...all: Exchange[]) => asserted(proof, all).pages;
    const listed: Proof = { by: 'listed', key: 'id', value: 1, least: 1, most: 1 };
    expect(pagesOf(listed, page('a=1&page=1'), page('page=2&a=1'))).toEqual([0, 1]);
    expect(pagesOf(listed, page('a=2&page=1'), page('a=1&page=2'))).toEqual([1]);
    expect(pagesOf(listed, page('page=1'), page('page=2'), page('page=1'), page('page=2'))).toEqual([2, 3]);
    expect(pagesOf(listed, page('page=1'), other, page('page=2'))).toEqual([2]);
    expect(pagesOf({ by: 'pages' }, page('per_page=4'), page('per_page=2'))).toEqual([0, 1]);
    expect(pagesOf({ by: 'json' }, page('page=1'))).toBeUndefined();
  });
});

test.describe('slots', () => {
  test('each from the first answer that showed it, where a later request or the assertion needs it', () => {
    const all = [madeItem(5, 'a'), madeItem(6, 'b'), readItem(5), readItem(5)];
    expect(captures(all).map(({ from, value }) => [from, value])).toEqual([[0, '5']]);
    expect(captures(all, ['6']).map(({ value }) => value)).toEqual(['5', '6']);
  });

  test('an entry of a list -> known by what shows it from the others, else by its place', () => {
    const list = sent('listItems', 'GET', '/items.json', undefined, {
      items: [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
        { id: 3, name: 'b' },
      ],
    });
    const path = (id: number) => captures([list, readItem(id)])[0]?.path;
    expect(path(1)).toEqual(['items', { key: 'name', value: 'a' }, 'id']);
    expect(path(2)).toEqual(['items', 1, 'id']);
  });

  test('an id that no double can hold -> replaced by its digits', () => {
    const made = {
      ...madeItem(17, 'a'),
      responseBody: '{"item":{"id":9223372036854775807,"name":"a"}}',
    };
    const read = { ...readItem(17), url: 'http://own/items/9223372036854775807.json' };
    expect(captures([made, read]).map(({ value }) => value)).toEqual(['9223372036854775807']);
  });

  test('an id in what is nearly an id -> replaced', () => {
    const near = (id: string) => sent('getItem', 'GET', `/items/${id}.json`);
    const stepOf = (id: string) => traceOf([madeItem(17, 'a'), near(id)], none, tag, target).steps[1]?.url;
    expect(stepOf('17abc')).toEqual([{ base: 'own' }, '/items/', { slot: 0 }, 'abc.json']);
    expect(stepOf('17,2')).toEqual([{ base: 'own' }, '/items/', { slot: 0 }, ',2.json']);
    expect(stepOf('17e0')).toEqual([{ base: 'own' }, '/items/', { slot: 0 }, 'e0.json']);
    expect(stepOf('17x')).toEqual([{ base: 'own' }, '/items/17x.json']);
  });

  test('the address of a new account -> replaced in what is sent there; not where it is the one that was asked', () => {
    const at = (url: string, next = `${url}/items.json`) =>
      traceOf(
        [sent('createAccount', 'POST', '/a.json', {}, { account: { url } }), sent('listItems', 'GET', next)],
        none,
        tag,
        target,
      ).steps[1]?.url;
    expect(at('http://new.example')).toEqual([{ slot: 0 }, '/items.json']);
    expect(at('http://new.example', 'http://new.example.org/items.json')).toEqual([
      'http://new.example.org/items.json',
    ]);
    expect(at(own)).toEqual([{ base: 'own' }, '/items.json']);
  });

  test('an id -> replaced as a path segment, in the query and in a body; not inside a number or another member', () => {
    const [slot] = captures([madeItem(17, 'a'), readItem(17)]);
    const parts = (text: string) =>
      splitBy(text, slotCases(slot ? [slot] : [])).filter((one) => typeof one !== 'string').length;
    expect(
      ['http://a/x/17', 'http://a/x/17/y', 'http://a/x/17.json', 'http://a/x?client_id=17&b=1'].map(parts),
    ).toEqual([1, 1, 1, 1]);
    expect(['http://a/x/170', 'http://a/x?page=17', '/17', 'http://a/x?y=/17'].map(parts)).toEqual([
      0, 0, 0, 0,
    ]);
    expect(['{"id":17}', '{"sequence_id": "17"}', '{"page":17}', '{"id":170}'].map(parts)).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test('what was shown before -> by the latest; of another record where two must differ', () => {
    const all = [readItem(1, { n: 'x' }), readItem(2, { n: 'x' }), readItem(1, { n: 'x' })];
    expect(shownBefore(all, 'n', 'x', false)).toEqual({ from: 1, path: ['item', 'n'] });
    expect(shownBefore(all.slice(1), 'n', 'x', true)).toEqual({ from: 0, path: ['item', 'n'] });
    expect(shownBefore([all[0], all[2]] as Exchange[], 'n', 'x', true)).toBeUndefined();
    expect(shownBefore(all, 'n', 'y', false)).toBeUndefined();
  });
});

test.describe('slices', () => {
  const recorded = (exchanges: Exchange[], parts: Partial<Parameters<typeof slicesOf>[0]> = {}) => ({
    ...{ exchanges, tag, others: new Set<number>(), ids: [], proof: undefined, field: 'name' },
    ...parts,
  });
  const invoiced = (name: string) =>
    sent(
      'createInvoice',
      'POST',
      '/invoices.json',
      { invoice: { client: { name } } },
      { invoice: { id: 30 } },
    );
  const client = (name: string, operation = 'createClient') =>
    sent(operation, 'POST', '/clients.json', { client: { name } }, { client: { id: 3 } });

  test('a receipt that is canceled moves the document that it pays -> stays in the smallest slice', () => {
    const made = sent('createInvoice', 'POST', '/invoices.json', {}, { invoice: { id: 5 } }, { status: 201 });
    const paid = sent(
      'createPartialPayment',
      'POST',
      '/documents/5/partial_payments.json',
      {},
      {
        receipt: { id: 7 },
      },
    );
    const canceled = sent('changeReceiptState', 'PUT', '/receipts/7/change-state.json', {});
    const other = sent('changeReceiptState', 'PUT', '/receipts/8/change-state.json', {});
    const read = sent('getInvoice', 'GET', '/invoices/5.json');
    expect(slicesOf(recorded([made, paid, canceled, other, read]))[0]).toEqual([0, 1, 2, 4]);
  });

  test('first what the last one needs, with the changes of its record; then all changes; then everything', () => {
    const all = [
      madeItem(5, `Other ${tag}`),
      madeItem(6, `Own ${tag}`),
      sent('updateItem', 'PUT', '/items/5.json', {}),
      sent('updateItem', 'PUT', '/items/6.json', {}),
      readItem(5),
      readItem(6),
    ];
    expect(slicesOf(recorded(all))).toEqual([
      [1, 3, 5],
      [0, 1, 2, 3, 5],
      [0, 1, 2, 3, 4, 5],
    ]);
    expect(slicesOf(recorded([readItem(9)]))).toEqual([[0]]);
  });

  test('who made or renamed what a body names by the tag -> needed; who only names it too is not', () => {
    const name = `Ana ${tag}`;
    const all = [
      client(name),
      client(`Eva ${tag}`),
      client(name, 'updateClient'),
      invoiced(name),
      invoiced(name),
    ];
    expect(slicesOf(recorded(all))[0]).toEqual([0, 2, 4]);
    expect(slicesOf(recorded([client('Ana'), invoiced('Ana')]))[0]).toEqual([1]);
    const searched = sent('findClientByName', 'GET', `/clients/find.json?name=Ana+${tag}`);
    expect(slicesOf(recorded([client(name), searched]))[0]).toEqual([0, 1]);
  });

  test('what the assertion speaks of, and is compared with -> needed', () => {
    const all = [madeItem(5, `A ${tag}`), madeItem(6, `B ${tag}`), sent('listItems', 'GET', '/items.json')];
    expect(slicesOf(recorded(all, { ids: ['6'] }))[0]).toEqual([1, 2]);
    const [, , list] = all as [Exchange, Exchange, Exchange];
    const changed = [...all.slice(0, 2), readItem(6), sent('updateItem', 'PUT', '/items/6.json', {}), list];
    const ofSix = recorded(changed, { ids: ['6'], field: 'status' });
    expect(slicesOf(ofSix)[0]).toEqual([1, 3, 4]);
    expect(slicesOf(recorded(changed, { ids: ['5'] }))[0]).toEqual([0, 4]);
    expect(slicesOf(recorded(all, { others: new Set([0]) }))[0]).toEqual([0, 2]);
    expect(slicesOf(recorded(all, { proof: equal(`A ${tag}`) }))[0]).toEqual([0, 2]);
  });

  test('an item that lines update -> every document that named it is needed, no other one', () => {
    const named = (name: string) =>
      sent('createQuote', 'POST', '/quotes.json', { quote: { items: [{ name }] } }, { quote: { id: 8 } });
    const read = sent('getItem', 'GET', '/items/5.json', undefined, { item: { id: 5, name: `Own ${tag}` } });
    const all = [madeItem(5, `Own ${tag}`), named(`Own ${tag}`), named('Other'), named(`Own ${tag}`), read];
    const slice = [0, 1, 2, 3, 4];
    expect(removable(recorded(all, { field: 'item.unit' }), slice)).toEqual([2]);
    expect(removable(recorded(all, { field: 'unit' }), slice)).toEqual([1, 2, 3]);
  });

  test('pages that hold a record twice -> the latest answer of each page, in one size, whatever else was read', () => {
    const page = (query: string) =>
      sent('listItems', 'GET', `/items.json?${query}`, undefined, { items: [] });
    const all = [
      page('per_page=30&page=1'),
      page('page=1&per_page=4'),
      page('via=a&per_page=4&page=2'),
      page('per_page=4&page=1'),
    ];
    const { assertion } = traceOf(all, { proof: { by: 'apart' } }, tag, target);
    expect(assertion.pages).toEqual([2, 3]);
  });

  test('what a search looks for, a list counts, or a request said that is due -> needed, with what became of it', () => {
    const quote = (id: number, reference: string) =>
      sent('createQuote', 'POST', '/quotes.json', { quote: { reference } }, { quote: { id } });
    const changed = sent('changeQuoteState', 'PUT', '/quotes/5/change-state.json', {});
    const all = [quote(5, `One ${tag} x`), quote(6, 'Two'), changed];
    const count: Proof = { by: 'size', least: 1, most: 1 };
    const found = sent('listEstimates', 'GET', `/estimates.json?text=${tag}`);
    expect(slicesOf(recorded([...all, found], { proof: count }))[0]).toEqual([0, 2, 3]);
    expect(removable(recorded([...all, found], { proof: count }), [0, 2, 3])).toEqual([]);
    const whole = sent('listEstimates', 'GET', '/estimates.json');
    expect(slicesOf(recorded([...all, whole], { proof: count }))[0]).toEqual([0, 1, 2, 3]);
    const read = sent('getItem', 'GET', '/items/9.json');
    const two = [quote(6, 'Two'), quote(7, 'Three'), read];
    const said = recorded(two, { proof: equal('Two'), field: 'reference' });
    expect(slicesOf({ ...said, field: 'name' })[0]).toEqual([2]);
    expect(slicesOf(said)[0]).toEqual([0, 2]);
    expect(removable(said, [0, 2])).toEqual([]);
  });

  test('a shape in a list -> two entries that show the field, or else the last two', () => {
    const taxed = (id: number, value: unknown) =>
      sent('createTax', 'POST', '/taxes.json', {}, { tax: { id, value } }, { status: 201 });
    const all = [
      taxed(1, 6),
      taxed(2, null),
      taxed(3, 13),
      taxed(4, null),
      sent('listTaxes', 'GET', '/taxes.json'),
    ];
    const shape = { by: 'shape', symptom: 'wrong type' } as Proof;
    const of = (field: string) => slicesOf(recorded(all, { proof: shape, field }))[0];
    expect(of('taxes[].value')).toEqual([0, 2, 4]);
    expect(of('taxes[].region')).toEqual([2, 3, 4]);
    expect(removable(recorded(all, { proof: shape, field: 'taxes[].value' }), [0, 2, 4])).toEqual([]);
  });

  test('earlier pages, and what was under way with the last one -> belong to it', () => {
    const page = (n: number) => sent('listItems', 'GET', `/items.json?page=${n}`);
    const pages = [page(1), page(2)];
    expect(slicesOf(recorded(pages, { proof: { by: 'apart' } }))[0]).toEqual([0, 1]);
    expect(slicesOf(recorded(pages, { proof: { by: 'json' } }))[0]).toEqual([1]);
    const listed = (least: number): Proof => ({ by: 'listed', key: 'id', value: 7, least, most: 1 });
    expect(removable(recorded(pages, { proof: listed(1) }), [0, 1])).toEqual([]);
    expect(removable(recorded(pages, { proof: listed(0) }), [0, 1])).toEqual([0]);
    const at = (clockMs: number) => sent('x', 'GET', '/x', undefined, undefined, { clockMs, durationMs: 10 });
    expect(slicesOf(recorded([at(0), at(20), at(25)]))[0]).toEqual([1, 2]);
    expect(slicesOf(recorded([at(0), at(9.6)]))[0]).toEqual([1]);
  });

  test('what may be left out: looks, changes of other records, and mails; not what is needed', () => {
    const all = [
      madeItem(5, `A ${tag}`),
      readItem(5),
      sent('updateItem', 'PUT', '/items/5.json', {}),
      sent('updateItem', 'PUT', '/items/8.json', {}),
      sent('emailInvoice', 'PUT', '/items/5/email-document.json', {}),
      readItem(5),
    ];
    const whole = all.map((_, n) => n);
    expect(removable(recorded(all), whole)).toEqual([1, 3, 4]);
    expect(removable(recorded(all, { others: new Set([1]) }), whole)).toEqual([3, 4]);
    const refused = { ...sent('updateItem', 'PUT', '/items/5.json', {}), status: 422 };
    const broken = { ...refused, status: 500 };
    expect(removable(recorded([refused, broken, readItem(5)]), [0, 1, 2])).toEqual([0]);
    // A state does not depend on the content.
    expect(removable(recorded(all, { field: 'status' }), whole)).toEqual([1, 2, 3, 4]);
    // A PDF, a payment and a balance have separate paths, but what is due there depends on the document's state.
    const final = (id: number) => sent('changeInvoiceState', 'PUT', `/invoices/${id}/change-state.json`, {});
    const paid = sent('createPartialPayment', 'POST', '/documents/5/partial_payments.json', {});
    const pdf = { ...sent('getDocumentPdf', 'GET', '/api/pdf/5.json'), status: 406 };
    expect(
      removable(recorded([final(5), paid, pdf], { proof: { by: 'status', accepted: [] } }), [0, 1, 2]),
    ).toEqual([]);
    const balance = sent('getClientBalance', 'GET', '/clients/9/balance.json');
    expect(removable(recorded([final(5), paid, balance]), [0, 1, 2])).toEqual([1]);
    for (const by of ['size', 'count', 'total', 'pages', 'apart', 'unique', 'pagination', 'body'])
      expect(removable(recorded(all, { proof: { by } as Proof }), whole), by).toEqual([]);
    const list = [
      madeItem(5, `A ${tag}`),
      sent('updateItem', 'PUT', '/items/8.json', {}),
      sent('listItems', 'GET', '/items.json'),
    ];
    expect(removable(recorded(list), [0, 1, 2])).toEqual([]);
    // A search in an empty list may succeed; a page is counted anyway.
    const failing = (query: string) =>
      recorded([
        madeItem(5, `A ${tag}`),
        { ...sent('listItems', 'GET', `/items.json?${query}`), status: 500 },
      ]);
    expect(removable(failing('text=aaaa'), [0, 1])).toEqual([]);
    expect(slicesOf(failing('text=aaaa'))[0]).toEqual([0, 1]);
    expect(removable(failing('page=9999'), [0, 1])).toEqual([0]);
    // A wrongly accepted trigger does not depend on the content of the document; a refused one may.
    const document = sent('createInvoice', 'POST', '/invoices.json', { invoice: {} }, { invoice: { id: 5 } });
    const update = sent('updateInvoice', 'PUT', '/invoices/5.json', {});
    const trigger = (status: number) =>
      recorded([document, update, { ...final(5), status }], { field: 'http.status' });
    expect(removable(trigger(200), [0, 1, 2])).toEqual([1]);
    expect(removable(trigger(422), [0, 1, 2])).toEqual([]);
  });
});

test.describe('minimizing', () => {
  const exchanges = () => [
    madeItem(5, `A ${tag}`),
    readItem(5),
    sent('emailInvoice', 'PUT', '/items/5/email-document.json', {}),
    sent('getTax', 'GET', '/taxes/1.json'),
    readItem(5),
  ];
  const judged = { proof: equal('a'), at: 'item.name', field: 'name' };

  async function smallest(
    shows: (operations: string[], replays: number) => boolean | undefined,
    all = exchanges(),
  ) {
    const replays: string[][] = [];
    const found = await minimize(
      { exchanges: all, judged, others: [], tag },
      target,
      async (trace: Trace) => {
        const operations = trace.steps.map(({ operation = '' }) => operation);
        replays.push(operations);
        const says = shows(operations, replays.length);
        return { outcome: says === undefined ? 'unknown' : says ? 'shows' : 'absent', says: '', answers: [] };
      },
    );
    return {
      replays,
      found: found?.exchanges.map(({ operation }) => operation),
      conditions: found?.conditions,
    };
  }

  test('all that may go goes at once, and the rest is shown twice', async () => {
    const { found, replays, conditions } = await smallest(() => true);
    expect(found).toEqual(['createItem', 'getItem']);
    expect(conditions).toEqual([]);
    expect(replays).toEqual([
      ['createItem', 'emailInvoice', 'getItem'],
      ['createItem', 'getItem'],
      ['createItem', 'getItem'],
    ]);
  });

  test('what may not go stays, and is the condition', async () => {
    const mailed = await smallest((operations) => operations.includes('emailInvoice'));
    expect([mailed.found, mailed.conditions]).toEqual([
      ['createItem', 'emailInvoice', 'getItem'],
      ['emailInvoice'],
    ]);
    const two = await smallest(
      (all) => all.includes('emailInvoice') && all.filter((one) => one === 'getItem').length > 1,
    );
    expect(two.found).toEqual(['createItem', 'getItem', 'emailInvoice', 'getItem']);
    expect(two.conditions).toEqual(['getItem', 'emailInvoice']);
  });

  test('shown by none, or not the second time -> undefined; what cannot be judged does not show', async () => {
    expect((await smallest(() => false)).found).toBeUndefined();
    expect((await smallest(() => undefined)).found).toBeUndefined();
    expect((await smallest((_, replays) => replays < 3)).found).toBeUndefined();
  });

  test('eighty requests are enough for one: larger slices are not tried any more', async () => {
    const looks = Array.from({ length: 40 }, () => readItem(5));
    const all = [
      madeItem(5, `A ${tag}`),
      ...looks,
      sent('updateItem', 'PUT', '/items/9.json', {}),
      readItem(5),
    ];
    const { replays } = await smallest(() => false, all);
    expect(replays.map((one) => one.length)).toEqual([2, 3, 3, 43]);
    const twice = [...all.slice(0, -1), ...Array.from({ length: 40 }, () => readItem(5)), readItem(5)];
    expect((await smallest(() => false, twice)).replays.map((one) => one.length)).toEqual([2, 3, 3]);
  });

  test('a burst is tried several times before it counts as absent', async () => {
    const at = (clockMs: number) => ({ ...readItem(5), clockMs, durationMs: 10 });
    const burst = [{ ...madeItem(5, `A ${tag}`), clockMs: -50 }, at(0), at(5)];
    const { replays } = await smallest(() => false, burst);
    expect(replays.length).toBe(6);
    expect((await smallest((all, n) => all.length === 3 && n % 3 === 0, burst)).found).toEqual([
      'createItem',
      'getItem',
      'getItem',
    ]);
  });
});
