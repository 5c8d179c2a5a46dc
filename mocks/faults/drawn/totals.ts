/** Faults of totals in edge cases: rounding, many lines, discounts, zeros, large amounts, updates. */
import type { OperationId } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import { documentTotals } from '../../service/documents/amounts.js';
import { lineOf, noTax } from '../../service/documents/lines.js';
import type { ServiceRequest } from '../../service/request.js';
import { DRAFT } from '../../service/store/document-kinds.js';
import type { DocumentRecord, TaxRecord } from '../../service/store/records.js';
import type { Way } from '../adversary.js';
import {
  defaultIn,
  fields,
  idOf,
  innerOf,
  type Json,
  linesOf,
  look,
  recordOf,
  recordsOf,
  storedAt,
  textAt,
  typesOf,
  writing,
} from '../body-fields.js';
import { isCreate } from '../document-rows.js';
import { actingAt, everyDocument, incoming, onBody, remembering, replacing } from '../service-ways.js';
import { type DrawnRow, rowsOf } from './drawn.js';

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

export const partOf = (one: Json): Part => ({
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

export const sumsOf = (parts: readonly Part[]): Sums => ({
  sum: cents(add(parts, gross)),
  discount: cents(add(parts, (part) => gross(part) - net(part))),
  taxes: cents(add(parts, taxed)),
});

/** Changes the sums of documents of these types, and the figures derived from them. */
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

const shows = (types: readonly TypeName[]): readonly OperationId[] =>
  types.flatMap((type) => [`create${type}` as OperationId, `get${type}` as OperationId]);

const edge = (
  types: readonly [TypeName, ...TypeName[]],
  says: string,
  change: (parts: Part[], sums: Sums) => Sums,
): DrawnRow => [shows(types), says, figures(types, change)];

/** What counts in the lines of a document besides discounts. */
const undiscounted = ({ lines }: DocumentRecord): string =>
  JSON.stringify(
    lines.map(({ name, unitPrice, quantity, tax }) => [name, Number(unitPrice), Number(quantity), tax.id]),
  );

const invoiceWrites = typesOf('invoices').flatMap(({ type }) => writing(type));

/** Taxes that documents had when they were deleted exist while a document that names them is written. */
const stillKnown = remembering(
  () => [] as { account: ServiceRequest['account']; tax: TaxRecord }[],
  (deleted, request, handle, service) => {
    const { account, operation } = request;
    if (operation === 'deleteTax') {
      const tax = storedAt(service, request, 'taxes');
      const answer = handle(request);
      const isNamed = recordsOf(service, account, 'documents').some(({ lines }) =>
        lines.some((line) => line.tax.id === tax?.id),
      );
      if (answer.status === 200 && tax && isNamed)
        deleted.push({ account, tax: { ...tax, isDefault: false } });
      return answer;
    }
    const names = linesOf(innerOf(request.body)).map(({ tax }) => textAt(tax, 'name'));
    const taxes = recordsOf(service, account, 'taxes');
    const meant = deleted.filter(
      ({ account: of, tax: { name } }) =>
        of === account && names.includes(name) && taxes.every((tax) => tax.name !== name),
    );
    for (const { tax } of meant) service.write(account, 'taxes', tax);
    const answer = handle(request);
    for (const { tax } of meant) look(handle, request, 'deleteTax', { path: { 'tax-id': String(tax.id) } });
    return answer;
  },
);

/** Lines with a tax that was renamed lose it. */
const renamedUnknown = remembering(
  () => new Set<number>(),
  (renamed, request, handle, service) => {
    const { account, operation } = request;
    if (operation === 'updateTax') {
      const before = storedAt(service, request, 'taxes');
      const answer = handle(request);
      if (before && storedAt(service, request, 'taxes')?.name !== before.name) renamed.add(before.id);
      return answer;
    }
    const names = recordsOf(service, account, 'taxes').flatMap(({ id, name }) =>
      renamed.has(id) ? name : [],
    );
    return handle(
      fields(request, (inner) => {
        for (const one of linesOf(inner)) if (names.includes(textAt(one, 'tax.name'))) delete one.tax;
      }),
    );
  },
);

/** A line with an unknown tax gets, in an update of a draft, the default of when the draft was made. */
const formerDefaultTax = remembering(
  () => new Map<number, number>(),
  (defaults, request, handle, service) => {
    const { account } = request;
    if (isCreate(request)) {
      const answer = handle(request);
      const tax = defaultIn(service, account, 'taxes');
      if (answer.status < 300 && tax) defaults.set(Number(recordOf(answer)?.id), tax.id);
      return answer;
    }
    const former = service.read(account, 'taxes', defaults.get(Number(idOf(request))) ?? 0);
    if (!former) return handle(request);
    const names = new Set(recordsOf(service, account, 'taxes').map(({ name }) => name));
    return handle(
      fields(request, (inner) => {
        for (const { tax } of linesOf(inner)) {
          const sent = textAt(tax, 'name');
          if (sent !== '' && !names.has(sent)) (tax as Json).name = former.name;
        }
      }),
    );
  },
);

/** When the value of a tax changes, `change` gets the lines with the new value of each document that has it. */
const following = (
  change: (document: DocumentRecord, read: readonly ReturnType<typeof lineOf>[]) => DocumentRecord,
): Way =>
  replacing((request, handle, service) => {
    const before = storedAt(service, request, 'taxes');
    const answer = handle(request);
    const { id, value } = storedAt(service, request, 'taxes') ?? {};
    if (value === undefined || value === before?.value) return answer;
    for (const document of recordsOf(service, request.account, 'documents')) {
      if (document.lines.every(({ tax }) => tax.id !== id)) continue;
      const read = document.lines.map((line) =>
        lineOf(line.tax.id === id ? { ...line, tax: { ...line.tax, value } } : line, String(line.discount)),
      );
      const after = change(document, read);
      if (after !== document) service.write(request.account, 'documents', after);
    }
    return answer;
  });

/** Lines of equal name and price become one, with the sum of their quantities. */
function merged(lines: readonly Json[]): Json[] {
  const all = new Map<string, Json>();
  for (const one of lines) {
    const key = JSON.stringify([one.name, Number(one.unit_price)]);
    const first = all.get(key);
    const quantity = Number((Number(first?.quantity) + Number(one.quantity)).toFixed(6));
    all.set(key, first ? { ...first, quantity: String(quantity) } : one);
  }
  return [...all.values()];
}

export const totalRows = rowsOf('total', {
  'ten-lines': edge(['Invoice', 'Quote'], 'Only the first ten lines are added up', (parts) =>
    sumsOf(parts.slice(0, 10)),
  ),
  'taxes-floored': edge(
    ['InvoiceReceipt', 'DebitNote'],
    'The tax of every line is rounded down',
    (parts, sums) => ({ ...sums, taxes: add(parts, (part) => Math.floor(taxed(part) * 100) / 100) }),
  ),
  'sums-floored': edge(['Proforma'], 'The sum of every line is rounded down', (parts, sums) => ({
    ...sums,
    sum: add(parts, (part) => Math.floor(gross(part) * 100 + 1e-9) / 100),
  })),
  'discount-whole': edge(['Invoice', 'CreditNote'], 'Of a discount only the whole part counts', (parts) =>
    sumsOf(parts.map((part) => ({ ...part, discount: Math.floor(part.discount) }))),
  ),
  'discount-second': edge(['Quote', 'Shipping'], 'Only the first discount counts', (parts) =>
    sumsOf(
      parts.map((part, place) =>
        parts.slice(0, place).some(({ discount }) => discount > 0) ? { ...part, discount: 0 } : part,
      ),
    ),
  ),
  'discount-twice': edge(
    ['PurchaseOrder'],
    'Where several lines have one, the last discount counts twice',
    (parts, sums) => {
      const last = parts.at(-1);
      const several = parts.filter(({ discount }) => discount > 0).length > 1;
      return several && last ? { ...sums, discount: cents(sums.discount + gross(last) - net(last)) } : sums;
    },
  ),
  'discount-untaxed': edge(
    ['SimplifiedInvoice', 'FeesNote'],
    'Taxes are those of the amount before the discount',
    (parts, sums) => ({ ...sums, taxes: add(parts, (part) => (gross(part) * part.rate) / 100) }),
  ),
  'discount-small': edge(['Transport'], 'Discounts below one are left out', (parts) =>
    sumsOf(parts.map((part) => ({ ...part, discount: part.discount < 1 ? 0 : part.discount }))),
  ),
  'figure-discount': [
    ['updateInvoice'],
    'An update that changes only discounts of the lines leaves the totals as they were',
    replacing((request, handle, service) => {
      const before = storedAt(service, request, 'documents');
      const answer = handle(request);
      const after = storedAt(service, request, 'documents');
      if (!before || !after || undiscounted(before) !== undiscounted(after)) return answer;
      const { sum, discount, beforeTaxes, taxes, total } = before;
      service.write(request.account, 'documents', { ...after, sum, discount, beforeTaxes, taxes, total });
      return answer;
    }),
  ],
  'tax-amounts-live': [
    ['updateTax'],
    'The lines of finalized documents show the new value of a tax, and the amounts by it; the totals stay',
    following((document, read) =>
      document.number === 0 ? document : { ...document, lines: read.map(({ line }) => line) },
    ),
  ],
  'taxes-live-in-drafts': [
    ['updateTax'],
    'The taxes of a draft, and of its lines, follow the new value of a tax; its total does not',
    following((document, read) => {
      const { taxes } = documentTotals(read.map(({ amounts }) => amounts));
      const lines = read.map(({ line }) => line);
      return document.status === DRAFT ? { ...document, lines, taxes } : document;
    }),
  ],
  'tax-by-part': [
    invoiceWrites,
    'An unknown tax with whose name that of another begins is that other one',
    replacing((request, handle, service) => {
      const taxes = recordsOf(service, request.account, 'taxes');
      return handle(
        fields(request, (inner) => {
          for (const { tax } of linesOf(inner)) {
            const sent = textAt(tax, 'name');
            const meant =
              taxes.find(({ name }) => name === sent) ?? taxes.find(({ name }) => name.startsWith(sent));
            if (sent !== '' && meant) (tax as Json).name = meant.name;
          }
        }),
      );
    }),
  ],
  'tax-deleted-known': [
    invoiceWrites,
    'A deleted tax that a document had still applies by its name',
    actingAt(['deleteTax', ...invoiceWrites], stillKnown),
  ],
  'tax-deleted-emptied': [
    ['deleteTax'],
    'The lines of documents lose a tax that is deleted; the amounts stay',
    replacing((request, handle, service) => {
      const tax = storedAt(service, request, 'taxes');
      const answer = handle(request);
      for (const document of recordsOf(service, request.account, 'documents')) {
        const lines = document.lines.map((line) =>
          line.tax.id === tax?.id ? { ...line, tax: noTax } : line,
        );
        service.write(request.account, 'documents', { ...document, lines });
      }
      return answer;
    }),
  ],
  'tax-renamed': [
    ['updateTax', ...typesOf().flatMap(({ type }) => writing(type))],
    'A tax that was renamed is unknown by its new name in lines, which get the default tax',
    renamedUnknown,
  ],
  'tax-unknown-in-draft': [
    typesOf().flatMap(({ type }) => writing(type)),
    'An update of a draft gives a line with an unknown tax the tax that was the default when it was made',
    formerDefaultTax,
  ],
  'lines-merged': [
    writing('Quote'),
    'Lines of equal name and price become one, with the sum of their quantities',
    onBody((inner) => {
      if (linesOf(inner).length > 1) inner.items = merged(linesOf(inner));
    }),
  ],
  'quantity-below-one': [
    writing('Devolution'),
    'A quantity between 0 and 1 becomes 1',
    incoming('items.*.quantity', (value) => (Number(value) > 0 && Number(value) < 1 ? '1' : value)),
  ],
  'quantity-zero': [
    writing('Quote'),
    'A quantity of 0 is accepted as 1',
    incoming('items.*.quantity', (value) => (Number(value) === 0 ? '1' : value)),
  ],
  'price-zero': [
    writing('Invoice'),
    'A price of 0 becomes the price that the item had',
    incoming('items.*.unit_price', (price) => (Number(price) === 0 ? '1.00' : price)),
  ],
  'large-cents': edge(['Invoice', 'VatMossInvoice'], 'Beyond a million, cents are lost', (_parts, sums) =>
    sums.sum > 1e6 ? { ...sums, sum: Math.round(sums.sum) } : sums,
  ),
  'large-float': edge(['DebitNote', 'Proforma'], 'Large amounts are kept in 32 bits', (_parts, sums) => ({
    ...sums,
    sum: cents(Math.fround(sums.sum)),
    taxes: cents(Math.fround(sums.taxes)),
  })),
  'quantity-thousandth': edge(['Devolution', 'Invoice'], 'Quantities are cut at two decimals', (parts) =>
    sumsOf(parts.map((part) => ({ ...part, quantity: Math.floor(part.quantity * 100 + 1e-9) / 100 }))),
  ),
  'last-rate': edge(['Quote', 'CreditNote'], 'Every line is taxed at the rate of the last', (parts) =>
    sumsOf(parts.map((part) => ({ ...part, rate: parts.at(-1)?.rate ?? 0 }))),
  ),
  'one-tax-once': edge(
    ['FeesNote', 'PurchaseOrder'],
    'Of lines with one and the same tax only the first is taxed',
    (parts) => {
      const once = parts.filter((part, place) => parts.findIndex(({ rate }) => rate === part.rate) === place);
      return { ...sumsOf(parts), taxes: add(once, taxed) };
    },
  ),
  'last-group': edge(
    ['Invoice', 'Quote'],
    'Of lines with one and the same tax that others separate only the last group is taxed',
    (parts, sums) => {
      const isLast = ({ rate }: Part, place: number) => {
        const last = parts.findLastIndex((one) => one.rate === rate);
        return parts.slice(place, last).every((one) => one.rate === rate);
      };
      return { ...sums, taxes: cents(add(parts.filter(isLast), taxed)) };
    },
  ),
  'exempt-taxed': edge(
    ['Shipping', 'InvoiceReceipt'],
    'Beside a taxed line an exempt one is taxed too',
    (parts) => {
      const most = Math.max(...parts.map(({ rate }) => rate));
      return sumsOf(parts.map((part) => ({ ...part, rate: part.rate === 0 ? most : part.rate })));
    },
  ),
  'equal-lines': edge(['Invoice', 'Transport'], 'Lines of equal price and quantity count once', (parts) =>
    sumsOf(
      parts.filter(
        (part, place) =>
          parts.findIndex((one) => one.price === part.price && one.quantity === part.quantity) === place,
      ),
    ),
  ),
  'total-whole': edge(
    ['SimplifiedInvoice'],
    'From 10,000 on the tax is rounded to whole units',
    (_parts, sums) => (sums.sum >= 10_000 ? { ...sums, taxes: Math.round(sums.taxes) } : sums),
  ),
  'half-down': edge(['CreditNote', 'DebitNote'], 'Tax is rounded to one decimal', (_parts, sums) => ({
    ...sums,
    taxes: Math.round(sums.taxes * 10) / 10,
  })),
  'discount-rounded': edge(
    ['VatMossInvoice', 'Quote'],
    'Discounts are rounded to whole units where they are small',
    (_parts, sums) => (sums.discount < 1 ? { ...sums, discount: Math.round(sums.discount) } : sums),
  ),
});
