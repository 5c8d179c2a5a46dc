// Explanations of groups of violations: by the answer in which they were seen, overload, a wrong record, an update of others.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { StatementId } from '../../judge/citation.js';
import { groupOf } from '../../judge/identity.js';
import type { Exchange } from '../../judge/result.js';
import type { Violation } from '../../judge/violation.js';
import type { Confirmation, Verification } from '../../replay/confirm.js';
import type { TraceStep } from '../../replay/trace.js';
import { exchange, result } from '../sample.fixture.js';
import { found, seen, shownAs, stepsOf, violated } from './causes.fixture.js';

test.describe('a 5xx that shows only beside other requests', () => {
  const many: OperationId[] = ['getItem', 'getTax', 'createItem', 'updateItem', 'deleteItem'];
  const status = many.map((operation) => violated({ operation }));
  const ofState = violated({ statement: 'state:invoice/draft+finalized', operation: 'changeInvoiceState' });
  const atOnce = violated({ field: 'overlap.update', operation: 'updateTax' });
  const other = exchange({ status: 500, responseBody: '{}' });
  const alone = violated({ field: 'input.texts', operation: 'createTax', exchange: other });
  const atOnceToo = violated({ field: 'overlap.delete', operation: 'updateTax' });
  const body = violated({
    ...{ statement: 'status:getTax/500', field: 'http.body', symptom: 'invalid JSON', sort: 'shape' },
    ...{ operation: 'getTax', exchange: exchange({ status: 500 }) },
  });
  const all = [...status, ofState, atOnce, atOnceToo, body, alone];
  const results = all.map((one, n) => seen(`${one.operation}/${n}`, [one]));
  const verifications = (...some: Violation[]) => [
    ...some.map((one) => shownAs(one, 'intermittent')),
    shownAs(ofState, 'under concurrency'),
    shownAs(atOnce, 'confirmed', stepsOf({ burst: 0 }, { burst: 0 })),
    shownAs(atOnceToo, 'confirmed'),
    shownAs(body, 'under concurrency'),
    shownAs(alone, 'confirmed', stepsOf({})),
  ];

  test('of many operations -> one finding that names them all; what shows alone stays', () => {
    const [first, second, ...others] = found(results, ...verifications(...status));
    expect(first?.id).toBe('rule:no-server-error http.status -> 500');
    expect([...(first?.operations ?? [])].sort()).toEqual(
      [...many, 'changeInvoiceState', 'updateTax'].sort(),
    );
    expect(first?.consequences).toEqual([
      'state:draft+finalized http.status -> 500',
      'rule:no-server-error overlap.update -> 500',
      'rule:no-server-error overlap.delete -> 500',
      'status:500 http.body -> invalid JSON',
    ]);
    expect(second).toEqual({
      ...{ id: 'rule:no-server-error input.texts -> 500', operations: ['createTax'], consequences: [] },
    });
    expect(others).toEqual([]);
  });

  test('of five operations that no request shows alone -> one finding', () => {
    const five = results.slice(2);
    const working = result({ id: 'updateTax/right', asserted: ['operation:updateTax'] });
    expect(found([...five, working], ...verifications(...status.slice(2)))).toHaveLength(2);
  });

  test('of few operations -> each its own finding', () => {
    const few = results.slice(3);
    const working = result({ id: 'updateTax/right', asserted: ['operation:updateTax'] });
    expect(found([...few, working], ...verifications(...status.slice(3)))).toHaveLength(6);
  });
});

test.describe('a list that answers another page', () => {
  const listed = (url: string, page: number): Exchange =>
    exchange({
      ...{ method: 'GET', operation: 'listInvoices', url, status: 200 },
      responseBody: JSON.stringify({ invoices: [], pagination: { current_page: page } }),
    });
  const current = violated({
    ...{
      statement: 'rule:pagination-adds-up',
      sort: 'value',
      symptom: 'different',
      operation: 'listClients',
    },
    field: 'pagination.current_page',
  });
  const missing = (one: Exchange) =>
    violated({
      ...{ statement: 'rule:record-listed', sort: 'value', field: 'id', symptom: 'not listed' },
      ...{ operation: 'listInvoices', exchange: one },
    });
  const results = (one: Violation) => [seen('listClients/a', [current]), seen('listInvoices/b', [one])];

  test('-> explains what is missing on it, and names that list too', () => {
    expect(found(results(missing(listed('http://a/invoices.json', 2))))).toEqual([
      {
        id: 'rule:pagination-adds-up pagination.current_page -> inconsistent',
        operations: ['listClients', 'listInvoices'],
        consequences: ['rule:record-listed id -> not listed'],
      },
    ]);
  });

  test('and not what is missing on the page that was asked for, nor a value', () => {
    expect(found(results(missing(listed('http://a/invoices.json?page=2', 2))))).toHaveLength(2);
    const value = { ...missing(listed('http://a/invoices.json', 2)), symptom: 'different' as const };
    expect(found(results(value))).toHaveLength(2);
  });
});

test.describe('a record that is not the one meant', () => {
  const one = exchange({ clockMs: 5 });
  const kept: Partial<Violation> = {
    statement: 'rule:client-open-fields',
    sort: 'value',
    symptom: 'different',
  };
  const field = (name: string, at: Exchange = one) =>
    violated({ ...kept, field: name, operation: 'findClientByCode', exchange: at });

  test('-> explains its other fields in the same answer, and in no other', () => {
    expect(found([seen('createClient/a', [field('id'), field('name')])])).toMatchObject([
      { id: 'rule:fields-kept id -> different', consequences: ['rule:fields-kept name -> different'] },
    ]);
    const elsewhere = field('name', exchange({ clockMs: 6 }));
    expect(found([seen('createClient/a', [field('id'), elsewhere])])).toHaveLength(2);
    expect(
      found([seen('createClient/a', [field('id'), field('name')]), seen('getClient/b', [elsewhere])]),
    ).toHaveLength(2);
  });

  test('two fields without another id -> two findings', () => {
    expect(found([seen('createClient/a', [field('city'), field('name')])])).toHaveLength(2);
  });
});

test.describe('an update that changes a record which it does not name', () => {
  const kept: Partial<Violation> = {
    ...{ statement: 'rule:client-open-fields', sort: 'value', symptom: 'different' },
  };
  const spilled = violated({ ...kept, field: 'code', operation: 'updateClient', ofAnother: true });
  const other = (parts: Partial<Violation> = {}) => {
    const city = violated({ ...kept, field: 'city', operation: 'getClient' });
    return Object.assign<object, object>(city, parts) as Violation;
  };
  const put = (slot: number): Partial<TraceStep> => ({
    ...{ operation: 'updateClient', method: 'PUT', url: [{ slot }] },
  });
  const results = (one: Violation, called: Record<string, number> = { updateClient: 2 }) => [
    seen('updateClient/a', [spilled]),
    seen('updateClient/b', [one], called),
  ];

  test('-> explains values of that kind where it was sent for several records', () => {
    for (const more of [
      {},
      stepsOf(put(1), put(2)),
      stepsOf({ operation: 'createClient' }, { operation: 'createClient' }),
    ])
      expect(found(results(other()), shownAs(other(), 'confirmed', more))).toMatchObject([
        { id: 'rule:fields-kept code -> different', consequences: ['rule:fields-kept city -> different'] },
      ]);
  });

  test('and nothing that shows with one record, without such an update, or of another kind', () => {
    const single = stepsOf({ operation: 'createClient' }, put(1), put(1));
    expect(found(results(other()), shownAs(other(), 'confirmed', single))).toHaveLength(2);
    expect(found(results(other(), { createClient: 1 }))).toHaveLength(2);
    expect(found(results(other({ operation: 'getItem' })))).toHaveLength(2);
    expect(found(results(other({ symptom: 'wrong type', sort: 'shape' })))).toHaveLength(2);
    expect(
      found(results(other()), shownAs(spilled, 'unconfirmed'), shownAs(other(), 'confirmed')),
    ).toHaveLength(2);
  });
});

test.describe('most of one answer', () => {
  const kept: Partial<Violation> = {
    statement: 'rule:document-fields-kept',
    sort: 'value',
    symptom: 'different',
  };
  const fieldsOf = (names: readonly string[], clockMs: number) =>
    names.map((name) =>
      violated({ ...kept, field: name, operation: 'getQuote', exchange: exchange({ clockMs }) }),
    );

  test('is wrong -> one finding; three fields are three', () => {
    expect(found([seen('createQuote/a', fieldsOf(['date', 'due_date', 'sum', 'total'], 1))])).toMatchObject([
      { consequences: [{}, {}, {}].map(() => expect.stringMatching(/^rule:fields-kept/)) },
    ]);
    expect(found([seen('createQuote/a', fieldsOf(['date', 'due_date', 'sum'], 1))])).toHaveLength(3);
  });

  test('is wrong, and one field elsewhere alone -> that one stands alone', () => {
    const all = fieldsOf(['date', 'due_date', 'sum', 'total', 'retention'], 1);
    const alone = fieldsOf(['retention'], 2);
    expect(found([seen('createQuote/a', all), seen('createQuote/b', alone)])).toHaveLength(2);
  });
});

