/**
 * Turns every selected check into one Playwright test that never fails in Playwright's sense: a failing test
 * would restart its worker, half a second each. The verdict travels as an annotation; the reporter judges.
 * This is the only file of the suite's core that knows Playwright.
 */
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { Check } from './check.js';
import { checks } from './checks/index.js';
import type { Dialect } from './dialect.js';
import { openRun, type Run, runCheck } from './run.js';
import { selectChecks } from './select.js';
import type { Settings } from './settings.js';
import { resultAttachment } from './verdict/result.js';

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
/** For every group Playwright looks at all tests anew: groups of one would cost more than the checks themselves. */
const groupSize = Math.max(1, Math.min(16, Math.floor(selected.length / (settings.workers * 8))));

for (let first = 0; first < selected.length; first += groupSize) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const check of selected.slice(first, first + groupSize)) declare(check);
  });
}

function declare(check: Check): void {
  test(check.id, async () => {
    const info = test.info();
    run ??= openRun(settings, {
      dialect,
      tag: `${CONFORMANCE_TAG}${info.workerIndex}`,
      journal: join(settings.report, 'journal.jsonl'),
    });
    const result = await runCheck(check, run);
    info.annotations.push({ type: resultAttachment, description: JSON.stringify(result) });
  });
}
