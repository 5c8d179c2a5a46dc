// The cells of state tables that changes of state in recorded exchanges belong to, refused ones included.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import { cellBehind, forbiddenChanges, isForbiddenCell, refusedCells, statesAfter } from './state-changes.js';

const sent = (operation: string, path: string, status = 200, requestBody?: string): Exchange => ({
  ...{ operation, method: operation.startsWith('get') ? 'GET' : 'PUT', url: `http://a${path}`, status },
  ...{ requestHeaders: {}, clockMs: 0, durationMs: 1, ...(requestBody && { requestBody }) },
});
const change = (state: string, status = 200, id = 5): Exchange =>
  sent('changeQuoteState', `/quotes/${id}/change-state.json`, status, JSON.stringify({ quote: { state } }));
const paid = sent('createPartialPayment', '/documents/5/partial_payments.json', 201);
const invoiced = (state: string, status = 200): Exchange =>
  sent('changeInvoiceState', '/invoices/5/change-state.json', status, JSON.stringify({ invoice: { state } }));

test('triggers that were refused after the last change -> their cells, each once, in the state that is due', () => {
  const again = change('finalized', 422);
  expect(refusedCells([change('finalized'), again, again], '5')).toEqual(['state:quote/final+finalized']);
  expect(refusedCells([change('finalized'), change('finalized', 422, 6)], '5')).toEqual([]);
  expect(refusedCells([again, change('finalized')], '5')).toEqual([]);
  expect(refusedCells([change('finalized'), change('finalized', 500)], '5')).toEqual([]);
});

test('after a payment -> only where something says which state is due', () => {
  const all = [invoiced('finalized'), paid, invoiced('finalized', 422)];
  expect(refusedCells(all, '5')).toEqual([]);
  expect(refusedCells(all, '5', 'final')).toEqual(['state:invoice/final+finalized']);
});

test('a change that its table does not allow -> forbidden, and what a wrong status comes from', () => {
  const all = [change('finalized'), change('deleted'), change('canceled')];
  expect([...forbiddenChanges(all)]).toEqual([1]);
  expect(cellBehind(all, '5')).toBe('state:quote/final+deleted');
  expect(cellBehind([change('finalized')], '5')).toBe('state:quote/draft+finalized');
  expect(cellBehind([invoiced('finalized'), paid], '5')).toBeUndefined();
  expect(isForbiddenCell('state:quote/final+deleted')).toBe(true);
  expect(isForbiddenCell('state:quote/draft+finalized')).toBe(false);
  expect(isForbiddenCell('errors:422')).toBe(false);
  expect(statesAfter('canceled')).toEqual(['canceled']);
  expect(statesAfter('no-such-word')).toEqual([]);
});
