// Two triggers of one document that are both accepted, beside numbers that are given twice.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Verification } from '../../replay/confirm.js';
import type { Trace } from '../../replay/trace.js';
import type { Group } from './group.js';
import { explained, group } from './groups.fixture.js';
import { ofUnlockedChanges } from './numbers.js';

const shown = (
  key: string,
  operation: OperationId,
  burst?: number,
  more: Partial<Verification> = {},
): Group => {
  const step = { method: 'PUT', url: [], headers: {}, ...(burst !== undefined && { burst }) };
  const trace = { steps: [step] } as unknown as Trace;
  return { ...group(key, { operation }), replay: { confirmation: 'confirmed', trace, ...more } };
};
const numbers = (...how: [burst?: number, more?: Partial<Verification>]) =>
  shown('rule:number-unique | sequence_number | not unique', 'changeQuoteState', ...how);
const both = (operation: OperationId, burst?: number) =>
  shown('rule:transition-forbidden | status | accepted', operation, burst);
const codes = (confirmation: Verification['confirmation']) =>
  shown('rule:atcud-unique | atcud | not unique', 'changeQuoteState', 1, { confirmation });
const follows = (...groups: Group[]) => Object.keys(explained(ofUnlockedChanges(groups))).length;

test('both show only with concurrent requests, and share an operation -> one finding', () => {
  expect(follows(numbers(1), both('changeQuoteState', 1))).toBe(1);
  expect(follows(numbers(), both('changeQuoteState', 1))).toBe(0);
  expect(follows(numbers(1), both('changeQuoteState'))).toBe(0);
  expect(follows(numbers(1), both('changeInvoiceState', 1))).toBe(0);
  expect(follows(numbers(1), codes('under concurrency'))).toBe(1);
  expect(follows(numbers(1), codes('confirmed'))).toBe(0);
  expect(follows(numbers(1, { confirmation: 'unconfirmed' }), both('changeQuoteState', 1))).toBe(0);
});
