/**
 * How a value is wrong, in words that do not contain the value. The conformance suite reports findings in the same
 * words.
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
