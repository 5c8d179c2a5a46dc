/**
 * A greedy covering array (as in AETG): rows that contain every lawful pair of values of a subject; and the possible tuples,
 * or those in a list of rows. Deterministic per seed. covertable 2.5.2 is not used, because with constraints it leaves out
 * lawful pairs, and without them it takes a second per type.
 */
import { fnv1a } from '../judge/fnv1a.js';
import { drawing } from './drawing.js';
import { type AnyFactor, type Constraint, isLawful, type Row } from './factors/factor.js';

export interface Covered {
  readonly factors: readonly AnyFactor[];
  readonly constraints: readonly Constraint[];
}

/** Part of a row: the values of some factors. */
export type Tuple = readonly (readonly [factor: string, value: string])[];
export const tupleKey = (tuple: Tuple): string =>
  tuple.map(([factor, value]) => `${factor}=${value}`).join(' & ');

function* combinations<T>(all: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  for (let n = from; size > 0 && n < all.length; n += 1)
    for (const rest of combinations(all, size - 1, n + 1)) yield [all[n] as T, ...rest];
}

/** Every combination of the values of `size` factors that no constraint forbids. */
export function* possible({ factors, constraints }: Covered, size: number): Generator<Tuple> {
  for (const some of combinations(factors, size)) {
    let tuples: Tuple[] = [[]];
    for (const { name, values } of some)
      tuples = tuples.flatMap((tuple) =>
        Object.keys(values).map((value): Tuple => [...tuple, [name, value]]),
      );
    yield* tuples.filter((tuple) => isLawful(Object.fromEntries(tuple), constraints));
  }
}

/** The tuples of `size` factors in a row. */
export function* tuplesIn({ factors }: Covered, row: Row, size: number): Generator<Tuple> {
  for (const some of combinations(factors, size))
    yield some.map(({ name }) => [name, row[name] ?? ''] as const);
}

function shuffled<T>(all: readonly T[], draw: () => number): T[] {
  const copy = [...all];
  for (let n = copy.length - 1; n > 0; n -= 1) {
    const other = Math.floor(draw() * (n + 1));
    [copy[n], copy[other]] = [copy[other] as T, copy[n] as T];
  }
  return copy;
}

/** How many candidates are composed per row: more give fewer rows and take longer. */
const candidates = 30;

/** A subject with numbered values, so that a row with thousands of pairs is rated in microseconds. */
interface Search {
  cells: readonly { factor: number; value: string }[];
  /** The cells of each factor. */
  byFactor: readonly (readonly number[])[];
  /** For two cells: MISSING if no row has both yet, FORBIDDEN if no row may have both. */
  pairs: readonly Uint8Array[];
  draw: () => number;
  /** The factors that keep their first value unless another one adds a pair. */
  sparing: ReadonlySet<number>;
}
const MISSING = 1;
const FORBIDDEN = 2;

function searchFor({ factors, constraints }: Covered): Omit<Search, 'draw'> {
  const cells = factors.flatMap(({ values }, factor) =>
    Object.keys(values).map((value) => ({ factor, value })),
  );
  const pairs = cells.map((one) =>
    Uint8Array.from(cells, (other) => (one.factor === other.factor ? 0 : MISSING)),
  );
  const forbid = (one: number, other: number) => {
    const state = pairs[one];
    if (state?.[other] === MISSING) state[other] = FORBIDDEN;
  };
  for (const { never } of constraints) {
    const [first = [], second = cells.keys()] = Object.entries(never).map(([name, values]) =>
      cells.flatMap(({ factor, value }, n) =>
        factors[factor]?.name === name && values.includes(value) ? [n] : [],
      ),
    );
    for (const other of second)
      for (const one of first) {
        forbid(one, other);
        forbid(other, one);
      }
  }
  const byFactor = factors.map((_, factor) =>
    cells.flatMap((cell, n) => (cell.factor === factor ? [n] : [])),
  );
  const sparing = new Set(factors.flatMap(({ isSparing }, n) => (isSparing ? [n] : [])));
  return { cells, byFactor, pairs, sparing };
}

/** A row that starts with one missing pair; each other factor gets the value that adds the most pairs. */
function candidate(
  search: Search,
  start: readonly [number, number],
): { row: number[]; gain: number } | undefined {
  const { cells, byFactor, pairs, draw, sparing } = search;
  const row = [...start];
  let gain = 1;
  const used = new Set(start.map((cell) => cells[cell]?.factor));
  for (const own of shuffled(byFactor, draw)) {
    if (own.length === 0 || used.has(cells[own[0] as number]?.factor)) continue;
    let [best, most] = [-1, -1];
    const isSparing = sparing.has(cells[own[0] as number]?.factor ?? -1);
    for (const cell of isSparing ? own : shuffled(own, draw)) {
      let count = 0;
      const states = pairs[cell];
      for (const had of row) {
        const state = states?.[had];
        if (state === FORBIDDEN) {
          count = -1;
          break;
        }
        if (state === MISSING) count += 1;
      }
      if (count > most) [best, most] = [cell, count];
    }
    if (best < 0) return undefined;
    row.push(best);
    gain += most;
  }
  return { row, gain };
}

