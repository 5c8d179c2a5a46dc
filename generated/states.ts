// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
export type DocumentType = 'invoices' | 'invoice_receipts' | 'simplified_invoices' | 'vat_moss_invoices' | 'credit_notes' | 'debit_notes' | 'receipts' | 'quotes' | 'proformas' | 'fees_notes' | 'shippings' | 'transports' | 'devolutions' | 'purchase_orders';
export type SingularType = 'invoice' | 'invoice_receipt' | 'simplified_invoice' | 'vat_moss_invoice' | 'credit_note' | 'debit_note' | 'receipt' | 'quote' | 'proforma' | 'fees_note' | 'shipping' | 'transport' | 'devolution' | 'purchase_order';
export type TypeName = 'Invoice' | 'InvoiceReceipt' | 'SimplifiedInvoice' | 'VatMossInvoice' | 'CreditNote' | 'DebitNote' | 'Receipt' | 'Quote' | 'Proforma' | 'FeesNote' | 'Shipping' | 'Transport' | 'Devolution' | 'PurchaseOrder';
export type StateFamily = 'estimates' | 'guides' | 'invoices' | 'purchase_orders' | 'receipts';
export type Family = StateFamily;
export interface FamilyTypes {
  readonly estimates: 'Quote' | 'Proforma' | 'FeesNote';
  readonly guides: 'Shipping' | 'Transport' | 'Devolution';
  readonly invoices: 'Invoice' | 'InvoiceReceipt' | 'SimplifiedInvoice' | 'VatMossInvoice' | 'CreditNote' | 'DebitNote';
  readonly purchase_orders: 'PurchaseOrder';
  readonly receipts: 'Receipt';
}
export type CountedKind = 'invoice' | 'invoice_receipt' | 'simplified_invoice' | 'vat_moss_invoice' | 'credit_note' | 'debit_note' | 'receipt' | 'quote' | 'proforma' | 'fees_note' | 'shipping' | 'transport' | 'devolution' | 'purchase_order' | 'vat_moss_credit_note' | 'vat_moss_receipt';
export type SaftSection = 'invoices' | 'payments' | 'works' | 'movements';

/** Where a trigger leads; null in its place: it is not allowed. */
export interface Cell {
  readonly to: string;
  readonly assumed?: string;
}

export interface StateTable {
  readonly family: StateFamily;
  readonly types: readonly DocumentType[];
  readonly initial: string;
  readonly states: readonly string[];
  readonly triggers: readonly string[];
  /** Why the whole table is assumed. */
  readonly assumed?: string;
}

export interface DocumentTypeNames {
  readonly plural: DocumentType;
  readonly singular: SingularType;
  /** The value of `type` in answers, and the name in operation ids. */
  readonly type: TypeName;
  readonly pascal: TypeName;
  readonly family: Family;
  /** In words: an invoice, invoices. */
  readonly a: string;
  readonly many: string;
  /** The kind of counter that it moves in a sequence. */
  readonly counted?: CountedKind;
  /** Its section of a SAF-T file, and the tax authority's code for it. */
  readonly saft: { readonly section: SaftSection; readonly code: string };
  /** Why the whole type is assumed: the description does not have it. */
  readonly assumed?: string;
  /** Once final it waits for payments, and receipts settle it. */
  readonly owed?: boolean;
  /** A credit or debit note may belong to it. */
  readonly noted?: boolean;
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
  "assumed": "payloads of payments are not shown"
 }
};

