/**
 * The tables besides documents, as data: their columns, the fields of requests that create or change a record, and the
 * paths of the API.
 */
import type { Column } from '../table.js';

/** A field of a request: its name, or name, type (`long` is a text of several lines) and a label if it differs. */
export type RecordField =
  | string
  | readonly [name: string, kind: 'text' | 'long' | readonly string[], label?: string];

interface RecordKind {
  title: string;
  one: string;
  /** Label, field of the stored record, class, widths. */
  columns: readonly (readonly [
    title: string,
    name: string,
    kind?: string,
    widths?: Column<never>['widths'],
  ])[];
  /** The path in the API for records that belong to a client. */
  ofClient?(client: unknown): string;
  /** In bodies, where it is not the name of one. */
  wrapper?: string;
  fields: readonly RecordField[];
  /** It cannot be edited. */
  isFixed?: boolean;
  canDelete?: boolean;
  /** More operations on a record: label, end of the path. */
  acts?: readonly (readonly [label: string, end: string])[];
}

export const KINDS: Readonly<Record<string, RecordKind>> = {
  clients: {
    title: 'Clients',
    one: 'client',
    columns: [
      ['Name', 'name', 'cut'],
      ['Code', 'code', 'code-cell', ['8.25rem', '8.25rem', 'auto']],
      ['E-mail', 'texts.email', 'cut extra'],
      ['City', 'texts.city', 'extra', ['9.5rem']],
    ],
    fields: [
      ...['name', 'code', 'email', 'phone', 'fiscal_id', 'address', 'city', 'postal_code'],
      ...['country', 'website', 'fax'],
      ['language', ['', 'pt', 'en', 'es']],
      ['send_options', ['', '1', '2', '3'], 'Copies by default'],
      ['observations', 'long'],
    ],
  },
  items: {
    title: 'Items',
    one: 'item',
    columns: [
      ['Name', 'name', 'cut'],
      ['Description', 'description', 'cut extra'],
      ['Unit', 'unit', 'extra'],
      ['Price', 'unitPrice', 'figure'],
    ],
    fields: ['name', 'description', 'unit_price', 'unit', ['tax.name', 'text', 'Tax (its name)']],
  },
  taxes: {
    title: 'Taxes',
    one: 'tax',
    columns: [
      ['Name', 'name', 'cut'],
      ['Value', 'value', 'figure'],
      ['Region', 'region', 'extra'],
      ['Code', 'code', 'extra'],
      ['Default', 'isDefault'],
    ],
    canDelete: true,
    fields: [
      'name',
      ['value', 'text', 'Value, per cent'],
      ['region', ['PT', 'PT-AC', 'PT-MA']],
      'code',
      ['default_tax', ['0', '1'], 'Default'],
    ],
  },
  sequences: {
    title: 'Sequences',
    one: 'sequence',
    columns: [
      ['Series', 'serie'],
      ['Default', 'isDefault'],
      ['Registered', 'registered', 'extra'],
      ['Last numbers', 'counters', 'cut but-phone'],
    ],
    isFixed: true,
    acts: [
      ['Make it the default', 'set_current'],
      ['Register it', 'register'],
    ],
    fields: [
      ['serie', 'text', 'Series'],
      ['default_sequence', ['0', '1'], 'Default'],
    ],
  },
  regularizations: {
    title: 'Regularizations',
    one: 'regularization',
    columns: [
      ['Client', 'clientId'],
      ['Number', 'number', 'figure'],
      ['Value', 'value', 'figure'],
      ['Date', 'day'],
      ['Observation', 'observation', 'cut extra'],
    ],
    ofClient: (client) => `/api/v3/clients/${client}/regularization`,
    isFixed: true,
    canDelete: true,
    fields: ['value', ['date', 'text', 'Date, yyyy-mm-dd'], 'observation'],
  },
  movements: {
    title: 'Treasury movements',
    one: 'movement',
    columns: [
      ['Client', 'clientId'],
      ['Type', 'type'],
      ['Value', 'value', 'figure'],
      ['Date', 'day'],
      ['Method', 'method', 'extra'],
    ],
    ofClient: (client) => `/api/v3/clients/${client}/treasury_movements`,
    wrapper: 'treasury_movement',
    isFixed: true,
    canDelete: true,
    fields: [
      'value',
      ['movement_type', ['Payment', 'Reimbursement'], 'Type'],
      ['payment_method', ['', 'TB', 'MB', 'CC', 'CH', 'NU', 'OU'], 'Method'],
      ['date', 'text', 'Date, yyyy-mm-dd'],
      'observation',
    ],
  },
};

/** The kind of the table named in the address, with its path and wrapper in the API; clients when none is named. */
export function kindNamed(named = 'clients') {
  const table = Object.hasOwn(KINDS, named) ? named : 'clients';
  const kind = KINDS[table] as RecordKind;
  return { table, kind: { ...kind, path: `/${table}`, wrapper: kind.wrapper ?? kind.one } };
}

/** The value at a path such as `tax.name`; undefined when there is none. */
export const valueAt = (record: unknown, name: string): unknown =>
  name.split('.').reduce((found, key) => (found as Record<string, unknown> | undefined)?.[key], record);

const DAY_MS = 86_400_000;

/** `texts.email` of a record, as text for a table. */
export function shownAt(record: unknown, name: string): string {
  const value = valueAt(record, name);
  if (value === null || value === undefined) return '';
  if (name === 'day') return new Date(Number(value) * DAY_MS).toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key.replaceAll('_', ' ')} ${one}`)
    .join(', ');
}

/** `{ 'tax.name': 'IVA23' }` -> `{ tax: { name: 'IVA23' } }`; empty values are left out. */
export function nested(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === '') continue;
    const [first = '', second] = name.split('.');
    if (second === undefined) body[first] = value;
    else body[first] = { ...(body[first] as object | undefined), [second]: value };
  }
  return body;
}
