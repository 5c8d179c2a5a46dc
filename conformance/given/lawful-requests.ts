/** One lawful request per operation, with the records it needs. The generic checks change one thing in it. */
import { type EachTypeOperationId, type OperationId, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { charsets } from '../conditions/factors/texts.js';
import { operationsOf } from '../dialect/dialect.js';
import { orUndefined } from '../judge/outcome.js';
import type { CheckContext, DocumentType } from '../run/check.js';
import { type Answer, type CallInput, isId, type Json } from '../target/call.js';
import { accountFields, createdAccount } from './accounts.js';
import { isoToday, type Made, type MadeDocument } from './given.js';
import { minimal, remark } from './minimal.js';
import { type Rate, ratesOf } from './rates.js';
import { receiptBeside, receiptIn } from './receipts.js';

/** `name`: the unique text by which the record that this request creates is found. */
export interface LawfulRequest extends CallInput {
  name?: string;
}
type RequestMaker = (t: CheckContext, keeps: boolean) => Promise<LawfulRequest>;

/**
 * Returns a lawful request for the operation. Creates its prerequisites first; if that fails the check is blocked. `keeps`:
 * the caller will change it into a request that is refused, so it may address records that all checks share.
 */
export function lawfulRequest(t: CheckContext, id: OperationId, keeps = false): Promise<LawfulRequest> {
  return id in table ? table[id as keyof typeof table](t, keeps) : requestOfType(t, id, keeps);
}

/** Requests for the operations that every document type has (`EachTypeOperationId`). */
async function requestOfType(t: CheckContext, id: OperationId, keeps: boolean): Promise<LawfulRequest> {
  const { documentType: type, action, method } = operations[id];
  if (!type) throw new Error(`${id} has no row in conformance/given/lawful-requests.ts`);
  if (action === 'create') return createRequest(t, id, type);
  if (action === 'list') return {};
  if (action === 'email') return emailRequest(t, type);
  const document = await (keeps || method === 'get' ? fullDocument(t, type) : t.given.document(type));
  const path = { 'document-id': document.id };
  if (action === 'change-state') return { path, body: t.given.changeBody(type, 'finalized') };
  return action === 'update' ? { path, body: updateBody(t, id, document.sent) } : { path };
}

function updateBody(t: CheckContext, id: OperationId, sent: Json): unknown {
  return t.given.body(id, { fields: { ...sent, reference: t.unique('Updated') } });
}

async function createRequest(t: CheckContext, id: OperationId, type: DocumentType): Promise<LawfulRequest> {
  const fields = await t.given.freshFields(type);
  return { name: String(fields.reference), body: t.given.body(id, { fields }) };
}

/** A lawful update, with new values, of a record used for this `purpose` only. */
export async function ownUpdate(t: CheckContext, id: OperationId, purpose: string): Promise<LawfulRequest> {
  if (id === 'updateItem') {
    const item = await t.given.sharedRecord('item', purpose, minimal.item(t.unique));
    const fields = { ...item.sent, description: t.unique('Described') };
    return { path: { 'item-id': item.id }, body: { item: fields } };
  }
  if (id === 'updateClient') {
    const client = await t.given.sharedRecord('client', purpose, minimal.client(t.unique));
    // Checks make one of these fields invalid; the others are valid.
    const fields = {
      ...client.sent,
      ...{ city: t.unique('City'), phone: '210000001', postal_code: '4000-010', language: 'pt' },
      ...{ email: 'buyer@conformance.example', website: 'https://conformance.example' },
    };
    return { path: { 'client-id': client.id }, body: { client: fields } };
  }
  return lawfulRequest(t, id);
}

/**
 * A shared document with a value in as many fields as possible. Where the target refuses that: without the fixed date, else
 * with the default fields.
 */
async function fullDocument(t: CheckContext, type: DocumentType, state?: string): Promise<MadeDocument> {
  const undated = await fullFields(t);
  const forms = [{ ...undated, ...dayOf(type) }, undated, undefined];
  const fullest = await t.given.once(`the fullest of ${type} ${state}`, async () => {
    for (const [n, fields] of forms.entries()) {
      if (await orUndefined(() => t.given.sharedDocument(type, state, fields))) return n;
      t.given.resetFailures(operationsOf(type).create);
    }
    return forms.length - 1;
  });
  return t.given.sharedDocument(type, state, forms[fullest]);
}

/** A leap day, the last or the first day of a year, in rotation over the types. */
function dayOf(type: DocumentType): Json {
  const days = [
    { date: '29/02/2024', due_date: '29/02/2024' },
    { date: '31/12/2025', due_date: '01/02/2027' },
    { date: '01/01/2026', due_date: '01/01/2026' },
  ];
  return days[Object.keys(documentTypes).indexOf(type) % days.length] ?? {};
}

async function fullFields(t: CheckContext): Promise<Json> {
  const { signs, blanks } = charsets;
  const rates = await ratesOf(t);
  const taxed = (rate: Rate) => (rates[rate] ? { tax: { name: rates[rate].name } } : {});
  const line = (fields: Json) => t.given.line({ name: `${signs.short} conformance 0`, ...fields });
  return {
    reference: t.unique(signs.short),
    observations: `${signs.long}\n${blanks.long} 🧾`,
    items: [
      line({ unit_price: '99999.99', quantity: '2.5', unit: 'hour' }),
      line({ unit_price: '0.01', quantity: '1200', discount: '12.5' }),
      line({ unit_price: '12.35', description: blanks.long, ...taxed('second') }),
      line({ unit_price: '5', ...taxed('decimal') }),
      line({ unit_price: '5', ...taxed('exempt') }),
      ...Array.from({ length: 5 }, () => line({ unit_price: '1.5' })),
    ],
    ...{ tax_exemption: 'M01', tax_exemption_reason: 'M01', retention: '11.5' },
  };
}

/** For a finalized document: whether drafts may be e-mailed is not documented. */
async function emailRequest(t: CheckContext, type: DocumentType): Promise<LawfulRequest> {
  const state = operations[operationsOf(type).change] && type === 'invoice_receipts' ? 'settled' : 'final';
  const document = await fullDocument(t, type, state);
  return { path: { 'document-id': document.id }, body: plainMessage };
}

const plainMessage: Json = {
  message: {
    client: { email: 'buyer@conformance.example', save: '0' },
    subject: 'Conformance run',
    body: remark,
  },
};

/** The body of such a request without an existing document; undefined for operations on no document of a type. */
export async function bodyAlone(t: CheckContext, id: OperationId): Promise<unknown> {
  const { action, documentType, family } = operations[id];
  if (documentType === undefined || family === 'receipts') return undefined;
  if (action === 'email') return plainMessage;
  if (action === 'change-state') return t.given.changeBody(documentType, 'finalized');
  return action === 'update' ? updateBody(t, id, await t.given.freshFields(documentType)) : undefined;
}

/** Items, clients and sequences cannot be deleted: requests that only need one use a shared record. */
const shared = {
  item: (t: CheckContext) => t.given.sharedRecord('item', 'to be read', minimal.item(t.unique)),
  client: (t: CheckContext) => t.given.sharedRecord('client', 'to be read', minimal.client(t.unique)),
  sequence: (t: CheckContext) => t.given.sharedRecord('sequence', 'to be read'),
};

const aTax = (t: CheckContext, keeps: boolean) =>
  keeps ? t.given.once('a tax', () => t.given.tax()) : t.given.tax();
/** `keeps`: the request only reads the invoice, or is refused, so that a shared one will do. */
const finalInvoice = (t: CheckContext, keeps: boolean) =>
  keeps ? t.given.sharedDocument('invoices', 'final') : t.given.document('invoices', 'final');

/** A request with the id of this record in its path, and a body where the operation has one. */
const at =
  <One extends { id: string | number }>(
    parameter: string,
    made: (t: CheckContext, keeps: boolean) => Promise<One>,
    bodyOf?: (t: CheckContext, one: One) => unknown,
  ): RequestMaker =>
  async (t, keeps) => {
    const one = await made(t, keeps);
    return { path: { [parameter]: one.id }, ...(bodyOf && { body: bodyOf(t, one) }) };
  };

const withItem = at('item-id', shared.item);
const withTax = at('tax-id', aTax);
const withClient = at('client-id', shared.client);
const withClientSnake = at('client_id', shared.client);
const withFinalInvoice = at('document-id', (t) => finalInvoice(t, true));

/** A client with an open invoice, which treasury operations require: large enough never to be settled by the payments. */
const debtor = (t: CheckContext) =>
  t.given.once('a debtor', async () => indebted(t, await t.given.sharedRecord('buyer', 'who owes')));

async function indebted(t: CheckContext, one: Made): Promise<Made> {
  const client = { name: one.sent.name, code: one.sent.code };
  await t.given.document('invoices', 'final', { client, items: [t.given.line({ unit_price: '5000.0' })] });
  return one;
}

/** A request for the debtor: treasury operations refuse a client who owes nothing. */
const ofDebtor = (operation: OperationId, fields: (date: string) => Json): RequestMaker =>
  at('client_id', debtor, (t) => t.given.body(operation, { fields: fields(isoToday()) }));

/** The month `months` ago, with its year: a past month gets no more documents during the export. */
export function monthBefore(months: number): { month: number; years: string } {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return { month: day.getUTCMonth() + 1, years: String(day.getUTCFullYear()) };
}

/** The query of the export: the last finished month, else the present one, in the form that the target accepts, `1` or `01`. */
async function finishedMonth(t: CheckContext): Promise<LawfulRequest> {
  const tries = [1, 0].flatMap((months) => {
    const { month, years } = monthBefore(months);
    return [...new Set([String(month), String(month).padStart(2, '0')])].map((form) => ({
      month: form,
      years,
    }));
  });
  for (const query of tries) {
    const { status } = await t.client.call('exportSaft', { query }, { status: [200, 202, 422, 500] });
    if (status !== 422) return { query };
  }
  return { query: tries[0] };
}

const asIs: RequestMaker = () => Promise.resolve({});

/** A row for every operation that not every document type has; the compiler reports a missing row. */
const table: Record<Exclude<OperationId, EachTypeOperationId>, RequestMaker> = {
  createAccount: async (t) => ({ body: { account: accountFields(t) } }),
  createAccountForUser: async (t) => {
    const { email, password } = (await createdAccount(t, 'plain')).sent;
    const again = { ...accountFields(t), email, password };
    return { body: t.given.body('createAccountForUser', { fields: again }) };
  },
  getAccount: async (t) => ({ path: { 'account-id': String(t.settings.accountId) } }),
  updateAccount: async (t) => {
    const path = { 'account-id': String(t.settings.accountId) };
    const { record } = await t.given.call('getAccount', { path });
    // The second variant of the body, without a password, so that the account stays accessible.
    const { organization_name, email } = record;
    const fiscal = record.fiscal_id ? { fiscal_id: record.fiscal_id } : { fiscal_id: '508000011' };
    return { path, body: { account: { organization_name, email, ...fiscal, address: 'Rua do Teste 1' } } };
  },
  configureAtCommunication: async (t) => ({
    body: t.given.body('configureAtCommunication', {
      fields: { at_subuser: '508000011/1', at_password: 'Y29uZm9ybWFuY2U=', communication_type: 'manual' },
    }),
  }),
  listItems: asIs,
  createItem: async (t) => {
    const item = { ...minimal.item(t.unique), unit_price: '12.5', unit: 'unit' };
    return { name: item.name, body: { item } };
  },
  getItem: withItem,
  updateItem: at('item-id', shared.item, (_, { sent }) => ({ item: { ...sent, description: 'Updated' } })),
  deleteItem: at('item-id', (t) => t.given.item()),
  listTaxes: asIs,
  createTax: async (t) => {
    const tax = minimal.tax(t.unique);
    return { name: tax.name, body: { tax } };
  },
  getTax: at('tax-id', (t) => aTax(t, true)),
  deleteTax: withTax,
  updateTax: at('tax-id', aTax, (_, { sent }) => ({ tax: { ...sent, value: '14.0' } })),
  listClients: asIs,
  createClient: async (t) => {
    const least = minimal.client(t.unique);
    const fields = { ...least, email: 'buyer@conformance.example', language: 'pt' };
    return { name: least.name, body: t.given.body('createClient', { fields }) };
  },
  getClient: withClient,
  updateClient: at('client-id', shared.client, (_, { sent }) => ({ client: { ...sent, city: 'Porto' } })),
  findClientByName: async (t) => ({
    query: { [t.dialect.queries.findClientByName]: (await shared.client(t)).name },
  }),
  findClientByCode: async (t) => ({
    query: { [t.dialect.queries.findClientByCode]: String((await shared.client(t)).sent.code) },
  }),
  // A client with invoices. The filter is sent only in requests that will be refused, because the body is not documented.
  listClientInvoices: async (t, keeps) => ({
    ...(await at('client_id', debtor)(t, keeps)),
    ...(keeps && { body: { filter: { status: ['final'] } } }),
  }),
  listSequences: asIs,
  createSequence: async (t) => {
    const sequence = minimal.sequence(t.unique);
    return { name: sequence.serie, body: { sequence } };
  },
  getSequence: at('sequence-id', shared.sequence),
  setCurrentSequence: at('sequence-id', shared.sequence),
  registerSequence: at('sequence_id', shared.sequence),
  listReceipts: asIs,
  listEstimates: asIs,
  listGuides: asIs,
  getReceipt: at('receipt-id', (t) => aReceipt(t)),
  getDocumentPdf: withFinalInvoice,
  getDocumentQrCode: withFinalInvoice,
  // An invoice with a payment; any final invoice where payments do not work.
  listRelatedDocuments: async (t, keeps) => {
    const paid = await orUndefined(() => sharedReceipt(t));
    return paid ? { path: paid.invoice } : withFinalInvoice(t, keeps);
  },
  createPartialPayment: at('document-id', finalInvoice, partOf),
  changeReceiptState: at(
    'receipt-id',
    (t, keeps) => (keeps ? sharedReceipt(t) : aReceipt(t)),
    (t) => t.given.body('changeReceiptState', { state: 'canceled', message: 'Conformance run' }),
  ),
  exportSaft: finishedMonth,
  getClientBalance: withClientSnake,
  listRegularizations: withClientSnake,
  updateInitialBalance: ofDebtor('updateInitialBalance', (date) => ({
    ...{ value: '10.0', date, observation: 'Conformance run' },
  })),
  createRegularization: ofDebtor('createRegularization', (date) => ({
    ...{ value: '5.0', date, observation: 'Conformance run' },
  })),
  createTreasuryMovement: ofDebtor('createTreasuryMovement', (date) => ({
    ...{ value: '5.0', movement_type: 'Payment', payment_method: 'TB', date },
  })),
  deleteRegularization: (t, keeps) => madeBelowClient(t, 'createRegularization', keeps),
  deleteTreasuryMovement: (t, keeps) => madeBelowClient(t, 'createTreasuryMovement', keeps),
};

interface Paid {
  id: string | number;
  /** The path of the invoice that was paid in part. */
  invoice: NonNullable<CallInput['path']>;
}

const sharedReceipt = (t: CheckContext): Promise<Paid> => t.given.once('a receipt', () => aReceipt(t));

function partOf(t: CheckContext): unknown {
  return t.given.body('createPartialPayment', { fields: { amount: 10 } });
}

/** The receipt of a part payment of a new invoice. */
async function aReceipt(t: CheckContext): Promise<Paid> {
  const { id: invoice } = await finalInvoice(t, false);
  const path = { 'document-id': invoice };
  const paid = await t.given.call('createPartialPayment', { path, body: partOf(t) });
  const id = receiptIn(paid.record, invoice) ?? (await receiptBeside(t.call, invoice));
  if (id === undefined)
    t.unsupported('neither the answer of a payment nor the related documents show its receipt');
  t.given.made('createPartialPayment', id, undefined, invoice);
  return { id, invoice: path };
}

function madeBelowClient(t: CheckContext, create: OperationId, keeps: boolean): Promise<LawfulRequest> {
  return keeps ? t.given.once(`a record of ${create}`, () => makeBelow(t, create)) : makeBelow(t, create);
}

/** Uses the shared debtor; a new one where that is refused, since other checks may have settled the debt. */
async function makeBelow(t: CheckContext, create: OperationId): Promise<LawfulRequest> {
  const request = await lawfulRequest(t, create);
  const made = await orUndefined(() => makeOf(t, create, request));
  if (made) return made;
  t.given.resetFailures(create);
  const other = await indebted(t, await t.given.acquire('buyer'));
  return makeOf(t, create, { ...request, path: { client_id: other.id } });
}

async function makeOf(
  t: CheckContext,
  create: OperationId,
  { path, body }: LawfulRequest,
): Promise<LawfulRequest> {
  const list = create === 'createRegularization' ? ('listRegularizations' as const) : undefined;
  const before = list && (await t.call(list, { path }, { status: 'any' })).list.map(({ id }) => String(id));
  const answer = await t.given.call(create, { path, body });
  const id = await idOfUnshown(t, create, answer, list, path, before);
  return { path: { ...path, id } };
}

/**
 * The id of a record whose creation answers with an undocumented body: from the answer, else the one new entry of the list. A
 * target may lawfully show it in neither; the check then ends as unsupported.
 */
async function idOfUnshown(
  t: CheckContext,
  create: OperationId,
  answer: Answer,
  list: OperationId | undefined,
  path: CallInput['path'],
  before: readonly string[] = [],
): Promise<string | number> {
  let { id } = answer.record;
  if (id === undefined && list !== undefined) {
    const { list: all } = await t.call(list, { path }, { status: 'any' });
    const entries = all.filter((one) => !before.includes(String(one.id)));
    if (entries.length === 1) id = entries[0]?.id;
  }
  if (!isId(id)) t.unsupported(`what ${create} answers is not stated, and the target shows no id there`);
  t.given.made(create, id, undefined, Object.values(path ?? {})[0]);
  return id;
}
