/**
 * Accepts values that clients send in another form than the contract's text, number or switch, when nothing is lost by
 * converting them. The converted request is validated again, so wrong values are still refused.
 */
import type { ErrorObject } from 'ajv';
import type { Operation } from '../../generated/operations.js';
import { fieldOf } from './explain.js';
import { stepsOf } from './json-pointer.js';
import type { PlacedProblem } from './problem.js';
import type { RequestParts, Validation } from './validation.js';

const UNSET = Symbol('unset');

interface Form {
  /** The same value in another form; undefined when there is none. */
  readonly of: (value: unknown) => unknown;
  /** The contract's form, for the note. */
  readonly says: string;
}

const isExact = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER && !/e/.test(String(value));
const isBit = (value: unknown): boolean => value === 0 || value === 1 || value === '0' || value === '1';

/** Tried in this order; the first form that the field's schema allows is accepted. */
const FORMS: readonly Form[] = [
  { says: 'text', of: (value) => (isExact(value) ? String(value) : undefined) },
  { says: '"0" or "1"', of: (value) => (typeof value === 'boolean' ? String(Number(value)) : undefined) },
  { says: '0 or 1', of: (value) => (typeof value === 'boolean' ? Number(value) : undefined) },
  { says: 'true or false', of: (value) => (isBit(value) ? Number(value) === 1 : undefined) },
  {
    says: 'a whole number',
    of: (value) =>
      typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined,
  },
  {
    says: 'to leave out what is not set',
    of: (value) => (value === '' || value === null ? UNSET : undefined),
  },
];

/**
 * Bodies that are a GET answer sent back although the contract requires more, recognized by fields that only answers
 * have. `missing` are values for required fields that no answer has: for validation only, not passed on.
 */
const ECHOES: Partial<Record<string, Echo>> = {
  updateAccount: {
    wrapper: 'account',
    tags: ['state', 'at_configured', 'trial'],
    missing: { fiscal_id: 'as it is', address: 'as it is' },
  },
};

interface Echo {
  readonly wrapper: string;
  readonly tags: readonly string[];
  readonly missing: Readonly<Record<string, string>>;
}

/** The field whose value replaces an empty required one. */
const STAND_INS: Readonly<Record<string, string>> = { due_date: 'date' };

/** Keywords that make an empty value wrong instead of unset. */
const NO_BLANKS = new Set(['minLength', 'minItems', 'required']);

export interface Accepted {
  readonly request: RequestParts;
  /** The remaining problems. */
  readonly problems: PlacedProblem[];
  /** What was accepted in another form, one sentence each. */
  readonly notes: readonly string[];
}

interface Change {
  readonly steps: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  readonly says: string;
}

/** An invalid request, converted leniently; undefined when nothing in it has another form. */
export function convertLeniently(
  validation: Validation,
  operation: Operation,
  request: RequestParts,
): Accepted | undefined {
  const echo = takeEcho(validation, operation, request);
  if (echo) return echo;
  const query = takeQuery(operation, request.query);
  const body = takeBody(validation, operation, request.body);
  if (query.notes.length === 0 && body.notes.length === 0) return undefined;
  const accepted = { ...request, query: query.value, body: body.value };
  return {
    request: accepted,
    problems: validation.input(operation, accepted),
    notes: [...query.notes, ...body.notes],
  };
}

function takeEcho(validation: Validation, operation: Operation, request: RequestParts): Accepted | undefined {
  const echo = ECHOES[operation.id];
  const record = echo && (request.body as Record<string, unknown> | null | undefined)?.[echo.wrapper];
  if (!echo || typeof record !== 'object' || record === null) return undefined;
  if (!echo.tags.every((mark) => Object.hasOwn(record, mark))) return undefined;
  const set = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
  const judged = { ...request, body: { [echo.wrapper]: { ...echo.missing, ...set } } };
  return {
    request: { ...request, body: { [echo.wrapper]: set } },
    problems: validation.input(operation, judged),
    notes: [
      `${echo.wrapper} was accepted leniently as what GET answers, sent back: the contract asks for ${Object.keys(echo.missing).join(' and ')}`,
    ],
  };
}

interface Read<T> {
  value: T;
  notes: string[];
}

