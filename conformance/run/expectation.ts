/**
 * The expected cost of a run: requests, records, accounts, time; the number of workers; and the time after which it is given up.
 * Based on means counted on the mock (costs.ts); `npm run bench:conformance` counts them again and compares.
 */
import type { Settings } from '../target/settings.js';
import type { Check } from './check.js';
import { requestsOf } from './check-cost.js';
import { aroundChecks } from './costs.js';
import { missingFeature } from './selection.js';

type Paced = Pick<Settings, 'workers' | 'maxRps' | 'maxMinutes' | 'timeoutMs'>;

export interface Cost {
  learning: number;
  checks: number;
  cleaning: number;
}

type Costly = Pick<Settings, 'profile' | 'readOnly'> & Partial<Settings>;

/** The checks whose features the target has; the others send no request. */
export const sending = (checks: readonly Check[], settings: Costly): Check[] =>
  checks.filter((one) => !settings.claims || !missingFeature(one, settings as Settings));

/** The expected requests of a run of these checks. */
export function expectedCost(checks: readonly Check[], settings: Costly): Cost {
  const { profile, readOnly } = settings;
  const { learning, afterLearning, cleaning, shares } = aroundChecks[profile];
  // `shares`: a check that shares a fixture with fewer others sends more requests for it.
  const sent = shares * sending(checks, settings).reduce((sum, check) => sum + requestsOf(check), 0);
  // A read-only run learns only the tax, by two requests.
  return readOnly
    ? { learning: 2, checks: sent, cleaning: 0 }
    : { learning, checks: sent, cleaning: afterLearning + sent * cleaning };
}

export const totalOf = ({ learning, checks, cleaning }: Cost): number =>
  Math.round(learning + checks + cleaning);

export const expectedRequests = (checks: readonly Check[], settings: Costly): number =>
  totalOf(expectedCost(checks, settings));

/** The records that stay in a previously empty account because they cannot be deleted. */
export const expectedRecords = ({ profile }: Pick<Settings, 'profile'>) => aroundChecks[profile].kept;

/** A text about these records; a selection of checks leaves fewer. */
export function recordsInWords(settings: Pick<Settings, 'profile' | 'readOnly' | 'publicUrl'>): string {
  if (settings.readOnly) return 'none: only GETs are sent';
  const { accounts, clients, items, sequences } = expectedRecords(settings);
  const others = settings.publicUrl === undefined ? '' : `; ${accountsInWords(accounts)}`;
  return `in an empty account up to ${clients} clients, ${items} items and ${sequences} sequences stay, and are used again by the next run, more with findings; documents are deleted or canceled${others}`;
}

const accountsInWords = (accounts: number): string =>
  `up to ${accounts} ${accounts === 1 ? 'account is' : 'accounts are'} created, and stay with all that is in them`;

/** The maximum number of requests for verifying, after a run that sent `sent` requests. */
export const verificationBudget = (sent: number): number => Math.max(800, 0.4 * sent);

/** The median number of requests to verify a candidate, as measured. */
const requestsOfCandidate = 60;

/** The expected requests for verifying `candidates`, after a run that sent `sent` requests. */
export const verificationOf = (candidates: number, sent: number): number =>
  candidates === 0 ? 0 : Math.min(candidates * requestsOfCandidate, verificationBudget(sent));

/** The CPU time of the suite per request, in ms: the lower limit for any target. */
const ownMs = 0.8;
const learningAtOnce = 3;
/** The number of concurrent requests while cleaning: more than of checks, since they change independent records. */
export const cleaningAtOnce = ({ workers = 2 }: Pick<Paced, 'workers'>): number => Math.max(8, 2 * workers);
/** The gain of each further worker, less than 1 because checks wait for resources that others have acquired. */
const shareOfWorker = 0.85;

/** The desired duration of the checks, by which the number of workers is chosen. */
const wishedMs = 60_000;
const [fewestWorkers, mostWorkers] = [2, 12];

/**
 * `--workers`; otherwise the number needed to finish in a minute, at a latency of `answerMs`. Limited so that a target that
 * processes requests one after the other still answers well before the time-out.
 */
export function workersFor({ workers, timeoutMs }: Paced, { checks }: Cost, answerMs: number): number {
  if (workers !== undefined) return workers;
  const needed = 1 + ((checks * (answerMs + ownMs)) / wishedMs - 1) / shareOfWorker;
  const borne = timeoutMs / (5 * Math.max(answerMs, 1));
  return Math.max(fewestWorkers, Math.min(mostWorkers, Math.ceil(needed), Math.floor(borne)));
}

/** The expected duration in ms, at a latency of `answerMs`. */
export function expectedMs(settings: Paced, cost: Cost, answerMs: number): number {
  const { learning, checks, cleaning } = cost;
  const { maxRps } = settings;
  const used = (requests: number, atOnce: number) => requests * Math.max((answerMs + ownMs) / atOnce, ownMs);
  const paced = maxRps === undefined ? 0 : ((learning + checks + cleaning) * 1000) / maxRps;
  const worth = 1 + (workersFor(settings, cost, answerMs) - 1) * shareOfWorker;
  const all = used(learning, learningAtOnce) + used(checks, worth) + used(cleaning, cleaningAtOnce(settings));
  return Math.max(all, paced);
}

/** `--max-minutes` in ms; otherwise three times the expected duration, at least an hour. */
export const longestMs = ({ maxMinutes }: Pick<Paced, 'maxMinutes'>, expected: number): number =>
  maxMinutes === undefined ? Math.max(leastMinutes * 60_000, 3 * expected) : maxMinutes * 60_000;

const leastMinutes = 60;

/** `40 s`, `2 min 10 s`, `1 h 5 min`: rounded up by at most a tenth. */
export function roughly(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds <= 100) return `${seconds} s`;
  const tens = Math.ceil(seconds / 10);
  const [whole, rest] = [Math.floor(tens / 6), (tens % 6) * 10];
  if (whole < 10) return `${whole} min${rest > 0 ? ` ${rest} s` : ''}`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
