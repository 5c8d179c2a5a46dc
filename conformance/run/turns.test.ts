// What has the same name waits for its turn.
import { expect, test } from '@playwright/test';
import { createTurns } from './turns.js';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

test('the same name -> one after another, also behind one that failed; another name -> at once', async () => {
  const turns = createTurns();
  const told: string[] = [];
  const tell =
    (name: string, isBroken = false) =>
    async () => {
      told.push(`${name} begins`);
      await later();
      told.push(`${name} ends`);
      if (isBroken) throw new Error(name);
      return name;
    };
  const first = turns.take('tax', tell('first', true));
  const second = turns.take('tax', tell('second'));
  const other = turns.take('sequence', tell('other'));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(await other).toBe('other');
  const own = told.filter((one) => !one.startsWith('other'));
  expect(own).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('first ends'));
});
