/**
 * The compact forms in which records are stored: plain JSON values that are never changed in place. Answers are
 * computed from them on read.
 */

export interface AccountRecord {
  readonly id: number;
  readonly name: string;
  readonly apiKey: string;
  readonly organizationName: string;
  readonly fiscalId: string | null;
  readonly email: string;
  readonly password: string;
  readonly taxCountry: string;
  readonly language: string;
  readonly state: string;
  readonly atConfigured: boolean;
  readonly trial: boolean;
  /** Further texts that were sent: first_name, address, city, ... */
  readonly details: Readonly<Record<string, string>>;
}

export interface TaxRecord {
  readonly id: number;
  readonly name: string;
  /** Percentage as decimal text. */
  readonly value: string;
  readonly region: string | null;
  readonly code: string | null;
  readonly isDefault: boolean;
}

export interface ItemRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly unitPrice: string;
  readonly unit: string | null;
  /** 0: no tax is applied. */
  readonly taxId: number;
}

/** The optional texts in their order in answers. */
export const clientTexts = [
  'email',
  'language',
  'address',
  'city',
  'postal_code',
  'country',
  'fiscal_id',
  'website',
  'phone',
  'fax',
  'observations',
  'send_options',
] as const;
export type ClientText = (typeof clientTexts)[number];

export interface ClientRecord {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly texts: Readonly<Partial<Record<ClientText, string>>>;
  readonly contact: Readonly<{ name?: string; email?: string; phone?: string }> | null;
  /** Set by the treasury; undefined until then. */
  readonly initialBalance?: InitialBalance;
}

export interface InitialBalance {
  readonly value: string;
  readonly day: number;
  readonly observation: string | null;
}

export interface SequenceRecord {
  readonly id: number;
  readonly serie: string;
  readonly isDefault: boolean;
  readonly registered: boolean;
  /** Last number given, by kind of document; a kind that is missing has none yet. */
  readonly counters: Readonly<Record<string, number>>;
  /** Day of the last document finalized, by kind: for the strict rules. */
  readonly lastDays: Readonly<Record<string, number>>;
}

export interface LineRecord {
  readonly name: string;
  readonly description: string | null;
  /** As it was sent. */
  readonly unitPrice: string;
  readonly quantity: string;
  readonly unit: string | null;
  /** Percentage. */
  readonly discount: number;
  /** The tax as it was when the line was written. */
  readonly tax: TaxRecord;
  readonly subtotal: number;
  readonly discountAmount: number;
  readonly taxAmount: number;
  readonly total: number;
}

export interface AddressRecord {
  readonly detail: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

/** Fields that few documents have; documents without any of them share one empty value. */
export interface DocumentExtras {
  readonly reference?: string | null;
  readonly observations?: string | null;
  readonly retention?: string | null;
  readonly tax_exemption?: string | null;
  readonly tax_exemption_reason?: string | null;
  readonly currency_code?: string | null;
  readonly rate?: string | null;
  readonly license_plate?: string | null;
  readonly load_site?: string | null;
  readonly delivery_site?: string | null;
  readonly address_from?: AddressRecord | null;
  readonly address_to?: AddressRecord | null;
  readonly mbReference?: boolean;
  readonly manualNumber?: number;
  /** The invoice that a note belongs to, or that a receipt pays. */
  readonly ownerId?: number;
  readonly mechanism?: string | null;
  readonly note?: string | null;
  /** The treasury movement that made a receipt. */
  readonly movementId?: number;
  /** Why it was canceled, refused, ... */
  readonly message?: string | null;
}

export interface DocumentRecord {
  readonly id: number;
  /** Index into `kinds`. */
  readonly kind: number;
  /** Index into `statuses`. */
  readonly status: number;
  readonly archived: boolean;
  readonly day: number;
  readonly dueDay: number;
  /** Seconds since 1970; -1: not a guide, or not given. */
  readonly loadedAt: number;
  /** The client as it was when the document was written. */
  readonly client: ClientRecord;
  readonly lines: readonly LineRecord[];
  readonly sum: number;
  readonly discount: number;
  readonly beforeTaxes: number;
  readonly taxes: number;
  readonly total: number;
  /** 0: the default sequence at finalizing. */
  readonly sequenceId: number;
  /** 0 until finalized. */
  readonly number: number;
  readonly serie: string;
  readonly atcud: string;
  /** Milliseconds since 1970; 0 until finalized. */
  readonly finalizedAt: number;
  readonly extras: DocumentExtras;
}

export interface RegularizationRecord {
  readonly id: number;
  readonly clientId: number;
  readonly number: number;
  readonly value: string;
  readonly day: number;
  readonly observation: string | null;
}

export interface MovementRecord {
  readonly id: number;
  readonly clientId: number;
  readonly value: string;
  readonly type: 'Payment' | 'Reimbursement';
  readonly method: string | null;
  readonly day: number;
  readonly serie: string | null;
  readonly observation: string | null;
  readonly receiptIds: readonly number[];
}

export interface MailRecord {
  readonly id: number;
  /** ISO date-time. */
  readonly at: string;
  readonly to: string;
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string;
  readonly body: string;
  readonly logo: boolean;
  readonly documentId: number;
  /** The document's type, e.g. Invoice. */
  readonly type: string;
}
