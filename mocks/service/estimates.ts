/** The documents of the estimates; what they do is shared by all documents. */
import { familyHandlers } from './documents/handlers.js';

export const estimateHandlers = familyHandlers('estimates');
