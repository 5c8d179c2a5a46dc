import crypto from 'node:crypto';
import { db } from '../store.js';
import { DateTime } from '../dates.js';
import { compact, invalid, list, round2, sumBy, truthy } from '../lib.js';
import { inPortugal } from './accounts.js';
import { clientNamed, checkCode, createClient } from './clients.js';
import { defaultSequence } from './sequences.js';
import { defaultTax, taxNamed } from './taxes.js';

/** Every document type by its singular name. `code` is the tax authority's short name of the type. */
export const TYPES = {
  invoice: { plural: 'invoices', type: 'Invoice', family: 'invoice', code: 'FT' },
  invoice_receipt: { plural: 'invoice_receipts', type: 'InvoiceReceipt', family: 'invoice', code: 'FR' },
  simplified_invoice: { plural: 'simplified_invoices', type: 'SimplifiedInvoice', family: 'invoice', code: 'FS' },
  vat_moss_invoice: { plural: 'vat_moss_invoices', type: 'VatMossInvoice', family: 'invoice', code: 'FT' },
  credit_note: { plural: 'credit_notes', type: 'CreditNote', family: 'invoice', code: 'NC' },
  debit_note: { plural: 'debit_notes', type: 'DebitNote', family: 'invoice', code: 'ND' },
  receipt: { plural: 'receipts', type: 'Receipt', family: 'invoice', code: 'RG' },
  quote: { plural: 'quotes', type: 'Quote', family: 'estimate', code: 'OR' },
  proforma: { plural: 'proformas', type: 'Proforma', family: 'estimate', code: 'PF' },
  fees_note: { plural: 'fees_notes', type: 'FeesNote', family: 'estimate', code: 'NH' },
  shipping: { plural: 'shippings', type: 'Shipping', family: 'guide', code: 'GR' },
  transport: { plural: 'transports', type: 'Transport', family: 'guide', code: 'GT' },
  devolution: { plural: 'devolutions', type: 'Devolution', family: 'guide', code: 'GD' },
  purchase_order: { plural: 'purchase_orders', type: 'PurchaseOrder', family: 'purchase_order', code: 'NE' },
};

const PAYABLE = ['invoice', 'simplified_invoice', 'vat_moss_invoice', 'debit_note'];

const TRANSITIONS = {
  invoice: {
    draft: { finalized: 'final', deleted: 'deleted' },
    final: { canceled: 'canceled', settled: 'settled' },
  },
  estimate: {
    draft: { finalized: 'final', deleted: 'deleted' },
    final: { accept: 'Accepted', refuse: 'refused', canceled: 'canceled' },
    Accepted: { refuse: 'refused', canceled: 'canceled' },
    refused: { accept: 'Accepted', canceled: 'canceled' },
  },
  guide: {
    draft: { finalized: 'final', deleted: 'deleted' },
    final: { canceled: 'canceled' },
  },
  purchase_order: {
    draft: { finalized: 'final', deleted: 'deleted' },
    final: { completed: 'completed', canceled: 'canceled' },
    completed: { canceled: 'canceled' },
  },
};

function nextStatus({ kind, status }, state) {
  if (kind === 'receipt') return status === 'final' && state === 'canceled' ? 'canceled' : undefined;
  if (kind === 'invoice_receipt' && status === 'draft' && state === 'finalized') return 'settled';
  if (kind === 'invoice_receipt' && status === 'settled' && state === 'canceled') return 'canceled';
  if (['credit_note', 'debit_note'].includes(kind) && status === 'settled' && state === 'unsettled') return 'final';
  return TRANSITIONS[TYPES[kind].family][status]?.[state];
}

// --- create and update

function resolveSequence(account, id) {
  const sequence = id ? db.sequences.find(account.id, Number(id)) : defaultSequence(account);
  if (!sequence) throw invalid('sequence_id: sequence not found');
  return sequence;
}

