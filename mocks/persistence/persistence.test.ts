/** Data directories: after closing, after kill -9 under load, and where nothing can be stored. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Mock, type MockOptions, startMock } from '../index.js';
import { placeOf } from '../package-files/place-of.js';
import { call, end, invoice, type Json, type Running, runOver } from './kept.fixture.js';

let directory: string;
const open: Mock[] = [];
test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'invoicing-data-'));
});
test.afterEach(async () => {
  for (const mock of open.splice(0)) await mock.close();
  rmSync(directory, { recursive: true, force: true });
});

async function start(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock({ port: 0, data: directory, complain: () => {}, ...options });
  open.push(mock);
  return mock;
}
async function stop(mock: Mock): Promise<void> {
  open.splice(open.indexOf(mock), 1);
  await mock.close();
}

test('closed and started again -> records, numbers, ids, mails, deletions, keys and clock go on', async () => {
  const first = await start({ scenario: 'demo', seed: 5 });
  const { apiKey: key } = first;
  const ask = (mock: Mock, method: string, path: string, body?: unknown) =>
    call(mock.url, key, method, path, body);
  const made = (await ask(first, 'POST', '/invoices.json', invoice('Ana 🙂'))).body.invoice as Json;
  await ask(first, 'PUT', `/invoices/${made.id}/change-state.json`, { invoice: { state: 'finalized' } });
  await ask(first, 'PUT', `/invoices/${made.id}/email-document.json`, {
    message: { client: { email: 'a@b.pt', save: '0' }, subject: 'Kept' },
  });
  const tax = (await ask(first, 'POST', '/taxes.json', { tax: { name: 'X', value: '5', region: 'PT' } }))
    .body;
  await ask(first, 'DELETE', `/taxes/${(tax.tax as Json).id}.json`);
  first.clock.advance({ days: 40 });
  const before = (await ask(first, 'GET', `/invoices/${made.id}.json`)).body;
  const [state, taxes] = [first.state(), (await ask(first, 'GET', '/taxes.json')).body];
  await stop(first);

  const second = await start();
  expect(second.data?.found).toBeGreaterThan(70);
  expect([second.apiKey, second.accountId]).toEqual([key, first.accountId]);
  const unlinked = (body: Json, mock: Mock) => JSON.stringify(body).replaceAll(mock.url, '');
  const after = (await ask(second, 'GET', `/invoices/${made.id}.json`)).body;
  expect(unlinked(after, second)).toBe(unlinked(before, first));
  expect((await ask(second, 'GET', '/taxes.json')).body).toEqual(taxes);
  expect(second.outbox()[0]?.subject).toBe('Kept');
  const counts = (one: Mock['state']) => one().accounts.map((account) => account.counts);
  expect(counts(() => second.state())).toEqual(state.accounts.map((account) => account.counts));
  expect(Date.parse(second.clock.now().now) - Date.now()).toBeGreaterThan(39 * 86_400_000);
  const next = (await ask(second, 'POST', '/invoices.json', invoice('Ana 🙂'))).body.invoice as Json;
  expect(next.id).toBeGreaterThan(made.id as number);
});

test('reset, scenario and clock over HTTP -> kept as well', async () => {
  const first = await start({ scenario: 'demo' });
  const control = (path: string, method: string, body: object) =>
    fetch(`${first.url}/__mock/${path}`, { method, body: JSON.stringify(body) });
  await control('scenarios', 'POST', { name: 'empty' });
  await control('clock', 'PUT', { freeze: '2030-01-01T00:00:00Z' });
  const key = first.apiKey;
  const { status } = await call(first.url, key, 'POST', '/items.json', {
    item: { name: 'One', description: 'D', unit_price: '1' },
  });
  expect(status).toBe(201);
  await stop(first);
  const second = await start();
  expect([second.data?.found, second.clock.now().now]).toEqual([0, '2030-01-01T00:00:00.000Z']);
  expect((await call(second.url, key, 'GET', '/items.json')).body.items).toHaveLength(1);
  await stop(second);
  await expect(start({ scenario: 'large' })).rejects.toThrow(
    /holds data from before, and scenario large would not be loaded: leave the scenario out/,
  );
});

test('the line that made the directory, given again -> goes on with what was kept', async () => {
  const file = join(directory, '..', `${basename(directory)}.yaml`);
  writeFileSync(file, 'accounts: [{ name: mine, organization_name: Mine }]\n');
  for (const [scenario, again] of [
    ['demo', 'demo'],
    [file, relative(process.cwd(), file)],
  ] as const) {
    const data = `${directory}-${basename(scenario)}`;
    const first = await start({ scenario, data });
    const item = { item: { name: 'Own', description: 'D', unit_price: '1' } };
    const made = await call(first.url, first.apiKey, 'POST', '/items.json', item);
    await stop(first);
    const second = await start({ scenario: again, data });
    const id = (made.body.item as Json).id;
    expect((await call(second.url, second.apiKey, 'GET', `/items/${id}.json`)).status).toBe(200);
    await stop(second);
    rmSync(data, { recursive: true });
  }
  rmSync(file);
});

test('a directory that cannot be used -> what is wrong, and what to do', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/in use by another mock: stop that one/);
  await stop(first);
  await expect(start({ seed: 'other' })).rejects.toThrow(/made with --seed 1, not other: leave the seed out/);
  await expect(start({ scenario: 'large' })).rejects.toThrow(/scenario large would not be loaded/);
  await expect(start({ data: ' ' })).rejects.toThrow(/--data needs the name of a directory/);
  await expect(start({ data: placeOf('spec') })).rejects.toThrow(/holds other files/);
  await expect(start({ data: placeOf('package.json') })).rejects.toThrow(/is a file/);
});

const ROUNDS = 4;
const WRITERS = 8;
/** Requests answered in each round before the kill, so that even a slow machine is under load. */
const ANSWERED = 30;

