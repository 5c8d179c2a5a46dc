/** Every conforming alternative: the service works with it, and its answers keep the contract. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { createService, type Service } from './index.js';
import type { Variations } from './settings.js';
import { defaultVariations } from './settings.js';
import { type Json, line, trial } from './trial.fixture.js';

const alternatives: { [K in keyof Variations]: readonly Variations[K][] } = {
  statusSpelling: ['Accepted'],
  deletedDocuments: ['404'],
  foreignRecord: [401],
  guideCreateStatus: [201],
  repeatTrigger: ['accept-unchanged'],
  createBodies: ['empty'],
  taxValueAs: ['number'],
  idStart: [1, 2_000_000_000],
  idStep: [7],
  listOrder: ['oldest'],
  perPageDefault: [20, 30],
  changeStateAnswer: ['empty'],
  wrappers: ['own'],
  unsetFields: ['absent'],
  draftNumber: ['rascunho', 'null'],
  draftFields: ['absent'],
  invoicesList: ['invoice'],
  familyListKey: ['invoices'],
  itemsPagination: ['present'],
  finalUpdate: ['accept'],
  cancelMessage: ['optional'],
  numericItemPrice: ['accept'],
  itemPriceOnUpdate: ['required'],
  lineSubtotal: ['after-discount'],
  clientUpdateStatus: [204],
  unknownUser: ['accept'],
  perPageMax: [50],
  estimatePdfMissing: [401],
  extraFields: [true],
  draftPdf: [200],
  draftQrCode: [200],
};

/** The contract only assumes the key of these lists. */
const unjudged: readonly (keyof Variations)[] = ['familyListKey'];

function walk(variations: Partial<Variations>, judge: boolean): void {
  const { call, get, create, change } = trial({ variations }, judge);
  const item = { name: 'I', description: 'D', unit_price: '1.50', tax: { name: 'IVA6' } };
  expect(call('createItem', { body: { item } }).status).toBe(201);
  expect(call('createClient', { body: { client: { name: 'Ana', code: 'A' } } }).status).toBe(201);
  expect(call('createSequence', { body: { sequence: { serie: 'B' } } }).status).toBe(201);
  const found = get('findClientByName', { query: { client_name: 'Ana' } });
  expect(
    call('updateClient', { id: found.id, body: { client: { name: 'Ana', code: 'B' } } }).status,
  ).toBeLessThan(300);
  const invoice = create('Invoice', { items: [line({ discount: 10 })] });
  expect(change('Invoice', invoice.id, 'finalized').status).toBe(200);
  call('createPartialPayment', { id: invoice.id, body: { partial_payment: { amount: '1' } } });
  const quote = create('Quote');
  for (const state of ['finalized', 'accept', 'accept']) change('Quote', quote.id, state);
  expect(String(get('getQuote', { id: quote.id }).status).toLowerCase()).toBe('accepted');
  const gone = create('CreditNote');
  change('CreditNote', gone.id, 'deleted');
  call('getCreditNote', { id: gone.id });
  create('Shipping');
  for (const operation of [
    'listItems',
    'listTaxes',
    'listClients',
    'listInvoices',
    'listReceipts',
    'listEstimates',
    'listGuides',
  ] as const) {
    expect((get(operation) as unknown as Json[]).length, operation).toBeGreaterThan(0);
  }
  call('getDocumentPdf', { id: create('Invoice').id });
  call('getDocumentPdf', { id: 5 });
  call('getDocumentQrCode', { id: invoice.id });
}

for (const [name, values] of Object.entries(alternatives)) {
  for (const value of values) {
    test(`${name}: ${value} -> everything still works`, () => {
      expect(value).not.toBe(defaultVariations[name as keyof Variations]);
      walk({ [name]: value }, !unjudged.includes(name as keyof Variations));
    });
  }
}

const demo = parse(readFileSync(new URL('../scenarios/demo.yaml', import.meta.url), 'utf8'));

for (const [name, values] of Object.entries({
  ...alternatives,
  wrappers: ['own', 'invoice-only', 'shipping-only'],
})) {
  for (const value of values) {
    test(`${name}: ${value} -> a scenario loads as it does without`, () => {
      const service = createService({ clock: '2026-11-21T10:00:00Z', variations: { [name]: value } });
      service.loadScenario(demo);
      const plain = createService({ clock: '2026-11-21T10:00:00Z' });
      plain.loadScenario(demo);
      const counts = (one: Service) => one.accounts().map((account) => account.counts);
      expect(counts(service)).toEqual(counts(plain));
    });
  }
}
