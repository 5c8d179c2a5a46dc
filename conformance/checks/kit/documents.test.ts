// Helpers for checks of documents: creating, changing, and comparing with what was sent or shown before.
import { expect, test } from '@playwright/test';
import type { Json } from '../../target/call.js';
import {
  buyer,
  checksOf,
  content,
  createdTypes,
  type DocumentRule,
  expectSent,
  expectUnchanged,
  firstMoved,
  isClaimed,
  issuedState,
  linesOf,
  make,
  makeIfAccepted,
  needsOf,
  partyOf,
  read,
  readMaybe,
  sameContent,
  trigger,
  tryTrigger,
  typesOf,
  update,
} from './document-rules.js';
import { kit } from './kit.fixture.js';
import { half, pay, receiptOf } from './payment-steps.js';
import { judgeTrigger } from './state-cells.js';

const refusing = (operation: string, status = 422) => ({
  faults: [(asked: { operation: string }) => (asked.operation === operation ? { status } : undefined)],
});

test('types: all that are created, by family; where finalizing leads', () => {
  expect(createdTypes).not.toContain('receipts');
  expect(typesOf('guides')).toEqual(['shippings', 'transports', 'devolutions']);
  expect([issuedState('invoice_receipts'), issuedState('quotes')]).toEqual(['settled', 'final']);
  expect([needsOf('simplified_invoices'), needsOf('invoices')]).toEqual([['portugal'], []]);
  const { t } = kit({ settings: { claims: ['invoices'] } });
  expect([isClaimed(t, 'invoices'), isClaimed(t, 'simplified_invoices'), isClaimed(t, 'quotes')]).toEqual([
    ...[true, false, false],
  ]);
});

test('a rule of several types -> a check for each, which covers its rules when it has passed', async () => {
  const rule: DocumentRule = {
    ...{
      id: 'update/kept',
      title: 'kept',
      statement: 'rule:document-fields-kept',
      covers: true,
      needs: ['pdf'],
    },
    run: async () => {},
  };
  const [check] = checksOf('simplified_invoices', [rule]);
  expect(check).toMatchObject({
    ...{ id: 'updateSimplifiedInvoice/kept', title: 'simplified invoice: kept', needs: ['portugal', 'pdf'] },
    operation: 'updateSimplifiedInvoice',
  });
  const { t, client } = kit();
  await check?.run(t);
  expect([...client.asserted]).toEqual(['rule:document-fields-kept']);
});

test('made as what is judged: a refusal fails, unless it may lawfully be refused', async () => {
  const sound = kit();
  const made = await make(sound.t, 'quotes', { observations: 'x' });
  expect(made).toMatchObject({ state: 'draft', sent: { observations: 'x' }, name: made.sent.reference });
  const broken = kit(refusing('createQuote'));
  expect(await broken.failure(() => make(broken.t, 'quotes'))).toBe('http.status 422: 422');
  expect(await broken.failure(() => make(broken.t, 'quotes', {}, { mayRefuse: 'not shown' }))).toBe(
    'unsupported: the target answers 422: not shown',
  );
  expect(await makeIfAccepted(broken.t, 'quotes', {}, 'not shown')).toBeUndefined();
  expect((await makeIfAccepted(sound.t, 'quotes', {}, 'not shown'))?.type).toBe('quotes');
  const order = kit(refusing('createPurchaseOrder'));
  expect(await order.failure(() => make(order.t, 'purchase_orders'))).toContain('unsupported');
  sound.tiny.run.shared.dialect.failed.createQuote = 'tried all';
  expect(await sound.failure(() => make(sound.t, 'quotes'))).toBe(
    'blocked: no request form works: tried all',
  );
});

test('a note that needs an invoice gets a final one, unless it names one', async () => {
  const { t, tiny } = kit();
  tiny.run.shared.dialect.bodies.createCreditNote = { credit_note: '{fields:owned}' };
  const { sent } = await make(t, 'credit_notes');
  expect(tiny.records.get(`/invoices/${sent.owner_invoice_id}`)?.status).toBe('final');
  expect((await make(t, 'credit_notes', { owner_invoice_id: 1 })).sent.owner_invoice_id).toBe(1);
});

