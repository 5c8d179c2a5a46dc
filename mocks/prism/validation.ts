/**
 * Validates requests and answers by the contract: ajv for draft 2020-12, one compiled validator per operation and
 * direction, made at first use and kept for the process. Replaces Prism's validateInput and validateOutput, which
 * rebuild templates per request, read 3.1 schemas as draft-07 and stay silent when a schema is broken.
 */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Operation, Parameter } from '../../generated/operations.js';
import { mapped } from '../service/body-values.js';
import type { Contract } from './contract.js';
import { problemsOf } from './explain.js';
import type { PlacedProblem } from './problem.js';

export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Parsed JSON, undefined when no body was sent. */
  readonly body: unknown;
}

export interface Validation {
  /** Problems of a request, path parameters first; empty when it is in order. */
  input(operation: Operation, request: RequestParts): PlacedProblem[];
  /** ajv's errors for a body that was sent (made with `verbose`). */
  bodyErrors(operation: Operation, body: unknown): readonly ErrorObject[];
  /** The violations in an answer; empty when it is valid. */
  output(operation: Operation, status: number, body: unknown): PlacedProblem[];
  /** Compiles everything; throws an Error that names operation and schema when one does not compile. */
  compileAll(): void;
}

interface Prepared {
  path?: ValidateFunction;
  query?: ValidateFunction;
  queryArrays: string[];
  body?: Judge;
  answers: Map<number, Judge | null>;
}

/** Validators for all errors and for only the first one, each compiled at first use. */
interface Judge {
  all: ValidateFunction;
  first(): ValidateFunction;
}

/** A limit on entries of a list: ajv copies all errors so far at each one, so many wrong entries would take minutes. */
const MAX_JUDGED = 5000;

const ROOT = 'contract';
/** Keywords that OpenAPI and this contract add to JSON Schema; any other unknown one is a typing error. */
const ANNOTATIONS = [
  'x-assumed',
  'x-assumed-format',
  'x-assumed-required',
  'x-case-insensitive',
  'x-enum-varnames',
  'x-may-be-empty',
  'x-pattern-words',
  'x-places-of',
  'x-typescript',
  'example',
  'xml',
  'externalDocs',
  'discriminator',
];
const NOTHING: PlacedProblem[] = [];

/** A validation over the contract. Cheap: nothing is read or compiled before the first request. */
export function createValidation(contract: Contract): Validation {
  const ajvs = new Map<AjvKind, Ajv2020>();
  const prepared = new Map<string, Prepared>();

  function ajvFor(kind: AjvKind): Ajv2020 {
    const known = ajvs.get(kind) ?? newAjv(contract, kind);
    ajvs.set(kind, known);
    return known;
  }

  function judge(schema: object, what: string): Judge {
    let first: ValidateFunction | undefined;
    return {
      all: compile('body', schema, what),
      first() {
        first ??= compile('first error of a body', schema, what);
        return first;
      },
    };
  }

  function compile(kind: AjvKind, schema: object, what: string): ValidateFunction {
    try {
      return ajvFor(kind).compile(schema);
    } catch (error) {
      throw new Error(`the contract's schema for ${what} does not compile: ${(error as Error).message}`);
    }
  }

  function prepare(operation: Operation): Prepared {
    const query = operation.parameters.filter((one) => one.in === 'query' && one.name !== 'api_key');
    const path = operation.parameters.filter((one) => one.in === 'path');
    const made: Prepared = { queryArrays: query.filter(isArray).map((one) => one.name), answers: new Map() };
    if (path.length > 0) made.path = compile('text', objectOf(path), `the path of ${operation.id}`);
    if (query.length > 0) made.query = compile('text', objectOf(query), `the query of ${operation.id}`);
    if (operation.body !== undefined) {
      made.body = judge(pointer(operation.body.schema), `the body of ${operation.id}`);
    }
    prepared.set(operation.id, made);
    return made;
  }

  function answer(operation: Operation, made: Prepared, status: number): Judge | null {
    const known = made.answers.get(status);
    if (known !== undefined) return known;
    const schema = operation.responses[String(status)]?.schema;
    const validate =
      schema === undefined ? null : judge(pointer(schema), `the ${status} answer of ${operation.id}`);
    made.answers.set(status, validate);
    return validate;
  }

  return {
    input(operation, request) {
      const made = prepared.get(operation.id) ?? prepare(operation);
      return judgeRequest(operation, made, request);
    },
    bodyErrors(operation, body) {
      const made = prepared.get(operation.id) ?? prepare(operation);
      return made.body === undefined ? [] : errorsOf(made.body, body);
    },
    output(operation, status, body) {
      const stated = operation.responses[String(status)];
      if (stated === undefined) {
        const known = [...Object.keys(operation.responses), ...operation.refusals].join(', ');
        return [
          bodyProblem(`status ${status} is not among those the contract gives (${known})`, String(status)),
        ];
      }
      const made = prepared.get(operation.id) ?? prepare(operation);
      if (body === undefined) {
        if (stated.empty || stated.mayBeEmpty || stated.schema === undefined || status >= 400) return NOTHING;
        return [bodyProblem('the body is missing', 'empty')];
      }
      const validate = answer(operation, made, status);
      if (validate === null) {
        return status < 400 && stated.empty ? [bodyProblem('the body must be empty', 'present')] : NOTHING;
      }
      const errors = errorsOf(validate, body);
      return errors.length === 0 ? NOTHING : problemsOf(errors, 'body');
    },
    compileAll() {
      for (const operation of contract.operations) {
        const made = prepare(operation);
        for (const status of Object.keys(operation.responses)) answer(operation, made, Number(status));
      }
    },
  };
}

