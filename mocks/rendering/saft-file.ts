// The monthly SAF-T (PT) file: its documents, the master data they refer to, and the totals. It follows the schema's
// names and order, but is not signed or certified.
import { documentTypes, type SaftSection } from '../../generated/states.js';
import type { DocumentJson, ItemView, SaftInput, TaxView } from '../service/printed-view.js';
import { amount, dayOf, type Sum, taxKey, total } from './amount-texts.js';
import { FINAL_CONSUMER } from './codes.js';
import * as parts from './saft-parts.js';
import { xmlOf } from './xml.js';

const sections = new Map<string, SaftSection>(
  Object.values(documentTypes).map(({ type, saft }) => [type, saft.section]),
);

const leftOut = new Set(['draft', 'deleted']);

/** The documents of that month without drafts and deleted ones, in order of date, type and id. */
function chosen(input: SaftInput): DocumentJson[] {
  const [month, year] = [Number(input.month), Number(input.year)];
  const key = (document: DocumentJson): string => {
    const number = String(document.id).padStart(16, '0');
    return `${String(dayOf(document.date)?.day ?? 0).padStart(2, '0')} ${document.type} ${number}`;
  };
  return input.documents
    .filter((document) => {
      const day = dayOf(document.date);
      return day?.month === month && day.year === year && !leftOut.has(document.status.toLowerCase());
    })
    .map((document) => ({ document, key: key(document) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ document }) => document);
}

function header(input: SaftInput): parts.Element {
  const { account } = input;
  const [month, year] = [Number(input.month), Number(input.year)];
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const fiscalId = parts.text(account.fiscal_id, 50, FINAL_CONSUMER);
  return {
    AuditFileVersion: '1.04_01',
    CompanyID: fiscalId,
    TaxRegistrationNumber: fiscalId.replace(/\D/g, '').slice(0, 9) || FINAL_CONSUMER,
    TaxAccountingBasis: 'F',
    CompanyName: parts.text(account.organization_name, 100),
    CompanyAddress: parts.address(account),
    FiscalYear: String(year),
    StartDate: `${prefix}-01`,
    EndDate: `${prefix}-${lastDay}`,
    CurrencyCode: 'EUR',
    // The end of the month, not today, so that the same month gives the same file.
    DateCreated: `${prefix}-${lastDay}`,
    TaxEntity: 'Global',
    ProductCompanyTaxID: FINAL_CONSUMER,
    SoftwareCertificateNumber: '0',
    ProductID: 'invoicing-mock/invoicing-contract',
    ProductVersion: '2.0.0',
    Email: parts.text(account.email, 254, '') || undefined,
  };
}

function customers(input: SaftInput, documents: readonly DocumentJson[]): parts.Element[] {
  const known = new Map(input.clients.map((client) => [parts.text(client.id ?? client.name, 30), client]));
  const used = new Map<string, parts.Element>();
  for (const document of documents) {
    const id = parts.customerId(document);
    if (used.has(id)) continue;
    const own = document.client ?? {};
    used.set(id, parts.customer(id, known.get(id) ?? { ...own, name: own.name ?? '' }));
  }
  return [...used.values()];
}

function products(input: SaftInput, documents: readonly DocumentJson[]): parts.Element[] {
  const known = new Map<string, ItemView>(input.items.map((item) => [parts.productCode(item), item]));
  const used = new Map<string, parts.Element>();
  for (const line of documents.flatMap((document) => document.items ?? [])) {
    const code = parts.productCode(line);
    if (!used.has(code))
      used.set(code, parts.product(code, known.get(code)?.description ?? line.description));
  }
  return [...used.values()];
}

function taxTable(input: SaftInput, documents: readonly DocumentJson[]): parts.Element[] {
  const lines = documents.flatMap((document) => document.items ?? []);
  const used = lines.map((line): TaxView => line.tax ?? { name: 'Isento', value: 0 });
  const entries = new Map<string, parts.Element>();
  for (const tax of [...input.taxes, ...used]) {
    // A line's tax has no region, so the tax of the same name in the table is used.
    const key = taxKey({ ...tax, region: null });
    if (!entries.has(key)) entries.set(key, parts.taxEntry(tax));
  }
  return [...entries.values()];
}

/** The total without canceled documents, which are listed and counted, but add nothing. */
const sumOf = (documents: readonly DocumentJson[], field: 'before_taxes' | 'total'): Sum =>
  total(documents.filter((document) => !parts.isCanceled(document)).map((document) => document[field]));

function totals(documents: readonly DocumentJson[], field: 'before_taxes' | 'total'): parts.Element {
  const credits = documents.filter((document) => document.type !== 'CreditNote');
  const debits = documents.filter((document) => document.type === 'CreditNote');
  return {
    NumberOfEntries: String(documents.length),
    TotalDebit: sumOf(debits, field).toFixed(2),
    TotalCredit: sumOf(credits, field).toFixed(2),
  };
}

function movementTotals(documents: readonly DocumentJson[]): parts.Element {
  const live = documents
    .filter((document) => !parts.isCanceled(document))
    .flatMap((document) => document.items ?? []);
  return {
    NumberOfMovementLines: String(live.length),
    TotalQuantityIssued: parts.decimals(total(live.map((line) => amount(line.quantity)))),
  };
}

function sourceDocuments(documents: readonly DocumentJson[]): parts.Element {
  const of = (section: SaftSection): DocumentJson[] =>
    documents.filter((document) => sections.get(document.type) === section);
  const [invoices, movements, works, payments] = [
    of('invoices'),
    of('movements'),
    of('works'),
    of('payments'),
  ];
  return {
    SalesInvoices: { ...totals(invoices, 'before_taxes'), Invoice: invoices.map(parts.invoice) },
    MovementOfGoods: { ...movementTotals(movements), StockMovement: movements.map(parts.movement) },
    WorkingDocuments: { ...totals(works, 'before_taxes'), WorkDocument: works.map(parts.work) },
    Payments: { ...totals(payments, 'total'), Payment: payments.map(parts.payment) },
  };
}

/** The file's text. Throws a RangeError for an invalid month or year; never throws for any other value. */
export function renderSaft(input: SaftInput): string {
  const [month, year] = [Number(input.month), Number(input.year)];
  const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWhole(month, 12) || !isWhole(year, 9999))
    throw new RangeError(
      `SAF-T month ${input.month}/${input.year} is no month: give 1 to 12 and a year of four digits.`,
    );
  const documents = chosen(input);
  return xmlOf({
    AuditFile: {
      '@xmlns': 'urn:OECD:StandardAuditFile-Tax:PT_1.04_01',
      Header: header(input),
      MasterFiles: {
        Customer: customers(input, documents),
        Product: products(input, documents),
        TaxTable: { TaxTableEntry: taxTable(input, documents) },
      },
      SourceDocuments: sourceDocuments(documents),
    },
  });
}
