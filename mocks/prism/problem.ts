/** What the contract finds wrong with a request or an answer: a problem, and in which part of it. */
import type { Problem } from '../service/error-body.js';

export interface PlacedProblem extends Problem {
  readonly in: 'path' | 'query' | 'body';
}
