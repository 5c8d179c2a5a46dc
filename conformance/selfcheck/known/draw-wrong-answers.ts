/**
 * Chooses wrong answers for known/wrong-answers.txt from random ones: those that make a check run code which no lawful answer
 * reaches, or that give an outcome which no check of its kind has had so far.
 */
import { Session } from 'node:inspector/promises';
import { checksFor } from '../../checks/index.js';
import { drawing, drawn } from '../../conditions/drawing.js';
import type { Check } from '../../run/check.js';
import type { Incoming } from '../../target/transport.js';
import { groupBy } from '../../verdict/finding.js';
import { kindOf, kindsSeen } from './declared.js';
import { asItIs, lineOf, type Observed, outcomeOf, partsOf, type WrongAnswer } from './wrong-answers.js';

/** The sources whose coverage counts. So many newly run characters are more than a wrapped bracket. */
const counted = /conformance\/(checks|conditions|given)\//;
const leastFresh = 10;
/** Checks with more addresses and wrong answers that take longer (in ms) are left out, to keep the tests short. */
const mostAddresses = 60;
const mostMs = 1500;
/** Rows of covering arrays are one kind, but differ more than others. */
const mostCases = 20;

/** Counts the characters of the sources that have run for the first time since the last call. */
async function coverage(): Promise<{ fresh(): Promise<number>; close(): void }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const met = new Map<string, Uint8Array>();
  return {
    close: () => session.disconnect(),
    fresh: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      let sum = 0;
      for (const { url, functions } of result) {
        if (!counted.test(url)) continue;
        const ranges = functions.flatMap((one) => one.ranges);
        const now = new Uint8Array(Math.max(...ranges.map(({ endOffset }) => endOffset)));
        // Inner ranges come after those that contain them.
        for (const { count, startOffset, endOffset } of ranges)
          now.fill(Math.min(count, 1), startOffset, endOffset);
        const before = met.get(url) ?? new Uint8Array();
        const all = new Uint8Array(Math.max(now.length, before.length));
        all.set(before);
        for (const [at, one] of now.entries())
          if (one === 1 && all[at] === 0) {
            all[at] = 1;
            sum += 1;
          }
        met.set(url, all);
      }
      return sum;
    },
  };
}

/** A random wrong answer for one of the addresses that the check requests, of a kind that its answer allows. */
function drawnWrong(check: string, { asked }: Observed, draw: () => number): WrongAnswer {
  const nth = Math.floor(draw() * asked.size);
  const [address, last] = [...asked][nth] as [string, Incoming | undefined];
  const { lists, places } = last ? partsOf(last) : { lists: false, places: 0 };
  // More likely kinds are listed more than once.
  const pool = [
    ...['refused', 'gone', 'broken', 'ignored', 'refused-and-done', 'accepted', 'accepted'],
    ...['moved', 'bad', 'another', 'another'],
    ...(lists ? ['emptied', 'emptied', 'doubled', 'reversed', 'shortened', 'shortened'] : []),
    ...(address.startsWith('GET') ? ['stale', 'stale'] : []),
    ...(places > 0
      ? [...Array<string>(7).fill('other'), ...Array<string>(4).fill('without'), 'nulled', 'nulled']
      : []),
  ];
  const [wrong = ''] = drawn(pool, 1, draw);
  const [when = ''] = drawn(['', '', ':first', ':later'], 1, draw);
  return { check, nth, wrong: `${wrong}${when}`, number: Math.floor(draw() * Math.max(places, 1)) };
}

/** The violations of an outcome, without the operation. */
const keysOf = (check: string, outcome: string): string[] =>
  kindsSeen(check, outcome.split('; ').slice(0, -1));

/** Lines of the file, in the order of the checks' ids. Each check of the sample is tried `tries` times. */
export async function drawWrongAnswers(seed: number, tries: number): Promise<string[]> {
  const draw = drawing(seed);
  const sample = groupBy(checksFor(1), ({ id }) => kindOf(id)).flatMap((all) =>
    drawn(all, kindOf(all[0]?.id ?? '') === 'case' ? mostCases : 1, draw),
  );
  const { fresh, close } = await coverage();
  const lawful = new Map<Check, Observed>();
  const lines: string[] = [];
  for (const check of sample) {
    const observed = await outcomeOf(asItIs(check.id));
    if (observed.asked.size === 0 || observed.asked.size > mostAddresses) continue;
    lawful.set(check, observed);
    // A full run does not include these checks, so only this line records their requests.
    if (check.onlyIn) lines.push(lineOf(asItIs(check.id), observed.outcome));
  }
  await fresh();
  const met = new Set<string>();
  for (let n = 0; n < tries; n += 1)
    for (const [{ id }, observed] of lawful) {
      const one = drawnWrong(id, observed, draw);
      const started = performance.now();
      const { outcome } = await outcomeOf(one);
      const count = await fresh();
      if (performance.now() - started > mostMs) continue;
      const keys = outcome === observed.outcome ? [] : keysOf(id, outcome).filter((key) => !met.has(key));
      if (count < leastFresh && keys.length === 0) continue;
      for (const key of keys) met.add(key);
      lines.push(lineOf(one, outcome));
    }
  close();
  return lines.sort();
}
