// Cleanup removes records in the right order, as far as the API allows; those of unknown state stay on the journal.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import type { DocumentType } from '../../generated/states.js';
import { type Entry, openJournal, readJournal } from '../target/journal.js';
import { cleanUp, readDefaults, restoreDefaults } from './cleanup.js';
import { openGuard } from './guard.js';
import { onTiny, type TinyService, tinyService } from './tiny-service.fixture.js';

let folder: string;
let journal: string;
let tiny: TinyService;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleanup-'));
  journal = join(folder, 'journal.jsonl');
  tiny = tinyService({ journal, settings: { workers: 1 } });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const given = () => onTiny(tiny.run).t.given;
/** Runs the cleanup; returns the changes that it sends, with record and state. */
async function cleaned() {
  const from = tiny.log.length;
  const states: string[] = [];
  tiny.faults.unshift(({ path, body, operation }) => {
    const { state } = (Object.values(body)[0] ?? {}) as { state?: string };
    if (!operation.startsWith('get'))
      states.push(`${operation} ${/(\d+)(?:\/[a-z_-]+)?\.json$/.exec(path)?.[1]}${state ? ` ${state}` : ''}`);
    return undefined;
  });
  const report = await cleanUp(tiny.run, journal);
  return { report, states, log: tiny.log.slice(from) };
}
const journaled = (
  operation: OperationId,
  id: string,
  parts: Partial<Pick<Entry, 'parent' | 'target' | 'account'>> = {},
) => {
  const { target = tiny.run.settings.baseUrl, account, ...more } = parts;
  openJournal(journal, { target, ...(account && { account }) }).add({ operation, id, ...more });
};
/** Adds a document in this state to the service; the run knows only that it created it. */
function stands(type: DocumentType, id: number, status: string, make: OperationId): void {
  tiny.records.set(`/${type}/${id}`, { id, status });
  journaled(make, String(id));
}

test('drafts are deleted, final documents canceled, each with one request; the last made goes first', async () => {
  const draft = await given().document('quotes');
  const final = await given().document('invoices', 'final');
  const { report, states } = await cleaned();
  expect(states.slice(0, 2)).toEqual([
    `changeInvoiceState ${final.id} canceled`,
    `changeQuoteState ${draft.id} deleted`,
  ]);
  expect(report).toMatchObject({ removed: 2, unknown: 0, elsewhere: {} });
  expect(report.made).toMatchObject({ createQuote: 1, createInvoice: 1 });
});

test('receipts and notes go before the documents that they belong to', async () => {
  journaled('createPartialPayment', '900');
  tiny.records.set('/receipts/900', { id: 900, status: 'final' });
  stands('credit_notes', 901, 'draft', 'createCreditNote');
  stands('invoices', 902, 'draft', 'createInvoice');
  const { states } = await cleaned();
  expect(states.map((one) => one.split(' ')[0])).toEqual([
    ...['changeCreditNoteState', 'changeReceiptState', 'changeInvoiceState'],
  ]);
});

test('a settled note is unsettled, then canceled', async () => {
  stands('credit_notes', 7, 'settled', 'createCreditNote');
  tiny.run.shared.recordTracker.moved('credit_notes', 7, 'settled');
  const { states, report } = await cleaned();
  expect(states).toEqual(['changeCreditNoteState 7 unsettled', 'changeCreditNoteState 7 canceled']);
  expect(report).toMatchObject({ removed: 1, remaining: {} });
});

test('what is in another state than was last seen -> read, and left by the way from there', async () => {
  stands('quotes', 7, 'accepted', 'createQuote');
  const { log, report } = await cleaned();
  expect(log).toEqual(['changeQuoteState', 'getQuote', 'changeQuoteState', 'getQuote']);
  expect(report.removed).toBe(1);
});

