/**
 * How a life says what it found: each thing once, with the operation at fault, and going on. The one place that knows how
 * a breach gets into a check's result. Owns no assertion.
 */
import type { OperationId } from '../../generated/operations.js';
import { type Proof, seenAgain, type Breach as Told } from '../judge/breach.js';
import { ifStated, type StatementId } from '../judge/citation.js';
import type { Exchange } from '../judge/exchange.js';
import { Ended, inWords } from '../judge/outcome.js';
import { entryIdAt } from '../judge/proof-place.js';
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
  /** When it shows, in words: 'only with three lines'. */
  condition?: string;
  row?: Readonly<Record<string, string>>;
  /** The assertion as data, and the exchange that showed it. */
  proof?: Proof;
  exchange?: Exchange;
  /** Exchanges with whose answers that one was compared. */
  others?: Exchange[];
  /** What ended the life early, or what the judge of answers noted on its way, as it was told. */
  told?: Told;
  /** The check has it already, and lacks only when it shows. */
  isNoted?: true;
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

/**
 * Listens to the judge of answers: what it has noted from here on, readings left out. `shows` says whose answers show one
 * record, or entries of them: what they show of records that were there before is no part of this life.
 */
export function notedSince(
  { client }: CheckContext,
  operation: OperationId,
  shows: ReadonlySet<string>,
): () => Breach[] {
  const since = performance.now();
  const noted: { breach: Told; exchange: Exchange | undefined }[] = [];
  const stop = client.listen((breach, exchange) => noted.push({ breach, exchange }));
  return () => {
    stop();
    const own = idsMade(client.exchanges().filter(({ clockMs = 0 }) => clockMs >= since));
    return noted
      .filter(({ breach, exchange }) => {
        if (breach.assumed || !exchange || !shows.has(exchange.operation ?? '')) return !breach.assumed;
        const id = idShown(breach, exchange);
        return id === undefined || own.has(id);
      })
      .map(({ breach }) => ({ ...toldBy(breach, operation), isNoted: true as const }));
  };
}

/** Every id that an answer to a change has shown. */
const idsMade = (exchanges: readonly Exchange[]): Set<string> =>
  new Set(
    exchanges
      .filter(({ method }) => method !== 'GET')
      .flatMap(({ responseBody = '' }) => [...responseBody.matchAll(/"id"\s*:\s*"?([\w-]+)/g)])
      .map(([, id = '']) => id),
  );

/** Of which record the breach is: that of the address, or the entry of a list. */
function idShown({ at = '' }: Told, { url, responseBody = '' }: Exchange): string | undefined {
  const [, inPath] = /\/(\d+)(?:\.\w+)?(?:\?|$)/.exec(url) ?? [];
  const id = inPath ?? entryIdAt(at, responseBody);
  return id === undefined ? undefined : String(id);
}

/** Notes all that was found; the check fails by it at its end. */
export function conclude(t: CheckContext, breaches: readonly Breach[]): void {
  for (const one of breaches) {
    const { operation, subject, expected, actual, condition, row, statement, told, isNoted } = one;
    const { proof, exchange, others } = one;
    if (told && isNoted) t.client.qualify(told, { ...(condition && { condition }), ...(row && { row }) });
    else if (told) t.client.note({ ...told, ...(condition && { condition }), ...(row && { row }) });
    else
      t.soft(expected, actual ?? 'nothing', {
        operation,
        subject,
        condition,
        row,
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
