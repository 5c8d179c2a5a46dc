/**
 * The smallest condition under which a row fails: one factor at a time is made plain, on fresh records, and stays so while
 * the failure still shows. Runs only when something failed, and once for each thing that did. Owns no life.
 */
import type { CheckContext } from '../run/check.js';
import { type Constraint, chosenValue, type Factor, isLawful, plainRow, type Row } from './factors/factor.js';
import type { Breach } from './judging.js';

interface Space<Plan> {
  factors: readonly Factor<Plan>[];
  constraints: readonly Constraint[];
  /** What is said of what the plainest row shows. */
  always?: string;
  /** Whether it can be tried a hundred requests later, too: `late` in the row. */
  hasLater?: boolean;
  /** Whether a life says better when it shows, if one shows it. */
  isBesideLives?(breach: Breach): boolean;
}

/** When a failure shows: in words, and the row that shows it where there is one. */
type When = Pick<Breach, 'condition' | 'row'>;

const inPlainest = 'in the plainest case too';
const atTimes = 'it shows at times';
const besideStranger = 'only beside a parameter that nobody knows';
const muchLater = 'only a hundred requests later';
const unknown = 'when it shows was not looked for: too much else is wrong';

/** So many lives a run spends on narrowing: one with a hundred faults must end too. */
const livesSpent = 400;

const keyOf = ({ operation, subject }: Breach) => `${operation} ${subject}`;

/** The breaches with their conditions; each is looked for once in a run, by the first row that shows it. */
export async function narrowed<Plan>(
  t: CheckContext,
  breaches: readonly Breach[],
  row: Row,
  space: Space<Plan>,
  again: (row: Row) => Promise<readonly Breach[]>,
): Promise<Breach[]> {
  const budget = await t.given.once('lives left for narrowing', async () => ({ left: livesSpent }));
  const live = livingOnce(space, budget, again);
  const told: Breach[] = [];
  for (const breach of breaches) {
    // The least that shows it is what is told of it.
    let shown = breach;
    const name = `${space.isBesideLives?.(breach) ? 'repeated ' : ''}condition of ${keyOf(breach)}`;
    const when = await t.given.once(name, async (): Promise<When> => {
      try {
        const { least, ...found } = await whenOf(breach, row, space, live, timesBefore(t, breach));
        shown = least;
        return found;
      } catch (error) {
        if (error instanceof OutOfLives) return { condition: unknown };
        throw error;
      }
    });
    told.push({ ...shown, ...when });
  }
  return told;
}

class OutOfLives extends Error {}

/** What a row shows: it is lived once, however many breaches ask, and again only where that is asked for. */
type Live = (row: Row, anew?: boolean) => Promise<readonly Breach[]>;

function livingOnce<Plan>({ factors }: Space<Plan>, budget: { left: number }, again: Live): Live {
  const lived = new Map<string, readonly Breach[]>();
  return async (row, anew = false) => {
    const key = JSON.stringify([...factors.map(({ name }) => row[name]), row.strange, row.late]);
    const known = lived.get(key);
    if (known && !anew) return known;
    if (budget.left <= 0) throw new OutOfLives();
    budget.left -= 1;
    const found = await again(row);
    lived.set(key, found);
    return found;
  };
}

/** `least`: the breach as the smallest row shows it. Throws `OutOfLives`. */
async function whenOf<Plan>(
  breach: Breach,
  row: Row,
  { factors, constraints, always = inPlainest, hasLater = false }: Space<Plan>,
  live: Live,
  before: number | undefined,
): Promise<When & { least: Breach }> {
  let isSeenAgain = false;
  const seenIn = async (other: Row, anew = false) => {
    const seen = (await live(other, anew)).find((one) => keyOf(one) === keyOf(breach));
    isSeenAgain ||= seen !== undefined;
    return seen;
  };
  const shows = async (other: Row, anew = false) => (await seenIn(other, anew)) !== undefined;
  const plain = plainRow(factors);
  const plainest = await seenIn(plain);
  if (plainest) return { condition: always, row: plain, least: plainest };
  let [smallest, least] = [row, breach];
  for (const { name } of factors) {
    const other = { ...smallest, [name]: plain[name] ?? '' };
    if (smallest[name] === plain[name] || !isLawful(other, constraints)) continue;
    const seen = await seenIn(other);
    if (seen) [smallest, least] = [other, seen];
  }
  const odd = factors.filter(({ name }) => smallest[name] !== plain[name]);
  // Every other document, or every third: the row has nothing to do with it. Twice in a row none of these shows.
  const isTold = async (so: Row, otherwise: Row) =>
    (await shows(so, true)) &&
    (await shows(so, true)) &&
    !(await shows(otherwise, true)) &&
    !(await shows(otherwise, true));
  if (odd.length === 0 || !(await isTold(smallest, plain))) {
    const beside: Row = { ...row, strange: 'always' };
    if (await isTold(beside, { ...row, strange: 'never' }))
      return { condition: besideStranger, row: beside, least };
    const late: Row = { ...row, late: 'yes' };
    if (hasLater && (await isTold(late, row))) return { condition: muchLater, row: late, least };
    const done = before === undefined || isSeenAgain ? undefined : fewTimes[before];
    if (done === undefined) return { condition: atTimes, least };
    const condition = `only when ${breach.operation} had ${done} before: not when it was tried again`;
    return { condition, row: { ...row, once: String(before) }, least };
  }
  const words: string[] = [];
  for (const factor of odd) {
    const isAny = await each(othersOf(factor, smallest, constraints), (other) => shows(other));
    if (isAny && factor.asks?.some((start) => breach.operation.startsWith(start))) continue;
    words.push(isAny && factor.any ? factor.any : chosenValue(factor, smallest).says);
  }
  const condition = words.length === 0 ? always : `only ${words.join(', ')}`;
  return { condition, row: smallest, least };
}

/** How often its operation had been carried out when it showed. */
function timesBefore({ client }: CheckContext, { operation, exchange, told }: Breach): number | undefined {
  const shown = exchange ?? told?.exchange;
  return shown?.operation === operation ? client.timesBefore(shown) : undefined;
}

/** By how often it was; more than that nobody would count. */
const fewTimes = [
  'never been carried out',
  'been carried out once',
  'been carried out twice',
  'been carried out three times',
];

/** The same row with each other value of the factor but the plain one. */
function othersOf<Plan>(factor: Factor<Plan>, row: Row, constraints: readonly Constraint[]): Row[] {
  const [, ...odd] = Object.keys(factor.values);
  return odd
    .filter((value) => value !== row[factor.name])
    .map((value) => ({ ...row, [factor.name]: value }))
    .filter((other) => isLawful(other, constraints));
}

async function each(rows: readonly Row[], shows: (row: Row) => Promise<boolean>): Promise<boolean> {
  for (const row of rows) if (!(await shows(row))) return false;
  return true;
}
