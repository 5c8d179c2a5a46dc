// Recordings of a mock, replayed on another: equal but for ids and keys. A fault loses only its own points.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type MockOptions, startMock, startProxy } from '../index.js';
import type { RecordedExchange } from '../recording/exchanges.js';
import { fidelityOf } from './index.js';
import { type Fidelity, scoreOf } from './score.js';

const quiet = { port: 0, scenario: 'empty', selfCheck: false, complain: () => {} };
let folder = '';

type Body = Record<string, Record<string, unknown>>;

/** Requests of many kinds, with a refusal, a search, a payment and an unknown record. */
async function drive(url: string, key: string): Promise<void> {
  const call = async (method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}api_key=${key}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return text === '' ? {} : (JSON.parse(text) as Body);
  };
  const items = [
    { name: 'Lamp', unit_price: '20.00', quantity: '3', discount: '10', tax: { name: 'IVA23' } },
    { name: 'Oil', unit_price: '1.25', quantity: '2', tax: { name: 'IVA6' } },
  ];
  const invoice = {
    date: '01/12/2026',
    due_date: '31/12/2026',
    client: { name: 'Ana Sá', code: 'A1' },
    items,
  };
  await call('POST', '/clients.json', { client: { name: 'Rui', code: 'R1', email: 'rui@rui.pt' } });
  await call('POST', '/clients.json', { client: { name: 'Eva', code: 'E1', email: 'no address' } });
  await call('GET', '/clients/find-by-name.json?client_name=Rui');
  for (let count = 0; count < 2; count++) {
    const { id } = (await call('POST', '/invoices.json', { invoice })).invoice ?? {};
    await call('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
    await call('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'deleted' } });
    await call('GET', `/invoices/${id}.json`);
    const partial_payment = { amount: '10.00' };
    const { receipt } = await call('POST', `/documents/${id}/partial_payments.json`, { partial_payment });
    await call('PUT', `/receipts/${receipt?.id}/change-state.json`, {
      receipt: { state: 'canceled', message: 'no' },
    });
  }
  await call('GET', '/invoices/999999.json');
  for (const path of ['/invoices.json?status[]=final', '/clients.json', '/items.json', '/taxes.json'])
    await call('GET', path);
  await fetch(`${url}/items.json?api_key=wrong`);
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fidelity-'));
  const real = await startMock({ ...quiet, clock: '2026-12-01T10:00:00Z', seed: 'another' });
  const record = join(folder, 'recording');
  const proxy = await startProxy({ target: real.url, port: 0, record, complain: () => {} });
  await drive(proxy.url, real.apiKey);
  await proxy.close();
  await real.close();
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const compared = (options: MockOptions = {}, recording = join(folder, 'recording')): Promise<Fidelity> =>
  fidelityOf([recording], (clock) => startMock({ ...quiet, clock, ...options }));

/** `getInvoice value invoice.total 0/2`, for every lost point. */
const lost = ({ operations }: Fidelity): string[] =>
  operations.flatMap(({ operation, points }) =>
    points
      .filter(({ same, of }) => same < of)
      .map(({ aspect, place, same, of }) => `${operation} ${aspect} ${place} ${same}/${of}`),
  );

const lines = (): RecordedExchange[] =>
  readFileSync(join(folder, 'recording/exchanges.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedExchange);

/** The recording with some exchanges changed or removed. */
function edited(name: string, edit: (one: RecordedExchange) => RecordedExchange[]): string {
  const made = join(folder, name);
  mkdirSync(made);
  const text = lines()
    .flatMap(edit)
    .map((one) => `${JSON.stringify(one)}\n`);
  writeFileSync(join(made, 'exchanges.jsonl'), text.join(''));
  return made;
}

test('the mock against its own recording, with other ids and keys -> the same everywhere, all compared', async () => {
  const found = await compared();
  expect(lost(found)).toEqual([]);
  expect(found.tiers.core).toMatchObject({ score: 100, status: 100, shape: 100, value: 100 });
  expect(found.recordings).toMatchObject([{ exchanges: lines().length, compared: lines().length }]);
  expect(found.skipped).toEqual([]);
  expect(found.coverage.operations.exercised).toBe(new Set(lines().map(({ operation }) => operation)).size);
  expect(found.coverage.fields.exercised).toBeLessThan(found.coverage.fields.all);
  const refused = lines().filter(({ status }) => status >= 400);
  expect(refused.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    ...[
      'createClient 422',
      'changeInvoiceState 422',
      'changeInvoiceState 422',
      'getInvoice 404',
      'listItems 401',
    ],
  ]);
});

for (const { faults, loses } of [
  {
    faults: ['properties/getInvoice/invoice.total/missing'],
    loses: ['getInvoice shape invoice.total 0/2', 'getInvoice value invoice.total 0/2'],
  },
  {
    faults: ['statuses/getInvoice/404-as-200'],
    loses: ['getInvoice status 404 0/1', 'getInvoice shape errors 0/1', 'getInvoice shape errors.error 0/1'],
  },
  {
    faults: ['statuses/listItems/401-as-403'],
    loses: ['listItems status 401 0/1', 'listItems shape errors 0/1', 'listItems shape errors.error 0/1'],
  },
  { faults: ['lists/listInvoices/status[]-ignored'], loses: ['listInvoices value invoices[] 0/1'] },
] as const)
  test(`${faults} -> loses its points and no other`, async () => {
    expect(lost(await compared({ faults: [...faults] }))).toEqual(loses);
  });

test('a mock that refuses to finalize -> the answers are lost, and what is about receipts is not compared', async () => {
  const found = await compared({ faults: ['transitions/invoice/draft+finalized/refused'] });
  const points = lost(found);
  for (const one of [
    'status 200',
    'shape invoice.total',
    'value invoice.status',
    'value invoice.sequence_number',
  ])
    expect(points).toContain(`changeInvoiceState ${one} 0/2`);
  expect(points.filter((one) => one.startsWith('getInvoice shape'))).toEqual(
    ['inverted_sequence_number', 'atcud', 'sequence_id', 'saft_hash'].map(
      (field) => `getInvoice shape invoice.${field} 0/2`,
    ),
  );
  expect(points.filter((one) => /^(createInvoice|createClient|listTaxes)/.test(one))).toEqual([]);
  // Cancelling needs the receipt that was refused.
  expect(found.skipped).toEqual([{ reason: 'about a record that the mock refused to make', exchanges: 2 }]);
  expect(found.coverage.operations.exercised).toBe((await compared()).coverage.operations.exercised - 1);
});

test('a total, a number and a status of the recording changed -> each its own point', async () => {
  let finalized = 0;
  const recording = edited('changed', (one) => {
    const { invoice } = (one.body ?? {}) as Body;
    if (one.operation === 'createInvoice' && invoice) invoice.total = Number(invoice.total) + 0.01;
    if (one.operation === 'getInvoice' && invoice) invoice.status = 'settled';
    if (one.operation === 'changeInvoiceState' && invoice && ++finalized === 2)
      invoice.sequence_number = String(invoice.sequence_number).replace(/^2/, '7');
    return [one];
  });
  expect(lost(await compared({}, recording))).toEqual([
    'createInvoice value invoice.total 0/2',
    'getInvoice value invoice.status 0/2',
    'changeInvoiceState value invoice.sequence_number 1/2',
  ]);
});

test('records from before, 202 and 5xx -> not compared, with the reason', async () => {
  const recording = edited('partly', (one) => {
    if (one.operation === 'createInvoice') return [];
    if (one.operation === 'listItems') return [{ ...one, status: 503 }];
    return [one.operation === 'listTaxes' ? { ...one, status: 202 } : one];
  });
  const found = await compared({}, recording);
  expect(found.skipped).toEqual([
    { reason: 'about a record from before the recording', exchanges: 10 },
    { reason: 'answered 202, which comes and goes with time', exchanges: 1 },
    { reason: 'answered 429 or 5xx, which says nothing of the contract', exchanges: 2 },
  ]);
  expect(lost(found)).toEqual([]);
});

test('a score that is not the same everywhere -> never 100, however little it lacks', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ same: at === 0 ? 0 : 1, of: 1 }));
  const observations = many.map(({ same }, at) => ({
    ...{ operation: 'getItem' as const, aspect: 'shape' as const, place: `item.f${at}` },
    ...{ same: same === 1, recorded: 'text', mock: 'null' },
  }));
  const { tiers } = scoreOf([{ observations, compared: new Map(), skipped: new Map() }], []);
  expect(tiers.core.score).toBe(99.9);
});

