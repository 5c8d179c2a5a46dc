/** Consecutive exchanges with a made-up target, for tests. */
import type { Exchange } from '../judge/exchange.js';
import type { Proof } from '../judge/violation.js';
import type { Settings } from '../target/settings.js';

export const own = 'http://a.example';
export const target = {
  ...{ baseUrl: own, apiKey: 'KeyA-1', publicUrl: 'http://public.example' },
  second: { baseUrl: `${own}/second`, apiKey: 'KeyB-2' },
} as unknown as Settings;
/** The tag in all names of the run. */
export const tag = 'tag7';

let clock = 0;

/** An exchange that starts when the previous one has ended. */
export function sent(
  operation: string,
  method: string,
  path: string,
  body?: unknown,
  answer?: unknown,
  parts: Partial<Exchange> = {},
): Exchange {
  clock += 10;
  return {
    ...{ operation, method, url: path.startsWith('http') ? path : `${own}${path}`, requestHeaders: {} },
    ...(body !== undefined && { requestBody: JSON.stringify(body) }),
    ...(answer !== undefined && { responseBody: JSON.stringify(answer) }),
    ...{ status: 200, clockMs: clock, durationMs: 5 },
    ...parts,
  };
}

export const equal = (expected: unknown): Proof => ({
  by: 'value',
  compare: 'equal',
  expected,
  actual: null,
});
export const madeItem = (id: number, name: string) =>
  sent('createItem', 'POST', '/items.json', { item: { name } }, { item: { id, name } }, { status: 201 });
export const readItem = (id: number, fields: object = {}) =>
  sent('getItem', 'GET', `/items/${id}.json?api_key=KeyA-1`, undefined, { item: { id, ...fields } });