test('a buyer: one that is there, a new one with fields of his own; where none can be had the document makes him', async () => {
  const { t } = kit();
  const plain = await buyer(t);
  expect(partyOf(plain)).toEqual({ name: 'Conformance buyer a 1', code: 'conf-buyer-a-1' });
  expect(await buyer(t, { name: 'Ana' })).toMatchObject({ name: 'Ana' });
  expect(await buyer(t, { name: 'Ana', email: 'a@b.c' })).toMatchObject({ name: 'Ana', code: 'code-tag1-4' });
  const broken = kit(refusing('createClient', 500));
  const none = await buyer(broken.t, { name: 'Eva' });
  expect([none.name, none.id]).toEqual(['Eva', undefined]);
});

test('read and changed: gone is undefined; a refused trigger fails, but for purchase orders', async () => {
  const { t, tiny, failure } = kit();
  const made = await make(t, 'quotes');
  expect((await read(t, made)).status).toBe('draft');
  await trigger(t, made, 'finalized');
  expect((await readMaybe(t, made))?.status).toBe('final');
  expect(await failure(() => trigger(t, made, 'finalized', 'final'))).toContain('http.status 422');
  expect((await tryTrigger(t, made, 'finalized')).status).toBe(422);
  const sent = await update(t, made, { reference: 'New' });
  expect(sent).toMatchObject({ reference: 'New', client: made.sent.client });
  tiny.records.delete(`/quotes/${made.id}`);
  expect(await readMaybe(t, made)).toBeUndefined();
  const order = await make(t, 'purchase_orders');
  expect(await failure(() => trigger(t, order, 'accept'))).toContain('unsupported: accept is only assumed');
  tiny.records.delete(`/purchase_orders/${order.id}`);
  expect(await failure(() => update(t, order, {}))).toContain(
    'unsupported: the update of a purchase_orders is not shown',
  );
});

const line = {
  name: 'Lamp',
  description: 'Brass',
  unit: 'unit',
  unit_price: 10,
  quantity: 2,
  discount: 0,
  tax: { id: 1, name: 'A', value: 23 },
};
const record: Json = {
  ...{
    id: 1,
    status: 'final',
    sequence_number: '1/A',
    date: '01/02/2031',
    reference: 'R',
    total: 20,
    note: 'x',
  },
  ...{ client: { id: 2, name: 'Ana', email: 'a' }, items: [{ ...line, id: 9 }, line] },
};

test('the content: what is stated of a document, its client and its lines; not its state, numbers and ids of lines', () => {
  const kept = content(record);
  expect(kept).toMatchObject({
    date: '01/02/2031',
    due_date: null,
    total: 20,
    client: { id: 2, name: 'Ana' },
  });
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['status']));
  expect(linesOf(kept)[0]).toEqual({ ...{ subtotal: null, tax_amount: null, total: null }, ...line });
  expect([linesOf(undefined), linesOf({ items: 'x' })]).toEqual([[], []]);
});

for (const [name, change, failure] of [
  ['nothing', {}, undefined],
  ['a note that is not stated', { note: 'y' }, undefined],
  ['a line', { items: [line, { ...line, quantity: 3 }] }, 'items[].quantity changed'],
  ['the client', { client: { id: 2, name: 'Eva' } }, 'client.name changed'],
  ['the state', { status: 'draft' }, 'status changed'],
  ['the state in another case', { status: 'FINAL' }, undefined],
  ['the number', { sequence_number: null }, 'sequence_number changed'],
] as const)
  test(`a bystander of whom ${name} has changed -> ${failure ?? 'is untouched'}`, async () => {
    const { t, ...one } = kit();
    const failed = await one.failure(() => expectUnchanged(t, { ...record, ...change }, record, 'another'));
    expect(failed?.split(':')[0]).toBe(failure);
    const inContent = await one.failure(() => sameContent(t, { ...record, ...change }, record, 'then'));
    expect(inContent?.split(':')[0]).toBe(/^(status|sequence)/.test(failure ?? '') ? undefined : failure);
  });