function takeBody(validation: Validation, operation: Operation, body: unknown): Read<unknown> {
  if (typeof body !== 'object' || body === null) return { value: body, notes: [] };
  const changes = changesFor(validation.bodyErrors(operation, body));
  if (changes.length === 0) return { value: body, notes: [] };
  const value: unknown = structuredClone(body);
  for (const { steps, after } of changes) place(value, steps, after);
  const missed = new Set(validation.bodyErrors(operation, value).flatMap(missingIn));
  const kept = changes.flatMap((change) => {
    if (change.after !== UNSET || !missed.has(change.steps.join('/'))) return [change];
    const stand = standIn(value, change);
    place(value, change.steps, stand === undefined ? change.before : stand.after);
    return stand ?? [];
  });
  return { value, notes: kept.map(noteOf) };
}

/** The value for an empty required field: clients send `due_date: null` for "at once". */
function standIn(body: unknown, change: Change): Change | undefined {
  const neighbour = STAND_INS[change.steps.at(-1) ?? ''];
  const after = neighbour && fieldsOf(body, change.steps)[neighbour];
  return typeof after === 'string' ? { ...change, after, says: 'it must stand' } : undefined;
}

/** The path of a missing required field. */
const missingIn = ({ keyword, instancePath, params }: ErrorObject): string[] =>
  keyword === 'required'
    ? [[...stepsOf(instancePath), String((params as { missingProperty: string }).missingProperty)].join('/')]
    : [];

function changesFor(errors: readonly ErrorObject[]): Change[] {
  const found = new Map<string, Change>();
  const refused = new Set(
    errors.filter(({ keyword }) => NO_BLANKS.has(keyword)).map((one) => one.instancePath),
  );
  for (const { instancePath, data, parentSchema } of errors) {
    if (found.has(instancePath) || (typeof data === 'object' && data !== null)) continue;
    for (const { of, says } of FORMS) {
      const after = of(data);
      if (
        after === undefined ||
        !hasPlaceFor((parentSchema ?? {}) as Place, after, typeof data === 'boolean')
      )
        continue;
      // An entry of a list cannot be removed without moving the rest.
      if (after === UNSET && (refused.has(instancePath) || /\/\d+$/.test(instancePath))) continue;
      found.set(instancePath, { steps: stepsOf(instancePath), before: data, after, says });
      break;
    }
  }
  return [...found.values()].filter(({ steps }) => steps.length > 1);
}

const TYPES: Record<string, readonly string[]> = {
  string: ['string'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
};

interface Place {
  type?: unknown;
  enum?: unknown;
}

/** Checks type and enum only; the converted request is validated afterwards. */
function hasPlaceFor(schema: Place, value: unknown, isSwitch: boolean): boolean {
  if (value === UNSET) return true;
  const types = [schema.type ?? []].flat() as string[];
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  // A switch needs an enum of its two values.
  return !isSwitch && types.some((type) => TYPES[typeof value]?.includes(type));
}

function place(root: unknown, steps: readonly string[], value: unknown): void {
  const last = steps.at(-1) as string;
  const fields = fieldsOf(root, steps);
  if (value === UNSET) delete fields[last];
  else fields[last] = value;
}

/** The object that contains the last step. */
const fieldsOf = (root: unknown, steps: readonly string[]): Record<string, unknown> =>
  steps.slice(0, -1).reduce((node, step) => node[step] as never, root as Record<string, unknown>);

/** Values in a query are text: only switches have two forms there. */
function takeQuery(operation: Operation, query: RequestParts['query']): Read<RequestParts['query']> {
  const notes: string[] = [];
  const changed: Record<string, string> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const sent = place === 'query' && Object.hasOwn(query, name) ? query[name] : undefined;
    if ((schema as { type?: unknown }).type !== 'boolean' || (sent !== '1' && sent !== '0')) continue;
    changed[name] = sent === '1' ? 'true' : 'false';
    notes.push(noteOf({ steps: [name], before: sent, after: sent === '1', says: 'true or false' }));
  }
  return { value: notes.length === 0 ? query : { ...query, ...changed }, notes };
}

function noteOf({ steps, before, after, says }: Change): string {
  const accepted = after === UNSET ? 'not set' : JSON.stringify(after);
  return `${fieldOf(steps)} ${JSON.stringify(before)} was accepted leniently as ${accepted}: the contract says ${says}`;
}
