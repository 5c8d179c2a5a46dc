import { expect, test } from '@playwright/test';
import { currentId } from './former-names.js';

test('a former id -> the present one; any other id stays', () => {
  expect(currentId('rule:key-letters listItems')).toBe('rule:key-case listItems');
  expect(currentId('createInvoice/life-*')).toBe('createInvoice/case-*');
  expect(currentId('rule:total-sum createInvoice')).toBe('rule:total-sum createInvoice');
});
