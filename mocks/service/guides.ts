/** The documents of the guides; what they do is shared by all documents. */
import { familyHandlers } from './documents/handlers.js';

export const guideHandlers = familyHandlers('guides');
