// Adds to every operation the refusals that any server may give before it handles a request: statuses that the API
// description does not list but that clients meet. They are marked as assumed (spec/shared.yaml) and serve readers and
// generators; mock and suite do not check them.
import { type ContractDocument, isObject, type JsonObject } from './contract-document.js';
import { operationsOf } from './walk.js';

/** When a refusal is possible, its status, and the response that describes it. */
const REFUSALS: readonly { when: (operation: JsonObject) => boolean; status: string; response: string }[] = [
  { when: hasBody, status: '400', response: 'Unreadable' },
  { when: () => true, status: '405', response: 'MethodNotAllowed' },
  { when: hasBody, status: '413', response: 'TooLarge' },
  { when: hasBody, status: '415', response: 'UnsupportedMediaType' },
  { when: hasQuery, status: '422', response: 'InvalidAssumed' },
  { when: () => true, status: '429', response: 'TooManyRequests' },
];

/** Changes the document in place: every operation that needs the key answers 401 without it. */
export function addUnauthorized(document: ContractDocument): void {
  for (const operation of operationsOf(document))
    if (operation.security === undefined && isObject(operation.responses))
      operation.responses['401'] = { $ref: '#/components/responses/Unauthorized' };
}

function hasBody({ requestBody }: JsonObject): boolean {
  return requestBody !== undefined;
}

function hasQuery(operation: JsonObject): boolean {
  return Array.isArray(operation.parameters) && operation.parameters.length > 0;
}

/** The possible refusals of an operation that it does not describe itself. */
export const refusalsOf = (operation: JsonObject): string[] => {
  const own = isObject(operation.responses) ? operation.responses : {};
  return REFUSALS.filter(({ when, status }) => when(operation) && !(status in own)).map(
    ({ status }) => status,
  );
};

/** Changes the document in place. Statuses that the operation describes stay unchanged. */
export function addRefusals(document: ContractDocument): void {
  for (const operation of operationsOf(document)) {
    const added = REFUSALS.filter(({ when }) => when(operation)).map(({ status, response }) => [
      status,
      { $ref: `#/components/responses/${response}Response` },
    ]);
    const own = isObject(operation.responses) ? operation.responses : {};
    operation.responses = { ...Object.fromEntries(added), ...own };
  }
}
