/** Saves documents as entries of a scenario: body, state, payments and mails. save.ts saves the rest of an account. */
import { DAY_MS, formatDate, formatDateTime } from '../dates.js';
import { pathTo } from '../documents/states.js';
import { kindAt, statusName } from '../store/document-kinds.js';
import type { DocumentRecord, LineRecord, MailRecord } from '../store/records.js';
import { all, getOne } from '../store/world.js';
import { inWords, iso, MORNING_MS, type Page, type Plain, refer, set, some } from './page.js';

/** Issued documents in the order of their numbers, drafts in the order of creation, each after the one that it belongs to. */
export function documentsOf(page: Page): Plain[] {
  const records = [...all(page.account, 'documents')].filter(
    ({ kind }) => kindAt(kind).singular !== 'receipt',
  );
  const byId = new Map(records.map((one) => [one.id, one]));
  const placeOf = (one: DocumentRecord): { time: number; depth: number } => {
    const time = one.finalizedAt || one.day * DAY_MS + MORNING_MS;
    const owner = one.extras.ownerId === undefined ? undefined : byId.get(one.extras.ownerId);
    const before = owner ? placeOf(owner) : { time: 0, depth: -1 };
    return { time: Math.max(time, before.time), depth: before.depth + 1 };
  };
  const places = new Map(records.map((one) => [one, placeOf(one)]));
  const compare = (a: DocumentRecord, b: DocumentRecord, key: 'time' | 'depth') =>
    (places.get(a)?.[key] ?? 0) - (places.get(b)?.[key] ?? 0);
  records.sort(
    (a, b) => compare(a, b, 'time') || compare(a, b, 'depth') || a.number - b.number || a.id - b.id,
  );
  const receipts = new Map<number, DocumentRecord[]>();
  const paid = new Set<number>();
  const owned = new Set<number>();
  for (const one of all(page.account, 'documents')) {
    const { ownerId, movementId } = one.extras;
    if (ownerId !== undefined) owned.add(ownerId);
    if (kindAt(one.kind).singular !== 'receipt' || ownerId === undefined) continue;
    paid.add(ownerId);
    if (movementId !== undefined) continue;
    receipts.set(ownerId, [...(receipts.get(ownerId) ?? []), one]);
  }
  const mails = new Map<number, MailRecord[]>();
  for (const mail of all(page.account, 'mails'))
    mails.set(mail.documentId, [...(mails.get(mail.documentId) ?? []), mail]);
  const made = records.map((record) => ({
    record,
    entry: documentEntry(page, record, {
      receipts: receipts.get(record.id) ?? [],
      mails: mails.get(record.id) ?? [],
      isPaid: paid.has(record.id),
      isOwner: owned.has(record.id),
    }),
  }));
  // Names are complete only after all references were written.
  return made.map(({ record, entry }) => set({ type: entry.type, as: page.names.get(record.id), ...entry }));
}

interface Around {
  receipts: DocumentRecord[];
  mails: MailRecord[];
  isPaid: boolean;
  /** It has receipts or notes. */
  isOwner: boolean;
}

function documentEntry(page: Page, record: DocumentRecord, around: Around): Plain {
  const { receipts, mails } = around;
  const kind = kindAt(record.kind);
  const status = statusName(record.status);
  const at = record.finalizedAt || record.day * DAY_MS + MORNING_MS;
  const later = laterTrigger(record, around);
  const reached = later !== undefined || (around.isPaid && status === 'settled') ? 'final' : status;
  if (later !== undefined) {
    const path = { 'document-id': refer(page, 'd', record.id) };
    const body = { [kind.singular]: set({ state: later, message: messageFor(later, record) }) };
    page.requests.push({ at: LAST, request: { operation: `change${kind.type}State`, path, body } });
  }
  const steps = reached === kind.states.initial ? [] : pathTo(kind, reached);
  const payments = page.hints.paymentsLast ? [] : receipts.map((one) => paymentBody(one, true));
  if (page.hints.paymentsLast) for (const one of receipts) paymentRequest(page, record, one);
  const inline = mails.filter((mail) => Date.parse(mail.at) === at);
  for (const mail of mails) {
    if (inline.includes(mail)) continue;
    const path = { 'document-id': refer(page, 'd', record.id) };
    const operation = `email${kind.type}`;
    const request = { operation, at: mail.at, path, body: { message: mailBody(mail) } };
    page.requests.push({ at: Date.parse(mail.at), request });
  }
  const owner = record.extras.ownerId;
  return set({
    type: kind.singular,
    status: steps === undefined || steps.length === 0 ? undefined : reached,
    message: later === undefined ? record.extras.message : undefined,
    at: record.finalizedAt === 0 || isMorning(record) ? undefined : iso(record.finalizedAt),
    owner: owner === undefined ? undefined : refer(page, 'd', owner),
    archived: record.archived || undefined,
    past_rules: steps === undefined ? { status } : undefined,
    body: documentBody(page, record),
    payments: some(payments),
    emails: some(inline.map(mailBody)),
  });
}

