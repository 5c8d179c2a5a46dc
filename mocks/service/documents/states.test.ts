/** Every cell of type x state x trigger, against the service: it reaches the state in the table, or is refused. */
import { expect, test } from '@playwright/test';
import { kinds } from '../store/document-kinds.js';
import { type Json, singularOf, trial } from '../trial.fixture.js';
import { pathTo, transition } from './states.js';

const creatable = kinds.filter(({ singular }) => singular !== 'receipt');
const pascalOf = (singular: string) =>
  singular.replace(/(^|_)([a-z])/g, (_, __, char: string) => char.toUpperCase());

for (const kind of creatable) {
  test(`${kind.singular}: every state x trigger -> as the table says`, () => {
    const { create, change, get } = trial();
    const pascal = pascalOf(kind.singular);
    for (const state of kind.states.states) {
      const path = pathTo(kind, state);
      if (path === undefined) continue;
      for (const trigger of kind.states.triggers) {
        const { id } = create(pascal);
        for (const step of path) expect(change(pascal, id, step, 'why').status).toBe(200);
        const before = get(`get${pascal}` as 'getInvoice', { id });
        expect(String(before.status).toLowerCase()).toBe(state.toLowerCase());
        const wanted = transition(kind, state, trigger).to;
        const answer = change(pascal, id, trigger, 'why');
        const after = get(`get${pascal}` as 'getInvoice', { id });
        expect(answer.status, `${state} + ${trigger}`).toBe(wanted === undefined ? 422 : 200);
        if (wanted === undefined) expect(after).toEqual(before);
        else expect(after.status).toBe(wanted);
      }
    }
  });
}

test('invoice_receipt finalized -> settled: the narrower row wins', () => {
  const { create, change } = trial();
  const answer = change('InvoiceReceipt', create('InvoiceReceipt').id, 'finalized');
  expect((answer.body as Json).invoice_receipt).toMatchObject({ status: 'settled', type: 'InvoiceReceipt' });
});

test('accepted and refused are accepted as triggers, in any case', () => {
  const { create, change, get } = trial();
  const { id } = create('Quote');
  for (const [trigger, status] of [
    ['finalized', 'final'],
    ['Accepted', 'accepted'],
    ['refused', 'refused'],
    ['ACCEPT', 'accepted'],
  ] as const) {
    expect(change('Quote', id, trigger).status).toBe(200);
    expect(get('getQuote', { id }).status).toBe(status);
  }
});

test('canceling without a message -> 422 and unchanged', () => {
  const { create, change, get } = trial();
  const { id } = create('Invoice');
  change('Invoice', id, 'finalized');
  for (const message of [undefined, '', '   '])
    expect(change('Invoice', id, 'canceled', message).status).toBe(422);
  expect(get('getInvoice', { id }).status).toBe('final');
});

test('the wrapper of a sister type -> accepted where the contract says so, refused elsewhere', () => {
  const { create, call } = trial();
  const finalize = (
    operation: 'changeCreditNoteState' | 'changeTransportState' | 'changeQuoteState',
    id: unknown,
    wrapper: string,
  ) => call(operation, { id, body: { [wrapper]: { state: 'finalized' } } }).status;
  expect(finalize('changeCreditNoteState', create('CreditNote').id, 'invoice')).toBe(200);
  expect(finalize('changeTransportState', create('Transport').id, 'shipping')).toBe(200);
  expect(finalize('changeQuoteState', create('Quote').id, 'invoice')).toBe(422);
  expect(finalize('changeTransportState', create('Transport').id, 'devolution')).toBe(422);
});

test('a document is found under its own type only', () => {
  const { create, call } = trial();
  const { id } = create('Invoice');
  expect(call('getCreditNote', { id }).status).toBe(404);
  expect(call('getInvoice', { id }).status).toBe(200);
});

test('strict rules: date before the last one, due date before date, a live receipt -> 422', () => {
  const { create, change, call } = trial({ strictRules: true });
  const first = create('Invoice');
  expect(change('Invoice', first.id, 'finalized').status).toBe(200);
  expect(change('Invoice', create('Invoice', { date: '28/02/2026' }).id, 'finalized').status).toBe(422);
  expect(change('Invoice', create('Invoice', { due_date: '01/01/2026' }).id, 'finalized').status).toBe(422);
  call('createPartialPayment', { id: first.id, body: { partial_payment: { amount: '1' } } });
  expect(change('Invoice', first.id, 'canceled', 'why').status).toBe(422);
});

test('singular names of types follow from their names', () =>
  expect(singularOf('VatMossInvoice')).toBe('vat_moss_invoice'));
