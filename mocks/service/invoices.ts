/** Owns which document types the invoice family has; what they do is shared by all documents. */
import { documentHandlers } from './documents/handlers.js';

export const invoiceHandlers = {
  ...documentHandlers('Invoice', 'invoice'),
  ...documentHandlers('InvoiceReceipt', 'invoice_receipt'),
  ...documentHandlers('SimplifiedInvoice', 'simplified_invoice'),
  ...documentHandlers('VatMossInvoice', 'vat_moss_invoice'),
  ...documentHandlers('CreditNote', 'credit_note'),
  ...documentHandlers('DebitNote', 'debit_note'),
};
