// What answers tell of records, so that cleaning need not ask again.
import { expect, test } from '@playwright/test';
import { openFates } from './fates.js';

test('an answer that shows a status -> the state of that document, and of no other', () => {
  const fates = openFates();
  fates.sees('changeInvoiceState', { 'document-id': 7 }, { status: 'Final' });
  fates.sees('getReceipt', { 'receipt-id': '7' }, { status: 'canceled' });
  expect(fates.stateOf('invoices', '7')).toBe('final');
  expect(fates.stateOf('receipts', 7)).toBe('canceled');
  expect(fates.stateOf('quotes', 7)).toBeUndefined();
});

test('an answer without a status says nothing', () => {
  const fates = openFates();
  fates.sees('changeInvoiceState', { 'document-id': 7 }, {});
  expect(fates.stateOf('invoices', 7)).toBeUndefined();
});

test('a deletion that was a success -> gone, by what made it', () => {
  const fates = openFates();
  fates.sees('deleteTax', { 'tax-id': 3 }, {});
  fates.sees('deleteRegularization', { client_id: 3, id: '9' }, {});
  expect(fates.isGone('createTax', '3')).toBe(true);
  expect(fates.isGone('createRegularization', '9')).toBe(true);
  expect(fates.isGone('createTreasuryMovement', '9')).toBe(false);
  expect(fates.isGone('createTax', '9')).toBe(false);
});
