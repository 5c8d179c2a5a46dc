/**
 * Converts a document in another server's answer into a stored record, with its amounts and numbers as answered, not
 * computed again. Its client is learned too; its lines create no items.
 */
import { type Fields, isObject, own } from '../body-values.js';
import type { Context } from '../context.js';
import { DAY_MS, parseDate, parseDateTime } from '../dates.js';
import { decimalText } from '../documents/amounts.js';
import { textKeys } from '../documents/fields.js';
import { lineOf, noTax } from '../documents/lines.js';
import { findNamed } from '../look-up.js';
import { DRAFT, type Kind, kindMeant, statusCode } from '../store/document-kinds.js';
import type {
  AddressRecord,
  ClientRecord,
  DocumentExtras,
  DocumentRecord,
  LineRecord,
  TaxRecord,
} from '../store/records.js';
import { getOne } from '../store/world.js';
import { clientFrom, idOf, textOf } from './records.js';

export interface LearnedDocument {
  readonly record: DocumentRecord;
  readonly client: ClientRecord;
}

const MORNING_MS = 9 * 3_600_000;

/**
 * `wrapper` gives the type where the document has none; `sent` is the request's body, for fields that the answer leaves
 * out.
 */
export function documentFrom(
  context: Context,
  fields: Fields,
  wrapper: string,
  sent: Fields = {},
): LearnedDocument | undefined {
  const id = idOf(own(fields, 'id'));
  const kind = kindMeant(textOf(own(fields, 'type')) ?? wrapper);
  if (id === undefined || kind === undefined) return undefined;
  const before = getOne(context.account, 'documents', id);
  const day = dayIn(fields, 'date') ?? before?.day ?? 0;
  const { number, serie } = numberIn(fields);
  const status = statusCode(textOf(own(fields, 'status')) ?? '');
  const client = clientIn(context, fields, sent) ?? before?.client ?? unknownClient;
  const isSameIssue = before?.number === number && before.serie === serie;
  const record: DocumentRecord = {
    id,
    kind: kind.index,
    status: status < 0 ? (before?.status ?? DRAFT) : status,
    archived: own(fields, 'archived') === true,
    day,
    dueDay: dayIn(fields, 'due_date') ?? before?.dueDay ?? day,
    loadedAt: momentIn(fields) ?? before?.loadedAt ?? -1,
    client,
    lines: linesIn(context, fields) ?? before?.lines ?? [],
    sum: amountIn(fields, 'sum'),
    discount: amountIn(fields, 'discount'),
    beforeTaxes: amountIn(fields, 'before_taxes'),
    taxes: amountIn(fields, 'taxes'),
    total: amountIn(fields, 'total'),
    sequenceId: idOf(own(fields, 'sequence_id')) ?? before?.sequenceId ?? 0,
    number,
    serie,
    atcud: number === 0 ? '' : (textOf(own(fields, 'atcud')) ?? before?.atcud ?? 'N/D'),
    finalizedAt: number === 0 ? 0 : isSameIssue ? before.finalizedAt : day * DAY_MS + MORNING_MS,
    extras: extrasIn(kind, fields, sent, before?.extras),
  };
  return { record, client };
}

const unknownClient: ClientRecord = { id: 0, name: '', code: '', texts: {}, contact: null };

function clientIn(context: Context, fields: Fields, sent: Fields): ClientRecord | undefined {
  const party = own(fields, 'client');
  const said = own(sent, 'client');
  return isObject(party) ? clientFrom(context, party, isObject(said) ? said : {}) : undefined;
}

const dayIn = (fields: Fields, key: string): number | undefined => parseDate(textOf(own(fields, key)) ?? '');
const momentIn = (fields: Fields): number | undefined =>
  parseDateTime(textOf(own(fields, 'loaded_at')) ?? '');

function amountIn(fields: Fields, key: string): number {
  const value = Number(own(fields, key));
  return Number.isFinite(value) ? value : 0;
}

/** Number and series of `7/2026`. A draft has none: its sequence_number is a word or null. */
function numberIn(fields: Fields): { number: number; serie: string } {
  const [, number, serie] = /^(\d{1,9})\/(.+)$/.exec(textOf(own(fields, 'sequence_number')) ?? '') ?? [];
  return { number: Number(number ?? 0), serie: serie ?? '' };
}

function linesIn(context: Context, fields: Fields): LineRecord[] | undefined {
  const lines = own(fields, 'items');
  return Array.isArray(lines) ? lines.filter(isObject).map((line) => lineFrom(context, line)) : undefined;
}

function lineFrom(context: Context, fields: Fields): LineRecord {
  const discount = decimalText(own(fields, 'discount')) ?? '0';
  const text = (key: string) => textOf(own(fields, key));
  const { line } = lineOf(
    {
      name: text('name') ?? '',
      description: text('description'),
      unit: text('unit'),
      unitPrice: decimalText(own(fields, 'unit_price')) ?? '0',
      quantity: decimalText(own(fields, 'quantity')) ?? '0',
      tax: taxOf(context, own(fields, 'tax')),
    },
    discount,
  );
  const answered = (key: string, computed: number) => {
    const value = own(fields, key);
    return value === undefined || !Number.isFinite(Number(value)) ? computed : Number(value);
  };
  return {
    ...line,
    subtotal: answered('subtotal', line.subtotal),
    discountAmount: answered('discount_amount', line.discountAmount),
    taxAmount: answered('tax_amount', line.taxAmount),
    total: answered('total', line.total),
  };
}

function taxOf(context: Context, tax: unknown): TaxRecord {
  if (!isObject(tax)) return noTax;
  const name = textOf(own(tax, 'name')) ?? noTax.name;
  const known = findNamed(context.account, 'taxes', 'name', name);
  const value = decimalText(own(tax, 'value')) ?? known?.value ?? '0';
  if (known !== undefined) return { ...known, value };
  return { id: idOf(own(tax, 'id')) ?? 0, name, value, region: null, code: null, isDefault: false };
}

const TEXTS = [...textKeys, 'note'];

function extrasIn(kind: Kind, fields: Fields, sent: Fields, before: DocumentExtras = {}): DocumentExtras {
  const extras: Record<string, unknown> = { ...before };
  const said = { ...sent, ...fields };
  for (const key of TEXTS) {
    if (!Object.hasOwn(said, key)) continue;
    // The answer's value, not the sent one: a server adds the client's observations.
    const value = textOf(own(said, key));
    if (value === null || value === '') delete extras[key];
    else extras[key] = value;
  }
  const mechanism = textOf(own(said, 'payment_mechanism'));
  if (mechanism !== null) extras.mechanism = mechanism;
  const owner = idOf(own(said, 'owner_invoice_id'));
  if (owner !== undefined && (kind.family === 'invoices' || kind.family === 'receipts'))
    extras.ownerId = owner;
  const currency = textOf(own(said, 'currency_code')) ?? textOf(own(said, 'currency'));
  if (currency !== null && /^[A-Z]{3}$/.test(currency)) extras.currency_code = currency;
  if (own(fields, 'mb_reference') !== undefined) extras.mbReference = true;
  for (const key of ['address_from', 'address_to']) {
    const address = own(said, key);
    if (isObject(address)) extras[key] = addressFrom(address);
  }
  return extras as DocumentExtras;
}

const addressFrom = (fields: Fields): AddressRecord => ({
  detail: textOf(own(fields, 'detail')),
  city: textOf(own(fields, 'city')),
  postal_code: textOf(own(fields, 'postal_code')),
  country: textOf(own(fields, 'country')),
});
