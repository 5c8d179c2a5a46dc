/**
 * Collects the faults of a case, each once, with the operation at fault, and lets the case continue. Only this file turns faults
 * into violations of a check.
 */
import type { OperationId } from '../../generated/operations.js';
import { type InterpretationId, ifStated, type StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { type Symptom, valueSymptom } from '../judge/identity.js';
import { inWords } from '../judge/in-words.js';
import { violationIn } from '../judge/outcome.js';
import { isUnreadable } from '../judge/unreadable.js';
import { type Proof, proofOfValue, type Violation } from '../judge/violation.js';
import type { CheckContext } from '../run/check.js';
import { type Assertion, sameJson } from '../run/expect.js';
import { numberIn } from './model.js';

export interface About {
  /** The operation at fault. */
  operation: OperationId;
  /** For example 'after the second update'. */
  when: string;
  /** null: the statement of the check; undefined: that of the document's field, if it is one. */
  statement?: StatementId | null | undefined;
  /** Set where the expectation is only an interpretation: the fault then does not fail the check. */
  interpretation?: InterpretationId;
  /** Overrides the symptom of the comparison. */
  symptom?: Symptom;
  /** Whether it concerns another record than the case's own. */
  isBeside?: boolean;
  /** The exchange that showed it, if others followed. */
  exchange?: Exchange;
  /** Further exchanges whose answers were compared with it. */
  others?: Exchange[];
}

/** A fault, or the violation that ended the case early. */
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
  /** Whether a fault in this field of the case's own record was found already. */
  knows(field: string): boolean;
  /** The last exchange, which shows faults found now. */
  last(): Exchange | undefined;
  /** Asserts a condition; `symptom` describes its failure. Returns whether it holds. */
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
  /** Compares without regard to upper and lower case. */
  word(actual: unknown, expected: string, field: string, about: About): boolean;
}

/** `asserts` is called for every assertion, whether it holds or not. */
export function createJudge(
  last: () => Exchange | undefined = () => undefined,
  asserts: (one: Assertion) => void = () => {},
): Judge {
  const faults: Fault[] = [];
  const isSame = (one: Fault, field: string, isBeside = false) =>
    one.field === field && (one.isBeside ?? false) === isBeside;
  const that: Judge['that'] = (isRight, field, expected, actual, about, proof) => {
    // A value that cannot be read is already reported as a violation of its field.
    if (isUnreadable(actual)) return true;
    const how = proof?.by === 'value' ? proof.compare : 'that';
    asserts({ how, actual, expected, what: about.when, about: { ...about, field, proof } });
    if (!isRight && !faults.some((one) => isSame(one, field, about.isBeside))) {
      const exchange = about.exchange ?? last();
      faults.push({
        ...about,
        ...{ field, actual, expected: `${field} ${about.when} ${expected}` },
        proof: proof ?? proofOfValue(actual),
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

/** The violation in an error that ended a case early; undefined for errors that are no failure of the target. */
export const endOf = (error: unknown): Found | undefined => {
  const ended = violationIn(error);
  return ended && { ended };
};

/** Notes everything that was found; the check fails at its end. */
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
    // Without a statement, the check's own is used.
    t.soft(expected, actual, { ...about, ...(statement && { statement }) });
  }
}

/** The statement of a document's field; undefined for other fields. */
const statementOf = (field: string): StatementId | undefined => ifStated(`schema:Document.${field}`);
