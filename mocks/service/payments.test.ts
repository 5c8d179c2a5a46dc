/** Payments, receipts and the treasury, and the balances that result. */
import { expect, test } from '@playwright/test';
import { type Json, line, type Trial, trial } from './trial.fixture.js';

/** A final invoice over 24.60. */
function finalInvoice({ create, change }: Trial, fields: Json = {}): Json {
  const made = create('Invoice', fields);
  change('Invoice', made.id, 'finalized');
  return made;
}

const payment = (amount: unknown, fields: Json = {}) => ({ partial_payment: { amount, ...fields } });

test('paid in part -> final; in full -> settled; canceled -> final again, and the receipt stays listed', () => {
  const t = trial();
  const { id } = finalInvoice(t);
  const first = t.get('createPartialPayment', {
    id,
    body: payment('10.00', { payment_mechanism: 'MB', note: 'n', payment_date: '15/03/2026' }),
  });
  expect(first).toMatchObject({
    type: 'Receipt',
    status: 'final',
    total: 10,
    sequence_number: '1/2026',
    date: '15/03/2026',
  });
  expect(t.get('getInvoice', { id }).status).toBe('final');
  const over = t.call('createPartialPayment', { id, body: payment('14.61') });
  expect(over.status).toBe(422);
  expect(JSON.stringify(over.body)).toContain('14.60');
  const second = t.get('createPartialPayment', { id, body: payment(14.6) });
  expect(t.get('getInvoice', { id }).status).toBe('settled');
  const cancel = (body: Json) => t.call('changeReceiptState', { id: second.id, body: { receipt: body } });
  expect(cancel({ state: 'canceled' }).status).toBe(422);
  expect(cancel({ state: 'settled', message: 'x' }).status).toBe(422);
  expect(cancel({ state: 'canceled', message: 'Sent back' }).body).toMatchObject({
    receipt: { status: 'canceled' },
  });
  expect(cancel({ state: 'canceled', message: 'Again' }).status).toBe(422);
  expect(t.get('getInvoice', { id }).status).toBe('final');
  const related = t.get('listRelatedDocuments', { id }) as unknown as Json[];
  expect(related.map(({ status, total }) => [status, total])).toEqual([
    ['final', 10],
    ['canceled', 14.6],
  ]);
  expect(t.get('listReceipts')).toHaveLength(2);
  expect(t.get('createPartialPayment', { id, body: payment('14.60') }).sequence_number).toBe('3/2026');
});

for (const body of [
  payment(0),
  payment('-1'),
  payment('x'),
  payment(undefined),
  payment('1', { payment_mechanism: 'XX' }),
  payment('1', { payment_date: '2026' }),
  payment('1', { serie: 'none' }),
  {},
]) {
  test(`a payment ${JSON.stringify(body)} -> 422 and no receipt`, () => {
    const t = trial();
    const { id } = finalInvoice(t);
    expect(t.call('createPartialPayment', { id, body }).status).toBe(422);
    expect(t.get('listReceipts')).toEqual([]);
  });
}

test('drafts, credit notes and quotes -> no payment; an unknown document -> 404', () => {
  const t = trial();
  expect(t.call('createPartialPayment', { id: t.create('Invoice').id, body: payment('1') }).status).toBe(422);
  for (const pascal of ['CreditNote', 'Quote', 'InvoiceReceipt']) {
    const { id } = t.create(pascal);
    t.change(pascal, id, 'finalized');
    expect(t.call('createPartialPayment', { id, body: payment('1') }).status).toBe(422);
  }
  expect(t.call('createPartialPayment', { id: 1, body: payment('1') }).status).toBe(404);
});

interface Balance {
  balance: { with_vat: number; without_vat: number };
  overdue_balance: { with_vat: number };
  initial_balance: { value: number };
}

