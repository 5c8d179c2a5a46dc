/**
 * Creates very many documents quickly, for the large scenario: compact records written directly into the tables, in the
 * same form as those of operations. The same seed creates the same documents.
 */
import { type Fields, own } from '../body-values.js';
import { DAY_MS, parseTreasuryDate, yearOf } from '../dates.js';
import { documentTotals, type LineAmounts, type Totals } from '../documents/amounts.js';
import { lineOf } from '../documents/lines.js';
import { type Kind, kinds, statusCode } from '../store/document-kinds.js';
import { random } from '../store/ids.js';
import type {
  ClientRecord,
  DocumentRecord,
  ItemRecord,
  LineRecord,
  SequenceRecord,
  TaxRecord,
} from '../store/records.js';
import { type AccountState, all, newId, put } from '../store/world.js';
import type { Stage } from './calls.js';

const cities = [
  'Lisboa',
  'Porto',
  'Braga',
  'Coimbra',
  'Faro',
  'Évora',
  'Aveiro',
  'Setúbal',
  'Viseu',
  'Funchal',
];
const trades = [
  'Padaria',
  'Livraria',
  'Oficina',
  'Café',
  'Clínica',
  'Hotel',
  'Farmácia',
  'Estúdio',
  'Mercearia',
];
const surnames = [
  'Almeida',
  'Barros',
  'Carvalho',
  'Duarte',
  'Esteves',
  'Ferreira',
  'Gomes',
  'Lopes',
  'Matos',
  'Neves',
];
const goods = [
  'Cadeira',
  'Mesa',
  'Candeeiro',
  'Estante',
  'Secretária',
  'Espelho',
  'Tapete',
  'Cortina',
  'Banco',
];
const colours = ['branco', 'azul', 'verde', 'preto', 'carvalho', 'nogueira', 'cinzento', 'vermelho'];

/** Percentages by type; the rest are invoices. */
const shares: Readonly<Record<string, number>> = {
  invoice_receipt: 15,
  simplified_invoice: 8,
  credit_note: 4,
  debit_note: 2,
  vat_moss_invoice: 1,
  quote: 10,
  proforma: 3,
  fees_note: 2,
  shipping: 8,
  transport: 5,
  devolution: 2,
  purchase_order: 5,
};

type Next = () => number;
const pick = <T>(next: Next, values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;

function count(fields: Fields, key: string, fallback: number, place: string): number {
  const value = own(fields, key) ?? fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000) return value;
  throw new Error(`scenario: ${place}.${key} must be a whole number from 0 to 1000000`);
}

function day(fields: Fields, key: string, fallback: string, place: string): number {
  const text = own(fields, key) ?? fallback;
  const found = typeof text === 'string' ? parseTreasuryDate(text) : undefined;
  if (found !== undefined) return found;
  throw new Error(`scenario: ${place}.${key} must be a date like 2026-01-31`);
}

function makeClients(stage: Stage, account: AccountState, next: Next, wanted: number): ClientRecord[] {
  return Array.from({ length: wanted }, (_, index) => {
    const id = newId(stage.world);
    const texts = {
      email: `cliente${index + 1}@example.pt`,
      language: account.record.language,
      city: pick(next, cities),
      country: 'Portugal',
      fiscal_id: String(500_100_000 + index),
    };
    const name = `${pick(next, trades)} ${pick(next, surnames)} ${index + 1}`;
    const client: ClientRecord = { id, name, code: `C${index + 1}`, texts, contact: null };
    put(stage.world, account, 'clients', client);
    return client;
  });
}

function makeItems(stage: Stage, account: AccountState, next: Next, wanted: number): ItemRecord[] {
  const taxes = [...all(account, 'taxes')].filter(({ value }) => Number(value) > 0);
  return Array.from({ length: wanted }, (_, index) => {
    const item: ItemRecord = {
      id: newId(stage.world),
      name: `${pick(next, goods)} ${pick(next, colours)} ${index + 1}`,
      description: null,
      unitPrice: (1 + Math.floor(next() * 40_000) / 100).toFixed(2),
      unit: 'unit',
      taxId: pick(next, taxes)?.id ?? 0,
    };
    put(stage.world, account, 'items', item);
    return item;
  });
}

interface Sold {
  readonly lines: readonly LineRecord[];
  readonly totals: Totals;
}

