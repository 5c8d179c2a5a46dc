import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';
import { type Call, callerOf } from './calling.fixture.js';
import { controlContract } from './control-contract.js';
import { handlers } from './handlers.js';

let mock: Mock;
let call: Call;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, clock: '2026-03-31T10:00:00Z', pass: ['http://127.0.0.1:1'] });
  call = callerOf(mock.url);
});
test.afterAll(() => mock.close());
test.beforeEach(async () => {
  await call('DELETE', '/__mock/worlds');
  mock.scenario('demo');
  mock.reset();
});

const error = async (method: string, path: string, body?: unknown) => {
  const { status, json } = await call(method, path, body);
  return [status, json.errors.error];
};

test('the description and the handlers -> name the same operations', () => {
  const described = controlContract().operations.map(({ id }) => String(id));
  expect(Object.keys(handlers).sort()).toEqual(described.sort());
  controlContract().validation.compileAll();
});

test('every operation -> called once over HTTP, every answer fits the description', async () => {
  await fetch(`${mock.url}/invoices.json?api_key=${mock.apiKey}`);
  const account = mock.accounts[0]?.name;
  const list = await call('GET', `/__mock/accounts/${account}/documents`);
  const entry = (await call('GET', '/__mock/journal')).json.entries[0].id;
  const steps: [string, string, unknown, number][] = [
    ['GET', '/__mock/state', undefined, 200],
    ['POST', '/__mock/reset', undefined, 204],
    ['POST', '/__mock/undo', undefined, 200],
    ['GET', '/__mock/scenarios', undefined, 200],
    ['POST', '/__mock/scenarios/saved', { name: 'kept' }, 201],
    ['POST', '/__mock/scenarios', { name: 'kept' }, 200],
    ['POST', '/__mock/scenarios', { name: 'empty' }, 200],
    ['POST', '/__mock/scenarios', { name: 'demo' }, 200],
    ['GET', `/__mock/accounts/${account}/documents?type=Invoice&status=final&perPage=1`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/documents/${list.json.documents[0].id}`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/documents?sort=-total`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/documents/${list.json.documents[0].id}/timeline`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/records/clients?text=a&sort=-name`, undefined, 200],
    [
      'PUT',
      `/__mock/accounts/${account}/records/documents/${list.json.documents[0].id}`,
      { archived: true },
      200,
    ],
    ['POST', '/__mock/snapshots', { name: 'here' }, 201],
    ['GET', '/__mock/snapshots', undefined, 200],
    ['POST', '/__mock/snapshots/here/restore', undefined, 204],
    ['POST', '/__mock/worlds', { name: 'ana', from: 'here' }, 201],
    ['GET', '/__mock/worlds', undefined, 200],
    ['DELETE', '/__mock/worlds/ana', undefined, 204],
    ['DELETE', '/__mock/worlds', undefined, 204],
    ['DELETE', '/__mock/snapshots/here', undefined, 204],
    ['DELETE', '/__mock/snapshots', undefined, 204],
    ['GET', '/__mock/clock', undefined, 200],
    ['PUT', '/__mock/clock', { advance: { days: 1 } }, 200],
    ['GET', '/__mock/journal?bodies=false', undefined, 200],
    ['GET', '/__mock/journal', undefined, 200],
    ['GET', `/__mock/journal/${entry}`, undefined, 200],
    ['DELETE', '/__mock/journal', undefined, 204],
    ['GET', '/__mock/outbox', undefined, 200],
    ['DELETE', '/__mock/outbox', undefined, 204],
    ['POST', '/__mock/faults', { operation: '*', status: 503, body: { a: 1 }, headers: { 'x-a': 'b' } }, 201],
    ['GET', '/__mock/faults', undefined, 200],
    ['DELETE', '/__mock/faults/1', undefined, 204],
    ['DELETE', '/__mock/faults', undefined, 204],
    ['GET', '/__mock/pass', undefined, 200],
    ['PUT', '/__mock/pass', { operations: 'items', to: null }, 200],
    ['GET', '/__mock/tables.json', undefined, 200],
    ['GET', '/__mock/openapi.json', undefined, 200],
    ['GET', '/__mock/control.json', undefined, 200],
  ];
  const called = new Set<string>();
  for (const [method, path, body, status] of steps) {
    const answer = await call(method, path, body);
    expect([method, path, answer.status, answer.json?.errors?.error]).toEqual([
      method,
      path,
      status,
      undefined,
    ]);
    called.add(answer.operation);
  }
  const described = controlContract().operations.map(({ id }) => String(id));
  // The streams never end; journal.test.ts and ticks.test.ts follow them. A recording there is before a real server only.
  const elsewhere = ['followTicks', 'followJournal', 'getRecording', 'setRecording', 'exportRecording'];
  expect(described.filter((id) => !called.has(id)).sort()).toEqual(elsewhere.sort());
});