test.describe('an operation that accepts what it should refuse', () => {
  const accepted = ['cc', 'bcc', 'logo', 'body'].map((name) =>
    violated({
      statement: 'status:emailQuote/422',
      field: name,
      symptom: 'accepted',
      operation: 'emailQuote',
    }),
  );
  const checks = (all: readonly Violation[]) => all.map((one, n) => seen(`emailQuote/${n}`, [one]));

  test('in all fields that were tried -> one finding; where it refused one -> each', () => {
    expect(found(checks(accepted))).toHaveLength(1);
    expect(found(checks(accepted.slice(2)))).toHaveLength(1);
    const refusing = result({ id: 'emailQuote/right', asserted: ['status:emailQuote 422'] });
    expect(found([...checks(accepted), refusing])).toHaveLength(4);
  });
});

test('the same 5xx of one operation, also where no status is named -> one finding; another body is another', () => {
  const at = (responseBody: string) => exchange({ status: 500, responseBody });
  const due = violated({ statement: 'status:getItem/404', operation: 'getItem', exchange: at('a') });
  const plainOf = (body: string, operation: OperationId = 'getItem') =>
    violated({ operation, exchange: at(body) });
  const working = result({ id: 'getItem/right', asserted: ['operation:getItem', 'operation:getTax'] });
  const both = (one: Violation) => found([seen('getItem/a', [due]), seen('getItem/b', [one]), working]);
  expect(both(plainOf('a'))).toMatchObject([
    { id: 'status:404 http.status -> 500', consequences: ['rule:no-server-error http.status -> 500'] },
  ]);
  expect(both(plainOf('b'))).toHaveLength(2);
  expect(both(plainOf('a', 'getTax'))).toHaveLength(2);
  // The text contains the id of the request.
  const of = (id: number) => violated({ ...due, exchange: at(`no item ${id}`) });
  const plain = plainOf('no item 18');
  expect(found([seen('getItem/a', [of(7)]), seen('getItem/b', [plain]), working])).toHaveLength(1);
  // Also for concurrent deletes, and for refusals that only the table of errors states; not if the operation states them.
  expect(both(violated({ ...plainOf('a'), field: 'overlap.delete' }))).toHaveLength(1);
  const byTable = (statement: Violation['statement'], body = 'a') =>
    violated({ ...plainOf(body), statement });
  const table = (...all: Violation[]) =>
    found([...all.map((one, n) => seen(`getItem/${n}`, [one])), working]);
  expect(table(byTable('errors:422'), byTable('errors:404'))).toHaveLength(1);
  expect(table(byTable('errors:422'), byTable('errors:404', 'b'))).toHaveLength(2);
  expect(table(byTable('status:getItem/422'), byTable('status:getItem/404'))).toHaveLength(2);
  expect(table(byTable('errors:401'), byTable('errors:404'))).toHaveLength(2);
});

test('every 5xx of an operation that never answered as it should -> one finding', () => {
  const of = (statement: Violation['statement']) => violated({ statement, operation: 'getItem' });
  const results = [of('status:getItem/200'), of('status:getItem/404')].map((one, n) =>
    seen(`getItem/${n}`, [one]),
  );
  expect(found(results)).toHaveLength(1);
  const right = (...asserted: string[]) => result({ id: 'getItem/right', asserted });
  // A correct refusal does not show that the operation ever succeeds.
  expect(found([...results, right('operation:getItem')])).toHaveLength(1);
  expect(found([...results, right('operation:getItem', 'status:getItem 200')])).toHaveLength(2);
});

test('an operation that answers a 5xx in the place of every refusal -> one finding, whatever is sent', () => {
  const of = (statement: Violation['statement'], field: string) =>
    violated({ statement, field, operation: 'updateShipping' });
  const results = [
    seen('updateShipping/a', [of('status:updateShipping/422', 'http.status')]),
    seen('updateShipping/b', [of('rule:no-server-error', 'input.nul')]),
    seen('updateShipping/c', [of('rule:no-server-error', 'input.array-for-object')]),
  ];
  const right = (...statuses: number[]) =>
    result({
      ...{ id: 'updateShipping/right' },
      asserted: ['operation:updateShipping', ...statuses.map((one) => `status:updateShipping ${one}`)],
    });
  expect(found([...results, right(200)])).toMatchObject([{ id: 'status:422 http.status -> 500' }]);
  expect(found([...results, right(200, 422)])).toHaveLength(3);
});

test('an operation that answers lawful requests and those without a key with one 5xx is stuck -> one finding', () => {
  const error = { operation: 'createQuote', status: 500, responseBody: 'stuck 7' };
  const of = (statement: Violation['statement'], field = 'http.status', more = {}) =>
    violated({ statement, field, operation: 'createQuote', exchange: exchange({ ...error, ...more }) });
  const lawful = of('operation:createQuote');
  const nul = of('rule:no-server-error', 'input.nul');
  const keyless = (more = {}) => of('status:createQuote/401', 'http.status', more);
  const right = result({ id: 'createQuote/right', asserted: ['operation:createQuote'] });
  const count = (...violations: Violation[]) =>
    found([right, ...violations.map((one, n) => seen(`createQuote/${n}`, [one]))]).length;
  expect(count(lawful, nul, keyless())).toBe(1);
  expect(count(lawful, nul)).toBe(2);
  expect(count(lawful, nul, keyless({ responseBody: 'no key' }))).toBe(3);
  expect(count(nul, keyless())).toBe(2);
});

test('a status behind one and the same change of state -> one finding, by the cell of that change', () => {
  const change = (state: string, status = 200) =>
    exchange({
      ...{
        operation: 'changeQuoteState',
        method: 'PUT',
        url: 'http://a/quotes/7/change-state.json?api_key=k',
      },
      ...{ requestBody: JSON.stringify({ quote: { state } }), status },
    });
  const get = exchange({ operation: 'getQuote', method: 'GET', url: 'http://a/quotes/7.json?api_key=k' });
  const status = (statement: Violation['statement'], symptom: Violation['symptom']) =>
    violated({ statement, sort: 'state', field: 'status', symptom, operation: 'changeQuoteState' });
  const all = [
    status('state:quote/draft+finalized', 'different'),
    status('state:quote/final+finalized', 'changed'),
    status('rule:transition-allowed', 'different'),
  ];
  const of = (...exchanges: Exchange[]) =>
    found(
      all.map((one, n) => seen(`changeQuoteState/${n}`, [one])),
      ...all.map((one) => shownAs(one, 'confirmed', { ...stepsOf({}), exchanges })),
    );
  const [only, ...others] = of(change('finalized'), change('finalized'), get);
  expect([only?.id, others]).toEqual(['state:final+finalized status -> changed', []]);
  const [first, ...more] = of(change('finalized'), get);
  expect([first?.id, more]).toEqual(['state:draft+finalized status -> different', []]);
  // A refused trigger stays in a minimized trace only if it changed the state.
  const [refused, ...rest] = of(change('finalized'), change('finalized', 422), get);
  expect([refused?.id, rest]).toEqual(['state:final+finalized status -> changed', []]);
  // If no group has the statement of the cell, the most frequent group is the cause.
  expect(of(change('finalized'), change('accept'), get)).toHaveLength(1);
  const update = exchange({
    operation: 'updateQuote',
    method: 'PUT',
    url: 'http://a/quotes/7.json',
    status: 200,
  });
  expect(of(change('finalized'), update, get)).toHaveLength(3);
  // A word that is no trigger of any row was itself accepted against the table.
  expect(of(change('finalized'), change('a word'), get)).toHaveLength(1);
});

test('several triggers that were refused -> follow from the one that another trace needs', () => {
  const operation = 'changeQuoteState';
  const change = (state: string, status = 422) =>
    exchange({
      ...{ operation, method: 'PUT', url: 'http://a/quotes/7/change-state.json', status },
      requestBody: JSON.stringify({ quote: { state } }),
    });
  const get = exchange({ operation: 'getQuote', method: 'GET', url: 'http://a/quotes/7.json' });
  const status = (statement: Violation['statement']) =>
    violated({ statement, sort: 'state', field: 'status', symptom: 'changed', operation });
  const [one, other] = [status('state:quote/final+finalized'), status('state:quote/final+canceled')];
  const count = (...needed: string[]) =>
    found(
      [seen('changeQuoteState/a', [one]), seen('changeQuoteState/b', [other])],
      shownAs(one, 'confirmed', {
        ...stepsOf({}),
        exchanges: [change('finalized', 200), ...needed.map((word) => change(word)), get],
      }),
      shownAs(other, 'confirmed', {
        ...stepsOf({}),
        exchanges: [change('finalized', 200), change('canceled'), change('finalized'), get],
      }),
    ).length;
  expect(count('finalized')).toBe(1);
  expect(count('accept')).toBe(2);
});

