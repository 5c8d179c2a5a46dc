// The journal of records that runs have created.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Entry, forget, openJournal, readJournal } from './journal.js';

let folder: string;
let path: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'not', 'yet', 'there.jsonl');
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const target = 'http://a.example';
const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  target,
  operation: 'createItem',
  id,
  ...more,
});
const ids = () => readJournal(path).map(({ id }) => id);
function filled(...entries: Entry[]) {
  for (const { target: of, account, ...one } of entries)
    openJournal(path, { target: of, ...(account && { account }) }).add(one);
}

test('each entry stands in a line, with its account; folders are made', () => {
  const all = [entry('1', { name: 'a', parent: '2' }), entry('2', { target: 'http://b.example' })];
  filled(...all);
  expect(readJournal(path)).toEqual(all);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
});

test('an entry that is added again -> stands once', () => {
  const journal = openJournal(path, { target });
  for (const id of ['1', '2', '1']) journal.add({ operation: 'createItem', id });
  expect(ids()).toEqual(['1', '2']);
});

test('no path -> nothing is kept; no file -> nothing is there', () => {
  openJournal(undefined, { target }).add(entry('1'));
  expect([existsSync(path), readJournal(path)]).toEqual([false, []]);
});

test('empty lines, and one that a crash has cut -> left out', () => {
  filled(entry('1'));
  appendFileSync(path, '\n  \n{"target":"http://a.ex');
  expect(ids()).toEqual(['1']);
});

test('what was gone through is forgotten, by target, operation and id; what came meanwhile stays', () => {
  const others = [
    entry('2'),
    entry('1', { target: 'http://b.example' }),
    entry('1', { account: 'second' }),
    entry('1', { operation: 'createTax' }),
  ];
  filled(entry('1', { name: 'a' }), ...others);
  forget(path, [entry('1', { name: 'other' })]);
  expect(readJournal(path)).toEqual(others);
  expect(existsSync(`${path}.new`)).toBe(false);
  filled(entry('9'));
  expect(ids()).toEqual(['2', '1', '1', '1', '9']);
});

test('nothing is left -> no file; no file -> nothing to forget', () => {
  filled(entry('1'));
  forget(path, [entry('1')]);
  expect(existsSync(path)).toBe(false);
  forget(path, [entry('1')]);
  writeFileSync(join(folder, 'empty.jsonl'), '');
  forget(join(folder, 'empty.jsonl'), []);
  expect(existsSync(join(folder, 'empty.jsonl'))).toBe(false);
});
