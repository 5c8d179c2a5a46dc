// The elements of a SAF-T (PT) file as plain objects, one function per element, with the schema's names and order.
// saft-file.ts chooses the documents and computes totals.

import type {
  AddressView,
  ClientView,
  DocumentJson,
  LineView,
  PartyView,
  TaxView,
  Text,
} from '../service/printed-view.js';
import { amount, dayOf, isoDay, netOf, type Sum } from './amount-texts.js';
import { countryCode, exemptionReason, FINAL_CONSUMER, kindCode, legalNumber, taxBand } from './codes.js';

/** Elements in order; an undefined value leaves the element out, an array repeats it. */
export type Element = { [name: string]: string | Element | Element[] | undefined };

const UNKNOWN = 'Desconhecido';

/** Text that is valid in XML 1.0, cut to the schema's length; `unset` when nothing is left. */
export function text(value: Text | number, max: number, unset = UNKNOWN): string {
  const clean = String(value ?? '')
    .replace(/\p{Surrogate}|[\ufffe\uffff]|[^\P{Cc}\t\n\r]/gu, '')
    .trim();
  return [...clean].slice(0, max).join('').trim() || unset;
}

const optional = (value: Text, max: number): string | undefined => text(value, max, '') || undefined;

/** An amount with its own number of decimals, at least two and at most six. */
export const decimals = (value: Sum): string =>
  value.toFixed(Math.min(6, Math.max(2, value.decimalPlaces())));

export function address(party: PartyView): Element {
  return {
    AddressDetail: text(party.address, 210),
    City: text(party.city, 50),
    PostalCode: text(party.postal_code, 20),
    Country: countryCode(party.country),
  };
}

const place = (from: AddressView | null | undefined): Element | undefined =>
  from ? { Address: address({ ...from, address: from.detail }) } : undefined;

/** The key of a client in the file: its id, else its name. */
export const customerId = (document: DocumentJson): string =>
  text(document.client?.id ?? document.client?.name, 30, FINAL_CONSUMER);

export function customer(id: string, client: ClientView): Element {
  return {
    CustomerID: id,
    AccountID: UNKNOWN,
    CustomerTaxID: text(client.fiscal_id, 30, FINAL_CONSUMER),
    CompanyName: text(client.name, 100),
    BillingAddress: address(client),
    Telephone: optional(client.phone, 20),
    Email: optional(client.email, 254),
    Website: optional(client.website, 60),
    SelfBillingIndicator: '0',
  };
}

export const productCode = (line: LineView): string => text(line.name, 60);

export function product(code: string, description: Text): Element {
  return {
    ProductType: 'P',
    ProductCode: code,
    ProductDescription: text(description, 200, code),
    ProductNumberCode: code,
  };
}

const taxCore = (tax: TaxView | null | undefined): Element => ({
  TaxType: 'IVA',
  TaxCountryRegion: text(tax?.region, 5, 'PT'),
  TaxCode: taxBand(amount(tax?.value)),
});

export function taxEntry(tax: TaxView): Element {
  return {
    ...taxCore(tax),
    Description: text(tax.name, 255),
    TaxPercentage: decimals(amount(tax.value)),
  };
}

/** dd/mm/yyyy [hh:mm:ss] -> yyyy-mm-ddThh:mm:ss; midnight when no time is given. */
function moment(date: Text): string {
  const [clock = '00:00:00'] = /\d{2}:\d{2}:\d{2}/.exec(date ?? '') ?? [];
  return `${isoDay(date) ?? '1970-01-01'}T${clock}`;
}

function line(document: DocumentJson, side: 'DebitAmount' | 'CreditAmount') {
  return (from: LineView, index: number): Element => {
    const quantity = amount(from.quantity);
    const net = netOf(from);
    const exempt = amount(from.tax?.value).isZero();
    const settlement = amount(from.discount_amount);
    return {
      LineNumber: String(index + 1),
      ProductCode: productCode(from),
      ProductDescription: text(from.name, 200),
      Quantity: decimals(quantity),
      UnitOfMeasure: text(from.unit, 20, 'un'),
      // The schema wants the price after the line's own discount.
      UnitPrice: decimals(quantity.isZero() ? amount(from.unit_price) : net.div(quantity)),
      TaxPointDate: isoDay(document.date),
      Description: text(from.description, 200, text(from.name, 200)),
      [side]: decimals(net),
      Tax: { ...taxCore(from.tax), TaxPercentage: decimals(amount(from.tax?.value)) },
      TaxExemptionReason: exempt ? text(exemptionReason(document), 60, 'Isento de IVA') : undefined,
      TaxExemptionCode: exempt ? text(document.tax_exemption, 3, 'M99') : undefined,
      SettlementAmount: settlement.isZero() ? undefined : decimals(settlement),
    };
  };
}

