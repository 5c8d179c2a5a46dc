// The SAF-T file is parsed back: well-formed, complete, and its totals are those of the documents.
import { expect, test } from '@playwright/test';
import { Decimal } from 'decimal.js';
import { create } from 'xmlbuilder2';
import type { DocumentJson, SaftInput } from '../service/printed-view.js';
import { renderSaft } from './saft-file.js';
import { hostile, line, partyOf, sample, sampleDocument } from './samples.fixture.js';

interface Parsed {
  [name: string]: Parsed;
}

const render = (documents: DocumentJson[], change: Partial<SaftInput> = {}): string =>
  renderSaft({
    account: sample().account,
    month: 11,
    year: '2026',
    documents,
    clients: [{ ...sample().client, id: '5' }],
    items: [{ id: 1, name: 'Filter coffee', description: 'Roasted beans' }],
    taxes: [{ id: 1, name: 'IVA23', value: '23.0', region: 'PT' }],
    ...change,
  });

const parse = (xml: string): Parsed =>
  (create(xml).end({ format: 'object' }) as unknown as Parsed).AuditFile as Parsed;

const list = (value: Parsed | undefined): Parsed[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const invoice = (id: number, change: Partial<DocumentJson> = {}): DocumentJson =>
  sampleDocument({
    id,
    inverted_sequence_number: `2026/${id}`,
    items: [line()],
    ...{ sum: 20, discount: 0, before_taxes: 20, taxes: 4.6, total: 24.6 },
    ...change,
  });

test('documents of all kinds -> each in its section, totals without what is canceled', () => {
  const file = parse(
    render([
      invoice(1),
      invoice(2, { type: 'InvoiceReceipt', status: 'settled' }),
      invoice(3, { status: 'canceled' }),
      invoice(4, { type: 'CreditNote' }),
      invoice(5, { type: 'Shipping' }),
      invoice(6, { type: 'Quote', status: 'accepted' }),
      invoice(7, { type: 'PurchaseOrder' }),
      invoice(8, { type: 'Receipt', items: [] }),
    ]),
  );
  const { SalesInvoices, MovementOfGoods, WorkingDocuments, Payments } = file.SourceDocuments as Parsed;
  expect(SalesInvoices).toMatchObject({ NumberOfEntries: '4', TotalDebit: '20.00', TotalCredit: '40.00' });
  expect(list(SalesInvoices?.Invoice)).toHaveLength(4);
  expect(MovementOfGoods).toMatchObject({ NumberOfMovementLines: '1', TotalQuantityIssued: '2.00' });
  expect(WorkingDocuments).toMatchObject({ NumberOfEntries: '2', TotalDebit: '0.00', TotalCredit: '40.00' });
  expect(Payments).toMatchObject({ NumberOfEntries: '1', TotalCredit: '24.60' });
  const [first, , canceled, note] = list(SalesInvoices?.Invoice).sort((a, b) =>
    String(a.InvoiceNo).slice(-1) < String(b.InvoiceNo).slice(-1) ? -1 : 1,
  );
  expect(first).toMatchObject({
    InvoiceNo: 'FT 2026/1',
    InvoiceDate: '2026-11-05',
    CustomerID: '5',
    Period: '11',
  });
  expect(first?.Line).toMatchObject({ CreditAmount: '20.00', Quantity: '2.00', UnitPrice: '10.00' });
  expect(first?.DocumentTotals).toEqual({ TaxPayable: '4.60', NetTotal: '20.00', GrossTotal: '24.60' });
  expect(canceled?.DocumentStatus).toMatchObject({ InvoiceStatus: 'A' });
  expect(note?.Line).toMatchObject({ DebitAmount: '20.00' });
});

test('header and master data -> the account, and only what the documents refer to', () => {
  const file = parse(
    render([invoice(1, { items: [line(), line({ name: 'Tea', tax: null })] })], { month: '11' }),
  );
  expect(file.Header).toMatchObject({
    ...{ AuditFileVersion: '1.04_01', CompanyID: '509442013', TaxRegistrationNumber: '509442013' },
    ...{ StartDate: '2026-11-01', EndDate: '2026-11-30', FiscalYear: '2026' },
  });
  const { Customer, Product, TaxTable } = file.MasterFiles as Parsed;
  expect(Customer).toMatchObject({ CustomerID: '5', CustomerTaxID: '508025338' });
  expect(list(Product).map((product) => String(product.ProductCode))).toEqual(['Filter coffee', 'Tea']);
  expect(list(TaxTable?.TaxTableEntry).map((entry) => String(entry.TaxCode))).toEqual(['NOR', 'ISE']);
});

test('drafts, deleted ones and other months -> left out', () => {
  const xml = render([
    invoice(1, { status: 'draft' }),
    invoice(2, { status: 'deleted' }),
    invoice(3, { date: '31/10/2026' }),
    invoice(4, { date: '05/11/2025' }),
    invoice(5, { date: null }),
  ]);
  expect(parse(xml).SourceDocuments?.SalesInvoices).toMatchObject({
    NumberOfEntries: '0',
    TotalCredit: '0.00',
  });
  expect(xml).toContain('xmlns="urn:OECD:StandardAuditFile-Tax:PT_1.04_01"');
});

test('200 documents of odd cents -> the total is their exact sum', () => {
  const documents = Array.from({ length: 200 }, (_, index) =>
    invoice(index + 1, { before_taxes: 0.1 + index / 100 }),
  );
  const sums = documents.map(
    (document) => new Decimal(new Decimal(String(document.before_taxes)).toFixed(10)),
  );
  const expected = sums.reduce((sum, value) => sum.plus(value), new Decimal(0)).toFixed(2);
  expect(parse(render(documents)).SourceDocuments?.SalesInvoices).toMatchObject({ TotalCredit: expected });
});

test('the same input in another order -> the same file', () => {
  const documents = [invoice(1), invoice(2, { date: '01/11/2026' }), invoice(10, { type: 'CreditNote' })];
  expect(render([...documents].reverse())).toBe(render(documents));
});

test('text that looks like a reference -> comes out as that text', () => {
  const names = ['&#0;', '&#x41;', '&amp;', '&foo;', 'R&D', '<b>', ']]>'];
  const xml = render([invoice(1, { items: names.map((name) => line({ name })) })]);
  const codes = [...xml.matchAll(/<ProductNumberCode>(.*)<\/ProductNumberCode>/g)].map((match) => match[1]);
  // Asserted on the text: this parser decodes '&amp;#65;' twice, too.
  const written = ['&amp;#0;', '&amp;#x41;', '&amp;amp;', '&amp;foo;', 'R&amp;D', '&lt;b&gt;', ']]&gt;'];
  expect(codes).toEqual(written);
});

for (const [month, year] of [
  [0, 2026],
  [13, 2026],
  ['x', 2026],
  [1, ''],
] as const) {
  test(`month ${month}, year '${year}' -> a RangeError that says what to give`, () => {
    expect(() => render([], { month, year })).toThrow(/1 to 12/);
  });
}

for (const [name, text] of Object.entries(hostile)) {
  test(`hostile text everywhere (${name}) -> well-formed, nothing but text`, () => {
    const party = partyOf(text);
    const items = [
      line({ name: text, description: text, unit: text, tax: { name: text, value: 0, region: text } }),
    ];
    const change = {
      atcud: text,
      saft_hash: text,
      tax_exemption: text,
      inverted_sequence_number: text,
      items,
    };
    const client = { id: text, name: text };
    const types = ['Invoice', 'Shipping', 'Quote', 'Receipt'];
    const documents = types.map((type, index) =>
      invoice(index, { ...change, client, type, reference: text }),
    );
    const xml = render(documents, {
      account: { organization_name: text, ...party },
      clients: [{ ...client, ...party, phone: text }],
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u);
    expect(xml).not.toMatch(/&(?!(amp|lt|gt);)/);
    const file = parse(xml.replaceAll('&amp;', ''));
    expect(Object.keys(file)).toEqual(['@xmlns', 'Header', 'MasterFiles', 'SourceDocuments']);
    expect(file.SourceDocuments?.SalesInvoices).toMatchObject({ NumberOfEntries: '1', TotalCredit: '20.00' });
  });
}
