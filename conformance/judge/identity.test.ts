/** The identity of violations: paths, symptoms, and the family of a statement, independent of the operation. */
import { expect, test } from '@playwright/test';
import { operations } from '../../generated/operations.js';
import { interpretations, statements } from '../../generated/statements.js';
import { documentTypes } from '../../generated/states.js';
import {
  assertField,
  countSymptom,
  familyOf,
  fieldOf,
  groupOf,
  type Identity,
  identityKey,
  identityOf,
  isCauseOf,
  refusalSymptom,
  statusSymptom,
  valueSymptom,
} from './identity.js';
import { violationOf } from './violation.js';

const families: readonly (readonly [id: string, family: string])[] = [
  ['status:createItem/422', 'status:422'],
  ['errors:422', 'errors:422'],
  ['state:quote/draft+finalized', 'state:draft+finalized'],
  ['state:invoice_receipt/draft+finalized', 'state:draft+finalized'],
  ['schema:Document.date', 'schema:Document.date'],
  ['request:createClient/client.email', 'request:client.email'],
  ['request:createClient/client.email/required', 'request:client.email/required'],
  ['request:createQuote/quote.client.name', 'request:document.client.name'],
  ['request:updateInvoiceReceipt/invoice_receipt.date/required', 'request:document.date/required'],
  ['request:listInvoices/query.page', 'request:query.page'],
  ['operation:changeQuoteState', 'operation:change-state-document'],
  ['operation:changeInvoiceState', 'operation:change-state-document'],
  ['operation:getItem', 'operation:getItem'],
  ['rule:item-name-unique', 'rule:item-name-unique'],
];
for (const [id, family] of families)
  test(`${id} -> the family ${family}`, () => {
    expect(familyOf(id)).toBe(family);
    // The family of a family is the family itself.
    if (family.startsWith('rule:') || family.startsWith('schema:')) expect(familyOf(family)).toBe(family);
  });

test('every status, cell and request that is stated -> a family without an operation and without a type of document', () => {
  const singulars: string[] = Object.values(documentTypes).map(({ singular }) => singular);
  const ids = Object.keys({ ...statements, ...interpretations }).filter((id) =>
    /^(status|state|request):/.test(id),
  );
  expect(ids.length).toBeGreaterThan(0);
  const named = ids.map(familyOf).filter((family) => {
    const [first = ''] = family.slice(family.indexOf(':') + 1).split(/[./]/);
    return first in operations || singulars.includes(first);
  });
  expect(named).toEqual([]);
});

const paths: readonly (readonly [path: readonly string[], field: string])[] = [
  [['items[3]', 'tax', 'name'], 'items[].tax.name'],
  [['invoice', 'date'], 'document.date'],
  [['purchase_order.items[0].unit_price'], 'document.items[].unit_price'],
  [['invoice_receipt'], 'document'],
  [['client', 'email'], 'client.email'],
  // Only a wrapper is replaced, not a field of that name.
  [['query', 'invoice'], 'query.invoice'],
];
for (const [path, field] of paths)
  test(`the path ${path.join('.')} -> the field ${field}`, () => {
    expect(fieldOf(...path)).toBe(field);
    expect(() => assertField(field)).not.toThrow();
  });

for (const text of ['', 'the record', 'items[0].name', 'Client abc123 once', 'date of the quote', '.name'])
  test(`"${text}" as a field -> refused`, () => {
    expect(() => assertField(text)).toThrow('is no field');
    const made = { statement: 'rule:record-meant', symptom: 'different', sort: 'value' } as const;
    expect(() => violationOf({ ...made, field: text, expected: 'a', actual: 'b' })).toThrow('is no field');
  });

test('a value that is wrong -> absent, present or different', () => {
  expect([undefined, null, ''].map((actual) => valueSymptom(actual, 'x'))).toEqual(Array(3).fill('absent'));
  expect([undefined, null, ''].map((due) => valueSymptom('x', due))).toEqual(Array(3).fill('present'));
  expect([valueSymptom('y', 'x'), valueSymptom(0, 5), valueSymptom(null, undefined)]).toEqual(
    Array(3).fill('different'),
  );
});

test('a status -> itself; a success where a refusal is due -> accepted, whichever success it is', () => {
  expect(statusSymptom(404)).toBe('404');
  expect([200, 201, 204].map(refusalSymptom)).toEqual(Array(3).fill('accepted'));
  expect([301, 404, 500].map(refusalSymptom)).toEqual(['301', '404', '500']);
});

