// The cost of a run for an account, compared with the forecast: requests, remaining records, accounts.
import { expect, test } from '@playwright/test';
import { expected, type Kept, keptIn, runSuite, type Seen, startMock } from '../../.ci/side/bench/running.js';
import { expectedRecords } from '../run/expectation.js';

/** The forecast may differ by a quarter, or by two. */
const isNear = (seen: number, reported: number, what: string) =>
  expect(Math.abs(seen - reported), `${what}: ${seen}, not ${reported}`).toBeLessThanOrEqual(
    Math.max(2, reported / 4),
  );

const accountsIn = ({ records: { left } }: Seen): number =>
  (left.createAccount ?? 0) + (left.createAccountForUser ?? 0);

const kinds = ['clients', 'items', 'sequences', 'taxes'] as const;
const more = (after: Kept, before: Kept): number[] => kinds.map((kind) => after[kind] - before[kind]);

function expectAtMost(seen: readonly number[], most: readonly number[], what: string): void {
  for (const [n, kind] of kinds.entries())
    expect(seen[n], `${kind} ${what}`).toBeLessThanOrEqual(most[n] ?? 0);
}

interface Limits {
  requests: number;
  first: readonly number[];
  second: readonly number[];
}

const limits: Record<'smoke' | 'full', Limits> = {
  smoke: { requests: 1500, first: [60, 40, 20, 5], second: [20, 15, 5, 0] },
  full: { requests: 12_000, first: [60, 40, 20, 5], second: [20, 15, 5, 0] },
};

for (const profile of ['smoke', 'full'] as const)
  test(`${profile} on an empty account, twice -> conforms; requests, records and accounts within their limits, as forecast @long`, async () => {
    test.setTimeout(600_000);
    const { requests, first, second } = limits[profile];
    const target = await startMock();
    try {
      const before = await keptIn(target.said);
      const one = (await runSuite(target, '--profile', profile)).seen;
      expect(['conforms', 'part']).toContain(one.verdict);
      expect(one.requests.total).toBeLessThanOrEqual(requests);
      isNear(one.requests.total, expected(profile), 'requests');
      expect(accountsIn(one)).toBeLessThanOrEqual(3);
      const after = await keptIn(target.said);
      expectAtMost(more(after, before), first, 'left by the first run');
      const stays = expectedRecords({ profile });
      for (const kind of ['clients', 'items', 'sequences'] as const)
        isNear(after[kind] - before[kind], stays[kind], kind);
      await runSuite(target, '--profile', profile);
      expectAtMost(more(await keptIn(target.said), after), second, 'added by the second run');
    } finally {
      target.child.kill();
    }
  });