function computeLine(account, line) {
  const item = db.items.firstOf(account.id, (row) => row.name === line.name);
  const unitPrice = line.unit_price ?? item?.unit_price;
  if (unitPrice === undefined) throw invalid(`items: unit_price of ${line.name} is required`);
  const tax = taxNamed(account, line.tax?.name) || defaultTax(account);
  const subtotal = round2(unitPrice * line.quantity);
  const discountAmount = round2((subtotal * line.discount) / 100);
  const taxAmount = round2(((subtotal - discountAmount) * (tax?.value ?? 0)) / 100);
  return {
    name: line.name,
    description: line.description ?? item?.description ?? '',
    unit_price: String(unitPrice),
    unit: line.unit ?? item?.unit ?? '',
    quantity: String(line.quantity),
    tax: tax ? { id: tax.id, name: tax.name, value: tax.value } : { id: 0, name: '', value: 0 },
    discount: line.discount,
    subtotal,
    tax_amount: taxAmount,
    discount_amount: discountAmount,
    total: round2(subtotal - discountAmount + taxAmount),
  };
}

function totals(items) {
  const sum = sumBy(items, (line) => line.subtotal);
  const discount = sumBy(items, (line) => line.discount_amount);
  const taxes = sumBy(items, (line) => line.tax_amount);
  return { sum, discount, before_taxes: round2(sum - discount), taxes, total: round2(sum - discount + taxes) };
}

/** Items named on a document are created, or take the values of the line. */
function saveItems(account, lines) {
  for (const line of lines) {
    const values = {
      description: line.description,
      unit_price: Number(line.unit_price),
      unit: line.unit,
      tax_id: line.tax.id || null,
    };
    const item = db.items.firstOf(account.id, (row) => row.name === line.name);
    if (item) db.items.update(item, values);
    else db.items.insert({ account_id: account.id, name: line.name, ...values });
  }
}

/** Everything that can go wrong is checked here, before anything is written. */
function prepare(account, kind, data, current) {
  const values = compact({ ...data, client: undefined, items: undefined });
  if (data.sequence_id || !current) values.sequence_id = resolveSequence(account, data.sequence_id).id;
  if (data.items) {
    values.items = data.items.map((line) => computeLine(account, line));
    Object.assign(values, totals(values.items));
  }
  if (data.owner_invoice_id && !db.documents.find(account.id, data.owner_invoice_id)) {
    throw invalid('owner_invoice_id: document not found');
  }
  const merged = { ...current, ...values };
  const exempt = merged.items.some((line) => line.tax.value === 0);
  if (TYPES[kind].family === 'invoice' && inPortugal(account) && exempt
    && !merged.tax_exemption && !merged.tax_exemption_reason) {
    throw invalid('tax_exemption: is required when there are exempt items');
  }
  const client = data.client && clientNamed(account, data.client.name);
  if (data.client && !client) checkCode(account, data.client.code);
  return { values, client };
}

const snapshot = (client) => ({ id: client.id, name: client.name, country: client.country ?? '' });

export function createDocument(account, kind, data) {
  if (kind === 'simplified_invoice' && !inPortugal(account)) {
    throw invalid('simplified invoices exist only for Portugal');
  }
  const { values, client: known } = prepare(account, kind, data);
  const client = known ?? createClient(account, data.client);
  saveItems(account, values.items);
  const date = values.date ?? DateTime.today();
  return db.documents.insert({
    account_id: account.id,
    kind,
    status: 'draft',
    archived: false,
    number: null,
    currency: 'EUR',
    token: crypto.randomUUID(),
    version: 1,
    ...(TYPES[kind].family === 'guide' && { loaded_at: DateTime.now() }),
    ...values,
    date,
    due_date: values.due_date ?? DateTime.addDays(date, Number(client.payment_days)),
    observations: [values.observations, client.observations].filter(Boolean).join('\n'),
    client: snapshot(client),
  });
}

const touch = (document, changes) => db.documents.update(document, { ...changes, version: document.version + 1 });

