/** Which record is the receipt of a payment: what paying answers is not shown. */
import { type Answer, type CallInput, type CallOptions, isId, type Json } from '../target/call.js';

type Id = string | number;

/** A receipt by its type; where none is shown, whatever is not the document that was paid. */
function isReceipt({ id, type }: Json, paid: unknown): boolean {
  if (typeof type === 'string') return /receipt$/i.test(type) && !/^invoice/i.test(type);
  return String(id) !== String(paid);
}

/** The id of the receipt, when the answer to a payment is one: it may as well be the document that was paid, or nothing. */
export const receiptIn = (record: Json, paid: unknown): Id | undefined =>
  isId(record.id) && isReceipt(record, paid) ? record.id : undefined;

type Call = (
  operation: 'listRelatedDocuments',
  input: CallInput,
  options: CallOptions,
) => Promise<Pick<Answer, 'list'> | undefined>;

/** The one receipt of a document that is not among `known`, where its related documents show it. */
export async function receiptBeside(
  call: Call,
  paid: Id,
  known: readonly unknown[] = [],
): Promise<Id | undefined> {
  const path = { 'document-id': paid };
  const { list = [] } = (await call('listRelatedDocuments', { path }, { status: 'any' })) ?? {};
  const before = known.map(String);
  const found = list.flatMap((one) => {
    const id = typeof one.type === 'string' ? receiptIn(one, paid) : undefined;
    return id === undefined || before.includes(String(id)) ? [] : [id];
  });
  return found.length === 1 ? found[0] : undefined;
}