export const isCanceled = (document: DocumentJson): boolean => document.status.toLowerCase() === 'canceled';

function status(document: DocumentJson, name: string, source: string): Element {
  return {
    [`${name}Status`]: isCanceled(document) ? 'A' : 'N',
    [`${name}StatusDate`]: moment(document.date),
    SourceID: 'API',
    [source]: 'P',
  };
}

const signed = (document: DocumentJson): Element => ({
  Hash: text(document.saft_hash, 172, '0'),
  HashControl: '0',
  Period: String(dayOf(document.date)?.month ?? 1),
});

const totals = (document: DocumentJson): Element => ({
  TaxPayable: amount(document.taxes).toFixed(2),
  NetTotal: amount(document.before_taxes).toFixed(2),
  GrossTotal: amount(document.total).toFixed(2),
});

const atcud = (document: DocumentJson): string => text(document.atcud, 100, '0');

/** The first fields of every document's element except payments. */
const opening = (document: DocumentJson, number: string, name: string): Element => ({
  [number]: text(legalNumber(document), 60),
  ATCUD: atcud(document),
  DocumentStatus: status(document, name, 'SourceBilling'),
  ...signed(document),
  [`${name}Date`]: isoDay(document.date),
  [`${name}Type`]: kindCode(document.type),
});

const closing = (document: DocumentJson, side: 'DebitAmount' | 'CreditAmount'): Element => ({
  Line: (document.items ?? []).map(line(document, side)),
  DocumentTotals: totals(document),
});

export function invoice(document: DocumentJson): Element {
  const side = document.type === 'CreditNote' ? 'DebitAmount' : 'CreditAmount';
  return {
    ...opening(document, 'InvoiceNo', 'Invoice'),
    SpecialRegimes: {
      SelfBillingIndicator: '0',
      CashVATSchemeIndicator: '0',
      ThirdPartiesBillingIndicator: '0',
    },
    SourceID: 'API',
    SystemEntryDate: moment(document.date),
    CustomerID: customerId(document),
    ...closing(document, side),
  };
}

export function movement(document: DocumentJson): Element {
  return {
    ...opening(document, 'DocumentNumber', 'Movement'),
    SystemEntryDate: moment(document.date),
    CustomerID: customerId(document),
    SourceID: 'API',
    ShipTo: place(document.address_to),
    ShipFrom: place(document.address_from),
    MovementStartTime: moment(document.loaded_at ?? document.date),
    ATDocCodeID: optional(document.at_doc_code_id, 200),
    ...closing(document, 'CreditAmount'),
  };
}

export function work(document: DocumentJson): Element {
  return {
    ...opening(document, 'DocumentNumber', 'Work'),
    SourceID: 'API',
    SystemEntryDate: moment(document.date),
    CustomerID: customerId(document),
    ...closing(document, 'CreditAmount'),
  };
}

export function payment(document: DocumentJson): Element {
  return {
    PaymentRefNo: text(legalNumber(document), 60),
    ATCUD: atcud(document),
    Period: String(dayOf(document.date)?.month ?? 1),
    TransactionDate: isoDay(document.date),
    PaymentType: kindCode(document.type),
    DocumentStatus: status(document, 'Payment', 'SourcePayment'),
    SourceID: 'API',
    SystemEntryDate: moment(document.date),
    CustomerID: customerId(document),
    Line: [
      {
        LineNumber: '1',
        SourceDocumentID: {
          OriginatingON: text(document.reference, 60),
          InvoiceDate: isoDay(document.date),
        },
        CreditAmount: amount(document.total).toFixed(2),
      },
    ],
    DocumentTotals: totals(document),
  };
}
