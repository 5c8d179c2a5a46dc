/**
 * How many writes a directory has had, in a file beside LevelDB's: by it the loss of the last ones is noticed,
 * which leaves everything else whole. Written after each write without waiting for the disk; a kill leaves it right.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export const WRITE_COUNT_FILE = 'WRITES';
const FORM = /^(\d{16})\n$/;

export interface WriteCount {
  /** Throws where the file cannot be written. */
  set(writes: number): void;
  close(): void;
}

/** Undefined where there is no such file; NaN where it holds something else. */
export function readWriteCount(directory: string): number | undefined {
  const path = join(directory, WRITE_COUNT_FILE);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'latin1');
  // What a power failure may leave: it was never written out.
  if (text.replaceAll('\0', '') === '') return 0;
  return Number(FORM.exec(text)?.[1] ?? Number.NaN);
}

export function openWriteCount(directory: string): WriteCount {
  const path = join(directory, WRITE_COUNT_FILE);
  const file = openSync(path, existsSync(path) ? 'r+' : 'w+');
  return {
    set: (writes) => {
      writeSync(file, `${String(writes).padStart(16, '0')}\n`, 0);
    },
    close: () => closeSync(file),
  };
}
