/**
 * The mock before the independent server (`--pass`): what passes is made and kept there, what is answered here knows
 * of it. That server was written by somebody who has not seen the mock.
 */
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../../mocks/index.js';
import { type IndependentServer, startIndependentServer } from './independent/index.js';

interface Answer {
  status: number;
  to: string | null;
  body: Record<string, Record<string, unknown>>;
}

async function call(url: string, key: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${url}${path}?api_key=${key}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const to = answer.headers.get('x-mock-passed-to');
  return { status: answer.status, to, body: text === '' ? {} : JSON.parse(text) };
}

const lamp = { name: 'Lamp', description: 'A lamp', unit_price: '20.00', unit: 'unit' };
const invoice = {
  ...{ date: '31/03/2026', due_date: '30/04/2026', client: { name: 'Ana', code: 'A-1' } },
  items: [{ name: 'Lamp', unit_price: '20.00', quantity: '2', tax: { name: 'IVA23' } }],
};

async function between(
  options: { pass: string; reported: string[] },
  use: (server: IndependentServer, mock: Mock) => Promise<void>,
): Promise<void> {
  const server = await startIndependentServer();
  try {
    const mock = await startMock({
      ...{ port: 0, scenario: 'empty', clock: '2026-03-31T10:00:00Z' },
      ...{ pass: [`${options.pass}=${server.url}`], passKey: [server.apiKey] },
      complain: (line) => options.reported.push(line),
    });
    await use(server, mock).finally(() => mock.close());
  } finally {
    await server.close();
  }
}

test('items pass to the independent server, invoices are answered here -> one address, each record at its side', async () => {
  const reported: string[] = [];
  await between({ pass: 'items', reported }, async (server, mock) => {
    const asked = (method: string, path: string, body?: unknown) =>
      call(mock.url, mock.apiKey, method, path, body);
    const there = (path: string) => call(server.url, server.apiKey, 'GET', path);

    const made = await asked('POST', '/items.json', { item: lamp });
    expect([made.status, made.to]).toEqual([201, server.url]);
    const id = Number(made.body.item?.id);
    expect((await there(`/items/${id}.json`)).body.item).toMatchObject({ id, name: 'Lamp', unit_price: 20 });
    const changed = await asked('PUT', `/items/${id}.json`, { item: { ...lamp, description: 'Brass' } });
    expect([changed.status, changed.to]).toEqual([200, server.url]);
    expect((await there(`/items/${id}.json`)).body.item?.description).toBe('Brass');

    const created = await asked('POST', '/invoices.json', { invoice });
    expect([created.status, created.to]).toEqual([201, null]);
    expect(created.body.invoice).toMatchObject({ status: 'draft', total: 49.2 });
    const path = `/invoices/${created.body.invoice?.id}`;
    const final = await asked('PUT', `${path}/change-state.json`, { invoice: { state: 'finalized' } });
    expect([final.status, final.to]).toEqual([200, null]);
    expect((await asked('GET', `${path}.json`)).body.invoice).toMatchObject({ status: 'final' });
    expect((await there(`${path}.json`)).status).toBe(404);
    expect((await there('/invoices.json')).body.invoices).toEqual([]);

    expect(mock.answerViolations).toEqual([]);
    expect(JSON.stringify(mock.journal())).not.toContain(server.apiKey);
  });
  expect(reported).toEqual([]);
});

test('the line of an invoice made here -> is the item that was made there; switched back, the mock has it', async () => {
  const reported: string[] = [];
  await between({ pass: 'items', reported }, async (server, mock) => {
    const asked = (method: string, path: string, body?: unknown) =>
      call(mock.url, mock.apiKey, method, path, body);
    const made = await asked('POST', '/items.json', { item: lamp });
    const id = Number(made.body.item?.id);
    await asked('POST', '/invoices.json', { invoice });
    mock.pass.set('items', null);
    const here = await asked('GET', `/items/${id}.json`);
    expect([here.status, here.to, here.body.item?.name]).toEqual([200, null, 'Lamp']);
    const listed = (await asked('GET', '/items.json')).body.items as unknown as { name: string }[];
    expect(listed.filter(({ name }) => name === 'Lamp')).toHaveLength(1);
    mock.pass.set('items', server.url);
    expect((await asked('GET', `/items/${id}.json`)).to).toBe(server.url);
  });
  expect(reported).toEqual([]);
});