/** How many lists of rows are drawn; the shortest is used, since every row is a case of thirty requests. */
const draws = 3;

/** The shortest of a few lists of rows, each drawn with a seed of its own. */
export const shortest = (seed: number, draw: (seed: number) => Row[]): Row[] =>
  Array.from({ length: draws }, (_, n) => draw(seed + n * 7919)).reduce((best, one) =>
    one.length < best.length ? one : best,
  );

/** Rows that contain every lawful pair of values which no row of `had` contains. Constraints may name one or two factors. */
export function pairRows(covered: Covered, seed: number, had: readonly Row[] = []): Row[] {
  return drawRows(covered, { ...searchFor(covered), draw: drawing(seed) }, had);
}

function drawRows(covered: Covered, search: Search, had: readonly Row[]): Row[] {
  const { cells, pairs, draw } = search;
  for (const row of had) {
    const own = cells.flatMap(({ factor, value }, n) =>
      row[covered.factors[factor]?.name ?? ''] === value ? [n] : [],
    );
    for (const one of own)
      for (const other of own) if (pairs[one]?.[other] === MISSING) (pairs[one] as Uint8Array)[other] = 0;
  }
  const rows: Row[] = [];
  let open = pairs.flatMap((others, one) => {
    const missing: [number, number][] = [];
    for (let other = one + 1; other < others.length; other += 1)
      if (others[other] === MISSING) missing.push([one, other]);
    return missing;
  });
  while (open.length > 0) {
    let best: { row: number[]; gain: number } | undefined;
    for (let n = 0; n < candidates || (!best && n < 1000); n += 1) {
      const one = candidate(search, open[Math.floor(draw() * open.length)] as [number, number]);
      if (one && (!best || one.gain > best.gain)) best = one;
    }
    if (!best) throw new Error('the constraints leave no whole row for some pair of values');
    for (const one of best.row)
      for (const other of best.row) {
        const others = pairs[one];
        if (others?.[other] === MISSING) others[other] = 0;
      }
    const named = best.row.map((cell) => {
      const { factor, value } = cells[cell] as { factor: number; value: string };
      return [covered.factors[factor]?.name ?? '', value] as const;
    });
    rows.push(Object.fromEntries(named));
    open = open.filter(([one, other]) => pairs[one]?.[other] === MISSING);
  }
  return rows;
}

/** The rows of one subject among several that share their pairs. Pairs with a factor of `alone` must be in its own rows. */
export interface Share {
  subject: Covered;
  rows: readonly Row[];
  alone: ReadonlySet<string>;
}

/** How often every row is processed: it is dropped if no longer needed, else one of its values that is not needed is redrawn. */
const passes = 1000;

/** A row of the subject at index `n`; `values` holds the number of each factor's value. */
interface Held {
  n: number;
  row: Record<string, string>;
  values: number[];
  /** For two factors, `one * values.length + other`: the place of their pair's count; for a factor and itself, `NO_PAIR`. */
  places: Int32Array;
  /** For each factor, the one with which it was last seen in a pair that no other row had; itself if none is known. */
  partners: number[];
  isNeeded: boolean;
}

/** The place of a count that is never small. */
const NO_PAIR = 0;

