/** Faults of totals at the edges: rounding, many lines, discounts, zeros, large amounts. */
import type { TypeName } from '../../../generated/states.js';
import type { Json } from '../make.js';
import { innerOf } from '../make.js';
import { line } from './api.js';
import { type Drawn, everyDocument, incoming, instead, type Operations, rowsOf, writing } from './drawn.js';

const row = rowsOf('total', 'sum, discount, before_taxes, taxes and total are those of the lines');

interface Part {
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  readonly rate: number;
}
interface Sums {
  sum: number;
  discount: number;
  taxes: number;
}

const cents = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;
const partOf = (one: Json): Part => ({
  price: Number(one.unit_price),
  quantity: Number(one.quantity),
  discount: Number(one.discount ?? 0),
  rate: Number((one.tax as Json | null)?.value ?? 0),
});
const add = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);
const gross = ({ price, quantity }: Part): number => price * quantity;
const net = (part: Part): number => gross(part) * (1 - part.discount / 100);
const taxed = (part: Part): number => (net(part) * part.rate) / 100;
const sumsOf = (parts: readonly Part[]): Sums => ({
  sum: cents(add(parts, gross)),
  discount: cents(add(parts, (part) => gross(part) - net(part))),
  taxes: cents(add(parts, taxed)),
});

/** Figures of documents of these types, wrong where `change` changes them; what follows from them follows. */
const figures = (types: readonly TypeName[], change: (parts: Part[], sums: Sums) => Sums) =>
  everyDocument(types, (document) => {
    const items = document.items as Json[] | undefined;
    if (!items) return document;
    const parts = items.map(partOf);
    const right = sumsOf(parts);
    const { sum, discount, taxes } = change(parts, { ...right });
    if (sum === right.sum && discount === right.discount && taxes === right.taxes) return document;
    const before_taxes = cents(sum - discount);
    return {
      ...document,
      sum,
      discount,
      before_taxes,
      taxes: cents(taxes),
      total: cents(before_taxes + taxes),
    };
  });

const shows = (types: readonly TypeName[]): Operations =>
  types.flatMap((type) => [`create${type}`, `get${type}`]) as unknown as Operations;

/** Within a cent for every line, and one. */
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
  (type: TypeName, ...lines: Json[]): Drawn['show'] =>
  async (api) => {
    const items = lines.map((one) => line(one));
    const { id } = await api.doc(type, { items, tax_exemption: 'M01' });
    return isRight(await api.read(type, id), items, RATES);
  };
const many = (count: number, one: Json): Json[] => Array.from({ length: count }, () => one);

const edge = (
  slug: string,
  types: readonly [TypeName, ...TypeName[]],
  says: string,
  change: (parts: Part[], sums: Sums) => Sums,
  ...lines: Json[]
): Drawn => row(slug, shows(types), says, figures(types, change), added(types[0], ...lines));

