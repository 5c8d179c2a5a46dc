/** Every kind of damage is reported, and intact data is saved; the files left by a kill are valid. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Mock, type MockOptions, startMock } from '../index.js';
import { openDatabase } from './database.js';
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
  // The state of the files after a kill.
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

const state = (): string => join(directory, 'state.jsonl');

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] as number) ^ 0x11;
  writeFileSync(path, bytes);
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

test('one byte changed -> refused by line and byte; salvaged, the rest is there and a copy too', async () => {
  flip(state(), 20_000);
  await expect(start()).rejects.toThrow(/line \d+ \(byte \d+\) does not have its checksum.*--salvage/);
  const said: string[] = [];
  const mock = await start({ salvage: true, complain: (line) => said.push(line) });
  expect(said.join('\n')).toMatch(/damaged: line \d+.*salvaged into .*data: \d+ changes.*data\.damaged/s);
  expect((await present(mock)).length).toBeGreaterThanOrEqual(MADE - 1);
  const next = await call(mock.url, mock.apiKey, 'POST', '/invoices.json', invoice('After'));
  expect(next.status).toBe(201);
});

test('a line removed, or one twice -> refused by its place; nothing damaged -> --salvage says so', async () => {
  const lines = readFileSync(state(), 'utf8').split('\n');
  writeFileSync(state(), lines.toSpliced(30, 1).join('\n'));
  await expect(start()).rejects.toThrow(
    /the write that line \d+ ends has \d+ lines of \d+|is number \d+ and follows/,
  );
  writeFileSync(state(), lines.toSpliced(30, 0, lines[30] as string).join('\n'));
  await expect(start()).rejects.toThrow(/the write that line \d+ ends|is number \d+ and follows/);
  writeFileSync(state(), lines.join('\n'));
  const said: string[] = [];
  expect(await present(await start({ salvage: true, complain: (line) => said.push(line) }))).toEqual(ids);
  expect(said).toEqual([`nothing in ${directory} is damaged`]);
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
    flip(state(), Math.floor(readFileSync(state()).length * share));
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
  const { length } = readFileSync(state());
  for (let at = 3; at < length; at += Math.ceil(length / 25)) {
    cpSync(`${directory}.killed`, directory, { recursive: true });
    flip(state(), at);
    await expect(start(), `byte ${at}`).rejects.toThrow('is damaged');
  }
});

test('a write that a kill tore -> dropped with a message that says from which line on; everything answered is there', async () => {
  const whole = readFileSync(state());
  const lastLine = whole.subarray(whole.lastIndexOf(10, whole.length - 2) + 1);
  for (const torn of ['0000', lastLine.subarray(0, 60), lastLine.subarray(0, -1)]) {
    cpSync(`${directory}.killed`, directory, { recursive: true });
    writeFileSync(state(), Buffer.concat([whole, Buffer.from(torn)]));
    const said: string[] = [];
    const mock = await start({ complain: (line) => said.push(line) });
    expect(said).toEqual([expect.stringMatching(/state\.jsonl: dropped from line \d+ on/)]);
    expect(await present(mock)).toEqual(ids);
    open.splice(0);
    await mock.close();
  }
});

test('the end cut off -> refused: the last writes are missing; salvaged, those before are there', async () => {
  truncateSync(state(), Math.floor(readFileSync(state()).length * 0.7));
  await expect(start()).rejects.toThrow(/the last \d+ of \d+ writes are missing.*--salvage/);
  const kept = await present(await start({ salvage: true }));
  expect(kept).toEqual(ids.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(MADE / 3);
});

test('the state or the count of writes gone or no number -> refused; salvaged where there is something', async () => {
  const count = join(directory, 'WRITES');
  writeFileSync(count, 'many\n');
  await expect(start()).rejects.toThrow(/WRITES does not hold a number/);
  rmSync(count);
  await expect(start()).rejects.toThrow(/WRITES is missing/);
  expect(await present(await start({ salvage: true }))).toEqual(ids);
  for (const mock of open.splice(0)) await mock.close();
  rmSync(state());
  await expect(start()).rejects.toThrow(/the last (\d+) of \1 writes are missing/);
  await expect(start({ salvage: true })).rejects.toThrow(/nothing in .* can be saved; a copy of it lies in/);
});

test('another format -> refused with what to do', async () => {
  const { lineOf } = await import('./state-file.js');
  const end = { write: 1, changes: 0, nextId: 1, defaultAccount: 1, clock: { aheadMs: 0 }, seed: '1' };
  writeFileSync(state(), lineOf({ ...end, format: 99 }));
  writeFileSync(join(directory, 'WRITES'), '');
  await expect(start()).rejects.toThrow(/has format 99, this mock knows 2/);
});

test('a first start that was killed -> starts', async () => {
  rmSync(directory, { recursive: true });
  mkdirSync(directory);
  writeFileSync(join(directory, 'state.jsonl.next'), 'half');
  const first = await start({ scenario: 'demo' });
  expect(first.data?.found).toBeUndefined();
  const again = join(parent, 'again');
  mkdirSync(again);
  cpSync(state(), join(again, 'state.jsonl'));
  expect((await start({ data: again })).data?.found).toBeGreaterThan(70);
});

test('many writes -> the file is written anew, and everything is there', async () => {
  const database = await openDatabase(join(parent, 'long'), { seed: '1', scenario: 'empty' });
  const position = { nextId: 2, defaultAccount: 1, clock: { aheadMs: 0 } };
  const change = (id: number) => ({ accountId: 1, table: 'taxes' as const, id, record: { id } });
  await database.replace([change(1)], position);
  await database.write([change(2)], position);
  expect(database.isLong()).toBe(false);
  await database.write(
    Array.from({ length: 11_000 }, () => change(2)),
    position,
  );
  expect(database.isLong()).toBe(true);
  await database.replace([change(1), change(2)], position);
  expect(database.isLong()).toBe(false);
  await database.close();
  const again = await openDatabase(join(parent, 'long'), { seed: '1', scenario: 'empty' });
  expect(again.read().changes).toEqual([change(1), change(2)]);
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
