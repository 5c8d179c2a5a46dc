/** Calls the control API over HTTP for its tests, and validates every answer against its description. */
import { expect } from '@playwright/test';
import { isMatch } from '../prism/router.js';
import { controlContract } from './control-contract.js';

export interface Called<Body> {
  status: number;
  headers: Headers;
  /** Typed by the test and validated by the description. Undefined for an empty answer. */
  json: Body;
  /** The operation of the control API. */
  operation: string;
}

export type Call = <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Called<Body>>;

/** The body of a refusal. */
export interface Refusal {
  errors: { error: string };
}

/** Calls `/__mock...` at this address; fails the test when an answer does not fit the description. */
export function callerOf(url: string): Call {
  return async (method, path, body, headers) => {
    const response = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const json = text === '' ? undefined : JSON.parse(text);
    const { router, validation } = controlContract();
    const found = router(method.toLowerCase(), path.split('?')[0] ?? '');
    if (isMatch(found)) {
      const problems = validation.output(found.operation, response.status, json);
      expect(problems, `${method} ${path} -> ${response.status} ${text.slice(0, 300)}`).toEqual([]);
    }
    const operation = isMatch(found) ? found.operation.id : '';
    return { status: response.status, headers: response.headers, json, operation };
  };
}
