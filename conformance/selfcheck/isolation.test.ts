// Every isolation check fails on a server that does not separate accounts: by key, by address, or by both.
import { expect, test } from '@playwright/test';
import { type MockOptions, startMock } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { learn, openMockRun, runChecks, settingsFor, targetOf } from './in-process.js';

test.describe.configure({ mode: 'parallel' });

const isolation = checksFor(1).filter(({ id }) => /\/isolated-other-(key|account)$/.test(id));

type Faults = NonNullable<MockOptions['faults']>;

async function verdictsOn(faults: Faults): Promise<Map<string, string>> {
  const mock = await startMock({ port: 0, scenario: 'empty', faults, selfCheck: false, complain: () => {} });
  const settings = settingsFor(targetOf(mock));
  const run = openMockRun(settings, await learn(settings));
  try {
    const results = await runChecks(isolation, run);
    return new Map(results.map(({ id, verdict }) => [id, verdict]));
  } finally {
    await run.transport.close();
    await mock.close();
  }
}

const rows: [faults: Faults, half: RegExp, verdict: string][] = [
  [[], /./, 'pass'],
  [['accounts/any-key-opens'], /-key$/, 'fail'],
  [['accounts/any-id-found'], /-account$/, 'fail'],
  [['accounts/nothing-apart'], /./, 'fail'],
];

for (const [faults, half, verdict] of rows) {
  // The test with both faults stands for those with one of them.
  const tag = half.source === '.' ? [] : ['@long'];
  test(`${faults.join() || 'a lawful server'} -> ${verdict} of every check ${half}`, { tag }, async () => {
    const verdicts = await verdictsOn(faults);
    const concerned = [...verdicts].filter(([id]) => half.test(id));
    expect(concerned.length).toBeGreaterThan(50);
    expect(concerned.filter(([, one]) => one !== verdict)).toEqual([]);
  });
}
