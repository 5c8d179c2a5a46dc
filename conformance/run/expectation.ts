/**
 * What a run is expected to cost: requests, records, time; and after how long it is given up. Counts nothing itself: the
 * figures were counted on the mock, and `npm run bench:conformance` counts them again beside what is expected.
 */
import type { CheckKind } from '../judge/result.js';
import type { Settings } from '../target/settings.js';
import type { Check } from './check.js';

type Paced = Pick<Settings, 'workers' | 'maxRps' | 'maxMinutes'>;

/** Answers that a check of this kind judges, in the mean of a full run. */
const answersOfKind: Readonly<Record<CheckKind, number>> = {
  operations: 1.6,
  requests: 2.1,
  states: 23.7,
  'round-trip': 5.6,
  lists: 12.1,
  rules: 6.2,
  async: 5.3,
  model: 22.8,
  robustness: 1.3,
};
/** What checks send that is not judged as an answer, and cleaning what they made. */
const besides = 1.12;
/** Probing, learning, shared records and their cleaning. */
const anyway = 140;
/** A smoke run learns what it needs alone, and its checks are short ones. */
const inSmoke = { anyway: 65, each: 2.4 };
/** The random runs of a soak are longer than any that was counted. */
const longerInSoak = 10;

/** How much of a run a check of this kind is, beside others. */
export const weightOf = (kind: CheckKind): number => answersOfKind[kind];

export function expectedRequests(checks: readonly Check[], { profile }: Pick<Settings, 'profile'>): number {
  if (profile === 'smoke') return Math.round(inSmoke.anyway + checks.length * inSmoke.each);
  const answers = checks.reduce((sum, { kind }) => sum + weightOf(kind), 0);
  return Math.round(anyway + answers * besides * (profile === 'soak' ? longerInSoak : 1));
}

/** What stayed in an account that was empty, and cannot be deleted by any request. */
const leftBy = {
  smoke: { clients: 5, items: 4, sequences: 2 },
  full: { clients: 41, items: 33, sequences: 13 },
} as const;

/** In words; a selection of checks leaves less than all of them. */
export function expectedRecords({ profile, readOnly }: Pick<Settings, 'profile' | 'readOnly'>): string {
  if (readOnly) return 'none: only GETs are sent';
  const { clients, items, sequences } = leftBy[profile === 'smoke' ? 'smoke' : 'full'];
  return `in an empty account up to ${clients} clients, ${items} items and ${sequences} sequences stay, and are used again by the next run; documents are deleted or canceled`;
}

/** Milliseconds for so many requests to a target that answers in `answerMs`. */
export function expectedMs({ workers, maxRps }: Paced, requests: number, answerMs: number): number {
  const paced = maxRps === undefined ? 0 : (requests * 1000) / maxRps;
  return Math.max((requests * answerMs) / workers, paced);
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

/** `40 s`, `3 min`, `1 h 5 min`: rounded up. */
export function roughly(ms: number): string {
  if (ms < 60_000) return `${Math.max(1, Math.ceil(ms / 1000))} s`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
