/** Owns that purchase orders are a document type of their own; what they do is shared by all documents. */
import { documentHandlers } from './documents/handlers.js';

export const purchaseOrderHandlers = documentHandlers('PurchaseOrder', 'purchase_order');
