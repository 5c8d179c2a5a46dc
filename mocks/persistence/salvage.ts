/**
 * Saves what can be read of a damaged directory: keeps a copy, lets LevelDB mend its files, and writes the records
 * that are whole anew. Says what was saved and what was lost; never makes up a record.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { ClassicLevel } from 'classic-level';
import type { Change } from '../service/index.js';
import { damageIn } from './damage.js';
import { changeOf, openDatabase } from './database.js';
import { openLevel, prepare } from './directory.js';
import { isWhole, META, type Meta, parsed, RECORD_KEY, tables } from './format.js';

interface Found {
  meta: Meta | undefined;
  changes: Change[];
  /** Records that are no longer what was written. */
  unreadable: number;
}

/** Mends a directory. Resolves to sentences about it. Rejects when nothing can be saved, with the copy's place. */
export async function salvage(path: string): Promise<string[]> {
  const directory = prepare(path);
  if (!existsSync(`${directory}/CURRENT`) && damageIn(directory).length === 0) return [`${directory} is new`];
  const damage = damageIn(directory);
  const copy = freeName(`${directory}.damaged`);
  cpSync(directory, copy, { recursive: true });
  await refuseUsed(directory, copy);
  await ClassicLevel.repair(directory);
  const found = await readable(directory);
  const kept = withAccounts(found.changes);
  if (kept.length === 0)
    throw new Error(`nothing in ${directory} can be saved; a copy of it lies in ${copy}`);
  await rewrite(directory, found.meta, kept);
  const orphans = found.changes.length - kept.length;
  const lost = [
    ...(found.meta?.records === undefined
      ? []
      : [`${kept.length} of ${found.meta.records} records are there`]),
    ...(found.unreadable > 0 ? [`${found.unreadable} could not be read`] : []),
    ...(orphans > 0 ? [`${orphans} belong to an account that is lost`] : []),
    ...(found.meta ? [] : ['clock and seed are lost, and ids go on after the highest one']),
  ];
  return [
    ...damage.map((one) => `damaged: ${one}`),
    `salvaged into ${directory}: ${countsOf(kept)}${lost.length > 0 ? `; ${lost.join('; ')}` : ''}`,
    `the directory as it was lies in ${copy}`,
  ];
}

/** A mock that uses the directory must not lose it under its hands: its lock refuses us. */
async function refuseUsed(directory: string, copy: string): Promise<void> {
  try {
    await (await openLevel(directory, false)).close();
  } catch (error) {
    // Anything else that keeps it from opening is what is to be mended.
    if (!(error as Error).message.includes('in use by another mock')) return;
    rmSync(copy, { recursive: true });
    throw error;
  }
}

function freeName(wished: string): string {
  let name = wished;
  for (let n = 2; existsSync(name); n++) name = `${wished}-${n}`;
  return name;
}

async function readable(directory: string): Promise<Found> {
  const level = await openLevel(directory);
  try {
    const text = await level.get(META);
    const meta = text === undefined ? undefined : parsed(text);
    const generations = new Map<string, Change[]>();
    let unreadable = 0;
    const shared = new Map<string, unknown>();
    for await (const [key, value] of level.iterator()) {
      const generation = RECORD_KEY.exec(key)?.[1];
      if (generation === undefined) continue;
      const changes = generations.get(generation) ?? [];
      generations.set(generation, changes);
      const change = recordOf(key, value, shared);
      if (change === undefined) unreadable++;
      else changes.push(change);
    }
    return { meta: meta && isWhole(meta) ? meta : undefined, changes: chosen(generations, meta), unreadable };
  } finally {
    await level.close();
  }
}

/** The generation in force; the fullest one when nobody knows which it was. */
function chosen(generations: ReadonlyMap<string, Change[]>, meta: Meta | undefined): Change[] {
  const inForce = generations.get(String(meta?.generation ?? '').padStart(16, '0'));
  return inForce ?? [...generations.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

function recordOf(key: string, value: string, shared: Map<string, unknown>): Change | undefined {
  try {
    const change = changeOf(key, value, key.slice(0, key.indexOf('!') + 1), shared);
    const { id } = change.record as { id?: unknown };
    return tables.includes(change.table) && id === change.id ? change : undefined;
  } catch {
    return undefined;
  }
}

function withAccounts(changes: readonly Change[]): Change[] {
  const accounts = new Set(changes.filter(({ table }) => table === 'account').map(({ id }) => id));
  return changes.filter(({ accountId }) => accounts.has(accountId));
}

async function rewrite(directory: string, meta: Meta | undefined, changes: readonly Change[]): Promise<void> {
  const fresh = `${directory}.salvaging`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  const highest = changes.reduce((most, { id }) => Math.max(most, id), 0);
  const accounts = changes.filter(({ table }) => table === 'account').map(({ id }) => id);
  const known = meta !== undefined && accounts.includes(meta.defaultAccount);
  const database = await openDatabase(fresh, { seed: meta?.seed ?? '1', scenario: meta?.scenario ?? 'demo' });
  await database.replace(
    { nextId: 0, defaultAccount: 0, changes },
    {
      nextId: Math.max(meta?.nextId ?? 0, highest + 1),
      defaultAccount: known ? meta.defaultAccount : (accounts[0] as number),
      clock: meta?.clock ?? { aheadMs: 0 },
    },
  );
  await database.close();
  rmSync(directory, { recursive: true });
  renameSync(fresh, directory);
}

function countsOf(changes: readonly Change[]): string {
  const counts = tables.map((table) => [table, changes.filter((one) => one.table === table).length] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table === 'account' ? 'accounts' : table}`)
    .join(', ');
}
