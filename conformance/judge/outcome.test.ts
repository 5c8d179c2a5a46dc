// The ways in which a check can end.
import { expect, test } from '@playwright/test';
import {
  blocked,
  Ended,
  inconclusive,
  orUndefined,
  reasonOf,
  unlessUnsupported,
  unreached,
  unsupported,
  violated,
} from './outcome.js';
import { violationOf } from './violation.js';

const violation = violationOf({
  statement: 'rule:no-server-error',
  sort: 'status',
  field: 'http.status',
  symptom: '500',
  expected: 'a 4xx',
  actual: 500,
});
const all = {
  violated: violated(violation),
  blocked: blocked('getItem', 'no item', violation),
  unsupported: unsupported('not claimed'),
  unreached: unreached('far'),
  inconclusive: inconclusive('late'),
};

test('each end has its verdict, its reason, and a message that says it', () => {
  expect(Object.entries(all).map(([name, { message, ending }]) => [name, ending.verdict, message])).toEqual([
    ['violated', 'fail', 'expected a 4xx, got 500'],
    ['blocked', 'blocked', 'no item'],
    ['unsupported', 'unsupported', 'not claimed'],
    ['unreached', 'unsupported', 'far'],
    ['inconclusive', 'inconclusive', 'late'],
  ]);
  expect(all.blocked.ending).toEqual({ verdict: 'blocked', root: 'getItem', reason: 'no item', violation });
  expect(all.unreached.ending).toHaveProperty('isUnreached', true);
  expect(all.unsupported.ending).not.toHaveProperty('isUnreached');
  for (const one of Object.values(all))
    expect([one.name, one instanceof Ended, one instanceof Error]).toEqual(['Ended', true, true]);
  expect(reasonOf(violation)).toBe('expected a 4xx; got 500');
});

test('tried: what it gives, or nothing where it ends; an error of our own is thrown', async () => {
  expect(await orUndefined(async () => 5)).toBe(5);
  for (const one of Object.values(all)) expect(await orUndefined(() => Promise.reject(one))).toBeUndefined();
  await expect(orUndefined(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});

test('if supported: nothing where the target may lack it; any other end is thrown', async () => {
  expect(await unlessUnsupported(async () => 5)).toBe(5);
  for (const [name, one] of Object.entries(all)) {
    const work = unlessUnsupported(() => Promise.reject(one));
    if (one.ending.verdict === 'unsupported') expect(await work, name).toBeUndefined();
    else await expect(work, name).rejects.toBe(one);
  }
  await expect(unlessUnsupported(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});
