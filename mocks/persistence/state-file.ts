/**
 * The text in which a state is kept: a line for each change, and after those of one write a line that ends it, each with
 * a checksum. Owns its form and what does not fit it; touches no file.
 */
import { crc32 } from 'node:zlib';
import type { Change, Dump } from '../service/index.js';

/** Milliseconds since 1970 at which the clock stands, or by which it is ahead of the machine's. */
export type KeptClock = { standsAtMs: number } | { aheadMs: number };

export interface Position extends Pick<Dump, 'nextId' | 'defaultAccount'> {
  clock: KeptClock;
}

/** What a directory was started with, and goes on with. */
export interface Start {
  seed: string;
  scenario?: string | undefined;
}

/** The line that ends a write. Without it the lines before it do not count. */
export interface WriteEnd extends Position, Start {
  format: number;
  /** How many writes the directory has had, this one included. */
  write: number;
  /** How many lines of changes belong to it. */
  changes: number;
}

/** What a file holds. */
export interface State {
  /** The line that ends the last whole write; undefined: there is none. */
  end: WriteEnd | undefined;
  /** In the order in which they were made; those of damaged writes too, as far as they can be read. */
  changes: Change[];
  /** What belongs to no whole write. */
  tail: Change[];
  /** How long the file is up to the end of the last whole write. */
  bytes: number;
  /** What is wrong before that, in words that say where. */
  damage: string[];
  /** The first line behind it, which belongs to no whole write; 0: there is none. */
  tornLine: number;
}

export const FORMAT = 2;
const NEWLINE = 10;
/** The checksum and a space. */
const SUM = 9;

export function lineOf(value: Change | WriteEnd): string {
  const text = JSON.stringify(value);
  return `${crc32(text)
    .toString(16)
    .padStart(SUM - 1, '0')} ${text}\n`;
}

/** Undefined for a line that is not what was written. */
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
  const shared = new Map<string, unknown>();
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
      state.tail.push(withSharedParts(value, shared));
    }
    at = next;
  }
  return state;
}

/** In memory many documents share one client, one tax and one empty value, which lie apart in the file. */
function withSharedParts(change: Change, shared: Map<string, unknown>): Change {
  if (change.table !== 'documents' || change.record === undefined) return change;
  const share = (part: unknown): unknown => {
    const text = JSON.stringify(part);
    if (!shared.has(text)) shared.set(text, part);
    return shared.get(text);
  };
  const { client, extras, lines, ...rest } = change.record as Record<string, unknown>;
  const sharedLines = (lines as { tax: unknown }[]).map((one) => ({ ...one, tax: share(one.tax) }));
  return { ...change, record: { ...rest, client: share(client), extras: share(extras), lines: sharedLines } };
}
