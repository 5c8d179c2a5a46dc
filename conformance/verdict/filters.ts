/** Lists that are wrong since one of several filters is, or since what a filter looks at is wrong in the documents. Pure. */
import { bySeen, type Explained, type Group, isAmong, operationNamed, operationsOf } from './group.js';

/** The fields of documents that filters look at, by the name of the filter; each other field has the name of its filter. */
const fieldOfFilter: Readonly<Record<string, string>> = { total_before_taxes: 'before_taxes' };

/**
 * Two filters at once, of which one is wrong alone in the same list; and a filter of a field that the documents of its family do not
 * keep: in both cases every request that shows it asks by that filter.
 */
export function ofFilters(groups: readonly Group[]): [Group, Explained][] {
  const filtered = groups.filter(({ key }) => /^rule:(list-|filters-together)/.test(key));
  return [...ofUnfiltered(filtered), ...ofOtherValues(filtered), ...ofOneFilter(filtered, groups)];
}

const ofRanges = /^rule:list-\S+ \| query\.(date|due_date|loaded_at|total_before_taxes) \| (not )?listed$/;

/** A range that loses what fits and keeps what does not, in the same lists: it looks at another value. */
function ofOtherValues(filtered: readonly Group[]): [Group, Explained][] {
  const ranges = bySeen(filtered.filter(({ key }) => ofRanges.test(key)));
  return ranges.flatMap((group, n): [Group, Explained][] => {
    const by = ranges
      .slice(0, n)
      .find((one) => fieldIn(one.key) === fieldIn(group.key) && isAmong(group, one));
    return by ? [[group, { by, also: [] }]] : [];
  });
}

/** So many filters of one list keep what does not fit before it is no longer each of them. */
const leastUnfiltered = 3;

/** Lists in which each filter is asked for beside a text, and keeps what the text alone fits: one of the two is not heard. */
function ofUnfiltered(filtered: readonly Group[]): [Group, Explained][] {
  const keeping = filtered.filter(
    (group) => /^rule:list-\S+ \| query\.\w+ \| listed$/.test(group.key) && filtersAskedIn(group).has('text'),
  );
  const isUnfiltered = (list: string): boolean =>
    keeping.filter((group) => operationsOf(group).includes(list)).length >= leastUnfiltered;
  const unfiltered = keeping.filter((group) => operationsOf(group).every(isUnfiltered));
  const [by] = bySeen(unfiltered);
  return by ? unfiltered.map((group) => [group, { by, also: operationsOf(group) }]) : [];
}

function ofOneFilter(filtered: readonly Group[], groups: readonly Group[]): [Group, Explained][] {
  return filtered.flatMap((group): [Group, Explained][] => {
    const asked = filtersAskedIn(group);
    const alone = filtered.find(
      ({ key, ...one }) =>
        group.key.startsWith('rule:filters-together | ') &&
        key.startsWith('rule:list-') &&
        asked.has(fieldIn(key).replace('query.', '')) &&
        isAmong(group, { key, ...one }),
    );
    const kept = groups.find(
      ({ key, ...one }) =>
        key.startsWith('rule:fields-kept | ') &&
        [...asked].some((name) => (fieldOfFilter[name] ?? name) === fieldIn(key)) &&
        isSameFamily(operationsOf(group), operationsOf({ key, ...one })),
    );
    const by = alone ?? kept;
    return by ? [[group, { by, also: [] }]] : [];
  });
}

const fieldIn = (key: string): string => key.split(' | ')[1] ?? '';

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