export function updateDocument(account, document, data) {
  if (document.status !== 'draft') throw invalid('only a draft can be changed');
  const { values, client: known } = prepare(account, document.kind, data, document);
  if (data.client) values.client = snapshot(known ?? createClient(account, data.client));
  if (values.items) saveItems(account, values.items);
  return touch(document, values);
}

// --- states

function finalize(account, document) {
  const { kind } = document;
  const sequence = resolveSequence(account, document.sequence_id);
  const manual = Number(document.manual_sequence_number) || 0;
  if (manual && manual <= sequence.numbers[kind]) throw invalid('manual_sequence_number: is already used');
  const number = manual || sequence.numbers[kind] + 1;
  sequence.numbers[kind] = number;
  const previous = db.documents.all(account.id).findLast((row) => row.kind === kind && row.saft_hash)?.saft_hash ?? '';
  const finalizedAt = new Date().toISOString().slice(0, 19);
  const signed = [DateTime.iso(document.date), finalizedAt, `${TYPES[kind].code} ${sequence.serie}/${number}`,
    document.total.toFixed(2), previous].join(';');
  return {
    number,
    serie: sequence.serie,
    atcud: atcud(account, sequence, kind, number),
    finalized_at: finalizedAt,
    saft_hash: crypto.createHash('sha256').update(signed).digest('base64'),
    ...(TYPES[kind].family === 'guide' && account.credentials && {
      at_doc_code_id: String(crypto.randomInt(1e10, 1e11)),
    }),
  };
}

function atcud(account, sequence, kind, number) {
  if (!inPortugal(account) || kind === 'purchase_order') return 'N/A';
  return sequence.code ? `${sequence.code}-${number}` : 'N/D';
}

export function changeState(account, document, { state, message }) {
  const status = nextStatus(document, state);
  if (!status) throw invalid(`state: ${state} is not possible for a document that is ${document.status}`);
  const changes = state === 'finalized' ? finalize(account, document) : {};
  touch(document, { ...changes, status, ...(message && { state_message: message }) });
  if (document.kind === 'receipt') {
    const invoice = db.documents.get(document.owner_invoice_id);
    if (invoice.status === 'settled') touch(invoice, { status: 'final' });
  }
  return document;
}

// --- payments

export const receiptsOf = (document) => db.documents.all(document.account_id)
  .filter((row) => row.kind === 'receipt' && row.owner_invoice_id === document.id);

export const outstanding = (document) => {
  if (document.status !== 'final') return 0;
  return round2(document.total - sumBy(receiptsOf(document).filter((row) => row.status === 'final'), (row) => row.total));
};

export function pay(account, document, payment) {
  if (!PAYABLE.includes(document.kind)) throw invalid(`a ${document.kind} cannot be paid`);
  if (document.status !== 'final') throw invalid('only a final document can be paid');
  const open = outstanding(document);
  if (payment.amount > open) throw invalid(`partial_payment.amount: only ${open.toFixed(2)} is outstanding`);
  const date = payment.payment_date ?? DateTime.today();
  const receipt = db.documents.insert({
    account_id: account.id,
    kind: 'receipt',
    status: 'draft',
    archived: false,
    currency: document.currency,
    token: crypto.randomUUID(),
    version: 1,
    sequence_id: document.sequence_id,
    owner_invoice_id: document.id,
    date,
    due_date: date,
    observations: payment.note ?? '',
    payment_mechanism: payment.payment_mechanism ?? '',
    client: document.client,
    items: [],
    sum: payment.amount,
    discount: 0,
    before_taxes: payment.amount,
    taxes: 0,
    total: payment.amount,
  });
  touch(receipt, { ...finalize(account, receipt), status: 'final' });
  touch(document, { status: outstanding(document) <= 0 ? 'settled' : 'final' });
  return receipt;
}

export function relatedDocuments(document) {
  return db.documents.all(document.account_id).filter((row) =>
    row.owner_invoice_id === document.id || row.id === document.owner_invoice_id);
}

