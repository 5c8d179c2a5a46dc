/**
 * Builds what a check works with out of a run's parts: judged calls, given records, assertions in words.
 * Owns no HTTP and no verdicts.
 */

import { createGiven } from '../given/given.js';
import { type Ended, failure, inconclusive, inWords, unsupported } from '../judge/outcome.js';
import { type Client, createClient } from '../target/client.js';
import { startWait } from '../target/patience.js';
import type { Answer, Check, CheckContext, Expect, Json } from './check.js';
import type { Run } from './run-check.js';

export interface BuiltContext {
  context: CheckContext;
  client: Client;
  /** Failures that were noted and passed over. */
  noted: Ended[];
}

export function buildContext(check: Check, run: Run): BuiltContext {
  const { settings, shared } = run;
  const client = createClient({
    settings,
    transport: run.transport,
    redact: run.redact,
    hanging: run.hanging,
    keepAssumed: check.assumed,
    onSend: run.onSend,
  });
  const given = createGiven(client, shared);
  const noted: Ended[] = [];
  const fail = (expected: string, actual: unknown): never => {
    throw failure(expected, actual);
  };
  const context: CheckContext = {
    settings,
    dialect: shared.dialect,
    client,
    given,
    seed: seedFor(settings.seed, check.id),
    expect: expectations(fail),
    call: (operation, input, options) => client.call(operation, input, options),
    raw: (request): Promise<Answer> => client.raw(request),
    fail,
    soft: (expected, actual) => {
      noted.push(failure(expected, actual));
    },
    unsupported: (reason) => {
      throw unsupported(reason);
    },
    inconclusive: (reason) => {
      throw inconclusive(reason);
    },
    covers: (...marks) => client.assert(...marks),
    unique: (prefix) => given.unique(prefix),
    alone: (name, act) => run.turns.take(name, act),
    eventually: (probe, what) => eventually(probe, what, settings.pollTimeoutMs),
  };
  return { context, client, noted };
}

/** FNV-1a over the id, mixed with the run's seed: stable when other checks come and go. */
export function seedFor(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash & 0x7fffffff;
}

async function eventually<T>(
  probe: () => Promise<T | undefined>,
  what: string,
  timeoutMs: number,
): Promise<T> {
  const length = { longestMs: timeoutMs, firstPauseMs: 20, longestPauseMs: 500 };
  for (const wait = startWait('asynchronous', length); ; await wait.pause()) {
    const value = await probe();
    if (value !== undefined) {
      wait.ended();
      return value;
    }
    if (wait.isOver()) throw failure(`${what} within ${wait.allowedMs} ms`, 'not yet');
  }
}

export function expectations(fail: (expected: string, actual: unknown) => never): Expect {
  const number = (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  const sameNumber = (actual: unknown, expected: unknown) =>
    Math.abs(number(actual) - number(expected)) < 1e-9;
  return {
    equal: (actual, expected, what) => {
      if (!sameJson(actual, expected)) fail(`${what} is ${inWords(expected)}`, actual ?? 'nothing');
    },
    sameWord: (actual, expected, what) => {
      if (String(actual).toLowerCase() !== expected.toLowerCase())
        fail(`${what} is ${expected}`, actual ?? 'nothing');
    },
    cents: (actual, expected, what) => {
      const off = Math.abs(number(actual) - number(expected));
      if (actual === null || !(off <= 0.0100001))
        fail(`${what} is ${expected}, within a cent`, actual ?? 'nothing');
    },
    number: (actual, expected, what) => {
      if (actual === null || !sameNumber(actual, expected))
        fail(`${what} is ${expected}`, actual ?? 'nothing');
    },
    that: (condition, expected, actual) => {
      if (!condition) fail(expected, actual);
    },
    carries: (got, sent, what) => {
      const lost = firstLost(got, sent, what);
      if (lost) fail(`${lost.path} is ${inWords(lost.sent)}, as sent`, lost.got ?? 'nothing');
    },
  };
}

/** Deep equality of JSON values; the order of keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson((a as Json)[key], (b as Json)[key]));
}

function firstLost(
  got: unknown,
  sent: unknown,
  path: string,
): { path: string; sent: unknown; got: unknown } | undefined {
  if (sent !== null && typeof sent === 'object') {
    if (got === null || typeof got !== 'object') return { path, sent, got };
    for (const [key, value] of Object.entries(sent)) {
      const below = Array.isArray(sent) ? `${path}[${key}]` : `${path}.${key}`;
      const lost = firstLost((got as Json)[key], value, below);
      if (lost) return lost;
    }
    return undefined;
  }
  if (
    got === sent ||
    (got !== null && typeof got !== typeof sent && isNumeric(got) && Number(got) === Number(sent))
  )
    return undefined;
  if (isNumeric(got) && isNumeric(sent) && Number(got) === Number(sent)) return undefined;
  return (sent === null || sent === '') && (got === undefined || got === null || got === '')
    ? undefined
    : { path, sent, got };
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
}
