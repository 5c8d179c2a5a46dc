/** How long a run is expected to take, and after how long it is given up. Measures nothing itself. */
import type { Settings } from '../target/settings.js';

type Paced = Pick<Settings, 'profile' | 'workers' | 'maxRps' | 'maxMinutes'>;

const leastMinutes = 60;
/** Requests of a check, as they were counted; of a soak, whose random runs are long, more than were ever seen. */
const requestsOfCheck = { smoke: 10, full: 10, soak: 100 } as const;

/** Milliseconds for so many checks on a target that answers in `answerMs`. */
export function expectedMs({ profile, workers, maxRps }: Paced, checks: number, answerMs: number): number {
  const requests = checks * requestsOfCheck[profile];
  const paced = maxRps === undefined ? 0 : (requests * 1000) / maxRps;
  return Math.max((requests * answerMs) / workers, paced);
}

/** `--max-minutes`, or three times what is expected, at least an hour; in milliseconds. */
export const longestMs = ({ maxMinutes }: Pick<Paced, 'maxMinutes'>, expected: number): number =>
  maxMinutes === undefined ? Math.max(leastMinutes * 60_000, 3 * expected) : maxMinutes * 60_000;
