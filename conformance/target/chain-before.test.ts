/** What a script sends before the telling request: the making of everything that is named, in order, and nothing else. */
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';
import { before } from './chain-before.js';
import { emptyHistory, remember } from './history.js';

const base = 'http://127.0.0.1:4010/v2';
let clock = 0;
const sent = (operation: string, method: string, path: string, body: unknown, answer: unknown): Exchange => ({
  ...{ operation, method, url: `${base}${path}?api_key=k`, status: 200, durationMs: 1, clockMs: ++clock },
  ...(body === undefined ? {} : { requestBody: JSON.stringify(body) }),
  responseBody: JSON.stringify(answer),
});
const remembered = (all: readonly Exchange[]) => {
  const history = emptyHistory();
  for (const one of all) remember(history, one);
  return history;
};
const plain = { isWhole: false, isLookedAt: false, sent: [] };

test('a document -> its tax, its client and its own changes come first; strangers and what came later do not', () => {
  const tax = sent('createTax', 'POST', '/taxes.json', { tax: { name: 'T1' } }, { tax: { id: 1 } });
  const other = sent('createTax', 'POST', '/taxes.json', { tax: { name: 'T2' } }, { tax: { id: 2 } });
  const client = sent(
    'createClient',
    'POST',
    '/clients.json',
    { client: { name: 'A' } },
    { client: { id: 3 } },
  );
  const body = { quote: { client: { name: 'A' }, items: [{ name: 'x', tax: { name: 'T1' } }] } };
  const made = sent('createQuote', 'POST', '/quotes.json', body, { quote: { id: 4 } });
  const changed = sent('changeQuoteState', 'PUT', '/quotes/4/change-state.json', { quote: {} }, {});
  const telling = sent('getQuote', 'GET', '/quotes/4.json', undefined, { quote: { id: 4 } });
  const later = sent('updateQuote', 'PUT', '/quotes/4.json', { quote: {} }, {});
  const history = remembered([tax, other, client, made, changed, telling, later]);
  expect(before(history, telling, plain)).toEqual([tax, client, made, changed]);
});

test('a list -> all that it shows, the pages before it, and what its filter leaves out', () => {
  const quote = (id: number) =>
    sent('createQuote', 'POST', '/quotes.json', { quote: { reference: `r${id}` } }, { quote: { id } });
  const made = [quote(11), quote(12), quote(13)];
  const list = (page: number, id: number): Exchange => ({
    ...sent('listEstimates', 'GET', '/estimates.json', undefined, { estimates: [{ id }] }),
    url: `${base}/estimates.json?api_key=k&status[]=draft&per_page=1&page=${page}`,
  });
  const [first, second] = [list(1, 11), list(2, 12)];
  const history = remembered([...made, first, second]);
  expect(before(history, second, { ...plain, sent: [first, second] })).toEqual([made[0], made[1], first]);
  const whole = before(history, second, { ...plain, isWhole: true, sent: [first, second] });
  expect(whole).toEqual([...made, first]);
});

test('an item that came with a document -> the document that named it first, and the list that showed its id', () => {
  const body = { invoice: { items: [{ name: 'Born' }] } };
  const made = sent('createInvoice', 'POST', '/invoices.json', body, { invoice: { id: 21 } });
  const again = sent('createInvoice', 'POST', '/invoices.json', body, { invoice: { id: 22 } });
  const shown = sent('listItems', 'GET', '/items.json', undefined, { items: [{ id: 23, name: 'Born' }] });
  const telling = sent('getItem', 'GET', '/items/23.json', undefined, { item: { id: 23 } });
  const history = remembered([made, again, shown, telling]);
  expect(before(history, telling, plain)).toEqual([made, shown]);
});

test('a page of a list whose query is in another order -> the pages before it', () => {
  const list = (query: string): Exchange => ({
    ...sent('listEstimates', 'GET', '/estimates.json', undefined, { estimates: [] }),
    url: `${base}/estimates.json?${query}`,
  });
  const [first, second] = [list('api_key=k&per_page=1&page=1'), list('per_page=1&page=2&api_key=k')];
  const history = remembered([first, second]);
  expect(before(history, second, { ...plain, sent: [first, second] })).toEqual([first]);
});

test('a request of an account that was made -> what made the account', () => {
  const account = sent(
    'createAccount',
    'POST',
    '/api/accounts/create.json',
    {},
    { account: { api_key: 'k' } },
  );
  const telling = sent('listItems', 'GET', '/items.json', undefined, { items: [] });
  expect(before(remembered([account, telling]), telling, plain)).toEqual([account]);
});

test('a 500 -> the requests of its operation that were refused before; another breach -> none of them', () => {
  const broken = { ...sent('createItem', 'POST', '/items.json', undefined, {}), status: 400 };
  const telling = { ...sent('createItem', 'POST', '/items.json', { item: {} }, {}), status: 500 };
  const history = remembered([broken, telling]);
  expect(before(history, telling, { ...plain, isBroken: true })).toEqual([broken]);
  expect(before(history, telling, plain)).toEqual([]);
});

test('an id that was given twice -> both that were made under it', () => {
  const [lost, kept] = [1, 2].map((n) =>
    sent('createTax', 'POST', '/taxes.json', { tax: { name: `T${n}` } }, { tax: { id: 31 } }),
  ) as [Exchange, Exchange];
  const telling = sent('getTax', 'GET', '/taxes/31.json', undefined, { tax: { id: 31 } });
  expect(before(remembered([lost, kept, telling]), telling, plain)).toEqual([lost, kept]);
});

test('JSON that was cut -> what came before the cut; what is none -> undefined', () => {
  expect(readLeniently('{"a":[{"id":1,"b":"x, ]"},{"id":2,"c":… (9 more)')).toEqual({
    a: [{ id: 1, b: 'x, ]' }, { id: 2 }],
  });
  expect(readLeniently('<html>')).toBeUndefined();
});
