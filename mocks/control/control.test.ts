import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';
import type { AccountState, ClockState, Mail, MockState } from './actions.js';
import { type Call, callerOf, type Refusal } from './calling.fixture.js';
import { controlContract } from './control-contract.js';
import type { Entry } from './journal-entry.js';
import type { DocumentList } from './overview.js';

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

const documents = async (path: string) => (await call<DocumentList>('GET', path)).json;

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('the list is empty');
  return first;
}

const error = async (method: string, path: string, body?: unknown) => {
  const { status, json } = await call<Refusal>(method, path, body);
  return [status, json.errors.error];
};

test('every schema of the description -> compiles', () => {
  controlContract().validation.compileAll();
});

test('every operation -> called once over HTTP, every answer fits the description', async () => {
  await fetch(`${mock.url}/invoices.json?api_key=${mock.apiKey}`);
  const account = mock.accounts[0]?.name;
  const { id } = firstOf((await documents(`/__mock/accounts/${account}/documents`)).documents);
  const { entries } = (await call<{ entries: Entry[] }>('GET', '/__mock/journal')).json;
  const entry = firstOf(entries).id;
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
    ['GET', `/__mock/accounts/${account}/documents/${id}`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/documents?sort=-total`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/documents/${id}/timeline`, undefined, 200],
    ['GET', `/__mock/accounts/${account}/records/clients?text=a&sort=-name`, undefined, 200],
    ['PUT', `/__mock/accounts/${account}/records/documents/${id}`, { archived: true }, 200],
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
    ['GET', '/__mock/findings', undefined, 200],
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
    const answer = await call<Refusal | undefined>(method, path, body);
    expect([method, path, answer.status, answer.json?.errors?.error]).toEqual([
      method,
      path,
      status,
      undefined,
    ]);
    called.add(answer.operation);
  }
  const described = controlContract().operations.map(({ id }) => String(id));
  // Streams never end: journal.test.ts and ticks.test.ts test them. Only a proxy has a recording.
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
  [
    'POST',
    '/__mock/faults',
    { operation: '*', statuss: 500 },
    422,
    /unknown field statuss; did you mean status\?/,
  ],
  ['GET', '/__mock/fault', undefined, 404, /did you mean \/__mock\/faults\?/],
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
  const moved = await call<ClockState>('PUT', '/__mock/clock', { advance: { days: 1, seconds: 5 } });
  expect(moved.json.now).toBe('2027-02-01T12:00:05.000Z');
  const running = await call<ClockState>('PUT', '/__mock/clock', { unfreeze: true });
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
  const empty = await call<MockState>('POST', '/__mock/scenarios', { name: 'empty' });
  expect(empty.json.scenario).toBe('empty');
  expect(empty.json.accounts[0]?.documents).toEqual({});
  const demo = await call<MockState>('POST', '/__mock/scenarios', { name: 'demo' });
  const [account] = demo.json.accounts;
  expect(account?.apiKey).toBe(key);
  expect(account?.documents.Invoice?.final).toBeGreaterThan(0);
});

test('YAML that is no scenario -> refused when it is handed in, and nothing has changed', async () => {
  for (const yaml of ['hello', '[1, 2]', 'accounts: 7', 'nonsense: 1', '&a a: *a']) {
    const refused = await call<Refusal>('POST', '/__mock/scenarios/saved', { name: 'odd', yaml });
    expect([refused.status, refused.json.errors.error], yaml).toEqual([422, expect.stringMatching(/\w/)]);
  }
  expect((await call('POST', '/__mock/scenarios', { name: 'odd' })).status).toBe(404);
});

test('the state -> counts agree with the list of documents', async () => {
  const account: AccountState = firstOf((await call<MockState>('GET', '/__mock/state')).json.accounts);
  const states = Object.values(account.documents);
  const total = states.flatMap((one) => Object.values(one)).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(account.counts.documents);
  for (const [type, row] of Object.entries(account.documents)) {
    for (const [status, count] of Object.entries(row)) {
      const path = `/__mock/accounts/${account.name}/documents?type=${type}&status=${status}`;
      expect((await documents(path)).pagination.totalEntries).toBe(count);
    }
  }
});

test('documents -> searched by client, number and id', async () => {
  const path = `/__mock/accounts/${mock.accounts[0]?.name}/documents`;
  const first = firstOf((await documents(`${path}?status=final`)).documents);
  const byId = await documents(`${path}?text=${first.id}`);
  expect([byId.documents, byId.pagination.totalEntries]).toEqual([[first], 1]);
  const byNumber = await documents(`${path}?text=${encodeURIComponent(String(first.number))}`);
  expect(byNumber.documents.map(({ id }) => id)).toContain(first.id);
  expect((await documents(`${path}?text=no-such-words`)).documents).toEqual([]);
});

test('the outbox -> shows a mail that was asked for, and is cleared', async () => {
  mock.clearOutbox();
  const path = `/__mock/accounts/${mock.accounts[0]?.name}/documents?type=Invoice&status=final`;
  const { id } = firstOf((await documents(path)).documents);
  const message = { client: { email: 'ana@example.com', save: '0' }, subject: '<b>Hello</b>', body: 'Text' };
  const sent = await fetch(`${mock.url}/invoices/${id}/email-document.json?api_key=${mock.apiKey}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  expect(sent.status).toBe(200);
  const outbox = async () => (await call<{ mails: Mail[] }>('GET', '/__mock/outbox')).json.mails;
  const mails = await outbox();
  expect(mails).toMatchObject([
    { to: 'ana@example.com', subject: '<b>Hello</b>', documentId: id, type: 'Invoice' },
  ]);
  expect(mock.outbox()).toEqual(mails);
  await call('DELETE', '/__mock/outbox');
  expect(await outbox()).toEqual([]);
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
