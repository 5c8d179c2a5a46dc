/** Values that are made of others, and wrong where those are. Pure. */
import { readLeniently } from '../judge/lenient-json.js';
import type { Exchange } from '../judge/result.js';
import { answerOf } from './finding.js';
import { type Explained, type Group, kindOf, operationsOf, type Verifications } from './group.js';

/** The figures of a document from which each of its amounts is made, and the name by which its client is found. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  'client.id': ['client.name'],
  sum: ['items[].quantity', 'items[].unit_price'],
  discount: ['sum', 'items[].discount'],
  before_taxes: ['sum', 'discount', 'items[].discount'],
  taxes: ['before_taxes', 'items[].tax.value', 'items[].tax.name'],
  total: ['before_taxes', 'taxes'],
};

/** The figures of a line that reach every amount of its document. */
const lineFigures = ['quantity', 'unit_price', 'discount'] as const;

/**
 * A value that is wrong where what it is made of is wrong as well: in most of its answers, since in others it may be the only one
 * that was judged. And what a rule says of a value that its operation does not keep anyway.
 */
export function ofAmounts(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const fieldOf = ({ seen: [one] }: Group) => one?.violation.field ?? '';
  const wrongIn = ({ seen }: Group) => new Set(seen.map(answerOf));
  return groups.flatMap((group): [Group, Explained][] => {
    const figures = madeOf[fieldOf(group)] ?? [];
    const answers = wrongIn(group);
    const by = figures
      .flatMap((figure) => groups.filter((one) => fieldOf(one) === figure))
      .find((one) => {
        const wrong = wrongIn(one);
        const shared = [...answers].filter((answer) => wrong.has(answer));
        return !answers.has('') && shared.length * 2 > answers.size;
      });
    const cause =
      by ??
      groups.find((one) => one !== group && isLostIn(one, group)) ??
      (figures.length > 0 ? lineFigureLostIn(group) : undefined);
    return cause ? [[group, { by: cause, also: [] }]] : [];
  });

  /** The finding of a line's figure that the trace of an amount shows to be another one than was sent. */
  function lineFigureLostIn(group: Group): Group | undefined {
    const { exchanges = [] } = verifications.get(group.key) ?? {};
    const figure = lineFigures.find((name) => isOtherThanSent(exchanges, name));
    const kinds = new Set(operationsOf(group).map(kindOf));
    return figure === undefined
      ? undefined
      : groups.find(
          (one) =>
            one.key === `rule:fields-kept | items[].${figure} | different` &&
            operationsOf(one).some((operation) => kinds.has(kindOf(operation))),
        );
  }
}

/** Whether the last answer shows a line with another figure than the last body with lines had, as far as both say it. */
function isOtherThanSent(exchanges: readonly Exchange[], figure: string): boolean {
  const sent = exchanges.map(({ requestBody = '' }) => figuresIn(requestBody, figure)).findLast(Boolean);
  const shown = figuresIn(exchanges.at(-1)?.responseBody ?? '', figure);
  if (!sent || sent.length !== shown?.length) return false;
  return sent.some((one, n) => !Number.isNaN(one) && !Number.isNaN(shown[n]) && one !== shown[n]);
}

/** Of each line of the document in a body; NaN where it is none. */
function figuresIn(body: string, figure: string): number[] | undefined {
  const [record] = Object.values(Object(readLeniently(body)) as Record<string, unknown>);
  const { items } = Object(record) as { items?: unknown };
  if (!Array.isArray(items)) return undefined;
  return items.map((line: unknown) =>
    Number((Object(line) as Record<string, unknown>)[figure] ?? Number.NaN),
  );
}

/** Whether the value of a group is kept by none of its operations; a sum by none of the records of its kinds. */
function isLostIn(kept: Group, group: Group): boolean {
  const [statement, field, symptom] = group.key.split(' | ');
  if (kept.key !== `rule:fields-kept | ${field} | different` || symptom !== 'different') return false;
  const own = statement === 'rule:sum-of-lines' ? kindOf : (operation: string) => operation;
  const lost = new Set(operationsOf(kept).map(own));
  return operationsOf(group).every((operation) => lost.has(own(operation)));
}
