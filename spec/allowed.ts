// Adds the allowed values to messages of Redocly's rules, and requires 404 of operations on a record. The rules of
// lint.yaml state the allowed values in their own messages.
import type { NormalizedProblem } from '@redocly/openapi-core';
import { type ContractDocument, isObject, type Json } from './generate/contract-document.js';
import { METHODS } from './generate/walk.js';
import { placeOfOperation } from './generate/yaml-file.js';

/** By the name of Redocly's rule. */
const allowed: Record<string, (document: ContractDocument) => string> = {
  'operation-operationId': () => 'such as `operationId: createClient`',
  'operation-summary': () => 'such as `summary: Create a client`',
  'operation-tag-defined': ({ tags }) => `one of those in spec/openapi.yaml: ${names(tags).join(', ')}`,
  'operation-2xx-response': () =>
    'such as `"200": { $ref: ../shared.yaml#/responses/EmptyAssumed }`, or with the content of its neighbours',
  'path-parameters-defined': ({ components }) => {
    const inPaths = Object.entries(components.parameters ?? {}).filter(([, one]) => one.in === 'path');
    const each = inPaths.map(([name, one]) => `${name} ({${String(one.name)}})`);
    return `such as \`parameters: [{ $ref: ../shared.yaml#/parameters/ClientId }]\`; there are ${each.join(', ')}`;
  },
};

const names = (list: Json | undefined): string[] =>
  Array.isArray(list) ? list.flatMap((one) => (isObject(one) ? String(one.name) : [])) : [];

export function allowedBeside(document: ContractDocument, problem: NormalizedProblem): NormalizedProblem {
  const more = allowed[problem.ruleId]?.(document);
  return more === undefined
    ? problem
    : { ...problem, message: `${problem.message.replace(/\.$/, '')}: ${more}` };
}

/** Operations whose path contains an id and that describe no 404. */
export function withoutNotFound(document: ContractDocument, folder: string): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation) || !path.includes('{') || !isObject(operation.responses)) return [];
      if ('404' in operation.responses) return [];
      const id = String(operation.operationId);
      return `${placeOfOperation(folder, id) ?? path}: ${id} names a record, and does not say what is answered where there is none: describe 404, such as \`"404": { $ref: ../shared.yaml#/responses/NotFound }\`.`;
    }),
  );
}
