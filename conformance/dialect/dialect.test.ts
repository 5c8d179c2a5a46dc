// Filling templates: all fields, single ones in another type, the date; and files that fix templates.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { UsageError } from '../target/settings.js';
import {
  bodyFor,
  type Dialect,
  emptyDialect,
  fill,
  formsOf,
  inForms,
  needsOwner,
  operationsOf,
  readDialect,
  withEveryField,
} from './dialect.js';

const values = { fields: { amount: 10, note: 'Lamp' }, state: 'finalized', today: '21/11/2026' };
const rows: [string, unknown, unknown][] = [
  ['all fields', { payment: '{fields}' }, { payment: values.fields }],
  ['one field', { note: '{note}' }, { note: 'Lamp' }],
  ['a number as text', '{amount:text}', '10.00'],
  ['a number as a number', '{amount:number}', 10],
  ['a state and a date', ['{state}', '{today}'], ['finalized', '21/11/2026']],
  ['a field that is not sent', { a: '{other}', b: 'x' }, { b: 'x' }],
  ['words', 'TB', 'TB'],
];
for (const [what, template, filled] of rows) {
  test(`${what} -> filled in`, () => {
    expect(fill(template, values)).toEqual(filled);
  });
}

test('an amount that is text -> a number where numbers are wanted, unless it is none', () => {
  expect(fill('{amount:number}', { fields: { amount: '10.50' } })).toBe(10.5);
  expect(fill('{amount:number}', { fields: { amount: 'ten' } })).toBe('ten');
});

test('a day of the treasury -> as every other date, where that is wanted', () => {
  const fields = { value: '5.0', date: '2026-11-21' };
  expect(fill({ regularization: '{fields:days}' }, { fields })).toEqual({
    regularization: { value: '5.0', date: '21/11/2026' },
  });
});

test('the forms of a payment -> text and number, with and without the rest', () => {
  const filled = formsOf('createPartialPayment').map((form) => fill(form, values));
  const rest = { payment_mechanism: 'TB', note: 'Conformance run', payment_date: '21/11/2026' };
  expect(filled).toEqual([
    { partial_payment: { amount: '10.00', ...rest } },
    { partial_payment: { amount: '10.00' } },
    { partial_payment: { amount: 10, ...rest } },
    { partial_payment: { amount: 10 } },
  ]);
});

test('every field, beside those that a file fixed -> what the file says counts', () => {
  const also = withEveryField({ line: { unit: 'hour' }, guide: { loaded_at: '{today}' } });
  expect(also).toMatchObject({
    line: { unit: 'hour', discount: '0.0' },
    client: { country: 'Portugal' },
    guide: { loaded_at: '{today}', license_plate: '12-AB-34' },
  });
});

test('no form works -> the refusal, the forms and the way out', () => {
  expect(inForms('422 no', [{ quote: '{fields}' }])).toBe(
    '422 no; tried {"quote":"{fields}"}; --dialect FILE can fix the form',
  );
});

test('lines with amounts as numbers -> those that are numbers, and nothing else', () => {
  const items = [
    { name: '7', unit_price: '1.50', quantity: '2', discount: '', unit: '3' },
    { discount: 'none' },
  ];
  expect(fill('{fields:numbers}', { fields: { reference: '8', items } })).toEqual({
    reference: '8',
    items: [{ name: '7', unit_price: 1.5, quantity: 2, discount: '', unit: '3' }, { discount: 'none' }],
  });
  expect(fill('{fields:numbers}', { fields: { items: 'odd' } })).toEqual({ items: 'odd' });
});

test('the operations of a type -> its own, with the list of its family or of itself', () => {
  expect(operationsOf('invoices')).toEqual({
    ...{ create: 'createInvoice', get: 'getInvoice', update: 'updateInvoice' },
    ...{ change: 'changeInvoiceState', email: 'emailInvoice', list: 'listInvoices' },
  });
  for (const type of Object.keys(documentTypes) as DocumentType[])
    if (documentTypes[type].singular !== 'receipt') {
      const { list, create } = operationsOf(type);
      expect(operations[list].action, list).toBe('list');
      expect(operations[create].documentType).toBe(type);
    }
  expect(operationsOf('proformas').list).toBe('listEstimates');
});

test('the forms of a change of state -> under the name of the type, of its family, and of documents', () => {
  const names = (type: DocumentType) =>
    formsOf(operationsOf(type).change).flatMap((form) => Object.keys(form as object));
  expect(names('invoices')).toEqual(['invoice', 'document']);
  expect(names('credit_notes')).toEqual(['credit_note', 'invoice', 'document']);
  expect(names('quotes')).toEqual(['quote', 'estimate']);
  expect(names('shippings')).toEqual(['shipping', 'guide']);
  expect(names('transports')).toEqual(['shipping', 'transport', 'guide']);
  expect(names('purchase_orders')).toEqual(['purchase_order']);
});

