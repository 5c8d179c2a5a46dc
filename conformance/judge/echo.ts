/**
 * Values of odd types that the suite sends. A server that accepts them may answer them unchanged, in lists and in later runs:
 * they are recognized, and their shape is no violation. They are derived from the account's key, so that no answer contains one
 * by chance.
 */
import { fnv1a } from './fnv1a.js';

export interface OddValues {
  number: number;
  text: string;
  ofText: readonly unknown[];
  ofObject: readonly unknown[];
  ofList: readonly unknown[];
}

/** The same in every run on one account. */
export function oddValues(key: string): OddValues {
  const number = 100_000_000 + (fnv1a(`odd ${key}`) % 900_000_000);
  const text = `odd-${number}`;
  return {
    ...{ number, text },
    ofText: [number, [text, 'b'], { a: text }, null],
    ofObject: [text, number, [text], null],
    ofList: [text, number, {}, [null], [number], [[]]],
  };
}

/** Returns a predicate: whether a value in an answer equals one of these values. A value that only contains one does not. */
export function isEchoOf(key: string): (value: unknown) => boolean {
  const { number, text, ofText, ofObject, ofList } = oddValues(key);
  const all = [...ofText, ...ofObject, ...ofList, String(number)].map((one) => JSON.stringify(one));
  const sent = new Set(all.filter((one) => one.includes(String(number)) || one === JSON.stringify(text)));
  return (value) => sent.has(JSON.stringify(value) ?? '');
}
