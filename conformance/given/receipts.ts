/** Finds the receipt of a payment, since the body that answers a payment is not documented. */
import { type Answer, type CallInput, type CallOptions, isId, type Json } from '../target/call.js';

type Id = string | number;

/** Decides by the type; where none is shown, any record other than the paid document counts as the receipt. */
function isReceipt({ id, type }: Json, paid: unknown): boolean {
  if (typeof type === 'string') return /receipt$/i.test(type) && !/^invoice/i.test(type);
  return String(id) !== String(paid);
}

/** The id of the receipt, if the answer to a payment shows one: it may show the paid document, or nothing, instead. */
export const receiptIn = (record: Json, paid: unknown): Id | undefined =>
  isId(record.id) && isReceipt(record, paid) ? record.id : undefined;

type Call = (
  operation: 'listRelatedDocuments',
  input: CallInput,
  options: CallOptions,
) => Promise<Pick<Answer, 'list'> | undefined>;

/** The id of the only receipt among the related documents of `paid` that is not in `known`; else undefined. */
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
