/**
 * The handlers of all operations. An operation without one does not compile: add it to the table at the end of its
 * resource's file, or in `documents/` when every type has it.
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
