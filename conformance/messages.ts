/** Output of the command, during a run and at its end: in the terminal and as report files. */

import { operations } from '../generated/operations.js';
import type { Beside } from './beside/differences.js';
import { readReport } from './choice.js';
import type { Asked } from './command-line.js';
import type { Dialect } from './dialect/dialect.js';
import { visible } from './formats/escape.js';
import { createProgress } from './formats/progress.js';
import { liveLine, renderTerminal, wantsColour } from './formats/terminal.js';
import { writeReports } from './formats/write-reports.js';
import { identityOf } from './judge/identity.js';
import type { CheckResult } from './judge/result.js';
import type { Verified } from './replay/verify-run.js';
import type { Check } from './run/check.js';
import {
  expectedCost,
  expectedMs,
  recordsInWords,
  roughly,
  sending,
  totalOf,
  workersFor,
} from './run/expectation.js';
import { type LiveForecast, openForecast, type Progress } from './run/forecast.js';
import type { Run } from './run/run.js';
import type { Expected } from './session.js';
import { latencyOf } from './target/probe.js';
import type { Settings } from './target/settings.js';
import { compareReports } from './verdict/compare.js';
import { plural } from './verdict/plural.js';
import type { Report } from './verdict/report.js';

export const say = (line: string) => process.stdout.write(`${line}\n`);
export const complain = (line: string) => process.stderr.write(`invoicing-conformance: ${visible(line)}\n`);

const mostLiveLines = 25;

/** Prints progress, and each finding as soon as it is confirmed. */
export function liveFindings(run: Run, selected: readonly Check[]) {
  const { length: total } = selected;
  let forecast: LiveForecast | undefined;
  const able = new Map(sending(selected, run.settings).map((check) => [check.id, check]));
  let [started, sentBefore] = [performance.now(), 0];
  const seen = new Set<string>();
  const colour = wantsColour(process.stdout.isTTY, process.env);
  const progress = createProgress(process.stdout);
  let shown = 0;
  const totals: Record<string, number> = {};
  let done = 0;
  const stand = (): Progress => ({
    sent: run.transport.sent - sentBefore,
    elapsedMs: performance.now() - started,
    candidates: seen.size,
    answerMs: run.transport.medianMs(),
  });
  return {
    expected: (expected: Expected) => {
      [started, sentBefore] = [performance.now(), run.transport.sent];
      const requests = totalOf(expected.cost);
      forecast = openForecast({ requests, ms: expected.ms }, expected.cost, [...able.values()]);
      reportExpected(run.settings, expected);
    },
    result: (result: CheckResult) => {
      done += 1;
      const check = able.get(result.id);
      if (check) forecast?.ended(check, run.sentBy.get(result.id) ?? 0);
      totals[result.verdict] = (totals[result.verdict] ?? 0) + 1;
      for (const one of result.violations) if (!one.assumed) seen.add(identityOf(one, result.operation));
      const ms = forecast?.leftMs(stand());
      progress.update({ done, total, totals, left: ms === undefined ? undefined : roughly(ms) });
      const corrected = forecast?.corrected(stand());
      if (!corrected) return;
      progress.clear();
      const verified = seen.size > 0 ? `, ${plural(seen.size, 'candidate')} to be verified so far` : '';
      say(
        `now expected: ${inNumbers(corrected.requests)} requests in about ${roughly(corrected.ms)}${verified}`,
      );
    },
    stopped: (count: number) => {
      progress.clear();
      say(`running again, one at a time: ${plural(count, 'check')} that an intermittent 5xx has stopped`);
    },
    verified: ({ done: tried, total: all, verification, violation, operation }: Verified) => {
      progress.clear();
      if (tried === 1) say(`verifying ${plural(all, 'candidate')}, each alone and on fresh records`);
      if (!isFinding(verification)) return;
      shown += 1;
      if (shown <= mostLiveLines)
        say(
          run.redact(
            liveLine(
              { operations: [operation], expected: violation.expected, actual: violation.actual },
              colour,
            ),
          ),
        );
    },
    end: () => progress.end(),
  };
}

/** False for what was not seen again and for consequences of another finding: the summary at the end lists those. */
const isFinding = ({ confirmation, causes }: Verified['verification']): boolean =>
  confirmation !== 'unconfirmed' && causes.length === 0;

export const comparedTo = ({ compare }: Settings, report: Report) =>
  compare ? compareReports(readReport(compare), report) : undefined;

export function show(report: Report, settings: Settings): void {
  const compared = comparedTo(settings, report);
  writeReports(report, settings.report, process.env, compared);
  const colour = wantsColour(process.stdout.isTTY, process.env);
  const { report: reportDir, verbose } = settings;
  say(renderTerminal(report, { colour, reportDir, verbose }));
  for (const line of compared ?? []) say(`since ${settings.compare}: ${line}`);
  if (report.beside) reportBeside(report.beside);
}

function reportBeside({ target, differences, sharedFindings }: Beside): void {
  say(
    `beside ${target}: ${plural(differences.length, 'difference')} where the contract leaves it open, which fail nobody; ${plural(sharedFindings.length, 'finding')} shared`,
  );
}

export function reportLearned(run: Run, dialect: Dialect): void {
  if (run.settings.verbose) for (const line of dialect.learned) say(visible(`learned: ${run.redact(line)}`));
  else say(`learned ${dialect.learned.length} forms of requests (--verbose shows them)`);
  for (const [operation, why] of Object.entries(dialect.failed))
    say(visible(`no form works for ${operation}: ${run.redact(why)}`).replaceAll('\n', ' '));
}

const inNumbers = (count: number): string => `about ${count.toLocaleString('en-US')}`;

function reportExpected(settings: Settings, { cost, ms, maxMs, answerMs, workers }: Expected): void {
  say(
    `expected: ${inNumbers(totalOf(cost))} requests in ${roughly(ms)} or more, ${workers} checks at a time, as a GET takes ${inMs(answerMs)}; given up after ${roughly(maxMs)} (--max-minutes)`,
  );
  say(`records: ${recordsInWords(settings)}`);
}

const inMs = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** Prints the selected checks; without --list also what a run of them would cost. */
export async function reportChecks({ list, settings }: Asked, selected: readonly Check[]): Promise<void> {
  for (const { id, title, operation } of selected) {
    const { method, path } = operations[operation];
    say(list ? `${id.padEnd(60)} ${title}` : `${method.toUpperCase().padEnd(6)} ${path.padEnd(60)} ${id}`);
  }
  say(plural(selected.length, 'check'));
  if (!list) await reportCost(settings, selected);
}

/** Prints what a run of these checks would cost. Without --latency-ms, measures the latency by at most five GETs. */
async function reportCost(settings: Settings, selected: readonly Check[]): Promise<void> {
  const cost = expectedCost(selected, settings);
  const measured = settings.latencyMs ?? (await latencyOf(settings));
  const how = settings.latencyMs === undefined && measured !== undefined ? ', as five GETs took' : '';
  const pace = settings.maxRps === undefined ? '' : `, at most ${settings.maxRps} requests a second`;
  const time = (answerMs: number) =>
    `about ${roughly(expectedMs(settings, cost, answerMs))} at ${inMs(answerMs)} an answer${how}, ${workersFor(settings, cost, answerMs)} at a time${pace}`;
  say(
    `requests  ${inNumbers(totalOf(cost))}, learning and cleaning included; with findings at most 40 % more, to verify them`,
  );
  say(`records   ${recordsInWords(settings)}`);
  say(
    `time      ${measured === undefined ? `${time(50)}; no answer was measured: say --base-url, or --latency-ms` : time(measured)}`,
  );
}
