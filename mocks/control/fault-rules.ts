/**
 * Fault rules: deliberate failures, by operation and frequency. Chooses the rule for a request and counts. The
 * deliberate defects of `--fault` are a separate feature.
 */
import type { OperationId } from '../../generated/operations.js';
import { failure } from '../http/handle-request.js';
import type { Answer } from '../http/hooks.js';
import { tooMany } from '../http/rate-limit.js';
import { random } from '../service/store/ids.js';
import { type FaultMatch, type Matched, matches } from './fault-match.js';
import type { Whole } from './whole.js';

/** One wish: where it applies, how often, and one or more effects. */
export interface FaultRule {
  /** An operationId, or `*` for every request, known paths or not. */
  operation: OperationId | '*';
  /** @pattern ^(GET|HEAD|POST|PUT|DELETE|OPTIONS|get|head|post|put|delete|options)$ */
  method?: string;
  /** Only requests with these values. */
  match?: FaultMatch;
  /**
   * Requests it applies to before it removes itself; without it, it stays.
   *
   * @minimum 1
   */
  times?: Whole;
  /**
   * Which requests are met follows from the mock's seed.
   *
   * @minimum 0
   * @maximum 1
   */
  probability?: number;
  /**
   * Answers this instead of the operation.
   *
   * @minimum 200
   * @maximum 599
   */
  status?: Whole;
  /** JSON; without it a sentence that names the rule, or nothing for 1xx to 3xx. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Waits first. */
  delayMs?: Delay;
  /** Up to so many milliseconds more. */
  jitterMs?: Delay;
  /** Breaks the connection without an answer. */
  drop?: boolean;
  /** More requests than this in a minute get 429 and Retry-After. */
  perMinute?: Whole;
}

/**
 * Milliseconds.
 *
 * @minimum 0
 * @maximum 600000
 */
export type Delay = number;

export interface ActiveFault extends FaultRule {
  id: Whole;
  /** Requests it has met so far. */
  hits: Whole;
}

export interface RequestSubject {
  operation: string | undefined;
  method: string;
  /** Without it, rules with `match` do not apply to the request. */
  values?: Matched;
}

export interface Effect {
  delayMs: number;
  answer?: Answer;
}

export type Faults = ReturnType<typeof createFaults>;

interface Held {
  rule: ActiveFault;
  minute: number;
  count: number;
}

const MINUTE_MS = 60_000;
/** A limit, since every request is compared with every rule. */
export const MAX_RULES = 1000;

/** An empty set of rules. The same seed and requests give the same effects. */
export function createFaults(seed: string) {
  let held: Held[] = [];
  let nextId = 1;
  let draw = random(seed, 'faults');

  /** Counts the request and returns the rule's effect; undefined lets the request pass. */
  function apply(one: Held, now: number): Effect | undefined {
    const { rule } = one;
    if (rule.perMinute !== undefined) {
      const answer = limited(one, rule.perMinute, now);
      if (answer === undefined) return undefined;
      rule.hits++;
      return { delayMs: 0, answer };
    }
    if (rule.probability !== undefined && draw() >= rule.probability) return undefined;
    rule.hits++;
    if (rule.times !== undefined && rule.hits >= rule.times) held = held.filter((other) => other !== one);
    const jitter = rule.jitterMs === undefined ? 0 : draw() * rule.jitterMs;
    return { delayMs: (rule.delayMs ?? 0) + jitter, answer: answerOf(rule) };
  }

  return {
    add(rule: FaultRule): ActiveFault {
      const made: ActiveFault = { id: nextId++, ...rule, hits: 0 };
      held.push({ rule: made, minute: -1, count: 0 });
      return { ...made };
    },
    /** Removes all of them, or the one with this id; false when there was none. */
    clear(id?: number) {
      const kept = id === undefined ? [] : held.filter(({ rule }) => rule.id !== id);
      const gone = kept.length < held.length;
      held = kept;
      if (held.length === 0) draw = random(seed, 'faults');
      return gone;
    },
    list: (): ActiveFault[] => held.map(({ rule }) => ({ ...rule })),
    /** The effect on a request, which is counted. Undefined when no rule applies. */
    meet(met: RequestSubject, now = Date.now()) {
      let effect: Effect | undefined;
      for (const one of held) {
        if (!applies(one.rule, met)) continue;
        const more = apply(one, now);
        if (more === undefined) continue;
        effect = { delayMs: (effect?.delayMs ?? 0) + more.delayMs, answer: more.answer };
        if (effect.answer !== undefined) break;
      }
      return effect;
    },
    get size() {
      return held.length;
    },
  };
}

function applies(rule: FaultRule, { operation, method, values }: RequestSubject): boolean {
  if (rule.operation !== '*' && rule.operation !== operation) return false;
  if (rule.method !== undefined && rule.method.toUpperCase() !== method) return false;
  return rule.match === undefined || (values !== undefined && matches(rule.match, values));
}

function limited(one: Held, perMinute: number, now: number): Answer | undefined {
  const minute = Math.floor(now / MINUTE_MS);
  if (one.minute !== minute) {
    one.minute = minute;
    one.count = 0;
  }
  if (++one.count <= perMinute) return undefined;
  const answer = tooMany(perMinute, now);
  answer.headers['x-mock-fault'] = String(one.rule.id);
  return answer;
}

function answerOf(rule: ActiveFault): Answer | undefined {
  const mark = { 'x-mock-fault': String(rule.id) };
  if (rule.drop) return { status: 500, headers: mark, text: '', drop: true };
  if (rule.status === undefined) return undefined;
  const answer =
    rule.body === undefined && rule.status < 400
      ? { status: rule.status, headers: {} as Record<string, string>, text: '' }
      : failure(rule.status, `fault rule ${rule.id} answers ${rule.status}; see /__mock/faults`);
  if (rule.body !== undefined && rule.status !== 204 && rule.status !== 304) {
    answer.headers['content-type'] = 'application/json; charset=utf-8';
    answer.text = JSON.stringify(rule.body);
  }
  Object.assign(answer.headers, mark);
  for (const [name, value] of Object.entries(rule.headers ?? {})) answer.headers[name.toLowerCase()] = value;
  return answer;
}
