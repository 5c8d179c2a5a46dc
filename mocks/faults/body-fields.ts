/** Reading and copying requests and answers, and the names of rows. No function changes its arguments. */
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes, type TypeName } from '../../generated/states.js';
import type { Arrival } from '../http/hooks.js';
import { jsonIn } from '../http/json.js';
import { isObject, mapped } from '../service/body-values.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Service } from '../service/service.js';
import type { Records, TableName } from '../service/store/world.js';

export type Json = Record<string, unknown>;

/** A text or number as text; '' for every other value, including an object with its own `toString`. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The object under the wrapper of an answer, if there is one. */
export const recordOf = ({ body }: Pick<ServiceResponse, 'body'>): Json | undefined =>
  Object.values((body ?? {}) as Json).find(isObject);

/** The array of a list answer, and its key. */
export function listOf(response: ServiceResponse): { key: string; list: Json[] } | undefined {
  const entry = Object.entries((response.body ?? {}) as Json).find(([, value]) => Array.isArray(value));
  return entry && { key: entry[0], list: entry[1] as Json[] };
}

/** The answer with an edited list; an answer without a list is returned unchanged. */
export function withList(answer: ServiceResponse, edit: (list: Json[]) => Json[]): ServiceResponse {
  const found = answer.status === 200 ? listOf(answer) : undefined;
  return found ? { ...answer, body: { ...(answer.body as Json), [found.key]: edit(found.list) } } : answer;
}

/** The first id of the path. */
export const idOf = ({ path }: Pick<ServiceRequest, 'path'>): string => Object.values(path)[0] ?? '';

/** The fields under a body's wrapper; {} without a body. */
export const innerOf = (body: unknown): Json => (Object.values((body ?? {}) as Json)[0] ?? {}) as Json;

export const sentClient = (body: unknown): Json => (innerOf(body).client ?? {}) as Json;

export const linesOf = ({ items }: Json): Json[] => (Array.isArray(items) ? items.filter(isObject) : []);

/** Rewrites the fields under a body's wrapper. */
export function fields(request: ServiceRequest, edit: (inner: Json) => void): ServiceRequest {
  const body = structuredClone(request.body) as Json;
  const inner = Object.values(body ?? {})[0];
  if (typeof inner === 'object' && inner !== null) edit(inner as Json);
  return { ...request, body };
}

/** The answer to another operation, sent with the account and key of this request. */
export const look = (
  handle: Handle,
  request: ServiceRequest,
  operation: OperationId,
  more: Partial<ServiceRequest> = {},
): ServiceResponse => handle({ ...request, operation, query: {}, body: undefined, ...more });

/** Every entry of a list, on one page of 1000. */
export const entriesOf = (
  handle: Handle,
  request: ServiceRequest,
  operation: OperationId,
  more: Partial<ServiceRequest> = {},
): Json[] =>
  listOf(look(handle, request, operation, { path: {}, query: { per_page: '1000' }, ...more }))?.list ?? [];

export function recordsOf<T extends TableName>(
  service: Service,
  account: string | undefined,
  table: T,
): Records[T][] {
  const found: Records[T][] = [];
  for (let id = 1; id <= service.position().nextId; id++) {
    const record = service.read(account, table, id);
    if (record) found.push(record);
  }
  return found;
}

export const defaultIn = <T extends 'sequences' | 'taxes'>(
  service: Service,
  account: string | undefined,
  table: T,
): Records[T] | undefined => recordsOf(service, account, table).find(({ isDefault }) => isDefault);

/** The answer to a request during which these records stand in place of the stored ones with their ids. */
export function handledWith<T extends TableName>(
  table: T,
  records: readonly Records[T][],
  request: ServiceRequest,
  handle: Handle,
  service: Service,
): ServiceResponse {
  const stored = records.flatMap(({ id }) => service.read(request.account, table, id) ?? []);
  for (const one of records) service.write(request.account, table, one);
  const answer = handle(request);
  for (const one of stored) service.write(request.account, table, one);
  return answer;
}

