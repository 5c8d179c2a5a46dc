// Every account has an address that any client can call, and links have the form of the address that was called.
import { expect, test } from '@playwright/test';
import { type Account, type Mock, startMock } from '../index.js';

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, scenario: 'demo', complain: () => {} });
});
test.afterAll(() => mock.close());

type Json = Record<string, unknown>;
const second = (): Account => mock.accounts[1] as Account;
const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, body: (await response.json()) as Json };
};

test('a further account -> a path below the own address, for its key alone', async () => {
  const { name, url, apiKey } = second();
  expect(url).toBe(`${mock.url}/__mock/account/${name}`);
  expect(mock.accounts[0]?.url).toBe(mock.url);
  expect((await get(`${url}/clients.json?api_key=${apiKey}`)).status).toBe(200);
  expect((await get(`${url}/clients.json?api_key=${mock.apiKey}`)).status).toBe(401);
  expect((await get(`${mock.url}/clients.json?api_key=${apiKey}`)).status).toBe(401);
});

test('links -> in the form in which they were asked, and they lead somewhere', async () => {
  const { name, url, apiKey } = second();
  const query = `api_key=${apiKey}`;
  const body = {
    invoice: {
      ...{ date: '21/11/2026', due_date: '21/11/2026', client: { name: 'Ana', code: 'A' } },
      items: [{ name: 'Lamp', unit_price: '1', quantity: 1 }],
    },
  };
  const made = await fetch(`${url}/invoices.json?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { permalink, id } = ((await made.json()) as { invoice: { permalink: string; id: number } }).invoice;
  expect(permalink).toMatch(new RegExp(`^${url}/__mock/`));
  expect((await fetch(permalink)).status).toBe(200);
  const host = `${name}.localhost:${mock.port}`;
  const { text } = await mock.inject({ url: `/invoices/${id}.json?${query}`, headers: { host } });
  expect(JSON.parse(text).invoice.permalink).toMatch(new RegExp(`^http://${host}/__mock/`));
});

test('the url of a new account -> called with its key as it is', async () => {
  const account = {
    organization_name: 'N',
    email: 'n@n.pt',
    password: 'secret12',
    terms: '1',
    marketing: '0',
  };
  const made = await fetch(`${mock.url}/api/accounts/create.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account }),
  });
  const { url, api_key: key } = ((await made.json()) as { account: { url: string; api_key: string } })
    .account;
  expect((await get(`${url}/taxes.json?api_key=${key}`)).status).toBe(200);
});

test('an account in a world of its own -> both in the path', async () => {
  const { name, apiKey } = second();
  const headers = { 'x-mock-world': 'ana' };
  const path = `/__mock/in/ana/__mock/account/${name}/items.json?api_key=${apiKey}`;
  const item = JSON.stringify({ item: { name: 'Only here', description: 'D', unit_price: '1' } });
  const sent = { method: 'POST', body: item, headers: { 'content-type': 'application/json' } };
  expect((await fetch(mock.url + path, sent)).status).toBe(201);
  const list = `${second().url}/items.json?api_key=${apiKey}&per_page=100`;
  expect(JSON.stringify((await get(list, headers)).body)).toContain('Only here');
  expect(JSON.stringify((await get(list)).body)).not.toContain('Only here');
});

test('accountUrls: host -> NAME.localhost; the path answers all the same', async () => {
  const other = await startMock({ port: 0, scenario: 'demo', accountUrls: 'host', complain: () => {} });
  const { name, url, apiKey } = other.accounts[1] as Account;
  expect(url).toBe(`http://${name}.localhost:${other.port}`);
  expect((await get(`${other.url}/__mock/account/${name}/items.json?api_key=${apiKey}`)).status).toBe(200);
  await other.close();
});

test('--variant list-keys -> keeps the contract as the mock reads it', async () => {
  const varied = await startMock({ port: 0, scenario: 'empty', variants: ['list-keys'], complain: () => {} });
  const { text } = await varied.inject({ url: `/invoice_receipts.json?api_key=${varied.apiKey}` });
  expect(Object.keys(JSON.parse(text))).toContain('invoices');
  expect(varied.answerViolations).toEqual([]);
  await varied.close();
});
