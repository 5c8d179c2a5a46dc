// Learning the forms of payments and of the treasury.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import { dateText, isoToday } from '../given/given.js';
import { type Asked, type Fault, onTiny, tinyService } from '../run/tiny-service.fixture.js';
import type { Json } from '../target/call.js';
import { formsOf } from './dialect.js';
import { learnPayment, learnTreasury } from './learn-payment.js';

async function learned(learn: typeof learnPayment, ...faults: Fault[]) {
  const asked: Asked[] = [];
  const note: Fault = (one) => {
    asked.push({ ...one });
    return undefined;
  };
  const { run } = tinyService({ faults: [note, ...faults] });
  const made: [string, string | undefined][] = [];
  run.shared.journal.add = ({ operation, id, parent }) => made.push([`${operation} ${id}`, parent]);
  const { client, t } = onTiny(run);
  await learn({ client, dialect: run.shared.dialect, given: t.given });
  return {
    asked,
    made,
    dialect: run.shared.dialect,
    sent: (operation: OperationId) => asked.filter((one) => one.operation === operation),
  };
}
const refused =
  (...operations: OperationId[]): Fault =>
  ({ operation }) =>
    operations.includes(operation) ? { status: 422 } : undefined;
const pays =
  (body: unknown): Fault =>
  ({ operation }) =>
    operation === 'createPartialPayment' ? { status: 200, body } : undefined;
const cancels: Fault = ({ operation }) => (operation === 'changeReceiptState' ? { status: 200 } : undefined);

test.describe('a payment', () => {
  test('of a part of a final invoice, today; its receipt is made, and canceled', async () => {
    const { dialect, made, sent } = await learned(
      learnPayment,
      pays({ receipt: { id: 77, type: 'Receipt' } }),
      cancels,
    );
    const [payment, none] = sent('createPartialPayment');
    expect([payment?.body, none]).toEqual([
      {
        partial_payment: {
          amount: '10.00',
          payment_mechanism: 'TB',
          note: 'Conformance run',
          payment_date: dateText(0),
        },
      },
      undefined,
    ]);
    expect(sent('changeInvoiceState').map(({ ids }) => ids)).toEqual([payment?.ids]);
    expect(made).toContainEqual(['createPartialPayment 77', undefined]);
    expect(sent('changeReceiptState').map(({ ids, body }) => [ids, body])).toEqual([
      [['77'], { receipt: { state: 'canceled', message: 'Conformance run' } }],
    ]);
    expect(dialect.bodies).toMatchObject({
      createPartialPayment: formsOf('createPartialPayment')[0],
      changeReceiptState: formsOf('changeReceiptState')[0],
    });
  });

  test('the receipt is not in the answer -> looked for among the related documents; nowhere -> not canceled', async () => {
    const related: Fault = ({ operation }) =>
      operation === 'listRelatedDocuments'
        ? { status: 200, body: { documents: [{ id: 78, type: 'Receipt' }] } }
        : undefined;
    expect(
      (await learned(learnPayment, pays({}), related, cancels))
        .sent('changeReceiptState')
        .map(({ ids }) => ids),
    ).toEqual([['78']]);
    const none: Fault = ({ operation }) =>
      operation === 'listRelatedDocuments' ? { status: 200, body: { documents: [] } } : undefined;
    const { sent, made } = await learned(learnPayment, pays({}), none, cancels);
    expect(sent('changeReceiptState')).toEqual([]);
    expect(made.filter(([one]) => one.startsWith('createPartialPayment'))).toEqual([]);
  });

  test('no invoice, or no form of a payment -> nothing more is sent', async () => {
    expect((await learned(learnPayment, refused('createInvoice'))).sent('createPartialPayment')).toEqual([]);
    const { sent, dialect } = await learned(learnPayment, refused('createPartialPayment'));
    expect(
      sent('createPartialPayment').map(({ body }) => typeof (body.partial_payment as Json).amount),
    ).toEqual(['string', 'string', 'number', 'number']);
    expect([sent('listRelatedDocuments'), sent('changeReceiptState')]).toEqual([[], []]);
    expect(dialect.failed.createPartialPayment).toContain('422');
  });
});

test.describe('the treasury', () => {
  const made: Fault = ({ operation, body }) => {
    const ids: Partial<Record<OperationId, number>> = {
      updateInitialBalance: 80,
      createRegularization: 81,
      createTreasuryMovement: 82,
    };
    const id = ids[operation];
    return id === undefined ? undefined : { status: 200, body: { [Object.keys(body)[0] ?? '']: { id } } };
  };

  test('three bodies, on a client who owes an invoice; what they make is remembered with the client', async () => {
    const { sent, made: all, dialect } = await learned(learnTreasury, made);
    const [client = {} as Asked] = sent('createClient');
    const [invoice = {} as Asked] = sent('createInvoice');
    const debtor = (invoice.body.invoice as { client: Json }).client;
    expect(debtor.code).toBe((client.body.client as Json).code);
    const common = { value: '5.0', date: isoToday(), observation: 'Conformance run' };
    expect(sent('updateInitialBalance').map(({ body }) => body)).toEqual([{ initial_balance: common }]);
    expect(sent('createRegularization').map(({ body }) => body)).toEqual([{ regularization: common }]);
    expect(sent('createTreasuryMovement').map(({ body }) => body)).toEqual([
      { treasury_movement: { ...common, movement_type: 'Payment', payment_method: 'TB' } },
    ]);
    const [id] = sent('createRegularization')[0]?.ids ?? [];
    expect(all.filter(([one]) => /8[012]$/.test(one))).toEqual([
      ['createRegularization 81', id],
      ['createTreasuryMovement 82', id],
    ]);
    expect(Object.keys(dialect.bodies).sort()).toEqual([
      'createRegularization',
      'createTreasuryMovement',
      'updateInitialBalance',
    ]);
  });

  test('dates in the other form -> tried where the first is refused', async () => {
    const iso: Fault = ({ operation, body }) =>
      operation === 'createRegularization' && JSON.stringify(body).includes(isoToday())
        ? { status: 422 }
        : undefined;
    expect((await learned(learnTreasury, iso, made)).dialect.bodies.createRegularization).toEqual({
      regularization: '{fields:days}',
    });
  });

  test('made without an id -> nothing to remember; no client or no invoice -> nothing is sent', async () => {
    const without: Fault = ({ operation }) =>
      /Regularization|Movement|Balance/.test(operation) ? { status: 200 } : undefined;
    expect((await learned(learnTreasury, without)).made.filter(([one]) => /Regul|Move/.test(one))).toEqual(
      [],
    );
    for (const one of ['createClient', 'createInvoice'] as const)
      expect((await learned(learnTreasury, refused(one), made)).sent('createRegularization'), one).toEqual(
        [],
      );
  });
});
