// The state shared by all checks of a run: permitted requests, names, accounts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { emptyDialect } from '../dialect/dialect.js';
import { readJournal } from '../target/journal.js';
import type { Settings } from '../target/settings.js';
import type { Outgoing } from '../target/transport.js';
import { openRun } from './run.js';
import { tinySettings } from './tiny-service.fixture.js';

const second = { baseUrl: 'http://b.example', apiKey: 'second-key-01' };
const opened = (settings: Partial<Settings> = {}, journal?: string) =>
  openRun(tinySettings(settings), { dialect: emptyDialect(), tag: 'tag1', journal });
const outgoing = (method: string): Outgoing => ({ method, url: 'http://tiny.example/x', headers: {} });
const slot = (settings: Partial<Settings>) => opened(settings).shared.fixturePool.slotOf('item', 1).name;

test('requests count by their operation', () => {
  const { onSend, requests } = opened();
  for (const name of ['getItem', 'getTax', 'getItem']) onSend?.(outgoing('GET'), name);
  expect([...requests]).toEqual([
    ['getItem', 2],
    ['getTax', 1],
  ]);
});

test('a run that has ended sends nothing; a read-only one reads alone; neither counts what was not sent', () => {
  const ended = opened();
  ended.onSend?.(outgoing('POST'), 'createItem');
  ended.stop();
  expect(() => ended.onSend?.(outgoing('GET'), 'getItem')).toThrow('the run has ended');
  expect([...ended.requests]).toEqual([['createItem', 1]]);
  const readOnly = opened({ readOnly: true });
  readOnly.onSend?.(outgoing('GET'), 'getItem');
  expect(() => readOnly.onSend?.(outgoing('PUT'), 'updateItem')).toThrow('read-only run must not send PUT');
  expect([...readOnly.requests]).toEqual([['getItem', 1]]);
});

test('names of what later runs use again -> by namespace and shard; of fresh records by the tag of the run', () => {
  expect(slot({ namespace: 'ci' })).toBe('Conformance item ci 1');
  expect(slot({ namespace: 'ci', shard: '2/3' })).toBe('Conformance item ci2 1');
  expect(slot({ namespace: 'ci', shard: '2/3', fresh: true })).toBe('Conformance item tag1 1');
});

test('fresh records -> nothing of an earlier run is looked for; else it is', () => {
  expect([...opened({ fresh: true }).shared.fixturePool.exhausted].sort()).toEqual([
    'buyer',
    'client',
    'item',
    'sequence',
  ]);
  expect(opened().shared.fixturePool.exhausted.size).toBe(0);
});

test('the second account -> names of its own, and a dialect without taxes of the first, unless lines must have one', () => {
  expect(opened()).not.toHaveProperty('second');
  const { shared, second: there } = opened({ second, namespace: 'ci' });
  expect([there?.tag, there?.fixturePool.slotOf('item', 1).name]).toEqual([
    'tag1e',
    'Conformance item cie 1',
  ]);
  const { dialect } = shared;
  dialect.tax = { name: 'IVA23', value: 23 };
  dialect.triggers.accept = 'accepted';
  expect(there?.dialect).toMatchObject({ triggers: { accept: 'accepted' }, tax: undefined });
  dialect.everyLineTaxed = true;
  expect(there?.dialect.tax).toBeUndefined();
  dialect.secondTax = { name: 'Other', value: 6 };
  expect(there?.dialect.tax).toEqual(dialect.secondTax);
  dialect.everyLineTaxed = undefined;
  expect(there?.dialect.tax).toBeUndefined();
  expect(shared.dialect.tax).toEqual({ name: 'IVA23', value: 23 });
});

test('what is made -> on the journal, with the account in which it was made; without a path nowhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const path = join(folder, 'journal.jsonl');
  const run = opened({ second }, path);
  run.shared.journal.add({ operation: 'createItem', id: '1' });
  run.second?.journal.add({ operation: 'createItem', id: '2' });
  opened().shared.journal.add({ operation: 'createItem', id: '3' });
  expect(readJournal(path).map(({ target, id }) => [target, id])).toEqual([
    ['http://tiny.example', '1'],
    ['http://b.example', '2'],
  ]);
  expect(readFileSync(path, 'utf8')).not.toContain('"3"');
  const beside = opened({ second: { ...second, baseUrl: 'http://tiny.example' } }, path);
  beside.second?.journal.add({ operation: 'createItem', id: '4' });
  expect(readJournal(path).map(({ account }) => account)).toEqual([undefined, undefined, 'second']);
  rmSync(folder, { recursive: true });
});

test('keys, and what is nearly one -> redacted', () => {
  const { redact } = opened({ second });
  for (const key of ['tiny-key-0001', 'second-key-01', 'TINY-KEY-0001', 'tiny-key-00010'])
    expect(redact(`x ${key} y`), key).not.toContain(key);
});