test('lines in another order than they were sent -> what their entries show follows, in traces that show the order', () => {
  const body = (...units: string[]) =>
    JSON.stringify({ quote: { items: units.map((unit) => ({ name: 'same', unit, tax: { name: 'a' } })) } });
  const trace = (sent: string[], shown: string[]) => [
    exchange({ operation: 'updateQuote', method: 'PUT', requestBody: body(...sent), responseBody: '' }),
    exchange({ operation: 'getQuote', method: 'GET', requestBody: '', responseBody: body(...shown) }),
  ];
  const wrong = (field: string) =>
    violated({
      ...{ statement: 'rule:document-fields-kept', sort: 'value', field, symptom: 'different' },
      operation: 'updateQuote',
    });
  const order = wrong('items');
  const count = (field: string, exchanges: Exchange[], root: Partial<Violation> = {}) =>
    found(
      [seen('updateQuote/a', [{ ...order, ...root }]), seen('updateQuote/b', [wrong(field)])],
      shownAs(wrong(field), 'confirmed', { exchanges }),
    ).length;
  const turned = trace(['a', 'b', 'c'], ['c', 'b', 'a']);
  expect(count('items[].unit', turned)).toBe(1);
  expect(count('text.words', turned)).toBe(1);
  expect(count('reference', turned)).toBe(2);
  expect(count('items[].unit', trace(['a', 'b'], ['a', 'b']))).toBe(2);
  expect(count('items[].unit', trace(['a', 'b'], ['b', 'c']))).toBe(2);
  expect(count('items[].unit', trace(['a', 'b'], ['b']))).toBe(2);
  expect(count('items[].unit', turned, { operation: 'createInvoice' })).toBe(2);
});

test('a trigger that is accepted and changes nothing -> explains what is accepted beside it, of that trigger and operation', () => {
  const operation = 'changeInvoiceState';
  const unchanged = violated({
    ...{ statement: 'state:invoice/draft+finalized', sort: 'state', field: 'status', symptom: 'unchanged' },
    operation,
  });
  const both = violated({
    ...{ statement: 'rule:transition-forbidden', sort: 'value', field: 'status', symptom: 'accepted' },
    operation,
  });
  const count = (trigger: string, more: Partial<Violation> = {}) =>
    found(
      [seen('changeInvoiceState/a', [unchanged]), seen('changeInvoiceState/b', [{ ...both, ...more }])],
      shownAs({ ...both, ...more }, 'confirmed', {
        exchanges: [exchange({ operation, requestBody: JSON.stringify({ invoice: { state: trigger } }) })],
      }),
    ).length;
  expect(count('finalized')).toBe(1);
  expect(count('canceled')).toBe(2);
  expect(count('finalized', { operation: 'changeQuoteState' })).toBe(2);
  expect(count('finalized', { symptom: 'different' })).toBe(2);
});

test('a trigger that is refused and moves the document -> explains what it does beside an accepted one', () => {
  const root = violated({
    ...{ statement: 'state:shipping/final+deleted', sort: 'state', field: 'status', symptom: 'changed' },
    operation: 'changeShippingState',
  });
  const beside = violated({
    ...{ statement: 'rule:transition-allowed', sort: 'value', field: 'status', symptom: 'different' },
    operation: 'changeShippingState',
  });
  const count = (state: string, status: number, confirmation: Confirmation = 'confirmed') =>
    found(
      [seen('changeShippingState/a', [root]), seen('changeShippingState/b', [beside])],
      shownAs(root, confirmation),
      shownAs(beside, 'confirmed', {
        exchanges: [exchange({ status, requestBody: JSON.stringify({ shipping: { state } }) })],
      }),
    ).filter(({ id }) => id.startsWith('rule:')).length;
  expect(count('deleted', 422)).toBe(0);
  expect(count('deleted', 200)).toBe(1);
  expect(count('canceled', 422)).toBe(1);
  expect(count('deleted', 422, 'unconfirmed')).toBe(1);
});

test('a field of a client that an update loses -> explains the client that a document shows, where it was updated', () => {
  const lost = (field: string, operation: OperationId) =>
    violated({ statement: 'rule:client-open-fields', sort: 'value', field, symptom: 'different', operation });
  const count = (field: string, own: OperationId, sent: OperationId) => {
    const [root, shown] = [lost('fax', own), lost(field, 'getClient')];
    return found(
      [seen(`${own}/a`, [root]), seen('createQuote/b', [shown])],
      shownAs(root, 'confirmed'),
      shownAs(shown, 'confirmed', { exchanges: [exchange({ operation: sent }), exchange({})] }),
    ).length;
  };
  expect(count('client.fax', 'updateClient', 'updateClient')).toBe(1);
  expect(count('client.fax', 'updateClient', 'createClient')).toBe(2);
  expect(count('client.phone', 'updateClient', 'updateClient')).toBe(2);
  expect(count('client.fax', 'updateAccount', 'updateAccount')).toBe(2);
});

test('what is never ready, alone and beside others -> one finding; of another operation its own', () => {
  const waited = (statement: Violation['statement'], operation: OperationId) =>
    violated({ statement, symptom: 'not ready', operation });
  const alone = waited('rule:pdf-poll', 'getDocumentPdf');
  const count = (operation: OperationId, confirmation: Confirmation = 'confirmed') => {
    const beside = waited('rule:document-fields-kept', operation);
    return found(
      [seen('getDocumentPdf/a', [alone]), seen('createQuote/b', [beside])],
      shownAs(alone, confirmation),
      shownAs(beside, 'under concurrency'),
    ).length;
  };
  expect(count('getDocumentPdf')).toBe(1);
  expect(count('exportSaft')).toBe(2);
  expect(count('getDocumentPdf', 'under concurrency')).toBe(2);
});

test('a page before the last that is short -> explains what all pages hold, in that list alone', () => {
  const page = (entries: number, current_page: number, total_pages: number) =>
    exchange({
      ...{ method: 'GET', operation: 'listClients', status: 200 },
      responseBody: JSON.stringify({
        clients: Array.from({ length: entries }, (_, id) => ({ id })),
        pagination: { current_page, total_pages, per_page: 3 },
      }),
    });
  const listed = (statement: Violation['statement'], field: string, symptom: Violation['symptom']) =>
    violated({ ...{ statement, field, symptom, sort: 'value', operation: 'listClients' } });
  const short = (shown: Exchange) => ({
    ...listed('rule:pages-partition', 'query.per_page', 'different'),
    exchange: shown,
  });
  const total = listed('rule:pagination-adds-up', 'pagination.total_entries', 'inconsistent');
  const parts = listed('rule:pages-partition', 'query.page', 'different');
  const count = (shown: Exchange, other: Violation = total) =>
    found([seen('a', [short(shown)]), seen('b', [other]), seen('c', [parts])]).length;
  expect(count(page(2, 1, 3))).toBe(1);
  // The total may be wrong; the expected size of the last page then follows from it.
  expect(count(page(3, 1, 3))).toBe(2);
  expect(count(page(2, 2, 3))).toBe(2);
  expect(count(page(2, 1, 3), { ...total, operation: 'listItems' })).toBe(2);
  expect(count(page(2, 1, 3), { ...total, field: 'pagination.total_pages' })).toBe(2);
  // Pages that show the same records are a cause as well.
  const apart: Violation = { ...parts, proof: { by: 'apart' } };
  const missing = listed('rule:record-listed', 'id', 'not listed');
  const beside = (other: Violation, overlapping = apart) =>
    found([seen('c', [overlapping]), seen('b', [other])]).map(({ id }) => id);
  const root = ['rule:pages-partition query.page -> different'];
  expect(beside(total)).toEqual(root);
  expect(beside(total, parts)).toHaveLength(2);
  expect(beside({ ...missing, exchange: page(3, 1, 3) })).toEqual(root);
  expect(beside({ ...missing, exchange: page(3, 1, 3), operation: 'updateClient' })).toEqual(root);
  expect(beside({ ...missing, exchange: { ...page(3, 1, 3), operation: 'listItems' } })).toHaveLength(2);
  expect(beside({ ...missing, exchange: page(3, 1, 1) })).toHaveLength(2);
});

