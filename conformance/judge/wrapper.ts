/** The wrapper of the record in an answer, which may have other members. */
import { operations } from '../../generated/operations.js';

const stated: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ wrapper }) => wrapper ?? []),
  ),
);

/**
 * The name of the object in a body that contains its record: a stated wrapper, or the only object. Undefined if the body is no
 * object, or the record itself.
 */
export function wrapperIn(body: unknown): string | undefined {
  if (!isObject(body) || body.id !== undefined) return undefined;
  const inside = Object.keys(body).filter((name) => isObject(body[name]));
  const known = inside.filter((name) => stated.has(name));
  return known.length === 1 ? known[0] : inside.length === 1 ? inside[0] : undefined;
}

/** The record in the body of an answer: inside its wrapper, or the body itself. */
export function unwrapRecord(body: Record<string, unknown>): Record<string, unknown> {
  const inside = body[wrapperIn(body) ?? ''];
  return isObject(inside) ? inside : body;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
