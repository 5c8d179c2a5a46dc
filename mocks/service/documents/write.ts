/**
 * Creates and updates documents of any type. Everything is validated before the first write, so no document is stored
 * in part.
 */
import { complain, inner, own, type Reader, settle, unwrap } from '../body-values.js';
import { clientMeant } from '../clients.js';
import type { Context } from '../context.js';
import { dayOfMoment } from '../dates.js';
import { find, idIn, missing, pathText } from '../look-up.js';
import { invalid } from '../refusal.js';
import type { ServiceRequest } from '../request.js';
import { isPortuguese } from '../sequences.js';
import type { Settings } from '../settings.js';
import { DELETED, DRAFT, type Kind, statusName } from '../store/document-kinds.js';
import type { DocumentRecord, LineRecord } from '../store/records.js';
import { newId, put } from '../store/world.js';
import { type DocumentFields, readFields } from './fields.js';
import { type Lines, readLines } from './lines.js';

/** Wrappers that a document's body may have; the error for a missing wrapper names the first. */
export function wrappersOf(settings: Settings, kind: Kind, use: 'write' | 'change-state'): readonly string[] {
  const { wrappers } = settings.variations;
  if (wrappers === 'own') return [kind.singular];
  if (kind.family === 'invoices') {
    return wrappers === 'invoice-only' ? ['invoice'] : [kind.singular, 'invoice'];
  }
  if (kind.family !== 'guides' || use === 'write') return [kind.singular];
  return wrappers === 'shipping-only' ? ['shipping'] : [kind.singular, 'shipping'];
}

/** The document of this type that the path names. Throws 404 when there is none, or a variation hides it as deleted. */
export function documentOf(context: Context, kind: Kind, request: ServiceRequest): DocumentRecord {
  const id = idIn(pathText(request, 'document-id', 'receipt-id'));
  const what = kind.singular.replaceAll('_', ' ');
  const document = find(context, 'documents', id, what);
  const hidden = document.status === DELETED && context.settings.variations.deletedDocuments === '404';
  if (document.kind !== kind.index || hidden) missing(context, 'documents', id, what);
  return document;
}

/** Adds a problem for each missing required field. Guides require the loading time and the addresses too. */
function needFields(kind: Kind, reader: Reader): void {
  const needed = kind.family === 'guides' ? ['date', 'loaded_at', 'address_from', 'address_to'] : [];
  for (const key of [...needed, 'client', 'items']) {
    if (own(reader.fields, key) === undefined) complain(reader, key, 'is required');
  }
}

/** Create rule 4: Portuguese accounts give the reason for lines with 0 % tax; invoices only. */
function needExemption(
  context: Context,
  kind: Kind,
  reader: Reader,
  fields: DocumentFields,
  lines: readonly LineRecord[],
): void {
  if (kind.family !== 'invoices' || !isPortuguese(context.account)) return;
  if (fields.extras.tax_exemption || fields.extras.tax_exemption_reason) return;
  if (lines.some((line) => Number(line.tax.value) === 0)) {
    complain(reader, 'tax_exemption', 'is required: a line has 0 % tax');
  }
}

/** Create rule 5. */
function needCountry(context: Context, kind: Kind): void {
  if (kind.singular === 'simplified_invoice' && !isPortuguese(context.account)) {
    throw invalid('', 'Simplified invoices exist only for Portugal.');
  }
}

interface Draft {
  readonly fields: DocumentFields;
  readonly lines: Lines | undefined;
  readonly client: ReturnType<typeof clientMeant> | undefined;
}

function read(context: Context, kind: Kind, reader: Reader, before: DocumentRecord | undefined): Draft {
  if (!before) needFields(kind, reader);
  const fields = readFields(context, kind, reader, before, dayOfMoment(context.clock.now()));
  const party = inner(reader, 'client');
  const client = party && clientMeant(context, party);
  const lines = readLines(context, reader);
  needExemption(context, kind, reader, fields, lines?.lines ?? before?.lines ?? []);
  settle(reader);
  return { fields, lines, client };
}

/** Adds a client's observations to those of its document, unless they are part of it already. */
function withClientText(own: string | null | undefined, text: string | null | undefined) {
  if (!text || own?.includes(text)) return own;
  return own ? `${own}\n${text}` : text;
}

function write(
  context: Context,
  kind: Kind,
  draft: Draft,
  before: DocumentRecord | undefined,
): DocumentRecord {
  const client = draft.client?.store() ?? (before as DocumentRecord).client;
  draft.lines?.storeItems();
  const totals = draft.lines?.totals ?? (before as DocumentRecord);
  const { day, dueDay, loadedAt, sequenceId, extras } = draft.fields;
  const observations = withClientText(extras.observations, client.texts.observations);
  const record: DocumentRecord = {
    id: before?.id ?? newId(context.world),
    kind: kind.index,
    status: before?.status ?? DRAFT,
    archived: before?.archived ?? false,
    day,
    dueDay,
    loadedAt,
    client,
    lines: draft.lines?.lines ?? (before as DocumentRecord).lines,
    sum: totals.sum,
    discount: totals.discount,
    beforeTaxes: totals.beforeTaxes,
    taxes: totals.taxes,
    total: totals.total,
    sequenceId,
    number: before?.number ?? 0,
    serie: before?.serie ?? '',
    atcud: before?.atcud ?? '',
    finalizedAt: before?.finalizedAt ?? 0,
    extras: observations === extras.observations ? extras : { ...extras, observations },
  };
  put(context.world, context.account, 'documents', record);
  return record;
}

export function createDocument(context: Context, kind: Kind, request: ServiceRequest): DocumentRecord {
  needCountry(context, kind);
  const reader = unwrap(request.body, ...wrappersOf(context.settings, kind, 'write'));
  return write(context, kind, read(context, kind, reader, undefined), undefined);
}

/** Updates a draft (or, in a variation, a final document). Refuses any other state. */
export function updateDocument(context: Context, kind: Kind, request: ServiceRequest): void {
  const before = documentOf(context, kind, request);
  const status = statusName(before.status);
  const reader = unwrap(request.body, ...wrappersOf(context.settings, kind, 'write'));
  if (
    before.status !== DRAFT &&
    !(status === 'final' && context.settings.variations.finalUpdate === 'accept')
  ) {
    throw invalid('', `This document is ${status}; only drafts can be updated.`);
  }
  write(context, kind, read(context, kind, reader, before), before);
}
