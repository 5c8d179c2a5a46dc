import { expect, test } from '@playwright/test';
import type { JournalPage, Summary } from '../client.js';
import { merged, PAGE, withOlder } from './journal-pages.js';

/** Entries from the newest id down to the oldest. */
const entries = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: newest - index }) as Summary);
const page = (newest: number, count = PAGE, oldest = 1): JournalPage => ({
  entries: entries(newest, count),
  ...{ kept: newest, capacity: 1000, newest, oldest },
});
const ids = ({ entries: list }: { entries: readonly Summary[] }) => [
  list[0]?.id,
  list.at(-1)?.id,
  list.length,
];

test('less than a page -> all there is; a whole page -> there may be more', () => {
  expect(merged(undefined, page(5, 5))).toMatchObject({ isWhole: true });
  expect(merged(undefined, page(PAGE))).toMatchObject({ isWhole: false });
});

test('a newer page that joins -> what was loaded stays behind it, each entry once', () => {
  const before = withOlder(merged(undefined, page(500)), page(300));
  expect(ids(before)).toEqual([500, 101, 400]);
  expect(ids(merged(before, page(510)))).toEqual([510, 101, 410]);
});

test('a newer page that does not join -> what was loaded goes, so that nothing is missing between', () => {
  const before = merged(undefined, page(500));
  expect(merged(before, page(900))).toEqual({ entries: entries(900, PAGE), isWhole: false });
});

test('entries that the mock no longer keeps -> gone here too; a cleared journal -> empty', () => {
  const before = withOlder(merged(undefined, page(500)), page(300));
  expect(ids(merged(before, page(510, PAGE, 290)))).toEqual([510, 290, 221]);
  expect(merged(before, page(510, 0, 0))).toEqual({ entries: [], isWhole: true });
});

test('older ones -> behind; less than a page of them -> there are no more', () => {
  const before = merged(undefined, page(500));
  expect(withOlder(before, page(300)).isWhole).toBe(false);
  expect(withOlder(before, page(300, 20)).isWhole).toBe(true);
});
