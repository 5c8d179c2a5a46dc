/** Reads parsed scenario data and calls the service with it. Each error names its place in the data. */
import type { OperationId } from '../../../generated/operations.js';
import { type Fields, isObject, mapped, own } from '../body-values.js';
import type { Clock } from '../clock.js';
import type { Handle } from '../request.js';
import type { Settings } from '../settings.js';
import type { AccountState, World } from '../store/world.js';

/** What a scenario is replayed on. */
export interface Stage {
  readonly world: World;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly handle: Handle;
}

const BASE_URL = 'http://localhost';

export const fail = (place: string, message: string): never => {
  throw new Error(`scenario: ${place} ${message}`);
};

export function onlyKeys(fields: Fields, place: string, allowed: readonly string[]): void {
  for (const key of Object.keys(fields)) {
    if (!allowed.includes(key)) fail(place, `has an unknown key "${key}"; it may have ${allowed.join(', ')}`);
  }
}

export function objectAt(value: unknown, place: string): Fields {
  return isObject(value) ? value : fail(place, 'must be an object');
}

export function listAt(fields: Fields, key: string, place: string): unknown[] {
  const value = own(fields, key);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(`${place}.${key}`, 'must be a list');
}

export const textAt = (fields: Fields, key: string): string | undefined => {
  const value = own(fields, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** One account being filled. `names` maps the names given by `as` to ids. */
export interface Filling {
  readonly stage: Stage;
  readonly account: AccountState;
  readonly names: Map<string, number>;
}

interface Call {
  readonly operation: OperationId;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls an operation of the service. Throws an Error with the place and the reason unless it succeeds. */
export function call({ stage, account }: Filling, place: string, wanted: Call): unknown {
  const { name, apiKey } = account.record;
  const { operation, path = {}, query = {}, body } = wanted;
  const answer = stage.handle({ operation, account: name, apiKey, path, query, body, baseUrl: BASE_URL });
  if (answer.status < 300) return answer.body;
  const said = isObject(answer.body) ? JSON.stringify(answer.body) : 'no body';
  return fail(place, `is refused: ${operation} answered ${answer.status}, ${said}`);
}

/** The record under the answer's only key. */
export function recordIn(body: unknown): Fields {
  const inner = isObject(body) ? Object.values(body)[0] : undefined;
  return isObject(inner) ? inner : {};
}

/** Replaces texts like `$name` with ids, at any depth. */
export const resolved = (value: unknown, names: ReadonlyMap<string, number>, place: string): unknown =>
  mapped(value, (one) => {
    if (typeof one !== 'string' || !one.startsWith('$')) return one;
    const id = names.get(one.slice(1));
    return id === undefined ? fail(place, `refers to ${one}, which nothing before it is named`) : String(id);
  });
