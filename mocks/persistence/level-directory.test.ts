/** A directory of version 0.1 is converted at its first use; a damaged or foreign one is refused. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ClassicLevel } from 'classic-level';
import { type Mock, startMock } from '../index.js';
import { placeOf } from '../package-files/place-of.js';
import { call, invoice, type Json } from './kept.fixture.js';

/** Three invoices, the first one finalized and mailed, a stopped clock, seed 7. */
const OLD = placeOf('mocks/persistence/version-0.1.fixture');
const IDS = [88804, 88806, 88808];
let directory: string;
let mock: Mock | undefined;
let said: string[];

test.beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'invoicing-old-')), 'data');
  cpSync(OLD, directory, { recursive: true });
  said = [];
});
test.afterEach(async () => {
  await mock?.close();
  mock = undefined;
  rmSync(join(directory, '..'), { recursive: true, force: true });
});

async function start(): Promise<Mock> {
  mock = await startMock({ port: 0, data: directory, complain: (line) => said.push(line) });
  return mock;
}
async function stop(): Promise<void> {
  await mock?.close();
  mock = undefined;
}

test('a directory of version 0.1 -> everything goes on, its files stay in a folder, and the next start says nothing', async () => {
  const first = await start();
  expect([first.apiKey, first.data?.found]).toEqual(['3df82f8f216109349824902884bdb693', 3]);
  expect(said).toEqual([expect.stringMatching(/was of an earlier form.*before-0\.2/)]);
  expect(first.clock.now()).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true });
  expect(first.outbox().map(({ subject }) => subject)).toEqual(['Kept']);
  const { body } = await call(first.url, first.apiKey, 'GET', `/invoices/${IDS[0]}.json`);
  expect(body.invoice).toMatchObject({ sequence_number: '1/2026', status: 'final' });
  const made = await call(first.url, first.apiKey, 'POST', '/invoices.json', invoice('Later'));
  const id = (made.body.invoice as Json).id as number;
  expect(id).toBeGreaterThan(Math.max(...IDS));
  await stop();
  expect(readdirSync(directory).sort()).toEqual(['WRITES', 'before-0.2', 'state.jsonl']);

  const second = await start();
  expect([second.data?.found, said.length]).toEqual([4, 1]);
  await expect(startMock({ port: 0, data: directory, seed: 8 })).rejects.toThrow(/in use by another mock/);
  await stop();
  await expect(startMock({ port: 0, data: directory, seed: 8 })).rejects.toThrow(/made with --seed 7, not 8/);
});

test('killed before its files were put aside -> they are, at the next start', async () => {
  await start();
  await stop();
  cpSync(OLD, directory, { recursive: true, filter: (path) => !path.endsWith('WRITES') });
  expect((await start()).data?.found).toBe(3);
  expect(existsSync(join(directory, 'CURRENT'))).toBe(false);
});

test('damaged, cut or in use -> refused with what to do, and left where it was', async () => {
  const log = join(directory, '000003.log');
  const whole = readFileSync(log);
  const refused = /made by version 0\.1 and cannot be read: .*put back a copy/;
  for (const bytes of [whole.subarray(0, 6000), Buffer.from(whole).fill(0x41, 3000, 3010)]) {
    cpSync(OLD, directory, { recursive: true });
    writeFileSync(log, bytes);
    await expect(start()).rejects.toThrow(refused);
    expect(existsSync(join(directory, 'state.jsonl'))).toBe(false);
    rmSync(directory, { recursive: true });
  }
  cpSync(OLD, directory, { recursive: true });
  const level = new ClassicLevel(directory);
  await level.open();
  await expect(start()).rejects.toThrow(refused);
  await level.close();
});

test("somebody else's LevelDB -> refused, and left as it was", async () => {
  rmSync(directory, { recursive: true });
  const level = new ClassicLevel(directory);
  await level.put('their key', 'their value');
  await level.close();
  await expect(start()).rejects.toThrow(/a LevelDB that this mock has not made/);
  const again = new ClassicLevel(directory);
  expect(await again.get('their key')).toBe('their value');
  await again.close();
});
