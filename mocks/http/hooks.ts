/**
 * Hooks of the request handler for faults, variants, delays, a rate limit and a journal. Each is optional and costs
 * nothing while it is unset; all may be set and unset while the server runs.
 */
import type { OperationId } from '../../generated/operations.js';
import type { PlacedProblem } from '../prism/problem.js';
import { jsonIn } from './json.js';

/** A request as the request handler gets it, from a socket, from the process or from MSW. */
export interface Arrival {
  /** Upper case. */
  method: string;
  /** Path and query as sent. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The start of links in the answer, where it is not `http://` and the Host header. */
  base?: string;
  /** The query, when it is parsed already. */
  query?: Record<string, string | string[]>;
  raw?: Buffer | string;
}

/** An answer ready for the wire. `text` is '' when there is no body, and then there is no content type either. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Sent instead of `text`: the same content, encoded. */
  bytes?: Buffer;
  /** Send in chunks without a content length. */
  chunked?: boolean;
  /** Break the connection instead of answering. */
  drop?: boolean;
}

/** Holds no parsed body: observers may keep many of these. */
export interface Exchange {
  arrival: Arrival;
  answer: Answer;
  /** Undefined when no operation matched. */
  operation?: OperationId;
  /** What was wrong with the request. */
  violations: readonly string[];
  /** What was wrong with the answer. */
  answerViolations: readonly string[];
  /** Hints, no violations: values accepted leniently, probable mistakes, reasons that the body must not give. */
  notes: readonly string[];
  /** The problem behind each of `violations`, then of `answerViolations`. */
  problems: readonly PlacedProblem[];
  /** Milliseconds since the epoch, by the machine's clock. */
  startedAt: number;
  durationMs: number;
}

export interface Hooks {
  /** May wait (delays), or answer instead of all that follows. */
  before?(arrival: Arrival): Answer | undefined | Promise<Answer | undefined>;
  /** May change the answer; `operation` is undefined for 404, 405 and unread bodies. */
  after?(answer: Answer, arrival: Arrival, operation?: OperationId): Answer | Promise<Answer>;
  /** Sees every finished exchange. Must not change it. */
  onExchange?(exchange: Exchange): void;
}

/** Two sets of hooks as one, both live: `first` runs first, and `second` does not see requests that it answers. */
export function joinHooks(first: Hooks, second: Hooks): Hooks {
  return {
    get before() {
      return joined(
        first.before,
        second.before,
        (one, two) => async (arrival) => (await one(arrival)) ?? two(arrival),
      );
    },
    get after() {
      return joined(
        first.after,
        second.after,
        (one, two) => async (answer, arrival, operation) =>
          two(await one(answer, arrival, operation), arrival, operation),
      );
    },
    get onExchange() {
      return joined(first.onExchange, second.onExchange, (one, two) => (exchange) => {
        one(exchange);
        two(exchange);
      });
    },
  };
}

const joined = <Hook>(
  one: Hook | undefined,
  two: Hook | undefined,
  both: (one: Hook, two: Hook) => Hook,
): Hook | undefined => (one === undefined || two === undefined ? (one ?? two) : both(one, two));

/** The parsed body; text that is no JSON is returned as it is. */
export function bodyOf({ text }: Pick<Answer, 'text'>): unknown {
  if (text.trim() === '') return undefined;
  const value = jsonIn(text);
  return value === undefined ? text : value;
}