for (const [name, text, expected] of [
  ['absent', undefined, /absent does not exist: name a folder that --record wrote/],
  ['bare', '', /exchanges.jsonl is empty: send requests through the proxy/],
  ['cut', '{"operation":', /exchanges.jsonl:1 is no JSON: the recording was cut or edited; record it again/],
  ['other', '{"operation":"listThings"}', /:1: operation is "listThings", which the contract does not have/],
  ['null', 'null', /:1: a line is an object/],
  [
    'pathless',
    '{"operation":"getItem","at":"2026-12-01T10:00:00Z","key":null,"path":{},"query":[],"status":200}',
    /:1: path has no item-id; record it again/,
  ],
] as const)
  test(`a recording that is ${name} -> refused with what to do`, async () => {
    const made = join(folder, name);
    if (text !== undefined) {
      mkdirSync(made);
      writeFileSync(join(made, 'exchanges.jsonl'), text);
    }
    await expect(compared({}, made)).rejects.toThrow(expected);
  });

test('a folder of 0.1 -> says how to record', async () => {
  const old = join(folder, 'old');
  mkdirSync(old);
  await expect(compared({}, old)).rejects.toThrow(
    /holds no exchanges.jsonl: record it with invoicing-mock proxy URL/,
  );
});

test('the command -> JSON, page and exit status; below --at-least 1, no recording 2', async () => {
  const recording = edited('lacking', (one) => [one.status === 401 ? { ...one, status: 403 } : one]);
  const report = join(folder, 'report');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/mocks/cli.js', 'fidelity', ...args, '--report', report], {
      encoding: 'utf8',
    });
  const good = run(join(folder, 'recording'), recording, '--json', '--at-least', '90');
  expect([good.status, good.stderr]).toEqual([0, '']);
  expect(JSON.parse(good.stdout)).toEqual(JSON.parse(readFileSync(join(report, 'fidelity.json'), 'utf8')));
  expect(readFileSync(join(report, 'fidelity.html'), 'utf8')).toContain('recorded 403; mock 401');
  const bad = run(recording, '--at-least', '100', '--tier', 'core');
  expect([bad.status, bad.stderr]).toEqual([
    1,
    expect.stringMatching(/core scores 99\.\d, less than --at-least 100/),
  ]);
  expect([run(join(folder, 'nowhere')).status, run(recording, '--at-least', 'all').status]).toEqual([2, 1]);
});
