/**
 * A contract of six operations for the tests of the pipeline and the server, so that they do not depend on the real
 * one.
 */
import type { Operation } from '../../generated/operations.js';
import { type Contract, contractOf } from './contract.js';

const thing = {
  type: 'object',
  required: ['name', 'unit_price'],
  properties: {
    name: { type: 'string', minLength: 1 },
    unit_price: { type: 'string' },
    date: { type: 'string', pattern: '^\\d\\d/\\d\\d/\\d{4}$', examples: ['31/12/2026'] },
    kind: { type: 'string', enum: ['a', 'b'] },
    weight: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\d+$', examples: ['10'] }] },
  },
};
const answer = {
  type: 'object',
  required: ['item'],
  properties: {
    item: {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
  },
};
const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } });
const example = { item: { id: 7, name: 'Example' } };
const refusal = { errors: { error: 'example refusal' } };
const text = { type: 'object', properties: { errors: { type: 'object' } } };

const document = {
  openapi: '3.1.0',
  info: { title: 'Toy', version: '1' },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  security: [{ apiKeyAuth: [] }],
  paths: {
    '/items.json': {
      get: operation('listItems', {
        200: json({ type: 'object', required: ['items'] }, { items: [] }),
        401: json(text, refusal),
      }),
      post: {
        ...operation('createItem', { 201: json(answer, example), 422: json(text, refusal) }),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } },
        },
      },
    },
    '/items/{item-id}.json': {
      get: {
        ...operation('getItem', { 200: json(answer, example), 404: json(text, refusal) }),
        parameters: [{ name: 'item-id', in: 'path', required: true, schema: { type: 'integer' } }],
      },
    },
    '/things': { get: operation('listTaxes', { 200: json({ type: 'object' }, {}) }) },
  },
  components: {
    securitySchemes: { apiKeyAuth: { type: 'apiKey', in: 'query', name: 'api_key' } },
    schemas: {
      Body: { type: 'object', required: ['item'], properties: { item: thing } },
    },
  },
};

function operation(operationId: string, responses: Record<string, object>) {
  const described = Object.entries(responses).map(([code, content]) => [
    code,
    { description: code, content },
  ]);
  return { operationId, responses: Object.fromEntries(described) };
}

const at = (path: string, method: string, status: number) =>
  `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/application~1json/schema`;

function row(
  id: string,
  method: 'get' | 'post',
  path: string,
  statuses: number[],
  more: object = {},
): Operation {
  return {
    id,
    method,
    path,
    resource: 'items',
    summary: id,
    server: 'account',
    auth: true,
    parameters: [],
    responses: Object.fromEntries(
      statuses.map((status) => [status, { description: '', empty: false, schema: at(path, method, status) }]),
    ),
    refusals: [],
    ...more,
  } as unknown as Operation;
}

const query = [
  { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
  { name: 'type[]', in: 'query', required: false, schema: { type: 'array', items: { enum: ['a', 'b'] } } },
];
const itemId = [{ name: 'item-id', in: 'path', required: true, schema: { type: 'integer' } }];
const body = { required: true, schema: '/components/schemas/Body', wrappers: ['item'] };

const rows = [
  row('listItems', 'get', '/items.json', [200, 401], { parameters: query }),
  row('createItem', 'post', '/items.json', [201, 422], { body }),
  row('getItem', 'get', '/items/{item-id}.json', [200, 404], { parameters: itemId }),
  row('listTaxes', 'get', '/things', [200], { aliases: ['/things.json'] }),
];

export const toyContract: Contract = contractOf(
  Object.fromEntries(rows.map((one) => [one.id, one])),
  () => document,
);
