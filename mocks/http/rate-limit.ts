/** Counts requests by account (its host or path) and minute, and answers 429 with Retry-After above the limit. */
import { failure } from './handle-request.js';
import type { Answer, Hooks } from './hooks.js';

const MINUTE_MS = 60_000;

/** A hook that lets `perMinute` requests through for each account in each minute of the machine's clock. */
export function rateLimit(perMinute: number): NonNullable<Hooks['before']> {
  let minute = 0;
  let counts = new Map<string, number>();
  return ({ headers }) => {
    const now = Date.now();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      counts = new Map();
    }
    const host = `${headers.host ?? ''} ${headers['x-mock-account'] ?? ''}`;
    const count = (counts.get(host) ?? 0) + 1;
    counts.set(host, count);
    if (count <= perMinute) return undefined;
    return tooMany(perMinute, now);
  };
}

/** The 429 for the rest of this minute. */
export function tooMany(perMinute: number, now: number): Answer {
  const seconds = Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000);
  const answer = failure(429, `more than ${perMinute} requests in a minute; try again in ${seconds} seconds`);
  answer.headers['retry-after'] = String(seconds);
  return answer;
}
