/**
 * Minimizes recorded exchanges to a small trace that still shows a violation, by replaying smaller ones (delta debugging over
 * steps). Every returned trace has shown the violation on fresh records. slice.ts decides which steps may be left out.
 */
import type { Exchange } from '../judge/exchange.js';
import { answerFields } from '../judge/identity.js';
import { idsOf } from '../judge/proof-place.js';
import { isClientError, isServerError, mayBeDone } from '../judge/status-class.js';
import type { Settings } from '../target/settings.js';
import { removeGreedily } from './halving.js';
import { type Judged, traceOf } from './record-trace.js';
import { burstRounds, type ReplayEnd } from './runtime.js';
import { removable, type Slice, slicesOf } from './slice.js';
import type { Trace } from './trace.js';

export type Replay = (trace: Trace) => Promise<ReplayEnd>;

export interface Recording {
  /** Complete, not redacted, in the order of sending; the last one showed the violation. */
  exchanges: readonly Exchange[];
  judged: Judged;
  /** The exchanges that the last answer was compared with. */
  others: readonly Exchange[];
  tag: string;
}

export interface Minimal {
  trace: Trace;
  /** The exchanges of its steps, as they were recorded. */
  exchanges: Exchange[];
  /** Operations without which the violation does not show, though the expectation does not depend on them. */
  conditions: string[];
}

/** The maximum number of requests of a minimization, unless the caller allows more. */
export const fewestRequests = 80;

/** The smallest trace found within `mostRequests` that shows the violation twice in a row; undefined if no replay shows it. */
export async function minimize(
  recording: Recording,
  target: Settings,
  replay: Replay,
  mostRequests = fewestRequests,
): Promise<Minimal | undefined> {
  let spent = 0;
  const { exchanges, judged, tag } = recording;
  const make = (slice: Slice) =>
    traceOf(
      slice.map((n) => exchanges[n] as Exchange),
      judged,
      tag,
      target,
    );
  const shows = async (slice: Slice): Promise<boolean> => {
    const trace = make(slice);
    if (comparesAmidWrites(trace)) return false;
    const rounds = trace.steps.some(({ burst }) => burst !== undefined) ? burstRounds : 1;
    for (let round = 0; round < rounds; round += 1) {
      spent += slice.length;
      const { outcome, answers } = await replay(trace);
      if (outcome === 'shows' && isSameError(trace, answers.at(-1)?.status)) return true;
    }
    return false;
  };
  if (saysNothing(recording)) return undefined;
  const recorded = {
    ...{ exchanges, tag, ids: idsOf(judged) },
    ...{ proof: judged.proof, field: judged.field, others: indicesOf(recording) },
  };
  let smallest: Slice | undefined;
  for (const slice of slicesOf(recorded)) {
    if (spent > 0 && spent + slice.length > mostRequests) break;
    if (await shows(slice)) {
      smallest = slice;
      break;
    }
  }
  if (!smallest) return undefined;
  const optional = removable(recorded, smallest);
  const without = (gone: readonly number[]) => (smallest as Slice).filter((n) => !gone.includes(n));
  let needed: number[] = [];
  const leaveOut = async (gone: readonly number[]): Promise<boolean> => {
    if (spent + (smallest as Slice).length > mostRequests) return false;
    const mayGo = await shows(without(gone));
    if (mayGo) smallest = without(gone);
    else if (gone.length === 1) needed = [...gone, ...needed];
    return mayGo;
  };
  // Leaving out the losers of a race removes the burst, and so the need for repeated rounds.
  const losers = make(smallest).steps.flatMap(({ burst, status = 0 }, nth): number[] => {
    const n = (smallest as Slice)[nth] as number;
    return burst !== undefined && isClientError(status) && optional.includes(n) ? [n] : [];
  });
  if (losers.length > 0 && (await shows(without(losers)))) smallest = without(losers);
  const left = optional.filter((n) => (smallest as Slice).includes(n));
  await removeGreedily(left, leaveOut, Math.floor);
  if (!(await shows(smallest))) return undefined;
  const kept = smallest.map((n) => exchanges[n] as Exchange);
  return {
    trace: make(smallest),
    exchanges: kept,
    conditions: needed.map((n) => exchanges[n]?.operation ?? exchanges[n]?.method ?? ''),
  };
}

/** A write with an empty answer, judged without a value: a replay could not distinguish it from a correct server. */
function saysNothing({ exchanges, judged: { proof, at, field } }: Recording): boolean {
  const { method, status = 0, responseBody = '' } = exchanges.at(-1) ?? {};
  const isWithoutValue = !proof || proof.by === 'body' || (proof.by === 'value' && at === undefined);
  return (
    isWithoutValue &&
    field !== answerFields.body &&
    method !== 'GET' &&
    mayBeDone(status) &&
    responseBody === ''
  );
}

/**
 * Whether the last answer is compared with a read that overlaps with writes. The recorded read followed one of them; in a replay,
 * where they are sent at once, it may show what was there before.
 */
function comparesAmidWrites({ steps, assertion: { from } }: Trace): boolean {
  const read = from && steps[from.step];
  if (read?.burst === undefined || read.method !== 'GET') return false;
  return steps.some(({ burst, method }) => burst === read.burst && method !== 'GET');
}

/** A smaller trace may get another error, e.g. a 404 for a record that was left out: that does not show the recorded 5xx. */
const isSameError = ({ assertion: { recorded } }: Trace, status: number | undefined): boolean =>
  !isServerError(recorded.status) || status === recorded.status;

function indicesOf({ exchanges, others }: Recording): Set<number> {
  const isSame = (one: Exchange, other: Exchange) => one.clockMs === other.clockMs && one.url === other.url;
  return new Set(others.flatMap((other) => exchanges.flatMap((one, n) => (isSame(one, other) ? [n] : []))));
}
