/**
 * The shape of a failure: what stays the same when the same fault shows again in another run. Used to
 * recognise a known deviation and to fold identical failures into one line; it judges nothing itself.
 */
import type { CheckResult } from '../judge/result.js';

const longest = 400;

/** The words after which a three-digit number is an HTTP status, and therefore kept. */
const beforeStatus =
  /(?:^|\b(?:status|http(?:\/1\.1)?|answer(?:s|ed)?|got|code|or|and|not|returned|with status|but|a|an|any)[ :=]+)$/i;

/**
 * `expected X; actual Y` with everything that changes from run to run replaced by a placeholder: ids and
 * numbers `#`, dates `<date>`, UUIDs and mixed tags `*`, addresses `<url>`, quoted free text `"*"`. HTTP
 * statuses stay. Readable, and free of hashes, so that a reviewer of the deviations file sees what it says.
 */
export function fingerprint(result: Pick<CheckResult, 'expected' | 'actual' | 'reason'>): string {
  const expected = normalise(result.expected ?? '');
  const actual = normalise(result.actual ?? '');
  if (!expected && !actual) return normalise(result.reason ?? '') || 'no detail';
  return `expected ${expected || '-'}; actual ${actual || '-'}`;
}

/** One text with its ids, numbers, dates, tags and free text replaced by placeholders. */
export function normalise(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/https?:\/\/[^\s"'<>)]+/gi, '<url>')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (whole, inner: string) => (isWord(inner) ? whole : '"*"'))
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '*')
    .replace(
      /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?|\b\d\d\/\d\d\/\d{4}(?: \d\d:\d\d:\d\d)?/g,
      '<date>',
    )
    .replace(/[A-Za-z0-9_-]{6,}/g, (word) => (isTag(word) ? '*' : word));
  const numbered = plain.replace(/-?\d+(?:[.,]\d+)*/g, (number: string, at: number) =>
    isStatus(plain, number, at) ? number : '#',
  );
  return numbered.length <= longest ? numbered : `${numbered.slice(0, longest)}…`;
}

/** Names of states, fields and errors are told apart by their letters; sentences and data are not kept. */
const isWord = (quoted: string): boolean => /^[A-Za-z_.[\]]{1,40}$/.test(quoted);

/** Letters and digits mixed in a longer word: a generated tag, a hash, a series name. */
const isTag = (word: string): boolean =>
  /[A-Za-z]/.test(word) && /\d/.test(word) && !/^REDACTED-KEY-\d+$/.test(word);

function isStatus(text: string, number: string, at: number): boolean {
  const after = text[at + number.length];
  if (!/^[1-5]\d\d$/.test(number)) return after === 'x';
  return beforeStatus.test(text.slice(Math.max(0, at - 24), at));
}
