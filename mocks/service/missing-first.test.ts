// A missing record is reported before problems of the body, and a GET answer can be sent back in a PUT.
import { expect, test } from '@playwright/test';
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { type Mock, startMock } from '../index.js';

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, scenario: 'demo', complain: () => {} });
});
test.afterAll(() => mock.close());

type Json = Record<string, unknown>;
async function call(method: string, path: string, body?: unknown) {
  const { status, text } = await mock.inject({
    method: method.toUpperCase(),
    url: `${path}?api_key=${mock.apiKey}`,
    headers: { 'content-type': 'application/json' },
    raw: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status, body: (text === '' ? {} : JSON.parse(text)) as Json };
}

const withBody = operationIds.filter((id) => {
  const { body, path, responses } = operations[id];
  return body !== undefined && path.includes('{') && '404' in responses;
});

test('every operation on a record: an unknown id and a body that is not in order -> 404', async () => {
  expect(withBody.length).toBeGreaterThan(0);
  for (const id of withBody) {
    const { method, path } = operations[id];
    for (const body of [{}, { x: 1 }, []]) {
      const { status } = await call(method, path.replace(/\{[^}]+\}/g, '999999999'), body);
      expect(status, `${id} ${JSON.stringify(body)}`).toBe(404);
    }
  }
});

test('a record that is there and a body that is not in order -> 422, and nothing changes', async () => {
  const [item] = (await call('get', '/items.json')).body.items as Json[];
  const path = `/items/${item?.id}.json`;
  const before = await call('get', path);
  expect((await call('put', path, {})).status).toBe(422);
  expect(await call('get', path)).toEqual(before);
});

/** Updates of records that a GET at the same path answers. */
const updates = operationIds.filter((id) => {
  const { method, path } = operations[id];
  const hasGet = (get: OperationId) => operations[get].method === 'get' && operations[get].path === path;
  return method === 'put' && operationIds.some(hasGet);
});

/** A draft of the type at this path, with every field that an answer shows. */
async function draftAt(folder: string): Promise<Json> {
  const { singular } = documentTypes[folder as keyof typeof documentTypes];
  const address = { detail: 'Rua A', city: 'Porto', postal_code: '4000-001', country: 'Portugal' };
  const made = await call('post', `/${folder}.json`, {
    [singular]: {
      date: '21/11/2026',
      due_date: '21/12/2026',
      loaded_at: '21/11/2026 10:00:00',
      reference: 'R 1',
      client: { name: 'Sent back', code: 'back', city: 'Faro' },
      items: [{ name: 'Back', description: 'D', unit_price: '3.5', quantity: 2, tax: { name: 'IVA23' } }],
      address_from: address,
      address_to: address,
    },
  });
  return Object.values(made.body)[0] as Json;
}

for (const id of updates) {
  test(`${id}: what GET answered, sent back -> accepted, and GET answers the same`, async () => {
    const folder = operations[id].path.split('/')[1] as string;
    const listed = async () => Object.values((await call('get', `/${folder}.json`)).body).find(Array.isArray);
    const record = folder in documentTypes ? await draftAt(folder) : ((await listed())?.[0] as Json);
    const path = operations[id].path.replace(/\{[^}]+\}/, String(record.id));
    const before = await call('get', path);
    expect(before.status).toBe(200);
    const sent = await call('put', path, before.body);
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    expect((await call('get', path)).body).toEqual(before.body);
  });
}
