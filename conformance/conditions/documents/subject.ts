/** The document of a running case, with what is known of it so far. */

import type { TypeOperations } from '../../dialect/dialect.js';
import type { Exchange } from '../../judge/exchange.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { DocumentPlan } from '../factors/document-plan.js';
import type { About, Judge } from '../judging.js';
import type { Party, Stage } from './stage.js';

export interface DocumentCase {
  readonly t: CheckContext;
  readonly type: DocumentType;
  readonly ops: TypeOperations;
  readonly judge: Judge;
  readonly stage: Stage;
  plan: DocumentPlan;
  party: Party;
  id: string | number;
  /** The fields that were last sent and accepted. */
  sent: Json;
  state: string;
  /** How often it has reached each state. */
  readonly visits: Map<string, number>;
  /** The record that was last read. */
  shown: Json;
  /** The exchange of the last read. */
  lastRead?: Exchange | undefined;
  /** The record before the last update; and the number of updates composed. */
  before: Json;
  updates: number;
  mailed: boolean;
  /** Whether other cases have run since it ended. */
  isOver?: true;
  /** The previous state; date, amount and observations before the first update. */
  readonly first: {
    state?: string;
    date?: unknown;
    loadedAt?: unknown;
    amount?: unknown;
    observations?: unknown;
  };
  /** Changes of state and refused triggers that no GET has judged yet. */
  open: { from: string; trigger: string; cell: About; isRefused?: true; isAnswered2xx?: boolean }[];
  /** The last write, which is blamed when nothing else is known. */
  last: About;
}
