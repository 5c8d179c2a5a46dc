/**
 * Whether a target gives one and the same wrong answer to nearly everything: then that is what is wrong with it, and all
 * that follows from it is told once. Pure; what else is wrong is for the rest of the diagnosis.
 */
import type { CheckResult, Exchange } from '../judge/result.js';
import { byFrequency, type Cluster, groupBy, operationOf, type Seen } from './finding.js';

/** From so many operations on an answer may be the only one that there is. */
const fewestOperations = 5;
/** So many of the operations that were called give it, and no more checks than the rest pass. */
const nearlyAll = 0.9;

export interface SameAnswer {
  /** "204 without a body". */
  words: string;
  /** All operations that gave it and no other. */
  operations: string[];
  /** Whether it is what this breach comes from. */
  isBehind(seen: Seen): boolean;
}

export function sameAnswer(results: readonly CheckResult[]): SameAnswer | undefined {
  const judged = results.filter(({ verdict }) => verdict !== 'unsupported');
  const failing = judged.filter(({ verdict }) => verdict !== 'pass');
  if (failing.length < judged.length * nearlyAll) return undefined;
  const [most, ...others] = groupBy(failing.flatMap(answersOf), keyOf).sort((a, b) => b.length - a.length);
  const [one] = most ?? [];
  if (!most || !one) return undefined;
  const giveAnother = new Set(others.flat().map(({ operation }) => operation));
  const operations = byFrequency(most.flatMap(({ operation = [] }) => operation)).filter(
    (id) => !giveAnother.has(id),
  );
  const called = new Set(judged.flatMap((result) => Object.keys(result.called)));
  if (operations.length < fewestOperations || operations.length < called.size * nearlyAll) return undefined;
  const isSame = (answer: Exchange) => keyOf(answer) === keyOf(one);
  const allSame = new Set(failing.filter((result) => answersOf(result).every(isSame)).map(({ id }) => id));
  return {
    words: wordsOf(one),
    operations,
    isBehind: ({ breach, check }) => (breach.exchange ? isSame(breach.exchange) : allSame.has(check)),
  };
}

/** The breaches behind which it stands, as one; where nobody saw a breach there is nothing to tell. */
export function clusterOfAll({ words, operations }: SameAnswer, seen: Seen[]): Cluster[] {
  if (seen.length === 0) return [];
  const breaching = byFrequency(seen.map(operationOf));
  return [
    { operations: [...new Set([...breaching, ...operations])], subject: `every answer: ${words}`, seen },
  ];
}

const answersOf = ({ exchanges, breaches }: CheckResult): Exchange[] =>
  [...exchanges, ...breaches.flatMap(({ exchange }) => exchange ?? [])].filter(
    ({ status }) => status !== undefined,
  );

const isSuccess = ({ status = 0 }: Exchange): boolean => status >= 200 && status < 300;

/** A constant body may come with the status that each operation has for a success. */
const keyOf = (answer: Exchange): string =>
  `${isSuccess(answer) ? '2xx' : answer.status} ${answer.responseBody ?? ''}`;

function wordsOf({ status, responseBody = '' }: Exchange): string {
  const body = responseBody.trim();
  return `${status} ${body === '' ? 'without a body' : body.length > 40 ? `${body.slice(0, 39)}…` : body}`;
}
