/** Numbers the document kinds and statuses of the generated tables for use inside the service. */
import { documentTypes, type StateTable, stateTables } from '../../../generated/states.js';

export interface Kind {
  readonly index: number;
  /** invoices */
  readonly plural: string;
  /** invoice: the wrapper of bodies, and the key of the sequence's counters */
  readonly singular: string;
  /** Invoice: the `type` in answers */
  readonly type: string;
  readonly family: string;
  /** Paid by receipts once it is final. */
  readonly owed: boolean;
  /** A credit or debit note may belong to it. */
  readonly noted: boolean;
  readonly states: StateTable;
}

const tables = Object.values(stateTables) as readonly StateTable[];

export const kinds: readonly Kind[] = Object.values(documentTypes).map((entry, index) => {
  const own = tables.find((table) => (table.types as readonly string[]).includes(entry.plural));
  const states = own ?? stateTables[entry.family as keyof typeof stateTables];
  const { plural, singular, type, family, owed = false, noted = false } = entry;
  return { index, plural, singular, type, family, owed, noted, states };
});

/** Every status of every table, in lower case, each once. */
export const statuses: readonly string[] = [
  ...new Set(tables.flatMap((table) => table.states.map((state) => state.toLowerCase()))),
];

export const statusCode = (status: string): number => statuses.indexOf(status.toLowerCase());
export const statusName = (code: number): string => statuses[code] ?? 'draft';

const bySingular = new Map(kinds.map((kind) => [kind.singular, kind]));
const byAnyName = new Map(
  kinds.flatMap((kind) => [kind.plural, kind.singular, kind.type].map((name) => [name.toLowerCase(), kind])),
);

/** Throws a RangeError for a name that no table has: a mistake of the code, not of a request. */
export function kindNamed(singular: string): Kind {
  const kind = bySingular.get(singular);
  if (!kind) throw new RangeError(`no document type has the singular name ${singular}`);
  return kind;
}

/** The kind named `Invoice`, `invoice` or `invoices`, in any case. */
export const kindMeant = (name: string): Kind | undefined => byAnyName.get(name.toLowerCase());
export const kindAt = (index: number): Kind => kinds[index] as Kind;

export const DRAFT = statusCode('draft');
export const DELETED = statusCode('deleted');
export const FINAL = statusCode('final');
export const SETTLED = statusCode('settled');
export const CANCELED = statusCode('canceled');
