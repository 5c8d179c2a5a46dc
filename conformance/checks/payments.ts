/**
 * Payments: what a payment does to its invoice and what canceling its receipt does. Bodies and effects are not
 * shown, so values are judged as assumptions; that no other document changes, and that amounts stay, is not.
 */
import type { DocumentType } from '../../generated/states.js';
import type { Answer, Check, CheckContext, Json } from '../check.js';
import type { MadeDocument } from '../given.js';
import { marks } from '../verdict/result.js';
import { buyer, content, partyOf, read, untouched } from './document-rules.js';
import { findInLongList } from './list-walk.js';
import { soon } from './records.js';

async function invoice(
  t: CheckContext,
  client: Json,
  type: DocumentType = 'invoices',
): Promise<MadeDocument> {
  return t.given.document(type, 'final', {
    client,
    items: [t.given.line({ unit_price: '100', quantity: '1' })],
  });
}

const pay = (
  t: CheckContext,
  document: MadeDocument,
  amount: number | string,
  status: 'success' | 'refused' | 'any' = 'success',
): Promise<Answer> => {
  const body = t.given.body('createPartialPayment', {
    fields: { amount, payment_mechanism: 'TB', note: 'Conformance run' },
  });
  const what = `a payment of ${amount}`;
  return t.call('createPartialPayment', { path: { 'document-id': document.id }, body }, { status, what });
};

const cancel = (t: CheckContext, receiptId: string | number, status: 'success' | 'any' = 'success') => {
  const body = t.given.body('changeReceiptState', { state: 'canceled', message: 'Conformance run' });
  return t.call('changeReceiptState', { path: { 'receipt-id': receiptId }, body }, { status });
};

const half = (record: Json) => (Number(record.total) / 2).toFixed(2);

/** The id of the receipt that a payment made; without one the rest cannot be judged. */
async function receiptOf(t: CheckContext, answer: Answer): Promise<string | number> {
  if (answer.status >= 300)
    t.unsupported(`the body of a payment is not shown, and the target answers ${answer.status}`);
  const { id } = answer.record;
  if (typeof id !== 'number' && typeof id !== 'string')
    t.unsupported('the answer of a payment shows no receipt');
  t.given.made('createPartialPayment', id);
  return id;
}

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

/**
 * That canceling cancels is stated by its name; whether once more is refused is not. The newer receipt goes first, and
 * each is looked at before the next: canceling does not depend on what else was paid, and meets one receipt.
 */
async function canceledTwice(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const own: (string | number)[] = [];
  for (const amount of ['10', '20', '30'])
    own.push(await receiptOf(t, await pay(t, document, amount, 'any')));
  const before = await read(t, document);
  const gone: (string | number)[] = [];
  const judge = async (receipt: string | number, time: string) => {
    const { status, record } = await cancel(t, receipt, 'any');
    if (gone.length === 0 && status >= 300)
      t.unsupported(`the body is not shown, and the target answers ${status}`);
    if (time === 'once') t.expect.that(status < 300, `receipt ${receipt} is canceled as others were`, status);
    if (status < 300 && record.id !== undefined)
      t.expect.equal(String(record.id), String(receipt), 'id of the receipt that was canceled');
    if (status < 300 && typeof record.status === 'string')
      t.expect.sameWord(record.status, 'canceled', `status of a receipt that was canceled ${time}`);
    if (time === 'once') gone.push(receipt);
    t.covers(marks.transition('receipt', time === 'once' ? 'final' : 'canceled', 'canceled'));
    await judgeReceipts(t, own, gone);
  };
  const [first = '', second = '', third = ''] = own;
  for (const receipt of [second, third]) await judge(receipt, 'once');
  await judge(second, 'twice');
  // That a canceled payment is open again is assumed, so the one that pays the rest may be refused.
  const rest = await pay(t, document, (Number(before.total) - 10).toFixed(2), 'any');
  if (rest.status < 300) own.push(await receiptOf(t, rest));
  for (const receipt of [...own.slice(3), first]) await judge(receipt, 'once');
  t.expect.equal(content(await read(t, document)), content(before), 'content of the invoice afterwards');
}

