import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';
import { callerOf } from './calling.fixture.js';
import { type ActiveFault, createFaults } from './fault-rules.js';

const met = { operation: 'listItems', method: 'GET' };

test('30 % -> about a third of many, the same ones for the same seed', () => {
  const run = (seed: string) => {
    const faults = createFaults(seed);
    faults.add({ operation: '*', probability: 0.3, status: 503 });
    return Array.from({ length: 1000 }, () => (faults.meet(met) ? 1 : 0)).join('');
  };
  const hits = [...run('a')].filter((one) => one === '1').length;
  expect(hits).toBeGreaterThan(250);
  expect(hits).toBeLessThan(350);
  expect(run('a')).toBe(run('a'));
  expect(run('b')).not.toBe(run('a'));
});

test('times -> meets so many, counts them, and is gone', () => {
  const faults = createFaults('1');
  faults.add({ operation: 'listItems', times: 2, status: 422 });
  expect(faults.meet({ operation: 'getItem', method: 'GET' })).toBeUndefined();
  expect(faults.meet(met)?.answer?.status).toBe(422);
  expect(faults.list()[0]?.hits).toBe(1);
  expect(faults.meet(met)?.answer?.status).toBe(422);
  expect([faults.meet(met), faults.size]).toEqual([undefined, 0]);
});

test('delays and an answer -> delays add up, the first answer wins', () => {
  const faults = createFaults('1');
  faults.add({ operation: '*', delayMs: 10 });
  faults.add({ operation: '*', delayMs: 5, jitterMs: 2 });
  faults.add({ operation: '*', method: 'POST', status: 500 });
  faults.add({ operation: '*', status: 503 });
  faults.add({ operation: '*', status: 504 });
  const effect = faults.meet(met);
  expect(effect?.answer?.status).toBe(503);
  expect(effect?.delayMs).toBeGreaterThanOrEqual(15);
  expect(effect?.delayMs).toBeLessThanOrEqual(17);
});

test('a rate limit -> 429 with the seconds to the next minute, then free again', () => {
  const faults = createFaults('1');
  faults.add({ operation: '*', perMinute: 2 });
  const at = (now: number) => faults.meet(met, now)?.answer;
  expect([at(0), at(1)]).toEqual([undefined, undefined]);
  expect(at(10_000)?.status).toBe(429);
  expect(at(10_000)?.headers['retry-after']).toBe('50');
  expect(at(60_000)).toBeUndefined();
});

