// Compares a table and its forks with plain maps, over random writes, removals and forks.
import { expect, test } from '@playwright/test';
import { random } from './ids.js';
import {
  createTable,
  eachRecord,
  findRecords,
  forkTable,
  getRecord,
  isSameTable,
  putRecord,
  removeRecord,
  type Table,
} from './table.js';

interface One {
  readonly id: number;
  readonly text: string;
}

interface Pair {
  readonly table: Table<One>;
  readonly model: Map<number, One>;
}

const inOrder = (model: Pair['model']): One[] => [...model.values()].sort((a, b) => a.id - b.id);

function write({ table, model }: Pair, draw: (below: number) => number, time: number): void {
  // Mostly in order of id, as a service creates records, sometimes anywhere.
  const id = draw(3) > 0 ? 10_000 + time : 1 + draw(9000);
  if (draw(6) === 0) {
    const known = [...model.keys()][draw(Math.max(1, model.size))] ?? id;
    removeRecord(table, known);
    model.delete(known);
    return;
  }
  const record = { id, text: `${time}` };
  putRecord(table, record);
  model.set(id, record);
}

for (const seed of ['a', 'b', 'c']) {
  test(`drawn writes and forks (${seed}) -> each table holds what was written to it, in order`, () => {
    const next = random(seed, 'table');
    const draw = (below: number) => Math.floor(next() * below);
    const pairs: Pair[] = [{ table: createTable<One>(), model: new Map() }];
    for (let time = 0; time < 6000; time++) {
      const pair = pairs[draw(pairs.length)] as Pair;
      if (time % 1000 === 999) pairs.push({ table: forkTable(pair.table), model: new Map(pair.model) });
      else write(pair, draw, time);
    }
    for (const { table, model } of pairs) {
      const wanted = inOrder(model);
      expect([...eachRecord(table)]).toEqual(wanted);
      expect(table.size).toBe(model.size);
      const ids = Array.from({ length: 2300 }, (_, index) => index * 7);
      expect(ids.filter((id) => getRecord(table, id) !== model.get(id))).toEqual([]);
      const odd = wanted.filter(({ id }) => id % 2 === 1).reverse();
      const page = findRecords(table, ({ id }) => id % 2 === 1, 'newest', 30, 20);
      expect(page).toEqual({ total: odd.length, records: odd.slice(30, 50) });
    }
    expect(Math.max(...pairs.map(({ model }) => model.size))).toBeGreaterThan(600);
  });
}

test('a fork -> the same table until one of the two is written to, and the stamp changes with it', () => {
  const table = createTable<One>();
  for (let id = 1; id <= 2000; id++) putRecord(table, { id, text: '' });
  const fork = forkTable(table);
  expect([isSameTable(table, fork), fork.stamp === table.stamp]).toEqual([true, true]);
  putRecord(table, { id: 700, text: 'changed' });
  expect([isSameTable(table, fork), fork.stamp === table.stamp]).toEqual([false, false]);
  expect(getRecord(fork, 700)?.text).toBe('');
});
