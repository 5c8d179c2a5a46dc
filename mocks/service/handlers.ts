/**
 * Owns the table of all operations. One without a handler does not compile: what the compiler misses here belongs in the
 * table at the end of its resource's file (or of `documents/`, for what every type has).
 */
import type { OperationId } from '../../generated/operations.js';
import { accountHandlers } from './accounts.js';
import { clientHandlers } from './clients.js';
import type { Handler } from './context.js';
import { documentHandlers } from './documents/handlers.js';
import { commonDocumentHandlers } from './documents/links.js';
import { listHandlers } from './documents/lists.js';
import { itemHandlers } from './items.js';
import { paymentHandlers } from './payments.js';
import { saftHandlers } from './saft.js';
import { sequenceHandlers } from './sequences.js';
import { taxHandlers } from './taxes.js';
import { treasuryHandlers } from './treasury.js';

export const handlers: Readonly<Record<OperationId, Handler>> = {
  ...accountHandlers,
  ...itemHandlers,
  ...taxHandlers,
  ...clientHandlers,
  ...sequenceHandlers,
  ...documentHandlers,
  ...listHandlers,
  ...commonDocumentHandlers,
  ...paymentHandlers,
  ...saftHandlers,
  ...treasuryHandlers,
};
