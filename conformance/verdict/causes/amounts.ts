/** Values that are wrong because a value that they are computed from is wrong. */
import type { Exchange } from '../../judge/result.js';
import { answerOf, type Observation } from '../finding.js';
import { type Fields, linesSentAndShown, recordIn } from './bodies.js';
import { type Explanation, explainEach } from './explanation.js';
import { type Group, type Groups, isOf, isUpheld, kindOf, operationsOf, sharesKind } from './group.js';

/** The fields of a document that each of its amounts is computed from; a client's id depends on the client's name. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  'client.id': ['client.name'],
  sum: ['items[].quantity', 'items[].unit_price'],
  discount: ['sum', 'items[].discount'],
  before_taxes: ['sum', 'discount', 'items[].discount'],
  taxes: ['before_taxes', 'items[].tax.value', 'items[].tax.name'],
  total: ['before_taxes', 'taxes'],
};

/** The figures that are computed from this one. */
const madeFrom = (field: string): string[] =>
  Object.keys(madeOf).filter((figure) => madeOf[figure]?.includes(field));

/** The operations that set the rate of a tax. */
const ratesBy = new Set(['createTax', 'updateTax']);
/** The amounts that depend on the rate of a tax. */
const ofRates = new Set(['taxes', 'total']);

/** The figures of a line that every amount of its document depends on. */
const lineFigures = ['quantity', 'unit_price', 'discount'] as const;

/** What is wrong in the documents of so many types is wrong in those of all. */
const manyKinds = 3;

/**
 * Explains a wrong value by: a value that it is computed from and that is wrong in most of the same answers (in the others it
 * may not have been judged); a value computed from it that is wrong by the same difference, in each of its checks; or the same
 * field, if its operations do not keep it as sent.
 */
export function ofAmounts(groups: Groups): Explanation[] {
  const fieldOf = ({ seen: [one] }: Group) => one?.violation.field ?? '';
  const wrongIn = ({ seen }: Group) => new Set(seen.map(answerOf));
  const ofFields = (fields: readonly string[]) =>
    fields.flatMap((field) => groups.filter((one) => fieldOf(one) === field));
  const wholes = new Map(
    groups.map((group) => [
      group,
      ofFields(madeFrom(fieldOf(group))).find((one) => isWrongByAsMuch(group, one)),
    ]),
  );
  return explainEach(groups, (group) => {
    const figures = madeOf[fieldOf(group)] ?? [];
    const answers = wrongIn(group);
    const by = ofFields(figures).find((one) => {
      const wrong = wrongIn(one);
      const shared = [...answers].filter((answer) => wrong.has(answer));
      return !answers.has('') && shared.length * 2 > answers.size;
    });
    return (
      by ??
      plainTotalOf(group) ??
      groups.find((one) => one !== group && isLostIn(one, group, wholes.get(one))) ??
      wholes.get(group) ??
      (figures.length > 0 ? (lineFigureLostIn(group) ?? rateLostIn(group)) : undefined)
    );
  });

  /** For a total that is wrong with many digits: the finding of totals that are wrong without. */
  function plainTotalOf(group: Group): Group | undefined {
    if (!isOf('rule:total-sum', 'input.many-digits')(group)) return undefined;
    const totals = groups.filter(isOf('rule:total-sum', 'total', 'inconsistent'));
    const isOfMany = (one: Group) => new Set(operationsOf(one).map(kindOf)).size >= manyKinds;
    return totals.find((one) => isUpheld(one) && (sharesKind(group, one) || isOfMany(one)));
  }

  /** The finding of a line's figure, if the trace of the amount's finding shows it with another value than was sent. */
  function lineFigureLostIn(group: Group): Group | undefined {
    const figure = lineFigures.find((name) => isOtherThanSent(group.replay.exchanges ?? [], name));
    if (figure === undefined) return undefined;
    const lost = groups.filter(isOf('rule:fields-kept', `items[].${figure}`, 'different'));
    return lost.find((one) => sharesKind(group, one));
  }

  /** The finding of a tax's rate, if the trace of the amount's finding shows a tax with another rate than was sent. */
  function rateLostIn(group: Group): Group | undefined {
    if (!ofRates.has(fieldOf(group)) || !group.replay.exchanges?.some(isRateLost)) return undefined;
    const lost = groups.filter(isOf('rule:fields-kept', 'value', 'different'));
    return lost.find((one) => operationsOf(one).some((operation) => ratesBy.has(operation)));
  }
}

/** Whether the answer to a create or update of a tax shows another rate than was sent. */
function isRateLost({ operation = '', requestBody, responseBody }: Exchange): boolean {
  const [sent = 0, shown = 0] = [requestBody, responseBody].map((body) =>
    Number(recordIn(body, 'tax').value),
  );
  return ratesBy.has(operation) && !Number.isNaN(sent - shown) && sent !== shown;
}

/** Whether a line of the last answer differs in `figure` from the last request with lines; compared only where both have it. */
function isOtherThanSent(exchanges: readonly Exchange[], figure: string): boolean {
  const [sent = [], shown = []] = linesSentAndShown(exchanges) ?? [];
  const figureIn = (line: Fields | undefined) => Number(line?.[figure] ?? Number.NaN);
  return sent.some((line, n) => {
    const [one, other] = [figureIn(line), figureIn(shown[n])];
    return !Number.isNaN(one) && !Number.isNaN(other) && one !== other;
  });
}

/** Whether both groups have the same error in one answer, and `other` was seen in each check in which `group` was. */
function isWrongByAsMuch(group: Group, other: Group): boolean {
  const cases = new Set(other.seen.map(({ check }) => check));
  if (!group.seen.every(({ check }) => cases.has(check))) return false;
  const errors = other.seen.flatMap(errorsOf);
  return group.seen
    .flatMap(errorsOf)
    .some(({ answer, by, within }) =>
      errors.some((its) => its.answer === answer && Math.abs(by - its.by) <= within + its.within),
    );
}

/** The difference between the answer and each accepted value. */
function errorsOf(one: Observation): { answer: string; by: number; within: number }[] {
  const { proof } = one.violation;
  const answer = answerOf(one);
  if (proof?.by !== 'near' || answer === '') return [];
  const { actual, expected, within } = proof;
  return expected.map((right) => ({ answer, by: Number(actual) - right, within }));
}

/**
 * Whether `kept` shows that all operations of the group lose its value; for the sum of lines: all kinds of records. `whole` is
 * the group of a figure that is computed from the value and wrong by the same difference: its operations count as well.
 */
function isLostIn(kept: Group, group: Group, whole: Group | undefined): boolean {
  const { statement, field, symptom } = group;
  if (symptom !== 'different' || !isOf('rule:fields-kept', field, 'different')(kept)) return false;
  const own = statement === 'rule:sum-of-lines' ? kindOf : (operation: string) => operation;
  const lost = new Set([kept, ...(whole ? [whole] : [])].flatMap(operationsOf).map(own));
  return operationsOf(group).every((operation) => lost.has(own(operation)));
}
