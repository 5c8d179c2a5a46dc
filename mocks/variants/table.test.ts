// The table of variants: each can be applied, alone and with others, and does what it says where that is easily tested.
import { expect, test } from '@playwright/test';
import { startMock } from '../index.js';
import { combine, listVariants, whyIncompatible } from './index.js';

const names = listVariants().map(({ name }) => name);

test('every variant -> a name of its own and a few words', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(listVariants().filter(({ name, says }) => !/^[a-z0-9-]+$/.test(name) || says === '')).toEqual([]);
});

test('an unknown variant -> an error that names the known ones', () => {
  expect(() => combine(['no-such'])).toThrow(/no-such.*error-bodies-empty/);
});

for (const name of ['proxy-gzip', 'proxy-br', 'proxy-deflate'] as const) {
  test(`${name} -> a packed answer that unpacks to the same`, async () => {
    const mock = await startMock({ port: 0, scenario: 'empty', variants: [name] });
    try {
      const answer = await fetch(`${mock.url}/taxes.json?api_key=${mock.apiKey}`);
      expect(answer.headers.get('content-encoding')).toBe(name === 'proxy-br' ? 'br' : name.slice(6));
      expect(((await answer.json()) as { taxes: unknown[] }).taxes.length).toBe(4);
    } finally {
      await mock.close();
    }
  });
}

test('ids-scrambled -> what create answers is found by its id, and in the list', async () => {
  const mock = await startMock({ port: 0, scenario: 'empty', variants: ['ids-scrambled', 'key-order'] });
  const at = (path: string) => `${mock.url}${path}?api_key=${mock.apiKey}`;
  try {
    const made = await fetch(at('/clients.json'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: { name: 'Ana', code: 'A' } }),
    });
    const { id } = ((await made.json()) as { client: { id: string } }).client;
    const shown = (await (await fetch(at(`/clients/${id}.json`))).json()) as { client: { name: string } };
    expect(shown.client.name).toBe('Ana');
    const list = (await (await fetch(at('/clients.json'))).json()) as { clients: { id: string }[] };
    expect(list.clients.map((one) => one.id)).toEqual([id]);
  } finally {
    await mock.close();
  }
});

test('full-account -> 300 records of every sort from the first request on', async () => {
  const mock = await startMock({ port: 0, scenario: 'empty', variants: ['full-account'], selfCheck: false });
  try {
    const answer = await fetch(`${mock.url}/clients.json?api_key=${mock.apiKey}`);
    const { pagination } = (await answer.json()) as { pagination: { total_entries: number } };
    expect(pagination.total_entries).toBeGreaterThanOrEqual(300);
  } finally {
    await mock.close();
  }
});

test('a fault under a variant -> both are in the way of a request', async () => {
  const mock = await startMock({
    ...{
      port: 0,
      scenario: 'empty',
      variants: ['ids-beyond-32-bits'],
      faults: ['records/item/never-stored'],
    },
    complain: () => {},
  });
  const at = (path: string) => `${mock.url}${path}?api_key=${mock.apiKey}`;
  try {
    const made = await fetch(at('/items.json'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ item: { name: 'Lamp', description: 'Brass', unit_price: '1' } }),
    });
    const { id } = ((await made.json()) as { item: { id: number } }).item;
    expect(id).toBeGreaterThan(2 ** 32);
    expect((await fetch(at(`/items/${id}.json`))).status).toBe(404);
  } finally {
    await mock.close();
  }
});

test('two variants -> apart only where both answer one question', () => {
  expect(whyIncompatible('pages-of-20', 'pages-of-30')).toBe('both answer perPageDefault');
  expect(whyIncompatible('pdf-late', 'pdf-at-once')).toBe('both answer asyncPolls');
  expect(whyIncompatible('ids-scrambled', 'ids-beyond-32-bits')).toBe('each shows ids as other numbers');
  expect(whyIncompatible('pages-of-20', 'everything')).toBe('everything holds the others');
  expect(whyIncompatible('slow', 'slow')).toBe('it is the same');
  expect(whyIncompatible('pages-of-20', 'unset-absent')).toBeUndefined();
});
