/** The invoice family's documents; what they do is shared by all documents. */
import { familyHandlers } from './documents/handlers.js';

export const invoiceHandlers = familyHandlers('invoices');
