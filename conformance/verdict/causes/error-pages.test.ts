import { expect, test } from '@playwright/test';
import { ofErrorPages } from './error-pages.js';
import { explained, group, replayed } from './groups.fixture.js';

const page = (status: number, ...seen: object[]) =>
  group(`status:${status} | http.body | invalid JSON`, ...seen);

test('pages in the place of error bodies -> those of the other statuses follow from those seen most', () => {
  const [most, other] = [page(404, {}, {}), page(406, {})];
  expect(explained(ofErrorPages([other, most]))).toEqual({
    [most.key]: [most.key],
    [other.key]: [most.key],
  });
});

test('pages of a success, other bodies of errors, and what is not confirmed -> stay', () => {
  const others = [page(200, {}), group('status:406 | http.body | present', {})];
  expect(Object.keys(explained(ofErrorPages([page(404, {}), ...others])))).toHaveLength(1);
  const two = [page(404, {}, {}), page(406, {})];
  const unconfirmed = { [page(404, {}).key]: { confirmation: 'unconfirmed' } } as const;
  expect(explained(ofErrorPages(replayed(two, unconfirmed)))).toEqual({
    'status:406 | http.body | invalid JSON': ['status:406 | http.body | invalid JSON'],
  });
});

test('the page of a 500 -> follows from that status of the operation, else as the others', () => {
  const own = group('status:200 | http.status | 500', { operation: 'getItem' });
  const [most, broken] = [page(404, {}, {}), page(500, { operation: 'getItem' })];
  const of = (...groups: ReturnType<typeof group>[]) => explained(ofErrorPages(groups))[broken.key];
  expect(of(most, broken, own)).toEqual([own.key]);
  expect(of(most, broken, group('status:200 | http.status | 500', { operation: 'getTax' }))).toEqual([
    most.key,
  ]);
  expect(of(most, broken)).toEqual([most.key]);
});
