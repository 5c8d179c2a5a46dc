/** What a job of the self-check found amiss, in a line. Owns no verdict: it only says which one a person should look at. */

import type { Combined } from './combined.js';
import { inWords } from './order.js';
import type { Done } from './work.js';

/** What is amiss in how a faulty mock was reported: a fault of which nothing reports, too many findings, blame, or a script. */
function amissIn({ faults, findings, unreported, rightlyBlamed, script }: Combined): string | undefined {
  if (unreported.length > 0) return `no finding of their own: ${unreported.join(', ')}`;
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

/** What a job found amiss: reported at once, since whoever stops a long run loses the report. */
export function amiss({
  job,
  kill,
  conditional,
  verdict,
  stubServer,
  combined,
  command,
  order,
  error,
}: Done): string | undefined {
  if (error) return `no verdict on ${JSON.stringify(job)}`;
  const missed = [kill, conditional].find((one) => one && one.caughtBy === undefined);
  if (missed) return `survived: ${missed.fault}`;
  const [first] = verdict?.wrong ?? [];
  if (verdict && first) return `${verdict.variant} failed: ${first.id}: ${first.what}`;
  if (stubServer && stubServer.wrong.length > 0) return `${stubServer.stubServer}: ${stubServer.wrong[0]}`;
  const untrue = combined && amissIn(combined);
  if (untrue) return untrue;
  if (command && command.wrong.length > 0)
    return `by the command, ${command.faults.join('+')}: ${command.wrong.join('; ')}`;
  const [unfit] = order?.wrong ?? [];
  if (order && unfit) return `${inWords(order)} failed: ${unfit.id}: ${unfit.what}`;
  return undefined;
}
