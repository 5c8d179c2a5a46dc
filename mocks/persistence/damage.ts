/**
 * Looks at LevelDB's files before LevelDB does, which drops what it cannot read without a word: of those in use, every
 * record of a log and every block of a table has a sum. Says which file is damaged and where; mends nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Listed, readList, readLog, tableDamage } from './level-files.js';

/** One sentence: which file, where, what. */
export type Damage = string;

/** What is wrong in a directory that LevelDB made; empty when every sum is right. */
export function damageIn(directory: string): Damage[] {
  const files = readdirSync(directory);
  const read = (file: string) => readFileSync(join(directory, file));
  if (!files.includes('CURRENT')) return withoutCurrent(files, read);
  const named = read('CURRENT').toString('latin1');
  if (!/^MANIFEST-\d+\n$/.test(named)) return ['CURRENT does not name a list of files'];
  const list = named.trim();
  if (!files.includes(list)) return [`${list}, which CURRENT names, is missing`];
  const { records, damage } = readLog(read(list));
  if (damage !== undefined) return [`${list} ${damage}`];
  try {
    return inUse(readList(records), files, read);
  } catch (error) {
    return [`${list} is damaged: ${(error as Error).message}`];
  }
}

type Read = (file: string) => Buffer;

/** What LevelDB was about to throw away, half written ones too, may look as it likes. */
function inUse({ tables, log, logBefore }: Listed, files: readonly string[], read: Read): Damage[] {
  const found: Damage[] = [];
  const judge = (file: string, damage: string | undefined) => {
    if (damage !== undefined) found.push(`${file} ${damage}`);
  };
  for (const table of tables) {
    const file = files.find((one) => /\.(ldb|sst)$/.test(one) && Number.parseInt(one, 10) === table);
    if (file === undefined) found.push(`${String(table).padStart(6, '0')}.ldb is missing`);
    else judge(file, tableDamage(read(file)));
  }
  for (const file of files.filter((one) => one.endsWith('.log'))) {
    const number = Number.parseInt(file, 10);
    if (number >= log || number === logBefore) judge(file, readLog(read(file)).damage);
  }
  return found;
}

/** A first start that was killed leaves no CURRENT and nothing of worth; else somebody has lost it. */
function withoutCurrent(files: readonly string[], read: Read): Damage[] {
  const full = files.filter((file) => /\.(ldb|sst|log)$/.test(file) && read(file).length > 0);
  return full.length > 0 ? [`CURRENT is missing beside ${full.join(', ')}`] : [];
}
