// Calls by operation: what ends a check, what is only noted, and what the client records.
import { expect, test } from '@playwright/test';
import { Ended, type Ending } from '../judge/outcome.js';
import { Unreadable } from '../judge/unreadable.js';
import type { Violation } from '../judge/violation.js';
import { tinySettings } from '../run/tiny-service.fixture.js';
import type { CallInput, CallOptions } from './call.js';
import { type ClientOptions, createClient } from './client.js';
import { createRedactor } from './secrets.js';
import {
  type Incoming,
  type Outgoing,
  type Transport,
  TransportError,
  type TransportFault,
} from './transport.js';

type Reply = { status: number; body?: unknown } | TransportError;

/** A client that gets these answers one after the other; the last one repeats. */
function clientOf(replies: Reply[], parts: Partial<ClientOptions> = {}) {
  const sent: Outgoing[] = [];
  const send = async (outgoing: Outgoing): Promise<Incoming> => {
    sent.push(outgoing);
    const reply = replies[Math.min(sent.length, replies.length) - 1] as Reply;
    if (reply instanceof TransportError) throw reply;
    const { status, body } = reply;
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return {
      status,
      headers: { 'content-type': 'application/json' },
      bytes: Buffer.from(text),
      durationMs: 2.4,
    };
  };
  const settings = tinySettings({ baseUrl: 'http://own', apiKey: 'key-0001' });
  const redact = createRedactor([settings.apiKey]);
  const hanging = new Map<string, number>();
  const options = { settings, redact, hanging, transport: { send } as unknown as Transport, ...parts };
  return { client: createClient(options), sent, hanging, redact };
}

const item = { id: 7, name: 'Lamp', description: 'Brass', unit_price: 1 };
const at = { path: { 'item-id': 7 } };
const fault = (kind: TransportFault) => new TransportError(kind, 'it broke', 3);

async function endOf(
  work: Promise<unknown>,
): Promise<Ending & { reason?: string; violation?: Violation; root?: string }> {
  const error = await work.then(
    () => undefined,
    (failed) => failed,
  );
  if (!(error instanceof Ended)) throw new Error(`it must end the check, not ${String(error)}`);
  return error.ending;
}

test('an answer -> its record, its list and its marks', async () => {
  const { client } = clientOf([{ status: 200, body: { item } }]);
  const answer = await client.call('getItem', at);
  expect(answer).toMatchObject({ status: 200, record: item, list: [] });
  expect([...client.asserted]).toContain('operation:getItem');
  expect([...client.called]).toEqual([['getItem', 1]]);
  expect(client.last()).toMatchObject({ operation: 'getItem', status: 200, durationMs: 2 });
});

for (const [name, body, record, list] of [
  ['a record without a wrapper', { id: 1, a: { b: 1 } }, { id: 1, a: { b: 1 } }, []],
  ['another wrapper', { thing: { id: 2 } }, { id: 2 }, []],
  ['two objects', { a: { x: 1 }, b: { y: 1 } }, { a: { x: 1 }, b: { y: 1 } }, []],
  ['a list by itself', [{ id: 1 }, 7, null], {}, [{ id: 1 }]],
  ['a list in a body', { things: [{ id: 1 }], n: 1 }, { things: [{ id: 1 }], n: 1 }, [{ id: 1 }]],
  [
    'a list beside warnings',
    { hints: [], things: [{ id: 1 }] },
    { hints: [], things: [{ id: 1 }] },
    [{ id: 1 }],
  ],
  ['nothing', undefined, {}, []],
] as const)
  test(`${name} -> what can be read of it`, async () => {
    const { client } = clientOf([{ status: 200, body }]);
    const answer = await client.call('getTax', { path: { 'tax-id': 1 } }, { status: 'any' });
    expect([answer.record, answer.list]).toEqual([record, list]);
  });

