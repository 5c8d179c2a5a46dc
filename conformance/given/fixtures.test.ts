// Fixtures are created once, again after a failure, and never wait for themselves.
import { expect, test } from '@playwright/test';
import { createFixtures } from './fixtures.js';

test('asked for twice -> made once; after a failure -> made again', async () => {
  const fixtures = createFixtures();
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error('refused');
    return made;
  };
  await expect(fixtures.once('client', make)).rejects.toThrow('refused');
  expect(await Promise.all([fixtures.once('client', make), fixtures.once('client', make)])).toEqual([2, 2]);
});

test('a circle of two fixtures, begun at both ends -> an error that names both, instead of a wait', async () => {
  const fixtures = createFixtures();
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  const one = fixtures.once('one', async () => {
    await soon();
    return fixtures.once('two', async () => 2);
  });
  const two = fixtures.once('two', async () => {
    await soon();
    await soon();
    return fixtures.once('one', async () => 1);
  });
  const ends = await Promise.allSettled([one, two]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String((ends[1] as PromiseRejectedResult).reason)).toContain('"two" needs "one", which needs "two"');
});

test('a fixture that needs another one twice -> no circle', async () => {
  const fixtures = createFixtures();
  const leaf = () => fixtures.once('leaf', async () => 1);
  const sum = await fixtures.once('sum', async () => (await leaf()) + (await leaf()));
  expect([sum, fixtures.pending()]).toEqual([2, []]);
});
