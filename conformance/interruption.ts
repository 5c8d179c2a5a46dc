/**
 * Ctrl+C, SIGTERM and a lost terminal. The first signal requests an orderly end, the second one ends the process at once.
 */
export type SignalName = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

export interface Interruption {
  readonly signal: AbortSignal;
  /** The first signal; undefined while there was none. */
  name(): SignalName | undefined;
  exitStatus(): 130 | 143;
  /** Acts as if this signal had been received. */
  raise(name: SignalName): void;
  off(): void;
}

const names: readonly SignalName[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const statusOf = (name: SignalName | undefined) => (name === 'SIGTERM' ? 143 : 130);

export function listenForSignals(): Interruption {
  const abort = new AbortController();
  let first: SignalName | undefined;
  const raise = (name: SignalName) => {
    if (first !== undefined) process.exit(statusOf(first));
    first = name;
    abort.abort();
  };
  const listeners = names.map((name) => [name, () => raise(name)] as const);
  for (const [name, listener] of listeners) process.on(name, listener);
  return {
    signal: abort.signal,
    name: () => first,
    exitStatus: () => statusOf(first),
    raise,
    off: () => {
      for (const [name, listener] of listeners) process.off(name, listener);
    },
  };
}

/** Resolves to the result of `work`, or to undefined if a signal comes first. */
export async function unlessInterrupted<T>(
  { signal }: Interruption,
  work: Promise<T>,
): Promise<T | undefined> {
  work.catch(() => {});
  if (signal.aborted) return undefined;
  const aborted = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  return await Promise.race([work, aborted]);
}