const refusals: [string, string, unknown, number, RegExp][] = [
  ['GET', '/__mock/state?wrold=1', undefined, 422, /wrold is no parameter here; this takes world/],
  ['GET', '/__mock/state?world=a%20b', undefined, 422, /is no name of a world; use 1 to 64 letters/],
  ['POST', '/__mock/scenarios', undefined, 422, /a body is required/],
  ['POST', '/__mock/scenarios', '{"name":', 422, /not valid JSON/],
  ['POST', '/__mock/scenarios', { name: '/etc/passwd' }, 404, /no scenario .* there are: empty, demo, large/],
  ['POST', '/__mock/snapshots', { name: 'a b' }, 422, /name/],
  ['POST', '/__mock/snapshots/none/restore', undefined, 404, /no snapshot "none"; there are: none yet/],
  ['DELETE', '/__mock/snapshots/none', undefined, 404, /no snapshot "none"/],
  ['POST', '/__mock/worlds', { name: 'main' }, 409, /a world "main" already/],
  ['POST', '/__mock/worlds', { name: 'w', from: 'none' }, 404, /no snapshot "none"/],
  ['DELETE', '/__mock/worlds/none', undefined, 404, /no world "none"/],
  ['PUT', '/__mock/clock', { freeze: 'yesterday' }, 422, /freeze/],
  ['PUT', '/__mock/clock', {}, 422, /fewer than 1|at least|must/],
  ['PUT', '/__mock/clock', { advance: { days: 1e9 } }, 422, /between the years 1 and 9999/],
  ['GET', '/__mock/journal?status=abc', undefined, 422, /status/],
  ['GET', '/__mock/journal?limit=0', undefined, 422, /limit/],
  ['GET', '/__mock/journal/999999', undefined, 404, /not, or no longer, kept/],
  [
    'GET',
    '/__mock/outbox?account=none',
    undefined,
    404,
    /no account "none" in this world; there are: oficina/,
  ],
  ['GET', '/__mock/accounts/none/documents', undefined, 404, /no account "none"/],
  ['GET', '/__mock/accounts/none/documents/1', undefined, 404, /no account "none"/],
  ['GET', '/__mock/accounts/oficina-do-lugar/documents/1', undefined, 404, /has no document 1/],
  ['POST', '/__mock/faults', { operation: 'createInvoic', status: 500 }, 422, /did you mean createInvoice/],
  ['POST', '/__mock/faults', { operation: '*' }, 422, /no effect; give at least one of status/],
  ['POST', '/__mock/faults', { operation: '*', status: 99 }, 422, /status/],
  ['POST', '/__mock/faults', { operation: '*', stauts: 500 }, 422, /stauts/],
  ['POST', '/__mock/faults', { operation: '*', status: 500, probability: 3 }, 422, /probability/],
  ['DELETE', '/__mock/faults/9', undefined, 404, /no fault rule 9; there are none/],
  ['GET', '/__mock/nothing', undefined, 404, /the control API has nothing at/],
  ['PUT', '/__mock/reset', undefined, 405, /use POST/],
];
for (const [method, path, body, status, wanted] of refusals) {
  test(`${method} ${path} ${JSON.stringify(body) ?? ''} -> ${status}`, async () => {
    const [got, text] = await error(method, path, body);
    expect([got, text]).toEqual([status, expect.stringMatching(wanted)]);
  });
}

test('the clock -> freezes, advances, runs on, and dates of new documents follow it', async () => {
  const frozen = await call('PUT', '/__mock/clock', { freeze: '2027-01-31T12:00:00Z' });
  expect(frozen.json).toEqual({ now: '2027-01-31T12:00:00.000Z', frozen: true });
  const moved = await call('PUT', '/__mock/clock', { advance: { days: 1, seconds: 5 } });
  expect(moved.json.now).toBe('2027-02-01T12:00:05.000Z');
  const running = await call('PUT', '/__mock/clock', { unfreeze: true });
  expect(running.json.frozen).toBe(false);
  expect(running.json.now.slice(0, 10)).toBe('2027-02-01');
  await call('POST', '/__mock/reset');
  expect((await call('GET', '/__mock/clock')).json).toEqual({
    now: '2026-03-31T10:00:00.000Z',
    frozen: true,
  });
});

