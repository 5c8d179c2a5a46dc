/** What the contract finds wrong with a request or an answer: a problem, and in which part of it. */
import type { Problem } from '../service/error-body.js';

export interface PlacedProblem extends Problem {
  readonly in: 'path' | 'query' | 'body';
  /** JSON pointer to the place, for an absent field the one it would have; undefined: the message as a whole. */
  readonly pointer?: string;
  /** What came instead, in words that stay the same from answer to answer; undefined where nobody said. */
  readonly symptom?: string;
}