test('a wrong shape is noted and ends nothing; the same one once, and counted', async () => {
  const { client } = clientOf([{ status: 200, body: { item: { ...item, name: 7 } } }]);
  const { record } = await client.call('getItem', at);
  expect(record.name).toBe('7');
  await client.call('getItem', at);
  expect(client.violations.map(({ field, times }) => [field, times])).toEqual([['name', 2]]);
  expect(client.violations[0]).toMatchObject({ at: 'item.name', exchange: { operation: 'getItem' } });
});

test('what another account is answered is judged by its status alone', async () => {
  const second = { baseUrl: 'http://second', apiKey: 'k2' };
  const { client } = clientOf([{ status: 200, body: {} }], { settings: tinySettings({ second }) });
  await client.call('getItem', at, { account: 'second' });
  await client.call('getItem', at, { key: 'second' });
  expect(client.violations).toEqual([]);
  await client.call('getItem', at);
  expect(client.violations).toHaveLength(1);
});

for (const [name, how, status, ends] of [
  ['a success of another kind', {}, 201, false],
  ['a refusal for a success', {}, 404, true],
  ['another refusal', { status: 404 }, 422, false],
  ['the least refusal for another', { status: 404 }, 400, false],
  ['another refusal of several', { status: [404, 401] }, 422, false],
  ['a success for a refusal', { status: 'refused' }, 200, true],
  ['a success for a stated refusal', { status: 404 }, 200, true],
  ['a failure for a refusal', { status: 'refused' }, 500, true],
  ['a refusal where a success or one refusal is due', { status: [200, 404] }, 422, true],
  ['a failure where anything is due', { status: 'any' }, 500, true],
] as [string, CallOptions, number, boolean][])
  test(`${name} -> ${ends ? 'ends the check' : 'is noted, and the check goes on'}`, async () => {
    const { client } = clientOf([{ status, ...(status === 200 && { body: { item } }) }]);
    const call = client.call('getItem', at, how);
    if (ends) {
      expect((await endOf(call)).violation).toMatchObject({ sort: 'status', exchange: { status } });
      expect(client.violations).toEqual([]);
    } else {
      await call;
      expect(client.violations.some(({ sort }) => sort === 'status')).toBe(true);
    }
  });

test('what is wrong with a key is the key; another field is the one that is named', async () => {
  const field = async (how: CallOptions) =>
    (
      await endOf(
        clientOf([{ status: 200, body: { item } }]).client.call('getItem', at, { status: 401, ...how }),
      )
    ).violation?.field;
  expect(await field({ key: 'none' })).toBe('query.api_key');
  expect(await field({ key: 'none', field: 'path.id' })).toBe('path.id');
  expect(await field({})).toBe('http.status');
});

for (const [kind, verdict] of [
  ['rate-limit', 'inconclusive'],
  ['timeout', 'inconclusive'],
  ['refused', 'fail'],
  ['reset', 'fail'],
  ['excess', 'fail'],
] as const)
  test(`${kind} -> ${verdict}`, async () => {
    const { client, hanging } = clientOf([fault(kind)]);
    const end = await endOf(client.call('getItem', at));
    expect(end.verdict).toBe(verdict);
    if (verdict === 'fail')
      expect(end.violation).toMatchObject({
        ...{ sort: 'silence', operation: 'getItem', statement: 'rule:no-server-error' },
        symptom: kind === 'excess' ? 'out of range' : 'connection closed',
      });
    expect(hanging.get('getItem')).toBe(kind === 'timeout' ? 1 : undefined);
    expect(client.last()).toMatchObject({ error: 'it broke', durationMs: 3 });
  });

test('an operation that hung twice is not waited for a third time; elsewhere it is another', async () => {
  const { client, sent } = clientOf([fault('timeout'), fault('timeout'), { status: 200, body: { item } }]);
  for (let n = 0; n < 2; n += 1) await endOf(client.call('getItem', at));
  expect((await endOf(client.call('getItem', at))).reason).toContain('twice before');
  expect(sent).toHaveLength(2);
  await client.call('getItem', at, { account: { baseUrl: 'http://made', apiKey: 'k' } });
  expect(sent).toHaveLength(3);
});