export const documentTypes: { readonly [Plural in DocumentType]: DocumentTypeNames } = {
 "invoices": {
  "singular": "invoice",
  "plural": "invoices",
  "type": "Invoice",
  "a": "an invoice",
  "many": "invoices",
  "family": "invoices",
  "counted": "invoice",
  "saft": {
   "section": "invoices",
   "code": "FT"
  },
  "owed": true,
  "noted": true,
  "pascal": "Invoice"
 },
 "invoice_receipts": {
  "singular": "invoice_receipt",
  "plural": "invoice_receipts",
  "type": "InvoiceReceipt",
  "a": "an invoice receipt",
  "many": "invoice receipts",
  "family": "invoices",
  "counted": "invoice_receipt",
  "saft": {
   "section": "invoices",
   "code": "FR"
  },
  "noted": true,
  "pascal": "InvoiceReceipt"
 },
 "simplified_invoices": {
  "singular": "simplified_invoice",
  "plural": "simplified_invoices",
  "type": "SimplifiedInvoice",
  "a": "a simplified invoice",
  "many": "simplified invoices",
  "family": "invoices",
  "counted": "simplified_invoice",
  "saft": {
   "section": "invoices",
   "code": "FS"
  },
  "owed": true,
  "noted": true,
  "pascal": "SimplifiedInvoice"
 },
 "vat_moss_invoices": {
  "singular": "vat_moss_invoice",
  "plural": "vat_moss_invoices",
  "type": "VatMossInvoice",
  "a": "a VAT MOSS invoice",
  "many": "VAT MOSS invoices",
  "family": "invoices",
  "counted": "vat_moss_invoice",
  "saft": {
   "section": "invoices",
   "code": "FT"
  },
  "owed": true,
  "noted": true,
  "pascal": "VatMossInvoice"
 },
 "credit_notes": {
  "singular": "credit_note",
  "plural": "credit_notes",
  "type": "CreditNote",
  "a": "a credit note",
  "many": "credit notes",
  "family": "invoices",
  "counted": "credit_note",
  "saft": {
   "section": "invoices",
   "code": "NC"
  },
  "pascal": "CreditNote"
 },
 "debit_notes": {
  "singular": "debit_note",
  "plural": "debit_notes",
  "type": "DebitNote",
  "a": "a debit note",
  "many": "debit notes",
  "family": "invoices",
  "counted": "debit_note",
  "saft": {
   "section": "invoices",
   "code": "ND"
  },
  "owed": true,
  "pascal": "DebitNote"
 },
 "receipts": {
  "singular": "receipt",
  "plural": "receipts",
  "type": "Receipt",
  "a": "a receipt",
  "many": "receipts",
  "family": "receipts",
  "counted": "receipt",
  "saft": {
   "section": "payments",
   "code": "RG"
  },
  "pascal": "Receipt"
 },
 "quotes": {
  "singular": "quote",
  "plural": "quotes",
  "type": "Quote",
  "a": "a quote",
  "many": "quotes",
  "family": "estimates",
  "counted": "quote",
  "saft": {
   "section": "works",
   "code": "OR"
  },
  "pascal": "Quote"
 },
 "proformas": {
  "singular": "proforma",
  "plural": "proformas",
  "type": "Proforma",
  "a": "a proforma",
  "many": "proformas",
  "family": "estimates",
  "counted": "proforma",
  "saft": {
   "section": "works",
   "code": "PF"
  },
  "pascal": "Proforma"
 },
 "fees_notes": {
  "singular": "fees_note",
  "plural": "fees_notes",
  "type": "FeesNote",
  "a": "a fees note",
  "many": "fees notes",
  "family": "estimates",
  "counted": "fees_note",
  "saft": {
   "section": "works",
   "code": "OU"
  },
  "pascal": "FeesNote"
 },
 "shippings": {
  "singular": "shipping",
  "plural": "shippings",
  "type": "Shipping",
  "a": "a shipping",
  "many": "shippings",
  "family": "guides",
  "counted": "shipping",
  "saft": {
   "section": "movements",
   "code": "GR"
  },
  "pascal": "Shipping"
 },
 "transports": {
  "singular": "transport",
  "plural": "transports",
  "type": "Transport",
  "a": "a transport",
  "many": "transports",
  "family": "guides",
  "counted": "transport",
  "saft": {
   "section": "movements",
   "code": "GT"
  },
  "pascal": "Transport"
 },
 "devolutions": {
  "singular": "devolution",
  "plural": "devolutions",
  "type": "Devolution",
  "a": "a devolution",
  "many": "devolutions",
  "family": "guides",
  "counted": "devolution",
  "saft": {
   "section": "movements",
   "code": "GD"
  },
  "pascal": "Devolution"
 },
 "purchase_orders": {
  "singular": "purchase_order",
  "plural": "purchase_orders",
  "type": "PurchaseOrder",
  "a": "a purchase order",
  "many": "purchase orders",
  "family": "purchase_orders",
  "counted": "purchase_order",
  "saft": {
   "section": "works",
   "code": "NE"
  },
  "pascal": "PurchaseOrder"
 }
};

