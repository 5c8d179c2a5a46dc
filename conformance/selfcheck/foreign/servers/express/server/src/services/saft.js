import { db } from '../store.js';
import { DateTime } from '../dates.js';
import { escapeXml, sumBy } from '../lib.js';
import { TYPES } from './documents.js';

const tag = (name, value) => `<${name}>${escapeXml(value)}</${name}>`;
const block = (name, ...children) => `<${name}>${children.flat().join('\n')}</${name}>`;
const money = (value) => value.toFixed(2);

const numberOf = (row) => `${TYPES[row.kind].code} ${row.serie}/${row.number}`;

export function documentsOf(account, year, month) {
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  return db.documents.all(account.id).filter((row) => row.number && DateTime.iso(row.date).startsWith(prefix));
}

const documentTotals = (row) => block('DocumentTotals',
  tag('TaxPayable', money(row.taxes)), tag('NetTotal', money(row.before_taxes)), tag('GrossTotal', money(row.total)));

const status = (row, name) => block('DocumentStatus',
  tag(`${name}Status`, row.status === 'canceled' ? 'A' : 'N'), tag(`${name}StatusDate`, row.finalized_at));

const lines = (row) => row.items.map((line, index) => block('Line',
  tag('LineNumber', index + 1),
  tag('ProductCode', line.name),
  tag('ProductDescription', line.description || line.name),
  tag('Quantity', line.quantity),
  tag('UnitOfMeasure', line.unit || 'Unit'),
  tag('UnitPrice', line.unit_price),
  tag('Description', line.description || line.name),
  tag(row.kind === 'credit_note' ? 'DebitAmount' : 'CreditAmount', money(line.subtotal - line.discount_amount)),
  block('Tax', tag('TaxType', 'IVA'), tag('TaxCode', line.tax.name), tag('TaxPercentage', line.tax.value)),
  line.tax.value === 0 ? tag('TaxExemptionCode', row.tax_exemption || row.tax_exemption_reason) : ''));

const invoice = (row) => block('Invoice',
  tag('InvoiceNo', numberOf(row)), tag('ATCUD', row.atcud), status(row, 'Invoice'), tag('Hash', row.saft_hash),
  tag('InvoiceDate', DateTime.iso(row.date)), tag('InvoiceType', TYPES[row.kind].code),
  tag('SystemEntryDate', row.finalized_at), tag('CustomerID', row.client.id), lines(row), documentTotals(row));

const movement = (row) => block('StockMovement',
  tag('DocumentNumber', numberOf(row)), tag('ATCUD', row.atcud), status(row, 'Movement'), tag('Hash', row.saft_hash),
  tag('MovementDate', DateTime.iso(row.date)), tag('MovementType', TYPES[row.kind].code),
  tag('SystemEntryDate', row.finalized_at), tag('CustomerID', row.client.id),
  tag('MovementStartTime', `${DateTime.iso(row.loaded_at)}T${row.loaded_at.slice(11)}`), lines(row), documentTotals(row));

const working = (row) => block('WorkDocument',
  tag('DocumentNumber', numberOf(row)), tag('ATCUD', row.atcud), status(row, 'Work'), tag('Hash', row.saft_hash),
  tag('WorkDate', DateTime.iso(row.date)), tag('WorkType', TYPES[row.kind].code),
  tag('SystemEntryDate', row.finalized_at), tag('CustomerID', row.client.id), lines(row), documentTotals(row));

const payment = (row) => block('Payment',
  tag('PaymentRefNo', numberOf(row)), tag('ATCUD', row.atcud), tag('TransactionDate', DateTime.iso(row.date)),
  tag('PaymentType', 'RG'), status(row, 'Payment'), tag('SystemEntryDate', row.finalized_at),
  tag('CustomerID', row.client.id), documentTotals(row));

export function saftXml(account, year, month) {
  const rows = documentsOf(account, year, month);
  const of = (...families) => rows.filter((row) => families.includes(TYPES[row.kind].family) && row.kind !== 'receipt');
  const receipts = rows.filter((row) => row.kind === 'receipt');
  const sales = of('invoice');
  const live = sales.filter((row) => row.status !== 'canceled');
  const credits = live.filter((row) => row.kind === 'credit_note');
  const debits = live.filter((row) => row.kind !== 'credit_note');
  const clients = [...new Set(rows.map((row) => row.client.id))].map((id) => db.clients.get(id));
  const products = [...new Set(rows.flatMap((row) => row.items.map((line) => line.name)))];
  const lastDay = new Date(year, month, 0);

  return `<?xml version="1.0" encoding="UTF-8"?>\n<AuditFile xmlns="urn:OECD:StandardAuditFile-Tax:PT_1.04_01">${[
    block('Header',
      tag('AuditFileVersion', '1.04_01'), tag('CompanyID', account.fiscal_id),
      tag('TaxRegistrationNumber', account.fiscal_id), tag('TaxAccountingBasis', 'F'),
      tag('CompanyName', account.organization_name),
      block('CompanyAddress', tag('AddressDetail', account.address || 'Desconhecido'), tag('City', account.city || 'Desconhecido'),
        tag('PostalCode', account.postal_code || '0000-000'), tag('Country', 'PT')),
      tag('FiscalYear', year), tag('StartDate', DateTime.iso(DateTime.format(new Date(year, month - 1, 1)))),
      tag('EndDate', DateTime.iso(DateTime.format(lastDay))), tag('CurrencyCode', 'EUR'),
      tag('DateCreated', DateTime.iso(DateTime.today())), tag('TaxEntity', 'Global')),
    block('MasterFiles',
      clients.map((row) => block('Customer', tag('CustomerID', row.id), tag('AccountID', 'Desconhecido'),
        tag('CustomerTaxID', row.fiscal_id || '999999990'), tag('CompanyName', row.name),
        block('BillingAddress', tag('AddressDetail', row.address || 'Desconhecido'), tag('City', row.city || 'Desconhecido'),
          tag('PostalCode', row.postal_code || '0000-000'), tag('Country', row.country || 'PT')))),
      products.map((name) => block('Product', tag('ProductType', 'P'), tag('ProductCode', name),
        tag('ProductDescription', name), tag('ProductNumberCode', name))),
      block('TaxTable', db.taxes.all(account.id).map((row) => block('TaxTableEntry', tag('TaxType', 'IVA'),
        tag('TaxCountryRegion', row.region), tag('TaxCode', row.name), tag('Description', row.name),
        tag('TaxPercentage', row.value))))),
    block('SourceDocuments',
      block('SalesInvoices', tag('NumberOfEntries', sales.length),
        tag('TotalDebit', money(sumBy(credits, (row) => row.before_taxes))),
        tag('TotalCredit', money(sumBy(debits, (row) => row.before_taxes))), sales.map(invoice)),
      block('MovementOfGoods', tag('NumberOfMovementLines', sumBy(of('guide'), (row) => row.items.length)),
        of('guide').map(movement)),
      block('WorkingDocuments', tag('NumberOfEntries', of('estimate', 'purchase_order').length),
        of('estimate', 'purchase_order').map(working)),
      block('Payments', tag('NumberOfEntries', receipts.length),
        tag('TotalCredit', money(sumBy(receipts.filter((row) => row.status !== 'canceled'), (row) => row.total))),
        receipts.map(payment))),
  ].join('\n')}</AuditFile>\n`;
}