/** Of our receipts in the list, those canceled are, and the others are not. */
async function judgeReceipts(
  t: CheckContext,
  own: readonly (string | number)[],
  canceled: readonly (string | number)[],
): Promise<void> {
  const holds = (ids: readonly (string | number)[], id: unknown) => ids.map(String).includes(String(id));
  await soon(
    async () =>
      (await t.call('listReceipts', { query: { per_page: 30 } })).list.filter(({ id }) => holds(own, id)),
    (shown) => {
      for (const { id, status } of shown) {
        if (typeof status !== 'string') continue;
        const isCanceled = status.toLowerCase() === 'canceled';
        const wanted = holds(canceled, id);
        t.expect.that(isCanceled === wanted, `receipt ${id} is ${wanted ? '' : 'not '}canceled`, status);
      }
    },
  );
}

async function receiptListed(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const receipt = await receiptOf(t, await pay(t, document, '10', 'any'));
  await soon(
    () => findInLongList(t, 'listReceipts', (entry) => String(entry.id) === String(receipt)),
    ({ found }) => {
      if (found === 'too long') t.unsupported('listReceipts is too long to be walked');
      t.expect.that(found === 'found', 'listReceipts holds the receipt of a payment', 'it is missing');
    },
  );
}

async function related(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const receipts: (string | number)[] = [];
  for (const amount of ['10', '20']) receipts.push(await receiptOf(t, await pay(t, document, amount)));
  const path = { 'document-id': document.id };
  const judge = async (when: string) => {
    const { list } = await t.call('listRelatedDocuments', { path });
    const ids = list.map(({ id }) => String(id));
    for (const id of receipts)
      t.expect.that(ids.includes(String(id)), `the related documents hold the receipt ${id} ${when}`, ids);
  };
  await judge('of a payment');
  await cancel(t, receipts[0] ?? '');
  await judge('that was canceled, and the other');
  t.covers(marks.rule('related-receipts'));
}

async function cancelNeedsMessage(t: CheckContext): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)));
  const receipt = await receiptOf(t, await pay(t, document, '10'));
  const body = t.given.body('changeReceiptState', { state: 'canceled' });
  await t.call(
    'changeReceiptState',
    { path: { 'receipt-id': receipt }, body },
    { status: 'refused', what: 'no message' },
  );
  const { record } = await cancel(t, receipt);
  t.expect.sameWord(record.status, 'canceled', 'status of the canceled receipt');
}

/** Whether a type is paid is not shown; that a document which exists is not found is wrong in any case. */
async function found(t: CheckContext, type: DocumentType): Promise<void> {
  const document = await invoice(t, partyOf(await buyer(t)), type);
  const answer = await pay(t, document, '10', 'any');
  t.expect.that(answer.status !== 404, 'a success or a refusal, but not 404: the document exists', 404);
  if (answer.record.id !== undefined) t.given.made('createPartialPayment', answer.record.id as number);
}

const base = {
  kind: 'rules' as const,
  source: 'Endpoints, Documents',
  needs: ['payments', 'invoices'] as const,
};
const payment = { ...base, operation: 'createPartialPayment' as const };
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
  {
    ...base,
    operation: 'listReceipts',
    id: 'listReceipts/own-member',
    title: 'listReceipts: the receipt of a payment -> is listed',
    rule: 'Receipts are listed by /receipts.json.',
    kind: 'lists',
    run: receiptListed,
  },
  {
    ...base,
    operation: 'listRelatedDocuments',
    id: 'listRelatedDocuments/receipts',
    title: 'listRelatedDocuments: an invoice with two payments -> both receipts, also when canceled',
    rule: 'We assume: the related documents of an invoice hold its receipts, canceled ones too.',
    needs: [...payment.needs, 'related'],
    assumed: true,
    run: related,
  },
  {
    ...base,
    operation: 'changeReceiptState',
    id: 'changeReceiptState/canceled-twice',
    title: 'changeReceiptState: one of two receipts canceled, and again -> it is canceled, the other is not',
    rule: 'PUT /receipts/:receipt-id/change-state.json cancels that payment.',
    kind: 'states',
    run: canceledTwice,
  },
  {
    ...base,
    operation: 'changeReceiptState',
    id: 'changeReceiptState/needs-message',
    title: 'changeReceiptState: without a message -> refused; with one -> canceled',
    rule: 'We assume: a message is needed to cancel.',
    assumed: true,
    run: cancelNeedsMessage,
  },
];
