/**
 * The service's interface: a request, its response, and the function between them. The caller converts HTTP into these
 * values.
 */
import type { OperationId } from '../../generated/operations.js';

export interface ServiceRequest {
  readonly operation: OperationId;
  /** Account name from the host; undefined is the default account. */
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
  /** Do not validate it: the contract only assumes its schema, and a variation differs from that. */
  unjudged?: boolean;
  /** Why it was refused, when the answer's body must be empty. */
  reason?: string;
  /** Hints that are not violations, such as a name that has no meaning here. */
  notes?: readonly string[];
}

export type Handle = (request: ServiceRequest) => ServiceResponse;