test.describe('what reading back the records of a trace has shown', () => {
  const status = (
    statement: Violation['statement'],
    operation: OperationId,
    symptom: Violation['symptom'] = '404',
  ) => violated({ statement, operation, symptom });
  const last = (operation: OperationId, code = 404) => ({
    exchanges: [exchange({ operation, status: code, method: 'GET' })],
  });
  const absent = { lapses: [{ kind: 'absent' as const, operation: 'createItem' as const }] };
  const read = status('status:getItem/200', 'getItem');
  const update = status('operation:updateItem', 'updateItem');
  const both = [seen('getItem/a', [read]), seen('updateItem/b', [update]), seen('updateItem/c', [update])];

  test('a record that is not there -> one finding, of who reads it', () => {
    expect(
      found(
        both,
        shownAs(read, 'confirmed', { ...last('getItem'), ...absent }),
        shownAs(update, 'confirmed', { ...last('updateItem'), ...absent }),
      ),
    ).toEqual([
      {
        ...{ id: 'status:200 http.status -> 404', operations: ['getItem', 'updateItem'] },
        consequences: ['operation:updateItem http.status -> 404'],
      },
    ]);
  });

  test('what does not rest on that record, or was not read back -> stays', () => {
    const client = status('operation:updateClient', 'updateClient');
    const results = [...both.slice(0, 1), seen('updateClient/b', [client])];
    const first = shownAs(read, 'confirmed', { ...last('getItem'), ...absent });
    const second = shownAs(client, 'confirmed', { ...last('updateClient'), ...absent });
    expect(found(results, first, second)).toHaveLength(2);
    expect(found(both, first, shownAs(update, 'confirmed', last('updateItem')))).toHaveLength(2);
  });

  test('another account that sees the record -> stands alone', () => {
    const leak = violated({
      ...{ statement: 'rule:key-identifies-account', sort: 'value', field: 'item', symptom: 'leaked' },
      operation: 'getItem',
    });
    const results = [...both, seen('getItem/isolated', [leak])];
    const all = [read, update, leak].map((one) =>
      shownAs(one, 'confirmed', { ...last(one.operation as OperationId), ...absent }),
    );
    expect(found(results, ...all)).toHaveLength(2);
  });

  test('a state that a step before it did not lead to -> follows from that cell', () => {
    const cell = violated({
      ...{ statement: 'state:quote/draft+finalized', sort: 'state', field: 'status', symptom: 'unchanged' },
      operation: 'changeQuoteState',
    });
    const later = status('errors:422', 'changeQuoteState', 'accepted');
    const results = [seen('changeQuoteState/a', [cell]), seen('changeQuoteState/b', [later])];
    const lapses = [{ kind: 'state' as const, cell: 'draft+finalized' as const }];
    expect(found(results, shownAs(cell, 'confirmed'), shownAs(later, 'confirmed', { lapses }))).toHaveLength(
      1,
    );
    expect(found(results, shownAs(cell, 'confirmed'), shownAs(later, 'confirmed'))).toHaveLength(2);
  });

  test('an update that changes nothing -> one finding; two values that it loses -> two', () => {
    const value = (field: string) =>
      violated({
        ...{ statement: 'rule:item-fields-kept', sort: 'value', field, symptom: 'different' },
        operation: 'updateItem',
      });
    const [unit, name] = [value('unit'), value('name')];
    const results = [seen('updateItem/a', [unit]), seen('updateItem/b', [name])];
    const lost = (values: number) => ({
      lapses: [{ kind: 'unchanged' as const, operation: 'updateItem' as const, values }],
    });
    const verified = (one: number, other: number) => [
      shownAs(unit, 'confirmed', lost(one)),
      shownAs(name, 'confirmed', lost(other)),
    ];
    expect(found(results, ...verified(3, 1))).toMatchObject([{ id: 'rule:fields-kept name -> different' }]);
    expect(found(results, ...verified(3, 1))).toHaveLength(1);
    expect(found(results, ...verified(2, 2))).toHaveLength(2);
  });
});

test('an amount that is wrong only where a figure of it is -> follows from the figure; elsewhere too -> stays', () => {
  const value = (field: string, clockMs: number) =>
    violated({
      ...{ statement: 'rule:document-fields-kept', sort: 'value', field, symptom: 'different' },
      ...{ operation: 'createQuote', exchange: exchange({ clockMs }) },
    });
  const figures = ['items[].quantity', 'sum', 'before_taxes', 'total'];
  const whole = seen(
    'createQuote/a',
    figures.map((field) => value(field, 5)),
  );
  expect(found([whole])).toMatchObject([{ id: 'rule:fields-kept items[].quantity -> different' }]);
  expect(found([whole])).toHaveLength(1);
  expect(found([whole, seen('createQuote/b', [value('sum', 9)])]).map(({ id }) => id)).toEqual([
    'rule:fields-kept items[].quantity -> different',
    'rule:fields-kept sum -> different',
  ]);
  expect(found([seen('createQuote/a', [value('items[].name', 5), value('sum', 5)])])).toHaveLength(2);
  // In the third answer only this field was judged.
  const both = [5, 6].map((at) => seen(`createQuote/${at}`, [value('before_taxes', at), value('taxes', at)]));
  expect(found([...both, seen('createQuote/c', [value('taxes', 9)])])).toHaveLength(1);
  const lines = violated({
    ...{ statement: 'rule:sum-of-lines', sort: 'value', field: 'sum', symptom: 'different' },
    operation: 'createQuote',
  });
  expect(found([seen('createQuote/a', [value('sum', 5)]), seen('createQuote/b', [lines])])).toHaveLength(1);
  const others = seen('createInvoice/b', [{ ...lines, operation: 'createInvoice' }]);
  const rule = (operation: OperationId) =>
    seen(`${operation}/c`, [
      { ...lines, statement: 'rule:client-created', field: 'client.name', operation } as Violation,
    ]);
  const name = seen('createQuote/d', [value('client.name', 5)]);
  expect(found([name, rule('createQuote')])).toHaveLength(1);
  expect(found([name, rule('updateQuote')])).toHaveLength(2);
  expect(found([seen('createQuote/a', [value('sum', 5)]), others])).toHaveLength(2);
});

test('a figure that is wrong by as much as what is made of it, in no case without that -> follows from it', () => {
  const value = (field: string, expected: number, actual: number, clockMs = 5) =>
    violated({
      ...{ statement: 'rule:document-fields-kept', sort: 'value', field, symptom: 'different' },
      ...{ operation: 'createQuote', exchange: exchange({ clockMs }) },
      proof: { by: 'near', expected: [expected], within: 0.01, actual },
    });
  const amounts = [1, 2, 3].map((n) => seen(`createQuote/${n}`, [value('before_taxes', 90, 70, n)]));
  const sums = (sum: Violation, check = 'createQuote/1') => {
    const own = amounts.map((one) =>
      one.id === check
        ? seen(check, [...one.violations, { ...sum, exchange: exchange({ clockMs: 1 }) }])
        : one,
    );
    const all = own.some(({ id }) => id === check) ? own : [...own, seen(check, [sum])];
    return found(all).map(({ id }) => id);
  };
  expect(sums(value('sum', 100, 80))).toEqual(['rule:fields-kept before_taxes -> different']);
  expect(sums(value('sum', 100, 80.02))).toHaveLength(1);
  expect(sums(value('sum', 100, 80.03))).toHaveLength(2);
  expect(sums(value('sum', 100, 120))).toHaveLength(2);
  expect(sums(value('sum', 100, 80), 'createQuote/alone')).toHaveLength(2);
  // A violation of the rule about sums of lines follows as well.
  const lines = violated({
    ...{ statement: 'rule:sum-of-lines', sort: 'value', field: 'sum', symptom: 'different' },
    operation: 'updateQuote',
  });
  const both = amounts.map((one, n) =>
    n === 0 ? seen(one.id, [...one.violations, value('sum', 100, 80, 1)]) : one,
  );
  expect(found([...both, seen('updateQuote/lines', [lines])])).toHaveLength(1);
});

test('an amount whose trace shows another figure of a line than was sent -> follows from that figure, in its kind', () => {
  const body = (items: unknown) => JSON.stringify({ invoice: { items } });
  const trace = (sent: unknown, shown: unknown) => [
    exchange({ requestBody: body(sent), responseBody: '' }),
    exchange({ method: 'GET', operation: 'getInvoice', requestBody: '', responseBody: body(shown) }),
  ];
  const figure = violated({
    ...{
      statement: 'rule:document-fields-kept',
      sort: 'value',
      field: 'items[].quantity',
      symptom: 'different',
    },
    operation: 'createInvoice',
  });
  const sum = violated({
    ...{ statement: 'rule:sum-of-lines', sort: 'value', field: 'sum', symptom: 'different' },
    operation: 'updateInvoice',
  });
  const count = (exchanges: Exchange[], more: Partial<Violation> = {}) =>
    found(
      [seen('createInvoice/a', [figure]), seen('updateInvoice/b', [{ ...sum, ...more }])],
      shownAs({ ...sum, ...more }, 'confirmed', { exchanges }),
    ).length;
  const rounded = trace([{ quantity: '2.5' }, {}], [{ quantity: 3 }, { quantity: 1 }]);
  expect(count(rounded)).toBe(1);
  expect(count(rounded, { field: 'before_taxes' })).toBe(1);
  expect(count(trace([{ quantity: '2.50' }], [{ quantity: 2.5 }]))).toBe(2);
  expect(count(trace([{ quantity: '2.5' }], [{ quantity: 3 }, {}]))).toBe(2);
  expect(count(trace([{ unit_price: '2.5' }], [{ unit_price: 3 }]))).toBe(2);
  expect(count(trace([{ quantity: '2.5' }], [{}]))).toBe(2);
  expect(count(rounded, { field: 'reference' })).toBe(2);
  expect(count(rounded, { operation: 'createQuote' })).toBe(2);
});

