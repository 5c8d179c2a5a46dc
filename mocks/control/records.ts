/**
 * Lists of clients, items, taxes, sequences and treasury records for people, searched, sorted and paged; and writing a
 * record past the rules of the API: its types are checked, and it is remembered as forced.
 */
import { isObject } from '../service/body-values.js';
import { parseDate } from '../service/dates.js';
import { statusCode, statuses } from '../service/store/document-kinds.js';
import { findAll, getOne, type Records, type TableName } from '../service/store/world.js';
import { type PageNumber, type PageSize, type Pagination, paginationOf } from './overview.js';
import type { Whole } from './whole.js';
import { accountIn, type World, WorldError } from './worlds.js';

type Plain = Record<string, unknown>;
type Shape = 'text' | 'text?' | 'decimal' | 'number' | 'flag' | 'texts' | 'texts?' | 'numbers';

/** Fields that may be written past the rules, with their types. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  clients: { name: 'text', code: 'text', texts: 'texts', contact: 'texts?' },
  items: { name: 'text', description: 'text?', unitPrice: 'decimal', unit: 'text?', taxId: 'number' },
  taxes: { name: 'text', value: 'decimal', region: 'text?', code: 'text?', isDefault: 'flag' },
  sequences: { serie: 'text', isDefault: 'flag', registered: 'flag', counters: 'numbers' },
  regularizations: { value: 'decimal', number: 'number', observation: 'text?' },
  movements: { value: 'decimal', method: 'text?', serie: 'text?', observation: 'text?' },
};
const DECIMAL = /^-?\d{1,20}(\.\d{1,20})?$/;

const every = (value: unknown, type: string): boolean =>
  isObject(value) && Object.values(value).every((one) => typeof one === type);

const FITS: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  'text?': (value) => value === null || typeof value === 'string',
  decimal: (value) => typeof value === 'string' && DECIMAL.test(value),
  number: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  flag: (value) => typeof value === 'boolean',
  texts: (value) => every(value, 'string'),
  'texts?': (value) => value === null || every(value, 'string'),
  numbers: (value) => every(value, 'number'),
};

export const forcedName = (account: string, table: string, id: number): string => `${account} ${table} ${id}`;

export interface RecordQuery {
  text?: string;
  /**
   * A field; with "-" before it from the largest.
   *
   * @pattern ^-?[A-Za-z]{1,40}$
   */
  sort?: string;
  page?: PageNumber;
  perPage?: PageSize;
}

/** In its stored form. */
export interface StoredRecord {
  id: Whole;
  isForced: boolean;
  [field: string]: unknown;
}

export interface RecordList {
  records: StoredRecord[];
  pagination: Pagination;
}

/** Newest first, stored form. Throws a WorldError for an unknown account. */
export function listRecords(world: World, name: string, table: string, query: RecordQuery): RecordList {
  const { text = '', sort, page = 1, perPage = 25 } = query;
  const account = accountIn(world, name);
  const wanted = text.trim().toLowerCase();
  const holds = (record: unknown) => wanted === '' || JSON.stringify(record).toLowerCase().includes(wanted);
  const rows = findAll(account, table as TableName, holds).reverse() as unknown[] as Plain[];
  if (sort !== undefined) sortBy(rows, sort);
  const start = (page - 1) * perPage;
  const records = rows.slice(start, start + perPage).map((record) => ({
    ...(record as { id: number }),
    isForced: world.forced.has(forcedName(name, table, Number(record.id))),
  }));
  return { records, pagination: paginationOf(rows.length, page, perPage) };
}

function sortBy(rows: Plain[], sort: string): void {
  const isDown = sort.startsWith('-');
  const field = isDown ? sort.slice(1) : sort;
  const key = (row: Plain): string | number => {
    const value = row[field];
    if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
    return DECIMAL.test(String(value)) ? Number(value) : String(value ?? '').toLowerCase();
  };
  const compare = (a: string | number, b: string | number) =>
    typeof a === typeof b ? (a < b ? -1 : Number(a > b)) : typeof a === 'number' ? -1 : 1;
  rows.sort((a, b) => compare(key(a), key(b)) * (isDown ? -1 : 1));
}

/** Throws a WorldError for an unknown account or record, and (422) for a field or type that the table does not have. */
export function writeRecord(
  world: World,
  name: string,
  table: string,
  id: number,
  body: unknown,
): StoredRecord {
  const before = getOne(accountIn(world, name), table as TableName, id);
  if (before === undefined)
    throw new WorldError(404, `account "${name}" has no record ${id} among its ${table}`);
  const changes = table === 'documents' ? documentChanges(body as Plain) : checked(table, body as Plain);
  const record = { ...before, ...changes };
  world.service.write(name, table as TableName, record as Records[TableName]);
  world.forced.add(forcedName(name, table, id));
  return { ...record, id, isForced: true };
}

function refuse(field: string, message: string): never {
  throw new WorldError(422, `${field} ${message}`);
}

function checked(table: string, body: Plain): Plain {
  const shapes = SHAPES[table] ?? {};
  for (const [field, value] of Object.entries(body)) {
    const shape = Object.hasOwn(shapes, field) ? shapes[field] : undefined;
    if (shape === undefined)
      refuse(field, `is no field of ${table}; there are ${Object.keys(shapes).join(', ')}`);
    if (!FITS[shape](value)) refuse(field, `must be of the type ${shape.replace('?', ' or null')}`);
  }
  return body;
}

/** Converts changes of a document from the names and formats of the API to its stored form. */
function documentChanges(body: Plain): Plain {
  const changes: Plain = {};
  const day = (field: string) =>
    parseDate(String(body[field])) ?? refuse(field, 'must be a date like 31/01/2026');
  for (const [field, value] of Object.entries(body)) {
    if (field === 'status') {
      const code = statusCode(String(value));
      if (code < 0) refuse(field, `must be one of ${statuses.join(', ')}`);
      changes.status = code;
    } else if (field === 'date') changes.day = day(field);
    else if (field === 'dueDate') changes.dueDay = day(field);
    else if (field === 'archived' && FITS.flag(value)) changes.archived = value;
    else if (field === 'number' && FITS.number(value)) changes.number = value;
    else
      refuse(
        field,
        'must be one of status, date, dueDate, archived (true or false), number (a whole number)',
      );
  }
  return changes;
}