function judgeRequest(operation: Operation, made: Prepared, request: RequestParts): PlacedProblem[] {
  let problems = NOTHING;
  if (made.path !== undefined && !made.path({ ...request.path })) {
    problems = problems.concat(problemsOf(made.path.errors as ErrorObject[], 'path'));
  }
  if (made.query !== undefined) {
    const query: Record<string, unknown> = { ...request.query };
    for (const name of made.queryArrays) {
      if (typeof query[name] === 'string') query[name] = [query[name]];
    }
    if (!made.query(query))
      problems = problems.concat(problemsOf(made.query.errors as ErrorObject[], 'query'));
  }
  if (made.body === undefined) return problems;
  if (request.body === undefined) {
    if (!operation.body?.required) return problems;
    const wrapper = operation.body.wrappers.join(' or ');
    const message = `a body is required: send JSON${wrapper === '' ? '' : ` with "${wrapper}"`}`;
    return problems.concat(bodyProblem(message, 'empty'));
  }
  const errors = errorsOf(made.body, request.body);
  return errors.length === 0 ? problems : problems.concat(problemsOf(errors, 'body'));
}

function bodyProblem(message: string, symptom: string): PlacedProblem {
  return { in: 'body', field: '', message, symptom };
}

/** The errors of a value. Of lists longer than MAX_JUDGED, those of the first entries, or only the first error. */
function errorsOf({ all, first }: Judge, value: unknown): readonly ErrorObject[] {
  if (!hasLongList(value, 2)) return all(value) ? [] : (all.errors ?? []);
  const judgeFirst = first();
  if (judgeFirst(value)) return [];
  const found = judgeFirst.errors ?? [];
  const shortened = withoutLongLists(value, 2);
  return all(shortened) ? found : (all.errors ?? found);
}

/** Whether the value, or an object in it up to `levels` deep, has a long list. */
function hasLongList(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > MAX_JUDGED;
  if (levels === 0) return false;
  for (const key in value) {
    if (hasLongList((value as Record<string, unknown>)[key], levels - 1)) return true;
  }
  return false;
}

function withoutLongLists(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, MAX_JUDGED);
  if (levels === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutLongLists(inner, levels - 1)]),
  );
}

type AjvKind = 'body' | 'first error of a body' | 'text';

function newAjv(contract: Contract, kind: AjvKind): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allErrors: kind !== 'first error of a body',
    verbose: true,
    validateSchema: false,
    addUsedSchema: false,
    coerceTypes: kind === 'text',
    logger: false,
  });
  formats.default(ajv, { mode: 'fast' });
  const document = contract.document();
  // ajv also compiles the document's root when a reference leads through it.
  ajv.addVocabulary([...new Set([...ANNOTATIONS, ...Object.keys(document)])]);
  ajv.addSchema(document, ROOT);
  return ajv;
}

function pointer(to: string): { $ref: string } {
  return { $ref: `${ROOT}#${to}` };
}

function objectOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [one.name, rooted(one.schema)])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
  };
}

/** Parameter schemas are outside the document: makes their references lead into it. */
const rooted = (schema: unknown): unknown =>
  mapped(schema, (value, key) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? ROOT + value : value,
  );

function isArray(parameter: Parameter): boolean {
  return (parameter.schema as { type?: unknown }).type === 'array';
}
