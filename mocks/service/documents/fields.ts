/**
 * Reads the fields of a document's body other than client and lines. Fields that are not sent keep their values; null
 * removes one.
 */
import { complain, flag, inner, own, parsed, type Reader, sent, text } from '../body-values.js';
import type { Context } from '../context.js';
import { parseDate, parseDateTime } from '../dates.js';
import { idIn } from '../look-up.js';
import { type Kind, kindAt, statusName } from '../store/document-kinds.js';
import type { AddressRecord, DocumentExtras, DocumentRecord } from '../store/records.js';
import { getOne } from '../store/world.js';

export interface DocumentFields {
  readonly day: number;
  readonly dueDay: number;
  readonly loadedAt: number;
  readonly sequenceId: number;
  readonly extras: DocumentExtras;
}

const NOTHING: DocumentExtras = {};

export const textKeys = [
  'reference',
  'observations',
  'retention',
  'tax_exemption',
  'tax_exemption_reason',
  'rate',
  'license_plate',
  'load_site',
  'delivery_site',
] as const;

function readAddress(reader: Reader, key: string): AddressRecord | null {
  const address = inner(reader, key);
  if (!address) return null;
  const part = (name: string) => text(address, name) ?? null;
  return {
    detail: part('detail'),
    city: part('city'),
    postal_code: part('postal_code'),
    country: part('country'),
  };
}

/** The requested number, when it is a positive whole number; other text is ignored, and noted. */
function manualNumber({ notes }: Context, reader: Reader): number | undefined {
  const wished = text(reader, 'manual_sequence_number');
  if (wished === undefined || wished === '') return undefined;
  if (/^[1-9]\d{0,8}$/.test(wished)) return Number(wished);
  notes.push(`${reader.path}.manual_sequence_number "${wished.slice(0, 40)}" is no number, so it is ignored`);
  return undefined;
}

/** Notes a value that is stored though it is probably a mistake: which ones there are is not stated. */
function noteOdd({ notes }: Context, reader: Reader, field: string, value: string, what: string): void {
  notes.push(`${reader.path}.${field} "${value.slice(0, 40)}" is no ${what}; it is stored as it is`);
}

function currencyCode(context: Context, reader: Reader): string | undefined {
  const code = text(reader, 'currency_code')?.toUpperCase();
  if (code === undefined || code === '') return undefined;
  if (!/^[A-Z]{3}$/.test(code))
    return complain(reader, 'currency_code', 'must be a code of three letters, e.g. EUR');
  if (!Intl.supportedValuesOf('currency').includes(code))
    noteOdd(context, reader, 'currency_code', code, 'code of a currency');
  return code;
}

const ISSUED = ['final', 'settled'];

const isIssued = (document: DocumentRecord): boolean =>
  kindAt(document.kind).noted && ISSUED.includes(statusName(document.status));

/** The id of the invoice that a note belongs to. It must be an issued one of this account. */
function ownerId(context: Context, reader: Reader): number | undefined {
  const sentId = text(reader, 'owner_invoice_id');
  if (sentId === undefined || sentId === '') return undefined;
  const id = idIn(sentId);
  const owner = id === undefined ? undefined : getOne(context.account, 'documents', id);
  if (owner && isIssued(owner)) return owner.id;
  return complain(reader, 'owner_invoice_id', 'must be the id of a finalized invoice of this account');
}

function readSequence(context: Context, reader: Reader): number {
  const sentId = text(reader, 'sequence_id');
  if (sentId === undefined || sentId === '' || sentId === '0') return 0;
  const id = idIn(sentId);
  if (id !== undefined && getOne(context.account, 'sequences', id)) return id;
  complain(reader, 'sequence_id', 'must be the id of a sequence of this account');
  return 0;
}

type Changes = { -readonly [K in keyof DocumentExtras]: DocumentExtras[K] | undefined };

function readExtras(context: Context, kind: Kind, reader: Reader, before: DocumentExtras): DocumentExtras {
  const extras: Changes = { ...before };
  for (const key of textKeys) if (sent(reader, key)) extras[key] = text(reader, key);
  if (sent(reader, 'currency_code')) extras.currency_code = currencyCode(context, reader);
  const { retention } = extras;
  if (sent(reader, 'retention') && retention && !/^\d{1,3}(\.\d{1,20})?$/.test(retention))
    noteOdd(context, reader, 'retention', retention, 'percentage');
  if (sent(reader, 'mb_reference')) extras.mbReference = flag(reader, 'mb_reference') || undefined;
  if (sent(reader, 'manual_sequence_number')) extras.manualNumber = manualNumber(context, reader);
  if (kind.family === 'invoices' && sent(reader, 'owner_invoice_id')) {
    extras.ownerId = ownerId(context, reader);
  }
  for (const key of ['address_from', 'address_to'] as const) {
    if (sent(reader, key)) extras[key] = readAddress(reader, key) ?? undefined;
  }
  const kept = Object.entries(extras).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? NOTHING : (Object.fromEntries(kept) as DocumentExtras);
}

/** The fields sent, merged over `before`. A new document without a date gets today's. */
export function readFields(
  context: Context,
  kind: Kind,
  reader: Reader,
  before: DocumentRecord | undefined,
  today: number,
): DocumentFields {
  const day = parsed(reader, 'date', parseDate, 'a date like 21/11/2026') ?? before?.day ?? today;
  const dueDay = parsed(reader, 'due_date', parseDate, 'a date like 21/11/2026') ?? before?.dueDay ?? day;
  const loadedAt = parsed(reader, 'loaded_at', parseDateTime, 'a date and time like 21/11/2026 09:30:00');
  return {
    day,
    dueDay,
    // null when the answer of a purchase order without a loading time is sent back.
    loadedAt: loadedAt ?? (own(reader.fields, 'loaded_at') === null ? -1 : (before?.loadedAt ?? -1)),
    sequenceId: sent(reader, 'sequence_id') ? readSequence(context, reader) : (before?.sequenceId ?? 0),
    extras: readExtras(context, kind, reader, before?.extras ?? NOTHING),
  };
}
