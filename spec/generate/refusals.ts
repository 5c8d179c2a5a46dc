// Adds to every operation the refusals that any server may give before it looks at what is asked: the statuses that
// the API description lists nowhere and that clients meet all the same. They are marked as assumed where they are
// described (spec/shared.yaml), and they are for readers and generators: mock and suite
// judge nobody by them.
import { type ContractDocument, isObject, type JsonObject } from './contract-document.js';
import { operationsOf } from './walk.js';

/** When a refusal can come, its status, and the response that describes it. */
const REFUSALS: readonly { when: (operation: JsonObject) => boolean; status: string; response: string }[] = [
  { when: (operation) => operation.requestBody !== undefined, status: '400', response: 'Unreadable' },
  { when: () => true, status: '405', response: 'MethodNotAllowed' },
  { when: (operation) => operation.requestBody !== undefined, status: '413', response: 'TooLarge' },
  {
    when: (operation) => operation.requestBody !== undefined,
    status: '415',
    response: 'UnsupportedMediaType',
  },
  { when: hasQuery, status: '422', response: 'InvalidAssumed' },
  { when: () => true, status: '429', response: 'TooManyRequests' },
];

/** Changes the document in place: every operation that needs the key answers 401 without it. */
export function addUnauthorized(document: ContractDocument): void {
  for (const operation of operationsOf(document))
    if (operation.security === undefined && isObject(operation.responses))
      operation.responses['401'] = { $ref: '#/components/responses/Unauthorized' };
}

function hasQuery(operation: JsonObject): boolean {
  return Array.isArray(operation.parameters) && operation.parameters.length > 0;
}

/** The statuses of the refusals that can meet an operation and that it does not describe itself. */
export const refusalsOf = (operation: JsonObject): string[] => {
  const own = isObject(operation.responses) ? operation.responses : {};
  return REFUSALS.filter(({ when, status }) => when(operation) && !(status in own)).map(
    ({ status }) => status,
  );
};

/** Changes the document in place. A status that the operation describes itself stays as it is. */
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
