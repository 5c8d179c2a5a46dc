/** Damage of every kind is noticed and named, and what is whole is saved; what a kill leaves behind is in order. */
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ClassicLevel } from 'classic-level';
import { type Mock, type MockOptions, startMock } from '../index.js';
import { call, invoice, type Json } from './kept.fixture.js';

const MADE = 40;
let parent: string;
let directory: string;
let ids: unknown[];
const open: Mock[] = [];

test.beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'invoicing-damage-'));
  directory = join(parent, 'data');
  const mock = await startMock({ port: 0, data: directory, scenario: 'empty' });
  ids = [];
  for (let n = 0; n < MADE; n++) {
    const { body } = await call(mock.url, mock.apiKey, 'POST', '/invoices.json', invoice(`C${n}`));
    ids.push((body.invoice as Json).id);
  }
  // As a kill leaves it: what was written lies in the log.
  cpSync(directory, `${directory}.killed`, { recursive: true });
  await mock.close();
  rmSync(directory, { recursive: true });
  cpSync(`${directory}.killed`, directory, { recursive: true });
});
test.afterEach(async () => {
  for (const mock of open.splice(0)) await mock.close();
  rmSync(parent, { recursive: true, force: true });
});

async function start(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock({ port: 0, data: directory, complain: () => {}, ...options });
  open.push(mock);
  return mock;
}

const fileNamed = (pattern: RegExp): string =>
  join(directory, readdirSync(directory).find((file) => pattern.test(file)) ?? `no file ${pattern}`);

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] as number) ^ 0x11;
  writeFileSync(path, bytes);
}

/** Everything lies in a table then, and the log is empty. */
async function compact(): Promise<void> {
  const level = new ClassicLevel(directory, { compression: false });
  await level.compactRange('', '~');
  await level.close();
}

async function present(mock: Mock): Promise<unknown[]> {
  const found = await Promise.all(
    ids.map(async (id) => (await call(mock.url, mock.apiKey, 'GET', `/invoices/${id}.json`)).status),
  );
  return ids.filter((_, index) => found[index] === 200);
}

const recordsOf = (mock: Mock): number =>
  mock
    .state()
    .accounts.flatMap(({ counts }) => Object.values(counts))
    .reduce((sum, one) => sum + one, 0);

test('killed -> starts, and everything is there', async () => {
  expect(await present(await start())).toEqual(ids);
});

test('one byte of the log changed -> refused by its name; salvaged, the rest is there and a copy too', async () => {
  const log = fileNamed(/\.log$/);
  flip(log, 20_000);
  await expect(start()).rejects.toThrow(/\d+\.log is damaged at byte \d+.*--salvage/);
  const said: string[] = [];
  const mock = await start({ salvage: true, complain: (line) => said.push(line) });
  expect(said.join('\n')).toMatch(/salvaged into .*data: 2 accounts.* of \d+ records are there/);
  expect(said.join('\n')).toContain('data.damaged');
  const kept = await present(mock);
  expect(kept.length).toBeGreaterThan(0);
  const next = await call(mock.url, mock.apiKey, 'POST', '/invoices.json', invoice('After'));
  expect(next.status).toBe(201);
});

test('one byte changed, wherever in a directory that holds a whole scenario -> most of the records are saved', async () => {
  const first = await start({ data: join(parent, 'demo'), scenario: 'demo' });
  cpSync(join(parent, 'demo'), `${directory}.demo`, { recursive: true });
  const all = recordsOf(first);
  open.splice(0);
  await first.close();
  for (const share of [0.05, 0.5, 0.95]) {
    rmSync(directory, { recursive: true });
    cpSync(`${directory}.demo`, directory, { recursive: true });
    const log = fileNamed(/\.log$/);
    flip(log, Math.floor(readFileSync(log).length * share));
    await expect(start()).rejects.toThrow('is damaged');
    const mock = await start({ salvage: true });
    expect(recordsOf(mock), `${share} of the way`).toBeGreaterThan(all / 2);
    open.splice(0);
    await mock.close();
  }
});

test('the directory is removed while it runs -> the next write is refused and says so; what comes after is kept there anew', async () => {
  const mock = await start();
  rmSync(directory, { recursive: true });
  const refused = await call(mock.url, mock.apiKey, 'POST', '/invoices.json', invoice('Nowhere'));
  expect(refused.status).toBe(500);
  expect(JSON.stringify(refused.body)).toContain('removed or replaced');
  const next = await call(mock.url, mock.apiKey, 'POST', '/invoices.json', invoice('After'));
  expect(next.status).toBe(201);
  open.splice(0);
  await mock.close();
  const again = await start();
  expect(await present(again)).toEqual(ids);
  const { id } = next.body.invoice as Json;
  expect((await call(again.url, again.apiKey, 'GET', `/invoices/${id}.json`)).status).toBe(200);
});