/** Every state that a document of a type can come to, from the initial one on, with every trigger of its table. */
export const cells: { readonly [Plural in DocumentType]: { readonly [state: string]: { readonly [trigger: string]: Cell | null } } } = {
 "invoices": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   },
   "settled": {
    "to": "settled"
   },
   "unsettled": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "settled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  }
 },
 "invoice_receipts": {
  "draft": {
   "finalized": {
    "to": "settled"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "settled": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   },
   "settled": null,
   "unsettled": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  }
 },
 "simplified_invoices": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   },
   "settled": {
    "to": "settled"
   },
   "unsettled": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "settled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  }
 },
 "vat_moss_invoices": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   },
   "settled": {
    "to": "settled"
   },
   "unsettled": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "settled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  }
 },
 "credit_notes": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   },
   "settled": {
    "to": "settled"
   },
   "unsettled": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "settled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": {
    "to": "final"
   }
  }
 },
 "debit_notes": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   },
   "settled": {
    "to": "settled"
   },
   "unsettled": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": null
  },
  "settled": {
   "finalized": null,
   "deleted": null,
   "canceled": null,
   "settled": null,
   "unsettled": {
    "to": "final"
   }
  }
 },
 "receipts": {
  "final": {
   "canceled": {
    "to": "canceled",
    "assumed": "payloads of payments are not shown"
   }
  },
  "canceled": {
   "canceled": null
  }
 },
 "quotes": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "accept": null,
   "refuse": null,
   "canceled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted"
   },
   "refuse": {
    "to": "refused"
   },
   "canceled": {
    "to": "canceled"
   }
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null
  },
  "accepted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": {
    "to": "refused"
   },
   "canceled": {
    "to": "canceled"
   }
  },
  "refused": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted"
   },
   "refuse": null,
   "canceled": {
    "to": "canceled"
   }
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null
  }
 },
 "proformas": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "accept": null,
   "refuse": null,
   "canceled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted"
   },
   "refuse": {
    "to": "refused"
   },
   "canceled": {
    "to": "canceled"
   }
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null
  },
  "accepted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": {
    "to": "refused"
   },
   "canceled": {
    "to": "canceled"
   }
  },
  "refused": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted"
   },
   "refuse": null,
   "canceled": {
    "to": "canceled"
   }
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null
  }
 },
 "fees_notes": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "accept": null,
   "refuse": null,
   "canceled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted"
   },
   "refuse": {
    "to": "refused"
   },
   "canceled": {
    "to": "canceled"
   }
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null
  },
  "accepted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": {
    "to": "refused"
   },
   "canceled": {
    "to": "canceled"
   }
  },
  "refused": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted"
   },
   "refuse": null,
   "canceled": {
    "to": "canceled"
   }
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null
  }
 },
 "shippings": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   }
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null
  }
 },
 "transports": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   }
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null
  }
 },
 "devolutions": {
  "draft": {
   "finalized": {
    "to": "final"
   },
   "deleted": {
    "to": "deleted"
   },
   "canceled": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "canceled": {
    "to": "canceled"
   }
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "canceled": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "canceled": null
  }
 },
 "purchase_orders": {
  "draft": {
   "finalized": {
    "to": "final",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "deleted": {
    "to": "deleted",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "accept": null,
   "refuse": null,
   "canceled": null,
   "completed": null
  },
  "final": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "refuse": {
    "to": "refused",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "canceled": {
    "to": "canceled",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "completed": null
  },
  "deleted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null,
   "completed": null
  },
  "accepted": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": {
    "to": "refused",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "canceled": {
    "to": "canceled",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "completed": {
    "to": "completed",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   }
  },
  "refused": {
   "finalized": null,
   "deleted": null,
   "accept": {
    "to": "accepted",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "refuse": null,
   "canceled": {
    "to": "canceled",
    "assumed": "the transitions of purchase orders are not shown; as estimates, and completed"
   },
   "completed": null
  },
  "canceled": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null,
   "completed": null
  },
  "completed": {
   "finalized": null,
   "deleted": null,
   "accept": null,
   "refuse": null,
   "canceled": null,
   "completed": null
  }
 }
};

/** The kinds of document that a sequence counts. */
export const countedKinds: readonly CountedKind[] = [
 "invoice",
 "invoice_receipt",
 "simplified_invoice",
 "vat_moss_invoice",
 "credit_note",
 "debit_note",
 "receipt",
 "quote",
 "proforma",
 "fees_note",
 "shipping",
 "transport",
 "devolution",
 "purchase_order",
 "vat_moss_credit_note",
 "vat_moss_receipt"
];
