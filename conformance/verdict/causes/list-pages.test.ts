// Lists whose total differs from the number of records on their pages.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Violation } from '../../judge/violation.js';
import type { Confirmation, Verification } from '../../replay/confirm.js';
import { exchange } from '../sample.fixture.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofShortPages, ofUnlistedRecords, ofWrongTotals } from './list-pages.js';

const total = group('rule:pagination-adds-up | pagination.total_entries | inconsistent', {
  operation: 'listClients',
});
const page = (current_page: number, entries: object[]) =>
  exchange({
    responseBody: JSON.stringify({
      clients: entries,
      pagination: { current_page, per_page: 3, total_pages: 6 },
    }),
  });
const by = (
  operation: OperationId,
  shown = page(6, []),
  ofTotal: Partial<Verification> = {},
  key = 'rule:pages-partition | query.per_page | different',
) =>
  explained(
    ofWrongTotals(replayed([group(key, { operation, exchange: shown }), total], { [total.key]: ofTotal })),
  );

test('too few on the last page of the same list -> follows from the total', () => {
  const follows = { 'rule:pages-partition | query.per_page | different': [total.key] };
  expect(by('listClients')).toEqual(follows);
  expect(by('listClients', page(5, []))).toEqual(follows);
  const tooFew = 'rule:pages-partition | query.per_page | too few';
  expect(by('listClients', page(6, []), {}, tooFew)).toEqual({ [tooFew]: [total.key] });
});

test('another list, an earlier page that is short, another symptom, or a total that did not show again -> does not', () => {
  expect(by('listItems')).toEqual({});
  expect(by('listClients', page(4, [{}]))).toEqual({});
  expect(by('listClients', page(6, []), {}, 'rule:pages-partition | query.page | different')).toEqual({});
  expect(by('listClients', page(6, []), { confirmation: 'unconfirmed' })).toEqual({});
});

test('pages that overlap -> a record listed twice, or on none, over several of them follows; on a list of one page it does not', () => {
  const root = group('rule:pages-partition | query.page | different', {
    operation: 'listItems',
    proof: { by: 'apart' },
  });
  const twice = 'rule:item-fields-kept | id | listed twice';
  const follows = (
    total_pages: number,
    {
      key = twice,
      list = 'listItems',
      url = '/items.json',
    }: { key?: string; list?: OperationId; url?: string } = {},
  ) => {
    const responseBody = JSON.stringify({ items: [{}], pagination: { total_pages } });
    const entry = group(key, {
      operation: 'createItem',
      exchange: exchange({ operation: list, responseBody, url }),
    });
    return explained(ofShortPages(replayed([root, entry], { [root.key]: {} })));
  };
  expect(follows(3)).toEqual({ [twice]: [root.key] });
  const none = 'rule:item-name-unique | name | not listed';
  expect(follows(3, { key: none })).toEqual({ [none]: [root.key] });
  expect(follows(1)).toEqual({});
  expect(follows(0, { url: '/items.json?per_page=30&page=2' })).toEqual({ [twice]: [root.key] });
  expect(follows(3, { list: 'listClients' })).toEqual({});
  expect(follows(3, { key: 'rule:list-text | query.text | not listed' })).toEqual({});
});

test('a record that the whole list lacks -> what else is missing in that list follows, and nothing else', () => {
  const listed = (operation: OperationId) => ({
    operation: 'createItem' as const,
    exchange: exchange({ operation }),
  });
  const root = group('rule:record-listed | id | not listed', listed('listItems'));
  const follows = (
    key: string,
    {
      symptom = 'not listed' as Violation['symptom'],
      list = 'listItems' as OperationId,
      confirmation = 'confirmed' as Confirmation,
    } = {},
  ) =>
    Object.keys(
      explained(
        ofUnlistedRecords(
          replayed([root, group(key, { ...listed(list), symptom })], { [root.key]: { confirmation } }),
        ),
      ),
    ).length === 1;
  const pages = 'rule:pages-partition | query.page | different';
  expect(follows(pages, { symptom: 'too few' })).toBe(true);
  expect(follows('rule:item-name-unique | name | not listed')).toBe(true);
  expect(follows(pages, { symptom: 'too many' })).toBe(false);
  expect(follows('rule:item-name-unique | name | not listed', { list: 'listClients' })).toBe(false);
  expect(follows('rule:list-text | query.text | not listed')).toBe(false);
  expect(follows(pages, { symptom: 'too few', confirmation: 'unconfirmed' })).toBe(false);
});
