/**
 * A trace: recorded requests with everything in them that belonged to one run replaced by references, so that it can be sent
 * again on fresh records. Plain data: it stands in reports and in scripts. Sends and judges nothing.
 */
import type { Proof } from '../judge/violation.js';

/** A member's name, a place in a list, or the entry of a list that a member distinguishes from the others. */
export type PathStep = string | number | { key: string; value: string };

/** A piece of text, or what stands in its place: a value of an earlier answer, an address, a key, the tag of the run. */
export type Piece =
  | string
  | { slot: number }
  | { base: AddressName }
  | { key: KeyName; near?: NearKeyName }
  | { tag: 'lower' | 'upper' | 'given' }
  /** A number for tax purposes that no account has yet. */
  | { fiscalId: number };

export type AddressName = 'own' | 'second' | 'public';
export type KeyName = 'own' | 'second';
export type NearKeyName = 'cut' | 'longer' | 'recased';

/** The value at a place in the answer of an earlier step. */
export interface Slot {
  step: number;
  path: PathStep[];
  /** As it was recorded. */
  value: string;
}

export interface TraceStep {
  operation?: string;
  method: string;
  url: Piece[];
  headers: Record<string, string>;
  body?: Piece[];
  /** The status that was recorded; undefined where no answer came. */
  status?: number;
  /** A change of state that was carried out, though its table does not allow it: where it is refused, the rest goes on as is due. */
  isRefusable?: true;
  /** Steps with the same number are sent at the same time. */
  burst?: number;
}

/** What the last step is judged by. */
export interface Assertion {
  proof: Proof;
  /** The place in the answer, such as `invoice.items[0].unit_price`. */
  at?: string;
  /** The entry of a list in which the place lies. */
  entry?: { list: string; id: unknown; rest: string };
  /** Where the expected value is one that an earlier answer showed. */
  from?: { step: number; path: PathStep[] };
  /** Steps whose answers are pages of the last list, in order. */
  pages?: number[];
  /** The recorded answer of the last step. */
  recorded: { status: number; body: string };
}

export interface Trace {
  steps: TraceStep[];
  slots: Slot[];
  /** The tag of the run that was recorded; it stands in all names. */
  tag: string;
  assertion: Assertion;
}
