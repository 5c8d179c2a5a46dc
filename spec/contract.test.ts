// The contract as a whole: its size, its marks, and that what is generated from it is fresh and readable.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { operationIds, operations } from '../generated/operations.js';
import { rules } from '../generated/rules.js';
import { statements } from '../generated/statements.js';
import { stateTables } from '../generated/states.js';
import { generate, staleFiles } from './generate.js';

const openapi = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { responses: object }>>;
  components: { schemas: Record<string, { enum?: string[] }>; responses: Record<string, object> };
};

const OPERATIONS_BY_TAG = {
  accounts: 5,
  items: 4,
  taxes: 5,
  clients: 7,
  sequences: 5,
  lists: 10,
  invoices: 30,
  estimates: 15,
  guides: 15,
  'purchase-orders': 5,
  documents: 3,
  payments: 2,
  saft: 1,
  treasury: 7,
};

test('the contract: every group -> its number of operations, 114 that are stated; two more are assumed', () => {
  const stated = operationIds.filter((id) => operations[id].assumed === undefined);
  const counts = Object.fromEntries(Object.keys(OPERATIONS_BY_TAG).map((tag) => [tag, 0]));
  for (const id of stated) counts[operations[id].resource] = (counts[operations[id].resource] ?? 0) + 1;
  expect(counts).toEqual(OPERATIONS_BY_TAG);
  expect(stated).toHaveLength(114);
  expect(operationIds.filter((id) => !stated.includes(id))).toEqual(['deleteItem', 'getReceipt']);
});

test('the contract: every path placeholder -> a path parameter of that name', () => {
  for (const id of operationIds) {
    const { path, parameters } = operations[id];
    const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    expect(
      parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      id,
    ).toEqual(placeholders);
  }
});

test('the contract: every operation with a key -> 401, the two without -> none', () => {
  const open = operationIds.filter((id) => !operations[id].auth);
  expect(open).toEqual(['createAccount', 'createAccountForUser']);
  for (const id of operationIds) expect('401' in operations[id].responses, id).toBe(operations[id].auth);
});

test('the state tables: the rows of the description -> 7 + 9 + 3 stated, the others assumed', () => {
  const stated = (family: string) =>
    Object.entries(statements).filter(([id, { section }]) => id.startsWith('state:') && section === family);
  const rows = (family: string) =>
    new Set(stated(family).flatMap(([, { words }]) => (words.includes('|') ? [words] : [])));
  expect(rows('States, Invoice-family documents').size).toBe(7);
  expect(rows('States, Estimate documents').size).toBe(9);
  expect(rows('States, Guide documents').size).toBe(3);
  expect(
    Object.values(stateTables)
      .filter((table) => table.assumed)
      .map((table) => table.family),
  ).toEqual(['purchase_orders', 'receipts']);
});

test('the rules: what is not stated -> a reason', () => {
  for (const rule of Object.values(rules))
    if (rule.kind !== 'stated') expect(rule.reason, rule.id).toBeTruthy();
});

test('generate: twice -> the same bytes, and those in generated/', async () => {
  const [first, second] = [await generate(), await generate()];
  expect(second).toEqual(first);
  expect(staleFiles(first, fileURLToPath(new URL('../generated', import.meta.url)))).toEqual([]);
});

test('generate --check: a stale file -> its name, how much differs, and the first difference', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stale-'));
  writeFileSync(join(dir, 'rules.ts'), 'one\ntwo\n');
  expect(staleFiles({ 'rules.ts': 'one\nthree\n', 'states.ts': '' }, dir)).toEqual([
    'generated/rules.ts is stale: 1 lines to add, 1 to remove; first at line 2:',
    '  - two',
    '  + three',
    'generated/states.ts is missing',
  ]);
});

test('the document: statuses of a family -> those that its state table leads to, in both spellings', () => {
  const { schemas } = openapi.components;
  for (const [name, table] of [
    ['InvoiceStatus', stateTables.invoices],
    ['EstimateStatus', stateTables.estimates],
    ['GuideStatus', stateTables.guides],
  ] as const) {
    const words = (schemas[name]?.enum ?? []).map((word) => word.toLowerCase());
    expect(new Set(words), name).toEqual(new Set(table.states.map((state) => state.toLowerCase())));
  }
});

test('the document: every operation -> the refusals that a client can meet, marked as assumed', () => {
  for (const id of operationIds) {
    const { method, path, body, parameters } = operations[id];
    const { responses } = openapi.paths[path]?.[method] ?? { responses: {} };
    const wanted = ['405', '429', ...(body ? ['400', '413', '415'] : [])];
    if (parameters.some((one) => one.in === 'query')) wanted.push('422');
    expect(Object.keys(responses), id).toEqual(expect.arrayContaining(wanted));
  }
  for (const name of [
    'Unreadable',
    'MethodNotAllowed',
    'TooLarge',
    'UnsupportedMediaType',
    'TooManyRequests',
  ]) {
    expect(openapi.components.responses[`${name}Response`], name).toHaveProperty('x-assumed');
  }
});
