/**
 * Lets what has the same name run one after another, while checks run side by side. Who has to wait leaves the seat to
 * another check meanwhile.
 */

/** Told by who has to wait for a turn; see seats.ts. */
export interface Aside {
  leave(): void;
  back(): Promise<void>;
}

export interface Turns {
  take<T>(name: string, run: () => Promise<T>, aside?: Aside): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(name, run, aside) {
      const before = last.get(name);
      if (before) aside?.leave();
      const turn = before ? before.then(() => aside?.back()).then(run) : run();
      const over = turn
        .catch(() => {})
        .then(() => {
          if (last.get(name) === over) last.delete(name);
        });
      last.set(name, over);
      return turn;
    },
  };
}
