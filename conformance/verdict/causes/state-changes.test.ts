// A trigger that is refused in several states.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import { exchange } from '../sample.fixture.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofFieldsLostBefore, ofTextsLost, ofTriggersOfAnyState } from './state-changes.js';

const refused = (cell: string, operation: OperationId = 'changeQuoteState', symptom = '422') =>
  group(`state:${cell} | http.status | ${symptom}`, { operation });
const by = (...groups: ReturnType<typeof group>[]) => explained(ofTriggersOfAnyState(groups));
const [final, accepted, settled] = [
  refused('final+canceled'),
  refused('accepted+canceled'),
  refused('settled+canceled', 'changeInvoiceReceiptState'),
];

test('refused alike from three states -> one, with the operations of all', () => {
  const first = accepted.key;
  expect(by(final, accepted, settled)).toEqual({
    [final.key]: [first, 'changeQuoteState'],
    [accepted.key]: [first, 'changeQuoteState'],
    [settled.key]: [first, 'changeInvoiceReceiptState'],
  });
});

test('from two, another trigger, another answer, accepted or in another state -> each its own', () => {
  expect(by(final, accepted)).toEqual({});
  expect(by(final, accepted, refused('settled+unsettled'))).toEqual({});
  expect(by(final, accepted, refused('settled+canceled', 'changeQuoteState', '500'))).toEqual({});
  expect(by(final, accepted, refused('settled+canceled', 'changeQuoteState', 'accepted'))).toEqual({});
  expect(by(final, accepted, group('state:settled+canceled | status | different', {}))).toEqual({});
});

test('answered with a success and not carried out from two states -> one; of other operations or another trigger -> each its own', () => {
  const unchanged = (cell: string, operation: OperationId = 'changeFeesNoteState') =>
    group(`state:${cell} | status | unchanged`, { operation });
  const [fromFinal, fromRefused] = [unchanged('final+accept'), unchanged('refused+accept')];
  const first = fromFinal.key;
  expect(by(fromFinal, fromRefused)).toEqual({ [first]: [first], [fromRefused.key]: [first] });
  expect(by(fromFinal, unchanged('refused+accept', 'changeQuoteState'))).toEqual({});
  expect(by(fromFinal, unchanged('accepted+refuse'))).toEqual({});
});

test('a field after a change of state that creates of its resource lose -> follows from them; of another resource, or unconfirmed, it does not', () => {
  const shown = group('operation:change-state-document | loaded_at | different', {
    operation: 'changeShippingState',
  });
  const lost = (operation: OperationId) => group('rule:fields-kept | loaded_at | different', { operation });
  const follows = (root: ReturnType<typeof group>, confirmation: 'confirmed' | 'unconfirmed') =>
    explained(ofFieldsLostBefore(replayed([shown, root], { [root.key]: { confirmation } })));
  expect(follows(lost('createTransport'), 'confirmed')).toEqual({
    [shown.key]: ['rule:fields-kept | loaded_at | different'],
  });
  expect(follows(lost('createTransport'), 'unconfirmed')).toEqual({});
  expect(follows(lost('createPurchaseOrder'), 'confirmed')).toEqual({});
  expect(
    follows(group('rule:fields-kept | date | different', { operation: 'createTransport' }), 'confirmed'),
  ).toEqual({});
});

test('a field of a document beside the changed one, if creates lose it -> follows unless it shows again alone', () => {
  const beside = group('state:settled+canceled | items[].description | changed', {
    operation: 'changeInvoiceReceiptState',
  });
  const lost = group('rule:fields-kept | items[].description | different', {
    operation: 'createInvoiceReceipt',
  });
  const follows = (confirmation: 'confirmed' | 'under concurrency') =>
    explained(
      ofFieldsLostBefore(
        replayed([beside, lost], {
          [beside.key]: { confirmation },
          [lost.key]: { confirmation: 'confirmed' },
        }),
      ),
    );
  expect(follows('under concurrency')).toEqual({ [beside.key]: [lost.key] });
  expect(follows('confirmed')).toEqual({});
});

test("a client's text after a trigger that changes observations -> follows; after another trigger, or of another type, it does not", () => {
  const lost = group('rule:client-observations-added | observations | different', {
    operation: 'createShipping',
  });
  const changed = (trigger: string, operation: OperationId = 'changeShippingState') =>
    group(`state:final+${trigger} | observations | changed`, { operation });
  const follows = (
    root: ReturnType<typeof group>,
    confirmation: 'confirmed' | 'unconfirmed' = 'confirmed',
  ) => {
    const requestBody = JSON.stringify({ shipping: { state: 'canceled' } });
    const exchanges = [exchange({ method: 'PUT', requestBody }), exchange({ method: 'GET' })];
    const replays = { [lost.key]: { exchanges }, [root.key]: { confirmation } };
    return explained(ofTextsLost(replayed([lost, root], replays)));
  };
  const root = changed('canceled');
  expect(follows(root)).toEqual({ [lost.key]: [root.key] });
  expect(follows(root, 'unconfirmed')).toEqual({});
  expect(follows(changed('finalized'))).toEqual({});
  expect(follows(changed('canceled', 'changeQuoteState'))).toEqual({});
});
