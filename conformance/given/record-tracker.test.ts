// The states and deletions that answers show, so that the cleanup need not request them again.
import { expect, test } from '@playwright/test';
import { openRecordTracker } from './record-tracker.js';

test('an answer that shows a status -> the state of that document, and of no other', () => {
  const recordTracker = openRecordTracker();
  recordTracker.sees('changeInvoiceState', { 'document-id': 7 }, { status: 'Final' });
  recordTracker.sees('getReceipt', { 'receipt-id': '7' }, { status: 'canceled' });
  expect(recordTracker.stateOf('invoices', '7')).toBe('final');
  expect(recordTracker.stateOf('receipts', 7)).toBe('canceled');
  expect(recordTracker.stateOf('quotes', 7)).toBeUndefined();
});

test('an answer without a status says nothing', () => {
  const recordTracker = openRecordTracker();
  recordTracker.sees('changeInvoiceState', { 'document-id': 7 }, {});
  expect(recordTracker.stateOf('invoices', 7)).toBeUndefined();
});

test('a deletion that was a success -> gone, by what made it', () => {
  const recordTracker = openRecordTracker();
  recordTracker.sees('deleteTax', { 'tax-id': 3 }, {});
  recordTracker.sees('deleteRegularization', { client_id: 3, id: '9' }, {});
  expect(recordTracker.isGone('createTax', '3')).toBe(true);
  expect(recordTracker.isGone('createRegularization', '9')).toBe(true);
  expect(recordTracker.isGone('createTreasuryMovement', '9')).toBe(false);
  expect(recordTracker.isGone('createTax', '9')).toBe(false);
});

test('an id that a creation shows, or that is said to be made -> made; one that is only read -> not', () => {
  const recordTracker = openRecordTracker();
  recordTracker.sees('createPartialPayment', { 'document-id': 4 }, { id: 5, type: 'Receipt' });
  recordTracker.sees('getInvoice', { 'document-id': 6 }, { id: 6 });
  recordTracker.sees('createInvoice', {}, {});
  recordTracker.makes(7);
  expect([4, '5', 6, '7', undefined].map(recordTracker.isMade)).toEqual([false, true, false, true, false]);
});
