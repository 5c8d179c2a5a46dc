/** Lists that are wrong because one of several filters is wrong, or because the documents lose the field that it compares. */
import { type Exchange, operationNamed } from '../../judge/exchange.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import {
  bySeen,
  type Group,
  type Groups,
  hasOnlyOperationsOf,
  isOf,
  isUpheld,
  mostSeen,
  operationsOf,
} from './group.js';

/** The document fields that filters compare, where their name differs from that of the filter. */
const fieldOfFilter: Readonly<Record<string, string>> = { total_before_taxes: 'before_taxes' };

/**
 * Explains a list by a filter that every request of its group uses: combined filters of which one alone is wrong in the same
 * list, and a filter of a field that documents of the same family do not keep.
 */
export function ofFilters(groups: Groups): Explanation[] {
  const filtered = groups.filter(isOf(/^rule:(list-|filters-together)/));
  return [
    ...ofPatterns(filtered, groups),
    ...ofUnfiltered(filtered),
    ...ofOtherValues(filtered),
    ...ofOneFilter(filtered, groups),
  ];
}

/** A text filter that fails on `(` or `[` is read as a pattern: texts with such characters, seen at least once, find nothing. */
function ofPatterns(filtered: Groups, groups: Groups): Explanation[] {
  const failing = groups.filter(isOf('rule:no-server-error', 'input.text-filter', /^5/)).filter(isUpheld);
  const missed = filtered.filter(isOf('rule:list-text', 'query.text', 'not listed')).filter(({ seen }) =>
    seen.some(({ violation: { exchange } }) => {
      return /[\\^$.|?*+()[\]{}]/.test(queryOf(exchange).get('text') ?? '');
    }),
  );
  return explainEach(missed, (group) => failing.find((root) => hasOnlyOperationsOf(group, root)));
}

const ofRanges = isOf(
  /^rule:list-/,
  /^query\.(date|due_date|loaded_at|total_before_taxes)$/,
  /^(not )?listed$/,
);

/** A range that omits matching records and lists others in the same lists: it compares another value. */
function ofOtherValues(filtered: Groups): Explanation[] {
  const ranges = bySeen(filtered.filter(ofRanges));
  return explainEach(ranges, (group) =>
    ranges
      .slice(0, ranges.indexOf(group))
      .find((one) => one.field === group.field && hasOnlyOperationsOf(group, one)),
  );
}

/** From this many ignored filters of one list on, the list counts as one that ignores all filters. */
const leastUnfiltered = 3;

/** Lists that ignore a filter if `text` is sent as well: one finding. */
function ofUnfiltered(filtered: Groups): Explanation[] {
  const keeping = filtered
    .filter(isOf(/^rule:list-/, /^query\.\w+$/, 'listed'))
    .filter((group) => filtersAskedIn(group).has('text'));
  const isUnfiltered = (list: string): boolean =>
    keeping.filter((group) => operationsOf(group).includes(list)).length >= leastUnfiltered;
  const unfiltered = keeping.filter((group) => operationsOf(group).every(isUnfiltered));
  return explainAllBy(mostSeen(unfiltered), unfiltered, { also: operationsOf });
}

function ofOneFilter(filtered: Groups, groups: Groups): Explanation[] {
  const ofOne = filtered.filter(isOf(/^rule:list-/));
  const kept = groups.filter(isOf('rule:fields-kept'));
  return explainEach(filtered, (group) => {
    const asked = [...filtersAskedIn(group)];
    const alone = ofOne.find(
      (one) => asked.includes(one.field.replace('query.', '')) && hasOnlyOperationsOf(group, one),
    );
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

const queryOf = (exchange: Exchange | undefined): URLSearchParams =>
  new URLSearchParams(exchange?.url.split('?')[1] ?? '');

/** The filters that all requests of the group have in their query. */
function filtersAskedIn({ seen }: Group): ReadonlySet<string> {
  const each = seen.map(({ violation: { exchange } }) => {
    return new Set([...queryOf(exchange).keys()].map((name) => name.replace(/\[.*$/, '')));
  });
  const [first = new Set<string>(), ...others] = each;
  return new Set([...first].filter((name) => others.every((one) => one.has(name))));
}

/** Whether each list has documents of a family that one of the writing operations belongs to. */
function isSameFamily(lists: readonly string[], writing: readonly string[]): boolean {
  const families = new Set(writing.map((one) => operationNamed(one)?.family));
  return lists.every((list) => {
    const family = operationNamed(list)?.family;
    return family !== undefined && families.has(family);
  });
}
