// The checks themselves, from the sources: on the lawful mock all pass, and faults drawn from all over the table are caught.
import { expect, test } from '@playwright/test';
import { listFaults, startMock } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { openGuard } from '../run/guard.js';
import { runChecks } from '../run/runner.js';
import { selectChecks } from '../run/selection.js';
import { blemish, learn, openMockRun, settingsFor, targetOf } from './in-process.js';
import { healthyDialect, judgeFault } from './kill.js';

const silent = { selfCheck: false, complain: () => {} };

// `npm test` runs the command on the same mock as a step of its own.
test('a full run on the lawful mock -> every check passes, and none saw anything that is not as stated', {
  tag: '@long',
}, async () => {
  const mock = await startMock({ port: 0, scenario: 'empty', ...silent });
  const settings = settingsFor(targetOf(mock));
  const run = openMockRun(settings, await healthyDialect());
  const guard = openGuard(run, {});
  try {
    const checks = selectChecks(checksFor(1), settings);
    const { results, left } = await runChecks(checks, run, { workers: 4, guard });
    expect(results.map((one) => [one.id, blemish(one)]).filter(([, seen]) => seen)).toEqual([]);
    expect(left).toBe(0);
    expect(results.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(checks.length * 0.9);
  } finally {
    guard.done();
    await run.transport.close();
    await mock.close();
  }
});

test('the forms of the mock -> learned as they are: the likeliest form of each', async () => {
  const mock = await startMock({ port: 0, scenario: 'empty', ...silent });
  try {
    const dialect = await learn(settingsFor(targetOf(mock)));
    expect([dialect.failed, dialect.lacks, dialect.also]).toEqual([
      {},
      {},
      { line: {}, client: {}, guide: {} },
    ]);
    expect(dialect.tax?.value).toBeGreaterThan(0);
  } finally {
    await mock.close();
  }
});

/** So many parts of the table, each in a test of its own: they run beside each other. */
const parts = 2;
const every = 170;
/**
 * Of kinds of broken bytes each operation is sent some only: a fault of one parser is looked for in all together. Drawn faults have
 * a figure of their own.
 */
const isForEach = ({ area }: { area: string }): boolean => area !== 'robustness' && area !== 'drawn';
for (let part = 0; part < parts; part += 1)
  test(`every ${every}th fault, ${part + 1} of ${parts} -> a check of its own operation fails`, {
    tag: part > 0 ? ['@long'] : [],
  }, async () => {
    const faults = (await listFaults()).filter(isForEach).filter((_, n) => n % every === part);
    expect(faults.length).toBeGreaterThan(0);
    const checks = checksFor(1);
    const missed: string[] = [];
    for (const fault of faults) if (!(await judgeFault(fault, checks)).caughtBy) missed.push(fault.id);
    expect(missed).toEqual([]);
  });
