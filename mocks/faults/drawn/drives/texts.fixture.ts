/** Drives of the drawn faults of texts. */
import type { TypeName } from '../../../../generated/states.js';
import { at, type Json } from '../../body-fields.js';
import { type Api, type Drive, drivesOf } from './api.fixture.js';

type Where = 'item' | 'client' | 'tax' | 'sequence' | TypeName;
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

const kept =
  (where: Where, field: string, sample: string): Drive =>
  async (api) =>
    (await made(api, where, field, sample)) === sample;

export const textsDrives = drivesOf('text', 'strings come back as they were sent', {
  'item-description-escaped': kept('item', 'description', 'Nuts & bolts <M8'),
  'item-name-spaces': kept('item', 'name', 'two  spaces'),
  'item-unit-null': kept('item', 'unit', 'null'),
  'item-description-joiner': kept('item', 'description', 'a\u200db'),
  'item-name-equals': kept('item', 'name', '=SUM(A1)'),
  'client-address-lines': kept('client', 'address', 'Street 1\nFloor 2'),
  'client-phone-plus': kept('client', 'phone', '+351210000000'),
  'client-fax-number': kept('client', 'fax', '00351210000'),
  'client-postal-dash': kept('client', 'postal_code', '1000-100'),
  'client-code-case': kept('client', 'code', 'abc-de'),
  'client-city-case': kept('client', 'city', 'vila do conde'),
  'client-website-slash': kept('client', 'website', 'https://example.com/shop/'),
  'client-observations-quotes': kept('client', 'observations', 'the "best" one'),
  'client-contact-accents': kept('client', 'preferred_contact.name', 'João Gonçalves'),
  'client-contact-phone': kept('client', 'preferred_contact.phone', '21 000 00 00'),
  'client-fiscal-id-zeros': kept('client', 'fiscal_id', '009999990'),
  'client-email-case': kept('client', 'email', 'Ana.Silva@example.com'),
  'client-email-mailed': async (api) => {
    const { id, name, code } = await api.client();
    const email = 'Ana.Silva@example.com';
    const quote = await api.doc('Quote', { client: { name, code } });
    await api.email('Quote', quote.id, { client: { email, save: '1' } });
    return (await api.one(`/clients/${id}.json`)).email === email;
  },
  'client-name-apostrophe': kept('client', 'name', "D'Avila Lda"),
  'client-name-composed': kept('client', 'name', 'Cafe\u0301'),
  'client-observations-trimmed': kept('client', 'observations', '  indented\n'),
  'tax-name-percent': kept('tax', 'name', 'Reduced %25'),
  'tax-name-case': kept('tax', 'name', 'Reduzida Açores'),
  'serie-number': kept('sequence', 'serie', '007'),
  'serie-case': kept('sequence', 'serie', 'LOJA-A'),
  'invoice-reference-number': kept('Invoice', 'reference', '1e5'),
  'quote-observations-emoji': kept('Quote', 'observations', 'thanks 🙂'),
  'proforma-observations-tags': kept('Proforma', 'observations', 'if a<b and c>d'),
  'receipt-observations-template': kept('InvoiceReceipt', 'observations', 'Dear {{name}}'),
  'note-reference-dollar': kept('CreditNote', 'reference', 'US$1'),
  'fees-reference-slash': kept('FeesNote', 'reference', 'A\\B\\n'),
  'order-reference-zeros': kept('PurchaseOrder', 'reference', '000123'),
  'order-observations-entities': kept('PurchaseOrder', 'observations', 'R&amp;D'),
  'invoice-line-description': kept('Invoice', 'items.*.description', 'a -- b...'),
  'invoice-line-unit': kept('Invoice', 'items.*.unit', '0'),
  'debit-line-name': kept('DebitNote', 'items.*.name', 'A; B'),
  'shipping-plate': kept('Shipping', 'license_plate', '00-AA-00'),
  'transport-detail-comment': kept('Transport', 'address_from.detail', 'Gate 3 -- left'),
  'devolution-city-accents': kept('Devolution', 'address_to.city', 'Évora'),
  'shipping-observations-tab': kept('Shipping', 'observations', 'a\tb'),
  'simplified-observations-crlf': kept('SimplifiedInvoice', 'observations', 'a\r\nb'),
  'shipping-plate-alone': async (api) => {
    const { id } = await api.doc('Shipping', { license_plate: '00-AA-00' });
    const { loaded_at: _loadedAt, ...shown } = await api.read('Shipping', id);
    await api.put(`/shippings/${id}.json`, { shipping: { ...shown, license_plate: 'ZZ-99-AA' } });
    return (await api.read('Shipping', id)).license_plate === 'ZZ-99-AA';
  },
  'quote-client-country': async (api) => {
    const { name, code } = await api.client({ country: 'Spain' });
    const { id } = await api.doc('Quote', { client: { name, code } });
    return at(await api.read('Quote', id), 'client.country') === 'Spain';
  },
  'invoice-currency-object': async (api) => {
    const { id } = await api.doc('Invoice', { currency_code: 'USD', rate: '1.1' });
    return typeof (await api.read('Invoice', id)).currency === 'string';
  },
});