const sent: Json = {
  ...{ date: '01/02/2031', reference: 'R', retention: '11.5', client: { name: 'Ana' } },
  items: [
    { name: 'Lamp', unit_price: '10.0', quantity: '2', tax: { name: 'A' } },
    { name: 'Lamp', discount: '12.345' },
  ],
};
const shown = { ...record, retention: 11.5, items: [line, { ...line, discount: 12.35 }] };
for (const [name, change, failure] of [
  ['as it was sent', {}, undefined],
  ['another date', { date: '02/02/2031' }, 'date different'],
  ['no retention', { retention: null }, 'retention absent'],
  ['another client', { client: { name: 'Eva' } }, 'client.name different'],
  ['a line too few', { items: [line] }, 'items too few'],
  ['a line too many', { items: [line, line, line] }, 'items too many'],
  [
    'another price',
    { items: [{ ...line, unit_price: 10.01 }, shown.items[1]] },
    'items[].unit_price different',
  ],
  [
    'another name of a line',
    { items: [{ ...line, name: 'lamp' }, shown.items[1]] },
    'items[].name different',
  ],
  ['another tax', { items: [{ ...line, tax: { name: 'B' } }, shown.items[1]] }, 'items[].tax.name different'],
  ['decimals that were sent', { items: [line, { ...line, discount: 12.345 }] }, undefined],
  ['rounded by a cent', { items: [line, { ...line, discount: 12.34 }] }, undefined],
  ['rounded by more', { items: [line, { ...line, discount: 12.36 }] }, 'items[].discount different'],
  ['no discount', { items: [line, { ...line, discount: '' }] }, 'items[].discount absent'],
] as const)
  test(`what was sent is shown ${name} -> ${failure ?? 'kept'}`, async () => {
    const { t, ...one } = kit();
    const failed = await one.failure(() => expectSent(t, { ...shown, ...change }, sent, 'it'));
    expect(failed?.split(':')[0]).toBe(failure);
  });

test('lines in another order -> that, and the first that stands elsewhere; other lines are no order', () => {
  const named = (name: string): Json => ({ name, unit_price: '1', quantity: '2' });
  const [a, b, c] = [named('A'), named('B'), named('C')];
  const lines = [a, b, c];
  expect(firstMoved([a, c, b], lines)).toMatchObject({ expected: 'B', actual: 'C', path: 'items[1].name' });
  expect(firstMoved([{ ...a, unit_price: 1 }, b, c], lines)).toBeUndefined();
  expect(firstMoved([c, b, { ...a, name: 'D' }], lines)).toBeUndefined();
  const taxed = [1, 2].map((n) => ({ name: 'A', tax: { name: `T${n}` } }));
  expect(firstMoved([...taxed].reverse(), taxed)).toMatchObject({ path: 'items[0].tax.name' });
});