test('reads at once that cross -> what shows only beside others in such an answer follows', () => {
  const crossed = violated({
    ...{ statement: 'rule:record-meant', sort: 'value', field: 'id', symptom: 'different' },
    ...{ operation: 'getInvoice' },
  });
  const sum = violated({
    ...{ statement: 'schema:Document.sum', sort: 'value', field: 'sum', symptom: 'different' },
    ...{ operation: 'updateInvoice', exchange: exchange({ operation: 'getInvoice' }) },
  });
  const inBurst = stepsOf({ burst: 0 }, { burst: 0 });
  const count = (confirmation: Confirmation, shown: Violation = sum, how: Partial<Verification> = inBurst) =>
    found(
      [seen('getInvoice/a', [crossed]), seen('updateInvoice/b', [shown])],
      shownAs(crossed, 'confirmed', how),
      shownAs(shown, confirmation),
    ).length;
  expect([count('under concurrency'), count('not verified'), count('confirmed')]).toEqual([1, 1, 2]);
  expect(count('not verified', { ...sum, exchange: exchange({ operation: 'getQuote' }) })).toBe(2);
  expect(count('not verified', sum, stepsOf({}, {}))).toBe(2);
});

test('creates at once whose answers cross -> each value of such a record that shows only beside others follows', () => {
  const crossed = violated({
    ...{ statement: 'rule:record-meant', sort: 'value', field: 'reference', symptom: 'different' },
    ...{ operation: 'createInvoice' },
  });
  const lost = (operation: OperationId, symptom: Violation['symptom'] = 'different') =>
    violated({
      ...{ statement: 'rule:document-fields-kept', sort: 'value', field: 'sum', symptom },
      ...{ operation: 'updateInvoice', exchange: exchange({ operation }) },
    });
  const count = (
    shown: Violation,
    ofCrossed: Confirmation = 'confirmed',
    ofShown: Confirmation = 'not verified',
  ) =>
    found(
      [seen('createInvoice/a', [crossed]), seen('updateInvoice/b', [shown])],
      shownAs(crossed, ofCrossed),
      shownAs(shown, ofShown),
    ).length;
  expect(count(lost('getInvoice'))).toBe(1);
  expect(count(lost('getInvoice'), 'confirmed', 'unconfirmed')).toBe(1);
  expect(count(lost('getInvoice'), 'confirmed', 'confirmed')).toBe(2);
  expect(count(lost('getInvoice'), 'unconfirmed')).toBe(2);
  expect(count(lost('getQuote'))).toBe(2);
  expect(count(lost('getInvoice', 'unchanged'))).toBe(2);
});

test('an item of which most fields are as before is not updated: one finding; two fields -> two', () => {
  const asBefore = (field: string, clockMs: number) =>
    seen(`createInvoice/${field}`, [
      violated({
        ...{ statement: 'rule:item-updated', sort: 'value', field: `item.${field}`, symptom: 'different' },
        ...{ operation: 'createInvoice', exchange: exchange({ clockMs }) },
      }),
    ]);
  const three = ['description', 'unit_price', 'unit'].map(asBefore);
  expect(found(three)).toHaveLength(1);
  expect(found(three)[0]?.consequences).toHaveLength(2);
  expect(found(three.slice(0, 2))).toHaveLength(2);
});

test.describe('a read that answers as before a change', () => {
  const lost = (operation: OperationId, field: string, symptom: Violation['symptom']) =>
    violated({ statement: 'rule:document-fields-kept', sort: 'value', field, symptom, operation });
  const [state, reference, retention] = [
    lost('changeQuoteState', 'status', 'unchanged'),
    lost('updateQuote', 'reference', 'different'),
    lost('updateQuote', 'retention', 'different'),
  ];
  const all = [state, reference, retention];
  const results = all.map((one, n) => seen(`${one.operation}/${n}`, [one]));
  const trace = (writer: OperationId, answers: readonly [string, string], status = 200) => ({
    exchanges: [
      exchange({ operation: 'getQuote', method: 'GET', url: '/quotes/1.json', responseBody: answers[0] }),
      exchange({ operation: writer, method: 'PUT', url: '/quotes/1/change-state.json', status }),
      exchange({ operation: 'getQuote', method: 'GET', url: '/quotes/1.json?a=1', responseBody: answers[1] }),
    ],
  });
  const verified = (answers: readonly [string, string], status?: number) =>
    all.map((one) =>
      shownAs(one, 'confirmed', trace(one.operation as OperationId, [answers[0], answers[1]], status)),
    );

  test('after different operations -> one finding that blames the read as well', () => {
    const [one, ...others] = found(results, ...verified(['old', 'old']));
    expect(others).toEqual([]);
    expect(one?.operations).toContain('getQuote');
    expect(one?.consequences).toHaveLength(2);
  });

  test('another answer, a refused change, fewer findings -> each stays', () => {
    expect(found(results, ...verified(['old', 'new']))).toHaveLength(3);
    expect(found(results, ...verified(['old', 'old'], 422))).toHaveLength(3);
    expect(found(results.slice(0, 2), ...verified(['old', 'old']))).toHaveLength(2);
  });

  test('after one operation, or since the create -> one finding, which does not blame the read', () => {
    const date = lost('updateQuote', 'date', 'different');
    const updates = [...results.slice(1), seen('updateQuote/3', [date])];
    const [, ...reads] = verified(['old', 'old']);
    const created = { exchanges: trace('updateQuote', ['', 'old']).exchanges.slice(1) };
    const create = exchange({ operation: 'createQuote', url: '/quotes.json', responseBody: 'old' });
    const third = shownAs(date, 'confirmed', { exchanges: [create, ...created.exchanges] });
    const [one, ...others] = found(updates, ...reads, third);
    expect(others).toEqual([]);
    expect(one?.operations).toEqual(['updateQuote']);
  });
});

