/**
 * Turns the selected checks into Playwright tests, some to a test, that never fail in Playwright's sense: a failing
 * test would restart its worker, half a second each. Verdicts travel as annotations; the reporter judges.
 * This is the only file of the suite's core that knows Playwright.
 */
import { join } from 'node:path';
import { type TestInfo, test } from '@playwright/test';
import { checks } from '../checks/index.js';
import type { Dialect } from '../dialect/dialect.js';
import type { Settings } from '../target/settings.js';
import { countAnnotation, resultAttachment } from '../verdict/result.js';
import type { Check } from './check.js';
import { spread } from './lanes.js';
import { openRun, type Run, runCheck } from './run-check.js';
import { selectChecks } from './selection.js';

// Playwright maps the stack of every step back to sources. Built code has none, and the mapping costs more than a check.
if (import.meta.url.endsWith('.js')) Reflect.deleteProperty(Error, 'prepareStackTrace');

const { CONFORMANCE_SETTINGS, CONFORMANCE_LEARNED, CONFORMANCE_TAG = 'manual' } = process.env;
if (!CONFORMANCE_SETTINGS || !CONFORMANCE_LEARNED) {
  throw new Error(
    'Start the suite with the command invoicing-conformance: it probes and learns the target first.',
  );
}
const settings = JSON.parse(CONFORMANCE_SETTINGS) as Settings;
const dialect = JSON.parse(CONFORMANCE_LEARNED) as Dialect;
let run: Run | undefined;

const selected = selectChecks(checks, settings);
const { processes, perProcess } = spread(settings.workers);
/**
 * Checks of one Playwright test. Its own work on a test (steps, stacks, hashes) costs as much as ten checks; groups are
 * small enough to keep all processes and shards busy to the end, and progress moving.
 */
const groupSize = Math.max(1, Math.min(64, Math.floor(selected.length / (processes * 8))));

for (let first = 0; first < selected.length; first += groupSize)
  declare(selected.slice(first, first + groupSize));

function declare(group: readonly Check[]): void {
  const [first] = group;
  const annotation = { type: countAnnotation, description: String(group.length) };
  test(`${first?.id} and ${group.length - 1} more`, { annotation }, async () => {
    const info = test.info();
    // The time-outs of requests and polls are what ends a check.
    info.setTimeout(0);
    run ??= openRun(settings, {
      dialect,
      tag: `${CONFORMANCE_TAG}${info.workerIndex}`,
      journal: join(settings.report, 'journal.jsonl'),
    });
    const waiting = group.values();
    await Promise.all(Array.from({ length: perProcess }, () => lane(waiting, run as Run, info.annotations)));
  });
}

/** Runs what no other lane has taken, one after another. */
async function lane(waiting: Iterable<Check>, its: Run, annotations: TestInfo['annotations']): Promise<void> {
  for (const check of waiting) {
    const result = await runCheck(check, its);
    annotations.push({ type: resultAttachment, description: JSON.stringify(result) });
  }
}
