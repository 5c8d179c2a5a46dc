/**
 * What a run is expected to cost: requests, records, time; and after how long it is given up. Counts nothing itself: the
 * figures were counted on the mock (counted.ts), and `npm run bench:conformance` counts them again beside what is expected.
 */
import type { Settings } from '../target/settings.js';
import type { Check } from './check.js';
import { aroundChecks, requestsOfCheck } from './counted.js';

type Paced = Pick<Settings, 'workers' | 'maxRps' | 'maxMinutes'>;
type Kind = 'clients' | 'items' | 'sequences';

const lifeAt = /\/life-[^/]*$/;
export const isLife = (id: string): boolean => /\/life(-|$)/.test(id);
/** What stands for a check among those of other operations; lives are drawn anew for each seed, and counted together. */
export const slugOf = (id: string): string =>
  isLife(id) ? id.replace(lifeAt, '/life') : id.slice(id.indexOf('/') + 1);

/** The mean of all checks, for one that came after they were counted. */
const uncounted = 7;

/** How many requests a check sends. */
export const requestsOf = ({ id }: Pick<Check, 'id'>): number =>
  requestsOfCheck[id] ?? requestsOfCheck[slugOf(id)] ?? uncounted;

export interface Cost {
  learning: number;
  checks: number;
  cleaning: number;
}

/** Requests of a run of these checks, in their order. */
export function expectedCost(
  checks: readonly Check[],
  { profile, readOnly }: Pick<Settings, 'profile' | 'readOnly'>,
): Cost {
  const { learning, cleaning } = aroundChecks[profile];
  const sent = checks.reduce((sum, check) => sum + requestsOf(check), 0);
  // To read, a run learns by two requests what tax there is.
  return readOnly
    ? { learning: 2, checks: sent, cleaning: 0 }
    : { learning, checks: sent, cleaning: sent * cleaning };
}

export function expectedRequests(
  checks: readonly Check[],
  settings: Pick<Settings, 'profile' | 'readOnly'>,
): number {
  const { learning, checks: sent, cleaning } = expectedCost(checks, settings);
  return Math.round(learning + sent + cleaning);
}

/** What stays in an account that was empty, and cannot be deleted by any request. */
export const expectedRecords = ({ profile }: Pick<Settings, 'profile'>): Readonly<Record<Kind, number>> =>
  aroundChecks[profile].kept;

/** In words; a selection of checks leaves less than all of them. */
export function recordsInWords(settings: Pick<Settings, 'profile' | 'readOnly'>): string {
  if (settings.readOnly) return 'none: only GETs are sent';
  const { clients, items, sequences } = expectedRecords(settings);
  return `in an empty account up to ${clients} clients, ${items} items and ${sequences} sequences stay, and are used again by the next run; documents are deleted or canceled`;
}

/** The suite's own work for a request, in ms: no target makes a run faster than that. */
const ownMs = 1;
/** Requests of learning and of cleaning that are under way at a time. */
const [learningAtOnce, cleaningAtOnce] = [3, 8];

/** Milliseconds for so much to a target that answers in `answerMs`. */
export function expectedMs({ workers, maxRps }: Paced, cost: Cost, answerMs: number): number {
  const { learning, checks, cleaning } = cost;
  const taken = (requests: number, atOnce: number) => requests * Math.max((answerMs + ownMs) / atOnce, ownMs);
  const paced = maxRps === undefined ? 0 : ((learning + checks + cleaning) * 1000) / maxRps;
  const all = taken(learning, learningAtOnce) + taken(checks, workers) + taken(cleaning, cleaningAtOnce);
  return Math.max(all, paced);
}

/** `--max-minutes`, or three times what is expected, at least an hour; in milliseconds. */
export const longestMs = ({ maxMinutes }: Pick<Paced, 'maxMinutes'>, expected: number): number =>
  maxMinutes === undefined ? Math.max(leastMinutes * 60_000, 3 * expected) : maxMinutes * 60_000;

const leastMinutes = 60;

/** Of a run under way: milliseconds that are left when the rest goes on as until now; undefined while that says nothing. */
export function leftMs(done: number, total: number, elapsedMs: number): number | undefined {
  if (elapsedMs < 2000 || done < total / 50) return undefined;
  return (elapsedMs * (total - done)) / done;
}

/** `40 s`, `2 min 10 s`, `1 h 5 min`: rounded up by a tenth at most. */
export function roughly(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds <= 100) return `${seconds} s`;
  const tens = Math.ceil(seconds / 10);
  const [whole, rest] = [Math.floor(tens / 6), (tens % 6) * 10];
  if (whole < 10) return `${whole} min${rest > 0 ? ` ${rest} s` : ''}`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