export function clearDefault<T extends 'sequences' | 'taxes'>(
  service: Service,
  account: string | undefined,
  table: T,
): void {
  for (const record of recordsOf(service, account, table))
    if (record.isDefault) service.write(account, table, { ...record, isDefault: false });
}

/** The stored record of the path. */
export const storedAt = <T extends TableName>(
  service: Service,
  request: Pick<ServiceRequest, 'account' | 'path'>,
  table: T,
): Records[T] | undefined => service.read(request.account, table, Number(idOf(request)));

type Account = ReturnType<Service['accounts']>[number];
export const asAccount = (request: ServiceRequest, { name, isDefault, apiKey }: Account): ServiceRequest => ({
  ...request,
  account: isDefault ? undefined : name,
  apiKey,
});
export function otherAccounts(request: ServiceRequest, service: Service): readonly Account[] {
  const own = request.account ?? service.accounts().find(({ isDefault }) => isDefault)?.name;
  return service.accounts().filter(({ name }) => name !== own);
}

/** The value at a dotted path without wildcards. */
export const at = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((node, step) => (node as Json | undefined | null)?.[step], value);

export const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  return typeof found === 'string' ? found : '';
};

/**
 * Changes the values at a path below a value (`items.*.name`; `-1` for `*`: in the last entry, if there are several).
 * Missing fields are not added.
 */
export function changed(value: unknown, path: string, change: (value: never) => unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  if (path === '') return change(value as never);
  if (typeof value !== 'object' || value === null) return value;
  const further = (one: unknown) => changed(one, rest.join('.'), change);
  if (Array.isArray(value)) {
    if (step === '-1' && value.length > 1) return value.with(-1, further(value.at(-1)));
    return step === '*' ? value.map(further) : value;
  }
  const found = value as Json;
  if (step === '*') return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, further(one)]));
  return Object.hasOwn(found, step) ? { ...found, [step]: further(found[step]) } : value;
}

export const texts = (value: unknown, change: (text: string) => string): unknown =>
  mapped(value, (one) => (typeof one === 'string' ? change(one) : one));

/** The body of an arrival; {} unless it is a JSON object. */
export function sentBody({ raw }: Arrival): Json {
  const value = jsonIn(String(raw ?? '{}'));
  return (typeof value === 'object' && value !== null ? value : {}) as Json;
}

export const sentQuery = ({ url }: Arrival): URLSearchParams => new URL(url, 'http://mock').searchParams;

/** Whether the description has this status of an operation. */
export function isStated(id: OperationId, status: string | number): boolean {
  const response = operations[id].responses[status];
  return response !== undefined && response.assumed === undefined;
}
/** Whether this answer is stated to be empty, so that a body would be a violation. */
export function isStatedEmpty(id: OperationId | undefined, status: string | number): boolean {
  if (id === undefined) return false;
  const response = operations[id].responses[status];
  return isStated(id, status) && response?.empty === true && response.bodyAssumed === undefined;
}

const names: readonly DocumentTypeNames[] = Object.values(documentTypes);
/** The types of a family; without a family all types but receipts, which have no create operation. */
export const typesOf = (family?: string): readonly DocumentTypeNames[] =>
  names.filter((one) => (family === undefined ? one.singular !== 'receipt' : one.family === family));
export const typeNamed = (type: TypeName): DocumentTypeNames =>
  names.find((one) => one.type === type) as DocumentTypeNames;
export const writing = (type: TypeName): readonly OperationId[] => [
  `create${type}` as OperationId,
  `update${type}` as OperationId,
];

/** `an invoice`, `a quote`; with `A` at the beginning of a sentence. */
export const withArticle = (word: string, article: 'a' | 'A' = 'a'): string =>
  `${article}${/^[aeio]/.test(word) ? 'n' : ''} ${word}`;
