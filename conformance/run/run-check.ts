/**
 * Runs one check against the target of a run and returns its result. Used by the command, the Playwright entry and the
 * self-check.
 */

import { drawingFrom } from '../given/document-content.js';
import { Ended, type Ending } from '../judge/outcome.js';
import { ownViolations } from '../judge/own-violations.js';
import type { CheckResult } from '../judge/result.js';
import { type Violation, violationKey } from '../judge/violation.js';
import type { Feature } from '../target/claims.js';
import type { Client } from '../target/client.js';
import { withPatience } from '../target/patience.js';
import { redactResult } from '../target/redaction.js';
import type { Check } from './check.js';
import { buildContext, type Judged } from './context.js';
import type { Run } from './run.js';
import { missingFeature } from './selection.js';

/** Does not throw: an exception of the check itself becomes the verdict `error`. */
export async function runCheck(
  check: Check,
  run: Run,
  drawing = drawingFrom(run.shared),
): Promise<CheckResult> {
  const started = performance.now();
  const missing = missingFeature(check, run.settings, run.shared.dialect.lacks);
  if (missing) {
    const reason = whyMissing(missing, run);
    return finish(check, run, started, { verdict: 'unsupported', reason });
  }
  const { context, client, passedOver, judged, release } = buildContext(check, run, drawing);
  let ending: Ending | undefined;
  try {
    await withPatience(run.patience, () => check.run(context));
  } catch (error) {
    if (!(error instanceof Ended)) return faulty(check, error, run, started, client);
    ending = error.ending;
  }
  run.drawn.set(check.id, drawing.drawn);
  const empty =
    ending || client.violations.length > 0 || passedOver() > 0 ? undefined : emptiness(check, judged);
  if (empty && client.exchanges().some(({ status }) => status === undefined))
    return finish(check, run, started, unanswered, client);
  if (empty) return faulty(check, new Error(empty), run, started, client);
  release(!ending && client.violations.length === 0);
  return finish(check, run, started, ending, client, passedOver());
}

/** The ending of a check that continued after time-outs and had no answer to judge. */
const unanswered: Ending = { verdict: 'inconclusive', reason: 'what it sent was not answered in time' };

/** Features that require options of the command. */
const optionsOf: Readonly<Partial<Record<Feature, string>>> = {
  'public-url': '--public-url is not given',
  'account-id': '--account-id is not given',
  'second-account': '--second-base-url and --second-api-key are not given',
};

function whyMissing(missing: Feature, { settings, shared }: Run): string {
  const shown = shared.dialect.lacks[missing];
  if (shown) return `the target has no ${missing}: ${shown}`;
  const option = settings.claims.includes(missing) ? optionsOf[missing] : undefined;
  return option ?? `the target does not claim ${missing}`;
}

/** Why a check without violations cannot pass: it has judged nothing, or nothing in the second account. */
function emptiness({ needs = [] }: Check, { count, inSecondAccount }: Judged): string | undefined {
  if (count === 0) return 'the check has judged no answer and no value, so that it cannot pass';
  if (needs.includes('second-account') && !inSecondAccount)
    return 'the check needs a second account, and has judged nothing there, so that it cannot pass';
  return undefined;
}

function faulty(check: Check, error: unknown, run: Run, started: number, client: Client): CheckResult {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const reason = stack.split('\n').slice(0, 4).join(' | ');
  return redacted(run, {
    ...bare(check, started, client),
    exchanges: client.exchanges(),
    verdict: 'error',
    reason,
  });
}

function bare(check: Check, started: number, client?: Client): Omit<CheckResult, 'verdict'> {
  const { id, title, rule, source, kind, operation } = check;
  return {
    ...{ id, title, rule, source, kind, operation },
    violations: [...(client?.violations ?? [])],
    called: Object.fromEntries(client?.called ?? []),
    exchanges: [],
    asserted: [...(client?.asserted ?? [])],
    durationMs: Math.round(performance.now() - started),
  };
}

function finish(
  check: Check,
  run: Run,
  started: number,
  ending: Ending | undefined,
  client?: Client,
  passedOver = 0,
): CheckResult {
  const base = bare(check, started, client);
  const last = ending && 'violation' in ending ? ending.violation : undefined;
  if (last && !base.violations.some((one) => violationKey(one) === violationKey(last)))
    base.violations.push(last);
  const own = ownViolations(check, base.violations);
  if (!ending && own.length === 0 && passedOver === 0 && base.violations.length === 0)
    return { ...base, verdict: 'pass' };
  const exchanges = own.length > 0 || ending ? (client?.exchanges() ?? []) : [];
  return redacted(run, {
    ...base,
    exchanges,
    ...verdictOf(check, ending, own, base.violations, passedOver, client),
  });
}

function verdictOf(
  check: Check,
  ending: Ending | undefined,
  own: readonly Violation[],
  all: readonly Violation[],
  passedOver: number,
  client: Client | undefined,
): Pick<CheckResult, 'verdict'> & Partial<CheckResult> {
  const stated = own.filter(({ assumed }) => !assumed);
  const first = stated[0] ?? own[0];
  if (ending?.verdict === 'blocked')
    return { verdict: 'blocked', reason: ending.reason, blockedBy: ending.root };
  if (ending && ending.verdict !== 'fail' && stated.length === 0) {
    const { verdict, reason } = ending;
    if (verdict !== 'unsupported' || !client) return { verdict, reason };
    return { verdict, reason, ...(ending.isUnreached ? { unreached: true } : { open: true }) };
  }
  if (first) {
    const { expected, actual } = first;
    return { verdict: check.assumed || stated.length === 0 ? 'note' : 'fail', expected, actual };
  }
  const unread = all.find(({ assumed }) => !assumed);
  if (passedOver > 0 && unread)
    return { verdict: 'blocked', blockedBy: unread.statement, reason: `${unread.subject} could not be read` };
  return { verdict: 'pass' };
}

const redacted = (run: Run, result: CheckResult): CheckResult => redactResult(result, run.redact.secrets);