test.describe('texts that are changed in one way', () => {
  const changed = (field: string, expected: string, actual: string, operation: OperationId = 'createQuote') =>
    violated({
      ...{ statement: 'rule:document-fields-kept', sort: 'value', field, symptom: 'different', operation },
      proof: { by: 'value', compare: 'equal', expected, actual },
    });
  const of = (...violations: Violation[]) =>
    found(violations.map((one, n) => seen(`${one.operation}/${n}`, [one])));
  const reference = changed('reference', '𝒳 a', '? a');
  const name = changed('client.name', 'b 🧾', 'b &#129534;');
  const unit = changed('items[].unit', '👩c', 'c');

  test('three fields, or two of which a check of texts is one -> one finding', () => {
    expect(of(reference, name, unit)).toHaveLength(1);
    expect(of(reference, changed('text.invisible', 'x𝒳', 'x'))).toMatchObject([
      { id: 'rule:fields-kept text.invisible -> different' },
    ]);
    const trimmed = ['reference', 'client.name', 'items[].unit'].map((field) => changed(field, ' a ', 'a'));
    expect(of(...trimmed)).toHaveLength(1);
    const long = (end: string) => `${'x'.repeat(16)}${end}`;
    const cut = (field: string, sent: string, came: string) => changed(field, long(sent), long(came));
    expect(of(cut('reference', 'ab', ''), cut('text.bytes', 'b', ''))).toHaveLength(1);
    expect(of(cut('reference', 'ab', 'a'), cut('text.bytes', 'b', ''))).toHaveLength(2);
    expect(of(changed('reference', 'xx', 'x'), changed('text.bytes', 'xx', 'x'))).toHaveLength(2);
    const holding = (sent: string, came: string) => {
      const one = changed('observations', long(sent), `${long(came)} and a note`);
      return { ...one, proof: { ...one.proof, compare: 'includes' } as Violation['proof'] };
    };
    expect(of(holding('ab', ''), cut('text.bytes', 'b', ''))).toHaveLength(1);
    expect(of(holding('ab', 'a'), cut('text.bytes', 'b', ''))).toHaveLength(2);
  });

  test('escaped for a page, or read as numbers -> one finding with the check of texts', () => {
    const escaped = changed('text.escapes', '&amp; <b>', '&amp;amp; &lt;b&gt;');
    expect(of(escaped, changed('address_to.detail', '"A"', '&quot;A&quot;'))).toHaveLength(1);
    expect(of(escaped, changed('address_to.detail', "'A'", '&#39;A&#x27;'))).toHaveLength(1);
    expect(of(escaped, changed('address_to.detail', '&lt;', '<'))).toHaveLength(1);
    expect(of(escaped, changed('address_to.detail', '"A"', '&quot;B&quot;'))).toHaveLength(2);
    const number = changed('text.numbers', '007', '7');
    expect(of(number, changed('code', '00125', '125'))).toHaveLength(1);
    expect(of(number, changed('code', '00125', '126'))).toHaveLength(2);
  });

  test('cut in one place, however short -> one finding; in two places, or to two lengths: one each', () => {
    const cut = (kind: string, came: string, path = 'license_plate'): Violation => {
      const one = changed(`text.${kind}`, `${came} and more`, came);
      return { ...one, proof: { ...one.proof, path } as Violation['proof'] };
    };
    expect(of(cut('bytes', 'abcd'), cut('escapes', 'wxyz'))).toHaveLength(1);
    expect(of(cut('bytes', 'abc'), cut('escapes', 'xyz'))).toHaveLength(2);
    expect(of(cut('bytes', 'abcd'), cut('escapes', 'wxyzw'))).toHaveLength(2);
    expect(of(cut('bytes', 'abcd'), cut('escapes', 'wxyz', 'fax'))).toHaveLength(2);
  });

  test('in two ways at once -> one finding each', () => {
    const escaped = [
      changed('text.escapes', '<b>', '&lt;b&gt;'),
      changed('reference', '"A"', '&quot;A&quot;'),
    ];
    const numbers = [changed('text.numbers', '007', '7'), changed('code', '00125', '125')];
    expect(of(...escaped, ...numbers)).toHaveLength(2);
    expect(of(...escaped, numbers[0] as Violation, changed('code', '00125', '126'))).toHaveLength(3);
  });

  test('day and month turned in two dates -> one finding', () => {
    const date = changed('date', '12/11/2026', '11/12/2026');
    expect(of(date, changed('due_date', '01/02/2027', '02/01/2027'))).toHaveLength(1);
    expect(of(date, changed('due_date', '01/02/2027', '03/01/2027'))).toHaveLength(2);
    expect(of(date, changed('loaded_at', '01/02/2027 10:00:00', '02/01/2027 10:00:00'))).toHaveLength(1);
  });

  test('without separators in one field or two -> that field, and not texts', () => {
    const phone = changed('phone', '+351 210-000', '+351210000', 'updateClient');
    const text = (kind: string, path: string, sent: string, came: string): Violation => {
      const one = changed(`text.${kind}`, sent, came, 'updateClient');
      return { ...one, proof: { ...one.proof, path } as Violation['proof'] };
    };
    const [blanks, dates] = [
      text('trimming', 'phone', ' a b', 'ab'),
      text('dates', 'fax', '2026-01', '202601'),
    ];
    expect(of(phone, blanks, dates)).toMatchObject([{ id: 'rule:fields-kept phone -> different' }]);
    const everywhere = [blanks, dates, text('ends', 'city', '(a', 'A')];
    expect(of(phone, ...everywhere)).toMatchObject([{ id: expect.stringContaining(' text.') }]);
    expect(of(phone, text('dates', 'fax', '2026-01', '202602'))).toHaveLength(2);
  });

  test('of two that explain each other in their traces one is changed so -> both follow from the check of texts', () => {
    const [client, line] = [changed('client.name', 'x𝒳', 'x'), changed('items[].name', 'x𝒳', 'x')];
    const all = [changed('text.invisible', 'x𝒳', 'x'), client, line];
    const results = all.map((one, n) => seen(`createQuote/${n}`, [one]));
    const causedBy = (one: Violation) => ({ causes: [groupOf(one)] });
    const circle = [
      shownAs(client, 'confirmed', causedBy(line)),
      shownAs(line, 'confirmed', causedBy(client)),
    ];
    expect(found(results, ...circle).map(({ id }) => id)).toEqual([
      'rule:fields-kept text.invisible -> different',
    ]);
    expect(found(results.slice(1), ...circle)).toHaveLength(1);
  });

  test('two fields, another way, another value, another word -> each stays', () => {
    expect(of(reference, name)).toHaveLength(2);
    expect(of(reference, name, changed('items[].unit', ' c', 'c'))).toHaveLength(3);
    expect(of(reference, name, changed('items[].unit', '👩c', 'd'))).toHaveLength(3);
    expect(of(...['a', 'b', 'c'].map((text, n) => changed(`field${n}`, text, `${text}${n}`)))).toHaveLength(
      3,
    );
  });
});

test('another client than was sent -> one of two documents and its saved address follow, for the same types', () => {
  const of = (statement: Violation['statement'], field: string, operation: OperationId) =>
    violated({ ...{ statement, field, operation }, symptom: 'different', sort: 'value' });
  const name = of('rule:document-fields-kept', 'client.name', 'createQuote');
  const made = { ...of('rule:client-created', 'client.id', 'createQuote'), symptom: 'not unique' } as const;
  const mailed = of('rule:email-saves-address', 'client.email', 'emailQuote');
  const count = (...all: Violation[]) => found(all.map((one, n) => seen(`a/${n}`, [one]))).length;
  expect(count(name, made, mailed)).toBe(1);
  expect(count(made, mailed)).toBe(2);
  expect(count(name, { ...made, operation: 'createProforma' })).toBe(2);
  expect(count(name, { ...mailed, operation: 'emailInvoice' })).toBe(2);
  expect(count({ ...name, field: 'client.city' }, made)).toBe(2);
});

test('a client that is another one where its name is wrong -> follows; lines beside it do not follow from its id', () => {
  const wrong = (field: string, clockMs: number) =>
    violated({
      ...{ statement: 'rule:document-fields-kept', sort: 'value', field, symptom: 'different' },
      ...{ operation: 'createQuote', exchange: exchange({ clockMs }) },
    });
  const both = seen('createQuote/a', [wrong('client.id', 5), wrong('client.name', 5)]);
  expect(found([both, seen('createQuote/b', [wrong('client.name', 9)])])).toHaveLength(1);
  expect(found([seen('createQuote/a', [wrong('client.id', 5), wrong('items[].unit', 5)])])).toHaveLength(2);
});

test.describe('what an operation accepts beside', () => {
  const accepted = (statement: Violation['statement'], field: string, operation: OperationId) =>
    violated({ statement, field, symptom: 'accepted', operation });
  const of = (...violations: Violation[]) =>
    found(violations.map((one, n) => seen(`${one.operation}/${n}`, [one])));
  const missing = accepted('status:listItems/401', 'query.api_key', 'listItems');
  const unknown = accepted('errors:404', 'path.id', 'getTax');

  test('a key elsewhere where none is needed, an odd id where any is found -> follow', () => {
    expect(of(missing, accepted('rule:key-needed', 'header', 'listItems'))).toHaveLength(1);
    expect(of(unknown, accepted('errors:422', 'path.id', 'getTax'))).toHaveLength(1);
    const text = (field: string, symptom: 'listed' | 'not listed' = 'listed') =>
      violated({ statement: 'rule:list-text', field, symptom, operation: 'listGuides' });
    expect(of(text('query.text'), text('query.text-like'))).toHaveLength(1);
    const [accents, ...others] = of(
      text('query.text', 'not listed'),
      text('query.text-accents', 'not listed'),
    );
    expect([accents?.id, others]).toEqual(['rule:list-text query.text-accents -> not listed', []]);
    expect(of(missing, accepted('status:listItems/404', 'overlap.delete', 'listItems'))).toHaveLength(2);
    expect(of(unknown, accepted('status:getTax/404', 'overlap.delete', 'getTax'))).toHaveLength(2);
    const anyId = accepted('status:deleteTax/404', 'path.id', 'deleteTax');
    expect(of(anyId, accepted('status:deleteTax/404', 'overlap.delete', 'deleteTax'))).toHaveLength(1);
    const renamed = accepted('status:updateItem/422', 'item.name', 'updateItem');
    const twice = (operation: OperationId) =>
      violated({ statement: 'rule:item-name-unique', field: 'item.name', symptom: 'not unique', operation });
    expect(of(renamed, twice('updateItem'))).toHaveLength(1);
    expect(of(renamed, twice('createItem'))).toHaveLength(2);
    const series = (field: string, symptom: 'not unique' | 'different' | 'unchanged' | 'absent') =>
      violated({ statement: 'rule:one-default-sequence', field, symptom, operation: 'setCurrentSequence' });
    expect(of(series('default_sequence', 'not unique'), series('sequence_id', 'different'))).toHaveLength(1);
    expect(of(series('default_sequence', 'unchanged'), series('default_sequence', 'absent'))).toHaveLength(1);
  });

  test('at another operation -> stay', () => {
    expect(of(missing, accepted('rule:key-needed', 'header', 'listTaxes'))).toHaveLength(2);
    expect(of(unknown, accepted('errors:422', 'path.id', 'getItem'))).toHaveLength(2);
  });

  test('another account that an unknown id opens -> stands alone', () => {
    expect(of(unknown, accepted('rule:key-identifies-account', 'query.api_key', 'getTax'))).toHaveLength(2);
  });
});

