/** The client, item or tax whose case is run: what is known of it at each moment. */
import type { RecordKind } from '../../checks/kit/records.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { RecordPlan, RecordWord } from '../factors/records.js';
import type { About, Judge } from '../judging.js';

/** A kind that has cases: it can be updated. */
export type UpdatableKind = RecordKind & {
  readonly word: RecordWord;
  readonly update: NonNullable<RecordKind['update']>;
};

export interface RecordCase {
  readonly t: CheckContext;
  readonly kind: UpdatableKind;
  readonly judge: Judge;
  plan: RecordPlan;
  id: string | number;
  /** Which of two sets of values was composed last. */
  variant: 0 | 1;
  /** What was last sent and accepted. */
  sent: Json;
  /** The taxes that items are given in turn, and the rates of taxes by name. */
  readonly taxes: readonly string[];
  readonly rates: ReadonlyMap<string, string>;
  /** The documents that name it. */
  readonly named: { readonly type: DocumentType; readonly id: string | number }[];
  /** Fields that the target showed with a value: only those are missed, where the fields of answers are not shown. */
  readonly seen: Set<string>;
  /** What was last done to it: to blame when nothing else is known. */
  last: About;
}
