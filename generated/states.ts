// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
export type DocumentType = 'invoices' | 'invoice_receipts' | 'simplified_invoices' | 'vat_moss_invoices' | 'credit_notes' | 'debit_notes' | 'receipts' | 'quotes' | 'proformas' | 'fees_notes' | 'shippings' | 'transports' | 'devolutions' | 'purchase_orders';
export type SingularType = 'invoice' | 'invoice_receipt' | 'simplified_invoice' | 'vat_moss_invoice' | 'credit_note' | 'debit_note' | 'receipt' | 'quote' | 'proforma' | 'fees_note' | 'shipping' | 'transport' | 'devolution' | 'purchase_order';
export type StateFamily = 'estimates' | 'guides' | 'invoices' | 'purchase_orders' | 'receipts';
export type Family = StateFamily;

/** One transition. A row with `only` wins over a row for all types with the same from and trigger. */
export interface Row {
  readonly from: string;
  readonly trigger: string;
  readonly to: string;
  readonly only?: readonly SingularType[];
  readonly assumed?: string;
}

export interface StateTable {
  readonly family: StateFamily;
  readonly types: readonly DocumentType[];
  readonly initial: string;
  readonly states: readonly string[];
  readonly triggers: readonly string[];
  readonly rows: readonly Row[];
  /** Why the whole table is assumed. */
  readonly assumed?: string;
}

export interface DocumentTypeNames {
  readonly plural: DocumentType;
  readonly singular: SingularType;
  /** The value of `type` in answers. */
  readonly type: string;
  readonly pascal: string;
  readonly family: Family;
}

export const stateTables: { readonly [Name in StateFamily]: StateTable } = {
 "estimates": {
  "family": "estimates",
  "types": [
   "quotes",
   "proformas",
   "fees_notes"
  ],
  "initial": "draft",
  "states": [
   "draft",
   "final",
   "deleted",
   "accepted",
   "refused",
   "canceled"
  ],
  "triggers": [
   "finalized",
   "deleted",
   "accept",
   "refuse",
   "canceled"
  ],
  "rows": [
   {
    "from": "draft",
    "trigger": "finalized",
    "to": "final"
   },
   {
    "from": "draft",
    "trigger": "deleted",
    "to": "deleted"
   },
   {
    "from": "final",
    "trigger": "accept",
    "to": "accepted"
   },
   {
    "from": "final",
    "trigger": "refuse",
    "to": "refused"
   },
   {
    "from": "final",
    "trigger": "canceled",
    "to": "canceled"
   },
   {
    "from": "accepted",
    "trigger": "refuse",
    "to": "refused"
   },
   {
    "from": "refused",
    "trigger": "accept",
    "to": "accepted"
   },
   {
    "from": "accepted",
    "trigger": "canceled",
    "to": "canceled"
   },
   {
    "from": "refused",
    "trigger": "canceled",
    "to": "canceled"
   }
  ]
 },
 "guides": {
  "family": "guides",
  "types": [
   "shippings",
   "transports",
   "devolutions"
  ],
  "initial": "draft",
  "states": [
   "draft",
   "final",
   "deleted",
   "canceled"
  ],
  "triggers": [
   "finalized",
   "deleted",
   "canceled"
  ],
  "rows": [
   {
    "from": "draft",
    "trigger": "finalized",
    "to": "final"
   },
   {
    "from": "draft",
    "trigger": "deleted",
    "to": "deleted"
   },
   {
    "from": "final",
    "trigger": "canceled",
    "to": "canceled"
   }
  ]
 },
 "invoices": {
  "family": "invoices",
  "types": [
   "invoices",
   "invoice_receipts",
   "simplified_invoices",
   "vat_moss_invoices",
   "credit_notes",
   "debit_notes"
  ],
  "initial": "draft",
  "states": [
   "draft",
   "final",
   "settled",
   "deleted",
   "canceled"
  ],
  "triggers": [
   "finalized",
   "deleted",
   "canceled",
   "settled",
   "unsettled"
  ],
  "rows": [
   {
    "from": "draft",
    "trigger": "finalized",
    "to": "final"
   },
   {
    "from": "draft",
    "trigger": "finalized",
    "only": [
     "invoice_receipt"
    ],
    "to": "settled"
   },
   {
    "from": "draft",
    "trigger": "deleted",
    "to": "deleted"
   },
   {
    "from": "final",
    "trigger": "canceled",
    "to": "canceled"
   },
   {
    "from": "settled",
    "trigger": "canceled",
    "only": [
     "invoice_receipt"
    ],
    "to": "canceled"
   },
   {
    "from": "final",
    "trigger": "settled",
    "to": "settled"
   },
   {
    "from": "settled",
    "trigger": "unsettled",
    "only": [
     "credit_note",
     "debit_note"
    ],
    "to": "final"
   }
  ]
 },
 "purchase_orders": {
  "family": "purchase_orders",
  "types": [
   "purchase_orders"
  ],
  "initial": "draft",
  "states": [
   "draft",
   "final",
   "deleted",
   "accepted",
   "refused",
   "canceled",
   "completed"
  ],
  "triggers": [
   "finalized",
   "deleted",
   "accept",
   "refuse",
   "canceled",
   "completed"
  ],
  "rows": [
   {
    "from": "draft",
    "trigger": "finalized",
    "to": "final"
   },
   {
    "from": "draft",
    "trigger": "deleted",
    "to": "deleted"
   },
   {
    "from": "final",
    "trigger": "accept",
    "to": "accepted"
   },
   {
    "from": "final",
    "trigger": "refuse",
    "to": "refused"
   },
   {
    "from": "final",
    "trigger": "canceled",
    "to": "canceled"
   },
   {
    "from": "accepted",
    "trigger": "refuse",
    "to": "refused"
   },
   {
    "from": "refused",
    "trigger": "accept",
    "to": "accepted"
   },
   {
    "from": "accepted",
    "trigger": "canceled",
    "to": "canceled"
   },
   {
    "from": "refused",
    "trigger": "canceled",
    "to": "canceled"
   },
   {
    "from": "accepted",
    "trigger": "completed",
    "to": "completed"
   }
  ],
  "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
 },
 "receipts": {
  "family": "receipts",
  "types": [
   "receipts"
  ],
  "initial": "final",
  "states": [
   "final",
   "canceled"
  ],
  "triggers": [
   "canceled"
  ],
  "rows": [
   {
    "from": "final",
    "trigger": "canceled",
    "to": "canceled"
   }
  ],
  "assumed": "payloads of payments are not shown"
 }
};

