/**
 * The smallest condition under which a row fails: one factor at a time is made plain, on fresh records, and stays so while
 * the failure still shows. Runs only when something failed, and once for each thing that did. Owns no life.
 */
import { Ended } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';
import { type Constraint, chosenValue, type Factor, isLawful, plainRow, type Row } from './factors/factor.js';
import type { Breach } from './judging.js';

interface Space<Plan> {
  factors: readonly Factor<Plan>[];
  constraints: readonly Constraint[];
}

/** When a failure shows: in words, and the row that shows it where there is one. */
type When = Pick<Breach, 'condition' | 'row'>;

const always = 'in the plainest case too';

const keyOf = ({ operation, subject }: Breach) => `${operation} ${subject}`;

/** The breaches with their conditions, where one was looked for. */
export async function narrowed<Plan>(
  t: CheckContext,
  breaches: readonly Breach[],
  row: Row,
  { factors, constraints }: Space<Plan>,
  again: (row: Row) => Promise<readonly Breach[]>,
): Promise<Breach[]> {
  const told: Breach[] = [];
  for (const breach of breaches) {
    // The least that shows it is what is told of it.
    let least = breach;
    const when = await t.given.once(`condition of ${keyOf(breach)}`, async (): Promise<When> => {
      const seenIn = async (other: Row) => {
        try {
          return (await again(other)).find((one) => keyOf(one) === keyOf(breach));
        } catch (error) {
          if (error instanceof Ended) return undefined;
          throw error;
        }
      };
      const shows = async (other: Row) => (await seenIn(other)) !== undefined;
      const plain = plainRow(factors);
      const plainest = await seenIn(plain);
      least = plainest ?? least;
      if (plainest) return { condition: always, row: plain };
      let smallest = row;
      for (const { name } of factors) {
        const other = { ...smallest, [name]: plain[name] ?? '' };
        if (smallest[name] === plain[name] || !isLawful(other, constraints)) continue;
        const seen = await seenIn(other);
        if (!seen) continue;
        smallest = other;
        least = seen;
      }
      const odd = factors.filter(({ name }) => smallest[name] !== plain[name]);
      if (odd.length === 0) return { condition: 'it shows at times' };
      const words: string[] = [];
      for (const factor of odd) {
        const isAny = await eachShows(othersOf(factor, smallest, constraints), shows);
        if (isAny && factor.asks?.some((start) => breach.operation.startsWith(start))) continue;
        words.push(isAny && factor.any ? factor.any : chosenValue(factor, smallest).says);
      }
      return { condition: words.length === 0 ? always : `only ${words.join(', ')}`, row: smallest };
    });
    told.push({ ...least, ...when });
  }
  return told;
}

/** The same row with each other value of the factor but the plain one. */
function othersOf<Plan>(factor: Factor<Plan>, row: Row, constraints: readonly Constraint[]): Row[] {
  const [, ...odd] = Object.keys(factor.values);
  return odd
    .filter((value) => value !== row[factor.name])
    .map((value) => ({ ...row, [factor.name]: value }))
    .filter((other) => isLawful(other, constraints));
}

async function eachShows(rows: readonly Row[], shows: (row: Row) => Promise<boolean>): Promise<boolean> {
  for (const row of rows) if (!(await shows(row))) return false;
  return true;
}
