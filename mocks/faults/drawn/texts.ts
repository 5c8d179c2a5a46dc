/** Faults of texts that some layer changes on their way in: one field of one resource each. */
import type { TypeName } from '../../../generated/states.js';
import type { Json } from '../make.js';
import type { Api } from './api.js';
import { at, type Drawn, incoming, type Operations, rowsOf, writing } from './drawn.js';

const row = rowsOf('text', 'strings come back as they were sent');

type Change = (text: string) => unknown;
type Where = 'item' | 'client' | 'tax' | 'sequence' | TypeName;

const operations: Record<string, Operations> = {
  item: ['createItem', 'updateItem'],
  client: ['createClient', 'updateClient'],
  tax: ['createTax', 'updateTax'],
  sequence: ['createSequence'],
};
const paths: Record<string, string> = {
  item: 'items',
  client: 'clients',
  tax: 'taxes',
  sequence: 'sequences',
};

const nested = (field: string, value: unknown): Json =>
  field.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), value) as Json;

async function made(api: Api, where: Where, field: string, sample: string): Promise<unknown> {
  const simple = paths[where];
  if (simple) {
    const { id } = await api[where as 'item'](nested(field, sample));
    return at(await api.one(`/${simple}/${id}.json`), field);
  }
  const [first = '', second = '', third = ''] = field.split('.');
  const fields: Json =
    first === 'items'
      ? { items: [{ name: 'Line', unit_price: '1.00', quantity: '1', [third]: sample }] }
      : second === ''
        ? { [first]: sample }
        : {
            [first]: {
              detail: 'Street 1',
              city: 'Lisboa',
              postal_code: '1000-100',
              country: 'Portugal',
              [second]: sample,
            },
          };
  const { id } = await api.doc(where as TypeName, fields);
  return at(await api.read(where as TypeName, id), field.replace('*', '0'));
}

