/**
 * What came instead, in words that stay the same from answer to answer: how the value is wrong, never the value itself. The
 * conformance suite reports findings in the same words.
 */
import type { ErrorObject } from 'ajv';

export function symptomOf({ keyword, data }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'dependentRequired') return 'absent';
  if (data === null) return 'null';
  if (keyword === 'type') return 'wrong type';
  if (data === '') return 'empty';
  if (keyword === 'enum' || keyword === 'const') return 'not in enum';
  return typeof data === 'number' ? 'out of range' : 'wrong form';
}
