/**
 * CORS: allows every origin, method and header, with credentials. Origins that the control API refuses were refused
 * before (access.ts).
 */
import type { Answer, Arrival } from './hooks.js';

const EXPOSED = 'allow, retry-after, content-disposition, x-mock-notes, x-mock-world, sl-violations';
const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** The answer to a browser's preflight request; undefined for every other request. */
export function preflight({ method, headers }: Arrival): Answer | undefined {
  if (method !== 'OPTIONS' || headers.origin === undefined) return undefined;
  if (headers['access-control-request-method'] === undefined) return undefined;
  const allowed = {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
    'access-control-max-age': '600',
  };
  return { status: 204, headers: allowed, text: '' };
}

/** The headers that let the page at `origin` read an answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
    vary: 'origin',
  };
}