test.describe('records that another account reaches', () => {
  const ofKey = { statement: 'rule:key-identifies-account', symptom: 'leaked', sort: 'value' } as const;
  const leak = (operation: OperationId, field = 'query.api_key') => violated({ ...ofKey, operation, field });
  const five: OperationId[] = ['getItem', 'getTax', 'getClient', 'getInvoice', 'getSequence'];
  const all = [...five.map((operation) => leak(operation)), leak('findClientByName', 'query.name')];
  const leaked = 'rule:key-identifies-account query.api_key -> leaked';
  const results = (violations: Violation[]) =>
    violations.map((one) => seen(`${one.operation}/isolated`, [one]));

  test('of five resources -> one finding, whatever field shows it, that blames all', () => {
    const shown = all.map((one) => shownAs(one, 'confirmed'));
    expect(found(results(all), ...shown)).toEqual([
      {
        ...{
          id: leaked,
          operations: ['getItem', 'getClient', 'getInvoice', 'getSequence', 'getTax', 'findClientByName'],
        },
        consequences: ['rule:key-identifies-account query.name -> leaked'],
      },
    ]);
  });

  test('of four -> a scope is missing here and there: two findings', () => {
    const four = all.slice(1);
    expect(found(results(four), ...four.map((one) => shownAs(one, 'confirmed')))).toHaveLength(2);
  });

  test('not seen again -> explains nothing', () => {
    const shown = all.map((one) => shownAs(one, one.field === 'query.api_key' ? 'unconfirmed' : 'confirmed'));
    expect(found(results(all), ...shown).flatMap(({ consequences }) => consequences)).toEqual([]);
  });
});

test.describe('a list that is broken by what was sent', () => {
  const body = violated({ field: 'body', symptom: 'accepted', sort: 'value', operation: 'updateClient' });
  const read = violated({ field: 'input.array-for-inner-object', operation: 'getClient' });
  const results = [seen('updateClient/odd-types', [body]), seen('updateClient/inner-maps', [read])];
  const of = (confirmation: Confirmation, ...steps: Partial<TraceStep>[]) =>
    found(results, shownAs(body, 'confirmed'), shownAs(read, confirmation, stepsOf(...steps)));
  const update = { operation: 'updateClient', method: 'PUT', status: 200 };
  const get = { operation: 'getClient', method: 'GET', status: 500 };

  test('a trace stores it and breaks a read -> the list follows from it', () => {
    expect(of('confirmed', update, get)).toEqual([
      {
        id: 'rule:no-server-error input.array-for-inner-object -> 500',
        operations: ['getClient', 'updateClient'],
        consequences: ['rule:no-server-error body -> accepted'],
      },
    ]);
  });

  test('refused, another operation, a write that breaks, seen once -> two findings', () => {
    expect(of('confirmed', { ...update, status: 422 }, get)).toHaveLength(2);
    expect(of('confirmed', { ...update, operation: 'createClient' }, get)).toHaveLength(2);
    expect(of('confirmed', update, { ...update, status: 500 })).toHaveLength(2);
    expect(of('intermittent', update, get)).toHaveLength(2);
  });
});

test.describe('a list by filters', () => {
  const asking = (query: string) =>
    exchange({ operation: 'listEstimates', url: `http://a/estimates.json?${query}` });
  const listed = (statement: Violation['statement'], field: string, query: string) =>
    violated({
      ...{ statement, sort: 'value', field, symptom: 'not listed', operation: 'listEstimates' },
      exchange: asking(query),
    });
  const day = listed('rule:list-due-date', 'query.due_date', 'due_date%5Bfrom%5D=1&page=1');
  const both = listed('rule:filters-together', 'query.filters', 'status[]=draft&due_date[from]=1');
  const others = listed('rule:filters-together', 'query.filters', 'status[]=draft&type[]=Quote');
  const kept = (operation: OperationId, field = 'due_date') =>
    violated({
      statement: 'rule:document-fields-kept',
      sort: 'value',
      field,
      symptom: 'different',
      operation,
    });
  const count = (...violations: Violation[]) =>
    found(violations.map((one, n) => seen(`a/${n}`, [one]))).length;

  test('two at once, one of which is wrong alone -> follow from that one', () => {
    expect(count(day, both)).toBe(1);
    expect(count(day, others)).toBe(2);
    expect(count(day, { ...both, symptom: 'listed' })).toBe(1);
    expect(count(day, { ...both, operation: 'listGuides' })).toBe(2);
  });

  test('two at once in two lists, each with another filter that is wrong alone -> no finding of their own', () => {
    const inGuides = {
      operation: 'listGuides',
      exchange: asking('loaded_at[from]=1&type[]=Shipping'),
    } as const;
    const loaded = { ...day, ...inGuides, field: 'query.loaded_at' };
    const [root] = found([seen('a/0', [day]), seen('a/1', [both]), seen('a/2', [both])]);
    expect(root?.id).toBe(day.statement.concat(' query.due_date -> not listed'));
    expect(count(day, loaded, both, { ...both, ...inGuides })).toBe(2);
    expect(count(day, both, { ...both, ...inGuides })).toBe(2);
    expect(count(loaded, both, { ...both, ...inGuides })).toBe(2);
  });

  test('three, each asked for beside a text, that keep what does not fit -> one finding', () => {
    const kept = (name: string, query: string): Violation => ({
      ...listed(`rule:list-${name}` as Violation['statement'], `query.${name.replace('-', '_')}`, query),
      symptom: 'listed',
    });
    const three = [
      kept('status', 'text=a&status[]=draft'),
      kept('type', 'text=a&type[]=Quote'),
      kept('due-date', 'text=a&due_date[from]=1'),
    ];
    expect(count(...three)).toBe(1);
    expect(count(...three.slice(1))).toBe(2);
    expect(count(...three.slice(1), kept('date', 'date[from]=1'))).toBe(3);
    expect(count(...three.slice(1), { ...(three[0] as Violation), operation: 'listGuides' })).toBe(3);
  });

  test('of a field that documents of the family do not keep -> follow from that', () => {
    expect(count(kept('createQuote'), day, both)).toBe(1);
    expect(count(kept('createShipping'), day)).toBe(2);
    expect(count(kept('createQuote', 'date'), day)).toBe(2);
    const amount = listed('rule:list-total', 'query.total_before_taxes', 'total_before_taxes[to]=5');
    expect(count(kept('createQuote', 'before_taxes'), amount)).toBe(1);
  });
});

test.describe('5xx of several checks', () => {
  const error = (
    field: string,
    operation: OperationId,
    url: string,
    requestBody?: string,
    responseBody = '',
  ) =>
    violated({
      ...{ field, operation },
      exchange: exchange({ operation, url: `http://a${url}`, requestBody, status: 500, responseBody }),
    });
  const of = (...violations: Violation[]) =>
    found([
      result({ id: 'a/right', asserted: violations.map(({ operation }) => `operation:${operation}`) }),
      ...violations.map((one, n) => seen(`a/${n}`, [one])),
    ]).map(({ id }) => id.replace('rule:no-server-error ', '').replace(' -> 500', ''));

  test('that are sent the same oddity -> one finding, of the check that is about it', () => {
    const nul = error('input.nul', 'createItem', '/items.json', '{"item":{"name":"a\\u0000b"}}');
    const address = (email: string) =>
      error('input.control-in-address', 'updateClient', '/clients/1.json', `{"client":{"email":"${email}"}}`);
    expect(of(nul, address('a\\u0000@b'))).toEqual(['input.nul']);
    expect(of(nul, address('a\\u0007@b'))).toHaveLength(2);
    expect(of(nul, address('a\\u0000@b'), address('a\\u0007@b'))).toHaveLength(2);
    const password = error('input.nul-in-password', 'createAccount', '/a', '{"password":"a\\u0000b"}');
    expect(of(nul, password)).toHaveLength(2);
    const id = (field: string, n: string) => error(field, 'getItem', `/items/${n}.json`);
    expect(of(id('input.id', '9'.repeat(30)), id('http.status', '2147483648'))).toEqual(['input.id']);
    expect(of(id('input.id', '9'.repeat(30)), id('http.status', '2147483647'))).toHaveLength(2);
    const list = (field: string, query: string) => error(field, 'listItems', `/items.json?${query}`);
    expect(
      of(list('input.page', 'page=99999999999'), list('input.query-form', 'x=1&page=99999999999')),
    ).toEqual(['input.page']);
    expect(of(list('input.page', 'page=99999999999'), list('input.query-form', 'page[a]=1'))).toHaveLength(2);
    const lines = (field: string, count: number) =>
      error(field, 'createInvoice', '/invoices.json', `{"items":[${'{"quantity":1},'.repeat(count)}]}`);
    expect(of(lines('input.many-lines', 101), lines('http.status', 20))).toEqual(['input.many-lines']);
    expect(of(lines('input.many-lines', 101), lines('http.status', 19))).toHaveLength(2);
    const body = (field: string, text: string) => error(field, 'createItem', '/items.json', text);
    expect(of(body('http.status', '{"a"'), body('input.bare-nan', '{"a":NaN}'))).toEqual(['http.status']);
    expect(of(body('http.status', '{"a":1}'), body('input.bare-nan', '{"a":NaN}'))).toHaveLength(2);
    const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(of(body('input.deep-json', deep(99)), body('http.answer', deep(50)))).toEqual(['input.deep-json']);
    expect(of(body('input.deep-json', deep(99)), body('http.answer', deep(48)))).toHaveLength(2);
  });

  test('of a trigger that is missing and of one that is no text -> one finding; another answer, another operation: two', () => {
    const odd = (operation: OperationId, answer = '') =>
      error('input.trigger-no-text', operation, '/x', '{}', answer);
    const missing = { ...error('http.status', 'changeQuoteState', '/x', '{}'), symptom: '500' as const };
    const refused: Violation = { ...missing, statement: 'errors:422', sort: 'status' };
    expect(of(refused, odd('changeQuoteState'))).toEqual(['errors:422 http.status']);
    expect(of(refused, odd('changeQuoteState', 'other'))).toHaveLength(2);
    expect(of(refused, odd('changeProformaState'))).toHaveLength(2);
  });

  test('that are sent numbers too large, with the same answer of the same operations -> one finding', () => {
    const update = (field: string, operation: OperationId, body = '') =>
      error(field, operation, '/x', '{}', body);
    const exponents = [update('input.exponent', 'updateItem'), update('input.exponent', 'createQuote')];
    expect(of(...exponents, update('input.many-digits', 'updateItem'))).toEqual(['input.exponent']);
    expect(of(...exponents, update('input.many-digits', 'updateTax'))).toHaveLength(2);
    expect(of(...exponents, update('input.many-digits', 'updateItem', 'overflow'))).toHaveLength(2);
    expect(of(...exponents, update('input.sequence-id', 'updateItem'))).toHaveLength(2);
  });
});

