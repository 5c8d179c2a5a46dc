/**
 * The events of one document, by the mock's clock: from its records (issued, mailed, paid, related) and from the
 * requests about it that are in the journal. A request and its effect are one event.
 */
import { DAY_MS, formatDate } from '../service/dates.js';
import { kindAt, statusName } from '../service/store/document-kinds.js';
import type { DocumentRecord } from '../service/store/records.js';
import { type AccountState, all, findAll, getOne } from '../service/store/world.js';
import type { Site } from './actions.js';
import type { Entry } from './journal-entry.js';
import { numberOf } from './overview.js';
import { type DateTime, iso, type Whole } from './whole.js';
import type { World } from './worlds.js';

export interface TimelineEvent {
  /** By the mock's clock. */
  at: DateTime;
  kind: 'request' | 'state' | 'mail' | 'payment' | 'related';
  text: string;
  /** What the request was answered; null where no request is known. */
  status: Whole | null;
  /** The state that the document had then, where the event changed it. */
  state: string | null;
  /** Ids: the journal's entry, the mail, the other document with its number. */
  entry: Whole | null;
  mail: Whole | null;
  document: Whole | null;
  number: string | null;
  /** What it pays of the document; null for what pays nothing (any more). */
  paid: number | null;
}

const REQUESTS = 500;
const eventOf = (
  kind: TimelineEvent['kind'],
  at: DateTime,
  text: string,
  more: Partial<TimelineEvent> = {},
): TimelineEvent => ({
  ...{ at, kind, text, status: null, state: null, entry: null, mail: null, document: null, number: null },
  ...{ paid: null, ...more },
});

/** Oldest first; undefined when there is no such document. */
export function timelineOf(
  site: Site,
  world: World,
  account: AccountState,
  id: number,
): TimelineEvent[] | undefined {
  const document = getOne(account, 'documents', id);
  if (document === undefined) return undefined;
  const entries = site.journal.entries({ document: id, world: world.name, limit: REQUESTS }).reverse();
  const reported = new Set<number>();
  const withRequest = (event: TimelineEvent, fits: (entry: Entry) => boolean): TimelineEvent => {
    const entry = entries.find(
      (one) => !reported.has(one.id) && one.status < 300 && one.status > 0 && fits(one),
    );
    if (entry === undefined) return event;
    reported.add(entry.id);
    return { ...event, at: entry.clock, entry: entry.id, status: entry.status };
  };
  const events = [
    ...mailEvents(account, document, withRequest),
    ...paymentEvents(account, document, withRequest),
    ...relatedEvents(account, document),
    ...issued(document, entries),
  ];
  for (const entry of entries) if (!reported.has(entry.id)) events.push(requestEvent(entry));
  return events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => compare(a.event, b.event) || a.index - b.index)
    .map(({ event }) => event);
}

/** By time; requests of the same time in order of arrival. */
function compare(a: TimelineEvent, b: TimelineEvent): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return (a.entry ?? 0) - (b.entry ?? 0);
}

type WithRequest = (event: TimelineEvent, fits: (entry: Entry) => boolean) => TimelineEvent;

function mailEvents(
  account: AccountState,
  { id }: DocumentRecord,
  withRequest: WithRequest,
): TimelineEvent[] {
  const mails = [...all(account, 'mails')].filter(({ documentId }) => documentId === id);
  return mails.map((mail) => {
    const event = eventOf('mail', mail.at, `Mail to ${mail.to}`, { mail: mail.id });
    return withRequest(event, ({ operation, clock }) => /^email/.test(operation ?? '') && clock === mail.at);
  });
}

const ownedBy = (account: AccountState, id: number): DocumentRecord[] =>
  findAll(account, 'documents', ({ extras }) => extras.ownerId === id);

function paymentEvents(
  account: AccountState,
  { id }: DocumentRecord,
  withRequest: WithRequest,
): TimelineEvent[] {
  const receipts = ownedBy(account, id).filter(({ kind }) => kindAt(kind).singular === 'receipt');
  return receipts.map((one) => {
    const isCanceled = statusName(one.status) === 'canceled';
    const end = isCanceled ? ', undone since' : '';
    const paid = isCanceled ? null : Number(one.total);
    const text = `Payment of ${one.total.toFixed(2)}${end}`;
    const its = { document: one.id, number: numberOf(one), paid };
    const event = eventOf('payment', iso(one.finalizedAt), text, its);
    const made = [',', '}'].map((end) => `{"receipt":{"id":${one.id}${end}`);
    return withRequest(
      event,
      ({ operation, answer }) =>
        operation === 'createPartialPayment' && made.some((start) => answer.body.startsWith(start)),
    );
  });
}

/** The notes on the document, and the document it belongs to. */
function relatedEvents(account: AccountState, document: DocumentRecord): TimelineEvent[] {
  const { ownerId } = document.extras;
  const owner = ownerId === undefined ? undefined : getOne(account, 'documents', ownerId);
  const notes = ownedBy(account, document.id).filter(({ kind }) => kindAt(kind).singular !== 'receipt');
  const event = (other: DocumentRecord, text: string): TimelineEvent => {
    const its = { state: statusName(other.status), document: other.id, number: numberOf(other) };
    return eventOf('related', iso(other.finalizedAt || other.day * DAY_MS), text, its);
  };
  return [
    ...(owner === undefined ? [] : [event(owner, `Belongs to this ${kindAt(owner.kind).type}`)]),
    ...notes.map((one) => event(one, `${kindAt(one.kind).type} for it`)),
  ];
}

/** The event of issuing, unless a request in the journal shows it. */
function issued(document: DocumentRecord, entries: readonly Entry[]): TimelineEvent[] {
  const number = numberOf(document);
  const dated = eventOf('state', iso(document.day * DAY_MS), `Dated ${formatDate(document.day)}`);
  const isReported = entries.some(({ operation }) => /^create(?!PartialPayment)/.test(operation ?? ''));
  const start = isReported ? [] : [dated];
  if (document.finalizedAt === 0 || number === null) return start;
  const at = iso(document.finalizedAt);
  if (entries.some((one) => one.clock === at && /^change\w+State$/.test(one.operation ?? ''))) return start;
  return [...start, eventOf('state', at, `Issued as ${number}`)];
}

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^createPartialPayment$/, 'Payment asked for'],
  [/^create/, 'Created'],
  [/^getDocumentPdf$/, 'PDF asked for'],
  [/^getDocumentQrCode$/, 'QR code asked for'],
  [/^listRelatedDocuments$/, 'Related documents read'],
  [/^get/, 'Read'],
  [/^update/, 'Edited'],
  [/^email/, 'Mail asked for'],
];

function requestEvent(entry: Entry): TimelineEvent {
  const { clock: at, status, id, operation } = entry;
  const asked = /"state"\s*:\s*"(\w{1,30})"/.exec(entry.request.body)?.[1];
  if (/^change\w+State$/.test(operation ?? '')) {
    const state = status < 300 ? (/"status"\s*:\s*"(\w{1,30})"/.exec(entry.answer.body)?.[1] ?? null) : null;
    return eventOf('state', at, `Trigger ${asked ?? '?'}`, { status, entry: id, state });
  }
  const text = TEXTS.find(([pattern]) => pattern.test(operation ?? ''))?.[1];
  return eventOf('request', at, text ?? operation ?? 'Request', { status, entry: id });
}