test('a wrong number of entries -> too few or too many', () => {
  expect([countSymptom(1, 2), countSymptom(3, 2)]).toEqual(['too few', 'too many']);
});

const lost = (field: string, operation: Identity['operation'] = 'createItem'): Identity => ({
  ...{ statement: 'rule:item-fields-kept', operation, field, symptom: 'absent' },
});

test('two fields of one operation -> two violations; one field of two operations -> one group, two violations', () => {
  expect(groupOf(lost('unit'))).not.toBe(groupOf(lost('description')));
  expect(groupOf(lost('unit'))).toBe(groupOf(lost('unit', 'updateItem')));
  expect(identityKey(lost('unit'))).not.toBe(identityKey(lost('unit', 'updateItem')));
  const { operation: _none, ...unnamed } = lost('unit');
  expect(identityOf(unnamed, 'updateItem')).toBe(identityOf(lost('unit', 'updateItem'), 'createItem'));
});

test('another statement, or another symptom, of one field -> another group', () => {
  const groups = [
    lost('unit'),
    // A lost value and another value are the same finding: the stored value is not shown.
    { ...lost('unit'), symptom: 'not unique' as const },
    { ...lost('unit'), statement: 'rule:item-updated' as const },
  ].map(groupOf);
  expect(new Set(groups).size).toBe(3);
});

/** Violations of several rules that cite the same row of the API description. */
const oneRow: readonly (readonly [string, ...Identity[]])[] = [
  [
    'a figure of a pagination',
    { statement: 'rule:pagination-adds-up', field: 'pagination.total_pages', symptom: 'inconsistent' },
    { statement: 'rule:list-type', field: 'pagination.total_pages', symptom: 'different' },
  ],
  [
    'a filter, alone and beside another',
    { statement: 'rule:list-date', field: 'query.date', symptom: 'not listed' },
    { statement: 'rule:filters-together', field: 'query.date', symptom: 'not listed' },
  ],
  [
    'a text that filters nothing',
    { statement: 'rule:list-text', field: 'query.text', symptom: 'listed' },
    { statement: 'rule:list-text', field: 'query.text', symptom: 'too many' },
  ],
  [
    'pages that lose and repeat entries',
    { statement: 'rule:pages-partition', field: 'query.page', symptom: 'listed twice' },
    { statement: 'rule:per-page-default', field: 'query.page', symptom: 'not listed' },
    { statement: 'rule:pages-partition', field: 'id', symptom: 'not listed' },
  ],
  [
    'a record that no list holds',
    { statement: 'rule:item-fields-kept', field: 'id', symptom: 'not listed' },
    { statement: 'rule:record-listed', field: 'id', symptom: 'not listed' },
  ],
  [
    'the counters of a sequence',
    {
      ...{ statement: 'schema:Sequence.current_quote_number', field: 'current_quote_number' },
      symptom: 'wrong type',
    },
    {
      ...{ statement: 'schema:Sequence.current_vat_moss_receipt_number' },
      ...{ field: 'current_vat_moss_receipt_number', symptom: 'wrong type' },
    },
  ],
  [
    'another refusal than 401, in whatever form the key came',
    { statement: 'rule:key-needed', field: 'query.api_key-doubled', symptom: '403' },
    { statement: 'status:getItem/401', field: 'http.status', symptom: '403' },
  ],
];
for (const [what, ...violations] of oneRow)
  test(`${what} -> one group`, () => {
    expect(new Set(violations.map(groupOf)).size).toBe(1);
  });

test('filters, the size of a page beside the page, and forms of a key that open -> groups of their own', () => {
  const groups = [
    { statement: 'rule:list-date', field: 'query.date', symptom: 'not listed' },
    { statement: 'rule:list-date', field: 'query.date', symptom: 'listed' },
    { statement: 'rule:list-due-date', field: 'query.due_date', symptom: 'not listed' },
    { statement: 'rule:filters-together', field: 'query.filters', symptom: 'not listed' },
    { statement: 'rule:pages-partition', field: 'query.per_page', symptom: 'too few' },
    { statement: 'rule:pages-partition', field: 'query.page', symptom: 'listed twice' },
    { statement: 'rule:per-page-default', field: 'query.per_page', symptom: 'different' },
    { statement: 'rule:key-needed', field: 'query.api_key-doubled', symptom: '200' },
    { statement: 'rule:key-needed', field: 'header', symptom: '200' },
    { statement: 'schema:Pagination.total_pages', field: 'pagination.total_pages', symptom: 'wrong type' },
    { statement: 'rule:pagination-adds-up', field: 'pagination.total_pages', symptom: 'inconsistent' },
  ] satisfies Identity[];
  expect(new Set(groups.map(groupOf)).size).toBe(groups.length);
});

