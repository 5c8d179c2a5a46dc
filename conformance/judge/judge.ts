/**
 * Judges one answer by what the contract states for its operation: status, content type, wrapper, schema.
 * Owns no HTTP and no verdicts; says what is breached in words, and what it has asserted as marks.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import { type OperationId, operations, type Response } from '../../generated/operations.js';
import type { StatusExpectation } from '../run/check.js';
import { marks } from '../verdict/result.js';
import { createHeldProperties } from './held-properties.js';
import { at, type Schema, statedSchema } from './stated-schema.js';

const addFormats = formatsPlugin as unknown as FormatsPlugin;

export interface Judged {
  status: number;
  contentType?: string;
  text: string;
  /** undefined when the body is empty or no JSON; then `notJson` tells which. */
  body: unknown;
  notJson: boolean;
}
export interface Breach {
  expected: string;
  actual: unknown;
}

/** The contract document; read once. */
export const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Schema;

/** The first breach of what is stated, or undefined; `asserted` receives the marks of what held. */
export function judge(
  operation: OperationId,
  answer: Judged,
  expectation: StatusExpectation,
  asserted: Set<string>,
  keepAssumed = false,
): Breach | undefined {
  const wrongStatus = statusBreach(operation, answer, expectation);
  if (wrongStatus) return wrongStatus;
  const wrongBody = bodyBreach(operation, answer, asserted, keepAssumed);
  if (wrongBody) return wrongBody;
  asserted.add(marks.operation(operation));
  if (operations[operation].responses[answer.status]) asserted.add(marks.status(operation, answer.status));
  return undefined;
}

function statusBreach(id: OperationId, answer: Judged, expectation: StatusExpectation): Breach | undefined {
  const { status } = answer;
  const accepted = acceptedStatuses(id, expectation);
  if (accepted(status)) return undefined;
  const shown = answer.text.trim() === '' ? '' : `: ${answer.text.trim().slice(0, 200)}`;
  return { expected: `${inStatuses(id, expectation)} from ${id}`, actual: `${status}${shown}` };
}

/** The rule of StatusExpectation, for one operation. */
export function acceptedStatuses(
  id: OperationId,
  expectation: StatusExpectation,
): (status: number) => boolean {
  const { responses } = operations[id];
  const listed = (status: number) => responses[status] !== undefined;
  const stated = (status: number) => listed(status) && !responses[status]?.assumed;
  const statedSuccess = Object.keys(responses).some((key) => key.startsWith('2') && stated(Number(key)));
  const success = (status: number) => status >= 200 && status < 300 && (!statedSuccess || listed(status));
  const refused = (status: number) => status >= 400 && status < 500;
  if (expectation === 'success') return success;
  if (expectation === 'refused') return refused;
  if (expectation === 'any') return (status) => success(status) || refused(status);
  const wanted = typeof expectation === 'number' ? [expectation] : expectation;
  return (status) =>
    wanted.some((one) => {
      if (stated(one) || one >= 500) return status === one;
      return one < 300 ? success(status) : refused(status);
    });
}

function inStatuses(id: OperationId, expectation: StatusExpectation): string {
  const keys = Object.keys(operations[id].responses);
  if (expectation === 'success') return keys.filter((key) => key.startsWith('2')).join(' or ') || 'a 2xx';
  if (expectation === 'refused') return 'a 4xx';
  if (expectation === 'any') return 'a stated success or a 4xx';
  return (typeof expectation === 'number' ? [expectation] : expectation).join(' or ');
}

function bodyBreach(id: OperationId, answer: Judged, asserted: Set<string>, keepAssumed: boolean) {
  const response = statedTwin(id, answer.status) ?? operations[id].responses[answer.status];
  const empty = answer.text.trim() === '';
  if (!empty && answer.notJson) {
    const kind = answer.contentType ?? 'no content type';
    return { expected: `JSON from ${id}`, actual: `${answer.status} ${kind}: ${answer.text.slice(0, 120)}` };
  }
  if (!empty && answer.status < 300 && !isJsonType(answer.contentType)) {
    return { expected: `content type application/json from ${id}`, actual: answer.contentType ?? 'none' };
  }
  if (answer.status === 401) return unauthorizedBreach(id, answer, empty);
  if (answer.status >= 400) return errorBreach(id, answer, empty, response);
  if (!response || ((response.assumed || response.bodyAssumed) && !keepAssumed)) return undefined;
  if (empty && response.mayBeEmpty) return undefined;
  if (response.empty) return emptyBreach(id, answer);
  return schemaBreach(id, answer, response, asserted, keepAssumed);
}

/** An assumed success status beside a stated one (a guide's 201 beside its 200) has the stated body. */
function statedTwin(id: OperationId, status: number): Response | undefined {
  const { responses } = operations[id];
  if (status >= 300 || !responses[status]?.assumed || status === 202) return undefined;
  const stated = Object.entries(responses).find(
    ([key, one]) => key.startsWith('20') && key !== '202' && !one.assumed,
  );
  return stated?.[1];
}

function isJsonType(type: string | undefined): boolean {
  return (
    type !== undefined && /^\s*(application\/json|text\/json|[\w.+-]+\/[\w.+-]+\+json)\s*(;|$)/i.test(type)
  );
}

