/**
 * A service under test: calls by operation, with every answer validated by the contract, and helpers that create the
 * documents that tests need.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { realValidation } from '../prism/shipped-contract.js';
import type { ServiceOptions } from './index.js';
import { createService, type Service } from './index.js';
import type { ServiceResponse } from './request.js';

export const NOW = '2026-03-31T10:00:00Z';
export type Json = Record<string, unknown>;

export interface Trial {
  readonly service: Service;
  call(operation: OperationId, parts?: Parts): ServiceResponse;
  /** The answer's only value, e.g. the invoice of `{invoice}`. Throws unless the request succeeds. */
  get(operation: OperationId, parts?: Parts): Json;
  /** Creates a draft of this type in its singular wrapper; returns the document. */
  create(pascal: string, fields?: Json): Json;
  change(pascal: string, id: unknown, state: string, message?: string): ServiceResponse;
}

export interface Parts {
  readonly id?: unknown;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly account?: string;
  readonly apiKey?: string;
}

export const singularOf = (pascal: string): string =>
  pascal.replace(/(?!^)[A-Z]/g, (char) => `_${char}`).toLowerCase();

export const line = (fields: Json = {}): Json => ({
  name: 'Desk lamp',
  unit_price: '10.00',
  quantity: '2',
  ...fields,
});
export const draft = (fields: Json = {}): Json => ({
  date: '01/03/2026',
  due_date: '31/03/2026',
  client: { name: 'Ana' },
  items: [line()],
  ...fields,
});

const goods = {
  loaded_at: '01/03/2026 09:30:00',
  address_from: { city: 'Porto' },
  address_to: { city: 'Lisboa' },
};

/** `judge: false` for requests or answers that the contract does not allow. */
export function trial(options: ServiceOptions = {}, judge = true): Trial {
  const service = createService({ seed: 7, clock: NOW, asyncPolls: 1, ...options });
  const key = service.accounts()[0]?.apiKey;
  const call = (operation: OperationId, parts: Parts = {}): ServiceResponse => {
    const name = operations[operation].path.match(/\{([^}]+)\}/)?.[1] ?? 'id';
    const path = parts.path ?? (parts.id === undefined ? {} : { [name]: String(parts.id) });
    const request = { operation, path, query: parts.query ?? {}, body: parts.body, account: parts.account };
    const answer = service.handle({
      ...request,
      apiKey: parts.apiKey ?? key,
      baseUrl: 'http://127.0.0.1:4010',
    });
    const stated = operations[operation].responses[String(answer.status)] !== undefined;
    if (judge && stated) {
      const body = answer.body === undefined ? undefined : JSON.parse(JSON.stringify(answer.body));
      const problems = realValidation().output(operations[operation], answer.status, body);
      if (problems.length > 0)
        throw new Error(`${operation} ${answer.status} breaks the contract: ${JSON.stringify(problems)}`);
    }
    return answer;
  };
  const get = (operation: OperationId, parts: Parts = {}): Json => {
    const answer = call(operation, parts);
    if (answer.status >= 300)
      throw new Error(`${operation} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return Object.values((answer.body ?? {}) as Json)[0] as Json;
  };
  return {
    service,
    call,
    get,
    create: (pascal, fields = {}) => {
      const isGuide = Object.values(documentTypes).some(
        ({ type, family }) => type === pascal && family === 'guides',
      );
      const body = { [singularOf(pascal)]: draft({ ...(isGuide ? goods : {}), ...fields }) };
      return get(`create${pascal}` as OperationId, { body });
    },
    change: (pascal, id, state, message) =>
      call(`change${pascal}State` as OperationId, { id, body: { [singularOf(pascal)]: { state, message } } }),
  };
}
