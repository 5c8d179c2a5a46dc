/** The document types, as the description names them: one row a type. */
export type Family = 'invoice' | 'estimate' | 'guide' | 'order' | 'receipt';

export interface Kind {
  plural: string;
  singular: string;
  type: string;
  family: Family;
}

const row = (family: Family, plural: string, singular: string, type: string): Kind => ({
  family,
  plural,
  singular,
  type,
});

export const kinds: readonly Kind[] = [
  row('invoice', 'invoices', 'invoice', 'Invoice'),
  row('invoice', 'invoice_receipts', 'invoice_receipt', 'InvoiceReceipt'),
  row('invoice', 'simplified_invoices', 'simplified_invoice', 'SimplifiedInvoice'),
  row('invoice', 'vat_moss_invoices', 'vat_moss_invoice', 'VatMossInvoice'),
  row('invoice', 'credit_notes', 'credit_note', 'CreditNote'),
  row('invoice', 'debit_notes', 'debit_note', 'DebitNote'),
  row('estimate', 'quotes', 'quote', 'Quote'),
  row('estimate', 'proformas', 'proforma', 'Proforma'),
  row('estimate', 'fees_notes', 'fees_note', 'FeesNote'),
  row('guide', 'shippings', 'shipping', 'Shipping'),
  row('guide', 'transports', 'transport', 'Transport'),
  row('guide', 'devolutions', 'devolution', 'Devolution'),
  row('order', 'purchase_orders', 'purchase_order', 'PurchaseOrder'),
  row('receipt', 'receipts', 'receipt', 'Receipt'),
];

/** The kinds of number that a sequence counts, in the order of the description. */
export const counted: readonly string[] = [
  'invoice',
  'invoice_receipt',
  'simplified_invoice',
  'credit_note',
  'debit_note',
  'receipt',
  'shipping',
  'transport',
  'devolution',
  'proforma',
  'quote',
  'fees_note',
  'purchase_order',
  'vat_moss_invoice',
  'vat_moss_credit_note',
  'vat_moss_receipt',
];

export function kindOf(plural: string): Kind {
  const kind = kinds.find((each) => each.plural === plural);
  if (!kind) throw new Error(`no document type is called ${plural}`);
  return kind;
}
