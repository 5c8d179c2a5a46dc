// One check at a time with one wrong answer: how it ends, what it sees, what it sends by then. Few things are faulted, many are seen.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lineOf, outcomeOf, readLine } from '../selfcheck/known/wrong-answers.js';

/** Written by `npm run known -- --wrong-answers`, and after a change on purpose by `npm run known -- --refresh`. */
const lines = readFileSync(new URL('../selfcheck/known/wrong-answers.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test.describe('checks of whose answers one is wrong', () => {
  test.describe.configure({ mode: 'parallel' });
  /** So that workers share them. */
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
        // Whatever changed, these show it.
        if (others.length === 5) break;
      }
      expect(others).toEqual([]);
    });
});
