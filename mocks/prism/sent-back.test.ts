// A GET answer sent back in a PUT is accepted and changes nothing, for every type of record.
import { expect, test } from '@playwright/test';
import { documentTypes } from '../../generated/states.js';
import { type Mock, startMock } from '../index.js';

let mock: Mock;
let strict: Mock;
const said: string[] = [];
test.beforeAll(async () => {
  const options = { port: 0, clock: '2026-11-21T10:00:00Z', complain: (text: string) => said.push(text) };
  mock = await startMock(options);
  strict = await startMock({ ...options, strict: true });
});
test.afterAll(async () => {
  await mock.close();
  await strict.close();
});

type Json = Record<string, unknown>;
async function call(method: string, path: string, body?: unknown, at = mock) {
  const { status, text } = await at.inject({
    method,
    url: `${path}?api_key=${at.apiKey}`,
    headers: { 'content-type': 'application/json' },
    raw: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status, text, body: (text === '' ? {} : JSON.parse(text)) as Record<string, Json> };
}

/** GET, PUT of the answer, GET: accepted, and nothing has changed. */
async function sentBack(get: string, put = get): Promise<void> {
  const before = await call('GET', get);
  expect(before.status, before.text).toBe(200);
  const { status, text } = await call('PUT', put, before.body);
  expect([status, text]).toEqual([200, '']);
  expect((await call('GET', get)).body).toEqual(before.body);
}

const line = { name: 'Lamp', unit_price: '10.5', quantity: '2', discount: '5', tax: { name: 'IVA13' } };
const place = { detail: 'Rua 1', city: 'Porto', postal_code: '4000-001', country: 'Portugal' };
const plain: Json = {
  ...{ date: '21/11/2026', due_date: '21/12/2026', client: { name: 'C', code: 'C' }, items: [line] },
};
const shapes: [what: string, fields: Json][] = [
  ['little', {}],
  [
    'much',
    {
      ...{ reference: 'R1', observations: 'o', retention: '10', tax_exemption: 'M01' },
      items: [line, { ...line, name: 'B', unit: 'hour', description: 'd', tax: { name: 'Isento' } }],
      client: { name: 'X', code: 'X', country: 'Portugal', fiscal_id: '508025338', email: 'a@b.pt' },
    },
  ],
];

for (const [type, { plural, singular, family }] of Object.entries(documentTypes)) {
  if (singular === 'receipt') continue;
  const goods = family === 'guides' && {
    loaded_at: '22/11/2026 10:00:00',
    address_from: place,
    address_to: place,
  };
  for (const [what, fields] of shapes)
    test(`${type}, a draft with ${what} in it -> accepted, nothing changes`, async () => {
      const made = await call('POST', `/${plural}.json`, { [singular]: { ...plain, ...goods, ...fields } });
      expect(made.status, made.text).toBeLessThan(300);
      const path = `/${plural}/${made.body[singular]?.id}.json`;
      await sentBack(path);
      const { status } = await call('PUT', path, {
        [singular]: { ...plain, ...goods, ...fields, due_date: null },
      });
      expect(status, 'due_date: null').toBe(200);
    });
}

const records: [plural: string, singular: string, fields: Json][] = [
  ['items', 'item', { name: 'It', description: 'd', unit_price: '3' }],
  ['items', 'item', { name: 'It 2', description: 'd', unit_price: '3', unit: 'hour', tax: { name: 'IVA6' } }],
  ['taxes', 'tax', { name: 'T9', value: '9', region: 'PT', default_tax: '0' }],
  ['clients', 'client', { name: 'Cl', code: 'Cl' }],
  ['clients', 'client', { name: 'Cl 2', code: 'Cl2', send_options: '2', preferred_contact: { name: 'p' } }],
];
for (const [plural, singular, fields] of records)
  test(`${singular} "${fields.name}" -> accepted, nothing changes; the answer of its create and its list entry too`, async () => {
    const made = await call('POST', `/${plural}.json`, { [singular]: fields });
    const id = made.body[singular]?.id;
    const path = `/${plural}/${id}.json`;
    await sentBack(path);
    const { body } = await call('GET', `/${plural}.json`);
    const entry = (body[plural] as unknown as Json[]).find((one) => one.id === id);
    for (const sent of [made.body, ...(entry ? [{ [singular]: entry }] : [])])
      expect((await call('PUT', path, sent)).status).toBe(200);
  });

test('account -> accepted, noted, nothing changes; strict: 422, since its address is stated as required', async () => {
  const at = (id: number) => `/api/accounts/${id}`;
  await sentBack(`${at(mock.accountId)}/get.json`, `${at(mock.accountId)}/update.json`);
  const note =
    'account was accepted leniently as what GET answers, sent back: the contract asks for fiscal_id and address';
  expect(said).toContainEqual(expect.stringContaining(note));
  const { body } = await call('GET', `${at(strict.accountId)}/get.json`, undefined, strict);
  expect((await call('PUT', `${at(strict.accountId)}/update.json`, body, strict)).status).toBe(422);
  const wrong = { account: { ...body.account, email: 'no mail' } };
  expect((await call('PUT', `${at(mock.accountId)}/update.json`, wrong)).status).toBe(422);
});