/** Counts pairs in an array indexed by numbered values: counting by strings takes ten times as long. */
function pairCounts(shares: readonly Share[]) {
  const cells = shares
    .flatMap(({ subject }) => subject.factors)
    .flatMap(({ name, values }) => Object.keys(values).map((value) => `${name}=${value}`));
  const numbers = new Map([...new Set(cells)].map((cell, number) => [cell, number]));
  const size = numbers.size + 1;
  const counts = new Int32Array((shares.length + 1) * size * size + 1);
  counts[NO_PAIR] = 2;
  /** The offset of the counts for pairs with a factor of `alone`, which are counted per subject. */
  const blocks = shares.map(({ subject: { factors }, alone }, n) =>
    factors.map(({ name }) => (alone.has(name) ? (n + 1) * size * size : 0) + 1),
  );
  // A value that the factor does not have gets a number of its own.
  const numberOf = (factor: string, value = '') => numbers.get(`${factor}=${value}`) ?? numbers.size;
  const setPlaces = ({ n, values, places }: Held, at: number): void => {
    const block = blocks[n] as number[];
    for (let other = 0; other < values.length; other += 1) {
      if (other === at) continue;
      const [one, two] = at < other ? [at, other] : [other, at];
      const offset = Math.max(block[one] as number, block[two] as number);
      const place = offset + (values[one] as number) * size + (values[two] as number);
      places[at * values.length + other] = places[other * values.length + at] = place;
    }
  };
  /** Counts the pairs with one factor; those with factors before `from` are left out. */
  const countAt = ({ places, values }: Held, at: number, by: number, from = 0): void => {
    for (let n = at * values.length + from; n < (at + 1) * values.length; n += 1) {
      const place = places[n] as number;
      if (place !== NO_PAIR) counts[place] = (counts[place] as number) + by;
    }
  };
  const count = (held: Held, by: number): void => {
    for (const at of held.values.keys()) countAt(held, at, by, at + 1);
  };
  return {
    held: (n: number, row: Row): Held => {
      const values = (shares[n] as Share).subject.factors.map(({ name }) => numberOf(name, row[name]));
      const places = new Int32Array(values.length ** 2).fill(NO_PAIR);
      const held = { n, row: { ...row }, values, places, partners: [...values.keys()], isNeeded: true };
      for (const at of values.keys()) setPlaces(held, at);
      count(held, 1);
      return held;
    },
    drop: (held: Held): void => {
      held.isNeeded = false;
      count(held, -1);
    },
    change: (held: Held, at: number, value: string): void => {
      const { name = '' } = shares[held.n]?.subject.factors[at] ?? {};
      held.row[name] = value;
      countAt(held, at, -1);
      held.values[at] = numberOf(name, value);
      setPlaces(held, at);
      countAt(held, at, 1);
    },
    /** The factors whose values are in no pair that only this row has. */
    freeIn: ({ partners, places, values: { length } }: Held): number[] => {
      const free: number[] = [];
      for (let at = 0; at < length; at += 1) {
        const first = at * length;
        if ((counts[places[first + (partners[at] as number)] as number] as number) <= 1) continue;
        let other = 0;
        while (other < length && (counts[places[first + other] as number] as number) > 1) other += 1;
        if (other < length) partners[at] = other;
        else free.push(at);
      }
      return free;
    },
  };
}

/** Removes rows without losing a pair: the last rows of a greedy search add only one or two pairs each. */
export function slimmed(shares: readonly Share[], least: number, seed: number): Row[][] {
  const draw = drawing(seed);
  const { held: heldOf, drop, change, freeIn } = pairCounts(shares);
  const choices = shares.map(({ subject: { factors } }) => factors.map(({ values }) => Object.keys(values)));
  const all = shares.map(({ rows }, n) => rows.map((row) => heldOf(n, row)));
  const redraw = (held: Held, free: readonly number[], { factors, constraints }: Covered) => {
    const at = free[Math.floor(draw() * free.length)] ?? -1;
    const values = choices[held.n]?.[at] ?? [];
    const value = values[Math.floor(draw() * values.length)];
    const { name = '' } = factors[at] ?? {};
    const old = held.row[name];
    if (value === undefined || value === old) return;
    held.row[name] = value;
    const isAllowed = isLawful(held.row, constraints);
    held.row[name] = old as string;
    if (isAllowed) change(held, at, value);
  };
  const needed = all.map((own) => own.length);
  const inTurn = all.flat();
  for (let pass = 0; pass < passes; pass += 1)
    for (const held of inTurn) {
      if (!held.isNeeded) continue;
      const free = freeIn(held);
      if (free.length === held.values.length && (needed[held.n] as number) > least) {
        needed[held.n] = (needed[held.n] as number) - 1;
        drop(held);
        continue;
      }
      const { subject } = shares[held.n] as Share;
      const drawable = free.filter((at) => !subject.factors[at]?.isSparing);
      redraw(held, drawable, subject);
    }
  return all.map((own) => own.filter(({ isNeeded }) => isNeeded).map(({ row }) => row));
}

/** The part of a subject whose triples must be covered. */
export const moneyOf = (covered: Covered): Covered => ({
  ...covered,
  factors: covered.factors.filter(({ touches }) => touches === 'money'),
});

/** The triples of money factors that `rows` do not contain. */
export function missingTriples(covered: Covered, rows: readonly Row[]): Tuple[] {
  const money = moneyOf(covered);
  const had = new Set(rows.flatMap((row) => [...tuplesIn(money, row, 3)].map(tupleKey)));
  return [...possible(money, 3)].filter((tuple) => !had.has(tupleKey(tuple)));
}

/** Rows for the triples of money factors that `rows` do not contain; their other factors have plain values. */
export function tripleRows(covered: Covered, rows: readonly Row[], plain: Row): Row[] {
  const more: Row[] = [];
  for (;;) {
    const missing = missingTriples(covered, [...rows, ...more]);
    if (missing.length === 0) return more;
    let row: Row = {};
    for (const tuple of missing) {
      const fits = tuple.every(([factor, value]) => row[factor] === undefined || row[factor] === value);
      if (fits) row = { ...row, ...Object.fromEntries(tuple) };
    }
    more.push({ ...plain, ...row });
  }
}

/** The name of a case: depends on its row alone. */
export const hashOf = (row: Row): string =>
  fnv1a(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).toString(36);
