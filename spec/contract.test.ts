// The contract as a whole: its size and its assumptions, and generated files that are fresh and readable.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { type Operation, operationIds, operations } from '../generated/operations.js';
import { rules } from '../generated/rules.js';
import { statements } from '../generated/statements.js';
import { stateTables } from '../generated/states.js';
import { generate, staleFiles } from './generate/all-files.js';

const openapi = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { responses?: object; parameters?: Part[] } | Part[]>>;
  components: {
    schemas: Record<string, { enum?: string[]; title?: string }>;
    responses: Record<string, object>;
    parameters: Record<string, Part>;
  };
};

/** A parameter, or a reference to one. */
interface Part {
  $ref?: string;
  name?: string;
  in?: string;
  example?: unknown;
  examples?: object;
}

/** The endpoint tables of the description, as quoted: each row under the operation or action that it describes. */
const { operations: tables, states: quoted } = parse(
  readFileSync(new URL('words.yaml', import.meta.url), 'utf8'),
) as {
  operations: { rows: Record<string, string | string[]> }[];
  states: { section: string; rows: string[] }[];
};

test('the contract: a row of an endpoint table -> its operations; an operation without a row -> assumed', () => {
  const actions = new Set(operationIds.flatMap((id) => operations[id].action ?? []));
  const named = tables.flatMap(({ rows }) => Object.keys(rows));
  expect(named.filter((name) => !(name in operations) && !actions.has(name as never))).toEqual([]);
  const isNamed = ({ id, action }: Operation) => named.includes(id) || named.includes(action ?? '');
  for (const id of operationIds)
    if (!isNamed(operations[id])) expect(operations[id].assumed, id).toBeTruthy();
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

test('the state tables: each row of the description -> a cell stated in its words; the other families are assumed', () => {
  for (const { section, rows } of quoted) {
    const stated = Object.values(statements).filter((one) => one.kind === 'state' && one.section === section);
    const said = stated.flatMap(({ words }) => (words.includes('|') ? [words] : []));
    expect([...new Set(said)].sort(), section).toEqual([...rows].sort());
  }
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

test('generate: again -> the same bytes as in generated/', async () => {
  expect(staleFiles(await generate(), fileURLToPath(new URL('../generated', import.meta.url)))).toEqual([]);
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
    const described = openapi.paths[path]?.[method];
    const responses = (described && 'responses' in described && described.responses) || {};
    const wanted = ['405', '429', ...(body ? ['400', '413', '415'] : [])];
    if (parameters.some((one) => one.in === 'query')) wanted.push('422');
    expect(Object.keys(responses), id).toEqual(expect.arrayContaining(wanted));
    const reported = [...Object.keys(operations[id].responses), ...operations[id].refusals];
    expect(Object.keys(responses).sort(), id).toEqual(reported.sort());
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

test('the document: every parameter -> an example, so that no client sends the name of a type', () => {
  const all = Object.values(openapi.paths).flatMap((item) =>
    Object.values(item).flatMap((part) => (Array.isArray(part) ? part : (part.parameters ?? []))),
  );
  const named = all.map((part) => openapi.components.parameters[part.$ref?.split('/').at(-1) ?? ''] ?? part);
  expect(named.length).toBeGreaterThan(operationIds.length);
  for (const { name, example, examples } of named) expect(example ?? examples, name).toBeDefined();
});

test('the document: a name -> stands in one section, in one case, and no language keeps it for itself', () => {
  const { components } = openapi;
  const names = Object.entries(components).flatMap(([section, parts]) =>
    section === 'securitySchemes' ? [] : Object.keys(parts),
  );
  const folded = names.map((name) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(Object.keys(components.schemas).length);
  expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
  const kept = ['client', 'date', 'error', 'errors', 'file', 'list', 'object', 'request', 'response', 'type'];
  expect(folded.filter((name) => kept.includes(name))).toEqual([]);
});

/** Schemas without a title that a client would hold in a variable: objects with fields, enums, alternatives. */
function held(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref, properties, enum: constants, anyOf, title } = value as Record<string, unknown>;
  if ($ref !== undefined) return [];
  const branches = Array.isArray(anyOf) ? anyOf.filter((one) => one?.type !== 'null') : [];
  const isHeld = properties !== undefined || constants !== undefined || branches.length > 1;
  const inner = Object.entries(value)
    .filter(([key]) => !/^(x-.*|examples?|default|enum|const)$/.test(key) || place.endsWith('/properties'))
    .flatMap(([key, one]) => held(one, `${place}/${key}`));
  return isHeld && title === undefined && !place.endsWith('/properties') ? [place, ...inner] : inner;
}

test('the document: every schema that a person may hold -> a name and a title', () => {
  for (const [name, { title }] of Object.entries(openapi.components.schemas))
    expect(title, name).toBeTruthy();
  const nameless = [...held(openapi.components, 'components'), ...held(openapi.paths, 'paths')];
  // A schema in an allOf is a part of the schema around it.
  expect(nameless.filter((place) => !/\/allOf\/\d+$/.test(place))).toEqual([]);
});