test('what has no way out stays, and is off the journal; what is gone or canceled already costs nothing', async () => {
  stands('invoices', 7, 'settled', 'createInvoice');
  journaled('createSequence', '8');
  stands('quotes', 9, 'canceled', 'createQuote');
  tiny.run.shared.recordTracker.moved('quotes', 9, 'canceled');
  tiny.run.shared.recordTracker.sees('deleteTax', { 'tax-id': 10 }, {});
  journaled('createTax', '10');
  const { report, log } = await cleaned();
  expect(report).toMatchObject({
    removed: 2,
    remaining: { createInvoice: 1, createSequence: 1 },
    unknown: 0,
  });
  expect(log).toEqual(['changeInvoiceState', 'getInvoice']);
  expect(existsSync(journal)).toBe(false);
});

test('a tax and a record of the treasury -> deleted by their ids and parents', async () => {
  const tax = await given().tax();
  const client = await given().client();
  journaled('createRegularization', '5', { parent: String(client.id) });
  const { states, report } = await cleaned();
  expect(states.slice(0, 2)).toEqual(['deleteRegularization 5', `deleteTax ${tax.id}`]);
  expect(tiny.records.has(`/taxes/${tax.id}`)).toBe(false);
  expect(report.remaining).toEqual({ createClient: 1 });
});

for (const [status, name] of [
  [500, 'unknown'],
  [401, 'unknown'],
  [403, 'unknown'],
  [429, 'unknown'],
  [404, 'removed'],
  [410, 'removed'],
  [422, 'stays'],
] as const)
  test(`a deletion that is answered ${status} -> ${name}`, async () => {
    await given().tax();
    tiny.faults.push(({ operation }) => (operation === 'deleteTax' ? { status } : undefined));
    const { report } = await cleaned();
    expect([report.unknown, report.removed, report.remaining.createTax ?? 0]).toEqual(
      ['unknown', 'removed', 'stays'].map((one) => Number(one === name)),
    );
    expect(readJournal(journal).length).toBe(Number(name === 'unknown'));
  });

test('a receipt that may not be canceled any more -> looked at: canceled already is removed', async () => {
  for (const id of ['900', '901']) journaled('createPartialPayment', id);
  tiny.records.set('/receipts/900', { id: 900, status: 'canceled' });
  tiny.records.set('/receipts/901', { id: 901, status: 'final' });
  tiny.faults.push(({ operation }) => (operation === 'changeReceiptState' ? { status: 422 } : undefined));
  const { report } = await cleaned();
  expect(report).toMatchObject({ removed: 1, remaining: { createPartialPayment: 1 } });
});

test('entries of another target stay, untouched; one that is listed twice is removed once', async () => {
  journaled('createTax', '5', { target: 'http://elsewhere.example' });
  journaled('createTax', '6');
  journaled('createTax', '6');
  const { report, log } = await cleaned();
  expect(log).toEqual(['deleteTax']);
  expect(report).toMatchObject({ made: { createTax: 1 }, elsewhere: { 'http://elsewhere.example': 1 } });
  expect(readJournal(journal).map(({ id }) => id)).toEqual(['5']);
});

test('both accounts at one address -> each record is removed with the key of its account', async () => {
  const baseUrl = 'http://tiny.example';
  const second = { baseUrl, apiKey: 'second-key-01' };
  tiny = tinyService({ journal, settings: { workers: 1, second: { ...second } } });
  await given().tax();
  tiny.run.second?.journal.add({ operation: 'createTax', id: '7' });
  tiny.records.set('/taxes/7', { id: 7 });
  const keys: string[] = [];
  tiny.faults.push(({ operation, query }) => {
    if (operation === 'deleteTax') keys.push(query.get('api_key') ?? '');
    return undefined;
  });
  expect((await cleaned()).report).toMatchObject({ made: { createTax: 2 }, removed: 2 });
  expect(keys).toEqual(['second-key-01', 'tiny-key-0001']);
});

test('records of the second account, without its key -> they stay, and nothing is sent', async () => {
  journaled('createTax', '5', { account: 'second' });
  const { report, log } = await cleaned();
  expect(log).toEqual([]);
  expect(report).toMatchObject({ made: {}, keyless: 1, elsewhere: {} });
  expect(readJournal(journal)).toHaveLength(1);
});

