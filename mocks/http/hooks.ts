/**
 * The places where faults, guises, delays, a rate limit and a journal join the way of a request. Each is optional
 * and costs nothing while it is unset; all may be set and unset while the server runs.
 */
import type { OperationId } from '../../generated/operations.js';
import type { ServiceRequest } from '../service/types.js';

/** A request as the door takes it, whichever way it came (socket, in-process, MSW). */
export interface Arrival {
  /** Upper case. */
  method: string;
  /** Path and query as sent. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  raw?: Buffer | string;
}

/** An answer ready for the wire. `text` is '' when there is no body, and then there is no content type either. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Send in chunks without a content length. */
  chunked?: boolean;
  /** Break the connection instead of answering. */
  drop?: boolean;
}

export interface Exchange {
  arrival: Arrival;
  answer: Answer;
  /** Undefined when no operation matched. */
  operation?: OperationId;
  /** What the service was asked; undefined when it was not. */
  request?: ServiceRequest;
  /** The answer's body before it became text. */
  body?: unknown;
  /** What was wrong with the request. */
  violations: string[];
  /** What was wrong with the answer. */
  breaches: string[];
  /** Milliseconds since the epoch, by the machine's clock. */
  startedAt: number;
  durationMs: number;
}

export interface Hooks {
  /** May wait (delays), or answer in place of everything that follows. */
  before?(arrival: Arrival): Answer | undefined | Promise<Answer | undefined>;
  /** May rewrite what goes out; `operation` is undefined for 404, 405 and unread bodies. */
  after?(answer: Answer, arrival: Arrival, operation?: OperationId): Answer | Promise<Answer>;
  /** Sees every finished exchange. Must not change it. */
  onExchange?(exchange: Exchange): void;
}
