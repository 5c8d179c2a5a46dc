import { expect, test } from '@playwright/test';
import { currentId } from './former-names.js';

test('a former id -> the present one; any other id stays', () => {
  expect(currentId('rule:key-letters listItems')).toBe('rule:key-case listItems');
  expect(currentId('createInvoice/life-*')).toBe('createInvoice/case-*');
  expect(currentId('rule:total-sum createInvoice')).toBe('rule:total-sum createInvoice');
});

test('an id of what is one finding with others today -> that finding; patterns and ids of today stay', () => {
  expect(currentId('rule:filters-together query.date -> not listed')).toBe(
    'rule:list-date query.date -> not listed',
  );
  expect(currentId('rule:key-needed header -> 403')).toBe('status:401 http.status -> 403');
  for (const id of [
    ...[
      'rule:fields-kept item.name -> different',
      'status:401 http.status -> 403',
      'rule:filters-together *',
    ],
    ...['schema:Document.status status -> absent', 'rule:pages-partition query.page -> different'],
    ...[
      'rule:pagination-adds-up pagination.total_pages -> inconsistent',
      'note: rule:balance-follows x -> absent',
    ],
  ])
    expect(currentId(id)).toBe(id);
});