test('a target that is gone -> asked sixteen times, not for each record', async () => {
  for (let id = 0; id < 40; id += 1) journaled('createTax', String(id));
  tiny.faults.push(() => ({ status: 503 }));
  const { report, log } = await cleaned();
  expect(report.unknown).toBe(40);
  // Eight requests run at the same time.
  expect(log.length).toBeGreaterThanOrEqual(16);
  expect(log.length).toBeLessThan(24);
  expect(readJournal(journal)).toHaveLength(40);
});

test('over -> what was not gone through stays on the journal', async () => {
  for (let id = 0; id < 20; id += 1) journaled('createTax', String(id));
  const abort = new AbortController();
  let deleted = 0;
  tiny.faults.push(() => {
    deleted += 1;
    if (deleted === 10) abort.abort();
    return undefined;
  });
  const report = await cleanUp(tiny.run, journal, openGuard(tiny.run, { signal: abort.signal }));
  expect(report.removed).toBeLessThan(10);
  expect(readJournal(journal)).toHaveLength(20 - report.removed);
});

test('clients and items that are used again get the names by which later runs find them, the first twenty-four', async () => {
  const { fixturePool } = tiny.run.shared;
  const made = await given().client();
  const item = await given().item();
  fixturePool.exhausted.add('client').add('item');
  for (const kind of ['client', 'item', 'sequence'] as const)
    fixturePool.known.push({ kind, id: kind === 'item' ? item.id : made.id, sent: { name: 'Before' } });
  const at = (slot: number) => fixturePool.slotOf('client', slot);
  fixturePool.known.push({ kind: 'client', id: 24, slot: 24, sent: { name: 'x' } });
  fixturePool.known.push({ kind: 'client', id: 25, slot: 25, sent: { name: 'x' } });
  fixturePool.known.push({ kind: 'client', id: 2, slot: 2, sent: { name: at(2).name } });
  fixturePool.known.push({ kind: 'client', id: 3, slot: 3, sent: { name: at(3).name }, isStale: true });
  const { states } = await cleaned();
  expect(states.sort()).toEqual([
    ...['updateClient 24', 'updateClient 3', `updateClient ${made.id}`, `updateItem ${item.id}`].sort(),
  ]);
  expect(tiny.records.get(`/clients/${made.id}`)).toMatchObject({ name: at(1).name, code: at(1).code });
  expect(tiny.records.get(`/items/${item.id}`)).toMatchObject({ name: fixturePool.slotOf('item', 1).name });
});

test('where nobody looked whether a slot is free -> nothing is brought there', async () => {
  tiny.run.shared.fixturePool.known.push({ kind: 'client', id: 1, sent: { name: 'x' } });
  expect((await cleaned()).states).toEqual([]);
});

test('defaults that moved -> put back; those that did not cost no change', async () => {
  tiny.records.set('/sequences/1', { id: 1, default_sequence: 1 });
  tiny.records.set('/sequences/2', { id: 2, default_sequence: 0 });
  tiny.records.set('/taxes/3', { id: 3, name: 'A', value: 23, region: 'PT', default_tax: 1 });
  const before = await readDefaults(tiny.run);
  expect(before).toEqual({ sequence: 1, tax: { id: 3, name: 'A', value: 23, region: 'PT' } });
  let from = tiny.log.length;
  await restoreDefaults(tiny.run, before);
  expect(tiny.log.slice(from).sort()).toEqual(['listSequences', 'listTaxes']);
  tiny.records.set('/sequences/1', { id: 1, default_sequence: 0 });
  tiny.records.set('/sequences/2', { id: 2, default_sequence: 1 });
  Object.assign(tiny.records.get('/taxes/3') as object, { default_tax: 0 });
  from = tiny.log.length;
  await restoreDefaults(tiny.run, before);
  expect(tiny.log.slice(from)).toEqual(expect.arrayContaining(['setCurrentSequence', 'updateTax']));
  expect(tiny.records.get('/taxes/3')).toMatchObject({ default_tax: '1', value: '23' });
  from = tiny.log.length;
  await restoreDefaults(tiny.run, {});
  expect(tiny.log.slice(from)).toHaveLength(2);
});
