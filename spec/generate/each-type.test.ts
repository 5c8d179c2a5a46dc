// Declarations for all document types: every type gets them, a family's own declarations win, and a mistake is reported
// in the source file.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { flowOverLines } from '../block-style.js';
import { bundleContract } from './bundle.js';
import { isObject, type JsonObject } from './contract-document.js';
import { documentTypes } from './document-types.js';
import { expanded } from './each-type.js';
import { placeOf } from './yaml-file.js';

const SPEC = fileURLToPath(new URL('..', import.meta.url));
const RESOURCES = join(SPEC, 'resources');

/** A copy of spec/ with one text replaced in one file. */
function changed(file: string, from: string, to: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'each-type-')), 'spec');
  cpSync(SPEC, folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return folder;
}

const guides = expanded(join(RESOURCES, 'guides.yaml'));
const inGuides = (section: string): JsonObject => {
  const content = guides?.content;
  const found = isObject(content) ? content[section] : undefined;
  return isObject(found) ? found : {};
};

test('a family: each of its types -> its schemas and paths, besides those of the family', () => {
  const types = documentTypes().filter(({ family }) => family === 'guides');
  expect(types.length).toBeGreaterThan(1);
  for (const { type, plural, singular } of types) {
    expect(inGuides('schemas')).toHaveProperty(`${type}Answer`);
    expect(inGuides('paths')).toHaveProperty(`${plural}.post.operationId`, `create${type}`);
    expect(inGuides('paths')).toHaveProperty(`${singular}-state.put.operationId`, `change${type}State`);
  }
  expect(inGuides('paths')).toHaveProperty('guides.get.operationId', 'listGuides');
});

test('a family: what it says itself -> wins over what all types have', () => {
  const orders = expanded(join(RESOURCES, 'purchase-orders.yaml'))?.content as JsonObject;
  expect(orders).toHaveProperty('schemas.PurchaseOrder.allOf.1.properties.status');
  expect(orders).toHaveProperty('paths.purchase_orders.get.operationId', 'listPurchaseOrders');
  expect(orders).toHaveProperty('paths.purchase_orders.post.operationId', 'createPurchaseOrder');
});

test('a family: a key without a value -> is left out, as the 200 of a create outside of guides', () => {
  expect(inGuides('paths')).toHaveProperty('shippings.post.responses.200');
  const estimates = expanded(join(RESOURCES, 'estimates.yaml'))?.content as JsonObject;
  expect(estimates).not.toHaveProperty('paths.quotes.post.responses.200');
});

test('a family: where a thing came from -> the template, or the family where it is its own', () => {
  const place = (pointer: string) => {
    const origin = guides?.origins.get(pointer);
    return origin && placeOf(origin).replace(/\d+$/, 'n');
  };
  expect(place('/paths/transport/get/summary')).toBe('spec/resources/each-document-type.yaml:n');
  expect(place('/paths/guides/get/summary')).toBe('spec/resources/guides.yaml:n');
});

const TEMPLATE = 'resources/each-document-type.yaml';
const mistakes: [string, string, string, string, RegExp][] = [
  [
    'a misspelt placeholder',
    TEMPLATE,
    'summary: Get <a>',
    'summary: Get <an>',
    /^spec\/resources\/each-document-type\.yaml:\d+: there is no placeholder <an>; known: .*\ba, many\b/,
  ],
  [
    'a reference to nothing',
    TEMPLATE,
    '"#/requestBodies/<Type>State"',
    '"#/requestBodies/<Type>Stat"',
    /^spec\/resources\/each-document-type\.yaml:\d+: Can't resolve \$ref/,
  ],
  [
    'a misspelt word of a family',
    'resources/guides.yaml',
    '  refused:',
    '  refusd:',
    /^spec\/resources\/guides\.yaml:\d+: a family says nothing called refusd; known: .*refused/,
  ],
  [
    'a family that no type is of',
    'openapi.yaml',
    'each of guides',
    'each of guide',
    /^spec\/openapi\.yaml:\d+: no type .* is of the family guide; families: .*guides/,
  ],
];

for (const [name, file, from, to, message] of mistakes) {
  test(`${name} -> reported with file and line, and what there is`, async () => {
    await expect(bundleContract(join(changed(file, from, to), 'openapi.yaml'))).rejects.toThrow(message);
  });
}

test('lint: braces over several lines -> file and line', () => {
  const folder = changed('resources/saft.yaml', 'paths:\n', 'x-braces:\n  { a: 1,\n    b: 2 }\npaths:\n');
  const [first, ...rest] = flowOverLines(folder);
  expect(first).toMatch(/^spec\/resources\/saft\.yaml:\d+: /);
  expect(rest).toEqual([]);
});