test('a step that failed, or the same field wrong before -> explains what came later; another field does not', () => {
  const value = (field: string) => ({ field, symptom: 'different' as const, sort: 'value' as const });
  const later = value('items[].unit_price');
  expect(isCauseOf(value('item.unit_price'), later)).toBe(true);
  expect(isCauseOf(value('unit'), later)).toBe(false);
  expect(isCauseOf({ field: 'http.status', symptom: '422', sort: 'status' }, later)).toBe(true);
  expect(isCauseOf({ field: 'item.name', symptom: 'accepted', sort: 'status' }, later)).toBe(true);
  expect(isCauseOf({ field: 'http.status', symptom: '204', sort: 'status' }, later)).toBe(false);
  expect(isCauseOf({ field: 'status', symptom: 'unchanged', sort: 'state' }, later)).toBe(true);
});

test('a change of state explains no content, and a wrong value not what a refused request changes', () => {
  const value = (field: string) => ({ field, symptom: 'different' as const, sort: 'value' as const });
  const refused = { field: 'http.status', symptom: '422', sort: 'status' } as const;
  const change = { ...refused, statement: 'state:quote/refused+accept' };
  for (const field of ['observations', 'client.name', 'items[].unit_price', 'item.unit', 'due_date'])
    expect([isCauseOf(change, value(field)), isCauseOf(refused, value(field))], field).toEqual([false, true]);
  for (const field of ['status', 'sequence_number', 'itemsets', 'dates'])
    expect(isCauseOf(change, value(field)), field).toBe(true);
  expect(isCauseOf(change, { ...refused, field: 'observations' })).toBe(true);
  const changed = { ...value('item.description'), statement: 'rule:refused-changes-nothing' };
  expect(isCauseOf(value('item.description'), changed)).toBe(false);
  expect(isCauseOf(refused, changed)).toBe(true);
});

test('a cell of a state table -> a short name for people; else the field', () => {
  const parts = { sort: 'state', field: 'status', symptom: 'unchanged', expected: 'a', actual: 'b' } as const;
  expect(violationOf({ ...parts, statement: 'state:quote/draft+finalized' }).subject).toBe(
    'quote draft + finalized',
  );
  expect(violationOf({ ...parts, statement: 'rule:record-meant' }).subject).toBe('status');
});

const group = (statement: string, symptom: string, field = 'name', sort = 'value') =>
  groupOf({ statement, symptom, field, sort } as Identity);

test('what was stored is shown: one statement, whoever says it and however it is lost', () => {
  const kept = group('rule:item-fields-kept', 'different');
  for (const symptom of ['absent', 'changed', 'unchanged', 'present', 'different'])
    expect(group('rule:client-open-fields', symptom), symptom).toBe(kept);
  expect(group('schema:Item.name', 'different')).toBe(kept);
  // A missing property is a violation of the schema.
  expect(group('schema:Item.name', 'absent', 'name', 'shape')).not.toBe(kept);
  expect(group('rule:item-fields-kept', 'not unique')).not.toBe(kept);
  expect(group('rule:number-unique', 'different')).not.toBe(kept);
  expect(group('rule:item-fields-kept', 'different', 'unit')).not.toBe(kept);
});

test('a step that was not as stated, or the same field wrong already, explains what comes later', () => {
  const seen = (sort: 'status' | 'shape' | 'state' | 'value' | 'silence', field: string, symptom: string) =>
    ({ sort, field, symptom }) as Parameters<typeof isCauseOf>[0];
  const later = seen('value', 'items[].name', 'different');
  for (const [earlier, is] of [
    [seen('state', 'status', 'unchanged'), true],
    [seen('silence', 'http.answer', 'no answer'), true],
    [seen('status', 'http.status', '500'), true],
    [seen('status', 'http.status', 'accepted'), true],
    // A success with another status does not explain later violations.
    [seen('status', 'http.status', '200'), false],
    [seen('status', 'name', '200'), false],
    [seen('shape', 'client.name', 'wrong type'), true],
    [seen('value', 'name', 'absent'), true],
    [seen('value', 'unit', 'absent'), false],
  ] as const)
    expect(isCauseOf(earlier, later), JSON.stringify(earlier)).toBe(is);
});