test.describe('over HTTP', () => {
  let mock: Mock;
  test.beforeAll(async () => {
    mock = await startMock({ port: 0 });
  });
  test.afterAll(() => mock.close());
  test.beforeEach(() => mock.reset());
  const get = (path: string, headers?: Record<string, string>) =>
    fetch(`${mock.url}${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`, { headers });

  test('the next 2 listItems answer 422 -> they do, the third does not, and the journal knows', async () => {
    const call = callerOf(mock.url);
    const rule = await call<ActiveFault>('POST', '/__mock/faults', {
      operation: 'listItems',
      times: 2,
      status: 422,
    });
    expect([rule.status, rule.json.hits]).toEqual([201, 0]);
    expect((await get('/clients.json')).status).toBe(200);
    const refused = await get('/items.json');
    expect([refused.status, refused.headers.get('x-mock-fault')]).toEqual([422, '1']);
    expect(await refused.text()).toContain('fault rule 1');
    expect((await get('/items.json')).status).toBe(422);
    expect((await get('/items.json')).status).toBe(200);
    expect(mock.journal({ operation: 'listItems' }).map(({ status }) => status)).toEqual([200, 422, 422]);
    expect(mock.answerViolations).toEqual([]);
  });

  test('every PDF stays 202, without a body', async () => {
    mock.faults.add({ operation: 'getDocumentPdf', status: 202 });
    const answer = await get('/api/pdf/1.json');
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([202, '', null]);
  });

  test("a body and headers of one's own -> sent as given", async () => {
    mock.faults.add({ operation: '*', status: 503, body: { no: 'way' }, headers: { 'Retry-After': '7' } });
    const answer = await get('/items.json');
    expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([
      503,
      { no: 'way' },
      '7',
    ]);
  });

  test('drop -> the connection breaks, the next one holds', async () => {
    mock.faults.add({ operation: '*', drop: true, times: 1 });
    await expect(get('/items.json')).rejects.toThrow();
    expect((await get('/items.json')).status).toBe(200);
    expect(mock.journal({ status: '0' })).toHaveLength(1);
  });

  test('a delay -> the answer comes after it, and is the usual one', async () => {
    mock.faults.add({ operation: 'listItems', delayMs: 60 });
    const answer = await get('/items.json');
    expect(answer.status).toBe(200);
    expect(mock.journal({ operation: 'listItems' })[0]?.durationMs).toBeGreaterThan(55);
  });

  test('a rate limit -> 429 with Retry-After; clear -> 200', async () => {
    mock.faults.add({ operation: '*', perMinute: 0 });
    const answer = await get('/items.json');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    mock.faults.clear();
    expect((await get('/items.json')).status).toBe(200);
  });

  test('a rule with values of path, query or body -> meets the requests that have them, and counts no others', async () => {
    const post = (name: string, price: string | number) =>
      fetch(`${mock.url}/invoices.json?api_key=${mock.apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          invoice: {
            ...{ date: '21/11/2026', due_date: '21/11/2026', client: { name } },
            items: [
              { name: 'Desk', unit_price: '1', quantity: 1 },
              { name: 'Lamp', unit_price: price, quantity: 1 },
            ],
          },
        }),
      }).then(({ status }) => status);
    const body = { invoice: { client: { name: 'Ana' }, items: [{ unit_price: 13 }] } };
    mock.faults.add({ operation: 'createInvoice', match: { body }, status: 422, times: 1 });
    expect([
      await post('Rui', 13),
      await post('Ana', 12),
      await post('Ana', '13'),
      await post('Ana', '13'),
    ]).toEqual([...[201, 201, 422, 201]]);
    mock.faults.add({ operation: 'getClient', match: { path: { 'client-id': 12 } }, status: 500 });
    expect([(await get('/clients/12.json')).status, (await get('/clients/13.json')).status]).toEqual([
      500, 404,
    ]);
    mock.faults.add({ operation: '*', match: { query: { 'status[]': 'final' } }, status: 503 });
    expect([
      (await get('/estimates.json?status[]=draft&status[]=final')).status,
      (await get('/estimates.json')).status,
    ]).toEqual([503, 200]);
    mock.faults.clear();
    mock.faults.add({
      operation: 'createInvoice',
      match: { body: { invoice: { reference: '*' } } },
      status: 500,
    });
    expect(await post('Ana', 1)).toBe(201);
  });

  const unfit: [match: unknown, says: RegExp][] = [
    [{ path: { 'client-id': 1 } }, /is in no path of createInvoice; its path has no parameters/],
    [{ body: { client: {} } }, /write \{ "invoice": \{ \.\.\. \} \}/],
    [{}, /match/],
    [{ header: { a: 'b' } }, /match.*header/],
  ];
  for (const [match, says] of unfit) {
    test(`a rule that matches ${JSON.stringify(match)} -> refused by HTTP and by method, with what to do`, async () => {
      const rule = { operation: 'createInvoice' as const, match: match as object, status: 500 };
      const answer = await fetch(`${mock.url}/__mock/faults`, { method: 'POST', body: JSON.stringify(rule) });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(/match/)]);
      expect(() => mock.faults.add(rule)).toThrow(says);
    });
  }

  test('a rule of one world -> leaves the others alone', async () => {
    mock.world('broken').faults.add({ operation: '*', status: 500 });
    expect((await get('/items.json', { 'x-mock-world': 'broken' })).status).toBe(500);
    expect((await get('/items.json', { 'x-mock-world': 'whole' })).status).toBe(200);
    expect((await get('/items.json')).status).toBe(200);
  });

  test('a wrong rule from a program -> an Error that says what to do', () => {
    expect(() => mock.faults.add({ operation: 'listItem' as 'listItems', status: 500 })).toThrow(
      /did you mean/,
    );
  });
});