test('the forms of a create -> under the name of the type, and of its family', () => {
  const names = (type: DocumentType) => [
    ...new Set(formsOf(operationsOf(type).create).flatMap((form) => Object.keys(form as object))),
  ];
  expect(names('credit_notes')).toEqual(['credit_note', 'invoice', 'document']);
  expect(names('quotes')).toEqual(['quote', 'estimate']);
  expect(names('transports')).toEqual(['transport', 'guide']);
});

test.describe('the body of an operation', () => {
  const fields = { name: 'Lamp' };
  const body = (operation: OperationId, bodies: Dialect['bodies'] = {}) =>
    bodyFor({ ...emptyDialect(), bodies }, operation, { fields, state: 's', message: 'm', today: 't' });

  test('as it was learned; else in the likeliest form', () => {
    expect(body('createQuote', { createQuote: { own: '{fields}' } })).toEqual({ own: fields });
    const rows: [OperationId, unknown][] = [
      ['createItem', { item: fields }],
      ['createClient', { client: fields }],
      ['createAccountForUser', { account: fields }],
      ['configureAtCommunication', { at_communication: fields }],
      ['createQuote', { quote: fields }],
      ['updateCreditNote', { credit_note: fields }],
      ['changeQuoteState', { quote: { state: 's', message: 'm' } }],
      ['changeShippingState', { shipping: { state: 's', message: 'm' } }],
      ['changeReceiptState', { receipt: { state: 's', message: 'm' } }],
      ['emailInvoice', { message: fields }],
      ['updateInitialBalance', { initial_balance: fields }],
      ['createRegularization', { regularization: fields }],
      ['createTreasuryMovement', { treasury_movement: fields }],
      ['listClientInvoices', fields],
      ['deleteTax', { record: fields }],
    ];
    for (const [operation, sent] of rows) expect(body(operation), operation).toEqual(sent);
    expect(body('createPartialPayment')).toMatchObject({
      partial_payment: { payment_date: 't', payment_mechanism: 'TB' },
    });
  });

  test('a day is sent as it stands, unless it was learned otherwise', () => {
    const day = { date: '2026-11-21' };
    for (const [operation, wrapper] of [
      ['updateInitialBalance', 'initial_balance'],
      ['createRegularization', 'regularization'],
      ['createTreasuryMovement', 'treasury_movement'],
    ] as const)
      expect(bodyFor(emptyDialect(), operation, { fields: day })).toEqual({ [wrapper]: day });
    const forms = formsOf('createRegularization');
    expect(forms.map((form) => fill(form, { fields: { date: 5 } }))).toEqual([
      { regularization: { date: 5 } },
      { regularization: { date: 5 } },
    ]);
  });
});

test('the forms of a document -> text before numbers; only notes are tried with the invoice that they are about', () => {
  expect(formsOf('createInvoice')[0]).toEqual({ invoice: '{fields}' });
  expect(formsOf('createInvoice').filter(needsOwner)).toEqual([]);
  expect(formsOf('createCreditNote').filter(needsOwner).length).toBeGreaterThan(0);
  expect(JSON.stringify(formsOf('changeShippingState')[0])).toBe(
    '{"shipping":{"state":"{state}","message":"{message}"}}',
  );
});

test.describe('a file', () => {
  const file = (text: string): string => {
    const path = join(mkdtempSync(join(tmpdir(), 'dialect-')), 'dialect.yaml');
    writeFileSync(path, text);
    return path;
  };

  test('with forms, words and queries -> as it says', () => {
    const text =
      'bodies: { createQuote: { quote: "{fields}" } }\nqueries: { findClientByName: name }\ntax: { name: A, value: 1 }\n';
    expect(readDialect(file(text))).toEqual({
      bodies: { createQuote: { quote: '{fields}' } },
      queries: { findClientByName: 'name' },
      tax: { name: 'A', value: 1 },
    });
    expect(readDialect(file('triggers: { accept: accepted }'))).toEqual({ triggers: { accept: 'accepted' } });
  });

  for (const [what, text, says] of [
    ['a list', '- a', 'must be a YAML map'],
    ['nothing', '', 'must be a YAML map'],
    ['an unknown key', 'forms: {}', 'unknown key "forms"'],
    ['an unknown operation in bodies', 'bodies: { makeQuote: 1 }', '"makeQuote", which is no operation'],
    ['an unknown operation in queries', 'queries: { findAll: q }', '"findAll", which is no operation'],
    ['no YAML', 'bodies: {', 'Cannot read the dialect'],
  ] as const)
    test(`${what} -> refused`, () => {
      expect(() => readDialect(file(text))).toThrow(UsageError);
      expect(() => readDialect(file(text))).toThrow(says);
    });

  test('that is not there -> refused', () => {
    expect(() => readDialect('/nowhere/dialect.yaml')).toThrow(/Cannot read the dialect \/nowhere.*ENOENT/);
  });
});
