/** Owns which document types the guides have; what they do is shared by all documents. */
import { documentHandlers } from './documents/handlers.js';

export const guideHandlers = {
  ...documentHandlers('Shipping', 'shipping'),
  ...documentHandlers('Transport', 'transport'),
  ...documentHandlers('Devolution', 'devolution'),
};
