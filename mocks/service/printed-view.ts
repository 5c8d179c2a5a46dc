// The data of printed documents and SAF-T files: plain values under the API's field names.

/** Text as the API holds it: absent, null and '' all mean "not set". */
export type Text = string | null | undefined;
/** Amounts come as numbers or as text; they are only ever read through decimal.js. */
export type Amount = number | string | null | undefined;

export interface PartyView {
  fiscal_id?: Text;
  email?: Text;
  phone?: Text;
  website?: Text;
  address?: Text;
  city?: Text;
  postal_code?: Text;
  country?: Text;
  language?: Text;
}

export interface AccountView extends PartyView {
  organization_name: string;
}

export interface ClientView extends PartyView {
  id?: number | string | null;
  name: string;
  code?: Text;
  /** '1': original; '2': and duplicate; '3': and triplicate. Anything else counts as '1'. */
  send_options?: Text;
}

export interface TaxView {
  id?: number | string | null;
  name?: Text;
  value?: Amount;
  region?: Text;
  code?: Text;
}

export interface LineView {
  name?: Text;
  description?: Text;
  unit_price?: Amount;
  unit?: Text;
  quantity?: Amount;
  tax?: TaxView | null;
  /** Percentage. */
  discount?: Amount;
  /** unit_price x quantity, before the discount and without tax. */
  subtotal?: Amount;
  discount_amount?: Amount;
  tax_amount?: Amount;
  total?: Amount;
}

export interface AddressView {
  detail?: Text;
  city?: Text;
  postal_code?: Text;
  country?: Text;
}

/** A document as the API answers it, without its wrapper. Unknown fields are ignored. */
export interface DocumentJson {
  id: number | string;
  status: string;
  archived?: boolean;
  /** 'Invoice', 'Quote', 'Shipping', ... */
  type: string;
  sequence_number?: Text;
  inverted_sequence_number?: Text;
  atcud?: Text;
  sequence_id?: number | string | null;
  tax_exemption?: Text;
  tax_exemption_reason?: Text;
  /** dd/mm/yyyy, as every date here. */
  date?: Text;
  due_date?: Text;
  /** dd/mm/yyyy hh:mm:ss */
  loaded_at?: Text;
  reference?: Text;
  observations?: Text;
  retention?: Amount;
  permalink?: Text;
  saft_hash?: Text;
  sum?: Amount;
  discount?: Amount;
  before_taxes?: Amount;
  taxes?: Amount;
  total?: Amount;
  currency?: Text;
  client?: (Partial<ClientView> & { name?: string }) | null;
  items?: readonly LineView[] | null;
  mb_reference?: { entity?: Text; value?: Amount; reference?: Text } | null;
  address_from?: AddressView | null;
  address_to?: AddressView | null;
  load_site?: Text;
  delivery_site?: Text;
  license_plate?: Text;
  at_doc_code_id?: Text;
}

export interface DocumentView {
  account: AccountView;
  client: ClientView;
  document: DocumentJson;
}

/** Where the permalink page points to; only http(s) and relative addresses are used. */
export interface PageLinks {
  pdf?: string;
  qr?: string;
}

export interface ItemView {
  id?: number | string | null;
  name?: Text;
  description?: Text;
  unit?: Text;
}

export interface SaftInput {
  account: AccountView;
  /** 1 to 12 and a four-digit year, as number or text. */
  month: number | string;
  year: number | string;
  /** Any documents; those of another month, drafts and deleted ones are left out here. */
  documents: readonly DocumentJson[];
  clients: readonly ClientView[];
  items: readonly ItemView[];
  taxes: readonly TaxView[];
}
