/** Drives of the drawn faults of totals. */
import type { TypeName } from '../../../../generated/states.js';
import type { Json } from '../../body-fields.js';
import { partOf, sumsOf } from '../totals.js';
import { type Drive, drivesOf, line } from './api.fixture.js';

/** Half a cent of tolerance per line, plus one cent. */
function isRight(document: Json, sent: Json[], rates: Record<string, number>): boolean {
  const parts = sent.map((one) => ({ ...partOf(one), rate: rates[String((one.tax as Json).name)] ?? 23 }));
  const { sum, discount, taxes } = sumsOf(parts);
  const near = (one: unknown, other: number, by = 0.005 * sent.length + 0.01) =>
    Math.abs(Number(one) - other) <= by;
  return (
    near(document.sum, sum) &&
    near(document.discount, discount) &&
    near(document.taxes, taxes) &&
    near(document.before_taxes, sum - discount) &&
    near(document.total, sum - discount + taxes)
  );
}

const RATES = { IVA23: 23, IVA13: 13, IVA6: 6, Isento: 0 };
const added =
  (type: TypeName, ...lines: Json[]): Drive =>
  async (api) => {
    const items = lines.map((one) => line(one));
    const { id } = await api.doc(type, { items, tax_exemption: 'M01' });
    return isRight(await api.read(type, id), items, RATES);
  };
const many = (count: number, one: Json): Json[] => Array.from({ length: count }, () => one);

export const totalsDrives = drivesOf(
  'total',
  'sum, discount, before_taxes, taxes and total are those of the lines',
  {
    'ten-lines': added('Invoice', ...many(12, {})),
    'taxes-floored': added('InvoiceReceipt', ...many(12, { unit_price: '0.08', quantity: '1' })),
    'sums-floored': added('Proforma', ...many(10, { unit_price: '1.33', quantity: '0.33' })),
    'discount-whole': added('Invoice', { unit_price: '100.00', quantity: '1', discount: '12.5' }),
    'discount-second': added('Quote', { discount: '10' }, { discount: '20' }),
    'discount-twice': added('PurchaseOrder', { discount: '10' }, { discount: '20' }),
    'discount-untaxed': added('SimplifiedInvoice', { unit_price: '50.00', discount: '50' }),
    'discount-small': added('Transport', { unit_price: '1000.00', discount: '0.5' }),
    'figure-discount': async (api) => {
      const sent = line();
      const { id } = await api.doc('Invoice', { items: [sent] });
      const items = [{ ...sent, discount: '50' }];
      await api.update('Invoice', id, { items });
      return isRight(await api.read('Invoice', id), items, RATES);
    },
    'tax-amounts-live': async (api) => {
      const tax = await api.tax();
      const { id } = await api.final('Invoice', { items: [line({ tax: { name: tax.name } })] });
      await api.put(`/taxes/${tax.id}.json`, { tax: { name: tax.name, value: '20', region: 'PT' } });
      const { items, taxes } = await api.read('Invoice', id);
      return (items as Json[])[0]?.tax_amount === taxes;
    },
    'taxes-live-in-drafts': [
      'total = before_taxes + taxes',
      async (api) => {
        const tax = await api.tax();
        const { id } = await api.doc('Quote', { items: [line({ tax: { name: tax.name } })] });
        await api.put(`/taxes/${tax.id}.json`, { tax: { name: tax.name, value: '20', region: 'PT' } });
        const { before_taxes, taxes, total } = await api.read('Quote', id);
        return Math.abs(Number(before_taxes) + Number(taxes) - Number(total)) <= 0.01;
      },
    ],
    'tax-unknown-in-draft': [
      'an unknown tax: the default',
      async (api) => {
        const { id } = await api.doc('Invoice');
        await api.tax({ default_tax: '1' });
        const items = [line({ tax: { name: 'Unheard of' } })];
        await api.update('Invoice', id, { items });
        return isRight(await api.read('Invoice', id), items, { 'Unheard of': 10 });
      },
    ],
    'tax-by-part': ['an unknown tax: the default', added('Invoice', { tax: { name: 'Isen' } })],
    'tax-deleted-known': [
      'an unknown tax: the default',
      async (api) => {
        const { id, name } = await api.tax();
        const items = [line({ tax: { name } })];
        await api.doc('Invoice', { items });
        await api.send('DELETE', `/taxes/${id}.json`);
        return isRight(await api.doc('Invoice', { items }), items, RATES);
      },
    ],
    'tax-deleted-emptied': async (api) => {
      const { id, name } = await api.tax();
      const { id: of } = await api.doc('Invoice', { items: [line({ tax: { name } })] });
      await api.send('DELETE', `/taxes/${id}.json`);
      const [shown] = (await api.read('Invoice', of)).items as { tax?: { name?: unknown } }[];
      return shown?.tax?.name === name;
    },
    'tax-renamed': async (api) => {
      const { id } = await api.tax();
      await api.put(`/taxes/${id}.json`, { tax: { name: 'Renamed', value: '10', region: 'PT' } });
      const items = [line({ tax: { name: 'Renamed' } })];
      return isRight(await api.doc('Invoice', { items }), items, { Renamed: 10 });
    },
    'lines-merged': added('Quote', { name: 'Same' }, { name: 'Same', discount: '50' }),
    'quantity-below-one': added('Devolution', { quantity: '0.5' }),
    'quantity-zero': async (api) => {
      const { status, body } = await api.write('Quote', {
        items: [line({ quantity: '0' }), line({ quantity: '3' })],
      });
      return status >= 400 || (body.quote as Json).sum === 30;
    },
    'price-zero': added('Invoice', { unit_price: '0.00', quantity: '4' }, {}),
    'large-cents': added('Invoice', { unit_price: '1234567.89', quantity: '1' }),
    'large-float': added('DebitNote', { unit_price: '98765432.10', quantity: '3' }),
    'quantity-thousandth': added('Devolution', { unit_price: '1000.00', quantity: '1.239' }),
    'last-rate': added('Quote', { tax: { name: 'IVA23' } }, { tax: { name: 'IVA6' } }),
    'one-tax-once': added('FeesNote', {}, { unit_price: '7.00' }),
    'last-group': added('Invoice', {}, { tax: { name: 'IVA6' } }, { unit_price: '7.00' }),
    'exempt-taxed': added('Shipping', {}, { tax: { name: 'Isento' } }),
    'equal-lines': added('Invoice', {}, {}),
    'total-whole': added('SimplifiedInvoice', { unit_price: '10001.37', quantity: '1' }),
    'half-down': added('CreditNote', { unit_price: '10.17', quantity: '1' }),
    'discount-rounded': added('VatMossInvoice', { unit_price: '3.00', quantity: '1', discount: '10' }),
  },
);
