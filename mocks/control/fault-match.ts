/**
 * Matches the path, query and body of a request against the values in a fault rule. The body is parsed only when a rule
 * needs it.
 */

/**
 * Only requests with these values. `"*"` stands for any value that is there, text and number are the same, and of a list one
 * entry must fit; what else the request holds makes no difference.
 *
 * @minProperties 1
 */
export interface FaultMatch {
  /** By the contract's names: `{ "document-id": 21487 }`. */
  path?: Record<string, string | number>;
  /** `{ "status[]": "final" }`; of several values one must fit. */
  query?: Record<string, string | number>;
  /** A part of the body: `{ "invoice": { "client": { "name": "Ana" } } }`; of a list one entry must fit. */
  body?: Record<string, unknown>;
}

export interface Matched {
  path: Readonly<Record<string, string>>;
  query(): Readonly<Record<string, string | readonly string[]>>;
  body(): unknown;
}

/** Matches every value that is present. */
const ANY = '*';

export function matches({ path, query, body }: FaultMatch, request: Matched): boolean {
  return (
    (path === undefined || holds(request.path, path)) &&
    (query === undefined || holds(request.query(), query)) &&
    (body === undefined || holds(request.body(), body))
  );
}

/** Text and number are compared alike, so a rule fits whichever form a client sends. */
function holds(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.every((one) => holds(value, one));
  if (Array.isArray(value)) return value.some((one) => holds(one, wanted));
  if (typeof wanted !== 'object' || wanted === null)
    return wanted === ANY ? value !== undefined && value !== null : String(value) === String(wanted);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(wanted).every(
    ([name, inner]) => Object.hasOwn(value, name) && holds((value as Record<string, unknown>)[name], inner),
  );
}
