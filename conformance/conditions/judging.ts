/**
 * How a case says what it found: each thing once, with the operation at fault, and going on. The one place that knows how a
 * violation gets into a check's result.
 */
import type { OperationId } from '../../generated/operations.js';
import { type InterpretationId, ifStated, type StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { type Symptom, valueSymptom } from '../judge/identity.js';
import { inWords } from '../judge/in-words.js';
import { violationIn } from '../judge/outcome.js';
import { isUnreadable } from '../judge/unreadable.js';
import { type Proof, seenAgain, type Violation } from '../judge/violation.js';
import type { CheckContext } from '../run/check.js';
import { type Assertion, sameJson } from '../run/expect.js';
import { numberIn } from './model.js';

export interface About {
  /** Whose answer is wrong. */
  operation: OperationId;
  /** 'after the second update'. */
  when: string;
  /** null: what the check rests on; undefined: the place of a document that the field is, where it is one. */
  statement?: StatementId | null | undefined;
  /** Where what should be is only assumed: then it fails nobody. */
  interpretation?: InterpretationId;
  /** Where the comparison itself does not report it. */
  symptom?: Symptom;
  /** Of a record beside the one that the case is about. */
  isBeside?: boolean;
  /** What showed it, where something was sent since. */
  exchange?: Exchange;
  /** Exchanges with whose answers that one was compared. */
  others?: Exchange[];
}

/** What a case has found wrong, or what ended it early, as it was reported. */
export type Found = Fault | { ended: Violation };

export interface Fault extends About {
  field: string;
  symptom: Symptom;
  expected: string;
  actual: unknown;
  /** The assertion as data. */
  proof: Proof;
}

export interface Judge {
  readonly faults: readonly Fault[];
  /** Whether the case's own record is known to be wrong in that field. */
  knows(field: string): boolean;
  /** The last exchange: what showed whatever is found wrong now. */
  last(): Exchange | undefined;
  /** A plain condition: `symptom` says how it failed. */
  that(
    isRight: boolean,
    field: string,
    expected: string,
    actual: unknown,
    about: About & { symptom: Symptom },
    proof?: Proof,
  ): boolean;
  equal(actual: unknown, expected: unknown, field: string, about: About): boolean;
  number(actual: unknown, expected: string | number, field: string, about: About): boolean;
  /** Case does not count. */
  word(actual: unknown, expected: string, field: string, about: About): boolean;
}

/** `asserts` is called for each assertion that is made, whether it holds or not. */
export function createJudge(
  last: () => Exchange | undefined = () => undefined,
  asserts: (one: Assertion) => void = () => {},
): Judge {
  const faults: Fault[] = [];
  const isSame = (one: Fault, field: string, isBeside = false) =>
    one.field === field && (one.isBeside ?? false) === isBeside;
  const that: Judge['that'] = (isRight, field, expected, actual, about, proof) => {
    // What could not be read was reported at its place already.
    if (isUnreadable(actual)) return true;
    const how = proof?.by === 'value' ? proof.compare : 'that';
    asserts({ how, actual, expected, what: about.when, about: { ...about, field, proof } });
    if (!isRight && !faults.some((one) => isSame(one, field, about.isBeside))) {
      const exchange = about.exchange ?? last();
      faults.push({
        ...about,
        ...{ field, actual, expected: `${field} ${about.when} ${expected}` },
        proof: proof ?? seenAgain(actual),
        ...(exchange && { exchange }),
      });
    }
    return isRight;
  };
  const compared = (
    isRight: boolean,
    compare: 'equal' | 'number' | 'word',
    [actual, expected]: readonly [unknown, unknown],
    field: string,
    about: About,
  ): boolean =>
    that(
      isRight,
      field,
      `is ${inWords(expected)}`,
      actual,
      { symptom: valueSymptom(actual, expected), ...about },
      { by: 'value', compare, expected, actual },
    );
  return {
    faults,
    knows: (field) => faults.some((one) => isSame(one, field)),
    last,
    that,
    equal: (actual, expected, field, about) =>
      compared(sameJson(actual ?? null, expected ?? null), 'equal', [actual, expected], field, about),
    number: (actual, expected, field, about) =>
      compared(
        Math.abs(numberIn(actual) - Number(expected)) < 1e-6,
        'number',
        [actual, expected],
        field,
        about,
      ),
    word: (actual, expected, field, about) =>
      compared(
        String(actual).toLowerCase() === expected.toLowerCase(),
        'word',
        [actual, expected],
        field,
        about,
      ),
  };
}

/** What an error that ended a case early comes to; undefined for what is no failure of the target. */
export const endOf = (error: unknown): Found | undefined => {
  const ended = violationIn(error);
  return ended && { ended };
};

/** Notes all that was found; the check fails by it at its end. */
export function conclude(t: CheckContext, found: readonly Found[]): void {
  for (const one of found) {
    if ('ended' in one) {
      t.client.note(one.ended);
      continue;
    }
    const { operation, field, symptom, expected, actual, proof, exchange, others } = one;
    const about = { ...{ operation, field, symptom, proof, exchange }, ...(others && { others }) };
    if (one.interpretation) {
      t.note(one.interpretation, expected, actual, about);
      continue;
    }
    const { statement = statementOf(field) } = one;
    // Without one of its own, what the check rests on.
    t.soft(expected, actual, { ...about, ...(statement && { statement }) });
  }
}

/** The place of a document that a field is; what is no field of it rests on the row of its operation. */
const statementOf = (field: string): StatementId | undefined => ifStated(`schema:Document.${field}`);
