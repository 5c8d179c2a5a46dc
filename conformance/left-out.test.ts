// The sentence about what the smoke profile leaves out.
import { expect, test } from '@playwright/test';
import { checksFor } from './checks/index.js';
import { checkKinds } from './judge/result.js';
import { leftOutBy } from './left-out.js';

test('a profile that leaves out nothing of the full one -> nothing is said', () => {
  for (const profile of ['full', 'soak'] as const) expect(leftOutBy({ profile, seed: 1 })).toBeUndefined();
});

test('smoke -> how many of the checks of a full run, and the kinds that it has little of', () => {
  const said = leftOutBy({ profile: 'smoke', seed: 1 }) ?? '';
  const [, left = 0, of = 0] =
    /leaves out ([\d,]+) of ([\d,]+) checks/.exec(said)?.map((one) => Number(one.replace(',', ''))) ?? [];
  const all = checksFor(1);
  const isIn = {
    soak: all.filter(({ profile }) => profile === 'soak'),
    once: all.filter(({ onlyIn }) => onlyIn),
  };
  expect(isIn.soak.length * isIn.once.length).toBeGreaterThan(0);
  expect(of).toBe(all.length - new Set([...isIn.soak, ...isIn.once]).size);
  const smoke = all.filter(({ profile, onlyIn }) => profile === 'smoke' && !onlyIn);
  expect(of - left).toBe(smoke.length);
  const named = checkKinds.filter((kind) => said.split('among them most of ')[1]?.split(', ').includes(kind));
  const count = (some: typeof all, kind: string) => some.filter((one) => one.kind === kind).length;
  const full = all.filter(({ profile, onlyIn }) => profile !== 'soak' && !onlyIn);
  for (const kind of checkKinds)
    expect(named.includes(kind), kind).toBe(count(smoke, kind) / count(full, kind) < 1 / 4);
});
