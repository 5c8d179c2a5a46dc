import { z } from 'zod';
import { DateTime } from './dates.js';

// Numbers are often sent as text and the other way round: both are taken.
export const text = z.union([z.string(), z.number().transform(String)]);
export const required = text.refine((value) => value.trim() !== '', 'is required');
export const optional = text.nullish().transform((value) => (value === null ? '' : value));
export const number = z.union([z.number(), z.string().trim().regex(/^-?\d+(\.\d+)?$/, 'is not a number').transform(Number)],
  { error: 'is not a number' });
export const positive = number.refine((value) => value >= 0, 'must be at least 0');
export const percentage = number.refine((value) => value >= 0 && value <= 100, 'must be between 0 and 100');
export const flag = z.union([z.boolean(), z.enum(['0', '1', 'true', 'false']), z.literal(0), z.literal(1)])
  .transform((value) => value === true || String(value) === '1' || value === 'true');
export const zeroOrOne = z.union([z.enum(['0', '1']), z.literal(0), z.literal(1)], { error: 'must be 0 or 1' }).transform(String);
export const email = z.email('is not a valid e-mail address');
export const optionalEmail = z.union([z.literal(''), email]).nullish().transform((value) => (value === null ? '' : value));
export const date = z.string().refine(DateTime.isDate, 'must be a date dd/mm/yyyy');
export const language = z.enum(['pt', 'en', 'es']);

const regions = [];
for (let a = 65; a <= 90; a++) for (let b = 65; b <= 90; b++) regions.push(String.fromCharCode(a, b));
const COUNTRIES = new Set(['en', 'pt', 'es'].flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return regions.flatMap((code) => (names.of(code) ? [code, names.of(code)] : []));
}).map((name) => name.toLowerCase()));
const country = optional.refine((value) => !value || COUNTRIES.has(value.toLowerCase()), 'is not in the country list');

export const wrap = (name, schema) => z.object({ [name]: schema });

// --- accounts

export const accountSchema = z.object({
  first_name: optional,
  last_name: optional,
  organization_name: required,
  phone: optional,
  email,
  password: required,
  fiscal_id: optional,
  tax_country: z.union([z.enum(['1', '2', '3']), z.literal([1, 2, 3]).transform(String)]).default('1'),
  language: language.default('pt'),
  terms: zeroOrOne.refine((value) => value === '1', 'must be accepted'),
  marketing: zeroOrOne,
});

export const credentialsSchema = z.object({
  username: required,
  password: optional,
  type: z.enum(['AT']).default('AT'),
  context: z.enum(['Sequences']).default('Sequences'),
});

const accountChanges = z.object({
  first_name: optional, last_name: optional, organization_name: required.optional(), phone: optional,
  email: email.optional(), password: required.optional(), fiscal_id: optional, address: optional, city: optional,
  postal_code: optional, website: optional, fax: optional,
  terms: zeroOrOne.optional(), credentials: credentialsSchema.optional(),
});

/** The description gives two variants of the update: a body has to be complete in one of them. */
export const accountUpdateSchema = accountChanges.refine(
  (a) => (a.organization_name && a.email && a.password && a.terms) || (a.fiscal_id && a.address),
  'organization_name, email, password and terms, or fiscal_id and address, are required',
);

// --- items, taxes, clients, sequences

const taxName = z.object({ name: optional }).nullish();

export const itemSchema = z.object({
  name: required, description: required, unit_price: positive, unit: optional, tax: taxName,
});
export const itemUpdateSchema = itemSchema.partial({ name: true, description: true });

export const taxSchema = z.object({
  name: required, value: percentage, region: optional, default_tax: flag.optional(),
});

export const clientSchema = z.object({
  name: required,
  code: required,
  email: optionalEmail,
  language: language.optional(),
  address: optional,
  city: optional,
  postal_code: optional,
  country,
  fiscal_id: optional,
  website: optional,
  phone: optional,
  fax: optional,
  preferred_contact: z.object({ name: optional, email: optionalEmail, phone: optional }).nullish(),
  observations: optional,
  send_options: text.pipe(z.enum(['1', '2', '3'])).optional(),
});

export const sequenceSchema = z.object({ serie: required, default_sequence: flag.optional() });

// --- documents

const line = z.object({
  name: required,
  description: optional,
  unit_price: positive.optional(),
  unit: optional,
  quantity: number.refine((value) => value > 0, 'must be above 0').default(1),
  discount: percentage.default(0),
  tax: taxName,
});

export const documentSchema = z.object({
  date: date.optional(),
  due_date: date.optional(),
  reference: optional,
  observations: optional,
  retention: percentage.transform(String).optional(),
  tax_exemption: optional,
  tax_exemption_reason: optional,
  sequence_id: text.nullish(),
  manual_sequence_number: optional,
  owner_invoice_id: number.nullish(),
  client: clientSchema.partial({ code: true }),
  items: z.array(line).min(1, 'must have at least one item'),
});

const place = z.object({ detail: optional, city: optional, postal_code: optional, country }).nullish();

export const guideSchema = documentSchema.extend({
  loaded_at: z.string().refine(DateTime.isDateTime, 'must be dd/mm/yyyy hh:mm:ss').optional(),
  license_plate: optional,
  address_from: place,
  address_to: place,
  load_site: optional,
  delivery_site: optional,
});

export const stateSchema = z.object({ state: required, message: optional });

export const messageSchema = z.object({
  client: z.object({ email, save: zeroOrOne }),
  subject: optional,
  body: optional,
  cc: optionalEmail,
  bcc: optionalEmail,
  logo: zeroOrOne.default('0'),
});

export const paymentSchema = z.object({
  amount: number.refine((value) => value > 0, 'must be above 0'),
  payment_date: date.optional(),
  payment_mechanism: optional,
  note: optional,
});

// --- treasury

export const initialBalanceSchema = z.object({ value: number, date: date.optional() });
export const entrySchema = z.object({ value: number, date: date.optional(), description: optional });
