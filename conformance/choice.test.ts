// Which checks --failed means.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { operations } from '../generated/operations.js';
import { checksFor } from './checks/index.js';
import { chosen } from './choice.js';
import { readSettings } from './target/settings.js';
import { contractTargets } from './verdict/coverage-targets.js';
import { judge } from './verdict/report.js';
import { result } from './verdict/sample.fixture.js';

const target = { 'base-url': 'http://127.0.0.1:1', 'api-key': 'k' };
/** They are tried on accounts that the run creates. */
const keptApartElsewhere: readonly string[] = ['configureAtCommunication', 'updateAccount'];

const [passed, failed, blocked, never] = checksFor(1)
  .filter(({ operation, profile }) => operation === 'createItem' && profile !== 'soak')
  .map(({ id }) => id) as [string, string, string, string];

test('--failed of an interrupted report -> what failed, what could not be judged, and what never ran; not what passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'choice-'));
  const report = judge(
    [
      result({ id: passed }),
      result({ id: failed, verdict: 'fail', expected: 'a', actual: 'b' }),
      result({ id: blocked, verdict: 'inconclusive', reason: 'time-out' }),
    ],
    {
      ...{ target: 'http://127.0.0.1:1', seed: 1, startedAt: new Date(0), contract: contractTargets() },
      ...{ interrupted: 'SIGINT', notRun: [never] },
    },
  );
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  const flags = { ...target, failed: folder };
  const ids = chosen({ settings: readSettings({ flags, env: {} }) }).map(({ id }) => id);
  rmSync(folder, { recursive: true, force: true });
  expect(ids.sort()).toEqual([failed, blocked, never].sort());
});

test('--only OPERATION -> with the checks that it keeps accounts apart, for every operation that names a record', {
  tag: '@long',
}, () => {
  const named = Object.values(operations).filter(
    (one) =>
      one.auth && one.path.includes('{') && !keptApartElsewhere.includes(one.id) && !('assumed' in one),
  );
  expect(named.length).toBeGreaterThan(50);
  for (const { id } of named) {
    const settings = readSettings({ flags: { ...target, only: [id] }, env: {} });
    const ids = chosen({ settings }).map((one) => one.id);
    expect(ids, id).toEqual(
      expect.arrayContaining([`${id}/isolated-other-key`, `${id}/isolated-other-account`]),
    );
  }
});
