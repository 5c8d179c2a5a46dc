/** How many checks are under way at a time. Who comes back from a wait goes before those that have not begun. */

export interface Seats {
  take(): Promise<void>;
  leave(): void;
  back(): Promise<void>;
}

export function createSeats(count: number): Seats {
  let free = Math.max(1, count);
  const returning: (() => void)[] = [];
  const beginning: (() => void)[] = [];
  const take = (queue: (() => void)[]) =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free -= 1;
        resolve();
      } else queue.push(resolve);
    });
  return {
    take: () => take(beginning),
    back: () => take(returning),
    leave: () => {
      const next = returning.shift() ?? beginning.shift();
      if (next) next();
      else free += 1;
    },
  };
}