test('every other byte, wherever it lies -> refused or nothing lost', async () => {
  const log = fileNamed(/\.log$/);
  const whole = `${directory}.killed`;
  const { length } = readFileSync(log);
  for (let at = 3; at < length; at += Math.ceil(length / 25)) {
    rmSync(directory, { recursive: true });
    cpSync(whole, directory, { recursive: true });
    flip(log, at);
    const outcome = await start().then(
      async (mock) => {
        const kept = await present(mock);
        open.splice(0);
        await mock.close();
        return kept.length;
      },
      (error: Error) => error.message,
    );
    if (typeof outcome === 'number') expect(outcome, `byte ${at} of the log`).toBe(MADE);
    else expect(outcome).toContain('is damaged');
  }
});

test('the end of the log cut off behind a whole record -> refused: the last writes are missing', async () => {
  const log = fileNamed(/\.log$/);
  truncateSync(log, Math.floor(readFileSync(log).length * 0.7));
  await expect(start()).rejects.toThrow(/the last \d+ of \d+ writes are missing.*--salvage/);
  const mock = await start({ salvage: true });
  const kept = await present(mock);
  expect(kept).toEqual(ids.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(MADE / 3);
});

test('a table changed, cut or gone -> refused; salvaged', async () => {
  await compact();
  const table = fileNamed(/\.ldb$/);
  const whole = readFileSync(table);
  flip(table, Math.floor(whole.length / 2));
  await expect(start()).rejects.toThrow(/\d+\.ldb is damaged at byte \d+/);
  writeFileSync(table, whole.subarray(0, whole.length - 10));
  await expect(start()).rejects.toThrow(/\d+\.ldb is damaged: its end is missing/);
  rmSync(table);
  await expect(start()).rejects.toThrow(/damaged.*--salvage/);
  writeFileSync(table, whole);
  expect(await present(await start())).toEqual(ids);
});

test('MANIFEST, CURRENT or the count of writes damaged or gone -> refused; salvaged, nothing is lost', async () => {
  const manifest = fileNamed(/^MANIFEST/);
  const current = join(directory, 'CURRENT');
  copyFileSync(manifest, join(parent, 'manifest'));
  flip(manifest, 12);
  await expect(start()).rejects.toThrow(/MANIFEST-\d+ is damaged/);
  copyFileSync(join(parent, 'manifest'), manifest);
  rmSync(join(directory, 'WRITES'));
  await expect(start()).rejects.toThrow(/WRITES is missing/);
  rmSync(current);
  await expect(start()).rejects.toThrow(/CURRENT is missing/);
  expect(await present(await start({ salvage: true }))).toEqual(ids);
});

test('only LOCK and LOG, or records without an end (a first start that was killed) -> starts', async () => {
  for (const file of readdirSync(directory)) if (!/^LO(CK|G)$/.test(file)) rmSync(join(directory, file));
  const first = await start({ scenario: 'demo' });
  expect(first.data?.found).toBeUndefined();
  open.splice(0);
  await first.close();
  const level = new ClassicLevel(directory);
  await level.del('meta');
  await level.close();
  await expect(start()).rejects.toThrow(/all of the \d+ writes that were kept are missing/);
  rmSync(join(directory, 'WRITES'));
  const again = await start({ scenario: 'empty' });
  expect(again.data?.found).toBeUndefined();
});

test("somebody else's LevelDB -> refused, and left as it was", async () => {
  const other = join(parent, 'other');
  const level = new ClassicLevel(other);
  await level.put('their key', 'their value');
  await level.close();
  await expect(start({ data: other })).rejects.toThrow(/LevelDB that this mock has not made.*their key/);
  const again = new ClassicLevel(other);
  expect([await again.get('their key'), await again.get('meta')]).toEqual(['their value', undefined]);
  await again.close();
});

test('reset after a restart -> the scenario it was started with', async () => {
  const first = await start({ data: join(parent, 'demo'), scenario: 'demo' });
  const before = first.state().accounts[0]?.counts;
  await call(first.url, first.apiKey, 'POST', '/invoices.json', invoice('More'));
  open.splice(0);
  await first.close();
  const second = await start({ data: join(parent, 'demo') });
  second.reset();
  expect(second.state()).toMatchObject({ scenario: 'demo' });
  expect(second.state().accounts[0]?.counts).toEqual(before);
  open.splice(0);
  await second.close();
  const third = await start({ data: join(parent, 'large'), scenario: 'empty' });
  open.splice(0);
  await third.close();
  const fourth = await start({ data: join(parent, 'large') });
  fourth.reset();
  expect(fourth.state()).toMatchObject({ scenario: 'empty' });
});
