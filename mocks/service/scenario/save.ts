/**
 * Owns the way back from records to a scenario: what an account holds, in the words of a scenario's file, so that
 * replaying it makes the same again. Ids and keys are left out: they are made anew. It writes no file.
 */
import { documentTypes } from '../../../generated/states.js';
import { formatDate, formatDateTime, isoDate } from '../dates.js';
import { pathTo } from '../documents/states.js';
import { kindAt, statusName } from '../store/document-kinds.js';
import type {
  ClientRecord,
  DocumentRecord,
  ItemRecord,
  LineRecord,
  MailRecord,
  SequenceRecord,
} from '../store/records.js';
import { type AccountState, all, getOne } from '../store/world.js';

export type Plain = Record<string, unknown>;

/** What a first try did not make as it was, and how the second one helps it. */
export interface Hints {
  /** Payments in the order of their receipts, after all documents, instead of beside each document. */
  paymentsLast: boolean;
  /** Documents whose number must be asked for, by id. */
  manualNumbers: ReadonlySet<number>;
  /** Items that a document's line would leave otherwise, by id. */
  itemsLast: ReadonlySet<number>;
}

export const noHints: Hints = { paymentsLast: false, manualNumbers: new Set(), itemsLast: new Set() };

const NEW_TAXES = ['IVA23', 'IVA13', 'IVA6', 'Isento'];
const MORNING_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** Without what is not set. */
function set(fields: Plain): Plain {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

const inWords = (names: Map<number, string>, letter: string, id: number): string => {
  const name = names.get(id) ?? `${letter}${names.size + 1}`;
  names.set(id, name);
  return name;
};

/** One account being written down; `names` are those that something refers to. */
interface Page {
  readonly account: AccountState;
  readonly hints: Hints;
  /** The sequence that nobody needs to create. */
  readonly first: SequenceRecord | undefined;
  readonly names: Map<number, string>;
  readonly requests: { at: number; request: Plain }[];
}

const refer = (page: Page, letter: string, id: number): string => `$${inWords(page.names, letter, id)}`;

/** The sequence that is there when an account is opened: it is named after the year. */
export const openedWith = (account: AccountState, year?: string): SequenceRecord | undefined =>
  [...all(account, 'sequences')].find(({ serie }) =>
    year === undefined ? /^\d{4}$/.test(serie) : serie === year,
  );

/** The account's part of a scenario; `year` is the one in which its accounts are opened. */
export function accountAsScenario(account: AccountState, hints: Hints, year: string | undefined): Plain {
  const first = year === undefined ? undefined : openedWith(account, year);
  const page: Page = { account, hints, first, names: new Map(), requests: [] };
  const { record } = account;
  const documents = documentsOf(page);
  treasury(page);
  lastItems(page);
  currentSequence(page);
  const named = <R extends { id: number }>(records: Iterable<R>, fields: (one: R) => Plain): Plain[] =>
    [...records].map((one) => ({ ...set({ as: page.names.get(one.id) }), ...fields(one) }));
  const taxName = (id: number) => getOne(account, 'taxes', id)?.name;
  const clients = named(all(account, 'clients'), clientBody);
  const items = named([...all(account, 'items')].filter(isCreatable), (item) => ({
    ...set({ name: item.name, description: item.description, unit_price: item.unitPrice, unit: item.unit }),
    tax: item.taxId === 0 ? undefined : { name: taxName(item.taxId) },
  }));
  const taxes = [...all(account, 'taxes')].filter(({ name }) => !NEW_TAXES.includes(name));
  const sequences = [...all(account, 'sequences')].filter((one) => one !== first);
  const requests = page.requests.sort((a, b) => a.at - b.at).map(({ request }) => request);
  return set({
    name: record.name,
    organization_name: record.organizationName,
    fiscal_id: record.fiscalId,
    email: record.email,
    tax_country: record.taxCountry,
    language: record.language,
    state: record.state,
    at_configured: record.atConfigured ? '1' : '0',
    trial: record.trial ? '1' : '0',
    ...record.details,
    taxes: some(
      named(taxes, (tax) =>
        set({
          name: tax.name,
          value: tax.value,
          region: tax.region,
          code: tax.code,
          default_tax: tax.isDefault ? '1' : '0',
        }),
      ),
    ),
    sequences: some(named(sequences, ({ serie }) => ({ serie }))),
    clients: some(clients),
    items: some(items.map(set)),
    documents: some(documents),
    requests: some(requests),
  });
}

/** One without a description was made by a document's line, and is made by it again. */
const isCreatable = ({ description }: ItemRecord): boolean => description !== null && description !== '';

const some = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

const clientBody = (client: ClientRecord): Plain => ({
  name: client.name,
  code: client.code,
  ...client.texts,
  ...(client.contact && { preferred_contact: client.contact }),
});

/** Issued documents in the order of their numbers, drafts where they were made. */
function documentsOf(page: Page): Plain[] {
  const records = [...all(page.account, 'documents')].filter(
    ({ kind }) => kindAt(kind).singular !== 'receipt',
  );
  const time = (one: DocumentRecord) => one.finalizedAt || one.day * DAY_MS + MORNING_MS;
  records.sort((a, b) => time(a) - time(b) || a.number - b.number || a.id - b.id);
  const receipts = new Map<number, DocumentRecord[]>();
  const paid = new Set<number>();
  for (const one of all(page.account, 'documents')) {
    const { ownerId, movementId } = one.extras;
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
    }),
  }));
  // Names are known once everything was written that refers to something.
  return made.map(({ record, entry }) => set({ type: entry.type, as: page.names.get(record.id), ...entry }));
}

