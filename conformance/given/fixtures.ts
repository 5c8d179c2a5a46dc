/**
 * Fixtures by name: each is created once for all checks of a run, and again after a failure.
 *
 * A call for a fixture that is being created waits for it. Creating a fixture may require others; a cycle would wait for ever,
 * so the call that would close it throws.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Fixtures {
  /** Throws when the fixture requires itself. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  has(name: string): boolean;
  forget(name: string): void;
  /** The fixtures being created, each with the fixture that it waits for, if any. */
  pending(): { name: string; waitsFor: string | undefined }[];
}

/** The fixture that is being created in the current async context. */
interface Making {
  owner: Fixtures;
  name: string;
}
const making = new AsyncLocalStorage<Making | undefined>();

export function createFixtures(): Fixtures {
  const pool = new Map<string, Promise<unknown>>();
  const unsettled = new Set<string>();
  const waitsFor = new Map<string, string>();
  const needs = (name: string | undefined, wanted: string): boolean =>
    name !== undefined && (name === wanted || needs(waitsFor.get(name), wanted));
  const fixtures: Fixtures = {
    has: (name) => pool.has(name),
    forget: (name) => {
      pool.delete(name);
    },
    pending: () => [...unsettled].map((name) => ({ name, waitsFor: waitsFor.get(name) })),
    once: async <T>(name: string, make: () => Promise<T>): Promise<T> => {
      const current = making.getStore();
      const maker = current?.owner === fixtures ? current.name : undefined;
      if (maker !== undefined && unsettled.has(name) && needs(name, maker))
        throw new Error(`the fixture "${maker}" needs "${name}", which needs "${maker}"`);
      let made = pool.get(name) as Promise<T> | undefined;
      if (!made) {
        unsettled.add(name);
        made = making.run({ owner: fixtures, name }, make).finally(() => unsettled.delete(name));
        pool.set(name, made);
        made.catch(() => pool.delete(name));
      }
      if (maker === undefined) return made;
      waitsFor.set(maker, name);
      try {
        return await made;
      } finally {
        waitsFor.delete(maker);
      }
    },
  };
  return fixtures;
}
