/**
 * The places where faults, variants, delays, a rate limit and a journal join the way of a request. Each is optional
 * and costs nothing while it is unset; all may be set and unset while the server runs.
 */
import type { OperationId } from '../../generated/operations.js';
import type { PlacedProblem } from '../prism/problem.js';
import { jsonIn } from './json.js';

/** A request as the request handler takes it, whichever way it came (socket, in-process, MSW). */
export interface Arrival {
  /** Upper case. */
  method: string;
  /** Path and query as sent. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** What links in the answer start with, where that is not `http://` and the Host header. */
  base?: string;
  /** The parsed query, when somebody parsed it already. */
  query?: Record<string, string | string[]>;
  raw?: Buffer | string;
}

/** An answer ready for the wire. `text` is '' when there is no body, and then there is no content type either. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Sent in place of `text`, which it holds in another coding. */
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
  /** What broke nothing and is worth knowing: values accepted leniently, slips, reasons that the body must not give. */
  notes: readonly string[];
  /** The parts of `violations` and then of `answerViolations`, one for each. */
  problems: readonly PlacedProblem[];
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

/** Two sets of hooks as one, both live: `first` is asked first, and what it answers the second never sees. */
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

/** What is no JSON is judged as the text it is. */
export function bodyOf({ text }: Pick<Answer, 'text'>): unknown {
  if (text.trim() === '') return undefined;
  const value = jsonIn(text);
  return value === undefined ? text : value;
}