/** Stated in two ways (empty, or errors.error); public accounts add a list of {error}. All are lawful. */
function unauthorizedBreach(id: OperationId, answer: Judged, empty: boolean): Breach | undefined {
  if (empty || answer.body === null) return undefined;
  if (isErrorList(answer.body)) return undefined;
  const errors = (answer.body as Schema | undefined)?.errors;
  if (isErrorList(errors)) return undefined;
  if (typeof (errors as Schema | undefined)?.error === 'string') return undefined;
  return { expected: `a 401 body that is empty or has errors.error, from ${id}`, actual: answer.text };
}

function isErrorList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' || 'error' in Object(one));
}

/**
 * Error bodies are empty unless stated. A body where none is stated is no breach: texts are "not shown", and
 * services put reasons there. The stated form (`errors.error` of an e-mail's 422) may also be left empty.
 */
function errorBreach(id: OperationId, answer: Judged, empty: boolean, response: Response | undefined) {
  if (empty || !response?.schema || response.assumed || response.bodyAssumed) return undefined;
  const errors = (answer.body as Schema | undefined)?.errors;
  if (isErrorList(answer.body) || isErrorList(errors)) return undefined;
  const breach = firstError(response.schema, answer.body, false);
  return breach && { expected: `${answer.status} of ${id}: ${breach.expected}`, actual: breach.actual };
}

/**
 * "200 empty": the description also says "often an empty body". A body is therefore accepted as long as it
 * does not report an error; clients that read nothing notice no difference.
 */
function emptyBreach(id: OperationId, answer: Judged): Breach | undefined {
  const body = answer.body as Schema | undefined | null;
  if (typeof body !== 'object' || body === null || !('errors' in body || 'error' in body)) return undefined;
  return { expected: `an empty ${answer.status} from ${id}`, actual: answer.text };
}

function schemaBreach(
  id: OperationId,
  answer: Judged,
  response: Response,
  asserted: Set<string>,
  keepAssumed: boolean,
): Breach | undefined {
  if (!response.schema) return undefined;
  if (answer.body === undefined) {
    return {
      expected: `a JSON body${response.wrapper ? ` with ${response.wrapper}` : ''} from ${id}`,
      actual: 'an empty body',
    };
  }
  const breach = firstError(response.schema, answer.body, keepAssumed);
  if (breach) return { expected: `${answer.status} of ${id}: ${breach.expected}`, actual: breach.actual };
  heldIn(id, response.schema)(answer.body, asserted);
  return undefined;
}

const held = new Map<string, ReturnType<typeof createHeldProperties>>();

/** Marks the stated properties that an answer of this operation holds. */
function heldIn(id: OperationId, pointer: string): ReturnType<typeof createHeldProperties> {
  const key = `${id} ${pointer}`;
  const known = held.get(key);
  if (known) return known;
  const made = createHeldProperties(at(contract, pointer), contract, (path) => marks.property(id, path));
  held.set(key, made);
  return made;
}

const validators = new Map<string, ValidateFunction>();
const compilers = new Map<boolean, Ajv2020>();

function compilerFor(keepAssumed: boolean): Ajv2020 {
  const known = compilers.get(keepAssumed);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: false, verbose: true, validateSchema: false });
  addFormats(ajv);
  const { schemas = {} } = (contract.components ?? {}) as { schemas?: Schema };
  const stated = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, statedSchema(schema, contract, { keepAssumed })]),
  );
  ajv.addSchema({ $id: 'contract', ...(absolute({ components: { schemas: stated } }) as Schema) });
  compilers.set(keepAssumed, ajv);
  return ajv;
}

function absolute(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
}

function validatorOf(pointer: string, keepAssumed: boolean): ValidateFunction {
  const key = `${keepAssumed}${pointer}`;
  const known = validators.get(key);
  if (known) return known;
  const stated = absolute(statedSchema(at(contract, pointer), contract, { keepAssumed }));
  const validator = compilerFor(keepAssumed).compile(stated as Schema | boolean);
  validators.set(key, validator);
  return validator;
}

/** What a value breaches first of the (stated part of the) schema at `pointer`. */
export function firstError(pointer: string, value: unknown, keepAssumed: boolean): Breach | undefined {
  const validator = validatorOf(pointer, keepAssumed);
  if (validator(value)) return undefined;
  return inWordsOf(telling(validator.errors ?? []));
}

/** Of an alternative's errors the deepest is the telling one; `null` is never what was meant. */
function telling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const named = errors.filter(
    (one) => !['anyOf', 'oneOf'].includes(one.keyword) && one.params.type !== 'null',
  );
  return (named.length > 0 ? named : errors).reduce<ErrorObject | undefined>(
    (best, one) => (best && best.instancePath.length >= one.instancePath.length ? best : one),
    undefined,
  );
}

function inWordsOf(error: ErrorObject | undefined): Breach {
  if (!error) return { expected: 'the stated shape', actual: 'another' };
  const where = error.instancePath
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  const detail = error.keyword === 'enum' ? ` ${JSON.stringify(error.params.allowedValues)}` : '';
  if (error.keyword === 'required') {
    const missing = [where, error.params.missingProperty].filter(Boolean).join('.');
    return {
      expected: `${missing} is present`,
      actual: `absent; there are ${Object.keys(Object(error.data)).join(', ') || 'no fields'}`,
    };
  }
  // In quotes, so that a text does not look like the number that it should be.
  const actual = typeof error.data === 'string' ? JSON.stringify(error.data) : error.data;
  return { expected: `${where || 'the body'} ${error.message}${detail}`, actual };
}
