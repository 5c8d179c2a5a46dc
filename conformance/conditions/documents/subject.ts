/** The document whose case is run: what is known of it at each moment. */

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
  /** What was last sent and accepted. */
  sent: Json;
  state: string;
  /** How often it came to each state. */
  readonly visits: Map<string, number>;
  /** As it was last read. */
  shown: Json;
  /** When it was read for the last time. */
  lastRead?: Exchange | undefined;
  /** As it was read before the last update, and how many updates were composed. */
  before: Json;
  updates: number;
  mailed: boolean;
  /** Whether other cases have been run since it ended. */
  isOver?: true;
  /** The state that it came from; its day, amount and observations before any update. */
  readonly first: {
    state?: string;
    date?: unknown;
    loadedAt?: unknown;
    amount?: unknown;
    observations?: unknown;
  };
  /** Changes of state that were sent and not yet looked at, and triggers that were refused. */
  open: { from: string; trigger: string; cell: About; isRefused?: true; isAnswered2xx?: boolean }[];
  /** What was last done to it, and by which operation: to blame when nothing else is known. */
  last: About;
}
