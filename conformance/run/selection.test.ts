// Selecting checks, and distributing them to shards.
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import type { Check } from './check.js';
import { requestsOf } from './check-cost.js';
import { missingFeature, selectChecks, shardOf, unmatched } from './selection.js';
import { plainCheck, tinySettings } from './tiny-service.fixture.js';

const checks = checksFor(1);
const costOf = (part: readonly (typeof checks)[number][]) =>
  part.reduce((sum, one) => sum + requestsOf(one), 0);

for (const total of [2, 3, 8])
  test(`${total} shards -> each check in one of them, in order, and all expected to cost alike`, () => {
    const parts = Array.from({ length: total }, (_, n) => shardOf(checks, `${n + 1}/${total}`));
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(checks.map(({ id }) => id).sort());
    for (const part of parts) {
      const places = part.map((one) => checks.indexOf(one));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
    const costs = parts.map(costOf);
    expect(Math.max(...costs) / Math.min(...costs)).toBeLessThan(1.05);
  });

test('no shard -> all checks', () => {
  expect(shardOf(checks, undefined)).toEqual([...checks]);
});

const check = (id: string, parts: Partial<Check> = {}) => plainCheck(id, async () => {}, parts);
const all = [
  check('getItem/kept', { readOnly: true }),
  check('createInvoice/codes-unique', { profile: 'smoke', kind: 'rules' }),
  check('changeQuoteState/final+accept', { kind: 'states', profile: 'soak', also: ['getQuote'] }),
  check('exportSaft/assumed', { assumed: true } as Partial<Check>),
];
const selected = (changes: Parameters<typeof tinySettings>[0]) =>
  selectChecks(all, tinySettings(changes)).map(({ id }) => id.split('/')[0]);

test('a profile holds the smaller ones; a check that names none belongs to the full one', () => {
  expect(selected({ profile: 'smoke' })).toEqual(['createInvoice']);
  expect(selected({ profile: 'full' })).toEqual(['getItem', 'createInvoice', 'exportSaft']);
  expect(selected({ profile: 'soak' })).toHaveLength(4);
});

test('a check of one profile -> in no other, unless it is named', () => {
  const one = [check('changeQuoteState/every-trigger', { profile: 'smoke', onlyIn: 'smoke' })];
  const idsBy = (changes: Parameters<typeof tinySettings>[0]) =>
    selectChecks(one, tinySettings(changes)).length;
  expect(idsBy({ profile: 'smoke' })).toBe(1);
  expect(idsBy({ profile: 'full' })).toBe(0);
  expect(idsBy({ profile: 'full', only: ['changeQuoteState'] })).toBe(0);
  expect(idsBy({ profile: 'full', only: ['changeQuoteState/every-trigger'] })).toBe(1);
});

test('without assumed ones; only those that read; patterns in and out', () => {
  expect(selected({ assumed: 'off' })).toEqual(['getItem', 'createInvoice']);
  expect(selected({ assumed: 'fail' })).toContain('exportSaft');
  expect(selected({ readOnly: true })).toEqual(['getItem']);
  expect(selected({ only: ['getItem', 'saft'] })).toEqual(['getItem', 'exportSaft']);
  expect(selected({ skip: ['items'] })).toEqual(['createInvoice', 'exportSaft']);
  expect(selected({ only: ['items'], skip: ['getItem/*'] })).toEqual([]);
});

for (const [pattern, ids] of [
  ['getItem/kept', [0]],
  ['getItem/', [0]],
  ['getItem', [0]],
  ['items', [0]],
  ['states/', [2]],
  ['estimates', [2]],
  ['quotes', [2]],
  ['getQuote', [2]],
  ['accept', [2]],
  ['codes-unique', [1]],
  ['*unique', [1]],
  ['unique', []],
  ['rules', [0, 1, 3]],
  ['*Item', []],
] as [string, number[]][])
  test(`the pattern ${pattern} -> ${ids.length} checks`, () => {
    const profile = 'soak' as const;
    expect(
      selectChecks(all, tinySettings({ only: [pattern], profile })).map((one) => all.indexOf(one)),
    ).toEqual(ids);
    expect(unmatched(all, [pattern])).toEqual(ids.length === 0 ? [pattern] : []);
  });

for (const [id, without, missing] of [
  ['getItem/x', 'items', 'items'],
  ['getDocumentPdf/x', 'pdf', 'pdf'],
  ['listRelatedDocuments/x', 'related', 'related'],
  ['listReceipts/x', 'payments', 'payments'],
  ['getReceipt/x', 'payments', 'payments'],
  ['createPartialPayment/x', 'invoices', 'invoices'],
  ['listClientInvoices/x', 'clients', 'clients'],
  ['getClientBalance/x', 'treasury', 'treasury'],
  ['emailQuote/x', 'email', 'email'],
  ['emailQuote/x', 'estimates', 'estimates'],
  ['createSimplifiedInvoice/x', 'portugal', 'portugal'],
  ['getItem/x', 'taxes', undefined],
] as const)
  test(`${id} without ${without} -> ${missing ?? 'runs'}`, () => {
    const settings = tinySettings();
    const claims = settings.claims.filter((one) => one !== without);
    expect(missingFeature(check(id), { ...settings, claims })).toBe(missing);
  });

test('what a setting or the target itself lacks', () => {
  expect(missingFeature(check('createAccount/x'), tinySettings())).toBe('public-url');
  expect(
    missingFeature(check('createAccount/x'), tinySettings({ publicUrl: 'http://p.example' })),
  ).toBeUndefined();
  expect(missingFeature(check('getAccount/x'), tinySettings())).toBe('account-id');
  expect(missingFeature(check('getAccount/x'), tinySettings({ accountId: '1' }))).toBeUndefined();
  const both = check('getItem/x', { needs: ['second-account'] });
  expect(missingFeature(both, tinySettings())).toBe('second-account');
  expect(
    missingFeature(both, tinySettings({ second: { baseUrl: 'http://b.example', apiKey: 'k' } })),
  ).toBeUndefined();
  expect(missingFeature(check('getItem/x'), tinySettings(), { items: 'GET answers 501' })).toBe('items');
});
