/**
 * How a life says what it found: each thing once, with the operation at fault, and going on. The one place that knows how
 * a breach gets into a check's result. Owns no assertion.
 */
import type { OperationId } from '../../generated/operations.js';
import { type Proof, seenAgain, type Breach as Told } from '../judge/breach.js';
import { ifStated, type StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { Ended, inWords } from '../judge/outcome.js';
import { isUnreadable } from '../judge/unreadable.js';
import type { CheckContext } from '../run/check.js';
import { sameJson } from '../run/expect.js';
import { numberIn } from './model.js';

export interface Breach {
  operation: OperationId;
  /** The field or thing: what is told once. */
  subject: string;
  expected: string;
  actual: unknown;
  statement?: StatementId | undefined;
  /** The assertion as data, and the exchange that showed it. */
  proof?: Proof;
  exchange?: Exchange;
  /** Exchanges with whose answers that one was compared. */
  others?: Exchange[];
  /** What ended the case early, as it was reported. */
  told?: Told;
}

export interface About {
  /** Whose answer is wrong. */
  operation: OperationId;
  /** 'after the second update'. */
  when: string;
  statement?: StatementId | undefined;
  /** What showed it, where something was sent since. */
  exchange?: Exchange;
  /** Exchanges with whose answers that one was compared. */
  others?: Exchange[];
}

export interface Judge {
  readonly breaches: readonly Breach[];
  /** The last exchange: what showed whatever is found wrong now. */
  last(): Exchange | undefined;
  that(
    isRight: boolean,
    subject: string,
    expected: string,
    actual: unknown,
    about: About,
    proof?: Proof,
  ): boolean;
  equal(actual: unknown, expected: unknown, subject: string, about: About): boolean;
  number(actual: unknown, expected: string | number, subject: string, about: About): boolean;
  /** Case does not count. */
  word(actual: unknown, expected: string, subject: string, about: About): boolean;
}

const subjectOf = (subject: string) => subject.replaceAll(/\[\d+\]/g, '[]');

export function createJudge(last: () => Exchange | undefined = () => undefined): Judge {
  const breaches: Breach[] = [];
  const that: Judge['that'] = (isRight, subject, expected, actual, about, proof) => {
    const { operation, when, statement } = about;
    // What could not be read was told at its place already.
    if (isUnreadable(actual)) return true;
    const known = breaches.some((one) => one.subject === subjectOf(subject));
    if (!isRight && !known) {
      const words = `${subject} ${when} ${expected}`;
      const exchange = about.exchange ?? last();
      breaches.push({
        ...{ operation, subject: subjectOf(subject), expected: words, actual, statement },
        proof: proof ?? seenAgain(actual),
        ...(exchange && { exchange }),
        ...(about.others && { others: about.others }),
      });
    }
    return isRight;
  };
  return {
    breaches,
    last,
    that,
    equal: (actual, expected, subject, about) =>
      that(sameJson(actual ?? null, expected ?? null), subject, `is ${inWords(expected)}`, actual, about, {
        by: 'value',
        compare: 'equal',
        expected,
        actual,
      }),
    number: (actual, expected, subject, about) =>
      that(
        Math.abs(numberIn(actual) - Number(expected)) < 1e-6,
        subject,
        `is ${expected}`,
        actual ?? 'nothing',
        about,
        { by: 'value', compare: 'number', expected, actual },
      ),
    word: (actual, expected, subject, about) =>
      that(
        String(actual).toLowerCase() === expected.toLowerCase(),
        subject,
        `is ${expected}`,
        actual ?? 'nothing',
        about,
        { by: 'value', compare: 'word', expected, actual },
      ),
  };
}

/** What an error that ended a life early comes to; undefined for what is no failure of the target. */
export function breachOf(error: unknown, operation: OperationId): Breach | undefined {
  if (!(error instanceof Ended) || error.ending.verdict !== 'fail') return undefined;
  return toldBy(error.ending.breach, operation);
}

/** What was told already, as a breach of a life. */
export function toldBy(told: Told, operation: OperationId): Breach {
  const { expected, actual, subject } = told;
  return {
    operation: (told.operation as OperationId | undefined) ?? operation,
    subject,
    expected,
    actual,
    told,
  };
}

/** Notes all that was found; the check fails by it at its end. */
export function conclude(t: CheckContext, breaches: readonly Breach[]): void {
  for (const one of breaches) {
    const { operation, subject, expected, actual, statement, told } = one;
    const { proof, exchange, others } = one;
    if (told) t.client.note(told);
    else
      t.soft(expected, actual ?? 'nothing', {
        operation,
        subject,
        proof,
        exchange,
        ...(others && { others }),
        ...cite(statement ?? statementOf(subject)),
      });
  }
}

/** The place of a document that a subject names; what is no field of it rests on the row of its operation. */
const statementOf = (subject: string): StatementId | undefined => ifStated(`schema:Document.${subject}`);

/** Without one of its own, what a life's check rests on. */
const cite = (statement: StatementId | undefined) => (statement ? { statement } : {});