test.describe('what an operation accepts', () => {
  const accepted = (
    statement: Violation['statement'],
    field: string,
    symptom: Violation['symptom'],
    operation: OperationId = 'getDocumentPdf',
    [status, responseBody]: readonly [number, string] = [202, ''],
  ) =>
    violated({
      ...{ statement, field, symptom, operation, sort: 'status' },
      exchange: exchange({ operation, url: 'http://a/x', status, responseBody }),
    });
  const ids = (...violations: Violation[]) =>
    found(violations.map((one, n) => seen(`a/${n}`, [one]))).map(({ id }) => id);

  test('an id that nothing has, and that of another account, answered alike -> one finding, the leak', () => {
    const leak = accepted('rule:key-identifies-account', 'query.api_key', 'leaked');
    const unknown = accepted('status:getDocumentPdf/404', 'path.id', 'accepted');
    expect(ids(unknown, leak)).toEqual(['rule:key-identifies-account query.api_key -> leaked']);
    const other = accepted('status:getDocumentPdf/404', 'path.id', 'accepted', 'getDocumentPdf', [200, '{}']);
    expect(ids(other, leak)).toHaveLength(2);
    expect(ids(accepted('status:getItem/404', 'path.id', 'accepted', 'getItem'), leak)).toHaveLength(2);
  });

  test('without a key -> with the key of another account as well; a status for another one -> for both', () => {
    const open = accepted('status:getDocumentPdf/401', 'query.api_key', 'accepted');
    const leak = accepted('rule:key-identifies-account', 'query.api_key', 'leaked');
    expect(ids(open, leak)).toEqual(['status:401 query.api_key -> accepted']);
    const elsewhere = accepted('rule:key-identifies-account', 'query.api_key', 'leaked', 'getItem');
    expect(ids(open, elsewhere)).toHaveLength(2);
    const unknown = accepted('status:getDocumentPdf/404', 'http.status', '406');
    const foreign = (symptom: Violation['symptom']) =>
      accepted('rule:key-identifies-account', 'query.api_key', symptom);
    expect(ids(unknown, foreign('406'))).toEqual(['status:404 http.status -> 406']);
    expect(ids(unknown, foreign('422'))).toHaveLength(2);
  });
});

test('three fields of a wrong type in the same answers, or amounts -> one finding; two, or in other checks -> each its own', () => {
  const wrong = (field: string): Violation =>
    violated({
      ...{ statement: `schema:Document.${field}` as Violation['statement'], field, symptom: 'wrong type' },
      ...{ sort: 'shape', operation: 'listEstimates' },
    });
  const three = ['date', 'type', 'client'].map(wrong);
  expect(found([seen('a/1', three)])).toHaveLength(1);
  expect(found([seen('a/1', three.slice(1))])).toHaveLength(2);
  expect(found([seen('a/1', three.slice(1)), seen('a/2', three.slice(0, 1))])).toHaveLength(3);
  const amounts = ['sum', 'taxes', 'total'].map((field) => seen(`a/${field}`, [wrong(field)]));
  expect(found(amounts)).toHaveLength(1);
  expect(found(amounts.slice(1))).toHaveLength(2);
});

test('valid requests for one resource, refused in the same words -> one finding; other words, none, another resource: two', () => {
  const refused = (statement: StatementId, operation: OperationId, responseBody: string) =>
    violated({
      ...{ statement, operation, field: 'http.status', symptom: '422', sort: 'status' },
      exchange: exchange({ operation, status: 422, responseBody }),
    });
  const of = (...violations: Violation[]) =>
    found(violations.map((one, n) => seen(`a/${n}`, [one]))).map(({ id }) => id);
  const created = refused('operation:createItem', 'createItem', 'more than 0');
  expect(of(created, refused('status:updateItem/200', 'updateItem', 'more than 0'))).toHaveLength(1);
  expect(of(created, refused('status:updateItem/200', 'updateItem', 'less than 9'))).toHaveLength(2);
  expect(of(created, refused('status:updateTax/200', 'updateTax', 'more than 0'))).toHaveLength(2);
  const mute = refused('operation:createItem', 'createItem', '');
  expect(of(mute, refused('status:updateItem/200', 'updateItem', ''))).toHaveLength(2);
});

test('a code of two documents of one type and number -> follows from the number; of two types, or numbers -> its own', () => {
  const number = violated({
    ...{ statement: 'rule:number-unique', field: 'sequence_number', symptom: 'not unique', sort: 'value' },
    operation: 'changeQuoteState',
  });
  const code = violated({
    ...{ statement: 'rule:atcud-unique', field: 'atcud', symptom: 'not unique', sort: 'value' },
    operation: 'changeQuoteState',
  });
  const document = (id: number, type = 'Quote', sequence_number = '1/A', atcud = 'ABCD-1') =>
    exchange({ responseBody: JSON.stringify({ quote: { id, type, sequence_number, atcud } }) });
  const ids = (...exchanges: Exchange[]) =>
    found(
      [seen('changeQuoteState/numbers', [number]), seen('changeQuoteState/codes', [code])],
      shownAs(number, 'confirmed'),
      shownAs(code, 'confirmed', { exchanges }),
    ).map(({ id }) => id);
  const one = ['rule:number-unique sequence_number -> not unique'];
  expect(ids(document(1), document(2))).toEqual(one);
  expect(ids(document(1), document(2, 'Proforma'), document(3))).toEqual(one);
  expect(ids(document(1), document(1))).toHaveLength(2);
  expect(ids(document(1, 'Proforma'), document(2))).toHaveLength(2);
  expect(ids(document(1), document(2, 'Quote', '2/A'))).toHaveLength(2);
  expect(ids(document(1, 'Quote', '1/A', 'EFGH-1'), document(2))).toHaveLength(2);
  expect(ids()).toHaveLength(2);
});

test('a trace without the operation that the check names -> the last change in it is at fault', () => {
  const spilled = violated({
    ...{ statement: 'rule:document-fields-kept', sort: 'value', field: 'status', symptom: 'changed' },
    operation: 'emailQuote',
  });
  const blamed = (confirmation: Confirmation, ...steps: Parameters<typeof stepsOf>) =>
    found([seen('createQuote/a', [spilled])], shownAs(spilled, confirmation, stepsOf(...steps)))[0]
      ?.operations;
  const [change, get] = [
    { operation: 'changeQuoteState', method: 'PUT' },
    { operation: 'getQuote', method: 'GET' },
  ];
  expect(blamed('confirmed', { operation: 'createQuote' }, change, get)).toEqual(['changeQuoteState']);
  expect(blamed('confirmed', change, { operation: 'emailQuote' }, get)).toEqual(['emailQuote']);
  expect(blamed('confirmed', get, change)).toEqual(['emailQuote']);
  expect(blamed('confirmed', change, { method: 'PUT' }, get)).toEqual(['emailQuote']);
  expect(blamed('unconfirmed', change, get)).toEqual(['emailQuote']);
});
