/**
 * The effect of a payment on its invoice and on others. Bodies and effects are not documented, so values are interpretations; that
 * other documents and amounts do not change is stated.
 */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { cellOf } from '../../given/given.js';
import { receiptIn } from '../../given/receipts.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { buyer, expectUnchanged, partyOf, read, send, trigger } from '../kit/document-rules.js';
import {
  cancel,
  paymentCheck as check,
  half,
  invoice,
  pay,
  paymentNeeds,
  receiptOf,
} from '../kit/payment-steps.js';

async function settles(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const document = await invoice(t, client, type);
  const { total } = await read(t, document);
  const part = half({ total });
  const first = await receiptOf(t, await pay(t, document, part), document);
  t.expect.sameWord((await read(t, document)).status, 'final', 'status after a payment in part', {
    field: 'status',
    symptom: 'changed',
  });
  const rest = (Number(total) - Number(part)).toFixed(2);
  const answer = await pay(t, document, rest);
  const receipt = await receiptOf(t, answer, document, [first]);
  t.expect.sameWord((await read(t, document)).status, 'settled', 'status after the payment of the rest', {
    field: 'status',
    symptom: 'unchanged',
  });
  t.expect.sameWord(answer.record.type, 'Receipt', 'type of what a payment makes', { field: 'type' });
  t.expect.cents(answer.record.total, rest, 'total of the receipt', { field: 'total' });
  t.covers(tags.rule('payment-settles'));
  await cancel(t, receipt);
  t.expect.sameWord((await read(t, document)).status, 'final', 'status after a payment was canceled', {
    field: 'status',
    symptom: 'unchanged',
  });
  t.covers(tags.rule('payment-canceled-reopens'));
}

/**
 * Two invoices of a client are paid; the payment of one is canceled, and the other is asked to reopen, which only notes do. How
 * they are paid is not shown: judged where that settles them.
 */
async function leavesOther(t: CheckContext): Promise<void> {
  const client = partyOf(await buyer(t));
  const [paid, other] = [await invoice(t, client), await invoice(t, client)];
  const { total } = await read(t, paid);
  const answers = [await pay(t, paid, Number(total), 'any'), await pay(t, other, Number(total), 'any')];
  const status = async () => String((await read(t, other)).status).toLowerCase();
  if (!answers.every((one) => isSuccess(one.status)) || (await status()) !== 'settled') return;
  const receipt = receiptIn(answers[0]?.record ?? {}, paid.id);
  if (receipt !== undefined) await cancel(t, receipt, 'any');
  const left = await status();
  t.expect.that(left === 'settled', 'the other invoice stays settled', left, {
    ...{ field: 'status', symptom: 'changed', operation: 'changeReceiptState' },
  });
  const cell = { ...cellOf('invoices', 'settled', 'unsettled'), operation: 'changeInvoiceState' as const };
  await send(t, other, 'unsettled', { status: 'refused', what: 'unsettled', ...cell });
  // That a canceled payment opens its invoice again is assumed.
  if (!/^final$/i.test(String((await read(t, paid)).status))) return;
  const part = await pay(t, paid, '10', 'any');
  if (!isSuccess(part.status)) return;
  const next = receiptIn(part.record, paid.id);
  if (next !== undefined) t.given.made('createPartialPayment', next);
  await trigger(t, paid, 'settled');
}

async function capped(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const before = await read(t, document);
  const judge = async (amount: string | number, what: string) => {
    const shown = await read(t, document);
    await pay(t, document, amount, 'refused');
    expectUnchanged(t, await read(t, document), shown, `the invoice after a refused payment of ${what}`);
  };
  await judge((Number(before.total) + 0.01).toFixed(2), 'a cent too much');
  await judge('0', 'nothing');
  await judge('-5', 'less than nothing');
  await receiptOf(t, await pay(t, document, half(before)), document);
  await judge((Number(before.total) / 2 + 0.01).toFixed(2), 'a cent more than what is open');
}

async function draftUnpayable(t: CheckContext): Promise<void> {
  const draft = await t.given.document('invoices');
  const before = await read(t, draft);
  await pay(t, draft, '10', 'refused');
  expectUnchanged(t, await read(t, draft), before, 'the draft after a refused payment');
}

const payable = Object.values(documentTypes).flatMap(({ owed, plural }) => (owed ? [plural] : []));

export const paymentChecks: Check[] = [
  ...payable.map((type) =>
    check(`createPartialPayment/settles-${type.replaceAll('_', '-')}`, {
      statement: 'rule:payment-settles',
      title: `${type} paid in part, in full, and reopened -> final, settled, final`,
      rule: 'We assume: a payment in full settles the invoice, in part it stays final; canceling the receipt opens it again.',
      needs: type === 'simplified_invoices' ? [...paymentNeeds, 'portugal'] : paymentNeeds,
      assumed: true,
      run: (t) => settles(t, type),
    }),
  ),
  check('changeReceiptState/leaves-other-invoices', {
    statement: 'rule:document-fields-kept',
    title:
      'two invoices paid, the payment of one canceled, the other unsettled -> it stays settled, and that is refused; the one paid in part -> can be settled',
    rule: 'A payment belongs to one document; only notes are unsettled; what is final can be settled.',
    kind: 'states',
    run: leavesOther,
  }),
  check('createPartialPayment/cap', {
    statement: 'rule:payment-cap',
    covers: true,
    title: 'more than what is open, nothing, less than nothing -> refused, nothing changes',
    assumed: true,
    run: capped,
  }),
  check('createPartialPayment/draft', {
    statement: 'rule:payment-final-only',
    title: 'a draft -> refused, nothing changes',
    assumed: true,
    run: draftUnpayable,
  }),
];