test.describe('a cell of the state table', () => {
  const judged = async (
    from: string | undefined,
    word: string,
    parts: Parameters<typeof kit>[0] = {},
    type: 'quotes' | 'purchase_orders' = 'quotes',
  ) => {
    const one = kit();
    const made = await one.t.given.document(type, from);
    one.tiny.faults.push(...(parts.faults ?? []));
    const failure = await one.failure(() => judgeTrigger(one.t, made, from ?? 'draft', word));
    return { failure, covered: [...one.client.asserted].filter((mark) => /^(transition|rule)/.test(mark)) };
  };
  const changes = (
    answer: (own: { status: number; body?: unknown }) => { status: number; body?: unknown },
  ) => ({
    faults: [
      ({ operation }: { operation: string }, own: () => { status: number; body?: unknown }) =>
        operation === 'changeQuoteState' ? answer(own()) : undefined,
    ],
  });

  test('allowed: it moves there, and nothing else changes', async () => {
    expect(await judged('final', 'accept')).toEqual({
      failure: undefined,
      covered: ['transition:quote final accept', 'rule:transition-allowed'],
    });
    expect((await judged(undefined, 'deleted')).failure).toBeUndefined();
    expect(
      (
        await judged('final', 'accept', {
          faults: [({ operation }) => (operation === 'changeQuoteState' ? { status: 200 } : undefined)],
        })
      ).failure,
    ).toBe('status unchanged: final');
    expect(
      (
        await judged(
          'final',
          'accept',
          changes(() => ({ status: 422 })),
        )
      ).failure,
    ).toContain('http.status 422');
  });

  test('allowed, and something else has changed -> that', async () => {
    let moved = false;
    const loses = {
      faults: [
        ({ operation }: { operation: string }, own: () => { status: number; body?: unknown }) => {
          if (operation === 'changeQuoteState') moved = true;
          if (operation !== 'getQuote' || !moved) return undefined;
          const { quote } = own().body as { quote: Json };
          return { status: 200, body: { quote: { ...quote, reference: 'lost' } } };
        },
      ],
    };
    expect((await judged('final', 'accept', loses)).failure).toBe('reference changed: lost');
  });

  test('forbidden: it is refused, and nothing changes; what leads to the same state may be accepted as long as it changes nothing', async () => {
    expect(await judged(undefined, 'accept')).toEqual({
      failure: undefined,
      covered: ['transition:quote draft accept', 'rule:transition-forbidden'],
    });
    const acquired = changes((own) => ({ ...own, status: 200 }));
    expect((await judged(undefined, 'accept', acquired)).failure).toContain('accepted: 200');
    expect((await judged('accepted', 'accept', acquired)).failure).toBeUndefined();
  });

  test('only assumed: a refusal must change nothing, a success may', async () => {
    expect((await judged('final', 'accept', {}, 'purchase_orders')).failure).toBeUndefined();
    const refused = {
      faults: [
        ({ operation }: { operation: string }, own: () => object) => {
          if (operation !== 'changePurchaseOrderState') return undefined;
          own();
          return { status: 422 };
        },
      ],
    };
    expect((await judged('final', 'accept', refused as never, 'purchase_orders')).failure).toBe(
      'status changed: accepted',
    );
  });

  test('a state that was not reached -> blocked by the step that leads there', async () => {
    const one = kit();
    const made = await one.t.given.document('quotes');
    expect(await one.end(() => judgeTrigger(one.t, made, 'final', 'accept'))).toMatchObject({
      ...{ verdict: 'blocked', root: 'changeQuoteState/draft+finalized' },
      reason: 'the document is draft instead of final after finalized',
    });
    one.tiny.records.delete(`/quotes/${made.id}`);
    expect(await one.failure(() => judgeTrigger(one.t, made, 'final', 'accept'))).toContain('gone (404)');
    expect(await one.failure(() => judgeTrigger(one.t, made, 'deleted', 'accept'))).toBeUndefined();
    const order = await one.t.given.document('purchase_orders');
    expect(await one.failure(() => judgeTrigger(one.t, order, 'final', 'accept'))).toContain('unsupported');
  });
});

test('payments: the amount in the body, refusals about it; half with two decimals; the receipt or the reason for none', async () => {
  const { t, tiny, failure } = kit({
    faults: [
      ({ operation }) =>
        operation === 'createPartialPayment'
          ? { status: 201, body: { receipt: { id: 8, type: 'Receipt' } } }
          : undefined,
    ],
  });
  const made = await t.given.document('invoices', 'final');
  const answer = await pay(t, made, 5);
  expect(await receiptOf(t, answer, made)).toBe(8);
  expect(await failure(() => pay(t, made, 5, 'refused'))).toBe(
    'partial_payment.amount accepted: 201: {"receipt":{"id":8,"type":"Receipt"}}',
  );
  expect(await failure(() => receiptOf(t, { ...answer, status: 422 }, made))).toContain(
    'unsupported: the body of a payment is not shown',
  );
  tiny.faults.push(({ operation }) =>
    operation === 'listRelatedDocuments' ? { status: 200, body: { documents: [] } } : undefined,
  );
  expect(await failure(() => receiptOf(t, { ...answer, record: {} }, made))).toContain(
    'unsupported: neither the answer',
  );
  expect([half({ total: 10.01 }), half({ total: '3' })]).toEqual(['5.00', '1.50']);
});
