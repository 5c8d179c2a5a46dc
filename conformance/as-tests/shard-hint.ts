/** A hint for a configuration in which `--shard` does not distribute the checks. */

/** The relevant part of Playwright's configuration. */
interface Sharding {
  shard: { current: number; total: number } | null;
  fullyParallel: boolean;
}

/** Undefined if no hint is needed. `fullyParallel` of a single project is not visible to tests. */
export function shardHint({ shard, fullyParallel }: Sharding): string | undefined {
  if (!shard || shard.total < 2 || fullyParallel) return undefined;
  return (
    `conformance(): Playwright deals out whole files, so that shard ${shard.current} of ${shard.total} runs all checks of this ` +
    'one and the other shards none. Add --fully-parallel, or fullyParallel: true in the configuration.'
  );
}
