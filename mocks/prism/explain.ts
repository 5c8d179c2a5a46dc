/** Converts ajv's errors into problems for people: the dotted field, what is wrong with it, what was sent. */
import type { ErrorObject } from 'ajv';
import { asStep, stepsOf } from './json-pointer.js';
import { nearest } from './nearest.js';
import type { PlacedProblem } from './problem.js';
import { symptomOf } from './symptom.js';

/** A limit, since a hostile body can cause a million errors. */
const MAX_ERRORS = 200;
const ALTERNATIVES = new Set(['anyOf', 'oneOf', 'if']);

/** The problems behind ajv's errors (made with `verbose`), each field and message once, those of alternatives last. */
export function problemsOf(errors: readonly ErrorObject[], place: PlacedProblem['in']): PlacedProblem[] {
  const first = errors.slice(0, MAX_ERRORS);
  const { plain, groups } = grouped(first);
  const problems = plain.map((error) => problemOf(error, place));
  const alternatives = groups.flatMap((group) => joinRequired(meant(group), place));
  return unique([...problems, ...alternatives]);
}

/** Errors outside alternatives, and for each value that fits no alternative, the errors of all of them. */
function grouped(errors: readonly ErrorObject[]): { plain: ErrorObject[]; groups: ErrorObject[][] } {
  const forms = errors.filter((one) => ALTERNATIVES.has(one.keyword)).map((one) => one.instancePath);
  const outermost = [...new Set(forms)].filter((one) => !forms.some((other) => isInside(one, other)));
  const within = (error: ErrorObject) =>
    outermost.find((one) => error.instancePath === one || isInside(error.instancePath, one));
  return {
    plain: errors.filter((one) => within(one) === undefined),
    groups: outermost.map((form) => errors.filter((one) => within(one) === form)),
  };
}

const isInside = (path: string, other: string): boolean => path.startsWith(`${other}/`);

/** The errors of the alternative probably meant: the deepest ones, but no alternative of another type. */
function meant(group: readonly ErrorObject[]): readonly ErrorObject[] {
  const clearest = group.filter((one) => !ALTERNATIVES.has(one.keyword));
  const deepest = Math.max(...clearest.map(depth));
  const chosen = clearest.filter((one) => depth(one) === deepest);
  if (chosen.length === 0) return group;
  const fitting = chosen.filter((one) => one.keyword !== 'type');
  return chosen.filter(
    (one) => one.keyword !== 'type' || !fitting.some(({ instancePath }) => instancePath === one.instancePath),
  );
}

function depth(error: ErrorObject): number {
  return error.instancePath.split('/').length + (error.keyword === 'required' ? 1 : 0);
}

/** A hint for a body in another wrapper, such as `estimate` instead of `quote`. */
function insteadOf({ instancePath, data }: ErrorObject, place: PlacedProblem['in']): string {
  const names = Object.keys(Object(data));
  if (place !== 'body' || instancePath !== '' || names.length === 0 || names.length > 3) return '';
  return ` (the body has ${names.map((name) => name.slice(0, 40)).join(' and ')} instead)`;
}

function problemOf(error: ErrorObject, place: PlacedProblem['in']): PlacedProblem {
  const steps = stepsOf(error.instancePath);
  const symptom = symptomOf(error);
  if (error.keyword === 'required' || error.keyword === 'dependentRequired') {
    const missing = String((error.params as { missingProperty: string }).missingProperty);
    steps.push(missing);
    const pointer = `${error.instancePath}/${asStep(missing)}`;
    const message = `is required${insteadOf(error, place)}`;
    return { in: place, field: fieldOf(steps), message, pointer, symptom };
  }
  const field = fieldOf(steps);
  const subject = field === '' && place === 'body' ? 'the body ' : '';
  return { in: place, field, message: subject + messageOf(error), pointer: error.instancePath, symptom };
}

/** `items`, `0`, `name` -> `items[0].name` */
export function fieldOf(steps: readonly string[]): string {
  return steps.reduce((path, step) => {
    if (path !== '' && /^\d+$/.test(step)) return `${path}[${step}]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');
}

/** The contract's formats in words. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address, for example ana@livraria-central.example',
};

function messageOf(error: ErrorObject): string {
  const got = `(got ${shown(error.data)})`;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map(shown).join(', ')} ${got}`;
    case 'const':
      return `must be ${shown(params.allowedValue)} ${got}`;
    case 'pattern':
      return `${wordsOf(error.parentSchema)} ${got}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? `in the format ${params.format}`} ${got}`;
    case 'minLength':
      if (error.data === '') return 'must not be empty';
      return `${error.message} ${got}`;
    case 'additionalProperties':
      return `has an unknown field ${unknownField(String(params.additionalProperty), error.parentSchema)}`;
    case 'anyOf':
    case 'oneOf':
      return `fits none of the forms that the contract allows ${got}`;
    default:
      return `${error.message ?? 'is not valid'} ${got}`;
  }
}

function unknownField(name: string, schema: unknown): string {
  const known = Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
  const near = nearest(name.slice(0, 60), known);
  const advice = near === undefined ? `it may have ${known.join(', ')}` : `did you mean ${near}?`;
  return known.length === 0 ? name : `${name}; ${advice}`;
}

/** The pattern in words, which the contract has for every pattern. */
function wordsOf(schema: unknown): string {
  const { 'x-pattern-words': words, examples } = (schema ?? {}) as Record<string, unknown>;
  if (typeof words === 'string') return `must be ${words}`;
  return Array.isArray(examples)
    ? `must look like ${shown(examples[0])}`
    : 'is not in the form that is asked for';
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Joins what alternatives miss: `a or b is required`, or a sentence for each that misses several fields. */
function joinRequired(errors: readonly ErrorObject[], place: PlacedProblem['in']): PlacedProblem[] {
  const problems = errors.map((error) => problemOf(error, place));
  if (problems.length < 2 || errors.some(({ keyword }) => keyword !== 'required')) return problems;
  // By schema: ajv gives several alternatives the same path.
  const forms = new Map<unknown, string[]>();
  for (const [index, { parentSchema }] of errors.entries()) {
    const field = (problems[index] as PlacedProblem).field;
    forms.set(parentSchema, [...(forms.get(parentSchema) ?? []), field]);
  }
  const missed = [...new Set([...forms.values()].map((fields) => fields.join(' and ')))];
  if (missed.every((fields) => !fields.includes(' and '))) {
    return [{ ...(problems[0] as PlacedProblem), field: missed.join(' or ') }];
  }
  return missed.map((field, index) => ({
    ...(problems[0] as PlacedProblem),
    in: place,
    field,
    message: `${field.includes(' and ') ? 'are' : 'is'} required in ${index === 0 ? 'one' : 'another'} form of the body`,
  }));
}

function unique(problems: PlacedProblem[]): PlacedProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ field, message }) => {
    const key = `${field} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
