/** The form in which checks of records are declared, and the texts they send. Owns no checks. */

import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { declaring } from './declare.js';
import type { RecordKind } from './records.js';

export interface FieldedKind extends RecordKind {
  /** The names in `options`, known before there is a target. */
  fields: readonly string[];
  /** Lawful values that `options` does not have. */
  furtherValues?: (t: CheckContext) => Json;
}

export const unicodeText = 'Ação nº 7 – “Čaj” Ωμέγα Ж 日本語 €';
export const astralText = 'Emoji 😀🏳️‍🌈 𝒳 𠮷 e\u0301';
export const markedText = `O'Neil & Co.  two blanks "A/B" 100% \\n + ; # ? {x} [y] =1`;
/** The same in short: how long a name may be is not shown, and it holds a unique part besides. */
const shortUnicode = 'Ação “Č” Ω Ж 日本';
export const shortNames: Partial<Record<string, string>> = {
  [unicodeText]: shortUnicode,
  [markedText]: `O'N & "A/B"  1%`,
  [astralText]: '😀 𝒳 𠮷',
};
/** 300 characters, and 5,000 of another kind. */
export const longText = `${'Ab cd-ef. '.repeat(30).trim()}.`;
export const veryLongText = `${'Zx wv-ut. '.repeat(500).trim()}.`;

/** How checks are declared of which each asserts that records of this kind are kept. */
export const keeping = (kind: RecordKind) =>
  declaring({ kind: 'round-trip', statement: kind.statement, covers: true });

export function textsOf(kind: RecordKind, text: string): Json {
  return Object.fromEntries(kind.texts.map((field) => [field, text]));
}
