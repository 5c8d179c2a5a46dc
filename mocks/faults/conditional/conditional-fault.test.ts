// A conditional fault: faulty where its conditions hold; elsewhere answers and stored values are healthy.
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../../index.js';
import type { FaultId } from '../adversary.js';
import { chosenFaults } from '../index.js';

type Json = Record<string, unknown>;

async function on(fault: FaultId, run: (client: Client, mock: Mock) => Promise<void>): Promise<void> {
  const mock = await startMock({ port: 0, scenario: 'empty', faults: [fault], complain: () => {} });
  try {
    await run(clientOf(mock), mock);
  } finally {
    await mock.close();
  }
}

type Client = ReturnType<typeof clientOf>;
function clientOf(mock: Mock) {
  const send = async (method: string, path: string, body?: Json, key = mock.apiKey) => {
    const url = `${path}${path.includes('?') ? '&' : '?'}api_key=${key}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await mock.inject({ method, url, headers, raw: body && JSON.stringify(body) });
    const inner = answer.text === '' ? undefined : (JSON.parse(answer.text) as Json);
    return { status: answer.status, record: Object.values(inner ?? {})[0] as Json };
  };
  return {
    send,
    invoice: async (fields: Json = {}): Promise<Json> => {
      const plain = { date: '05/03/2026', due_date: '09/03/2026', reference: 'R1', client: { name: 'Ana' } };
      const items = [{ name: 'Lamp', unit_price: '10', quantity: '1', tax: { name: 'IVA23' } }];
      const made = await send('POST', '/invoices.json', { invoice: { ...plain, items, ...fields } });
      return (await send('GET', `/invoices/${made.record.id}.json`)).record;
    },
  };
}

test('what is stored wrongly -> stored rightly where the condition does not hold', () =>
  on('documents/invoice/reference-lost@name-with-ampersand', async ({ invoice }, mock) => {
    expect((await invoice()).reference).toBe('R1');
    expect(mock.conditionCounts[0]?.shown).toBe(0);
    expect((await invoice({ client: { name: 'Silva & Filhos' } })).reference).toBeNull();
    expect((await invoice()).reference).toBe('R1');
    expect(mock.conditionCounts[0]?.shown).toBe(1);
  }));

test('an update that is forgotten -> forgotten the second time only, where the condition is "updated before"', () =>
  on('documents/invoice/update-forgotten@updated', async ({ invoice, send }) => {
    const { id } = await invoice();
    const path = `/invoices/${id}.json`;
    for (const [reference, kept] of [
      ['R2', 'R2'],
      ['R3', 'R2'],
    ]) {
      expect((await send('PUT', path, { invoice: { reference } })).status).toBe(200);
      expect((await send('GET', path)).record.reference).toBe(kept);
    }
  }));

test('a fault that remembers -> remembers also what came before its condition held', () =>
  on('documents/invoice/stale-read@updated', async ({ invoice, send }) => {
    const { id } = await invoice();
    await send('PUT', `/invoices/${id}.json`, { invoice: { reference: 'R2' } });
    expect((await send('GET', `/invoices/${id}.json`)).record.reference).toBe('R1');
  }));

test('a fault on the wire -> there only for the requests that meet the condition', () =>
  on('properties/getInvoice/invoice.total/missing@three-lines', async ({ invoice }) => {
    expect(await invoice()).toHaveProperty('total');
    const lines = ['a', 'b', 'c'].map((name) => ({
      name,
      unit_price: '1',
      quantity: '1',
      tax: { name: 'IVA6' },
    }));
    expect(await invoice({ items: lines })).not.toHaveProperty('total');
    expect(await invoice()).toHaveProperty('total');
  }));

test('a request that is refused before it reaches the service -> meets conditions, and counts as refused', () =>
  on('statuses/getInvoice/wrong-key-accepted@refused-on-record', async ({ invoice, send }) => {
    const { id } = await invoice();
    const wrong = () => send('GET', `/invoices/${id}.json`, undefined, 'no-key');
    expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(200);
  }));

test('a request that the contract refuses and the service only foresees -> counts as refused', () =>
  on('properties/getClient/client.phone/wrong-type@refused-on-record', async ({ send }) => {
    const { record } = await send('POST', '/clients.json', { client: { name: 'A', code: 'a', phone: '21' } });
    const path = `/clients/${record.id}.json`;
    expect((await send('GET', path)).record.phone).toBe('21');
    expect((await send('PUT', path, { client: { name: null, code: 'a' } })).status).toBe(422);
    expect((await send('GET', path)).record.phone).not.toBe('21');
  }));

test('two conditions -> both must hold', () =>
  on('documents/invoice/reference-lost@emoji+ampersand', async ({ invoice }) => {
    expect((await invoice({ observations: 'a & b' })).reference).toBe('R1');
    expect((await invoice({ observations: 'smile 🙂' })).reference).toBe('R1');
    expect((await invoice({ observations: 'smile 🙂 & go' })).reference).toBeNull();
  }));

test('numbers -> given as by a healthy service, although every request is carried out twice', () =>
  on('documents/invoice/number-repeats@emoji', async ({ invoice, send }) => {
    const numbers: unknown[] = [];
    for (let n = 0; n < 4; n++) {
      const { id } = await invoice();
      await send('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
      numbers.push((await send('GET', `/invoices/${id}.json`)).record.sequence_number);
    }
    expect(numbers.map((number) => Number.parseInt(String(number), 10))).toEqual([1, 2, 3, 4]);
  }));

test('an unknown fault or condition -> an error with the nearest one', () => {
  expect(() => chosenFaults(['records/item/never-stord@emoji'])).toThrow(
    /did you mean records\/item\/never-stored\?/,
  );
  expect(() => chosenFaults(['records/item/never-stored@emojy'])).toThrow(
    /emojy; did you mean emoji\?.*--list-conditions/,
  );
});
