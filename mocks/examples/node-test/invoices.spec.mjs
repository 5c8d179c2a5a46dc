import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startMock } from 'invoicing-contract/mock';

/** One mock for this file: node:test runs each file in a process of its own. */
let mock;

before(async () => {
  mock = await startMock({ port: 0, scenario: 'empty' });
});
beforeEach(() => mock.reset());
after(() => mock.close());

async function call(method, path, body) {
  const answer = await fetch(`${mock.url}${path}?api_key=${mock.apiKey}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, json: text && JSON.parse(text) };
}

test('what one request does, the next one sees', async () => {
  const client = { name: 'Livraria Lua', code: 'LL' };
  const { status, json } = await call('POST', '/clients.json', { client });
  assert.equal(status, 201);
  const again = await call('GET', `/clients/${json.client.id}.json`);
  assert.equal(again.json.client.name, 'Livraria Lua');
});

test('the next test finds an empty account', async () => {
  const { json } = await call('GET', '/clients.json');
  assert.deepEqual(json.clients, []);
});

test('a mistake is named', async () => {
  const { status, json } = await call('POST', '/clients.json', { client: { name: 'Ana' } });
  assert.equal(status, 422);
  assert.match(json.errors.error, /client\.code is required/);
});