test('a request that would say what could not be read -> blocked by who showed it, and not sent', async () => {
  const { client, sent } = clientOf([{ status: 200, body: { item: { ...item, unit_price: {} } } }]);
  const { record } = await client.call('getItem', at);
  const input: CallInput = { path: at.path, body: { item: { unit_price: record.unit_price } } };
  expect(await endOf(client.call('updateItem', input))).toMatchObject({
    verdict: 'blocked',
    root: 'getItem',
  });
  expect(sent).toHaveLength(1);
  const other = clientOf([{ status: 200 }]);
  expect((await endOf(other.client.call('updateItem', { body: new Unreadable('x') }))).root).toBe(
    'updateItem',
  );
});

test('raw requests are judged for 5xx alone; that a method is not served may be said by 501', async () => {
  const raw = (status: number, method: string, operation?: 'getItem') =>
    clientOf([{ status, body: '<x>' }]).client.raw({
      method,
      path: '/items/7.json',
      ...(operation && { operation }),
    });
  expect((await raw(404, 'GET', 'getItem')).status).toBe(404);
  expect((await endOf(raw(500, 'GET', 'getItem'))).violation).toMatchObject({
    symptom: '500',
    operation: 'getItem',
  });
  expect((await endOf(raw(501, 'GET', 'getItem'))).verdict).toBe('fail');
  expect((await raw(501, 'PATCH', 'getItem')).status).toBe(501);
  expect((await endOf(raw(501, 'PATCH'))).verdict).toBe('fail');
});

test('in a check of an assumption what it is about is assumed; that an answer comes and has its form is not', async () => {
  const assumed = async (reply: Reply) =>
    (await endOf(clientOf([reply], { assumed: true }).client.call('getItem', at))).violation?.assumed;
  expect(await assumed({ status: 404 })).toBe(true);
  expect(await assumed({ status: 500 })).toBeUndefined();
  expect(await assumed(fault('reset'))).toBeUndefined();
  const { client } = clientOf([{ status: 200, body: {} }], { assumed: true });
  await client.call('getItem', at);
  expect(client.violations[0]?.assumed).toBeUndefined();
});

test('records are learned from successes of the own account alone; keys that are handed out are secret', async () => {
  const seen: string[] = [];
  const options = {
    onRecord: (operation: string, { path }: CallInput) =>
      seen.push(path?.['document-id'] === undefined ? operation : `${operation} ${path['document-id']}`),
    settings: tinySettings({ publicUrl: 'http://p' }),
  };
  const made = { baseUrl: 'http://own', apiKey: 'k' };
  const { client } = clientOf([{ status: 200, body: { item } }], options);
  await client.call('getItem', at);
  await client.call('getItem', at, { account: made });
  const refused = clientOf([{ status: 404 }], options);
  await refused.client.call('getItem', at, { status: 404 });
  expect(seen).toEqual(['getItem']);
  // Raw requests are tracked too, by the id in the path, unless they have another method.
  const raw = (method: string, path: string) =>
    client.raw({ method, path, operation: 'changeInvoiceState' }).then(() => seen.at(-1));
  expect(await raw('PUT', '/invoices/17/change-state.json?via=x')).toBe('changeInvoiceState 17');
  expect(await raw('POST', '/invoices/18/change-state.json')).toBe('changeInvoiceState 17');
  const account = clientOf([{ status: 201, body: { account: { id: 1, api_key: 'fresh-key-77' } } }], options);
  await account.client.call('createAccount', { body: {} });
  expect(account.redact('x fresh-key-77')).not.toContain('fresh');
});

test('keys of accounts that raw requests open, of any operation -> secret; those of other answers are not learned', async () => {
  const settings = tinySettings({ publicUrl: 'http://p' });
  const opened = clientOf([{ status: 201, body: { account: { id: 1, api_key: 'fresh-key-77' } } }], {
    settings,
  });
  await opened.client.raw({ method: 'POST', path: '/api/accounts/create.json', account: 'public' });
  expect(opened.redact('x fresh-key-77')).not.toContain('fresh');
  const shown = clientOf([{ status: 200, body: { account: { api_key: 'not-a-key-77' } } }], { settings });
  await shown.client.raw({ method: 'GET', path: '/api/accounts/1/get.json' });
  expect(shown.redact('x not-a-key-77')).toContain('not-a-key-77');
});

