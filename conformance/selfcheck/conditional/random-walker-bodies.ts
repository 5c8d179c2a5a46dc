/**
 * Random bodies for the random walker: lawful records of all kinds, and ways to break one field. Deliberately independent of the
 * suite and its factors, to find what they may have missed.
 */
import type { Dice } from '../dice.js';

export type Json = Record<string, unknown>;

const texts = [
  ...[
    'A & B',
    "O'Neil",
    'the "best"',
    '<b>bold</b>',
    'José Conceição',
    'Ωμέγα',
    'Жук',
    'שלום',
    '東京',
    '한국',
  ],
  ...['smile 🙂', 'a; b', 'a, b', 'a/b\\c', 'a|b', 'two\nlines', 'a\tb', '100 %', 'a+b', '0071', 'a  b'],
  'x'.repeat(240),
];
const dates = [
  '05/03/2026',
  '15/03/2026',
  '29/02/2024',
  '31/01/2026',
  '31/12/2025',
  '01/01/2026',
  '30/06/2026',
];
const dues = [
  '05/03/2026',
  '20/03/2026',
  '29/02/2024',
  '30/04/2026',
  '31/12/2026',
  '15/01/2027',
  '15/03/2026',
];
const prices = ['10', '10.00', '0', '0.01', '0.30', '9.99', '1234.56', '250000', '20000'];
const quantities = ['1', '1', '2', '3', '1.5', '0.25', '1000', '1500'];
const rates = ['IVA23', 'IVA23', 'IVA13', 'IVA6', 'Isento', 'Half', 'no such tax'];
const countries = ['Portugal', 'Spain', 'France'];

let made = 0;
/** A new name, plain or with odd characters; sometimes it begins like an older one. */
function nameFrom(dice: Dice, older: readonly string[] = []): string {
  made += 1;
  const old = dice.recent(older);
  if (old !== undefined && dice.chance(0.12)) return dice.chance(0.5) ? `${old}${made}` : old.toUpperCase();
  if (dice.chance(0.08)) return String(700_000 + made);
  if (dice.chance(0.08)) return `GRAND STORES ${made}`;
  return dice.chance(0.5) ? `Name ${made}` : `${textFrom(dice)} ${made}`;
}
export const textFrom = (dice: Dice): string => (dice.chance(0.3) ? 'plain words' : dice.of(texts));
const maybe = (dice: Dice, fields: Json, share = 0.5): Json =>
  Object.fromEntries(Object.entries(fields).filter(() => dice.chance(share)));

export function clientFrom(dice: Dice, older: readonly string[]): Json {
  const name = nameFrom(dice, older);
  const share = dice.of([0, 0.3, 0.9]);
  const details = {
    email: `buyer${made}@probe.example`,
    language: dice.of(['pt', 'en', 'es']),
    address: textFrom(dice),
    city: textFrom(dice),
    postal_code: dice.of(['1000-001', '01234']),
    country: dice.of(countries),
    fiscal_id: dice.of(['508025338', '501442600', '123456789']),
    website: 'https://probe.example',
    phone: dice.of(['+351 21 000', '0351000']),
    fax: '21/000',
    preferred_contact: { name: textFrom(dice), email: 'c@probe.example', phone: '1' },
    observations: textFrom(dice),
    send_options: dice.of(['1', '2', '3']),
  };
  return { name, code: dice.chance(0.5) ? `C${made}` : name, ...maybe(dice, details, share) };
}

export const itemFrom = (dice: Dice, older: readonly string[]): Json => ({
  name: nameFrom(dice, older),
  description: textFrom(dice),
  unit_price: dice.of(prices),
  ...maybe(dice, { unit: dice.of(['unit', 'm&m', 'hour']), tax: { name: dice.of(rates) } }),
});

export const taxFrom = (dice: Dice, older: readonly string[]): Json => ({
  name: nameFrom(dice, older),
  value: dice.of(['0', '5', '7.5', '17.25']),
  region: dice.of(['PT', 'PT-AC', 'PT-MA']),
  ...maybe(dice, { default_tax: '0' }),
});

