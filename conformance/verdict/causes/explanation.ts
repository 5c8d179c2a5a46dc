/** Explanations of groups by others: that they follow from them. */
import { groupBy } from '../finding.js';
import { type Group, type Groups, hasOnlyOperationsOf, mostSeen } from './group.js';

export interface Explained {
  by: Group;
  /** Operations that are at fault as well. */
  also: readonly string[];
  /** The answer contains nothing that could be judged: even a leak follows from it. */
  isUnreadable?: true;
}

/** A group and its cause. */
export type Explanation = readonly [group: Group, cause: Explained];

type Also = (group: Group) => readonly string[];

/** An explanation for each group for which `causeOf` returns one; `also` returns operations that are at fault as well. */
export const explainEach = (
  groups: Groups,
  causeOf: (group: Group) => Group | undefined,
  also: Also = () => [],
): Explanation[] =>
  groups.flatMap((group): Explanation[] => {
    const by = causeOf(group);
    return by ? [[group, { by, also: also(group) }]] : [];
  });

/** Explains all groups by `by`; nothing if `by` is undefined or if there are fewer groups than `least`. */
export const explainAllBy = (
  by: Group | undefined,
  groups: Groups,
  { also, least = 1 }: { also?: Also; least?: number } = {},
): Explanation[] => (groups.length >= least ? explainEach(groups, () => by, also) : []);

/** Explains the groups that have no other operations than `by`; nothing if `by` is undefined. */
export const explainWithin = (by: Group | undefined, groups: Groups): Explanation[] =>
  by ? explainEach(groups, (group) => (hasOnlyOperationsOf(group, by) ? by : undefined)) : [];

/** Groups of the same key are one finding: that of the one seen most often. */
export const explainAlike = (
  groups: Groups,
  keyOf: (group: Group) => string,
  how?: { also?: Also; least?: number },
): Explanation[] => groupBy(groups, keyOf).flatMap((all) => explainAllBy(mostSeen(all), all, how));
