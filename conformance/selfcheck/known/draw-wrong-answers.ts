/**
 * Chooses wrong answers for known/wrong-answers.txt: of those drawn the ones on which a check runs lines that no lawful answer leads to,
 * or ends and sees as no check of its kind has so far. Owns no check and no wrong answer.
 */
import { Session } from 'node:inspector/promises';
import { checksFor } from '../../checks/index.js';
import { drawing, drawn } from '../../conditions/drawing.js';
import type { Check } from '../../run/check.js';
import type { Incoming } from '../../target/transport.js';
import { groupBy } from '../../verdict/finding.js';
import { kindOf, kindsSeen } from './declared.js';
import { asItIs, lineOf, type Observed, outcomeOf, partsOf, type WrongAnswer } from './wrong-answers.js';

/** Where lines count; so many characters that ran for the first time are more than a wrapped bracket. */
const counted = /conformance\/(checks|conditions|given)\//;
const leastFresh = 10;
/** A check that asks more addresses, and a wrong answer on which it takes longer, in milliseconds, are left to runs that have the time. */
const mostAddresses = 60;
const mostMs = 1500;
/** Rows of covering arrays are one kind, and do more different things than others. */
const mostCases = 20;

/** How many characters of the sources have run for the first time since it was asked last. */
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
        // Inner ranges come after those that hold them.
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

/** A wrong answer of one of the addresses that the check asks when all is as it should be, as far as it can be wrong. */
function drawnWrong(check: string, { asked }: Observed, draw: () => number): WrongAnswer {
  const nth = Math.floor(draw() * asked.size);
  const [address, last] = [...asked][nth] as [string, Incoming | undefined];
  const { lists, places } = last ? partsOf(last) : { lists: false, places: 0 };
  // What is more likely stands more than once.
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

/** What is seen, whatever the operation. */
const keysOf = (check: string, outcome: string): string[] =>
  kindsSeen(check, outcome.split('; ').slice(0, -1));

/** Lines of the file, in the order of the checks' ids. Each check of the sample is tried so often. */
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
    // A full run has them not: nothing else says what they send.
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
