/**
 * Maps records of the recording to records of the mock: ids by kind, keys, and numbers in series. Learns from pairs of
 * answers.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { isObject } from '../service/body-values.js';

type Row = Record<string, unknown>;

const TYPES = Object.values(documentTypes);
const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    TYPES.flatMap(({ singular, plural }) => [singular, plural].map((name) => [name, 'document'])),
  ),
  ...{ documents: 'document', estimates: 'document', guides: 'document' },
  ...{ item: 'item', items: 'item', tax: 'tax', taxes: 'tax', client: 'client', clients: 'client' },
  ...{ sequence: 'sequence', sequences: 'sequence', account: 'account' },
  ...{ regularization: 'regularization', treasury_movement: 'treasury_movement' },
};
const FIELDS: Readonly<Record<string, string>> = {
  sequence_id: 'sequence',
  owner_invoice_id: 'document',
};

/** The kind of record that a field of this name refers to, in an object of that name. */
export function kindOf(field: string, within: string): string | undefined {
  if (field === 'id') return KINDS[within];
  return FIELDS[field] ?? (/^current_\w+_sequence_id$/.test(field) ? 'sequence' : undefined);
}

/** The kind of record that a path parameter identifies. */
export function kindInPath(operation: OperationId, parameter: string): string {
  if (parameter !== 'id') return parameter.replace(/[-_]id$/, '').replace('receipt', 'document');
  return operations[operation].path.includes('regularization') ? 'regularization' : 'treasury_movement';
}

/** The type in a document's id, where it is known: a server may number each type of document separately. */
const typeOf = (name: string): string | undefined =>
  TYPES.find(({ singular, plural, type }) => [singular, plural, type].includes(name as never))?.singular;

export class Identifiers {
  readonly #known = new Map<string, string>();
  readonly #mine = new Set<string>();
  readonly #offsets = new Map<string, number>();

  /** The mock's id for a recorded id; undefined when unknown. `type` in any of its forms. */
  find(kind: string, id: string, type?: string): string | undefined {
    const typed = type === undefined ? undefined : typeOf(type);
    return (
      this.#known.get(`${kind} ${typed ?? ''} ${id}`) ??
      (typed ? undefined : this.#known.get(`${kind}  ${id}`))
    );
  }

  learn(kind: string, id: unknown, mine: unknown, type?: string): void {
    if (!isId(id) || !isId(mine)) return;
    const typed = type === undefined ? undefined : typeOf(type);
    this.#mine.add(`${kind} ${mine}`);
    this.#known.set(`${kind}  ${id}`, String(mine));
    if (typed) this.#known.set(`${kind} ${typed} ${id}`, String(mine));
  }

  /** Whether a record of the mock has a counterpart in the recording. */
  hasCounterpart(kind: string, mine: unknown): boolean {
    return this.#mine.has(`${kind} ${String(mine)}`);
  }

  /** Learns pairs of ids from two answers to the same request. */
  learnFrom(recorded: unknown, mine: unknown, within = '', outer = ''): void {
    if (!isObject(recorded) || !isObject(mine)) return;
    for (const [field, value] of Object.entries(recorded)) {
      const kind = kindOf(field, within);
      const isLine = within === 'items' && KINDS[outer] === 'document';
      if (kind && !isLine) this.learn(kind, value, mine[field], String(recorded.type ?? within));
      if (field === 'api_key') this.learn('key', value, mine[field]);
      this.learnFrom(value, mine[field], field, within);
    }
  }

  /**
   * Whether two numbers continue their series alike: the first pair sets the offset between the two servers, and all
   * later pairs must have it.
   */
  goOnAlike(series: string, recorded: number, mine: number): boolean {
    const before = this.#offsets.get(series);
    if (before === undefined) this.#offsets.set(series, mine - recorded);
    return before === undefined || mine - recorded === before;
  }
}

const isId = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && value !== '';

/** Pairs of rows of two lists that are the same record, then recorded rows that the mock lacks. */
export function pairRows(
  identifiers: Identifiers,
  recorded: readonly unknown[],
  mine: readonly unknown[],
  within: string,
  outer: string,
): { pairs: [unknown, unknown][]; missing: number; extra: number } {
  const kind = KINDS[within];
  const isRecords = kind !== undefined && !(within === 'items' && KINDS[outer] === 'document');
  if (!isRecords || ![...recorded, ...mine].every((row) => isObject(row) && isId(row.id))) {
    const common = Math.min(recorded.length, mine.length);
    const pairs = recorded.slice(0, common).map((row, at): [unknown, unknown] => [row, mine[at]]);
    return { pairs, missing: recorded.length - common, extra: mine.length - common };
  }
  const free = new Set(mine as Row[]);
  const pairs: [unknown, unknown][] = [];
  let missing = 0;
  const unknown: Row[] = [];
  const pair = (row: Row, fits: (one: Row) => boolean): boolean => {
    const found = [...free].find(fits);
    if (found === undefined) return false;
    free.delete(found);
    pairs.push([row, found]);
    return true;
  };
  for (const row of recorded as Row[]) {
    const id = identifiers.find(kind, String(row.id), String(row.type ?? within));
    if (id === undefined) unknown.push(row);
    else if (!pair(row, (one) => String(one.id) === id)) missing++;
  }
  for (const row of unknown) {
    const isNew = (one: Row) => !identifiers.hasCounterpart(kind, one.id);
    pair(row, (one) => isNew(one) && naturalKey(one) === naturalKey(row));
  }
  const extra = [...free].filter((one) => identifiers.hasCounterpart(kind, one.id)).length;
  return { pairs, missing, extra };
}

/** Identifies a record without a known id: taxes of a new account, records that an invoice created, receipts. */
const naturalKey = ({ name, serie, code, type, total, date }: Row): string =>
  JSON.stringify(type === undefined ? (name ?? serie ?? code) : [type, Number(total), date]);
