/** A violation of the contract in a request or an answer: the problem and its part. */
import type { Problem } from '../service/error-body.js';

export interface PlacedProblem extends Problem {
  readonly in: 'path' | 'query' | 'body';
  /** JSON pointer to the place (of an absent field: where it would be); undefined: the message as a whole. */
  readonly pointer?: string;
  /** How the value is wrong, in words that do not depend on the value; undefined when unknown. */
  readonly symptom?: string;
}
