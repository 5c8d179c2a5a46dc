/**
 * Changes the state of a document. The transitions come from the generated tables; their effects (a number, a message)
 * and the strict rules are here.
 */
import { requiredText, settle, text, unwrap } from '../body-values.js';
import type { Context } from '../context.js';
import { defaultOf } from '../default-mark.js';
import { invalid } from '../refusal.js';
import type { ServiceRequest } from '../request.js';
import { nextNumber, validationCode } from '../sequences.js';
import {
  CANCELED,
  DELETED,
  DRAFT,
  type Kind,
  kindAt,
  statusCode,
  statusName,
} from '../store/document-kinds.js';
import type { DocumentRecord, SequenceRecord } from '../store/records.js';
import { findAll, getOne, put } from '../store/world.js';
import { leadsTo, transition, triggersFrom } from './states.js';
import { documentOf, wrappersOf } from './write.js';

/**
 * The counters that a document increments. Notes and receipts of VAT MOSS invoices have two: that of their type, which
 * keeps numbers unique in a series, and that of the VAT MOSS kind.
 */
function countersOf(context: Context, document: DocumentRecord): readonly string[] {
  const { singular } = kindAt(document.kind);
  const { ownerId } = document.extras;
  const owner = ownerId === undefined ? undefined : getOne(context.account, 'documents', ownerId);
  const isMoss = owner !== undefined && kindAt(owner.kind).singular === 'vat_moss_invoice';
  const counted = isMoss && (singular === 'credit_note' || singular === 'receipt');
  return counted ? [singular, `vat_moss_${singular}`] : [singular];
}

function sequenceFor(context: Context, document: DocumentRecord): SequenceRecord {
  const chosen =
    getOne(context.account, 'sequences', document.sequenceId) ?? defaultOf(context.account, 'sequences');
  if (!chosen) throw invalid('', 'This account has no default sequence; create one first.');
  return chosen;
}

/** The document with its number, series and codes. Increments the sequence's counters. */
export function issue(context: Context, document: DocumentRecord): DocumentRecord {
  const counters = countersOf(context, document);
  const wished = document.extras.manualNumber;
  const given = nextNumber(sequenceFor(context, document), counters, document.day, wished);
  if (wished !== undefined && given.number !== wished)
    context.notes.push(
      `manual_sequence_number ${wished} is not above the last number, so the document has ${given.number}`,
    );
  put(context.world, context.account, 'sequences', given.sequence);
  const validation = validationCode(context, given.sequence, counters.at(-1) as string);
  return {
    ...document,
    sequenceId: given.sequence.id,
    number: given.number,
    serie: given.sequence.serie,
    atcud: validation.startsWith('N/') ? validation : `${validation}-${given.number}`,
    finalizedAt: context.clock.now(),
  };
}

/** Receipts of an invoice, or notes on it, oldest first. */
export const ownedBy = ({ account }: Context, ownerId: number): readonly DocumentRecord[] =>
  findAll(account, 'documents', ({ extras }) => extras.ownerId === ownerId);

export const isLiveReceipt = (document: DocumentRecord): boolean =>
  kindAt(document.kind).singular === 'receipt' && document.status !== CANCELED;

/** Throws for changes that real services refuse although the tables allow them; only with `strictRules`. */
function strictRules(context: Context, document: DocumentRecord, to: number): void {
  if (document.status === DRAFT && to !== DELETED) {
    if (document.dueDay < document.day) {
      throw invalid('due_date', 'must not lie before the date');
    }
    const { singular } = kindAt(document.kind);
    const last = sequenceFor(context, document).lastDays[singular];
    if (last !== undefined && document.day < last) {
      throw invalid('date', 'lies before the last finalized document of this type in the series');
    }
  }
  if (to === CANCELED && ownedBy(context, document.id).some(isLiveReceipt)) {
    throw invalid('', 'This document has a receipt; cancel the receipt first.');
  }
}

function refuseTransition(kind: Kind, from: string, sentTrigger: string, known: boolean): never {
  const allowed = triggersFrom(kind, from);
  const what = known ? `"${sentTrigger}" is not allowed` : `"${sentTrigger}" is no known state change`;
  const choices = allowed.length > 0 ? `allowed: ${allowed.join(', ')}` : 'it allows none';
  throw invalid(`${kind.singular}.state`, `${what} for a document that is ${from}; ${choices}`);
}

export interface StateChange {
  readonly document: DocumentRecord;
  readonly from: string;
}

/** Makes the state change that the body asks for. Throws 422 before any write when it is not allowed. */
export function changeState(context: Context, kind: Kind, request: ServiceRequest): StateChange {
  const document = documentOf(context, kind, request);
  const reader = unwrap(request.body, ...wrappersOf(context.settings, kind, 'change-state'));
  const wanted = requiredText(reader, 'state') ?? '';
  const message = text(reader, 'message');
  settle(reader);
  const from = statusName(document.status);
  const { trigger, to } = transition(kind, from, wanted);
  if (trigger !== undefined && trigger !== wanted)
    context.notes.push(`${reader.path}.state "${wanted.slice(0, 40)}" is accepted leniently as "${trigger}"`);
  if (to === undefined) {
    const repeated = trigger !== undefined && leadsTo(kind, trigger, from);
    if (repeated && context.settings.variations.repeatTrigger === 'accept-unchanged')
      return { document, from };
    return refuseTransition(kind, from, wanted, trigger !== undefined);
  }
  const status = statusCode(to);
  const { cancelMessage } = context.settings.variations;
  if (status === CANCELED && cancelMessage === 'required' && (message ?? '').trim() === '') {
    throw invalid(`${reader.path}.message`, 'is required when canceling');
  }
  if (context.settings.strictRules) strictRules(context, document, status);
  const numbered = document.status === DRAFT && status !== DELETED ? issue(context, document) : document;
  const extras = message ? { ...numbered.extras, message } : numbered.extras;
  const changed: DocumentRecord = { ...numbered, status, extras };
  put(context.world, context.account, 'documents', changed);
  return { document: changed, from };
}