test('balances follow from documents, payments, regularizations and movements', () => {
  const t = trial();
  const invoice = finalInvoice(t);
  const clientId = String((invoice.client as Json).id);
  const path = { client_id: clientId };
  const balance = () => t.call('getClientBalance', { path }).body as Balance;
  expect(balance().balance).toEqual({ with_vat: -24.6, without_vat: -20 });
  expect(balance().overdue_balance.with_vat).toBe(0);
  t.service.clock.advance(86_400_000);
  expect(balance().overdue_balance.with_vat).toBe(-24.6);
  t.call('createPartialPayment', { id: invoice.id, body: payment('4.60') });
  expect(balance().balance.with_vat).toBe(-20);
  const initial = { initial_balance: { value: '100', date: '2026-01-01', observation: 'Old' } };
  expect(t.call('updateInitialBalance', { path, body: initial }).status).toBe(200);
  expect(balance()).toMatchObject({ initial_balance: { value: 100 }, balance: { with_vat: -120 } });
  const made = t.get('createRegularization', {
    path,
    body: { regularization: { value: '20.00', date: '01/04/2026' } },
  });
  expect(made).toMatchObject({ value: 20, date: '2026-04-01', number: '1' });
  expect(balance().balance.with_vat).toBe(-100);
  expect(t.get('listRegularizations', { path })).toHaveLength(1);
  expect(t.call('createRegularization', { path, body: { regularization: { value: '100.01' } } }).status).toBe(
    422,
  );
  expect(t.call('deleteRegularization', { path: { ...path, id: String(made.id) } }).status).toBe(200);
  expect(t.call('deleteRegularization', { path: { ...path, id: String(made.id) } }).status).toBe(404);
  const note = t.create('CreditNote', { items: [line({ quantity: 1 })] });
  t.change('CreditNote', note.id, 'finalized');
  expect(balance().balance.with_vat).toBe(-107.7);
});

test('a movement pays open documents, the oldest first; deleting it opens them again', () => {
  const t = trial();
  const [first, second] = [finalInvoice(t), finalInvoice(t)];
  const path = { client_id: String((first.client as Json).id) };
  const pay = (fields: Json) =>
    t.call('createTreasuryMovement', {
      path,
      body: { treasury_movement: { value: '30.00', movement_type: 'Payment', ...fields } },
    });
  expect(pay({ movement_type: 'Gift' }).status).toBe(422);
  expect(pay({ value: '0' }).status).toBe(422);
  const made = (pay({ payment_method: 'TB', date: '2026-03-20' }).body as { treasury_movement: Json })
    .treasury_movement;
  expect(made).toMatchObject({ value: 30, movement_type: 'Payment', date: '2026-03-20' });
  const statusOf = ({ id }: Json) => t.get('getInvoice', { id }).status;
  expect([statusOf(first), statusOf(second)]).toEqual(['settled', 'final']);
  expect((t.call('getClientBalance', { path }).body as Balance).balance.with_vat).toBe(-19.2);
  expect(t.call('deleteTreasuryMovement', { path: { ...path, id: String(made.id) } }).status).toBe(200);
  expect([statusOf(first), statusOf(second)]).toEqual(['final', 'final']);
  expect((t.call('getClientBalance', { path }).body as Balance).balance.with_vat).toBe(-49.2);
  expect(t.call('deleteTreasuryMovement', { path: { ...path, id: String(made.id) } }).status).toBe(404);
});

test('nothing owed -> no regularization, no payment; an unknown client -> 404 with a list', () => {
  const t = trial();
  const { id } = t.get('createClient', { body: { client: { name: 'A', code: 'A' } } });
  const path = { client_id: String(id) };
  expect(t.call('createRegularization', { path, body: { regularization: { value: '1' } } }).status).toBe(422);
  const movement = (movement_type: string) =>
    t.call('createTreasuryMovement', { path, body: { treasury_movement: { value: '5', movement_type } } });
  expect(movement('Payment').status).toBe(422);
  expect(movement('Reimbursement').status).toBe(201);
  expect((t.call('getClientBalance', { path }).body as Balance).balance.with_vat).toBe(-5);
  const lost = t.call('getClientBalance', { path: { client_id: '1' } });
  expect(lost).toMatchObject({ status: 404, body: { errors: [{ error: expect.any(String) }] } });
});

test('a receipt is read by its id; an invoice is no receipt', () => {
  const t = trial();
  const invoice = t.create('Invoice');
  t.change('Invoice', invoice.id, 'finalized');
  const body = { partial_payment: { amount: '1' } };
  const receipt = t.get('createPartialPayment', { id: invoice.id, body });
  expect(t.get('getReceipt', { id: receipt.id })).toEqual(receipt);
  expect(t.call('getReceipt', { id: invoice.id }).status).toBe(404);
});
