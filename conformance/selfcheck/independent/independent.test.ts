/** The independent server stands on its own feet: its plain answers, its tables, and a sample of defects on the wire. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { operations as contract, type Operation } from '../../../generated/operations.js';
import { Differs, driver } from './drive.fixture.js';
import { flow } from './flow.fixture.js';
import { defects, type IndependentOptions, startIndependentServer, switches } from './index.js';
import { operations } from './routes.js';

const run = async (
  options: IndependentOptions,
  only: readonly string[],
  expected?: readonly string[],
): Promise<string[]> => {
  const server = await startIndependentServer(options);
  try {
    return await flow(server, only, expected);
  } finally {
    await server.close();
  }
};

const differs = async (
  options: IndependentOptions,
  only: readonly string[],
  expected: readonly string[],
): Promise<boolean> => {
  try {
    await run(options, only, expected);
    return false;
  } catch (error) {
    if (error instanceof Differs) return true;
    throw error;
  }
};

test('it has every operation that the contract states, but for types it does not know; every defect blames some', () => {
  const known = new Set(operations.map((route) => `${route.method} ${route.path}`));
  const unnamed = (route: string) => route.replace(/[:{][\w-]+\}?/g, '*');
  const has = new Set([...known].map(unnamed));
  const place = ({ method, path }: Operation) => unnamed(`${method.toUpperCase()} ${path}`);
  const stated = Object.values<Operation>(contract).filter(({ assumed }) => assumed === undefined);
  const isKnown = (type: string | undefined) =>
    type === undefined || stated.some((one) => one.documentType === type && has.has(place(one)));
  const wanted = stated.filter(({ documentType }) => isKnown(documentType)).map(place);
  expect([...has].sort()).toEqual(wanted.sort());
  for (const defect of defects)
    for (const blamed of defect.blames) expect(known, defect.name).toContain(blamed);
});

test('every name stands once, and every switch is looked at somewhere in the code', () => {
  const names = [...defects, ...switches].map((each) => each.name);
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

test('the plain server answers the same flow in the same words, twice, and never with a 5xx', async () => {
  test.setTimeout(240_000);
  const first = await run({}, ['shippings']);
  expect(await run({}, ['shippings'])).toEqual(first);
  expect(first.filter((note) => / -> 5\d\d /.test(note))).toEqual([]);
});

test('an invoice: amounts, numbers, a payment, and what the other account sees of it', async () => {
  const server = await startIndependentServer();
  const { send } = driver(server);
  const items = [
    { name: 'work', unit_price: '10.25', quantity: '3', tax: { name: 'IVA23' } },
    { name: 'parts', unit_price: '0.35', quantity: '1', discount: '10', tax: { name: 'unknown' } },
  ];
  const made = await send('POST', '/invoices.json', { invoice: { client: { name: 'A' }, items } });
  expect(made).toMatchObject({
    status: 201,
    body: { invoice: { sum: 31.1, discount: 0.04, before_taxes: 31.06, taxes: 7.14, total: 38.2 } },
  });
  const id = (made.body as { invoice: { id: number } }).invoice.id;
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

/** One defect of every eighth of each table that this small flow reaches; the figures of the whole table are in the README. */
const sample = [
  'item-price-below-zero-by-update',
  'item-second-update-is-lost',
  'tax-delete-does-nothing-after-an-update',
  'client-email-not-judged',
  'client-list-loses-last-on-last-page',
  'series-default-flag-ignored',
  'key-beginning-is-enough',
  'account-fiscal-id-repeats',
  'state-settled-invoice-canceled',
  'state-invoice-cancel-does-nothing-after-mail',
  'mail-bcc-not-judged-beside-cc',
  'pdf-never-ready-after-an-update',
  'saft-of-december-never-ready',
  'third-line-not-stored',
  'unknown-tax-is-none-on-the-third-line',
  'exemption-reason-not-needed-by-update',
  'list-ignores-date-to-beside-from',
  'list-shows-others',
  'document-of-others-is-read',
  'refused-update-stores-reference',
];

// The self-check of `npm test` tries some as well.
test('a sample of defects shows on the wire, each alone', { tag: '@long' }, async () => {
  test.setTimeout(240_000);
  const plain = await run({}, ['invoices']);
  for (const name of sample) expect(await differs({ defects: [name] }, ['invoices'], plain), name).toBe(true);
  expect(await differs({}, ['invoices'], plain), 'no defect').toBe(false);
});
