/*
 * Runs on which everything fails, by the command: each ends like any other, with a reason that names the refusal.
 *
 * `creates-of-documents` with two or more workers once deadlocked. All checks of the exclusive group "first times of invoices" fail
 * there for one cause. Each then requested a search for the same condition while it occupied a worker; the search waited for
 * that group's mutex and for a worker. No request was sent any more, and after two minutes the run blamed the target for "no
 * answer but 429". With the short selection below, at that time: with 2 workers 27 of 52 checks never ran, with 4 workers 31, with
 * one worker none.
 *
 * Now a check acquires all it needs before it occupies a worker, and violations are replayed after all checks (run/runner.ts).
 */
import { expect, test } from '@playwright/test';
import { checksFor } from '../checks/index.js';
import { expectedCost, totalOf, verificationOf } from '../run/expectation.js';
import { selectChecks } from '../run/selection.js';
import type { Finding } from '../verdict/finding.js';
import { type Ended, runByCommand } from './by-command.js';
import { settingsFor, type Target } from './in-process.js';
import { type Refusal, refusals, startRefusing } from './refusing.js';

test.describe.configure({ mode: 'parallel' });

const waits = ['--max-silence', '2', '--timeout-ms', '1000'];

/** A selection in which checks of one exclusive group are neighbours. */
const firstTimes = ['*/first-time', '*Invoice*/refused-again'];

/** The cost of a lawful run plus that of verifying everything, doubled. */
function mostRequests(target: Target, only: readonly string[]): number {
  const settings = settingsFor(target, 1, { only: [...only] });
  const cost = expectedCost(selectChecks(checksFor(1), settings), settings);
  return 2 * totalOf(cost) + verificationOf(Number.MAX_SAFE_INTEGER, cost.checks);
}

function namesRefusal({ of, by }: Refusal, { id, symptom, operations }: Finding): boolean {
  if (by === 'silence') return id === 'run/answers until its end';
  const refused: readonly string[] | undefined = 'operations' in of ? of.operations : undefined;
  return symptom === String(by) && (!refused || operations.some((one) => refused.includes(one)));
}

function judgeEnd(refusal: Refusal, { status, report, text }: Ended): void {
  expect(status, text).toBe(1);
  expect(report?.verdict, text).toBe('fails');
  expect(report?.totals.error, text).toBe(0);
  expect(text).not.toContain('stalled');
  // As a status, not within the number of a port.
  expect(text).not.toMatch(/\b429\b/);
  const failing = report?.findings.filter(({ verdict }) => verdict === 'fail') ?? [];
  expect(failing.length).toBeGreaterThan(0);
  const others = failing.filter((one) => !namesRefusal(refusal, one));
  expect(others.map(({ id, operations }) => `${id} of ${operations.join(', ')}`)).toEqual([]);
}

for (const refusal of refusals)
  for (const workers of [1, 2, 4, 8]) {
    const title = `a server that ${refusal.says}, ${workers} workers`;
    const run = async (only: readonly string[]) => {
      const target = await startRefusing(refusal);
      try {
        const chosen = only.flatMap((one) => ['--only', one]);
        const ended = await runByCommand(target, ['--workers', String(workers), ...waits, ...chosen]);
        judgeEnd(refusal, ended);
        expect(target.asked()).toBeLessThanOrEqual(mostRequests(target, only));
      } finally {
        await target.close();
      }
    };
    // The case of the deadlock, in seconds; ends.test.ts has one of silence.
    const isShort = refusal.name === 'creates-of-documents' && workers === 2;
    if (isShort) test(`${title}, first times -> ends, and names the refusal`, () => run(firstTimes));
    test(`${title} -> ends, and names the refusal`, { tag: '@long' }, async () => {
      test.setTimeout(600_000);
      await run([]);
    });
  }
