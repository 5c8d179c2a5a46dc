/** Lets what has the same name run one after another, while checks run side by side. */

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
