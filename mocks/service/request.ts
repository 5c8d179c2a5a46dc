/**
 * Owns the values at which the service meets the world: a request, the response to it, and what turns one into the
 * other. They know nothing of HTTP servers, Prism or node; whoever calls turns the wire into these values.
 */
import type { OperationId } from '../../generated/operations.js';

export interface ServiceRequest {
  readonly operation: OperationId;
  /** Account name out of the host; undefined is the default account. */
  readonly account?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Parsed JSON; undefined when nothing was sent. */
  readonly body: unknown;
  /** `http://host:port` as the caller wrote it, for links in answers. */
  readonly baseUrl: string;
}

export interface ServiceResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The contract's schema for it is only assumed, and another interpretation of the contract was asked for. */
  unjudged?: boolean;
  /** Why it was refused, where the answer's body must not say it. */
  reason?: string;
  /** What broke nothing and is worth knowing: a name that means nothing here. */
  notes?: readonly string[];
}

export type Handle = (request: ServiceRequest) => ServiceResponse;
