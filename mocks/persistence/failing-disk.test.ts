/** Writes to a full disk, simulated by a limit on the file size. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { call, end, invoice, type Json, type Running, runOver } from './kept.fixture.js';

let directory: string;
let running: Running | undefined;

test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'invoicing-full-'));
});
test.afterEach(async () => {
  if (running) await end(running, 'SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** The ids and statuses of several creations. */
async function create({ url, key }: Running, many: number, name: string) {
  const made: { status: number; id: unknown }[] = [];
  for (let n = 0; n < many; n++) {
    const { status, body } = await call(url, key, 'POST', '/invoices.json', invoice(`${name}${n}`));
    made.push({ status, id: (body.invoice as Json | undefined)?.id });
  }
  return made;
}

async function ids({ url, key }: Running): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page++) {
    const { body } = await call(url, key, 'GET', `/invoices.json?per_page=30&page=${page}`);
    const list = body.invoices as Json[];
    found.push(...list.map(({ id }) => id));
    if (list.length < 30) return found;
  }
}

test('a full disk -> 500 and nothing to be seen of it; every write acknowledged before, between and after is kept', async () => {
  running = await runOver(directory, { words: ['--scenario', 'empty'], fileLimit: 64 });
  const made = await create(running, 150, 'A');
  const refused = made.filter(({ status }) => status === 500);
  const acknowledged = made.filter(({ status }) => status === 201).map(({ id }) => id);
  expect(refused.length, 'the limit was met').toBeGreaterThan(0);
  expect(acknowledged.length + refused.length).toBe(150);
  expect((await ids(running)).sort()).toEqual([...acknowledged].sort());
  await end(running);

  running = await runOver(directory);
  expect((await ids(running)).sort(), 'after a clean stop').toEqual([...acknowledged].sort());
  const later = await create(running, 5, 'B');
  expect(later.map(({ status }) => status)).toEqual(Array(5).fill(201));
});
