// Differences between 3.1 and 3.0, one case each; nothing is lost silently.
import { expect, test } from '@playwright/test';
import type { ContractDocument, JsonObject } from './contract-document.js';
import { downConvert } from './down-convert.js';

const documentWith = (schema: JsonObject): ContractDocument =>
  ({
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'T',
      version: '1',
      summary: 'S',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths: {
      '/x': { get: { parameters: [{ name: 'p', in: 'query', schema: { type: ['integer', 'null'] } }] } },
    },
    components: { schemas: { Text: { type: 'string' }, Thing: schema } },
  }) as ContractDocument;

function converted(schema: JsonObject): unknown {
  const { components } = downConvert(documentWith(schema)) as { components: { schemas: { Thing: unknown } } };
  return components.schemas.Thing;
}

const ref = { $ref: '#/components/schemas/Text' };
const cases: [string, JsonObject, JsonObject][] = [
  ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  [
    'words or null',
    { type: ['string', 'null'], enum: ['a'] },
    { type: 'string', nullable: true, enum: ['a', null] },
  ],
  [
    'a reference or null',
    { anyOf: [ref, { type: 'null' }] },
    { allOf: [ref], type: 'string', nullable: true },
  ],
  [
    'alternatives or null',
    { anyOf: [ref, { type: 'integer' }, { type: 'null' }] },
    { anyOf: [{ allOf: [ref], type: 'string', nullable: true }, { type: 'integer' }] },
  ],
  ['words beside a reference', { ...ref, 'x-assumed': 'no' }, { 'x-assumed': 'no', allOf: [ref] }],
  ['a constant', { const: 'a' }, { enum: ['a'] }],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  [
    'what is inside',
    { properties: { a: { items: { const: 1 } } } },
    { properties: { a: { items: { enum: [1] } } } },
  ],
  [
    'a property called type',
    { properties: { type: { const: 'a' } } },
    { properties: { type: { enum: ['a'] } } },
  ],
];

for (const [name, schema, wanted] of cases) {
  test(`openapi 3.0: ${name} -> said in its words`, () => {
    expect(converted(schema)).toEqual(wanted);
  });
}

test('openapi 3.0: a keyword it has no word for -> stops, with the place', () => {
  expect(() => converted({ unevaluatedProperties: false })).toThrow(
    '/components/schemas/Thing has unevaluatedProperties',
  );
});

test('openapi 3.0: the head and the parameters -> converted too, and the given document stays', () => {
  const document = documentWith({ type: 'string' });
  const before = structuredClone(document);
  const { openapi, info, jsonSchemaDialect, paths } = downConvert(document) as Record<string, JsonObject>;
  expect(document).toEqual(before);
  expect([openapi, jsonSchemaDialect]).toEqual(['3.0.3', undefined]);
  expect(info).toEqual({
    title: 'T',
    version: '1',
    license: { name: 'Apache-2.0', url: 'https://spdx.org/licenses/Apache-2.0.html' },
  });
  expect(JSON.stringify(paths)).toContain('"schema":{"type":"integer","nullable":true}');
});
