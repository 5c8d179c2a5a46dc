/**
 * Receipts of payments: listed, related to their invoice, and canceled. Bodies are not documented, so assertions on them are
 * interpretations.
 */

import type { Exchange } from '../../judge/exchange.js';
import { statusSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import { proofOfOtherRecord, timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { pageCount } from '../../target/pagination.js';
import { buyer, content, partyOf, read } from '../kit/document-rules.js';
import { findInLongList, judgeOneType, page } from '../kit/list-walk.js';
import {
  cancel,
  paymentCheck as check,
  invoice,
  pay,
  paymentNeeds,
  receiptOf,
} from '../kit/payment-steps.js';
import { retryJudging } from '../kit/records.js';

/**
 * That canceling cancels follows from the operation's name; whether a second time is refused is not stated. The newer receipt is
 * canceled first and judged before the next: canceling must affect one receipt, whatever else was paid.
 */
async function canceledTwice(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const own: (string | number)[] = [];
  for (const amount of ['10', '20', '30'])
    own.push(await receiptOf(t, await pay(t, document, amount, 'any'), document, own));
  const before = await read(t, document);
  const gone: (string | number)[] = [];
  let standOn = 1;
  const judge = async (receipt: string | number, time: string) => {
    // The answer is not documented: the list and the invoice show the effect.
    const { status } = await cancel(t, receipt, 'any');
    if (gone.length === 0 && !isSuccess(status))
      t.unsupported(`the body is not shown, and the target answers ${status}`);
    if (time === 'once')
      t.expect.that(isSuccess(status), `receipt ${receipt} is canceled as others were`, status, {
        field: 'http.status',
        symptom: statusSymptom(status),
      });
    if (time === 'once') gone.push(receipt);
    t.covers(tags.transition('receipt', time === 'once' ? 'final' : 'canceled', 'canceled'));
    standOn = await judgeReceipts(t, own, gone, standOn);
  };
  const [first = '', second = '', third = ''] = own;
  for (const receipt of [second, third]) await judge(receipt, 'once');
  await judge(second, 'twice');
  // That a canceled payment is open again is an interpretation, so the payment of the rest may be refused.
  const rest = await pay(t, document, (Number(before.total) - 10).toFixed(2), 'any');
  if (isSuccess(rest.status)) own.push(await receiptOf(t, rest, document, own));
  for (const receipt of [...own.slice(3), first]) await judge(receipt, 'once');
  const after = await read(t, document);
  t.expect.stays(content(after), content(before), 'content of the invoice afterwards');
}

/** How many pages of the list are searched. */
const mostPages = 8;

/**
 * Judges in the list that exactly the canceled ones of our receipts are canceled. Searches from page `number` on, since the order
 * of the list is not stated. Returns the page where they are.
 */
async function judgeReceipts(
  t: CheckContext,
  own: readonly (string | number)[],
  canceled: readonly (string | number)[],
  number: number,
): Promise<number> {
  const holds = (ids: readonly (string | number)[], id: unknown) => ids.map(String).includes(String(id));
  const judge = (shown: readonly Json[]) => {
    for (const { id, status } of shown) {
      if (typeof status !== 'string' || !holds(own, id)) continue;
      const isCanceled = status.toLowerCase() === 'canceled';
      const wanted = holds(canceled, id);
      t.expect.that(isCanceled === wanted, `receipt ${id} is ${wanted ? '' : 'not '}canceled`, status, {
        field: 'status',
        symptom: wanted ? 'unchanged' : 'changed',
        // Names the id, because the position in the list may change.
        proof: wanted
          ? { by: 'value', compare: 'word', expected: 'canceled', actual: status, id }
          : { by: 'value', compare: 'not', expected: status, actual: status, id },
      });
    }
  };
  const answer = await retryJudging(
    () => page(t, 'listReceipts', { per_page: 30 }, number),
    (shown) => judge(shown.list),
  );
  const { list } = answer;
  const last = pageCount(answer) ?? 1;
  if (number < Math.min(last, mostPages) && !list.some(({ id }) => holds(own, id)))
    return judgeReceipts(t, own, canceled, number + 1);
  // Also once on a later page, with the receipt canceled first. Receipts of other checks shift it meanwhile.
  let later = list.findLastIndex(({ id }) => holds(canceled, id)) + 1;
  const readLater = async () => {
    for (const end = later + 4; ; later += 1) {
      const shown = await page(t, 'listReceipts', { per_page: 1 }, later);
      if (later === end || shown.list.some(({ id }) => holds(canceled, id))) return shown;
    }
  };
  if (number === 1 && later > 1 && canceled.length === 2)
    await retryJudging(readLater, (shown) => judge(shown.list));
  return number;
}

async function receiptListed(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const receipt = await receiptOf(t, await pay(t, document, '10', 'any'), document);
  await retryJudging(
    () => findInLongList(t, 'listReceipts', (entry) => String(entry.id) === String(receipt)),
    ({ found }) => {
      if (found === 'too long') t.unsupported('listReceipts is too long to be walked');
      t.expect.that(found === 'found', 'listReceipts holds the receipt of a payment', 'it is missing', {
        ...{ field: 'id', symptom: 'not listed', proof: timesListed(receipt, 1) },
      });
    },
  );
  await judgeOneType(t, 'receipts');
}

async function related(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const receipts: (string | number)[] = [];
  for (const amount of ['10', '20'])
    receipts.push(await receiptOf(t, await pay(t, document, amount), document, receipts));
  const path = { 'document-id': document.id };
  const judge = async (when: string, canceled?: string | number) => {
    const { list } = await t.call('listRelatedDocuments', { path });
    const ids = list.map(({ id }) => String(id));
    for (const id of receipts)
      t.expect.that(ids.includes(String(id)), `the related documents hold the receipt ${id} ${when}`, ids, {
        ...{ field: 'id', symptom: 'not listed', proof: timesListed(id, 1) },
      });
    const status = list.find(({ id }) => String(id) === String(canceled))?.status;
    if (status !== undefined)
      t.expect.sameWord(status, 'canceled', 'status of the related receipt', { field: 'status' });
  };
  await judge('of a payment');
  const [first = ''] = receipts;
  await cancel(t, first);
  await judge('that was canceled, and the other', first);
}

/**
 * Each receipt of an invoice has its own number, also after one was canceled. Invoices only: a series counts receipts of VAT MOSS
 * invoices separately, so both may have the same number.
 */
async function numbersApart(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const shown = new Map<string, Exchange | undefined>();
  for (const time of ['the first', 'the second', 'one after a canceled one']) {
    const answer = await pay(t, document, '10', 'any');
    const { id, type, sequence_number: number } = answer.record;
    // The answer to a payment is not documented: only a receipt with a number can be judged.
    if (!isSuccess(answer.status) || type !== 'Receipt' || !/^\d+\/./.test(String(number))) continue;
    t.given.made('createPartialPayment', String(id));
    t.expect.that(
      !shown.has(String(number)),
      'a receipt has a number that no other one of its series has',
      `${number} again for ${time}`,
      {
        field: 'sequence_number',
        symptom: 'not unique',
        ...proofOfOtherRecord(number, shown.get(String(number))),
      },
    );
    shown.set(String(number), t.client.last());
    if (shown.size === 2) await cancel(t, String(id), 'any');
  }
  if (shown.size < 2) t.unsupported('payments are not answered with receipts that show their number');
}

async function cancelNeedsMessage(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const receipt = await receiptOf(t, await pay(t, document, '10'), document);
  const body = t.given.body('changeReceiptState', { state: 'canceled' });
  await t.call(
    'changeReceiptState',
    { path: { 'receipt-id': receipt }, body },
    { status: 'refused', field: 'document.message', what: 'no message' },
  );
  const { record } = await cancel(t, receipt);
  t.expect.sameWord(record.status, 'canceled', 'status of the canceled receipt', { field: 'status' });
}

export const receiptChecks: Check[] = [
  check('listReceipts/own-member', {
    statement: 'operation:listReceipts',
    title: 'the receipt of a payment -> is listed',
    rule: 'Receipts are listed by /receipts.json.',
    kind: 'lists',
    run: receiptListed,
  }),
  check('listRelatedDocuments/receipts', {
    statement: 'rule:related-receipts',
    covers: true,
    title: 'an invoice with two payments -> both receipts, also when canceled',
    needs: [...paymentNeeds, 'related'],
    assumed: true,
    run: related,
  }),
  check('createPartialPayment/numbers-of-one-series', {
    statement: 'rule:number-unique',
    title: 'an invoice paid in parts, one of them canceled -> receipts with numbers of their own',
    run: numbersApart,
  }),
  check('changeReceiptState/canceled-twice', {
    statement: 'rule:payment-canceled',
    covers: true,
    title: 'one of two receipts canceled, and again -> it is canceled, the other is not',
    kind: 'states',
    run: canceledTwice,
  }),
  check('changeReceiptState/needs-message', {
    statement: 'rule:cancel-message',
    title: 'without a message -> refused; with one -> canceled',
    assumed: true,
    run: cancelNeedsMessage,
  }),
];
