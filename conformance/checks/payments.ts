/**
 * Payments: what a payment does to its invoice and to others. Bodies and effects are not shown, so values are judged
 * as assumptions; that no other document changes, and that amounts stay, is not.
 */
import type { DocumentType } from '../../generated/states.js';
import { marks } from '../judge/result.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { buyer, content, partyOf, read, untouched } from './kit/document-rules.js';
import { cancel, half, invoice, pay, paymentBase, receiptOf } from './kit/payment-steps.js';

/** Stated as ever: one document's fate is not another's, and amounts do not change by a payment. */
async function othersUntouched(t: CheckContext): Promise<void> {
  const client = partyOf(await buyer(t));
  const [paid, other, draft] = [
    await invoice(t, client),
    await invoice(t, client),
    await t.given.document('invoices'),
  ];
  const before = await Promise.all([paid, other, draft].map((one) => read(t, one)));
  const answer = await pay(t, paid, half(before[0] as Json), 'any');
  const receipt = await receiptOf(t, answer);
  const judge = async (when: string) => {
    const after = await Promise.all([paid, other, draft].map((one) => read(t, one)));
    t.expect.equal(
      content(after[0] as Json),
      content(before[0] as Json),
      `content of the paid invoice ${when}`,
    );
    untouched(t, after[1] as Json, before[1] as Json, `the other invoice ${when}`);
    untouched(t, after[2] as Json, before[2] as Json, `the draft ${when}`);
  };
  await judge('after a payment');
  await cancel(t, receipt, 'any');
  await judge('after the payment was canceled');
}

async function settles(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const document = await invoice(t, client, type);
  const { total } = await read(t, document);
  const part = half({ total });
  await receiptOf(t, await pay(t, document, part));
  t.expect.sameWord((await read(t, document)).status, 'final', 'status after a payment in part');
  const rest = (Number(total) - Number(part)).toFixed(2);
  const answer = await pay(t, document, rest);
  const receipt = await receiptOf(t, answer);
  t.expect.sameWord((await read(t, document)).status, 'settled', 'status after the payment of the rest');
  t.expect.sameWord(answer.record.type, 'Receipt', 'type of what a payment makes');
  t.expect.cents(answer.record.total, rest, 'total of the receipt');
  t.covers(marks.rule('payment-settles'));
  await cancel(t, receipt);
  t.expect.sameWord((await read(t, document)).status, 'final', 'status after a payment was canceled');
  t.covers(marks.rule('payment-canceled-reopens'));
}

async function capped(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const before = await read(t, document);
  const judge = async (amount: string | number, what: string) => {
    const shown = await read(t, document);
    await pay(t, document, amount, 'refused');
    untouched(t, await read(t, document), shown, `the invoice after a refused payment of ${what}`);
  };
  await judge((Number(before.total) + 0.01).toFixed(2), 'a cent too much');
  await judge('0', 'nothing');
  await judge('-5', 'less than nothing');
  await receiptOf(t, await pay(t, document, half(before)));
  await judge((Number(before.total) / 2 + 0.01).toFixed(2), 'a cent more than what is open');
  t.covers(marks.rule('payment-cap'));
}

async function draftUnpayable(t: CheckContext): Promise<void> {
  const draft = await t.given.document('invoices');
  const before = await read(t, draft);
  await pay(t, draft, '10', 'refused');
  untouched(t, await read(t, draft), before, 'the draft after a refused payment');
}

/** Whether a type is paid is not shown; that a document which exists is not found is wrong in any case. */
async function found(t: CheckContext, type: DocumentType): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)), type);
  const answer = await pay(t, document, '10', 'any');
  t.expect.that(answer.status !== 404, 'a success or a refusal, but not 404: the document exists', 404);
  if (answer.record.id !== undefined) t.given.made('createPartialPayment', answer.record.id as number);
}

const payment = { ...paymentBase, operation: 'createPartialPayment' as const };
const payable: readonly DocumentType[] = [
  'invoices',
  'simplified_invoices',
  'vat_moss_invoices',
  'debit_notes',
];

export const paymentChecks: Check[] = [
  {
    ...payment,
    id: 'createPartialPayment/others-untouched',
    title: 'createPartialPayment: a payment, and its cancellation -> amounts stay, other documents stay',
    rule: 'A payment concerns one document, and changes none of its amounts.',
    run: othersUntouched,
  },
  ...payable.map(
    (type): Check => ({
      ...payment,
      id: `createPartialPayment/settles-${type.replaceAll('_', '-')}`,
      title: `createPartialPayment: ${type} paid in part, in full, and reopened -> final, settled, final`,
      rule: 'We assume: a payment in full settles the invoice, in part it stays final; canceling the receipt opens it again.',
      needs: type === 'simplified_invoices' ? [...payment.needs, 'portugal'] : payment.needs,
      assumed: true,
      run: (t) => settles(t, type),
    }),
  ),
  ...payable.map(
    (type): Check => ({
      ...payment,
      id: `createPartialPayment/finds-${type.replaceAll('_', '-')}`,
      title: `createPartialPayment: final ${type} -> a payment is taken or refused, but not 404`,
      rule: '404 means that the document does not exist.',
      source: 'Errors',
      needs: type === 'simplified_invoices' ? [...payment.needs, 'portugal'] : payment.needs,
      run: (t) => found(t, type),
    }),
  ),
  {
    ...payment,
    id: 'createPartialPayment/cap',
    title:
      'createPartialPayment: more than what is open, nothing, less than nothing -> refused, nothing changes',
    rule: 'We assume: an amount above what is open is refused.',
    assumed: true,
    run: capped,
  },
  {
    ...payment,
    id: 'createPartialPayment/draft',
    title: 'createPartialPayment: a draft -> refused, nothing changes',
    rule: 'We assume: final documents alone are paid.',
    assumed: true,
    run: draftUnpayable,
  },
];