test('snapshot, change, restore -> the change is gone, and again', async () => {
  const names = () => mock.state().accounts[0]?.counts.clients;
  const before = names();
  await call('POST', '/__mock/snapshots', { name: 'before' });
  const create = () =>
    fetch(`${mock.url}/clients.json?api_key=${mock.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: { name: 'New', code: 'N1' } }),
    });
  for (let round = 0; round < 2; round++) {
    expect((await create()).status).toBe(201);
    expect(names()).toBe((before ?? 0) + 1);
    await call('POST', '/__mock/snapshots/before/restore');
    expect(names()).toBe(before);
  }
});

test('another scenario -> other accounts; demo again -> the same keys as before', async () => {
  const key = mock.apiKey;
  const empty = await call('POST', '/__mock/scenarios', { name: 'empty' });
  expect(empty.json.scenario).toBe('empty');
  expect(empty.json.accounts[0].documents).toEqual({});
  const demo = await call('POST', '/__mock/scenarios', { name: 'demo' });
  expect(demo.json.accounts[0].apiKey).toBe(key);
  expect(demo.json.accounts[0].documents.Invoice.final).toBeGreaterThan(0);
});

test('the state -> counts agree with the list of documents', async () => {
  const { accounts } = (await call('GET', '/__mock/state')).json;
  const [account] = accounts;
  const states = Object.values(account.documents as Record<string, Record<string, number>>);
  const total = states.flatMap((one) => Object.values(one)).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(account.counts.documents);
  for (const [type, row] of Object.entries(account.documents as Record<string, Record<string, number>>)) {
    for (const [status, count] of Object.entries(row)) {
      const path = `/__mock/accounts/${account.name}/documents?type=${type}&status=${status}`;
      expect((await call('GET', path)).json.pagination.totalEntries).toBe(count);
    }
  }
});

test('documents -> searched by client, number and id', async () => {
  const path = `/__mock/accounts/${mock.accounts[0]?.name}/documents`;
  const [first] = (await call('GET', `${path}?status=final`)).json.documents;
  const byId = (await call('GET', `${path}?text=${first.id}`)).json;
  expect([byId.documents, byId.pagination.totalEntries]).toEqual([[first], 1]);
  const byNumber = (await call('GET', `${path}?text=${encodeURIComponent(first.number)}`)).json.documents;
  expect(byNumber.map((one: { id: number }) => one.id)).toContain(first.id);
  expect((await call('GET', `${path}?text=no-such-words`)).json.documents).toEqual([]);
});

test('the outbox -> shows a mail that was asked for, and is cleared', async () => {
  mock.clearOutbox();
  const { id } = (
    await call('GET', `/__mock/accounts/${mock.accounts[0]?.name}/documents?type=Invoice&status=final`)
  ).json.documents[0];
  const message = { client: { email: 'ana@example.com', save: '0' }, subject: '<b>Hello</b>', body: 'Text' };
  const sent = await fetch(`${mock.url}/invoices/${id}/email-document.json?api_key=${mock.apiKey}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  expect(sent.status).toBe(200);
  const { mails } = (await call('GET', '/__mock/outbox')).json;
  expect(mails).toMatchObject([
    { to: 'ana@example.com', subject: '<b>Hello</b>', documentId: id, type: 'Invoice' },
  ]);
  expect(mock.outbox()).toEqual(mails);
  await call('DELETE', '/__mock/outbox');
  expect((await call('GET', '/__mock/outbox')).json.mails).toEqual([]);
});

test('a page of another port of this machine -> may call the control API', async () => {
  const origin = { origin: 'http://localhost:3000' };
  const asked = await fetch(`${mock.url}/__mock/faults`, {
    method: 'OPTIONS',
    headers: { ...origin, 'access-control-request-method': 'POST' },
  });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'http://localhost:3000',
  ]);
  const state = await call('GET', '/__mock/state', undefined, origin);
  expect(state.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});
