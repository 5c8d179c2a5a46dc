/** Purchase orders, a family of their own; what they do is shared by all documents. */
import { familyHandlers } from './documents/handlers.js';

export const purchaseOrderHandlers = familyHandlers('purchase_orders');
