/**
 * What came instead, in words that stay the same from answer to answer: the kind of the wrong value, never the value
 * itself. The conformance suite tells findings in the same words; owns no place and no judgement.
 */
import type { ErrorObject } from 'ajv';

/** `absent`, `null`, `text instead of number`, `"9999-99-99"`. */
export function symptomOf({ keyword, params, data }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'dependentRequired') return 'absent';
  if (data === null) return 'null';
  if (keyword === 'type') return `${kindOf(data)} instead of ${[params.type].flat().join(' or ')}`;
  if (typeof data === 'string') return data === '' ? 'empty' : `"${masked(data)}"`;
  return `${keyword} not kept`;
}

/** The form of a text without its content: 2026-11-21 is 9999-99-99. */
const masked = (text: string): string =>
  text
    .slice(0, 24)
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/\d/g, '9');

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'string' ? 'text' : typeof value;
}
