// The number of pages of a list, by its answer.
import { expect, test } from '@playwright/test';
import { pageCount, paginationOf } from './pagination.js';

test('the pages of an answer -> as many as it says, or as its entries fill', () => {
  const pages = (pagination: unknown) => pageCount({ body: { clients: [], pagination } });
  const shown = { total_entries: 41, current_page: 1, total_pages: 3, per_page: 20 };
  expect(pages(shown)).toBe(3);
  expect(pages({ ...shown, total_pages: 2 })).toBe(3);
  expect(pages({ ...shown, total_pages: 4 })).toBe(4);
  expect([pages({ ...shown, per_page: 0 }), pages({ total_pages: 2 })]).toEqual([3, 2]);
  expect([pages(undefined), pages(null), pages({}), pages({ total_pages: 'many' })]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect([paginationOf({ body: [] }), paginationOf({ body: { pagination: 3 } })]).toEqual([
    undefined,
    undefined,
  ]);
});
