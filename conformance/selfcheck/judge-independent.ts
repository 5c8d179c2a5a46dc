/**
 * Judges the independent server, which nobody wrote for this suite: with lawful switches nothing may be found, with a
 * defect something must be: of one that breaks only an interpretation, a note.
 */
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { selectChecks } from '../run/selection.js';
import { blemish, learn, openMockRun, runChecks, settingsFor } from './in-process.js';
import { assumedDefects, unseenDefects } from './independent/defects-assumed.js';
import { startIndependentServer } from './independent/index.js';
import { judgeLawful } from './variant.js';

export interface IndependentVerdict {
  /** `plain`, or the switches or the defect that were on. */
  name: string;
  lawful: boolean;
  right: boolean;
  /** What was seen first that should not have been, or, of a defect, that shows it. */
  seen?: string;
}

const times = { timeoutMs: 5000, pollTimeoutMs: 5000 };

export async function judgeSwitches(
  switches: readonly string[],
  checks: readonly Check[],
): Promise<IndependentVerdict> {
  const server = await startIndependentServer({ switches: [...switches] });
  try {
    const { wrong } = await judgeLawful(settingsFor(server, 1, times), checks);
    const [first] = wrong;
    return {
      name: switches.join(' + ') || 'plain',
      lawful: true,
      right: !first,
      ...(first ? { seen: `${wrong.length} checks, first ${first.id}: ${first.what}` } : {}),
    };
  } finally {
    await server.close();
  }
}

export async function judgeDefect(defect: string, checks: readonly Check[]): Promise<IndependentVerdict> {
  const server = await startIndependentServer({ defects: [defect] });
  const settings = settingsFor(server, 1, times);
  const run = openMockRun(settings, await learn(settings));
  try {
    const isFailed = (result: CheckResult) =>
      result.violations.some(({ assumed }) => !assumed) || result.verdict === 'fail';
    const isNoted = (result: CheckResult) =>
      result.verdict === 'note' || result.violations.some(({ assumed }) => assumed);
    // What only breaks an interpretation is reported, and fails nobody; what cannot be seen from outside is not even a note.
    const [isAssumed, isUnseen] = [defect in assumedDefects, defect in unseenDefects];
    const enough = (result: CheckResult) => isFailed(result) || (isAssumed && isNoted(result));
    const last = (await runChecks(selectChecks(checks, settings), run, enough)).at(-1);
    const seen = last && enough(last) ? `${last.id}: ${blemish(last) ?? 'a note'}` : undefined;
    const hasFailed = last !== undefined && isFailed(last);
    const right = isUnseen ? !hasFailed : isAssumed ? seen !== undefined && !hasFailed : seen !== undefined;
    return { name: defect, lawful: isUnseen, right, ...(seen ? { seen } : {}) };
  } finally {
    await run.transport.close();
    await server.close();
  }
}
