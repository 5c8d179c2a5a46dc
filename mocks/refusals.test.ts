/** Refusals by the contract alone, over HTTP: the order of statuses, and answers without a body. */
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from './index.js';

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
test.afterAll(() => mock.close());

async function call(method: string, path: string, body?: object) {
  const address = `${mock.url}${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`;
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: response.status, text: await response.text() };
}

test('an unknown record and an incomplete body -> 404; a known one -> 422 that names the field', async () => {
  expect((await call('PUT', '/items/999999.json', {})).status).toBe(404);
  expect((await call('PUT', '/invoices/999999/email-document.json', { message: {} })).status).toBe(404);
  const body = { item: { name: 'Refused lamp', description: 'd', unit_price: '1' } };
  const { item } = JSON.parse((await call('POST', '/items.json', body)).text);
  const refused = await call('PUT', `/items/${item.id}.json`, { item: { unit_price: 'one' } });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('item.unit_price must be a number >= 0 written as text, for example');
  expect(refused.text).not.toContain('^[0-9]');
});

test('SAF-T without its parameters, or with odd ones -> 422 without a body', async () => {
  for (const query of ['', '?month=13&years=2026', '?month=1&years=26'])
    expect(await call('GET', `/api/export_saft.json${query}`)).toEqual({ status: 422, text: '' });
});