export const totalRows: readonly Drawn[] = [
  edge(
    'ten-lines',
    ['Invoice', 'Quote'],
    'Only the first ten lines are added up',
    (parts) => sumsOf(parts.slice(0, 10)),
    ...many(12, {}),
  ),
  edge(
    'taxes-floored',
    ['InvoiceReceipt', 'DebitNote'],
    'The tax of every line is rounded down',
    (parts, sums) => ({ ...sums, taxes: add(parts, (part) => Math.floor(taxed(part) * 100) / 100) }),
    ...many(12, { unit_price: '0.08', quantity: '1' }),
  ),
  edge(
    'sums-floored',
    ['Proforma'],
    'The sum of every line is rounded down',
    (parts, sums) => ({ ...sums, sum: add(parts, (part) => Math.floor(gross(part) * 100 + 1e-9) / 100) }),
    ...many(10, { unit_price: '1.33', quantity: '0.33' }),
  ),
  edge(
    'discount-whole',
    ['Invoice', 'CreditNote'],
    'Of a discount only the whole part counts',
    (parts) => sumsOf(parts.map((part) => ({ ...part, discount: Math.floor(part.discount) }))),
    { unit_price: '100.00', quantity: '1', discount: '12.5' },
  ),
  edge(
    'discount-second',
    ['Quote', 'Shipping'],
    'Only the first discount counts',
    (parts) =>
      sumsOf(
        parts.map((part, place) =>
          parts.slice(0, place).some(({ discount }) => discount > 0) ? { ...part, discount: 0 } : part,
        ),
      ),
    { discount: '10' },
    { discount: '20' },
  ),
  edge(
    'discount-twice',
    ['PurchaseOrder'],
    'Where several lines have one, the last discount counts twice',
    (parts, sums) => {
      const last = parts.at(-1);
      const several = parts.filter(({ discount }) => discount > 0).length > 1;
      return several && last ? { ...sums, discount: cents(sums.discount + gross(last) - net(last)) } : sums;
    },
    { discount: '10' },
    { discount: '20' },
  ),
  edge(
    'discount-untaxed',
    ['SimplifiedInvoice', 'FeesNote'],
    'Taxes are those of the amount before the discount',
    (parts, sums) => ({ ...sums, taxes: add(parts, (part) => (gross(part) * part.rate) / 100) }),
    { unit_price: '50.00', discount: '50' },
  ),
  edge(
    'discount-small',
    ['Transport'],
    'Discounts below one are left out',
    (parts) => sumsOf(parts.map((part) => ({ ...part, discount: part.discount < 1 ? 0 : part.discount }))),
    { unit_price: '1000.00', discount: '0.5' },
  ),
  row(
    'quantity-zero',
    writing('Quote'),
    'A quantity of 0 is accepted as 1',
    incoming(writing('Quote'), 'items.*.quantity', (value) => (Number(value) === 0 ? '1' : value)),
    async (api) => {
      const { status, body } = await api.write('Quote', {
        items: [line({ quantity: '0' }), line({ quantity: '3' })],
      });
      return status >= 400 || (body.quote as Json).sum === 30;
    },
  ),
  row(
    'price-zero',
    writing('Invoice'),
    'A price of 0 becomes the price that the item had',
    instead(writing('Invoice'), (request, handle) => {
      const items = (innerOf(request.body).items as Json[] | undefined)?.map((one) =>
        Number(one.unit_price) === 0 ? { ...one, unit_price: '1.00' } : one,
      );
      return handle(items ? { ...request, body: { invoice: { ...innerOf(request.body), items } } } : request);
    }),
    added('Invoice', { unit_price: '0.00', quantity: '4' }, {}),
  ),
  edge(
    'large-cents',
    ['Invoice', 'VatMossInvoice'],
    'Beyond a million, cents are lost',
    (_parts, sums) => (sums.sum > 1e6 ? { ...sums, sum: Math.round(sums.sum) } : sums),
    { unit_price: '1234567.89', quantity: '1' },
  ),
  edge(
    'large-float',
    ['DebitNote', 'Proforma'],
    'Large amounts are kept in 32 bits',
    (_parts, sums) => ({ ...sums, sum: cents(Math.fround(sums.sum)), taxes: cents(Math.fround(sums.taxes)) }),
    { unit_price: '98765432.10', quantity: '3' },
  ),
  edge(
    'quantity-thousandth',
    ['Devolution', 'Invoice'],
    'Quantities are cut at two decimals',
    (parts) =>
      sumsOf(parts.map((part) => ({ ...part, quantity: Math.floor(part.quantity * 100 + 1e-9) / 100 }))),
    { unit_price: '1000.00', quantity: '1.239' },
  ),
  edge(
    'last-rate',
    ['Quote', 'CreditNote'],
    'Every line is taxed at the rate of the last',
    (parts) => sumsOf(parts.map((part) => ({ ...part, rate: parts.at(-1)?.rate ?? 0 }))),
    { tax: { name: 'IVA23' } },
    { tax: { name: 'IVA6' } },
  ),
  edge(
    'one-tax-once',
    ['FeesNote', 'PurchaseOrder'],
    'Of lines with one and the same tax only the first is taxed',
    (parts) => {
      const once = parts.filter((part, place) => parts.findIndex(({ rate }) => rate === part.rate) === place);
      return { ...sumsOf(parts), taxes: add(once, taxed) };
    },
    {},
    { unit_price: '7.00' },
  ),
  edge(
    'exempt-taxed',
    ['Shipping', 'InvoiceReceipt'],
    'Beside a taxed line an exempt one is taxed too',
    (parts) => {
      const most = Math.max(...parts.map(({ rate }) => rate));
      return sumsOf(parts.map((part) => ({ ...part, rate: part.rate === 0 ? most : part.rate })));
    },
    {},
    { tax: { name: 'Isento' } },
  ),
  edge(
    'equal-lines',
    ['Invoice', 'Transport'],
    'Lines of equal price and quantity count once',
    (parts) =>
      sumsOf(
        parts.filter(
          (part, place) =>
            parts.findIndex((one) => one.price === part.price && one.quantity === part.quantity) === place,
        ),
      ),
    {},
    {},
  ),
  edge(
    'total-whole',
    ['SimplifiedInvoice'],
    'From 10,000 on the tax is rounded to whole units',
    (_parts, sums) => (sums.sum >= 10_000 ? { ...sums, taxes: Math.round(sums.taxes) } : sums),
    { unit_price: '10001.37', quantity: '1' },
  ),
  edge(
    'half-down',
    ['CreditNote', 'DebitNote'],
    'Tax is rounded to one decimal',
    (_parts, sums) => ({ ...sums, taxes: Math.round(sums.taxes * 10) / 10 }),
    { unit_price: '10.17', quantity: '1' },
  ),
  edge(
    'discount-rounded',
    ['VatMossInvoice', 'Quote'],
    'Discounts are rounded to whole units where they are small',
    (_parts, sums) => (sums.discount < 1 ? { ...sums, discount: Math.round(sums.discount) } : sums),
    { unit_price: '3.00', quantity: '1', discount: '10' },
  ),
];
