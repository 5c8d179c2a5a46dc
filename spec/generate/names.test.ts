// Every naming rule finds its violation, and a valid document passes unchanged.
import { expect, test } from '@playwright/test';
import type { ContractDocument, JsonObject } from './contract-document.js';
import { nameParts } from './name-parts.js';
import { checkNames } from './names.js';
import { publish } from './publish.js';

const documentWith = (
  schemas: { [name: string]: JsonObject },
  parameters: JsonObject = {},
): ContractDocument =>
  ({
    paths: { '/x.json': { get: { operationId: 'getThing', responses: {} } } },
    components: { schemas, parameters },
  }) as ContractDocument;

const titled = (name: string, schema: JsonObject) => ({ [name]: { title: name, ...schema } });

const violations: { [name: string]: [{ [name: string]: JsonObject }, string] } = {
  'a reserved name': [titled('Date', { type: 'string' }), 'keep this name for themselves'],
  'a constructor in Go': [titled('NewThing', { type: 'string' }), 'constructors called New'],
  'a part of an operation': [titled('GetThingBody', { type: 'string' }), 'parts of the operation GetThing'],
  'the word of another section': [titled('ThingResponse', { type: 'string' }), 'kept for another section'],
  'a name that is counted': [titled('Thing2', { type: 'string' }), 'letters only'],
  'a schema without a title': [{ Thing: { type: 'string' } }, 'has a title'],
  'several types': [
    titled('Thing', { type: ['string', 'integer', 'null'] }),
    'several types (string, integer)',
  ],
  'a number without a format': [titled('Thing', { type: 'number' }), 'needs a format'],
  'an alternative without a name': [
    titled('Thing', { anyOf: [{ type: 'string' }, { type: 'null' }] }),
    'no name',
  ],
  'a list of whole numbers in an alternative': [
    {
      ...titled('Mark', { type: 'integer', enum: [0, 1] }),
      ...titled('Thing', { anyOf: [{ $ref: '#/components/schemas/Mark' }, { type: 'null' }] }),
    },
    'minimum and maximum',
  ],
  'two constants that differ in case': [
    titled('Thing', { type: 'string', enum: ['a', 'A'] }),
    'in case only',
  ],
  'an enum without a type': [titled('Thing', { enum: ['0', 0] }), 'an enum has one type'],
  'a list of constants inside': [
    titled('Thing', { type: 'object', properties: { kind: { type: 'string', enum: ['a'] } } }),
    'it has no name',
  ],
  'required apart from its property': [
    titled('Thing', { type: 'object', required: ['a'] }),
    'does not stand beside',
  ],
  'if and else': [titled('Thing', { type: 'object', if: {}, else: {} }), 'if/then/else'],
};

for (const [name, [schemas, says]] of Object.entries(violations)) {
  test(`names: ${name} -> refused, with the place`, () => {
    expect(() => checkNames(documentWith(schemas))).toThrow(says);
  });
}

test('names: one name in two sections -> the second is reported where the first is', () => {
  const document = documentWith(titled('ThingParameter', { type: 'string' }), {
    ThingParameter: { name: 'x', in: 'query' },
  });
  expect(() => checkNames(document)).toThrow('the name is in use by components.schemas.ThingParameter');
});

test('names: parts inside a schema -> components called after their holder or title, and nothing to refuse', () => {
  const document = documentWith({
    Thing: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { type: 'string', enum: ['a', 'b'], 'x-assumed': 'not shown' },
        place: { title: 'ThingAddress', type: 'object', properties: { city: { type: 'string' } } },
        size: { type: ['number', 'null'] },
      },
    },
  });
  publish(document);
  expect(document.components.schemas).toEqual({
    Thing: {
      title: 'Thing',
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { $ref: '#/components/schemas/ThingKind', 'x-assumed': 'not shown' },
        place: { $ref: '#/components/schemas/ThingAddress' },
        size: { type: ['number', 'null'], format: 'double' },
      },
    },
    ThingKind: { title: 'ThingKind', type: 'string', enum: ['a', 'b'] },
    ThingAddress: { title: 'ThingAddress', type: 'object', properties: { city: { type: 'string' } } },
  });
});

test('names: an alternative without a title -> says which, and what to do', () => {
  const document = documentWith({ Thing: { anyOf: [{ type: 'string' }, { type: 'integer' }] } });
  expect(() => nameParts(document)).toThrow('alternative 1 of Thing has no name: give it a title');
});