/** A few hundred different lines, made once and shared by all documents. */
function makeLines(account: AccountState, next: Next, items: readonly ItemRecord[]): Sold[] {
  const taxes = new Map([...all(account, 'taxes')].map((tax) => [tax.id, tax]));
  return Array.from({ length: items.length * 4 }, (_, index) => {
    const item = items[index % items.length] as ItemRecord;
    const tax = (taxes.get(item.taxId) ?? [...taxes.values()][0]) as TaxRecord;
    const quantity = String(1 + Math.floor(next() * 12));
    const fields = {
      name: item.name,
      description: null,
      unit: item.unit,
      unitPrice: item.unitPrice,
      quantity,
      tax,
    };
    const made: { line: LineRecord; amounts: LineAmounts } = lineOf(fields, next() < 0.2 ? '10' : '0');
    return { lines: [made.line], totals: documentTotals([made.amounts]) };
  });
}

/** A table of 100 kinds, in proportion to the percentages. */
function kindTable(): readonly Kind[] {
  const table = kinds.flatMap((kind) => Array<Kind>(shares[kind.singular] ?? 0).fill(kind));
  const invoice = kinds.find(({ singular }) => singular === 'invoice') as Kind;
  return [...table, ...Array<Kind>(Math.max(0, 100 - table.length)).fill(invoice)];
}

/** Mostly issued; the rest spread over all states of the type. */
function statusFor(kind: Kind, next: Next): string {
  if (next() < 0.3) return pick(next, kind.states.states).toLowerCase();
  if (kind.singular === 'invoice_receipt') return 'settled';
  return kind.family === 'invoices' && next() < 0.6 ? 'settled' : 'final';
}

/** An invoice receipt is settled as soon as it is issued: it is never final. */
const reachable = (kind: Kind, status: string): string =>
  kind.singular === 'invoice_receipt' && status === 'final' ? 'settled' : status;

/** A year's sequence and its counters. */
interface Series {
  readonly sequence: SequenceRecord;
  readonly counters: Record<string, number>;
}

/** The sequence of a year, created when there is none. */
function openSeries(stage: Stage, account: AccountState, year: number): Series {
  const serie = String(year);
  const known = [...all(account, 'sequences')].find((one) => one.serie === serie);
  const fresh = { serie, isDefault: false, registered: false, counters: {}, lastDays: {} };
  const sequence = known ?? { id: newId(stage.world), ...fresh };
  return { sequence, counters: { ...sequence.counters } };
}

/** `documents`, `clients`, `items` (counts) and `from`, `to` (dates). Throws an Error for other values. */
export function generateDocuments(stage: Stage, account: AccountState, fields: Fields, place: string): void {
  const next = random(stage.settings.seed, 'generate');
  const wanted = count(fields, 'documents', 100_000, place);
  const clients = makeClients(stage, account, next, Math.max(1, count(fields, 'clients', 500, place)));
  const items = makeItems(stage, account, next, Math.max(1, count(fields, 'items', 200, place)));
  const [from, to] = [day(fields, 'from', '2023-01-02', place), day(fields, 'to', '2026-10-30', place)];
  const sold = makeLines(account, next, items);
  const table = kindTable();
  const series = new Map<number, Series>();
  for (let index = 0; index < wanted; index++) {
    const kind = pick(next, table);
    const status = reachable(kind, statusFor(kind, next));
    const issued = status !== 'draft' && status !== 'deleted';
    const { lines, totals } = pick(next, sold);
    const issuedOn = from + Math.floor(((to - from) * index) / Math.max(1, wanted));
    const year = yearOf(issuedOn);
    const own = series.get(year) ?? openSeries(stage, account, year);
    series.set(year, own);
    const { sequence, counters } = own;
    const number = issued ? (counters[kind.singular] ?? 0) + 1 : 0;
    if (issued) counters[kind.singular] = number;
    const record: DocumentRecord = {
      id: newId(stage.world),
      kind: kind.index,
      status: statusCode(status),
      archived: false,
      day: issuedOn,
      dueDay: issuedOn + 30,
      loadedAt: kind.family === 'guides' ? issuedOn * 86_400 + 34_200 : -1,
      client: pick(next, clients),
      lines,
      ...totals,
      sequenceId: issued ? sequence.id : 0,
      number,
      serie: issued ? sequence.serie : '',
      atcud: issued ? 'N/D' : '',
      finalizedAt: issued ? issuedOn * DAY_MS : 0,
      extras: index % 3 === 0 ? { reference: `PO ${4000 + index}` } : {},
    };
    put(stage.world, account, 'documents', record);
  }
  for (const { sequence, counters } of series.values())
    put(stage.world, account, 'sequences', { ...sequence, counters });
}
