/**
 * What a run is expected to cost: requests, records, accounts, time; how many workers it needs; and after how long it is given
 * up. Counts nothing itself: the means were counted on the mock (costs.ts), and `npm run bench:conformance` counts them again
 * beside what is expected.
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

/** Those for which the target lacks nothing; the others send no request. */
export const sending = (checks: readonly Check[], settings: Costly): Check[] =>
  checks.filter((one) => !settings.claims || !missingFeature(one, settings as Settings));

/** Requests of a run of these checks. */
export function expectedCost(checks: readonly Check[], settings: Costly): Cost {
  const { profile, readOnly } = settings;
  const { learning, afterLearning, cleaning, shares } = aroundChecks[profile];
  // Checks that share a fixture with fewer others send more for it.
  const sent = shares * sending(checks, settings).reduce((sum, check) => sum + requestsOf(check), 0);
  // To read, a run learns by two requests what tax there is.
  return readOnly
    ? { learning: 2, checks: sent, cleaning: 0 }
    : { learning, checks: sent, cleaning: afterLearning + sent * cleaning };
}

export const totalOf = ({ learning, checks, cleaning }: Cost): number =>
  Math.round(learning + checks + cleaning);

export const expectedRequests = (checks: readonly Check[], settings: Costly): number =>
  totalOf(expectedCost(checks, settings));

/** What stays in an account that was empty, and cannot be deleted by any request. */
export const expectedRecords = ({ profile }: Pick<Settings, 'profile'>) => aroundChecks[profile].kept;

/** In words; a selection of checks leaves less than all of them. */
export function recordsInWords(settings: Pick<Settings, 'profile' | 'readOnly' | 'publicUrl'>): string {
  if (settings.readOnly) return 'none: only GETs are sent';
  const { accounts, clients, items, sequences } = expectedRecords(settings);
  const others = settings.publicUrl === undefined ? '' : `; ${accountsInWords(accounts)}`;
  return `in an empty account up to ${clients} clients, ${items} items and ${sequences} sequences stay, and are used again by the next run; documents are deleted or canceled${others}`;
}

const accountsInWords = (accounts: number): string =>
  `up to ${accounts} ${accounts === 1 ? 'account is' : 'accounts are'} created, and stay`;

/** Of the requests of the checks so many more may be sent to verify what they saw; the same as in replay/verify-run.ts. */
const verificationBudget = (sent: number): number => Math.max(800, 0.4 * sent);

/** What replays of one candidate take, the median of those that were seen. */
const requestsOfCandidate = 60;

/** Requests of verifying so many candidates, after a run that sent so many. */
export const verificationOf = (candidates: number, sent: number): number =>
  candidates === 0 ? 0 : Math.min(candidates * requestsOfCandidate, verificationBudget(sent));

/** The suite's own work for a request, in ms: no target makes a run faster than that. */
const ownMs = 0.8;
/** Requests of learning and of cleaning that are under way at a time. */
const [learningAtOnce, cleaningAtOnce] = [3, 8];
/** Checks wait for what others have acquired: each further worker is worth so much of one. */
const shareOfWorker = 0.85;

/** The checks are to be done in so long, where workers can achieve that. */
const wishedMs = 60_000;
const [fewestWorkers, mostWorkers] = [2, 12];

/**
 * `--workers`; else as many as it takes to be done in a minute, at an answer's time of `answerMs`. A target that answers one
 * request after the other takes all the longer for each: its answers are to come well before they time out.
 */
export function workersFor({ workers, timeoutMs }: Paced, { checks }: Cost, answerMs: number): number {
  if (workers !== undefined) return workers;
  const needed = 1 + ((checks * (answerMs + ownMs)) / wishedMs - 1) / shareOfWorker;
  const borne = timeoutMs / (5 * Math.max(answerMs, 1));
  return Math.max(fewestWorkers, Math.min(mostWorkers, Math.ceil(needed), Math.floor(borne)));
}

/** Milliseconds for so much to a target that answers in `answerMs`. */
export function expectedMs(settings: Paced, cost: Cost, answerMs: number): number {
  const { learning, checks, cleaning } = cost;
  const { maxRps } = settings;
  const used = (requests: number, atOnce: number) => requests * Math.max((answerMs + ownMs) / atOnce, ownMs);
  const paced = maxRps === undefined ? 0 : ((learning + checks + cleaning) * 1000) / maxRps;
  const worth = 1 + (workersFor(settings, cost, answerMs) - 1) * shareOfWorker;
  const all = used(learning, learningAtOnce) + used(checks, worth) + used(cleaning, cleaningAtOnce);
  return Math.max(all, paced);
}

/** `--max-minutes`, or three times what is expected, at least an hour; in milliseconds. */
export const longestMs = ({ maxMinutes }: Pick<Paced, 'maxMinutes'>, expected: number): number =>
  maxMinutes === undefined ? Math.max(leastMinutes * 60_000, 3 * expected) : maxMinutes * 60_000;

const leastMinutes = 60;

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