export const documentTypes: { readonly [Plural in DocumentType]: DocumentTypeNames } = {
 "invoices": {
  "singular": "invoice",
  "plural": "invoices",
  "pascal": "Invoice",
  "family": "invoices",
  "type": "Invoice"
 },
 "invoice_receipts": {
  "singular": "invoice_receipt",
  "plural": "invoice_receipts",
  "pascal": "InvoiceReceipt",
  "family": "invoices",
  "type": "InvoiceReceipt"
 },
 "simplified_invoices": {
  "singular": "simplified_invoice",
  "plural": "simplified_invoices",
  "pascal": "SimplifiedInvoice",
  "family": "invoices",
  "type": "SimplifiedInvoice"
 },
 "vat_moss_invoices": {
  "singular": "vat_moss_invoice",
  "plural": "vat_moss_invoices",
  "pascal": "VatMossInvoice",
  "family": "invoices",
  "type": "VatMossInvoice"
 },
 "credit_notes": {
  "singular": "credit_note",
  "plural": "credit_notes",
  "pascal": "CreditNote",
  "family": "invoices",
  "type": "CreditNote"
 },
 "debit_notes": {
  "singular": "debit_note",
  "plural": "debit_notes",
  "pascal": "DebitNote",
  "family": "invoices",
  "type": "DebitNote"
 },
 "receipts": {
  "singular": "receipt",
  "plural": "receipts",
  "pascal": "Receipt",
  "family": "receipts",
  "type": "Receipt"
 },
 "quotes": {
  "singular": "quote",
  "plural": "quotes",
  "pascal": "Quote",
  "family": "estimates",
  "type": "Quote"
 },
 "proformas": {
  "singular": "proforma",
  "plural": "proformas",
  "pascal": "Proforma",
  "family": "estimates",
  "type": "Proforma"
 },
 "fees_notes": {
  "singular": "fees_note",
  "plural": "fees_notes",
  "pascal": "FeesNote",
  "family": "estimates",
  "type": "FeesNote"
 },
 "shippings": {
  "singular": "shipping",
  "plural": "shippings",
  "pascal": "Shipping",
  "family": "guides",
  "type": "Shipping"
 },
 "transports": {
  "singular": "transport",
  "plural": "transports",
  "pascal": "Transport",
  "family": "guides",
  "type": "Transport"
 },
 "devolutions": {
  "singular": "devolution",
  "plural": "devolutions",
  "pascal": "Devolution",
  "family": "guides",
  "type": "Devolution"
 },
 "purchase_orders": {
  "singular": "purchase_order",
  "plural": "purchase_orders",
  "pascal": "PurchaseOrder",
  "family": "purchase_orders",
  "type": "PurchaseOrder"
 }
};