/** What a client owes: the open documents, credit notes, the initial balance and the treasury entries. */
export function clientBalance(client) {
  const documents = db.documents.all(client.account_id).filter((row) => row.client.id === client.id && row.status === 'final');
  const debit = sumBy(documents.filter((row) => PAYABLE.includes(row.kind)), outstanding);
  const credit = sumBy(documents.filter((row) => row.kind === 'credit_note'), (row) => row.total);
  const entries = (name) => sumBy(db[name].all(client.account_id).filter((row) => row.client_id === client.id), (row) => row.value);
  return round2(client.initial_balance + debit - credit + entries('regularizations') - entries('treasury_movements'));
}

// --- lists

const within = (value, range, convert) => {
  const from = convert(range?.from);
  const to = convert(range?.to);
  return (from === null || value >= from) && (to === null || value <= to);
};
const decimal = (value) => (value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value));

export function filterDocuments(documents, query) {
  const statuses = list(query.status).map((value) => String(value).toLowerCase());
  const types = list(query.type).map((value) => String(value).toLowerCase());
  const words = String(query.text ?? '').toLowerCase();
  const [archived, active] = [truthy(query.archived), truthy(query.non_archived)];
  return documents.filter((row) => {
    const status = row.status.toLowerCase();
    if (statuses.length ? !statuses.includes(status) && !(row.sent_at && statuses.includes('sent')) : status === 'deleted') {
      return false;
    }
    if (types.length && !types.includes(TYPES[row.kind].type.toLowerCase()) && !types.includes(row.kind)) return false;
    if (archived !== active && row.archived !== archived) return false;
    if (words) {
      const haystack = [row.client.name, row.reference, row.observations, sequenceNumber(row), ...row.items.map((line) => line.name)];
      if (!haystack.join('\n').toLowerCase().includes(words)) return false;
    }
    return within(DateTime.iso(row.date), query.date, DateTime.iso)
      && within(DateTime.iso(row.due_date), query.due_date, DateTime.iso)
      && within(row.before_taxes, query.total_before_taxes, decimal)
      && (!row.loaded_at || within(DateTime.iso(row.loaded_at), query.loaded_at, DateTime.iso));
  });
}

// --- output

export const sequenceNumber = (document) => (document.number ? `${document.number}/${document.serie}` : 'draft');

const place = (address) => ({
  detail: address?.detail ?? '',
  city: address?.city ?? '',
  postal_code: address?.postal_code ?? '',
  country: address?.country ?? '',
});

export function showDocument(document, baseUrl) {
  const { type, family } = TYPES[document.kind];
  const shown = {
    id: document.id,
    status: document.status,
    archived: document.archived,
    type,
    sequence_number: sequenceNumber(document),
    inverted_sequence_number: document.number ? `${document.serie}/${document.number}` : 'draft',
    atcud: document.atcud ?? 'N/D',
    sequence_id: String(document.sequence_id),
    tax_exemption: document.tax_exemption || document.tax_exemption_reason || '',
    date: document.date,
    due_date: document.due_date,
    reference: document.reference ?? '',
    observations: document.observations ?? '',
    retention: document.retention ?? '',
    permalink: `${baseUrl}/view/${document.token}`,
    saft_hash: document.saft_hash ?? '',
    sum: document.sum,
    discount: document.discount,
    before_taxes: document.before_taxes,
    taxes: document.taxes,
    total: document.total,
    currency: document.currency,
    client: document.client,
    items: document.items,
  };
  if (family === 'invoice') {
    shown.mb_reference = {
      entity: '21312',
      value: document.total,
      reference: String(document.id).padStart(9, '0').replace(/(...)(...)(...)/, '$1 $2 $3'),
    };
  }
  if (family === 'guide') {
    Object.assign(shown, {
      loaded_at: document.loaded_at,
      license_plate: document.license_plate ?? '',
      address_from: place(document.address_from),
      address_to: place(document.address_to),
      load_site: document.load_site ?? '',
      delivery_site: document.delivery_site ?? '',
      at_doc_code_id: document.at_doc_code_id ?? '',
    });
  }
  return shown;
}