export const sequenceFrom = (dice: Dice): Json => ({
  serie: nameFrom(dice),
  ...maybe(dice, { default_sequence: '1' }, 0.3),
});

export const accountFrom = (dice: Dice): Json => ({
  organization_name: nameFrom(dice),
  email: `owner${made}${dice.below(1e6)}@probe.example`,
  password: 'secret-1',
  terms: '1',
  marketing: '0',
  ...maybe(dice, {
    fiscal_id: dice.of(['508025338', '501442600', String(500_000_000 + made)]),
    language: dice.of(['pt', 'en']),
  }),
});

function lineFrom(dice: Dice, items: readonly string[], price: string | undefined): Json {
  const known = dice.chance(0.4) ? dice.recent(items) : undefined;
  const unit_price = price ?? dice.of(prices);
  return {
    name: known ?? nameFrom(dice, items),
    unit_price: dice.chance(0.1) ? Number(unit_price) : unit_price,
    quantity: dice.of(quantities),
    ...maybe(dice, {
      description: textFrom(dice),
      unit: 'unit',
      discount: dice.of(['0', '10', '12.5', '50']),
      tax: { name: dice.of(rates) },
    }),
  };
}

export interface Around {
  clients: readonly Json[];
  items: readonly string[];
  sequences: readonly unknown[];
  invoices: readonly unknown[];
  isGuide: boolean;
}

const place = (dice: Dice): Json => ({
  detail: textFrom(dice),
  city: 'Porto',
  postal_code: '4000',
  country: 'Portugal',
});

/** A lawful document of any type. */
export function documentFrom(dice: Dice, around: Around): Json {
  const { clients, items, sequences, invoices, isGuide } = around;
  const old = dice.chance(0.5) ? dice.recent(clients) : undefined;
  const client = old
    ? { name: old.name, ...maybe(dice, { code: old.code, email: 'x@probe.example' }) }
    : clientFrom(
        dice,
        clients.map(({ name }) => String(name)),
      );
  const samePrice = dice.chance(0.4) ? dice.of(prices) : undefined;
  const lines = Array.from({ length: dice.of([1, 1, 1, 2, 2, 3, 4, 10, 25]) }, () =>
    lineFrom(dice, items, samePrice),
  );
  if (lines.length > 1 && dice.chance(0.2)) lines[1] = { ...lines[0], quantity: '4' };
  const date = dice.of(dates);
  return {
    date,
    due_date: dice.chance(0.3) ? date : dice.of(dues),
    client,
    items: lines,
    tax_exemption: 'M01',
    ...maybe(dice, {
      reference: dice.chance(0.3) ? 'same reference' : textFrom(dice),
      observations: textFrom(dice),
      retention: dice.of(['0', '11.5']),
    }),
    ...(sequences.length > 0 ? maybe(dice, { sequence_id: String(dice.recent(sequences)) }, 0.3) : {}),
    ...(invoices.length > 0 ? { owner_invoice_id: dice.recent(invoices) } : {}),
    ...(isGuide
      ? {
          loaded_at: `${date} 09:30:00`,
          address_from: place(dice),
          address_to: place(dice),
          license_plate: 'AA-00-BB',
        }
      : {}),
  };
}

export const mailFrom = (dice: Dice): Json => ({
  client: { email: `m${dice.below(1000)}@probe.example`, save: dice.of(['0', '1']) },
  ...maybe(dice, {
    subject: textFrom(dice),
    body: textFrom(dice),
    cc: 'cc@probe.example',
    bcc: 'bcc@probe.example',
    logo: '0',
  }),
});

/** Removes or breaks one field of a body, at the top or one level below. */
export function broken(dice: Dice, fields: Json): Json {
  const copy = structuredClone(fields);
  const inner = dice.chance(0.4)
    ? Object.values(copy).find(
        (one): one is Json => typeof one === 'object' && one !== null && !Array.isArray(one),
      )
    : undefined;
  const holder = inner ?? copy;
  const name = dice.of(Object.keys(holder));
  if (dice.chance(0.5)) delete holder[name];
  else holder[name] = dice.of(['no value at all', 'xx', '-1', { odd: 1 }]);
  return copy;
}
