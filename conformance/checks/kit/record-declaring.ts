/** Declares checks of records, and holds the texts they send. */

import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { declaring } from './declare.js';
import type { RecordKind } from './records.js';

export interface FieldedKind extends RecordKind {
  /** The names of the fields in `options`, known without a target. */
  fields: readonly string[];
  /** Further lawful values, besides those of `options`. */
  furtherValues?: (t: CheckContext) => Json;
}

export const unicodeText = 'Ação nº 7 – “Čaj” Ωμέγα Ж 日本語 €';
export const astralText = 'Emoji 😀🏳️‍🌈 𝒳 𠮷 e\u0301';
export const markedText = `O'Neil & Co.  two blanks "A/B" 100% \\n + ; # ? {x} [y] =1`;
/** Shorter forms for names: how long a name may be is not documented, and it contains a unique part besides. */
const shortUnicode = 'Ação “Č” Ω Ж 日本';
export const shortNames: Partial<Record<string, string>> = {
  [unicodeText]: shortUnicode,
  [markedText]: `O'N & "A/B"  1%`,
  [astralText]: '😀 𝒳 𠮷',
};
/** Texts of 300 and 5,000 characters, made of different letters. */
export const longText = `${'Ab cd-ef. '.repeat(30).trim()}.`;
export const veryLongText = `${'Zx wv-ut. '.repeat(500).trim()}.`;

/** Declares checks which assert that fields of this kind of record are kept. */
export const keeping = (kind: RecordKind) =>
  declaring({ kind: 'round-trip', statement: kind.statement, covers: true });

export function textsOf(kind: RecordKind, text: string): Json {
  return Object.fromEntries(kind.texts.map((field) => [field, text]));
}