const text = (
  slug: string,
  where: Where,
  field: string,
  says: string,
  change: Change,
  sample: string,
): Drawn =>
  row(
    slug,
    operations[where] ?? writing(where as TypeName),
    `${field} of ${where}: ${says}`,
    incoming(operations[where] ?? writing(where as TypeName), field, (value: unknown) =>
      typeof value === 'string' ? change(value) : value,
    ),
    async (api) => (await made(api, where, field, sample)) === sample,
  );

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const textRows: readonly Drawn[] = [
  text('item-description-escaped', 'item', 'description', 'is escaped for HTML', escaped, 'Nuts & bolts <M8'),
  text(
    'item-name-spaces',
    'item',
    'name',
    'loses double spaces',
    (v) => v.replace(/ {2,}/g, ' '),
    'two  spaces',
  ),
  text(
    'item-unit-null',
    'item',
    'unit',
    'is unset by the word null',
    (v) => (v === 'null' ? null : v),
    'null',
  ),
  text(
    'item-description-joiner',
    'item',
    'description',
    'loses zero-width characters',
    (v) => v.replace(/[\u200b-\u200f]/g, ''),
    'a\u200db',
  ),
  text(
    'item-name-equals',
    'item',
    'name',
    'gets a quote before a formula',
    (v) => (/^[=+@-]/.test(v) ? `'${v}` : v),
    '=SUM(A1)',
  ),
  text(
    'client-address-lines',
    'client',
    'address',
    'loses line ends',
    (v) => v.replace(/\r?\n/g, ' '),
    'Street 1\nFloor 2',
  ),
  text(
    'client-phone-plus',
    'client',
    'phone',
    'is decoded as a form is',
    (v) => v.replaceAll('+', ' '),
    '+351210000000',
  ),
  text(
    'client-fax-number',
    'client',
    'fax',
    'is read as a number',
    (v) => (/^\d+$/.test(v) ? String(Number(v)) : v),
    '00351210000',
  ),
  text(
    'client-postal-dash',
    'client',
    'postal_code',
    'loses its dash',
    (v) => v.replace(/^(\d+)-(\d+)$/, '$1$2'),
    '1000-100',
  ),
  text('client-code-case', 'client', 'code', 'is written in capitals', (v) => v.toUpperCase(), 'abc-de'),
  text(
    'client-city-case',
    'client',
    'city',
    'gets capitals at every word',
    (v) => v.replace(/\b[a-z]/g, (c) => c.toUpperCase()),
    'vila do conde',
  ),
  text(
    'client-website-slash',
    'client',
    'website',
    'loses its last slash',
    (v) => v.replace(/\/$/, ''),
    'https://example.com/shop/',
  ),
  text(
    'client-observations-quotes',
    'client',
    'observations',
    'gets typographic quotes',
    (v) => v.replace(/"([^"]*)"/g, '“$1”'),
    'the "best" one',
  ),
  text(
    'client-contact-accents',
    'client',
    'preferred_contact.name',
    'loses its accents',
    (v) => v.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    'João Gonçalves',
  ),
  text(
    'client-contact-phone',
    'client',
    'preferred_contact.phone',
    'loses its spaces',
    (v) => v.replaceAll(' ', ''),
    '21 000 00 00',
  ),
  text(
    'client-fiscal-id-zeros',
    'client',
    'fiscal_id',
    'loses leading zeros',
    (v) => v.replace(/^0+(?=\d)/, ''),
    '009999990',
  ),
  text(
    'client-email-case',
    'client',
    'email',
    'is written in small letters',
    (v) => v.toLowerCase(),
    'Ana.Silva@example.com',
  ),
  text(
    'client-name-apostrophe',
    'client',
    'name',
    'gets a backslash before an apostrophe',
    (v) => v.replaceAll("'", "\\'"),
    "D'Avila Lda",
  ),
  text(
    'client-name-composed',
    'client',
    'name',
    'is composed (NFC)',
    (v) => v.normalize('NFC'),
    'Cafe\u0301',
  ),
  text(
    'client-observations-trimmed',
    'client',
    'observations',
    'loses white space at its ends',
    (v) => v.trim(),
    '  indented\n',
  ),
  text(
    'tax-name-percent',
    'tax',
    'name',
    'is decoded as an address is',
    (v) => v.replace(/%25/g, '%'),
    'Reduced %25',
  ),
  text('tax-name-case', 'tax', 'name', 'is written in capitals', (v) => v.toUpperCase(), 'Reduzida Açores'),
  text(
    'serie-number',
    'sequence',
    'serie',
    'is read as a number',
    (v) => (/^\d+$/.test(v) ? String(Number(v)) : v),
    '007',
  ),
  text('serie-case', 'sequence', 'serie', 'is written in small letters', (v) => v.toLowerCase(), 'LOJA-A'),
  text(
    'invoice-reference-number',
    'Invoice',
    'reference',
    'is read as a number',
    (v) => (/^[\d.e]+$/i.test(v) && !Number.isNaN(Number(v)) ? String(Number(v)) : v),
    '1e5',
  ),
  text(
    'quote-observations-emoji',
    'Quote',
    'observations',
    'loses characters of four bytes',
    (v) => v.replace(/[\u{10000}-\u{10ffff}]/gu, '?'),
    'thanks 🙂',
  ),
  text(
    'proforma-observations-tags',
    'Proforma',
    'observations',
    'loses what looks like tags',
    (v) => v.replace(/<[^<>]{0,200}>/g, ''),
    'if a<b and c>d',
  ),
  text(
    'receipt-observations-template',
    'InvoiceReceipt',
    'observations',
    'is filled as a template',
    (v) => v.replace(/\{\{[^{}]{0,200}\}\}/g, ''),
    'Dear {{name}}',
  ),
  text(
    'note-reference-dollar',
    'CreditNote',
    'reference',
    'loses dollar signs and digits after them',
    (v) => v.replace(/\$\d/g, ''),
    'US$1',
  ),
  text(
    'fees-reference-slash',
    'FeesNote',
    'reference',
    'loses a backslash',
    (v) => v.replaceAll('\\', ''),
    'A\\B\\n',
  ),
  text(
    'order-reference-zeros',
    'PurchaseOrder',
    'reference',
    'loses leading zeros',
    (v) => v.replace(/^0+(?=\d)/, ''),
    '000123',
  ),
  text(
    'order-observations-entities',
    'PurchaseOrder',
    'observations',
    'has its entities decoded',
    (v) => v.replaceAll('&amp;', '&').replaceAll('&eacute;', 'é'),
    'R&amp;D',
  ),
  text(
    'invoice-line-description',
    'Invoice',
    'items.*.description',
    'has dashes and dots made typographic',
    (v) => v.replaceAll('--', '–').replaceAll('...', '…'),
    'a -- b...',
  ),
  text(
    'invoice-line-unit',
    'Invoice',
    'items.*.unit',
    'is dropped where it is 0',
    (v) => (v === '0' ? null : v),
    '0',
  ),
  text('debit-line-name', 'DebitNote', 'items.*.name', 'ends at a semicolon', (v) => v.split(';')[0], 'A; B'),
  text(
    'shipping-plate',
    'Shipping',
    'license_plate',
    'loses its dashes',
    (v) => v.replaceAll('-', ''),
    '00-AA-00',
  ),
  text(
    'transport-detail-comment',
    'Transport',
    'address_from.detail',
    'ends at two dashes',
    (v) => v.split('--')[0],
    'Gate 3 -- left',
  ),
  text(
    'devolution-city-accents',
    'Devolution',
    'address_to.city',
    'is written in another character set',
    (v) => Buffer.from(v, 'utf8').toString('latin1'),
    'Évora',
  ),
  text(
    'shipping-observations-tab',
    'Shipping',
    'observations',
    'has tabs made spaces',
    (v) => v.replaceAll('\t', '    '),
    'a\tb',
  ),
  text(
    'simplified-observations-crlf',
    'SimplifiedInvoice',
    'observations',
    'has CR LF made LF',
    (v) => v.replaceAll('\r\n', '\n'),
    'a\r\nb',
  ),
];