/** Sorts last: payments and notes come before the canceling or manual settling of their document. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** The trigger that followed the document's payments and notes, which require it to be final; undefined for none. */
function laterTrigger(record: DocumentRecord, { receipts, isOwner }: Around): string | undefined {
  const status = statusName(record.status);
  if (isOwner && status === 'canceled') return 'canceled';
  if (status !== 'settled' || receipts.length === 0) return undefined;
  const live = receipts.filter((one) => statusName(one.status) !== 'canceled');
  const paid = live.reduce((sum, one) => sum + one.total, 0);
  return paid < record.total - HALF_CENT ? 'settled' : undefined;
}

const HALF_CENT = 0.005;

/** Canceling requires a message, which a document learned from a real server may not have. */
const messageFor = (trigger: string, { extras }: DocumentRecord): string | undefined =>
  trigger === 'canceled' ? (extras.message ?? 'Issued by mistake') : undefined;

const isMorning = ({ finalizedAt, day }: DocumentRecord): boolean =>
  finalizedAt === day * DAY_MS + MORNING_MS;

function documentBody(page: Page, record: DocumentRecord): Plain {
  const { extras } = record;
  const now = getOne(page.account, 'clients', record.client.id) ?? record.client;
  const sequence = record.sequenceId === 0 ? undefined : getOne(page.account, 'sequences', record.sequenceId);
  const isFirst = sequence === page.first;
  const {
    ownerId: _owner,
    mbReference,
    manualNumber,
    message: _message,
    mechanism: _how,
    note: _note,
    ...texts
  } = extras;
  const wished = manualNumber ?? (page.hints.manualNumbers.has(record.id) ? record.number : undefined);
  return set({
    date: formatDate(record.day),
    due_date: formatDate(record.dueDay),
    loaded_at: record.loadedAt < 0 ? undefined : formatDateTime(record.loadedAt),
    client: { name: now.name, code: now.code },
    sequence_id: sequence === undefined || isFirst ? undefined : refer(page, 's', sequence.id),
    manual_sequence_number: wished,
    mb_reference: mbReference ? '1' : undefined,
    ...texts,
    items: record.lines.map(lineBody),
  });
}

const lineBody = (line: LineRecord): Plain =>
  set({
    name: line.name,
    description: line.description,
    unit_price: line.unitPrice,
    quantity: line.quantity,
    unit: line.unit,
    discount: line.discount === 0 ? undefined : line.discount,
    tax: { name: line.tax.name },
  });

const mailBody = (mail: MailRecord): Plain =>
  set({
    client: { email: mail.to, save: '0' },
    subject: mail.subject,
    body: mail.body,
    cc: mail.cc,
    bcc: mail.bcc,
    logo: mail.logo ? '1' : undefined,
  });

const paymentBody = (receipt: DocumentRecord, withEnd: boolean): Plain =>
  set({
    amount: receipt.total.toFixed(2),
    payment_mechanism: receipt.extras.mechanism,
    payment_date: formatDate(receipt.day),
    note: receipt.extras.note,
    canceled:
      withEnd && statusName(receipt.status) === 'canceled' ? (receipt.extras.message ?? 'Undone') : undefined,
  });

function paymentRequest(page: Page, invoice: DocumentRecord, receipt: DocumentRecord): void {
  const at = receipt.finalizedAt;
  const isCanceled = statusName(receipt.status) === 'canceled';
  const path = { 'document-id': refer(page, 'd', invoice.id) };
  const body = { partial_payment: paymentBody(receipt, false) };
  const as = isCanceled ? inWords(page.names, 'r', receipt.id) : undefined;
  page.requests.push({
    at,
    request: set({ operation: 'createPartialPayment', as, at: iso(at), path, body }),
  });
  if (!isCanceled) return;
  const message = receipt.extras.message ?? 'Undone';
  const end = { receipt: { state: 'canceled', message } };
  const receiptPath = { 'receipt-id': `$${as}` };
  page.requests.push({
    at,
    request: { operation: 'changeReceiptState', at: iso(at), path: receiptPath, body: end },
  });
}
