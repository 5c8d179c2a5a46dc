// So many at a time; who waits for a turn gives the seat to another one meanwhile.
import { expect, test } from '@playwright/test';
import { createSeats } from './seats.js';
import { createTurns } from './turns.js';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

test('all seats taken -> who comes back from a wait goes before who has not begun', async () => {
  const seats = createSeats(1);
  const told: string[] = [];
  await seats.take();
  const fresh = seats.take().then(() => told.push('fresh'));
  const returning = seats.back().then(() => told.push('back'));
  await later();
  expect(told).toEqual([]);
  seats.leave();
  await returning;
  seats.leave();
  await fresh;
  expect(told).toEqual(['back', 'fresh']);
});

test('two seats, three with the same turn and one without -> the one without does not wait for them', async () => {
  const [seats, turns] = [createSeats(2), createTurns()];
  const told: string[] = [];
  let [inside, most] = [0, 0];
  const work = (name: string) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await later();
    inside -= 1;
    told.push(name);
  };
  const seated = async (run: () => Promise<void>) => {
    await seats.take();
    await run();
    seats.leave();
  };
  const same = ['first', 'second', 'third'].map((name) => seated(() => turns.take('tax', work(name), seats)));
  await Promise.all([...same, seated(work('other'))]);
  expect(told.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third']);
  expect(told.indexOf('other')).toBeLessThan(2);
  expect(most).toBe(2);
});
