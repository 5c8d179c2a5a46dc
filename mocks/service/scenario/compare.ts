/**
 * Owns reporting in words how two accounts differ to somebody who looks at what they hold, ids and keys apart, and
 * what a second try at saving one can do about it.
 */
import { formatDate } from '../dates.js';
import { kindAt, statusName } from '../store/document-kinds.js';
import type { DocumentRecord, ItemRecord } from '../store/records.js';
import { type AccountState, all, getOne } from '../store/world.js';
import type { Hints } from './page.js';

const numberOf = (one: DocumentRecord): string => (one.number > 0 ? `${one.number}/${one.serie}` : 'draft');

/** What is seen of a document; the number apart. */
function faceOf(one: DocumentRecord): string {
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

/** Issued ones by number, the rest by what they are. */
function documentsByPlace(account: AccountState): Map<string, DocumentRecord> {
  const places = new Map<string, DocumentRecord>();
  const counts = new Map<string, number>();
  for (const one of all(account, 'documents')) {
    const name = one.number > 0 ? `${kindAt(one.kind).type} ${numberOf(one)}` : faceOf(one);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    places.set(`${name} ${count}`, one);
  }
  return places;
}

function itemFace(account: AccountState, one: ItemRecord): string {
  const tax = getOne(account, 'taxes', one.taxId)?.name ?? 'untaxed';
  return ['item', one.name, Number(one.unitPrice), one.unit ?? '', one.description ?? '', tax].join(' ');
}

/** Records of a table as texts, each once for every record of it. */
function facesOf(account: AccountState): Map<string, number> {
  const faces = new Map<string, number>();
  const add = (...parts: unknown[]) => {
    const face = parts.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' ');
    faces.set(face, (faces.get(face) ?? 0) + 1);
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
  for (const one of all(account, 'items')) add(itemFace(account, one));
  for (const one of all(account, 'taxes')) add('tax', one.name, Number(one.value), one.isDefault);
  for (const one of all(account, 'sequences'))
    add('sequence', one.serie, one.isDefault, sorted(one.counters));
  for (const one of all(account, 'mails')) add('mail to', one.to, one.subject);
  for (const one of all(account, 'regularizations')) add('regularization of', one.value);
  for (const one of all(account, 'movements')) add('movement of', one.value, one.type);
  return faces;
}

/** Sentences, none when the second account shows what the first one does. */
export function differences(wanted: AccountState, made: AccountState): string[] {
  const found: string[] = [];
  const [mine, its] = [documentsByPlace(wanted), documentsByPlace(made)];
  for (const [place, one] of mine) {
    const other = its.get(place);
    if (other === undefined)
      found.push(`${titleOf(one)} would not be there${one.number > 0 ? ' under this number' : ''}`);
    else if (faceOf(one) !== faceOf(other)) found.push(`${titleOf(one)} would look otherwise`);
  }
  for (const [place, one] of its) if (!mine.has(place)) found.push(`${titleOf(one)} would be there besides`);
  const [faces, others] = [facesOf(wanted), facesOf(made)];
  for (const [face, count] of faces)
    if (others.get(face) !== count) found.push(`${cut(face)} would be otherwise`);
  for (const face of others.keys()) if (!faces.has(face)) found.push(`${cut(face)} would be there instead`);
  return found;
}

const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}...` : text);

/** What to do otherwise at a second try. */
export function hintsFor(wanted: AccountState, made: AccountState): Hints {
  const its = documentsByPlace(made);
  const missed = [...documentsByPlace(wanted)].filter(([place]) => !its.has(place)).map(([, one]) => one);
  const isReceipt = (one: DocumentRecord) => kindAt(one.kind).singular === 'receipt';
  const others = facesOf(made);
  const items = [...all(wanted, 'items')].filter((one) => !others.has(itemFace(wanted, one)));
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
  return other === undefined || faceOf(one) !== faceOf(other);
}
