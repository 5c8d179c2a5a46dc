// How a selection compares with all checks, and which settings restricted it.
import { expect, test } from '@playwright/test';
import { checksFor } from './checks/index.js';
import { selectionOf } from './part.js';
import { selectChecks, shardOf } from './run/selection.js';
import { tinySettings } from './run/tiny-service.fixture.js';
import { features } from './target/claims.js';
import type { Settings } from './target/settings.js';

const all = checksFor(1);
const of = (changes: Partial<Settings> = {}, leaveOut = 0) => {
  const settings = tinySettings(changes);
  const selected = shardOf(selectChecks(all, settings), settings.shard).slice(leaveOut);
  return { selected, ...selectionOf(settings, selected) };
};

test('nothing is left out -> whole, though the target does not claim all', () => {
  const { selected, ...said } = of({ claims: ['items', 'taxes'] });
  const count = selected.length;
  expect(said).toEqual({
    ...{ isWhole: true, checks: count, of: count, by: [], assumed: 'note' },
    unclaimed: features.filter((one) => one !== 'items' && one !== 'taxes'),
  });
  expect(of({ assumed: 'fail' })).toMatchObject({ isWhole: true, assumed: 'fail' });
});

test('one check less than all -> a part', () => {
  const { isWhole, checks, of: total } = of({}, 1);
  expect([isWhole, total - checks]).toEqual([false, 1]);
});

test('a shard is whole where it has all of its part; the soak profile by itself', () => {
  expect(of({ shard: '1/2' })).toMatchObject({ isWhole: true, by: [] });
  expect(of({ profile: 'soak' })).toMatchObject({ isWhole: true, by: [] });
});

for (const [changes, by] of [
  [{ only: ['items', 'taxes'] }, ['--only items', '--only taxes']],
  [{ skip: ['items'] }, ['--skip items']],
  [{ readOnly: true }, ['--read-only']],
  [{ profile: 'smoke' }, ['--profile smoke']],
  [{ only: ['items'], skip: ['getItem'] }, ['--only items', '--skip getItem']],
] as [Partial<Settings>, string[]][])
  test(`${by.join(' ')} -> a part of what the same settings would select without it`, () => {
    const said = of(changes);
    expect(said.by).toEqual(by);
    expect([said.isWhole, said.of]).toEqual([false, of().of]);
    expect(said.checks).toBe(said.selected.length);
    expect(said.checks).toBeLessThan(said.of);
  });

test('what failed before is run alone -> it says so', () => {
  expect(of({ failed: 'conformance-report' }).by).toEqual(['--failed']);
});
