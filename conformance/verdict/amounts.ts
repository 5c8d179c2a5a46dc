/** Values that are made of others, and wrong where those are. Pure. */
import type { Exchange } from '../judge/result.js';
import { linesIn, recordIn } from './bodies.js';
import { answerOf, type Seen } from './finding.js';
import {
  type Explanation,
  follows,
  type Group,
  type Groups,
  isOf,
  kindOf,
  operationsOf,
  sharesKind,
} from './group.js';

/** The figures of a document from which each of its amounts is made, and the name by which its client is found. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  'client.id': ['client.name'],
  sum: ['items[].quantity', 'items[].unit_price'],
  discount: ['sum', 'items[].discount'],
  before_taxes: ['sum', 'discount', 'items[].discount'],
  taxes: ['before_taxes', 'items[].tax.value', 'items[].tax.name'],
  total: ['before_taxes', 'taxes'],
};

/** The figures that are made of this one. */
const madeFrom = (field: string): string[] =>
  Object.keys(madeOf).filter((figure) => madeOf[figure]?.includes(field));

/** The operations that say a rate. */
const ratesBy = new Set(['createTax', 'updateTax']);
/** The amounts that rest on one. */
const ofRates = new Set(['taxes', 'total']);

/** The figures of a line that reach every amount of its document. */
const lineFigures = ['quantity', 'unit_price', 'discount'] as const;

/**
 * A value that is wrong where what it is made of is wrong as well: in most of its answers, since in others it may be the only one
 * that was judged. A value that is wrong by as much as one that is made of it, and in no case without that. And what a rule says of
 * a value that its operation does not keep anyway.
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
  return follows(groups, (group) => {
    const figures = madeOf[fieldOf(group)] ?? [];
    const answers = wrongIn(group);
    const by = ofFields(figures).find((one) => {
      const wrong = wrongIn(one);
      const shared = [...answers].filter((answer) => wrong.has(answer));
      return !answers.has('') && shared.length * 2 > answers.size;
    });
    return (
      by ??
      groups.find((one) => one !== group && isLostIn(one, group, wholes.get(one))) ??
      wholes.get(group) ??
      (figures.length > 0 ? (lineFigureLostIn(group) ?? rateLostIn(group)) : undefined)
    );
  });

  /** The finding of a line's figure that the trace of an amount shows to be another one than was sent. */
  function lineFigureLostIn(group: Group): Group | undefined {
    const figure = lineFigures.find((name) => isOtherThanSent(group.replay?.exchanges ?? [], name));
    if (figure === undefined) return undefined;
    const lost = groups.filter(isOf('rule:fields-kept', `items[].${figure}`, 'different'));
    return lost.find((one) => sharesKind(group, one));
  }

  /** The finding of a tax's rate, where the trace of an amount shows that a tax has another one than was sent. */
  function rateLostIn(group: Group): Group | undefined {
    if (!ofRates.has(fieldOf(group)) || !group.replay?.exchanges?.some(isRateLost)) return undefined;
    const lost = groups.filter(isOf('rule:fields-kept', 'value', 'different'));
    return lost.find((one) => operationsOf(one).some((operation) => ratesBy.has(operation)));
  }
}

/** What a tax's own answer shows as its rate, beside what the request said. */
function isRateLost({ operation = '', requestBody, responseBody }: Exchange): boolean {
  const [sent = 0, shown = 0] = [requestBody, responseBody].map((body) =>
    Number(recordIn(body, 'tax').value),
  );
  return ratesBy.has(operation) && !Number.isNaN(sent - shown) && sent !== shown;
}

/** Whether the last answer shows a line with another figure than the last body with lines had, as far as both say it. */
function isOtherThanSent(exchanges: readonly Exchange[], figure: string): boolean {
  const sent = exchanges.map(({ requestBody }) => figuresIn(requestBody, figure)).findLast(Boolean);
  const shown = figuresIn(exchanges.at(-1)?.responseBody, figure);
  if (!sent || sent.length !== shown?.length) return false;
  return sent.some((one, n) => !Number.isNaN(one) && !Number.isNaN(shown[n]) && one !== shown[n]);
}

/** Of each line of the document in a body; NaN where it is none. */
const figuresIn = (body: string | undefined, figure: string): number[] | undefined =>
  linesIn(body)?.map((line) => Number(line[figure] ?? Number.NaN));

/** Whether values are wrong by as much as the other ones in the same answer, and in no case without them. */
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

/** By how much a number is wrong, for each of those that would be right. */
function errorsOf(one: Seen): { answer: string; by: number; within: number }[] {
  const { proof } = one.violation;
  const answer = answerOf(one);
  if (proof?.by !== 'near' || answer === '') return [];
  const { actual, expected, within } = proof;
  return expected.map((right) => ({ answer, by: Number(actual) - right, within }));
}

/**
 * Whether the value of a group is kept by none of its operations; a sum by none of the records of its kinds. `whole`: those of a
 * figure that is made of it, and wrong by as much.
 */
function isLostIn(kept: Group, group: Group, whole: Group | undefined): boolean {
  const { statement, field, symptom } = group;
  if (symptom !== 'different' || !isOf('rule:fields-kept', field, 'different')(kept)) return false;
  const own = statement === 'rule:sum-of-lines' ? kindOf : (operation: string) => operation;
  const lost = new Set([kept, ...(whole ? [whole] : [])].flatMap(operationsOf).map(own));
  return operationsOf(group).every((operation) => lost.has(own(operation)));
}
