/**
 * Reports in sentences how two accounts differ apart from ids and keys, and derives hints for a second attempt at
 * saving one.
 */
import { formatDate } from '../dates.js';
import { kindAt, statusName } from '../store/document-kinds.js';
import type { DocumentRecord, ItemRecord } from '../store/records.js';
import { type AccountState, all, getOne } from '../store/world.js';
import type { Hints } from './page.js';

const numberOf = (one: DocumentRecord): string => (one.number > 0 ? `${one.number}/${one.serie}` : 'draft');

/** The visible content of a document without its number, as text. */
function documentText(one: DocumentRecord): string {
  const { extras } = one;
  const lines = one.lines.map((line) => [
    line.name,
    line.quantity,
    line.unitPrice,
    line.discount,
    line.tax.name,
  ]);
  return JSON.stringify([
    kindAt(one.kind).type,
    statusName(one.status),
    formatDate(one.day),
    formatDate(one.dueDay),
    one.client.name,
    one.total,
    one.archived,
    extras.reference ?? null,
    lines,
  ]);
}

const titleOf = (one: DocumentRecord): string =>
  `${kindAt(one.kind).type} ${one.number > 0 ? numberOf(one) : `#${one.id}`}`;

/** Issued documents by their number, others by their content. */
function documentsByPlace(account: AccountState): Map<string, DocumentRecord> {
  const places = new Map<string, DocumentRecord>();
  const counts = new Map<string, number>();
  for (const one of all(account, 'documents')) {
    const name = one.number > 0 ? `${kindAt(one.kind).type} ${numberOf(one)}` : documentText(one);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    places.set(`${name} ${count}`, one);
  }
  return places;
}

function itemText(account: AccountState, one: ItemRecord): string {
  const tax = getOne(account, 'taxes', one.taxId)?.name ?? 'untaxed';
  return ['item', one.name, Number(one.unitPrice), one.unit ?? '', one.description ?? '', tax].join(' ');
}

/** The visible content of records as texts, with the number of records of each. */
function recordTexts(account: AccountState): Map<string, number> {
  const texts = new Map<string, number>();
  const add = (...parts: unknown[]) => {
    const text = parts.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' ');
    texts.set(text, (texts.get(text) ?? 0) + 1);
  };
  const sorted = (fields: object | null) =>
    fields && Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const one of all(account, 'clients'))
    add(
      'client',
      one.name,
      one.code,
      sorted(one.texts),
      sorted(one.contact),
      one.initialBalance?.value ?? '',
    );
  for (const one of all(account, 'items')) add(itemText(account, one));
  for (const one of all(account, 'taxes')) add('tax', one.name, Number(one.value), one.isDefault);
  for (const one of all(account, 'sequences'))
    add('sequence', one.serie, one.isDefault, sorted(one.counters));
  for (const one of all(account, 'mails')) add('mail to', one.to, one.subject);
  for (const one of all(account, 'regularizations')) add('regularization of', one.value);
  for (const one of all(account, 'movements')) add('movement of', one.value, one.type);
  return texts;
}

/** Sentences; empty when both accounts show the same. */
export function differences(wanted: AccountState, made: AccountState): string[] {
  const found: string[] = [];
  const [mine, its] = [documentsByPlace(wanted), documentsByPlace(made)];
  for (const [place, one] of mine) {
    const other = its.get(place);
    if (other === undefined)
      found.push(`${titleOf(one)} would not be there${one.number > 0 ? ' under this number' : ''}`);
    else if (documentText(one) !== documentText(other)) found.push(`${titleOf(one)} would look otherwise`);
  }
  for (const [place, one] of its) if (!mine.has(place)) found.push(`${titleOf(one)} would be there besides`);
  const [texts, others] = [recordTexts(wanted), recordTexts(made)];
  for (const [text, count] of texts)
    if (others.get(text) !== count) found.push(`${cut(text)} would be otherwise`);
  for (const text of others.keys()) if (!texts.has(text)) found.push(`${cut(text)} would be there instead`);
  return found;
}

const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}...` : text);

/** Hints for a second attempt at saving. */
export function hintsFor(wanted: AccountState, made: AccountState): Hints {
  const its = documentsByPlace(made);
  const missed = [...documentsByPlace(wanted)].filter(([place]) => !its.has(place)).map(([, one]) => one);
  const isReceipt = (one: DocumentRecord) => kindAt(one.kind).singular === 'receipt';
  const others = recordTexts(made);
  const items = [...all(wanted, 'items')].filter((one) => !others.has(itemText(wanted, one)));
  return {
    paymentsLast:
      missed.some(isReceipt) ||
      [...all(wanted, 'documents')].some((one) => isReceipt(one) && differs(one, its)),
    manualNumbers: new Set(missed.filter((one) => one.number > 0 && !isReceipt(one)).map(({ id }) => id)),
    itemsLast: new Set(items.map(({ id }) => id)),
  };
}

function differs(one: DocumentRecord, its: Map<string, DocumentRecord>): boolean {
  const other = its.get(`${kindAt(one.kind).type} ${numberOf(one)} 1`);
  return other === undefined || documentText(one) !== documentText(other);
}
