/**
 * The errors of a body by a schema of the contract, one per wrong place. Compiles schemas with ajv at their first use.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import type { Symptom } from './identity.js';
import { type Place, placeIn } from './places.js';
import { at, type Schema, statedSchema } from './stated-schema.js';
import type { WrongPlace } from './unreadable.js';
import type { JsonType, Proof } from './violation.js';

const addFormats = formatsPlugin as unknown as FormatsPlugin;

/** The contract document; read once. */
export const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Schema;

export interface ShapeError extends WrongPlace {
  /** `invoice.items[0].unit_price`; empty for the whole body. */
  at: string;
  /** The field as in identity.ts. */
  field: string;
  symptom: Symptom;
  /** The value at the place. */
  value: unknown;
  /** The error as data, for replays. */
  proof: Extract<Proof, { by: 'shape' }>;
  expected: string;
  actual: string;
}

const validators = new Map<string, ValidateFunction>();
const compilers = new Map<boolean, Ajv2020>();

function compilerFor(keepAssumed: boolean): Ajv2020 {
  const known = compilers.get(keepAssumed);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false });
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

/**
 * The places of `value` that violate the schema at `pointer`: of its stated part only, or, with `keepAssumed`, of all of it.
 * `fallback` names places outside of named schemas.
 */
export function shapeErrors(
  pointer: string,
  value: unknown,
  keepAssumed: boolean,
  fallback: string,
): ShapeError[] {
  const validator = validatorOf(pointer, keepAssumed);
  const seen = new Map<string, ShapeError>();
  for (const { part, list, from } of inParts(value)) {
    if (validator(part)) continue;
    for (const error of clearestOnes(validator.errors ?? [])) {
      const reported = shapeError(list === undefined ? error : moved(error, list, from), pointer, fallback);
      const key = `${reported.place} ${reported.symptom}`;
      if (!seen.has(key)) seen.set(key, reported);
      else if (reported.pointer !== seen.get(key)?.pointer) seen.set(`${key} ${reported.pointer}`, reported);
    }
    if (seen.size > mostPlaces) break;
  }
  return [...seen.values()];
}

/** The number of list entries validated at once: ajv copies all previous errors for each new one. */
const entriesAtOnce = 200;
/** Validation stops after this many wrong places. */
const mostPlaces = 2000;

interface Part {
  part: unknown;
  /** The pointer of the list that was split; `from` is the index of the part's first entry. */
  list?: string;
  from: number;
}

/** The value, split into several values if its longest list is too long. */
function inParts(value: unknown): Part[] {
  const lists: [key: string | undefined, list: unknown[]][] = Array.isArray(value)
    ? [[undefined, value]]
    : Object.entries(Object(value) as Schema).filter((one): one is [string, unknown[]] =>
        Array.isArray(one[1]),
      );
  const [longest] = lists.sort(([, a], [, b]) => b.length - a.length);
  if (!longest || longest[1].length <= entriesAtOnce) return [{ part: value, from: 0 }];
  const [key, list] = longest;
  return Array.from({ length: Math.ceil(list.length / entriesAtOnce) }, (_, n) => {
    const from = n * entriesAtOnce;
    const some = list.slice(from, from + entriesAtOnce);
    const part = key === undefined ? some : { ...(value as Schema), [key]: some };
    return { part, list: key === undefined ? '' : `/${escaped(key)}`, from };
  });
}

/** The error with its path in the complete list. */
function moved(error: ErrorObject, list: string, from: number): ErrorObject {
  if (!error.instancePath.startsWith(`${list}/`)) return error;
  const [index, ...rest] = error.instancePath.slice(list.length + 1).split('/');
  return { ...error, instancePath: [list, Number(index) + from, ...rest].join('/') };
}

/** One error per place, and per set of alternatives: the one with the longest path. */
function clearestOnes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(
    ({ keyword, parentSchema }) => keyword === 'anyOf' && branchesOf(parentSchema) > 1,
  );
  const named = errors.filter(
    (error) => !['anyOf', 'oneOf', 'if', 'allOf'].includes(error.keyword) && !wantsNothing(error),
  );
  const usable = named.length > 0 ? named : errors;
  const groups = new Map<string, ErrorObject>();
  for (const error of usable) {
    const choice = choices.find(({ instancePath }) => isBelow(error.instancePath, instancePath));
    const missing = isMissing(error) ? `/${error.params.missingProperty}` : '';
    const key = choice ? `choice ${choice.instancePath}` : error.instancePath + missing;
    const best = groups.get(key);
    if (!best || best.instancePath.length < error.instancePath.length) groups.set(key, error);
  }
  return [...groups.values()];
}

