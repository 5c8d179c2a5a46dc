/** Documents as answers show them, computed from their compact records on every read. */
import { type Answer, optional } from '../answer.js';
import type { Context } from '../context.js';
import { formatDate, formatDateTime } from '../dates.js';
import { documentLink } from '../link-addresses.js';
import { kindAt, statusName } from '../store/document-kinds.js';
import { code } from '../store/ids.js';
import type { DocumentRecord, LineRecord } from '../store/records.js';

const HASH_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const currencyNames: Readonly<Record<string, string>> = { EUR: 'Euro' };

/** Fields that are null until they are set; a variant leaves them out instead. */
const lineOptional = ['description', 'unit'];
const clientOptional = ['country'];
const documentOptional = ['tax_exemption', 'reference', 'observations', 'retention'];

/** Deletes unset fields in that variant. Adding set fields to a smaller literal instead would be slower. */
function withoutUnset(context: Context, answer: Answer, keys: readonly string[]): Answer {
  if (context.settings.variations.unsetFields === 'null') return answer;
  for (const key of keys) if (answer[key] === null) delete answer[key];
  return answer;
}

function lineAnswer(context: Context, line: LineRecord): Answer {
  const afterDiscount = context.settings.variations.lineSubtotal === 'after-discount';
  const answer: Answer = {
    name: line.name,
    description: line.description,
    unit_price: line.unitPrice,
    unit: line.unit,
    quantity: line.quantity,
    tax: { id: line.tax.id, name: line.tax.name, value: Number(line.tax.value) },
    discount: line.discount,
    subtotal: afterDiscount ? line.subtotal - line.discountAmount : line.subtotal,
    tax_amount: line.taxAmount,
    discount_amount: line.discountAmount,
    total: line.total,
  };
  return withoutUnset(context, answer, lineOptional);
}

const draftNumbers = { draft: 'draft', rascunho: 'rascunho', null: null } as const;

const issueKeys = ['inverted_sequence_number', 'atcud', 'sequence_id', 'saft_hash'];

/** The fields that finalizing sets (number, codes, hash), with their values in a draft. */
function issueFields({ settings }: Context, record: DocumentRecord) {
  const { number, serie, sequenceId } = record;
  if (number === 0) {
    return {
      sequence_number: draftNumbers[settings.variations.draftNumber],
      inverted_sequence_number: null,
      atcud: null,
      sequence_id: sequenceId > 0 ? String(sequenceId) : null,
      saft_hash: null,
    };
  }
  return {
    sequence_number: `${number}/${serie}`,
    inverted_sequence_number: `${serie}/${number}`,
    atcud: record.atcud,
    sequence_id: String(sequenceId),
    saft_hash: code(4, HASH_CHARACTERS, settings.seed, 'hash', record.id, number),
  };
}

function statusAnswer(context: Context, record: DocumentRecord): string {
  const status = statusName(record.status);
  return status === 'accepted' ? context.settings.variations.statusSpelling : status;
}

function mbReference(context: Context, record: DocumentRecord): Answer | null {
  if (!record.extras.mbReference || record.number === 0) return null;
  const digits = code(9, '0123456789', context.settings.seed, 'mb', record.id);
  return { entity: '11604', value: record.total, reference: digits.replace(/(\d{3})(?=\d)/g, '$1 ') };
}

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
  const { variations } = context.settings;
  const codes = issueFields(context, record);
  const currency = extras.currency_code ?? 'EUR';
  const answer: Answer = {
    id: record.id,
    status: statusAnswer(context, record),
    archived: record.archived,
    type: kindAt(record.kind).type,
    sequence_number: codes.sequence_number,
    inverted_sequence_number: codes.inverted_sequence_number,
    atcud: codes.atcud,
    sequence_id: codes.sequence_id,
    saft_hash: codes.saft_hash,
    tax_exemption: extras.tax_exemption ?? extras.tax_exemption_reason ?? null,
    date: formatDate(record.day),
    due_date: formatDate(record.dueDay),
    reference: extras.reference ?? null,
    observations: extras.observations ?? null,
    retention: extras.retention ?? null,
    permalink: documentLink(context, baseUrl, record.id),
    sum: record.sum,
    discount: record.discount,
    before_taxes: record.beforeTaxes,
    taxes: record.taxes,
    total: record.total,
    currency: currencyNames[currency] ?? currency,
    client: withoutUnset(
      context,
      { id: client.id, name: client.name, country: client.texts.country ?? null },
      clientOptional,
    ),
    items: record.lines.map((line) => lineAnswer(context, line)),
  };
  if (record.number === 0 && variations.draftFields === 'absent') {
    for (const key of issueKeys) if (answer[key] === null) delete answer[key];
  }
  withoutUnset(context, answer, documentOptional);
  if (extras.tax_exemption_reason) answer.tax_exemption_reason = extras.tax_exemption_reason;
  familyFields(context, answer, record);
  if (variations.extraFields) answer.created_by = 'mock';
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
 * As `wrapped`, but frozen and cached while the record is the same value: records never change in place. The cache
 * holds about a thousand documents, for clients that poll the same ones.
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
