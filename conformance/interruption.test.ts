// The first signal requests an orderly end, the second one ends the process.
import { expect, test } from '@playwright/test';
import { type Interruption, listenForSignals, type SignalName, unlessInterrupted } from './interruption.js';

const names: SignalName[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const listeners = () => names.map((name) => process.listeners(name));
let before: ReturnType<typeof listeners>;
let one: Interruption;
test.beforeEach(() => {
  before = listeners();
  one = listenForSignals();
});
test.afterEach(() => one.off());

/** The status with which the process would have ended. */
function endedBy(work: () => void): unknown {
  const { exit } = process;
  const ends: unknown[] = [];
  process.exit = ((status: unknown) => {
    ends.push(status);
    throw new Error('ended');
  }) as typeof process.exit;
  try {
    work();
  } catch (error) {
    if ((error as Error).message !== 'ended') throw error;
  } finally {
    process.exit = exit;
  }
  return ends[0];
}

test('each signal is listened for until it is off', () => {
  for (const [n, name] of names.entries()) {
    const added = process.listeners(name).filter((each) => !before[n]?.includes(each));
    expect(added, name).toHaveLength(1);
    const other = listenForSignals();
    (process.listeners(name).at(-1) as () => void)();
    expect([other.name(), one.name()]).toEqual([name, undefined]);
    other.off();
  }
  one.off();
  expect(listeners()).toEqual(before);
});

test('none -> nothing; the first one -> its name, the end is asked for, and the process goes on', () => {
  expect([one.name(), one.signal.aborted]).toEqual([undefined, false]);
  expect(endedBy(() => one.raise('SIGHUP'))).toBeUndefined();
  expect([one.name(), one.signal.aborted]).toEqual(['SIGHUP', true]);
});

for (const [name, status] of [
  ['SIGINT', 130],
  ['SIGHUP', 130],
  ['SIGTERM', 143],
] as const)
  test(`${name} -> status ${status}; a second signal of any kind ends with that of the first`, () => {
    one.raise(name);
    expect(one.exitStatus()).toBe(status);
    expect(endedBy(() => one.raise(name === 'SIGTERM' ? 'SIGINT' : 'SIGTERM'))).toBe(status);
    expect(one.name()).toBe(name);
  });

test('work that ends first -> what it gives, also its error; a signal first -> nothing', async () => {
  expect(await unlessInterrupted(one, Promise.resolve(5))).toBe(5);
  await expect(unlessInterrupted(one, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const never = new Promise<number>(() => {});
  const pending = unlessInterrupted(one, never);
  one.raise('SIGINT');
  expect(await pending).toBeUndefined();
  expect(await unlessInterrupted(one, Promise.resolve(5))).toBeUndefined();
});

test('work that fails after the signal -> nobody has to catch it', async () => {
  const uncaught: unknown[] = [];
  const listen = (error: unknown) => uncaught.push(error);
  process.prependListener('unhandledRejection', listen);
  one.raise('SIGINT');
  await unlessInterrupted(one, Promise.reject(new Error('late')));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', listen);
  expect(uncaught).toEqual([]);
});
