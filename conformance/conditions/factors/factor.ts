/**
 * What the tables of factors are made of. A factor is one thing that can be so or otherwise about a subject (how many lines,
 * what happened before); a value says one of its ways in words and sets its part of the plan.
 */

/** One way that a factor can be. `Plan` is what a case of the subject is carried out by. */
export interface Value<Plan> {
  /** Reads on after "only": 'with three lines', 'after an update'. */
  readonly says: string;
  readonly plan: Readonly<Partial<Plan>>;
  /** Why a target may lawfully refuse it; the case then goes on with the factor's first value. */
  readonly mayRefuse?: string;
}

export interface Factor<Plan> {
  readonly name: string;
  /** Whatever but the first value leaves something behind for good: it is accepted where a pair needs it, and nowhere else. */
  readonly isSparing?: true;
  /** Factors that touch the same thing meet in triples, all others in pairs. */
  readonly touches?: 'money';
  /** Whatever but the first value, in words: said where each of them will do. */
  readonly any?: string;
  /** How the operations begin that are called by whatever but the first value: of what they answer it is no condition. */
  readonly asks?: readonly string[];
  /** The first is the plain one. */
  readonly values: Readonly<Record<string, Value<Plan>>>;
}

/** A factor of whatever subject, by the names of its values. */
export interface AnyFactor {
  readonly name: string;
  readonly isSparing?: true;
  readonly touches?: 'money';
  readonly values: Readonly<Record<string, unknown>>;
}

/** Values that may not come together, and why: { lines: ['one'], discount: ['second'] }. */
export interface Constraint {
  readonly because: string;
  readonly never: Readonly<Record<string, readonly string[]>>;
}

/** A table of factors; `of` says who has the factor, or the value, at all: without it everybody. */
export type FactorTable<Plan, Of> = readonly (Omit<Factor<Plan>, 'values'> & {
  readonly of?: Of;
  readonly values: Readonly<Record<string, Value<Plan> & { readonly of?: Of }>>;
})[];

/** What of a table somebody has. */
export const factorsOf = <Plan, Of>(
  table: FactorTable<Plan, Of>,
  isOwn: (of: Of) => boolean,
): Factor<Plan>[] =>
  table
    .filter(({ of }) => of === undefined || isOwn(of))
    .map(({ values, ...factor }) => ({
      ...factor,
      values: Object.fromEntries(
        Object.entries(values).filter(([, { of }]) => of === undefined || isOwn(of)),
      ),
    }));

/** Several constraints for one reason. */
export const forbidding = (because: string, ...nevers: readonly Constraint['never'][]): Constraint[] =>
  nevers.map((never) => ({ because, never }));

export interface Subject<Plan> {
  readonly name: string;
  readonly factors: readonly Factor<Plan>[];
  readonly constraints: readonly Constraint[];
}

/** Factor -> value. */
export type Row = Readonly<Record<string, string>>;

/** Whether no constraint forbids it; for part of a row too. */
export const isLawful = (row: Partial<Row>, constraints: readonly Constraint[]): boolean =>
  !constraints.some(({ never }) => {
    // Called for thousands of rows while a run starts: without a list of entries for each.
    for (const factor in never) {
      const value = row[factor];
      if (value === undefined || !never[factor]?.includes(value)) return false;
    }
    return true;
  });

/** The value of a factor in a row. Throws for a row of another subject. */
function chosenValue<Plan>(factor: Factor<Plan>, row: Row): Value<Plan> {
  const value = factor.values[row[factor.name] ?? ''];
  if (!value) throw new Error(`the factor ${factor.name} has no value ${row[factor.name]}`);
  return value;
}

/** What a row comes to: its values' parts put together. */
export const planOf = <Plan>(factors: readonly Factor<Plan>[], row: Row): Plan =>
  Object.assign({}, ...factors.map((factor) => chosenValue(factor, row).plan)) as Plan;

/** The first value of each factor. */
export const plainRow = (factors: readonly AnyFactor[]): Row =>
  Object.fromEntries(factors.map(({ name, values }) => [name, Object.keys(values)[0] ?? '']));

/** What a row has that the plain one has not, in words. */
export function inWords<Plan>(factors: readonly Factor<Plan>[], row: Row): string {
  const odd = factors.filter(({ name, values }) => row[name] !== Object.keys(values)[0]);
  return odd.map((factor) => chosenValue(factor, row).says).join(', ') || 'plain';
}
