/**
 * Converts a client, item, tax or sequence in another server's answer into a stored record. Fields that the answer
 * leaves out keep their known values; an answer without an id gives undefined.
 */
import { type Fields, isObject, own } from '../body-values.js';
import type { Context } from '../context.js';
import { decimalText } from '../documents/amounts.js';
import { findNamed, idIn } from '../look-up.js';
import {
  type ClientRecord,
  clientTexts,
  type ItemRecord,
  type SequenceRecord,
  type TaxRecord,
} from '../store/records.js';
import { getOne } from '../store/world.js';

/** The id in a number or text; undefined for any other value. */
export const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'string' ? idIn(String(value)) : undefined;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const isYes = (value: unknown): boolean => value === 1 || value === '1' || value === true;

/** The field's text, or `before` when the answer does not contain the field. */
const kept = (fields: Fields, key: string, before: string | null | undefined): string | null =>
  Object.hasOwn(fields, key) ? textOf(fields[key]) : (before ?? null);

/** `more`: further fields of the client from the request, such as its code in a document's body. */
export function clientFrom(context: Context, fields: Fields, more: Fields = {}): ClientRecord | undefined {
  const id = idOf(own(fields, 'id'));
  if (id === undefined) return undefined;
  const before = getOne(context.account, 'clients', id);
  const said = { ...more, ...fields };
  const texts: Record<string, string> = { ...before?.texts };
  for (const key of clientTexts) {
    if (!Object.hasOwn(said, key)) continue;
    const value = textOf(own(said, key));
    if (value === null) delete texts[key];
    else texts[key] = value;
  }
  const contact = own(said, 'preferred_contact');
  return {
    id,
    name: textOf(own(said, 'name')) ?? before?.name ?? `Client ${id}`,
    code: textOf(own(said, 'code')) ?? before?.code ?? String(id),
    texts,
    contact: isObject(contact) ? contactOf(contact) : (before?.contact ?? null),
    ...(before?.initialBalance && { initialBalance: before.initialBalance }),
  };
}

function contactOf(fields: Fields): NonNullable<ClientRecord['contact']> {
  const entries = ['name', 'email', 'phone'].map((key) => [key, textOf(own(fields, key))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

export function itemFrom(context: Context, fields: Fields): ItemRecord | undefined {
  const id = idOf(own(fields, 'id'));
  if (id === undefined) return undefined;
  const before = getOne(context.account, 'items', id);
  const name = textOf(own(fields, 'name')) ?? before?.name;
  if (name === undefined) return undefined;
  const tax = own(fields, 'tax');
  return {
    id,
    name,
    description: kept(fields, 'description', before?.description),
    unitPrice: decimalText(own(fields, 'unit_price')) ?? before?.unitPrice ?? '0',
    unit: kept(fields, 'unit', before?.unit),
    taxId: Object.hasOwn(fields, 'tax') ? taxIdOf(context, tax) : (before?.taxId ?? 0),
  };
}

/** The id here of a tax that is given by name or by another server's id. */
function taxIdOf(context: Context, tax: unknown): number {
  if (!isObject(tax)) return 0;
  const name = textOf(own(tax, 'name')) ?? '';
  const known = findNamed(context.account, 'taxes', 'name', name);
  return known?.id ?? idOf(own(tax, 'id')) ?? 0;
}

export function taxFrom(context: Context, fields: Fields): TaxRecord | undefined {
  const id = idOf(own(fields, 'id'));
  if (id === undefined) return undefined;
  const before = getOne(context.account, 'taxes', id);
  const name = textOf(own(fields, 'name')) ?? before?.name;
  if (name === undefined) return undefined;
  const isDefault = own(fields, 'default_tax');
  return {
    id,
    name,
    value: decimalText(own(fields, 'value')) ?? before?.value ?? '0',
    region: kept(fields, 'region', before?.region),
    code: kept(fields, 'code', before?.code),
    isDefault: isDefault === undefined ? (before?.isDefault ?? false) : isYes(isDefault),
  };
}

export function sequenceFrom(context: Context, fields: Fields): SequenceRecord | undefined {
  const id = idOf(own(fields, 'id'));
  if (id === undefined) return undefined;
  const before = getOne(context.account, 'sequences', id);
  const serie = textOf(own(fields, 'serie')) ?? before?.serie;
  if (serie === undefined) return undefined;
  const counters: Record<string, number> = { ...before?.counters };
  let registered = before?.registered ?? false;
  for (const [key, value] of Object.entries(fields)) {
    const [, kind, what] = /^current_(\w+)_(number|validation_code)$/.exec(key) ?? [];
    if (kind === undefined) continue;
    if (what === 'number' && Number(value) > 0) counters[kind] = Number(value);
    if (what === 'validation_code' && typeof value === 'string' && !value.startsWith('N/')) registered = true;
  }
  const isDefault = own(fields, 'default_sequence');
  return {
    id,
    serie,
    isDefault: isDefault === undefined ? (before?.isDefault ?? false) : isYes(isDefault),
    registered,
    counters,
    lastDays: before?.lastDays ?? {},
  };
}