/** Creates and finalizes until the server is gone; adds acknowledged results to `kept`. */
async function writer(running: Running, name: string, kept: Map<number, string>): Promise<void> {
  const { url, key } = running;
  try {
    for (;;) {
      const made = await call(url, key, 'POST', '/invoices.json', invoice(name));
      const { id } = made.body.invoice as { id: number };
      kept.set(id, 'draft');
      const path = `/invoices/${id}/change-state.json`;
      const done = await call(url, key, 'PUT', path, { invoice: { state: 'finalized' } });
      kept.set(id, (done.body.invoice as { sequence_number: string }).sequence_number);
    }
  } catch {
    // Killed during a request: without an answer, its result may be stored or not.
  }
}

test(`kill -9 under load, ${ROUNDS} times -> everything that was answered is there, whole`, async () => {
  const kept = new Map<number, string>();
  for (let round = 0; round < ROUNDS; round++) {
    const running = await runOver(directory, { words: round === 0 ? ['--scenario', 'empty'] : [] });
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      writer(running, `W${round}-${index}`, kept),
    );
    const enough = kept.size + ANSWERED;
    while (kept.size < enough) await new Promise((resolve) => setTimeout(resolve, 20));
    await end(running, 'SIGKILL');
    await Promise.all(writers);
  }
  const running = await runOver(directory);
  const numbers = new Set<string>();
  for (const [id, reported] of kept) {
    const { status, body } = await call(running.url, running.key, 'GET', `/invoices/${id}.json`);
    expect(status, `invoice ${id}, answered before a kill`).toBe(200);
    const { sequence_number: number, status: state, items } = body.invoice as Json;
    if (reported !== 'draft') expect([number, state]).toEqual([reported, 'final']);
    expect(items).toHaveLength(1);
    if (state === 'final') numbers.add(String(number));
  }
  await end(running, 'SIGKILL');
  const finals = [...kept.values()].filter((one) => one !== 'draft');
  expect(kept.size).toBeGreaterThan(ROUNDS * WRITERS);
  expect(new Set(finals).size, 'every number was given once').toBe(finals.length);
  expect(numbers.size).toBeGreaterThanOrEqual(finals.length);
});