interface Around {
  receipts: DocumentRecord[];
  mails: MailRecord[];
  isPaid: boolean;
}

function documentEntry(page: Page, record: DocumentRecord, { receipts, mails, isPaid }: Around): Plain {
  const kind = kindAt(record.kind);
  const status = statusName(record.status);
  const names = Object.values(documentTypes).find(({ singular }) => singular === kind.singular);
  const at = record.finalizedAt || record.day * DAY_MS + MORNING_MS;
  const reached = isPaid && status === 'settled' ? 'final' : status;
  const steps = reached === kind.states.initial ? [] : pathTo(kind, reached);
  const payments = page.hints.paymentsLast ? [] : receipts.map((one) => paymentBody(one, true));
  if (page.hints.paymentsLast) for (const one of receipts) paymentRequest(page, record, one);
  const inline = mails.filter((mail) => Date.parse(mail.at) === at);
  for (const mail of mails) {
    if (inline.includes(mail)) continue;
    const path = { 'document-id': refer(page, 'd', record.id) };
    const operation = `email${names?.pascal}`;
    const request = { operation, at: mail.at, path, body: { message: mailBody(mail) } };
    page.requests.push({ at: Date.parse(mail.at), request });
  }
  const owner = record.extras.ownerId;
  return set({
    type: kind.singular,
    status: steps === undefined || steps.length === 0 ? undefined : reached,
    message: record.extras.message,
    at: record.finalizedAt === 0 || isMorning(record) ? undefined : iso(record.finalizedAt),
    owner: owner === undefined ? undefined : refer(page, 'd', owner),
    archived: record.archived || undefined,
    past_rules: steps === undefined ? { status } : undefined,
    body: documentBody(page, record),
    payments: some(payments),
    emails: some(inline.map(mailBody)),
  });
}

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
      withEnd && statusName(receipt.status) === 'canceled'
        ? (receipt.extras.message ?? 'Taken back')
        : undefined,
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
  const message = receipt.extras.message ?? 'Taken back';
  const end = { receipt: { state: 'canceled', message } };
  const receiptPath = { 'receipt-id': `$${as}` };
  page.requests.push({
    at,
    request: { operation: 'changeReceiptState', at: iso(at), path: receiptPath, body: end },
  });
}

/** Balances, regularizations and movements, in this order at the end of the day that each names. */
function treasury(page: Page): void {
  const { account } = page;
  const push = (operation: string, clientId: number, day: number, body: Plain) => {
    const path = { client_id: refer(page, 'c', clientId) };
    const at = day * DAY_MS + DAY_MS - 1000;
    page.requests.push({ at, request: { operation, at: iso(at), path, body } });
  };
  for (const { id, initialBalance: start } of all(account, 'clients')) {
    if (start === undefined) continue;
    const body = set({ value: start.value, date: isoDate(start.day), observation: start.observation });
    push('updateInitialBalance', id, start.day, { initial_balance: body });
  }
  for (const one of all(account, 'regularizations')) {
    const body = set({ value: one.value, date: isoDate(one.day), observation: one.observation });
    push('createRegularization', one.clientId, one.day, { regularization: body });
  }
  for (const one of all(account, 'movements')) {
    const body = set({
      value: one.value,
      movement_type: one.type,
      payment_method: one.method,
      date: isoDate(one.day),
      serie: one.serie,
      observation: one.observation,
    });
    push('createTreasuryMovement', one.clientId, one.day, { treasury_movement: body });
  }
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Items that a line of a document changes on the way get their present values at the end. */
function lastItems(page: Page): void {
  for (const id of page.hints.itemsLast) {
    const item = getOne(page.account, 'items', id);
    if (item === undefined || !isCreatable(item)) continue;
    const tax = getOne(page.account, 'taxes', item.taxId);
    const fields = { name: item.name, description: item.description, unit_price: item.unitPrice };
    const body = { item: { ...fields, ...set({ unit: item.unit, tax: tax && { name: tax.name } }) } };
    const path = { 'item-id': refer(page, 'i', id) };
    page.requests.push({ at: LAST, request: { operation: 'updateItem', path, body } });
  }
}

function currentSequence(page: Page): void {
  const chosen = [...all(page.account, 'sequences')].find(({ isDefault }) => isDefault);
  if (chosen === undefined || chosen === page.first) return;
  const path = { 'sequence-id': refer(page, 's', chosen.id) };
  page.requests.push({ at: LAST, request: { operation: 'setCurrentSequence', path } });
}
