// The thirteen document types and receipts, by the names under which paths, wrappers and answers know them.
export interface DocumentTypeNames {
  singular: string;
  plural: string;
  pascal: string;
  family: 'invoices' | 'estimates' | 'guides' | 'purchase_orders';
}

const FAMILIES = {
  invoices: [
    'invoice',
    'invoice_receipt',
    'simplified_invoice',
    'vat_moss_invoice',
    'credit_note',
    'debit_note',
    'receipt',
  ],
  estimates: ['quote', 'proforma', 'fees_note'],
  guides: ['shipping', 'transport', 'devolution'],
  purchase_orders: ['purchase_order'],
} as const;

const pascalCase = (name: string): string =>
  name.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());

export const documentTypes: DocumentTypeNames[] = Object.entries(FAMILIES).flatMap(([family, singulars]) =>
  singulars.map((singular) => ({
    singular,
    plural: `${singular}s`,
    pascal: pascalCase(singular),
    family: family as DocumentTypeNames['family'],
  })),
);
