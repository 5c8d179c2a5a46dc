/**
 * How the checks that run at a time (`--workers`) are spread: over processes, and lanes within one. While one lane of
 * a process waits for its answer, the other one's is judged; a second process costs a second of starting up.
 */
export interface Lanes {
  processes: number;
  /** Checks at a time in each process. */
  perProcess: number;
}

/** Never more checks at a time than `workers`. */
export function spread(workers: number): Lanes {
  const perProcess = workers % 2 === 0 ? 2 : 1;
  return { processes: workers / perProcess, perProcess };
}

/** Lets what has the same name run one after another. */
export interface Turns {
  take<T>(name: string, run: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(name, run) {
      const turn = (last.get(name) ?? Promise.resolve()).then(run);
      last.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}