test('many exchanges -> the first and the latest are kept; a long body is cut', async () => {
  const { client } = clientOf([{ status: 200, body: 'x'.repeat(20_000) }]);
  for (let n = 0; n < 200; n += 1) await client.raw({ method: 'GET', path: `/x/${n}` });
  const kept = client.exchanges();
  expect(kept).toHaveLength(150);
  expect(
    [kept[0]?.url, kept[1]?.url, kept.at(-1)?.url].map((url) => /x\/(\d+)/.exec(url ?? '')?.[1]),
  ).toEqual(['0', '51', '199']);
  expect(kept[0]?.responseBody).toHaveLength(16_384);
});

test('ids beyond what a double holds -> with all their digits, judged or raw; shorter numbers stay numbers', async () => {
  const long = '{"item":{"id":12345678901234567890}}';
  const { client } = clientOf([{ status: 200, body: long }]);
  expect((await client.call('getItem', at)).record.id).toBe('12345678901234567890');
  expect((await client.raw({ method: 'GET', path: '/items/7.json' })).record.id).toBe('12345678901234567890');
  const short = clientOf([{ status: 200, body: { item } }]);
  expect((await short.client.raw({ method: 'GET', path: '/items/7.json' })).record.id).toBe(7);
});

test('a wrong status -> proved by the statuses that are due; a 5xx by all that are below', async () => {
  const proofOf = async (work: Promise<unknown>) => (await endOf(work)).violation?.proof;
  const { client } = clientOf([{ status: 404, body: {} }]);
  expect(await proofOf(client.call('getItem', at))).toEqual({ by: 'status', accepted: [[200, 200]] });
  const failing = clientOf([{ status: 500, body: 'x'.repeat(300) }]).client;
  const { violation } = await endOf(failing.raw({ method: 'GET', path: '/x' }));
  expect(violation?.proof).toEqual({ by: 'status', accepted: [[200, 499]] });
  expect(violation?.actual).toBe(`500 ${'x'.repeat(200)}`);
});

test('who listens -> sees each request before it is sent, each exchange as it ends, each violation every time', async () => {
  const events: string[] = [];
  const wrong = { status: 200, body: { item: { ...item, name: 7 } } };
  const { client } = clientOf([wrong, wrong, fault('reset')], {
    onSend: ({ method }, operation) => events.push(`send ${method} ${operation}`),
    onExchange: ({ status, error }) => events.push(`end ${status ?? error}`),
    onViolation: ({ field }, clockMs) => events.push(`${field} ${clockMs === client.last()?.clockMs}`),
  });
  for (let n = 0; n < 2; n += 1) await client.call('getItem', at);
  await endOf(client.call('getItem', at));
  const noted = ['send GET getItem', 'end 200', 'name true'];
  expect(events).toEqual([...noted, ...noted, 'send GET getItem', 'end it broke']);
  const { client: stopped, sent } = clientOf([wrong], {
    onSend: () => {
      throw new Error('no more');
    },
  });
  await expect(stopped.call('getItem', at)).rejects.toThrow('no more');
  expect([sent, stopped.exchanges()]).toEqual([[], []]);
});

test('a parameter that nobody knows -> in every request that may have it, or in none, as is said', async () => {
  const strangeIn = async (mode: 'always' | 'never', passesOver = true) => {
    const { client, sent } = clientOf([{ status: 200, body: { item } }], { passesOver: () => passesOver });
    client.unknownParameters(mode);
    for (const id of [7, 8]) await client.call('getItem', { path: { 'item-id': id } });
    return sent.filter(({ url }) => url.includes('via=')).length;
  };
  expect([await strangeIn('always'), await strangeIn('never')]).toEqual([2, 0]);
  expect(await strangeIn('always', false)).toBe(0);
});
