/** Lists that are wrong since one of several filters is, or since what a filter looks at is wrong in the documents. Pure. */
import { operationNamed } from '../judge/exchange.js';
import {
  allFrom,
  bySeen,
  type Explanation,
  follows,
  type Group,
  type Groups,
  isAmong,
  isOf,
  mostSeen,
  operationsOf,
} from './group.js';

/** The fields of documents that filters look at, by the name of the filter; each other field has the name of its filter. */
const fieldOfFilter: Readonly<Record<string, string>> = { total_before_taxes: 'before_taxes' };

/**
 * Two filters at once, of which one is wrong alone in the same list; and a filter of a field that the documents of its family do not
 * keep: in both cases every request that shows it asks by that filter.
 */
export function ofFilters(groups: Groups): Explanation[] {
  const filtered = groups.filter(isOf(/^rule:(list-|filters-together)/));
  return [...ofUnfiltered(filtered), ...ofOtherValues(filtered), ...ofOneFilter(filtered, groups)];
}

const ofRanges = isOf(
  /^rule:list-/,
  /^query\.(date|due_date|loaded_at|total_before_taxes)$/,
  /^(not )?listed$/,
);

/** A range that loses what fits and keeps what does not, in the same lists: it looks at another value. */
function ofOtherValues(filtered: Groups): Explanation[] {
  const ranges = bySeen(filtered.filter(ofRanges));
  return follows(ranges, (group) =>
    ranges.slice(0, ranges.indexOf(group)).find((one) => one.field === group.field && isAmong(group, one)),
  );
}

/** So many filters of one list keep what does not fit before it is no longer each of them. */
const leastUnfiltered = 3;

/** Lists in which each filter is asked for beside a text, and keeps what the text alone fits: one of the two is not heard. */
function ofUnfiltered(filtered: Groups): Explanation[] {
  const keeping = filtered
    .filter(isOf(/^rule:list-/, /^query\.\w+$/, 'listed'))
    .filter((group) => filtersAskedIn(group).has('text'));
  const isUnfiltered = (list: string): boolean =>
    keeping.filter((group) => operationsOf(group).includes(list)).length >= leastUnfiltered;
  const unfiltered = keeping.filter((group) => operationsOf(group).every(isUnfiltered));
  return allFrom(mostSeen(unfiltered), unfiltered, { also: operationsOf });
}

function ofOneFilter(filtered: Groups, groups: Groups): Explanation[] {
  const ofOne = filtered.filter(isOf(/^rule:list-/));
  const kept = groups.filter(isOf('rule:fields-kept'));
  return follows(filtered, (group) => {
    const asked = [...filtersAskedIn(group)];
    const alone = ofOne.find((one) => asked.includes(one.field.replace('query.', '')) && isAmong(group, one));
    return (
      (group.statement === 'rule:filters-together' ? alone : undefined) ??
      kept.find(
        (one) =>
          asked.some((name) => (fieldOfFilter[name] ?? name) === one.field) &&
          isSameFamily(operationsOf(group), operationsOf(one)),
      )
    );
  });
}

/** The filters by which every request asks that showed it. */
function filtersAskedIn({ seen }: Group): ReadonlySet<string> {
  const each = seen.map(({ violation: { exchange } }) => {
    const query = new URLSearchParams(exchange?.url.split('?')[1] ?? '');
    return new Set([...query.keys()].map((name) => name.replace(/\[.*$/, '')));
  });
  const [first = new Set<string>(), ...others] = each;
  return new Set([...first].filter((name) => others.every((one) => one.has(name))));
}

/** Whether the lists hold documents of one family, and the operations write some of that. */
function isSameFamily(lists: readonly string[], writing: readonly string[]): boolean {
  const families = new Set(writing.map((one) => operationNamed(one)?.family));
  return lists.every((list) => {
    const family = operationNamed(list)?.family;
    return family !== undefined && families.has(family);
  });
}
