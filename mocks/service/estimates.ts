/** Owns which document types the estimates have; what they do is shared by all documents. */
import { documentHandlers } from './documents/handlers.js';

export const estimateHandlers = {
  ...documentHandlers('Quote', 'quote'),
  ...documentHandlers('Proforma', 'proforma'),
  ...documentHandlers('FeesNote', 'fees_note'),
};
