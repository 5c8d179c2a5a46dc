/**
 * The types of factor tables. A factor is one property that varies between cases of a subject (how many lines, what happened
 * before); each of its values has a description and sets a part of the plan.
 */

/** One value of a factor. `Plan`: the plan by which a case of the subject runs. */
export interface Value<Plan> {
  /** Continues a sentence after "only": 'with three lines', 'after an update'. */
  readonly says: string;
  readonly plan: Readonly<Partial<Plan>>;
  /** Why a target may lawfully refuse it; the case then continues with the factor's first value. */
  readonly mayRefuse?: string;
}

export interface Factor<Plan> {
  readonly name: string;
  /** Every value but the first leaves undeletable records behind: it is used only where a pair needs it. */
  readonly isSparing?: true;
  /** Factors that touch the same thing are combined in triples, all others in pairs. */
  readonly touches?: 'money';
  /** Describes all values but the first, for faults that occur with each of them. */
  readonly any?: string;
  /** Prefixes of operations that only values other than the first call: for their own answers the factor is no condition. */
  readonly asks?: readonly string[];
  /** The first value is the plain one. */
  readonly values: Readonly<Record<string, Value<Plan>>>;
}

/** A factor of any subject, with the names of its values. */
export interface AnyFactor {
  readonly name: string;
  readonly isSparing?: true;
  readonly touches?: 'money';
  readonly values: Readonly<Record<string, unknown>>;
}

/** Values that must not be combined, and why: { lines: ['one'], discount: ['second'] }. */
export interface Constraint {
  readonly because: string;
  readonly never: Readonly<Record<string, readonly string[]>>;
}

/** A table of factors; `of` says which subjects have the factor or value; without it all have it. */
export type FactorTable<Plan, Of> = readonly (Omit<Factor<Plan>, 'values'> & {
  readonly of?: Of;
  readonly values: Readonly<Record<string, Value<Plan> & { readonly of?: Of }>>;
})[];

/** The factors and values of a table that `isOwn` accepts. */
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

/** Several constraints with one reason. */
export const forbidding = (because: string, ...nevers: readonly Constraint['never'][]): Constraint[] =>
  nevers.map((never) => ({ because, never }));

export interface Subject<Plan> {
  readonly name: string;
  readonly factors: readonly Factor<Plan>[];
  readonly constraints: readonly Constraint[];
}

/** Value by factor. */
export type Row = Readonly<Record<string, string>>;

/** Whether no constraint forbids the row or part of a row. */
export const isLawful = (row: Partial<Row>, constraints: readonly Constraint[]): boolean =>
  !constraints.some(({ never }) => {
    // Called for thousands of rows at the start of a run, so it avoids Object.entries.
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

/** The plan of a row: the parts of all its values. */
export const planOf = <Plan>(factors: readonly Factor<Plan>[], row: Row): Plan =>
  Object.assign({}, ...factors.map((factor) => chosenValue(factor, row).plan)) as Plan;

/** The row with the first value of each factor. */
export const plainRow = (factors: readonly AnyFactor[]): Row =>
  Object.fromEntries(factors.map(({ name, values }) => [name, Object.keys(values)[0] ?? '']));

/** Describes where a row differs from the plain one. */
export function inWords<Plan>(factors: readonly Factor<Plan>[], row: Row): string {
  const odd = factors.filter(({ name, values }) => row[name] !== Object.keys(values)[0]);
  return odd.map((factor) => chosenValue(factor, row).says).join(', ') || 'plain';
}
