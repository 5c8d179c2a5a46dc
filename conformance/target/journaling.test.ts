// What answers show as created is journaled, whoever asked.
import { expect, test } from '@playwright/test';
import type { Entry } from './journal.js';
import { journaling } from './journaling.js';
import type { Transport } from './transport.js';

/** What is journaled of POSTs to these addresses, which are answered with these bodies. */
async function journaled(
  requests: [url: string, body: unknown, more?: { status?: number; method?: string }][],
  { second = 'http://b.example', isAlone = false } = {},
): Promise<string[]> {
  const kept: string[] = [];
  const journalOf = (mark: string) => ({
    add: ({ operation, id, parent, name }: Omit<Entry, 'target'>) =>
      void kept.push([mark, operation, id, parent, name].filter((one) => one !== undefined).join(' ')),
  });
  const left = [...requests];
  const send: Transport['send'] = async () => {
    const [, body, { status = 201 } = {}] = left.shift() ?? ['', {}];
    return { status, headers: {}, bytes: Buffer.from(JSON.stringify(body)), durationMs: 1 };
  };
  const own = { baseUrl: 'http://a.example/v2', apiKey: 'k1', journal: journalOf('own') };
  const there = isAlone ? undefined : { baseUrl: second, apiKey: 'k2', journal: journalOf('second') };
  const transport = journaling({ send } as Transport, [own, there], 'http://public.example');
  for (const [url, , { method = 'POST' } = {}] of requests)
    await transport.send({ method, url, headers: {} });
  return kept;
}
const item = { item: { id: 7, name: 'An item' } };

test('a create that succeeds -> its id and name, in the account of its address', async () => {
  const create = (base: string) => `${base}/items.json?api_key=k1`;
  expect(await journaled([[create('http://a.example/v2'), item]])).toEqual(['own createItem 7 An item']);
  expect(await journaled([[create('http://b.example'), item]])).toEqual(['second createItem 7 An item']);
  expect(await journaled([[create('http://b.example'), item]], { isAlone: true })).toEqual([]);
  expect(await journaled([[create('http://a.example/v2'), { item: { id: 7 } }, { status: 200 }]])).toEqual([
    'own createItem 7',
  ]);
});

test('both accounts at one address -> the key shows which; any other key that is accepted is of the own one', async () => {
  const at = (key: string): [string, unknown] => [`http://a.example/v2/items.json?api_key=${key}`, item];
  const kept = await journaled([at('k1'), at('k2'), at('wrong')], { second: 'http://a.example/v2' });
  expect(kept.map((one) => one.split(' ')[0])).toEqual(['own', 'second', 'own']);
});

test('no create, a refusal, an answer without an id, another address -> nothing', async () => {
  const list = { invoices: [{ id: 1 }] };
  expect(
    await journaled([
      ['http://a.example/v2/items.json', item, { status: 422 }],
      ['http://a.example/v2/items.json', item, { method: 'GET', status: 200 }],
      ['http://a.example/v2/items.json', {}],
      ['http://a.example/v2/clients/3/invoices.json', list, { status: 200 }],
      ['http://a.example/items.json', item],
      ['http://c.example/items.json', item],
    ]),
  ).toEqual([]);
});

test('a record of the treasury -> with the client at whose path it is deleted; a payment without', async () => {
  const treasury = 'http://a.example/v2/api/v3/clients/31/treasury_movements.json';
  const payment = 'http://a.example/v2/documents/5/partial_payments.json';
  expect(
    await journaled([
      [treasury, { treasury_movement: { id: 9 } }],
      [payment, { receipt: { id: 6, reference: 'R' } }],
    ]),
  ).toEqual(['own createTreasuryMovement 9 31', 'own createPartialPayment 6 R']);
});

test('an account that is created -> of the own one; what is created with its key is left out', async () => {
  expect(
    await journaled([
      ['http://public.example/api/accounts/create.json', { account: { id: 4, api_key: 'new' } }],
      ['http://a.example/v2/items.json?api_key=new', item],
    ]),
  ).toEqual(['own createAccount 4']);
});
