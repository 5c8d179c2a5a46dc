/**
 * Fixtures: what is made once for all checks of a run, by name, and made again when that failed. Makes nothing itself.
 *
 * Whoever asks for a fixture that is being made waits for its maker. Makers ask for further fixtures, so that a circle of
 * names would wait for ever: it is an error at the moment in which it would close.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Fixtures {
  /** Throws, instead of waiting, when the fixture needs itself. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  has(name: string): boolean;
  forget(name: string): void;
  /** The names of those that are being made, each with the one that it waits for, if any. */
  pending(): { name: string; waitsFor: string | undefined }[];
}

/** The fixture in whose making a call happens. */
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
