/** Owns what a document looks like in answers, computed from its compact record on every read. */
import { type Answer, optional } from './answer.js';
import { formatDate, formatDateTime } from './dates.js';
import { code } from './ids.js';
import { kindAt, statusName } from './kinds.js';
import { documentLink } from './links.js';
import type { DocumentRecord, LineRecord } from './records.js';
import type { Context } from './types.js';

const HASH_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const currencyNames: Readonly<Record<string, string>> = { EUR: 'Euro' };

function lineAnswer(context: Context, line: LineRecord): Answer {
  const answer: Answer = { name: line.name };
  optional(context, answer, 'description', line.description);
  answer.unit_price = line.unitPrice;
  optional(context, answer, 'unit', line.unit);
  answer.quantity = line.quantity;
  answer.tax = { id: line.tax.id, name: line.tax.name, value: Number(line.tax.value) };
  answer.discount = line.discount;
  const afterDiscount = context.settings.variations.lineSubtotal === 'after-discount';
  answer.subtotal = afterDiscount ? line.subtotal - line.discountAmount : line.subtotal;
  answer.tax_amount = line.taxAmount;
  answer.discount_amount = line.discountAmount;
  answer.total = line.total;
  return answer;
}

const draftNumbers = { draft: 'draft', rascunho: 'rascunho', null: null } as const;

/** Number, codes and hash: what finalizing gives. */
function issueFields(context: Context, answer: Answer, record: DocumentRecord): void {
  const { variations, seed } = context.settings;
  if (record.number > 0) {
    answer.sequence_number = `${record.number}/${record.serie}`;
    answer.inverted_sequence_number = `${record.serie}/${record.number}`;
    answer.atcud = record.atcud;
    answer.sequence_id = String(record.sequenceId);
    answer.saft_hash = code(4, HASH_LETTERS, seed, 'hash', record.id, record.number);
    return;
  }
  answer.sequence_number = draftNumbers[variations.draftNumber];
  if (record.sequenceId > 0) answer.sequence_id = String(record.sequenceId);
  if (variations.draftFields === 'absent') return;
  answer.inverted_sequence_number = null;
  answer.atcud = null;
  answer.sequence_id ??= null;
  answer.saft_hash = null;
}

export function statusAnswer(context: Context, record: DocumentRecord): string {
  const status = statusName(record.status);
  return status === 'accepted' ? context.settings.variations.statusSpelling : status;
}

function mbReference(context: Context, record: DocumentRecord): Answer | null {
  if (!record.extras.mbReference || record.number === 0) return null;
  const digits = code(9, '0123456789', context.settings.seed, 'mb', record.id);
  return { entity: '11604', value: record.total, reference: digits.replace(/(\d{3})(?=\d)/g, '$1 ') };
}

/** Fields that only one family has. */
function familyFields(context: Context, answer: Answer, record: DocumentRecord): void {
  const { extras } = record;
  const { family } = kindAt(record.kind);
  if (family === 'invoices' || family === 'receipts') {
    optional(context, answer, 'mb_reference', mbReference(context, record));
    if (extras.ownerId !== undefined) answer.owner_invoice_id = extras.ownerId;
    if (extras.mechanism) answer.payment_mechanism = extras.mechanism;
    if (extras.note) answer.note = extras.note;
    return;
  }
  if (family === 'guides' || family === 'purchase_orders') {
    optional(context, answer, 'loaded_at', record.loadedAt < 0 ? null : formatDateTime(record.loadedAt));
    optional(context, answer, 'delivery_site', extras.delivery_site);
  }
  if (family !== 'guides') return;
  optional(context, answer, 'load_site', extras.load_site);
  optional(context, answer, 'address_from', extras.address_from);
  optional(context, answer, 'address_to', extras.address_to);
  const atCode = record.number > 0 ? code(10, '0123456789', context.settings.seed, 'at', record.id) : null;
  optional(context, answer, 'at_doc_code_id', atCode);
  optional(context, answer, 'license_plate', extras.license_plate);
}

/** A document without its wrapper. */
export function documentAnswer(context: Context, baseUrl: string, record: DocumentRecord): Answer {
  const { extras, client } = record;
  const answer: Answer = {
    id: record.id,
    status: statusAnswer(context, record),
    archived: record.archived,
    type: kindAt(record.kind).type,
  };
  issueFields(context, answer, record);
  optional(context, answer, 'tax_exemption', extras.tax_exemption ?? extras.tax_exemption_reason);
  if (extras.tax_exemption_reason) answer.tax_exemption_reason = extras.tax_exemption_reason;
  answer.date = formatDate(record.day);
  answer.due_date = formatDate(record.dueDay);
  optional(context, answer, 'reference', extras.reference);
  optional(context, answer, 'observations', extras.observations);
  optional(context, answer, 'retention', extras.retention);
  answer.permalink = documentLink(context, baseUrl, record.id);
  answer.sum = record.sum;
  answer.discount = record.discount;
  answer.before_taxes = record.beforeTaxes;
  answer.taxes = record.taxes;
  answer.total = record.total;
  const currency = extras.currency_code ?? 'EUR';
  answer.currency = currencyNames[currency] ?? currency;
  const party: Answer = { id: client.id, name: client.name };
  optional(context, party, 'country', client.texts.country);
  answer.client = party;
  familyFields(context, answer, record);
  answer.items = record.lines.map((line) => lineAnswer(context, line));
  if (context.settings.variations.extraFields) answer.created_by = 'mock';
  return answer;
}

/** A document under its singular type. */
export const wrapped = (context: Context, baseUrl: string, record: DocumentRecord): Answer => ({
  [kindAt(record.kind).singular]: documentAnswer(context, baseUrl, record),
});

interface Kept {
  readonly record: DocumentRecord;
  readonly baseUrl: string;
  readonly accountId: number;
  readonly settings: Context['settings'];
  readonly body: Answer;
}

const KEPT = 1024;
const kept: (Kept | undefined)[] = [];

/**
 * As `wrapped`, frozen, and the same value again while the record is the same: records never change in place.
 * The last thousand or so are kept, for whoever asks for one document again and again.
 */
export function wrappedAgain(context: Context, baseUrl: string, record: DocumentRecord): Answer {
  const { account, settings } = context;
  if (!settings.reuseAnswers) return wrapped(context, baseUrl, record);
  const slot = record.id % KEPT;
  const known = kept[slot];
  const accountId = account.record.id;
  if (
    known?.record === record &&
    known.baseUrl === baseUrl &&
    known.accountId === accountId &&
    known.settings === settings
  ) {
    return known.body;
  }
  const body = Object.freeze(wrapped(context, baseUrl, record));
  kept[slot] = { record, baseUrl, accountId, settings, body };
  return body;
}
