/** Values that are made of others, and wrong where those are. Pure. */
import { answerOf } from './finding.js';
import { type Explained, type Group, kindOf, operationsOf } from './group.js';

/** The figures of a document from which each of its amounts is made, and the name by which its client is found. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  'client.id': ['client.name'],
  sum: ['items[].quantity', 'items[].unit_price'],
  discount: ['sum', 'items[].discount'],
  before_taxes: ['sum', 'discount', 'items[].discount'],
  taxes: ['before_taxes', 'items[].tax.value', 'items[].tax.name'],
  total: ['before_taxes', 'taxes'],
};

/**
 * A value that is wrong where what it is made of is wrong as well: in most of its answers, since in others it may be the only one
 * that was judged. And a sum that is not that of its lines, of documents whose sum is wrong anyway.
 */
export function ofAmounts(groups: readonly Group[]): [Group, Explained][] {
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
    const isSum = group.key.startsWith('rule:sum-of-lines | ');
    const sum = isSum ? groups.find((one) => one !== group && isOfSame(one, group)) : undefined;
    const cause = by ?? sum;
    return cause ? [[group, { by: cause, also: [] }]] : [];
  });
}

/** Whether a group is about the field of another one, in records of its kinds. */
function isOfSame(group: Group, other: Group): boolean {
  const kinds = new Set(operationsOf(group).map(kindOf));
  const [one, two] = [group, other].map(({ seen: [first] }) => first?.violation.field);
  return one === two && operationsOf(other).every((operation) => kinds.has(kindOf(operation)));
}
