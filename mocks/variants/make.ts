/**
 * What a variant is made of, and the few ways of making one. Owns no variant: the tables beside this file do. A variant
 * keeps what the API description states, and answers otherwise where it is silent or reads two ways.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Answer, Arrival, Hooks } from '../http/hooks.js';
import type { ErrorForm } from '../service/error-body.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import type { Variations } from '../service/settings.js';

export interface VariantInfo {
  readonly name: string;
  readonly says: string;
}
export interface Variant extends VariantInfo {
  readonly variations?: Partial<Variations>;
  readonly errorBodies?: ErrorForm;
  readonly asyncPolls?: number;
  readonly asyncMs?: number;
  readonly strictRules?: boolean;
  readonly clockSkewDays?: number;
  /** Bytes of a request body before 413. */
  readonly bodyLimit?: number;
  /** Milliseconds after which a connection without a request is closed. */
  readonly keepAliveMs?: number;
  /** Every so-manieth request on a connection that was used before is closed instead of being read. */
  readonly dropEvery?: number;
  /** Data to start from, in place of the chosen scenario. */
  readonly scenario?: unknown;
  /** Around the service; made anew for every mock, so that it can count. */
  readonly decorate?: Decorate;
  /** On the wire; made anew for every mock. */
  readonly hooks?: () => Hooks;
}

export type Json = Record<string, unknown>;
export type Edit = (value: unknown, key: string) => unknown;

/** A JSON value with every value below it passed through `edit`, children first. */
export function mapped(value: unknown, edit: Edit, key = ''): unknown {
  if (Array.isArray(value))
    return edit(
      value.map((one) => mapped(one, edit)),
      key,
    );
  if (typeof value !== 'object' || value === null) return edit(value, key);
  const inner = Object.entries(value).map(([name, one]) => [name, mapped(one, edit, name)]);
  return edit(Object.fromEntries(inner), key);
}

type Rewrite = (answer: Answer, arrival: Arrival, operation?: OperationId) => Answer;

/** Rewrites what goes out. */
export const onWire = (after: Rewrite) => (): Hooks => ({ after });

/** Rewrites every JSON object that goes out. */
export const rewritten = (edit: Edit) =>
  onWire((answer) =>
    answer.text.startsWith('{')
      ? { ...answer, text: JSON.stringify(mapped(JSON.parse(answer.text), edit)) }
      : answer,
  );

/** Refuses with 422 what a rule of its own does not let pass; a wrong key is reported first. `null`: a body is stated to be empty. */
export const refusing =
  (
    isRefused: (request: ServiceRequest, handle: Handle) => boolean,
    why: string | null = 'Not accepted.',
  ): Decorate =>
  (handle, service) =>
  (request) => {
    if (service.authenticate(request) !== undefined || !isRefused(request, handle)) return handle(request);
    return why === null ? { status: 422 } : { status: 422, body: { errors: { error: why } } };
  };

/** The array of a list answer and the key under which it stands. */
export function listIn(response: ServiceResponse): { key: string; list: Json[] } | undefined {
  const entry = Object.entries((response.body ?? {}) as Json).find(([, value]) => Array.isArray(value));
  return entry && { key: entry[0], list: entry[1] as Json[] };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
