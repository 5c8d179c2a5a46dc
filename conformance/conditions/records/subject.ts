/** The client, item or tax of a running case, with what is known of it so far. */
import type { RecordKind } from '../../checks/kit/records.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { RecordPlan, RecordWord } from '../factors/records.js';
import type { About, Judge } from '../judging.js';

/** A kind that has cases because it can be updated. */
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
  /** Which of the two sets of values was composed last. */
  variant: 0 | 1;
  /** The fields that were last sent and accepted. */
  sent: Json;
  /** The taxes that items name in rotation, and the rates of taxes by name. */
  readonly taxes: readonly string[];
  readonly rates: ReadonlyMap<string, string>;
  /** The documents that name it. */
  readonly named: { readonly type: DocumentType; readonly id: string | number }[];
  /** Fields that the target has shown with a value: where answers are not documented, only these must be shown. */
  readonly seen: Set<string>;
  /** The last write, which is blamed when nothing else is known. */
  last: About;
}
