// The checks, from the sources: all pass on the lawful mock, and on faulty mocks each sees what it is known to see.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startMock, type VariantName } from '../../mocks/index.js';
import { learn, settingsFor, targetOf, whyNotLawful } from './in-process.js';
import { type Counterexample, learnedOf, runOnLawful, seenOn, sentByKind } from './known/known.js';

/** Written by `npm run known`. After a deliberate change of a check, write it again and review the difference. */
const known = (file: string): string => readFileSync(new URL(`known/${file}`, import.meta.url), 'utf8');

// `npm test` also runs the command on this mock, as a separate step.
test('a full run on the lawful mock -> every check passes, none saw anything that is not as stated, and each kind sends what it sent', {
  tag: '@long',
}, async () => {
  const { results, left, sent } = await runOnLawful();
  expect(results.map((one) => [one.id, whyNotLawful(one)]).filter(([, seen]) => seen)).toEqual([]);
  expect(left).toBe(0);
  expect(results.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(results.length * 0.9);
  expect(sentByKind(results, sent), 'after a change on purpose: npm run known -- --requests').toEqual(
    known('requests.txt').trim().split('\n'),
  );
});

test('the forms of the mock -> learned as they are: the likeliest form of each', async () => {
  const mock = await startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} });
  try {
    const dialect = await learn(settingsFor(targetOf(mock)));
    expect([dialect.failed, dialect.lacks, dialect.also]).toEqual([
      {},
      {},
      { line: {}, client: {}, guide: {} },
    ]);
    expect(dialect.tax?.value).toBeGreaterThan(0);
  } finally {
    await mock.close();
  }
});

test('the forms of mocks that take others -> learned as they are', async () => {
  const learned = JSON.parse(known('learned.json')) as Partial<Record<VariantName, unknown>>;
  expect(Object.keys(learned).length).toBeGreaterThan(5);
  for (const [variant, own] of Object.entries(learned))
    expect.soft(await learnedOf(variant as VariantName), variant).toEqual(own);
});

test.describe('checks on faulty mocks', () => {
  test.describe.configure({ mode: 'parallel' });
  const counterexamples = JSON.parse(known('counterexamples.json')) as Counterexample[];
  /** Parts, which run in parallel workers. */
  const parts = 4;
  for (let part = 0; part < parts; part += 1)
    test(`part ${part + 1} of ${parts} -> each sees what it is known to see`, {
      tag: part === 0 ? [] : '@long',
    }, async () => {
      const own = counterexamples.filter((_, n) => n % parts === part);
      expect(own.length).toBeGreaterThan(0);
      for (const one of own) {
        const ids = one.checks.map(({ check }) => check);
        expect.soft(await seenOn(one.fault, ids), one.fault).toEqual(one);
      }
    });
});