/** Whether the schema only accepts what stands for nothing: the alternative to a value that is there. */
const wantsNothing = ({ keyword, params }: ErrorObject): boolean =>
  params.type === 'null' || (keyword === 'enum' && (params.allowedValues as unknown[]).every((one) => !one));

/** Whether a required property is missing. */
const isMissing = ({ keyword }: ErrorObject): boolean =>
  keyword === 'required' || keyword === 'dependentRequired';

const branchesOf = (schema: unknown): number =>
  ((Object(schema) as Schema).anyOf as Schema[]).filter((one) => one.type !== 'null').length;

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);

function shapeError(error: ErrorObject, pointer: string, fallback: string): ShapeError {
  const missing = isMissing(error) ? `/${escaped(String(error.params.missingProperty))}` : '';
  const path = error.instancePath + missing;
  const place: Place = placeIn(contract, pointer, path, fallback);
  const where = inDots(path);
  const symptom = symptomOf(error);
  return {
    pointer: path,
    place: place.name,
    field: place.field,
    types: place.types,
    form: place.form ?? formOf(error),
    at: where,
    symptom,
    value: isMissing(error) ? undefined : error.data,
    proof: { by: 'shape', symptom, ...formThatCame(error, symptom), ...ruleOf(error) },
    ...inWords(error, where),
  };
}

/** The enum or pattern of the place. */
function ruleOf({ keyword, params }: ErrorObject): Pick<ShapeError['proof'], 'allowed' | 'pattern'> {
  if (keyword === 'enum') return { allowed: params.allowedValues as unknown[] };
  return keyword === 'pattern' ? { pattern: String(params.pattern) } : {};
}

/** The name of a form such as `Date`, from a $ref in the schema path of the error. */
const formOf = ({ schemaPath }: ErrorObject): string | undefined =>
  /components\/schemas\/(Date\w*|Decimal\w*)\//.exec(schemaPath)?.[1];

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const inDots = (pointer: string): string =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replace(/^(\d+)(?=\.|\[|$)/, '[$1]');

function symptomOf(error: ErrorObject): Symptom {
  const { keyword, data } = error;
  if (isMissing(error)) return 'absent';
  if (data === null) return 'null';
  if (keyword === 'type') return 'wrong type';
  if (data === '') return 'empty';
  if (keyword === 'enum' || keyword === 'const') return 'not in enum';
  return typeof data === 'number' ? 'out of range' : 'wrong form';
}

/** The answered type if the type is wrong; the mask of a string if its form is wrong. */
function formThatCame(
  { data, params }: ErrorObject,
  symptom: Symptom,
): Pick<ShapeError['proof'], 'type' | 'mask'> {
  if (symptom === 'wrong type' && typeof data === 'number' && String(params.type).includes('integer'))
    return { type: 'fraction' };
  if (symptom === 'wrong type') return { type: typeOf(data) };
  return typeof data === 'string' && (symptom === 'wrong form' || symptom === 'not in enum')
    ? { mask: maskOf(data) }
    : {};
}

/** The form of a text without its content: 2026-11-21 -> 9999-99-99. */
const maskOf = (text: string): string =>
  text
    .slice(0, 24)
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/\d/g, '9');

function typeOf(value: unknown): JsonType {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value === 'string' ? 'text' : (typeof value as JsonType);
}

function inWords(error: ErrorObject, where: string): { expected: string; actual: string } {
  if (isMissing(error)) {
    const there = Object.keys(Object(error.data)).join(', ') || 'no fields';
    return { expected: `${where} is present`, actual: `absent; there are ${there}`.slice(0, 300) };
  }
  const detail = error.keyword === 'enum' ? ` ${JSON.stringify(error.params.allowedValues)}` : '';
  const form = formOf(error);
  const rule =
    error.keyword === 'pattern'
      ? form?.startsWith('Date')
        ? 'is a date such as 31/12/2026'
        : `has the stated form (${String(error.params.pattern)})`
      : `${error.message}${detail}`;
  const actual = (JSON.stringify(error.data) ?? 'nothing').slice(0, 300);
  return { expected: `${where || 'the body'} ${rule}`, actual };
}
