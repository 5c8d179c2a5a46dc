/** Says what to do where `--shard` would not share the checks out. Prints nothing itself. */

/** The part of Playwright's configuration that decides it. */
interface Sharding {
  shard: { current: number; total: number } | null;
  fullyParallel: boolean;
}

/** Undefined where there is nothing to say. That a project is fully parallel by itself is not shown to any test. */
export function shardHint({ shard, fullyParallel }: Sharding): string | undefined {
  if (!shard || shard.total < 2 || fullyParallel) return undefined;
  return (
    `conformance(): Playwright deals out whole files, so that shard ${shard.current} of ${shard.total} runs all checks of this ` +
    'one and the other shards none. Add --fully-parallel, or fullyParallel: true in the configuration.'
  );
}
