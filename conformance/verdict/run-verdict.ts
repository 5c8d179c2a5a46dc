/** Decides the verdict of a whole run and its exit status, from results, findings and how it ended. */
import type { CheckResult, Verdict } from '../judge/result.js';
import type { Deviation, DeviationProblem } from './deviations.js';
import type { Finding } from './finding.js';
import { plural } from './plural.js';

export type Outcome =
  | 'conforms'
  /** No failure, but not all checks were selected. */
  | 'part'
  | 'partial'
  | 'known deviations only'
  | 'fails'
  | 'inconclusive'
  | 'error'
  | 'interrupted'
  | 'nothing checked';

/** 0: conforms; 1: does not, or not shown to; 2: wrong usage or nothing selected; 3: suite failed; 130, 143: interrupted. */
export type ExitStatus = 0 | 1 | 2 | 3 | 130 | 143;

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** Which part of the contract was judged, if not everything was. */
export interface Part {
  operations: number;
  of: number;
  /** The settings that left the rest out. */
  by: string[];
}

/** Why a run ended early. */
export interface EarlyEnd {
  interrupted?: Signal;
  givenUp?: string;
  fellSilent?: boolean;
  stalled?: boolean;
}

/** How a run ended, and its deviations file. */
interface RunEnd extends EarlyEnd {
  deviations?: readonly Deviation[];
  /** Not everything was selected. */
  part?: Part;
}

export interface RunVerdict {
  verdict: Outcome;
  /** The reason for the verdict, in one sentence. */
  because: string;
  exitStatus: ExitStatus;
}

/**
 * The verdict and the exit status, worst first:
 * - any finding, or a deviation that no longer holds: `fails`, 1;
 * - interrupted by a signal: `interrupted`, 130 or 143, with what was seen until then;
 * - an error of the suite: `error`, 3 (with a finding it stays 1: the target certainly fails);
 * - given up, anything inconclusive, or blocked by nothing that was reported: `inconclusive`, 1, because a target that could
 *   not be judged has not been shown to conform;
 * - nothing judged at all: 2 if no check was selected, otherwise 1;
 * - not everything selected: `part`, 0, with what was judged; never `conforms`;
 * - known deviations, or parts not claimed or not reached: stated in the verdict, 0.
 */
export function decide(
  results: readonly CheckResult[],
  findings: readonly Finding[],
  problems: readonly DeviationProblem[],
  { interrupted, givenUp, stalled = false, deviations = [], part }: RunEnd = {},
): RunVerdict {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const [errors, unclear, unclaimed] = (['error', 'inconclusive', 'unsupported'] as const).map(count) as [
    number,
    number,
    number,
  ];
  const failing = findings.filter(({ verdict }) => verdict === 'fail');
  const known = findings.filter(({ verdict }) => verdict === 'known');
  const judged = results.length - errors - unclear - unclaimed - count('blocked');
  const unexplained = results.filter(
    ({ verdict, blockedBy }) => verdict === 'blocked' && !findings.some(({ id }) => id === blockedBy),
  );
  const parts: string[] = [];
  if (failing.length > 0) {
    const touched =
      count('fail') +
      results.filter(
        ({ verdict, blockedBy }) => verdict === 'blocked' && failing.some(({ id }) => id === blockedBy),
      ).length;
    parts.push(
      `${plural(failing.length, 'finding')} (${plural(touched, 'check')} failed or blocked by them)`,
    );
  }
  if (problems.length > 0)
    parts.push(`${problems.length} of ${deviations.length} listed deviations no longer as listed`);
  if (givenUp && (failing.length > 0 || problems.length > 0)) parts.push(`given up: ${givenUp}`);
  if (interrupted)
    return {
      verdict: 'interrupted',
      because: [`broken off by ${interrupted}`, ...parts].join('; '),
      exitStatus: interrupted === 'SIGTERM' ? 143 : 130,
    };
  if (parts.length > 0) {
    if (errors > 0) parts.push(`the suite itself failed in ${plural(errors, 'check')}`);
    return { verdict: 'fails', because: parts.join('; '), exitStatus: 1 };
  }
  if (errors > 0 || stalled) {
    const because = stalled ? (givenUp ?? '') : `the suite itself failed in ${plural(errors, 'check')}`;
    return { verdict: 'error', because, exitStatus: 3 };
  }
  if (givenUp) return { verdict: 'inconclusive', because: `given up: ${givenUp}`, exitStatus: 1 };
  if (results.length === 0)
    return { verdict: 'nothing checked', because: 'no check was selected', exitStatus: 2 };
  if (unclear + unexplained.length > 0) {
    const because = [
      unclear > 0 ? `${plural(unclear, 'check')} could not be decided` : '',
      unexplained.length > 0
        ? `${plural(unexplained.length, 'check')} blocked without a finding behind it`
        : '',
    ];
    return { verdict: 'inconclusive', because: because.filter(Boolean).join('; '), exitStatus: 1 };
  }
  if (judged === 0)
    return { verdict: 'nothing checked', because: 'no selected check could be judged', exitStatus: 1 };
  const without = notJudged(results);
  if (part) {
    const listed = known.length > 0 ? [`${plural(known.length, 'finding')} listed as known deviations`] : [];
    const seen = [...listed, ...seenOnce(findings)];
    const details = [`${plural(judged, 'check')} judged`, ...seen, ...without, ...part.by].join('; ');
    const because = `${part.operations} of ${part.of} operations: no failure (${details})`;
    return { verdict: 'part', because, exitStatus: 0 };
  }
  if (known.length > 0) {
    const because = `${plural(known.length, 'finding')}, all listed as known deviations`;
    return { verdict: 'known deviations only', because: [because, ...without].join('; '), exitStatus: 0 };
  }
  const passed = [`${plural(judged, 'check')} passed`, ...seenOnce(findings)];
  if (without.length > 0) {
    const because = [...passed, ...without].join('; ');
    return { verdict: 'partial', because, exitStatus: 0 };
  }
  return { verdict: 'conforms', because: passed.join('; '), exitStatus: 0 };
}

/** Unconfirmed findings do not fail a run, but the verdict mentions them. */
function seenOnce(findings: readonly Finding[]): string[] {
  const count = findings.filter(({ verdict }) => verdict === 'unconfirmed').length;
  return count > 0 ? [`${plural(count, 'finding')} seen once and not again`] : [];
}

const mostReasons = 2;

/** Why a result is partial: parts that the target does not claim, and parts that could not be reached, with the reasons. */
function notJudged(results: readonly CheckResult[]): string[] {
  const own = results.filter(({ verdict, open }) => verdict === 'unsupported' && !open);
  const unreached = own.filter((one) => one.unreached);
  const unclaimed = own.length - unreached.length;
  const reasons = [...new Set(unreached.map(({ reason = '' }) => reason))];
  const more = reasons.length > mostReasons ? ` and ${reasons.length - mostReasons} more reasons` : '';
  return [
    ...(unclaimed > 0 ? [`${unclaimed} not claimed by the target`] : []),
    ...(unreached.length > 0
      ? [`${unreached.length} not judged: ${reasons.slice(0, mostReasons).join(', ')}${more}`]
      : []),
  ];
}
