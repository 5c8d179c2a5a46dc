/**
 * Reads the lines of a document: their amounts, the tax of each (create rule 3), and the items that they create or
 * update (create rule 2). Stores nothing before `storeItems` is called.
 */
import {
  complain,
  decimal,
  inner,
  innerList,
  own,
  type Reader,
  requiredText,
  sent,
  text,
} from '../body-values.js';
import type { Context } from '../context.js';
import { defaultOf } from '../default-mark.js';
import { findNamed } from '../look-up.js';
import type { ItemRecord, LineRecord, TaxRecord } from '../store/records.js';
import { newId, put } from '../store/world.js';
import { noteUnknownTax } from '../taxes.js';
import { amount, documentTotals, type LineAmounts, lineAmounts, numberOf, type Totals } from './amounts.js';

export interface Lines {
  readonly lines: readonly LineRecord[];
  readonly totals: Totals;
  /** Creates and updates the items that the lines name. */
  readonly storeItems: () => void;
}

export const noTax: TaxRecord = {
  id: 0,
  name: 'Isento',
  value: '0',
  region: null,
  code: 'ISE',
  isDefault: false,
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface ReadLine {
  readonly line: LineRecord;
  readonly amounts: LineAmounts;
  readonly reader: Reader;
}

function required(reader: Reader, key: string): string {
  if (own(reader.fields, key) === undefined) complain(reader, key, 'is required');
  return decimal(reader, key) ?? '0';
}

function percentage(reader: Reader, key: string): string {
  const value = decimal(reader, key) ?? '0';
  if (value !== '0' && amount(value).greaterThan(100))
    complain(reader, key, 'must be a percentage from 0 to 100');
  return value;
}

/** The number that was sent, as text. */
const asSent = (reader: Reader, key: string): string => String(own(reader.fields, key));

/** The tax that the line names; the default tax when it names none, or one that does not exist. */
function taxOf(context: Context, reader: Reader): TaxRecord {
  const named = inner(reader, 'tax');
  const name = named && text(named, 'name');
  const found = name === undefined ? undefined : findNamed(context.account, 'taxes', 'name', name);
  if (found !== undefined) return found;
  const tax = defaultOf(context.account, 'taxes') ?? noTax;
  if (named !== undefined && name !== undefined)
    noteUnknownTax(context, named, name, `the default tax ${tax.name} (${tax.value} %) applies`);
  return tax;
}

/** A line from validated values, with its unrounded amounts. */
export function lineOf(
  fields: Pick<LineRecord, 'name' | 'description' | 'unit' | 'unitPrice' | 'quantity' | 'tax'>,
  discount: string,
): { line: Mutable<LineRecord>; amounts: LineAmounts } {
  const { name, description, unit, unitPrice, quantity, tax } = fields;
  const amounts = lineAmounts({ unitPrice, quantity, discount, tax: tax.value });
  // No spread: copying into a larger object costs more than all of the arithmetic.
  const line: Mutable<LineRecord> = {
    name,
    description,
    unitPrice,
    quantity,
    unit,
    tax,
    discount: Number(discount),
    subtotal: numberOf(amounts.subtotal),
    discountAmount: numberOf(amounts.discountAmount),
    taxAmount: numberOf(amounts.taxAmount),
    total: numberOf(amounts.total),
  };
  return { line, amounts };
}

function readLine(context: Context, reader: Reader): ReadLine {
  const before = reader.problems.length;
  const name = requiredText(reader, 'name') ?? '';
  const price = required(reader, 'unit_price');
  const quantity = required(reader, 'quantity');
  const discount = percentage(reader, 'discount');
  const fields = {
    name,
    description: text(reader, 'description') ?? null,
    unit: text(reader, 'unit') ?? null,
    unitPrice: price,
    quantity,
    tax: taxOf(context, reader),
  };
  const { line, amounts } = lineOf(fields, discount);
  if (reader.problems.length === before) {
    line.unitPrice = asSent(reader, 'unit_price');
    line.quantity = asSent(reader, 'quantity');
  }
  return { line, amounts, reader };
}

function storeItem(context: Context, { line, reader }: ReadLine): void {
  const known = findNamed(context.account, 'items', 'name', line.name);
  const price = decimal(reader, 'unit_price') ?? '0';
  const item: ItemRecord = {
    id: known?.id ?? newId(context.world),
    name: line.name,
    description: known && !sent(reader, 'description') ? known.description : line.description,
    unitPrice: price,
    unit: known && !sent(reader, 'unit') ? known.unit : line.unit,
    taxId: known && own(reader.fields, 'tax') === undefined ? known.taxId : line.tax.id,
  };
  if (known && sameItem(known, item)) return;
  put(context.world, context.account, 'items', item);
}

const sameItem = (a: ItemRecord, b: ItemRecord): boolean =>
  a.description === b.description && a.unitPrice === b.unitPrice && a.unit === b.unit && a.taxId === b.taxId;

/** The lines under `items`; undefined when none were sent. Problems are collected in the reader. */
export function readLines(context: Context, reader: Reader): Lines | undefined {
  const entries = innerList(reader, 'items');
  if (entries === undefined) return undefined;
  if (entries.length === 0) return complain(reader, 'items', 'must have at least one line');
  const read = entries.map((entry) => readLine(context, entry));
  return {
    lines: read.map(({ line }) => line),
    totals: documentTotals(read.map(({ amounts }) => amounts)),
    storeItems: () => {
      for (const line of read) storeItem(context, line);
    },
  };
}
