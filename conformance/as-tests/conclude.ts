/**
 * Ends a test as its check ended: passed, skipped with the reason, or failed with what was expected, what was answered, and the
 * wording of the API description. A finding that another test of the run has reported is only mentioned.
 */
import type { TestInfo } from '@playwright/test';
import type { CheckResult } from '../judge/result.js';
import { scriptOf } from '../replay/script.js';
import { isScored, sinceOf } from '../target/requirements.js';
import { applyDeviations, type Deviation } from '../verdict/deviations.js';
import { diagnose, type Verifications } from '../verdict/diagnosis.js';
import { type Finding, raised } from '../verdict/finding.js';
import type { WorkerRun } from './worker-run.js';

/** A line of the shared state: a reported finding, and the check that reported it. */
interface Reported {
  key: string;
  check: string;
}

/** Findings are identified by id, wherever they are seen. */
const keyOf = ({ id }: Finding): string => id;

export async function conclude(
  result: CheckResult,
  { run, state }: Pick<WorkerRun, 'run' | 'state'>,
  deviations: readonly Deviation[],
  info: TestInfo,
  verifications: Verifications = new Map(),
): Promise<void> {
  const { verdict, reason = '' } = result;
  if (verdict === 'unsupported') info.skip(true, reason);
  const { requirements, assumed } = run.settings;
  const { findings: seen } = diagnose([result], verifications);
  const judged = assumed === 'fail' ? raised(seen) : seen;
  const { findings } = applyDeviations(judged, deviations, new Date(), { complete: false });
  annotate(findings, info);
  if (!isScored(sinceOf(result.id), requirements)) {
    for (const { id, expected, actual } of findings)
      info.annotations.push({
        type: `new since ${requirements}`,
        description: `${id}: ${expected}; got ${actual}`,
      });
    return;
  }
  const failing = findings.filter((one) => one.verdict === 'fail');
  const reported = new Map(state.all<Reported>('reported').map(({ key, check }) => [key, check]));
  const reporterOf = (one: Finding) => reported.get(keyOf(one));
  // The check that has reported it reports it again if it is run again.
  const news = failing.filter((one) => [undefined, result.id].includes(reporterOf(one)));
  for (const one of news) {
    state.add('reported', { key: keyOf(one), check: result.id });
    await attach(one, run, info);
  }
  const known = failing.filter((one) => !news.includes(one));
  for (const one of known)
    info.annotations.push({ type: 'finding', description: `${one.id}, reported by ${reporterOf(one)}` });
  if (news.length > 0) throw failure(news.map(inWords).join('\n\n'));
  const [again] = known;
  if (again && verdict === 'fail') throw failure(`${inWords(again)}\n  reported by   ${reporterOf(again)}`);
  if (verdict === 'blocked') info.skip(true, `blocked: ${reason}`);
  if (verdict === 'error' || verdict === 'inconclusive') throw failure(`${verdict}: ${reason}`);
}

function annotate(findings: readonly Finding[], { annotations }: TestInfo): void {
  for (const { verdict, id, expected, actual, reason = '' } of findings) {
    if (verdict === 'note') annotations.push({ type: 'note', description: `${expected}; got ${actual}` });
    if (verdict === 'unconfirmed')
      annotations.push({
        type: 'unconfirmed',
        description: `${expected}; got ${actual}: seen once, and not again`,
      });
    if (verdict === 'known') annotations.push({ type: 'known deviation', description: `${id}: ${reason}` });
  }
}

/** An error without a stack: the place in this package where it was thrown is no help. */
export function failure(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}

function inWords({ id, rule, source, words, expected, actual }: Finding): string {
  const stated = words ? `stated    ${inShort(words)}` : `rule      ${rule}`;
  return `expected ${expected}\n  got       ${actual}\n  ${stated} (${source})\n  finding   ${id}`;
}

const mostWords = 200;
const inShort = (text: string) => (text.length <= mostWords ? text : `${text.slice(0, mostWords - 1)}…`);

async function attach(finding: Finding, { settings }: WorkerRun['run'], info: TestInfo): Promise<void> {
  const target = {
    target: settings.baseUrl,
    publicUrl: settings.publicUrl,
    secondBaseUrl: settings.second?.baseUrl,
  };
  const { exchange, trace } = finding;
  if (trace) {
    const body = scriptOf({ ...finding, trace }, target);
    await info.attach('reproduce.sh', { body, contentType: 'text/x-shellscript' });
  }
  if (!exchange) return;
  const body = JSON.stringify(exchange, null, 2);
  await info.attach('exchange.json', { body, contentType: 'application/json' });
}
