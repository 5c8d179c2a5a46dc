// A realistic document for the tests of this folder.
import type { DocumentJson, DocumentView, LineView } from '../service/printed-view.js';

/** A line of 2 x 10.00 with 23 % tax, changed by `change`. */
export const line = (change: Partial<LineView> = {}): LineView => ({
  name: 'Filter coffee',
  description: 'Single origin, 250 g',
  unit_price: '10.0',
  unit: 'unit',
  quantity: '2.0',
  tax: { id: 1, name: 'IVA23', value: 23 },
  discount: 0,
  subtotal: 20,
  discount_amount: 0,
  tax_amount: 4.6,
  total: 24.6,
  ...change,
});

const lines: LineView[] = [
  line(),
  line({
    name: 'Espresso machine',
    description: 'Two groups, with grinder. Delivered, installed and explained to the team on site.',
    unit_price: '1840.5',
    quantity: '1.0',
    discount: 10,
    subtotal: 1840.5,
    discount_amount: 184.05,
    tax_amount: 380.9835,
    total: 2037.4335,
  }),
  line({
    name: 'Barista training',
    description: null,
    unit: 'hour',
    unit_price: '35.0',
    quantity: '6.5',
    tax: { id: 4, name: 'Isento', value: 0 },
    subtotal: 227.5,
    tax_amount: 0,
    total: 227.5,
  }),
];

export const sampleDocument = (change: Partial<DocumentJson> = {}): DocumentJson => ({
  id: 1001,
  status: 'final',
  archived: false,
  type: 'Invoice',
  sequence_number: '12/2026',
  inverted_sequence_number: '2026/12',
  atcud: 'CSDF7T5H-12',
  sequence_id: '7',
  tax_exemption: 'M07',
  date: '05/11/2026',
  due_date: '05/12/2026',
  reference: 'PO-4471',
  observations: 'Thank you for your order. Please quote the invoice number with your payment.',
  retention: null,
  permalink: 'http://example.test/documents/1001',
  saft_hash: 'Q7xkH2cVbA9sPq3LmT8dW1yRf6GjZ0nUe5KoXiB4',
  sum: 2088,
  discount: 184.05,
  before_taxes: 1903.95,
  taxes: 385.58,
  total: 2289.53,
  currency: 'EUR',
  client: { id: 5, name: 'Livraria Águas Claras, Lda', country: 'Portugal' },
  items: lines,
  mb_reference: { entity: '11473', value: 2289.53, reference: '100200300' },
  ...change,
});

export const sample = (
  document: Partial<DocumentJson> = {},
  client: Partial<DocumentView['client']> = {},
  account: Partial<DocumentView['account']> = {},
): DocumentView => ({
  account: {
    organization_name: 'Torrefação do Bairro, Lda',
    fiscal_id: '509442013',
    email: 'faturas@torrefacao.example',
    address: 'Rua das Flores 12',
    city: 'Porto',
    postal_code: '4050-262',
    country: 'Portugal',
    language: 'pt',
    ...account,
  },
  client: {
    id: 5,
    name: 'Livraria Águas Claras, Lda',
    code: 'C-005',
    fiscal_id: '508025338',
    email: 'compras@aguasclaras.example',
    address: 'Avenida da Liberdade 245, 3.º Esq.',
    city: 'Lisboa',
    postal_code: '1250-143',
    country: 'Portugal',
    language: 'en',
    send_options: '1',
    ...client,
  },
  document: sampleDocument(document),
});

/** The fields of a client or an account that are only shown, all set to one text. */
export const partyOf = (text: string) => ({
  address: text,
  city: text,
  postal_code: text,
  country: text,
  fiscal_id: text,
  email: text,
});

/** Strings that have broken renderers: each is put into every field in turn. */
export const hostile: Record<string, string> = {
  markup: `<script>alert("x")</script> & 'y' ]]> <!-- --> &#0; {{7*7}}`,
  controls: `a\u0000b\u0001c\u0008d\u001be\u007ff\ufffeg\uffffh`,
  'lone surrogates': 'a\ud800b\udfffc \udc00\ud800',
  emoji: '😀👩‍👩‍👧‍👦🏳️‍🌈🇵🇹',
  scripts: 'שלום مرحبا हिन्दी ภาษาไทย 漢字 한국어 ქართული Ελλάδα',
  zalgo: `Z${'\u0300\u0301\u0316'.repeat(60)}o`,
  jamo: '\u1100\u1161\u11a8 \u115f \u1160\u1160 \u302e',
  'direction overrides': '\u202eabc\u202c\u2066def\u2069 \u200f',
  'one long word': 'W'.repeat(6000),
  'many words': 'lorem ipsum '.repeat(2500),
  'many rows': 'row\n'.repeat(500),
  blanks: ' \t\r\n\u00a0\u3000\u2028 ',
  empty: '',
  separators: '*A:1*B:2*/^ % FT 2026/1',
  prototype: '__proto__',
};
