/**
 * Reads values from request bodies, which may be any JSON: own properties only, null counts as absent, and every
 * problem is collected with its field.
 */
import { decimalText } from './documents/amounts.js';
import type { Problem } from './error-body.js';
import { invalid, problem, refusal } from './refusal.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Reads fields of one object and collects their problems. */
export interface Reader {
  readonly fields: Fields;
  readonly path: string;
  readonly problems: Problem[];
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an own property; undefined when absent or null. Never looks at the prototype. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? (fields[key] ?? undefined) : undefined;
}

export type Edit = (value: unknown, key: string) => unknown;

/** A JSON value with every value in it passed through `edit`, children first. Entries of arrays have the key ''. */
export function mapped(value: unknown, edit: Edit, key = ''): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((one) => mapped(one, edit));
    return edit(entries, key);
  }
  if (!isObject(value)) return edit(value, key);
  const inner = Object.entries(value).map(([name, one]) => [name, mapped(one, edit, name)]);
  return edit(Object.fromEntries(inner), key);
}

/** True when the field was sent, also as null. */
export const sent = (reader: Reader, key: string): boolean => Object.hasOwn(reader.fields, key);

export const readerOf = (fields: Fields, path: string, problems: Problem[] = []): Reader => ({
  fields,
  path,
  problems,
});

/** A reader of the object under the first of the wrappers that the body has. Throws a 422 refusal when it has none. */
export function unwrap(body: unknown, ...wrappers: readonly string[]): Reader {
  for (const wrapper of wrappers) {
    const inner = isObject(body) ? own(body, wrapper) : undefined;
    if (isObject(inner)) return readerOf(inner, wrapper);
    if (inner !== undefined) throw invalid(wrapper, 'must be an object');
  }
  throw invalid(wrappers[0] ?? 'body', 'is required, as an object');
}

const at = (reader: Reader, key: string): string => (reader.path === '' ? key : `${reader.path}.${key}`);

export function complain(reader: Reader, key: string, message: string): undefined {
  reader.problems.push(problem(at(reader, key), message));
  return undefined;
}

/** Throws a refusal with the collected problems, if there are any. */
export function settle(reader: Reader, status = 422): void {
  if (reader.problems.length > 0) throw refusal(status, ...reader.problems);
}

/** Text, or a number as text. undefined when absent or wrong; a wrong value adds a problem. */
export function text(reader: Reader, key: string): string | undefined {
  const value = own(reader.fields, key);
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return complain(reader, key, 'must be text');
}

/** Text that must be present and not blank. */
export function requiredText(reader: Reader, key: string): string | undefined {
  const before = reader.problems.length;
  const value = text(reader, key);
  if (value === undefined && reader.problems.length > before) return undefined;
  if (value === undefined) return complain(reader, key, 'is required');
  return value.trim() === '' ? complain(reader, key, 'must not be blank') : value;
}

export function choice<T extends string>(reader: Reader, key: string, choices: readonly T[]): T | undefined {
  const value = text(reader, key);
  if (value === undefined || (choices as readonly string[]).includes(value)) return value as T | undefined;
  return complain(reader, key, `must be one of ${choices.join(', ')}`);
}

/** "1" and 1 are true, "0" and 0 are false. */
export function flag(reader: Reader, key: string): boolean | undefined {
  const value = own(reader.fields, key);
  if (value === undefined) return undefined;
  if (value === '1' || value === 1 || value === true) return true;
  if (value === '0' || value === 0 || value === false) return false;
  return complain(reader, key, 'must be 0 or 1');
}

/** The decimal text of a number >= 0, sent as text or JSON number. */
export function decimal(reader: Reader, key: string): string | undefined {
  const value = own(reader.fields, key);
  if (value === undefined) return undefined;
  return (
    decimalText(value) ?? complain(reader, key, 'must be a number >= 0, with at most 20 digits on each side')
  );
}

/** A reader of an inner object; undefined when absent. Any other value adds a problem. */
export function inner(reader: Reader, key: string): Reader | undefined {
  const value = own(reader.fields, key);
  if (value === undefined) return undefined;
  if (!isObject(value)) return complain(reader, key, 'must be an object');
  return { fields: value, path: at(reader, key), problems: reader.problems };
}

/** Readers of a list of objects; undefined when absent. Any other value adds a problem. */
export function innerList(reader: Reader, key: string): Reader[] | undefined {
  const value = own(reader.fields, key);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return complain(reader, key, 'must be a list');
  return value.map((entry, index) => {
    const path = `${at(reader, key)}[${index}]`;
    if (!isObject(entry)) reader.problems.push(problem(path, 'must be an object'));
    return { fields: isObject(entry) ? entry : {}, path, problems: reader.problems };
  });
}

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/;

export function email(reader: Reader, key: string): string | undefined {
  const value = text(reader, key);
  if (value === undefined || value === '') return value;
  return EMAIL.test(value) && value.length <= 320
    ? value
    : complain(reader, key, 'must be a valid e-mail address');
}

/** The field parsed by `parse`; text that it rejects adds a problem naming the expected `form`. */
export function parsed<T>(
  reader: Reader,
  key: string,
  parse: (value: string) => T | undefined,
  form: string,
): T | undefined {
  const value = text(reader, key);
  if (value === undefined) return undefined;
  return parse(value) ?? complain(reader, key, `must be ${form} (got ${JSON.stringify(value.slice(0, 60))})`);
}
