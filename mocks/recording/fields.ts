/**
 * Which values may be recorded as they are, by field and form, and the category of stand-in for the others. A value
 * that is not known to be harmless is replaced, also in a field that the contract does not have.
 */
import { documentTypes, type StateTable, stateTables } from '../../generated/states.js';
import type { Category } from './stand-ins.js';

const tables = Object.values(stateTables) as readonly StateTable[];
const words = (list: readonly string[]): RegExp => new RegExp(`^(${[...new Set(list)].join('|')})$`, 'i');

const DECIMAL = /^-?\d{1,15}([.,]\d{1,10})?$/;
const DATE = /^\d{2}\/\d{2}\/\d{4}$|^\d{4}-\d{2}-\d{2}$/;
const MOMENT =
  /^\d{2}\/\d{2}\/\d{4}( \d{2}:\d{2}(:\d{2})?)?$|^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;
const ID = /^\d{1,10}$/;
const FLAG = /^[01]$|^(true|false)$/;
const STATE = words([
  ...tables.flatMap(({ states, triggers }) => [...states, ...triggers]),
  'active',
  'draft',
  'sent',
]);

const every = (names: string, form: RegExp): [string, RegExp][] =>
  names.split(' ').map((name) => [name, form]);

const HARMLESS = new Map<string, RegExp>([
  ...every('id sequence_id owner_invoice_id', ID),
  ...every('status state', STATE),
  ['type', words(Object.values(documentTypes).flatMap(({ type, singular }) => [type, singular]))],
  ...every('date due_date payment_date', DATE),
  ...every('loaded_at created_at', MOMENT),
  ...every('unit_price quantity discount value total sum taxes before_taxes subtotal amount rate', DECIMAL),
  ...every('tax_amount discount_amount retention with_vat without_vat number payment_days', DECIMAL),
  ...every('archived default_tax default_sequence at_configured trial terms marketing logo save', FLAG),
  ...every('mb_reference success non_archived second_copy', FLAG),
  ...every('page per_page total_entries current_page total_pages', ID),
  ...every('total_before_taxes', DECIMAL),
  ['month', /^\d{1,2}$/],
  ['years', /^\d{4}$/],
  ['language', /^(pt|en|es)$/],
  ['send_options', /^[123]$/],
  ['tax_country', /^\d{1,3}$/],
  ...every('currency currency_code', /^(Euro|[A-Z]{3})$/),
  ['symbol', /^[€$£]$/],
  ...every('payment_mechanism payment_method', /^[A-Z]{2}$/),
  ['movement_type', /^(Payment|Reimbursement)$/],
  ['region', /^[A-Z]{2}(-[A-Z]{2})?$/],
  ['unit', /^(hour|day|month|unit|service|other)$/],
  ...every('tax_exemption tax_exemption_reason tax_exemption_code', /^M\d{2}$/),
  ['comment', /^\d{1,3}([.,]\d{1,3})?%$/],
  ['country', /^(Portugal|España|Spain|France|[A-Z]{2})$/],
  ['serie', /^\d{4}$/],
  ['communication_type', /^(auto|manual|guides|portal_at)$/],
]);

/** Fields whose numbers are amounts, ids and counts. */
const NUMBERS = new Set([...HARMLESS.keys(), 'entity']);
const COUNTER = /^current_\w+_(number|sequence_id)$/;

const CATEGORIES: Readonly<Record<string, Category>> = {
  name: 'client',
  organization_name: 'company',
  first_name: 'person',
  last_name: 'person',
  email: 'email',
  cc: 'email',
  bcc: 'email',
  phone: 'phone',
  fax: 'phone',
  fiscal_id: 'fiscal',
  address: 'street',
  detail: 'street',
  load_site: 'street',
  delivery_site: 'street',
  city: 'city',
  postal_code: 'postcode',
  country: 'country',
  website: 'site',
  code: 'code',
  serie: 'serie',
  unit: 'word',
  region: 'word',
  permalink: 'link',
  open_account_link: 'link',
  url: 'link',
  license_plate: 'plate',
  iban: 'iban',
  saft_hash: 'word',
  at_doc_code_id: 'digits',
  entity: 'digits',
  password: 'secret',
  api_key: 'secret',
  at_subuser: 'secret',
  at_password: 'secret',
  username: 'secret',
  error: 'refusal',
  errors: 'refusal',
};

/** Categories of names and codes that depend on the object they are in. */
const WITHIN: Readonly<Record<string, Readonly<Record<string, Category>>>> = {
  item: { name: 'item', description: 'text' },
  tax: { name: 'tax', code: 'tax' },
  preferred_contact: { name: 'person' },
};
const HARMLESS_WITHIN: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  tax: { name: /^(IVA|VAT|IGIC) ?\d{0,2}$|^(Isento|Exempt)$/i, code: /^(NOR|INT|RED|OUT|ISE)$/ },
};
const SINGULAR: Readonly<Record<string, string>> = { items: 'item', taxes: 'tax', clients: 'client' };

/** The name, in the tables above, of the object that a field is in. */
export const placeNamed = (key: string): string => SINGULAR[key] ?? key;

const ADDRESS = /^[^@\s]+@[^@\s.]+\.[^@\s]+$/;

/** The category of stand-in for a value; undefined: it may be recorded as it is. */
export function categoryOf(field: string, within: string, value: string | number): Category | undefined {
  if (typeof value === 'number' && (NUMBERS.has(field) || COUNTER.test(field))) return undefined;
  const form = HARMLESS_WITHIN[within]?.[field] ?? HARMLESS.get(field);
  if (form?.test(String(value))) return undefined;
  if (COUNTER.test(field) && ID.test(String(value))) return undefined;
  const category = WITHIN[within]?.[field] ?? CATEGORIES[field] ?? 'text';
  // A stand-in for an invalid address must be refused too.
  return category === 'email' && !ADDRESS.test(String(value)) ? 'text' : category;
}
