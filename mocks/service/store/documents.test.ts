// A list has exactly the documents that match its filter: over random tables, edits, removals and filters.
import { expect, test } from '@playwright/test';
import { DELETED } from './document-kinds.js';
import { type DocumentFilter, findDocuments, type Range } from './documents.js';
import { random } from './ids.js';
import type { DocumentRecord } from './records.js';
import { createTable, eachRecord, forkTable, putRecord, removeRecord, type Table } from './table.js';

type Draw = (below: number) => number;

const drawing = (seed: string): Draw => {
  const next = random(seed);
  return (below) => Math.floor(next() * below);
};

/** A document with the fields that filters use. Odd amounts have three decimals or are very large. */
function documentOf(id: number, draw: Draw, isOdd: boolean): DocumentRecord {
  const amount = isOdd ? ([0.005, 1e12, 12.345, 7][draw(4)] ?? 0) : draw(40_000) / 100;
  const drawn: Partial<DocumentRecord> = {
    ...{ id, kind: draw(4), status: draw(5), archived: draw(9) === 0, day: 20_000 + draw(60) },
    ...{ dueDay: 20_050 + draw(30), loadedAt: draw(3) === 0 ? -1 : 1.7e9 + draw(1000), beforeTaxes: amount },
    client: { id: draw(5), name: `Client ${draw(20)}` } as DocumentRecord['client'],
    extras: draw(2) === 0 ? {} : { reference: `Order ${draw(50)}`, observations: `no ${draw(9)}` },
    lines: [{ name: `Item ${draw(30)}`, description: null } as DocumentRecord['lines'][number]],
    ...{ number: draw(2), serie: '2026' },
  };
  return drawn as DocumentRecord;
}

/** `make()` with a probability of one in `times`. */
const maybe = <T>(draw: Draw, times: number, make: () => T): T | undefined =>
  draw(times) === 0 ? make() : undefined;

function filterOf(draw: Draw): DocumentFilter {
  const range = (from: number, width: number): Range => ({
    from: maybe(draw, 2, () => from + draw(width)),
    to: maybe(draw, 2, () => from + draw(width)),
  });
  return {
    kinds: [0, 1, 2, 3].filter(() => draw(4) > 0),
    statuses: maybe(draw, 2, () => [0, 1, 2, 3].filter(() => draw(2) > 0)),
    archived: maybe(draw, 5, () => draw(2) === 0),
    day: maybe(draw, 2, () => range(19_995, 70)),
    dueDay: maybe(draw, 3, () => range(20_045, 40)),
    beforeTaxes: maybe(draw, 2, () => range(0, 400)),
    loadedAt: maybe(draw, 6, () => range(1.7e9, 1000)),
    clientId: maybe(draw, 6, () => draw(6)),
    text: maybe(draw, 5, () => ['item 1', 'order 2', 'client 17', '7', 'no 3', 'nowhere'][draw(6)] as string),
    reference: maybe(draw, 6, () => `Order ${draw(60)}`),
    withoutDeleted: draw(3) === 0,
  };
}

const within = (value: number, { from = -Infinity, to = Infinity }: Range = {}) =>
  value >= from && value <= to;

function matches(filter: DocumentFilter, record: DocumentRecord): boolean {
  const words = [
    record.client.name,
    record.number > 0 ? `${record.number}/${record.serie}` : '',
    record.extras.reference ?? '',
    record.extras.observations ?? '',
    ...record.lines.map(({ name }) => name),
  ];
  return (
    filter.kinds.includes(record.kind) &&
    (filter.statuses?.includes(record.status) ?? true) &&
    (filter.archived ?? record.archived) === record.archived &&
    !(filter.withoutDeleted && record.status === DELETED) &&
    within(record.day, filter.day) &&
    within(record.dueDay, filter.dueDay) &&
    within(record.beforeTaxes, filter.beforeTaxes) &&
    (filter.loadedAt === undefined || (record.loadedAt >= 0 && within(record.loadedAt, filter.loadedAt))) &&
    (filter.clientId ?? record.client.id) === record.client.id &&
    (filter.reference ?? record.extras.reference) === record.extras.reference &&
    words
      .join('\n')
      .toLowerCase()
      .includes(filter.text ?? '')
  );
}

/** A few hundred documents in several pages, some updated, some removed, then forked and changed again. */
function tableOf(draw: Draw, isOdd: boolean): Table<DocumentRecord> {
  const first = createTable<DocumentRecord>();
  const put = (table: Table<DocumentRecord>, id: number) =>
    putRecord(table, documentOf(id, draw, isOdd && draw(3) === 0));
  for (let id = 1; id <= 700; id++) put(first, id * 2);
  for (let time = 0; time < 200; time++) put(first, (1 + draw(700)) * 2);
  for (let time = 0; time < 20; time++) removeRecord(first, (1 + draw(700)) * 2);
  for (let time = 0; time < 5; time++) put(first, (1 + draw(700)) * 2 + 1);
  const fork = forkTable(first);
  for (let time = 0; time < 50; time++) put(fork, (1 + draw(750)) * 2);
  return fork;
}

for (const seed of ['plain 1', 'plain 2', 'odd 1', 'odd 2']) {
  test(`drawn documents and filters (${seed}) -> the documents that match, in order, and how many`, () => {
    const draw = drawing(seed);
    const table = tableOf(draw, seed.startsWith('odd'));
    const all = [...eachRecord(table)];
    let found = 0;
    for (let time = 0; time < 400; time++) {
      const filter = filterOf(draw);
      const wanted = all.filter((record) => matches(filter, record)).map(({ id }) => id);
      const offset = draw(3) * 10;
      const page = findDocuments(table, filter, 'oldest', offset, 30);
      const reported = JSON.stringify(filter);
      expect([page.total, page.records.map(({ id }) => id)], reported).toEqual([
        wanted.length,
        wanted.slice(offset, offset + 30),
      ]);
      found += wanted.length;
    }
    expect(found).toBeGreaterThan(1000);
  });
}
