/** What a job of the self-check found amiss, in a line. Owns no verdict: it only says which one a person should look at. */
import { inWords } from './order.js';
import type { Told } from './told.js';
import type { Done } from './work.js';

/** What is amiss in how a faulty mock was told: a fault of which nothing tells, too many findings, blame, or a script. */
function amissIn({ faults, findings, untold, rightlyBlamed, script }: Told): string | undefined {
  if (untold.length > 0) return `no finding of their own: ${untold.join(', ')}`;
  if (faults.length > 1) return undefined;
  const wrong = [
    findings.length > 2 && `${findings.length} findings: ${findings.map(({ id }) => id).join(' ')}`,
    !rightlyBlamed && `blames ${findings[0]?.operation || 'nothing'}`,
    script === undefined && 'no script',
    script &&
      script.faulty !== 1 &&
      `the script of ${script.finding} ends with ${script.faulty} on the faulty mock`,
    script &&
      script.healthy !== 0 &&
      `the script of ${script.finding} ends with ${script.healthy} on the healthy mock`,
  ].filter(Boolean);
  return wrong.length > 0 ? `${faults[0]}: ${wrong.join('; ')}` : undefined;
}

/** What a job found amiss: told at once, since whoever stops a long run loses the report. */
export function amiss({
  job,
  kill,
  guarded,
  verdict,
  miniature,
  told,
  stranger,
  command,
  order,
  error,
}: Done): string | undefined {
  if (error) return `no verdict on ${JSON.stringify(job)}`;
  const missed = [kill, guarded].find((one) => one && one.caughtBy === undefined);
  if (missed) return `survived: ${missed.fault}`;
  const [first] = verdict?.wrong ?? [];
  if (verdict && first) return `${verdict.guise} failed: ${first.id}: ${first.what}`;
  if (miniature && miniature.wrong.length > 0) return `${miniature.miniature}: ${miniature.wrong[0]}`;
  const untrue = told && amissIn(told);
  if (untrue) return untrue;
  if (command && command.wrong.length > 0)
    return `by the command, ${command.faults.join('+')}: ${command.wrong.join('; ')}`;
  const [unfit] = order?.wrong ?? [];
  if (order && unfit) return `${inWords(order)} failed: ${unfit.id}: ${unfit.what}`;
  return stranger && !stranger.right
    ? `independent server, ${stranger.name}: ${stranger.seen ?? 'missed'}`
    : undefined;
}
