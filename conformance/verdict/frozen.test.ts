// A run judged by a frozen revision: newer checks are reported and do not count.
import { expect, test } from '@playwright/test';
import { renderTerminal } from '../formats/terminal.js';
import { latest, revisions } from '../target/requirements.js';
import { contractTargets } from './coverage-targets.js';
import { byRevision, newFindings } from './frozen.js';
import { judge } from './report.js';
import { result, verified } from './sample.fixture.js';

const requirements = revisions[0]?.id ?? '';
const old = result({ id: 'getItem/status-200' });
const newer = result({
  id: 'createItem/a-check-of-tomorrow',
  verdict: 'fail',
  expected: '201',
  actual: '500',
});
const results = [old, newer];
const base = {
  ...{ target: 'http://127.0.0.1:4010', seed: 1, contract: contractTargets() },
  startedAt: new Date('2030-01-01T00:00:00Z'),
  verifications: verified(results),
};

test('the latest requirements -> every check counts', () => {
  expect(byRevision(results, undefined)).toEqual({ scored: results, newer: [] });
  expect(byRevision(results, latest).scored).toEqual(results);
  expect(judge(results, base)).toMatchObject({ verdict: 'fails', exitStatus: 1 });
});

test('an earlier revision -> a failing newer check is reported beside a verdict that it does not change', () => {
  const parts = byRevision(results, requirements);
  expect(parts).toEqual({ scored: [old], newer: [newer] });
  const newSince = newFindings(requirements, parts.newer, base);
  expect(newSince).toMatchObject({ checks: 1, findings: [{ operations: ['createItem'] }] });
  const report = judge(parts.scored, { ...base, requirements, newSince });
  expect(report).toMatchObject({ verdict: 'conforms', exitStatus: 0, requirements });
  expect(renderTerminal(report)).toMatch(/New since [\w.-]+, not scored: \d+\n {2}1 check, 1 finding/);
  const none = newFindings(requirements, [], base);
  expect(renderTerminal({ ...report, newSince: { ...none, changes: [] } })).not.toContain('New since');
});
