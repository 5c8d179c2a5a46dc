// Support for the tests that conformance() declares: options, call sites, shared state of workers, two copies of Playwright.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { callingAt, callSiteOf } from './call-site.js';
import { listedStillHold } from './listed.js';
import { twoCopies } from './one-playwright.js';
import { readOptions } from './options.js';
import { shardHint } from './shard-hint.js';
import { openSharedState } from './shared-state.js';

const target = { baseUrl: 'http://127.0.0.1:1', apiKey: 'k' };
let place: string;
test.beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'as-tests-'));
});
test.afterEach(() => rmSync(place, { recursive: true, force: true }));

test('options in camelCase and environment variables -> the settings of the command', () => {
  const env = {
    CONFORMANCE_PUBLIC_URL: 'http://127.0.0.1:2',
    CONFORMANCE_SEED: '7',
    CONFORMANCE_ONLY: 'a,b',
  };
  const { settings, missing } = readOptions({ ...target, accountId: 3, readOnly: true }, env);
  expect(missing).toBeUndefined();
  expect(settings).toMatchObject({
    ...{ baseUrl: target.baseUrl, publicUrl: 'http://127.0.0.1:2', accountId: '3', readOnly: true },
    ...{ seed: 7, only: ['a', 'b'] },
  });
});

test('neither address nor key -> the tests can be listed, and what is missing is named', () => {
  expect(readOptions({}, {}).missing).toBe(
    'conformance() needs baseUrl (or CONFORMANCE_BASE_URL) and apiKey (or CONFORMANCE_API_KEY).',
  );
});

for (const [name, options, words] of [
  ['an option of the command that Playwright has itself', { workers: 4 }, /--workers to playwright/],
  ['an option that there is not', { baseURL: 'http://x' }, /knows no option "baseURL"; it knows baseUrl, /],
  ['a wrong value', { profile: 'tiny' }, /profile is "tiny": it must be smoke, full or soak/],
] as const)
  test(`${name} -> refused in the words of these options`, () => {
    expect(() => readOptions({ ...target, ...(options as object) }, {})).toThrow(words);
  });

test('--shard without --fully-parallel -> what to do; with it, or without a shard, nothing', () => {
  const shard = { current: 1, total: 3 };
  expect(shardHint({ shard, fullyParallel: false })).toMatch(/shard 1 of 3 .* Add --fully-parallel/);
  expect(shardHint({ shard, fullyParallel: true })).toBeUndefined();
  expect(shardHint({ shard: null, fullyParallel: false })).toBeUndefined();
});

test('what is called at a place -> sees that place as its caller', () => {
  const seen = () => callSiteOf(seen);
  let site: unknown;
  callingAt({ file: '/some/where/a.spec.ts', line: 12, column: 5 })((value: string) => {
    site = value;
  }, 'given on');
  expect(site).toBe('given on');
  const caller = callingAt({ file: '/some/where/a.spec.ts', line: 12, column: 5 });
  function callee() {
    site = callSiteOf(callee);
  }
  caller(callee);
  expect(site).toMatchObject({ file: '/some/where/a.spec.ts', line: 12 });
  expect(seen()?.file).toContain('as-tests.test');
});

const workers = { first: { workerIndex: 0, parallelIndex: 0 }, next: { workerIndex: 3, parallelIndex: 0 } };

test('what one worker made -> the one that takes its place finds it, and what it said', async () => {
  const state = openSharedState({ outputDir: place, ...workers.first }, 'a');
  expect(await state.once('learned', async () => ({ n: 1 }))).toEqual({ n: 1 });
  state.add('reported', { key: 'x' });
  const next = openSharedState({ outputDir: place, ...workers.next }, 'a');
  expect(await next.once('learned', async () => ({ n: 2 }))).toEqual({ n: 1 });
  expect(next.all('reported')).toEqual([{ key: 'x' }]);
  const other = openSharedState({ outputDir: place, ...workers.next }, 'b');
  expect(await other.once('learned', async () => ({ n: 2 }))).toEqual({ n: 2 });
});

test('something under one name -> one after another, also when one fails', async () => {
  const [one, two] = [workers.first, workers.next].map((own) =>
    openSharedState({ outputDir: place, ...own }, 'a'),
  );
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = one?.locked('tax', async () => {
    await held;
    order.push('first');
    throw new Error('broken');
  });
  const second = two?.locked('tax', async () => order.push('second'));
  release();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('a lock whose holder was killed -> is acquired', async () => {
  const state = openSharedState({ outputDir: place, ...workers.first }, 'a');
  await state.once('learned', async () => 1);
  const root = join(place, '.conformance');
  // No process has this id: it is above the maximum.
  for (const folder of readdirSync(root)) writeFileSync(join(root, folder, 'tax.lock'), '99999999');
  expect(await state.locked('tax', async () => 'used')).toBe('used');
});

test('the copy that runs tests is another than the one that is imported -> said, with both and what to do', () => {
  const copyAt = (...parts: string[]) => {
    const modules = join(place, ...parts, 'node_modules');
    for (const name of ['@playwright/test', 'playwright']) {
      mkdirSync(join(modules, name), { recursive: true });
      writeFileSync(join(modules, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
      writeFileSync(join(modules, name, 'cli.js'), '');
    }
    return modules;
  };
  const [project, linked] = [copyAt('project'), copyAt('linked')];
  const runner = join(project, '@playwright/test', 'cli.js');
  const worker = join(project, 'playwright', 'cli.js');
  const here = (modules: string) => join(modules, '..', 'dist', 'one.js');
  for (const running of [runner, worker]) {
    expect(twoCopies(running, here(project))).toBeUndefined();
    const words = twoCopies(running, here(linked)) ?? '';
    expect(words).toContain(join(project, 'playwright'));
    expect(words).toContain(join(linked, 'playwright'));
    expect(words).toMatch(/install @playwright\/test once/);
  }
  expect(twoCopies(undefined, here(linked))).toBeUndefined();
});

test('deviations -> judged when every check was run, else left with the reason', () => {
  const checks = [{ id: 'a/x' }, { id: 'a/y' }] as unknown as Check[];
  const passed = (id: string) =>
    ({
      id,
      operation: 'a',
      verdict: 'pass',
      violations: [],
      called: {},
      asserted: [],
      exchanges: [],
    }) as never;
  const results: CheckResult[] = [passed('a/x')];
  const listed = [{ finding: 'gone', reason: 'r' }];
  expect(listedStillHold(checks, results, listed)).toEqual({
    skip: '1 of 2 checks were not run before: only a whole run reports',
  });
  const { fail } = listedStillHold(checks, [...results, passed('a/y')], listed);
  expect(fail).toContain('not seen any more');
});
