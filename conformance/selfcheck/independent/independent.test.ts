/** The independent server stands on its own feet: its plain answers and its table of switches. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { operations as contract, type Operation } from '../../../generated/operations.js';
import { type IndependentServer, startIndependentServer, switches } from './index.js';
import { operations } from './routes.js';

test('it has every operation that the contract states, but for types it does not know', () => {
  const known = new Set(operations.map((route) => `${route.method} ${route.path}`));
  const unnamed = (route: string) => route.replace(/[:{][\w-]+\}?/g, '*');
  const has = new Set([...known].map(unnamed));
  const place = ({ method, path }: Operation) => unnamed(`${method.toUpperCase()} ${path}`);
  const stated = Object.values<Operation>(contract).filter(({ assumed }) => assumed === undefined);
  const isKnown = (type: string | undefined) =>
    type === undefined || stated.some((one) => one.documentType === type && has.has(place(one)));
  const wanted = stated.filter(({ documentType }) => isKnown(documentType)).map(place);
  expect([...has].sort()).toEqual(wanted.sort());
});

test('every name stands once, and every switch is looked at somewhere in the code', () => {
  const names = switches.map((each) => each.name);
  expect(new Set(names).size).toBe(names.length);
  const folder = new URL('.', import.meta.url);
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'switches.ts')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const { name } of switches)
    expect(code, name).toContain(
      `('${name.replace(/^files-are-ready-after-\d$/, 'a-file-is-gone-after-one-fetch')}')`,
    );
});

test('nothing in the folder imports from outside it but Node, and the test runner in this file', () => {
  const folder = new URL('.', import.meta.url);
  for (const file of readdirSync(folder).filter(
    (each) => each.endsWith('.ts') && !each.endsWith('.test.ts'),
  )) {
    const imports = [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?:import|export) .* from '([^']+)'/gm),
    ].map((match) => match[1] ?? '');
    for (const from of imports) expect(from, file).toMatch(/^(node:|\.\/)/);
  }
});

type Sent = { base?: string; key?: string };
const sender =
  (server: IndependentServer) =>
  async (
    method: string,
    path: string,
    body?: object,
    { base = server.url, key = server.apiKey }: Sent = {},
  ) => {
    const answer = await fetch(`${base}${path}?api_key=${key}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.trim() === '' ? undefined : JSON.parse(text) };
  };

test('an invoice: amounts, numbers, a payment, and what the other account sees of it', async () => {
  const server = await startIndependentServer();
  const send = sender(server);
  const items = [
    { name: 'work', unit_price: '10.25', quantity: '3', tax: { name: 'IVA23' } },
    { name: 'parts', unit_price: '0.35', quantity: '1', discount: '10', tax: { name: 'unknown' } },
  ];
  const made = await send('POST', '/invoices.json', { invoice: { client: { name: 'A' }, items } });
  expect(made).toMatchObject({
    status: 201,
    body: { invoice: { sum: 31.1, discount: 0.04, before_taxes: 31.06, taxes: 7.14, total: 38.2 } },
  });
  const id = made.body.invoice.id;
  const final = await send('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  expect(final).toMatchObject({
    status: 200,
    body: { invoice: { status: 'final', sequence_number: `1/${new Date().getFullYear()}` } },
  });
  expect(
    (await send('POST', `/documents/${id}/partial_payments.json`, { partial_payment: { amount: '38.20' } }))
      .status,
  ).toBe(201);
  expect(await send('GET', `/invoices/${id}.json`)).toMatchObject({
    body: { invoice: { status: 'settled' } },
  });
  expect(
    (
      await send('GET', `/invoices/${id}.json`, undefined, {
        base: server.second.url,
        key: server.second.apiKey,
      })
    ).status,
  ).toBe(404);
  expect((await send('GET', `/invoices/${id}.json`, undefined, { key: server.second.apiKey })).status).toBe(
    401,
  );
  await server.close();
});
