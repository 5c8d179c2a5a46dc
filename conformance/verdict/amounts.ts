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
 * that was judged. And what a rule says of a value that its operation does not keep anyway.
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
    const cause = by ?? groups.find((one) => one !== group && isLostIn(one, group));
    return cause ? [[group, { by: cause, also: [] }]] : [];
  });
}

/** Whether the value of a group is kept by none of its operations; a sum by none of the records of its kinds. */
function isLostIn(kept: Group, group: Group): boolean {
  const [statement, field, symptom] = group.key.split(' | ');
  if (kept.key !== `rule:fields-kept | ${field} | different` || symptom !== 'different') return false;
  const own = statement === 'rule:sum-of-lines' ? kindOf : (operation: string) => operation;
  const lost = new Set(operationsOf(kept).map(own));
  return operationsOf(group).every((operation) => lost.has(own(operation)));
}
