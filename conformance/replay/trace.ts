/**
 * A trace: recorded requests in which everything specific to one run is replaced by references, so that they can be sent again
 * on fresh records. Plain data, part of reports and scripts.
 */
import type { Proof } from '../judge/violation.js';

/** A member's name, an index in a list, or the list entry with a unique value of a member. */
export type PathStep = string | number | { key: string; value: string };

/** A piece of text, or a reference: to a value of an earlier answer, an address, a key, the tag of the run. */
export type Piece =
  | string
  | { slot: number }
  | { base: AddressName }
  | { key: KeyName; near?: NearKeyName }
  | { tag: 'lower' | 'upper' | 'given' }
  /** A tax number that no account has yet. */
  | { fiscalId: number };

export type AddressName = 'own' | 'second' | 'public';
export type KeyName = 'own' | 'second';
export type NearKeyName = 'cut' | 'longer' | 'recased';

/** The value at `path` in the answer of an earlier step. */
export interface Slot {
  step: number;
  path: PathStep[];
  /** The recorded value. */
  value: string;
}

export interface TraceStep {
  operation?: string;
  method: string;
  url: Piece[];
  headers: Record<string, string>;
  body?: Piece[];
  /** The recorded status; undefined if there was no answer. */
  status?: number;
  /** A change of state that was carried out though its table forbids it: the replay may go on if it is refused. */
  isRefusable?: true;
  /** Steps with the same number are sent at the same time. */
  burst?: number;
}

/** How the last step is judged. */
export interface Assertion {
  proof: Proof;
  /** The path in the answer, such as `invoice.items[0].unit_price`. */
  at?: string;
  /** The list entry that contains the path. */
  entry?: { list: string; id: unknown; rest: string };
  /** The earlier answer that the expected value comes from, if any. */
  from?: { step: number; path: PathStep[] };
  /** Steps whose answers are pages of the last list, in order. */
  pages?: number[];
  /** The step that should have been refused, if the last one only shows that it was not. */
  refusal?: number;
  /** The name of the list in its answer, if that has several. */
  list?: string;
  /** The recorded answer of the last step. */
  recorded: { status: number; body: string };
}

export interface Trace {
  steps: TraceStep[];
  slots: Slot[];
  /** The tag of the recorded run; it is part of all names. */
  tag: string;
  assertion: Assertion;
}
