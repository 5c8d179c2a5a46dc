/**
 * Owns look-up by name, shared between forks until written: keys are spread over shards, and the first write
 * to a shard copies that shard only. Values must be immutable.
 */
import type { Owner } from './table.js';

const SHARDS = 128;

interface Shard<V> {
  readonly owner: Owner;
  readonly map: Map<string, V>;
}

export interface CowMap<V> {
  readonly owner: Owner;
  shards: (Shard<V> | undefined)[];
  spineOwner: Owner;
}

export const createMap = <V>(owner: Owner): CowMap<V> => ({ owner, shards: [], spineOwner: owner });

/** A map with the same entries; writes to either side are not seen by the other. Constant time. */
export const forkMap = <V>(map: CowMap<V>, owner: Owner): CowMap<V> => ({
  owner,
  shards: map.shards,
  spineOwner: map.spineOwner,
});

function shardOf(key: string): number {
  let hash = 0;
  for (let i = Math.max(0, key.length - 24); i < key.length; i++) hash = (hash * 31 + key.charCodeAt(i)) | 0;
  return (hash >>> 0) % SHARDS;
}

export function getEntry<V>(map: CowMap<V>, key: string): V | undefined {
  return map.shards[shardOf(key)]?.map.get(key);
}

/** Stores a value; undefined removes the entry. */
export function setEntry<V>(map: CowMap<V>, key: string, value: V | undefined): void {
  if (map.spineOwner !== map.owner) {
    map.shards = map.shards.slice();
    map.spineOwner = map.owner;
  }
  const index = shardOf(key);
  let shard = map.shards[index];
  if (shard?.owner !== map.owner) {
    shard = { owner: map.owner, map: new Map(shard?.map) };
    map.shards[index] = shard;
  }
  if (value === undefined) shard.map.delete(key);
  else shard.map.set(key, value);
}

/** All values, in no order that means anything. */
export function* eachEntry<V>(map: CowMap<V>): Generator<V> {
  for (const shard of map.shards) if (shard) yield* shard.map.values();
}

const NONE: readonly number[] = [];

/** The ids kept under a key, oldest first. */
export const idsOf = (map: CowMap<readonly number[]>, key: string): readonly number[] =>
  getEntry(map, key) ?? NONE;

export function addId(map: CowMap<readonly number[]>, key: string, id: number): void {
  const ids = idsOf(map, key);
  if (!ids.includes(id)) setEntry(map, key, [...ids, id]);
}

export function removeId(map: CowMap<readonly number[]>, key: string, id: number): void {
  const ids = idsOf(map, key).filter((one) => one !== id);
  setEntry(map, key, ids.length > 0 ? ids : undefined);
}
