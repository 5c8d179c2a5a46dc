/**
 * The format of a stored state: one line per change, and a final line per write, each with a checksum. Detects lines
 * that do not fit; accesses no file.
 */
import { crc32 } from 'node:zlib';
import type { Change, Dump, KeptClock } from '../service/index.js';

export interface Position extends Pick<Dump, 'nextId' | 'defaultAccount'> {
  clock: KeptClock;
}

/** The seed and scenario that the directory was created with. */
export interface Start {
  seed: string;
  scenario?: string | undefined;
}

/** The final line of a write. Without it the lines before it do not count. */
export interface WriteEnd extends Position, Start {
  format: number;
  /** The number of this write in the directory, from 1. */
  write: number;
  /** The number of lines of changes in it. */
  changes: number;
}

/** The contents of a file. */
export interface State {
  /** The final line of the last complete write; undefined: there is none. */
  end: WriteEnd | undefined;
  /** In order; those of damaged writes too, as far as they can be parsed. */
  changes: Change[];
  /** Changes after the last complete write. */
  tail: Change[];
  /** The length of the file up to the end of the last complete write. */
  bytes: number;
  /** What is wrong before that, with its place. */
  damage: string[];
  /** The number of the first line after it; 0: there is none. */
  tornLine: number;
}

export const FORMAT = 2;
const NEWLINE = 10;
/** Length of the checksum and a space. */
const SUM = 9;

export function lineOf(value: Change | WriteEnd): string {
  const text = JSON.stringify(value);
  return `${crc32(text)
    .toString(16)
    .padStart(SUM - 1, '0')} ${text}\n`;
}

/** Undefined when the checksum does not match. */
function valueIn(line: Buffer): Change | WriteEnd | undefined {
  const text = line.subarray(SUM);
  if (
    line.toString('latin1', 0, SUM - 1) !==
    crc32(text)
      .toString(16)
      .padStart(SUM - 1, '0')
  )
    return undefined;
  return JSON.parse(text.toString()) as Change | WriteEnd;
}

export function readState(file: Buffer): State {
  const state: State = { end: undefined, changes: [], tail: [], bytes: 0, damage: [], tornLine: 0 };
  let wrong: string | undefined;
  for (let at = 0, line = 1; at < file.length; line++) {
    const newline = file.indexOf(NEWLINE, at);
    const next = newline < 0 ? file.length : newline + 1;
    const value = newline < 0 ? undefined : valueIn(file.subarray(at, newline));
    if (state.tornLine === 0) state.tornLine = line;
    if (value === undefined) {
      wrong ??= `line ${line} (byte ${at}) does not have its checksum`;
    } else if ('write' in value) {
      const place = `the write that line ${line} ends`;
      const before = state.end?.write ?? value.write - 1;
      if (wrong === undefined && value.changes !== state.tail.length)
        wrong = `${place} has ${state.tail.length} lines of ${value.changes}`;
      if (wrong === undefined && value.write !== before + 1)
        wrong = `${place} is number ${value.write} and follows number ${before}`;
      if (wrong !== undefined) state.damage.push(wrong);
      wrong = undefined;
      for (const change of state.tail) state.changes.push(change);
      Object.assign(state, { end: value, tail: [], bytes: next, tornLine: 0 });
    } else {
      state.tail.push(value);
    }
    at = next;
  }
  return state;
}
