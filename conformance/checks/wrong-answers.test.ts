// Single checks with one wrong answer each: how they end, what they see, what they send until then.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lineOf, outcomeOf, readLine } from '../selfcheck/known/wrong-answers.js';

/** Written by `npm run known -- --wrong-answers`, and after a deliberate change by `npm run known -- --refresh`. */
const lines = readFileSync(new URL('../selfcheck/known/wrong-answers.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test.describe('checks of whose answers one is wrong', () => {
  test.describe.configure({ mode: 'parallel' });
  /** Parts, which run in parallel workers. */
  const parts = 16;
  for (let part = 0; part < parts; part += 1)
    test(`part ${part + 1} of ${parts} -> each ends as it is known to end`, {
      tag: part === 0 ? [] : '@long',
    }, async () => {
      const own = lines.filter((_, n) => n % parts === part);
      expect(own.length).toBeGreaterThan(0);
      const others: string[] = [];
      for (const line of own) {
        const now = lineOf(readLine(line), (await outcomeOf(readLine(line))).outcome);
        if (now !== line) others.push(`${line}\nbut now ${now}`);
        // Five differences are enough.
        if (others.length === 5) break;
      }
      expect(others).toEqual([]);
    });
});
