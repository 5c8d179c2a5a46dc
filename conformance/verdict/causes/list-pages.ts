/** Findings that follow from lists that answer another page than requested, too few records, or the same records twice. */
import type { Exchange } from '../../judge/result.js';
import { membersOf, recordIn } from './bodies.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import {
  type Group,
  type Groups,
  hasOnlyOperationsOf,
  isConfirmed,
  isOf,
  isUpheld,
  operationsOf,
  type Parts,
  shownIn,
} from './group.js';

const isFigure = (field: string) => isOf('rule:pagination-adds-up', `pagination.${field}`, 'inconsistent');
const ofPages = (field: Parts[1], symptom?: Parts[2]) => isOf('rule:pages-partition', field, symptom);

/** A list that answers another page than requested: wrong records on it follow. */
export function ofOtherPages(groups: Groups): Explanation[] {
  const root = groups.find(isFigure('current_page')) ?? groups.find(isFigure('per_page'));
  if (!root || !isUpheld(root)) return [];
  return groups.flatMap((group) => {
    const isOfEntries = group.seen.every(
      ({ violation: { symptom, field } }) => entrySymptoms.has(symptom) || field.startsWith('pagination.'),
    );
    const other = isOfEntries || ofPages(/^query\./)(group) ? shownIn(group).filter(isOtherPage) : [];
    const also = [...new Set(other.flatMap(({ operation }) => operation ?? []))];
    return other.length > 0 ? explainAllBy(root, [group], { also: () => also }) : [];
  });
}

const entrySymptoms: ReadonlySet<string> = new Set([
  ...['listed', 'not listed', 'listed twice', 'too few', 'too many', 'wrong order'],
]);

function isOtherPage(page: Exchange): boolean {
  const { method, url } = page;
  const { current_page, per_page } = paginationIn(page);
  const isOther = (shown: unknown, name: string, usual?: number) => {
    const asked = Number(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? usual);
    return Number.isInteger(asked) && Number.isFinite(Number(shown ?? Number.NaN)) && Number(shown) !== asked;
  };
  return method === 'GET' && (isOther(current_page, 'page', 1) || isOther(per_page, 'per_page'));
}

/**
 * Pages before the last with fewer records than requested, or pages that share records: wrong contents of all pages together
 * follow, in the same lists.
 */
export function ofShortPages(groups: Groups): Explanation[] {
  const upheld = groups.filter(isUpheld);
  const root =
    upheld.find((group) => isShort(group) && shownIn(group).some(isShortPage)) ??
    upheld.find(isOfOverlappingPages);
  if (!root) return [];
  const lists = new Set(operationsOf(root));
  const isOfList = (page: Exchange): boolean => lists.has(page.operation ?? '') && isOneOfPages(page);
  const follows = (group: Group): boolean =>
    isOfOneEntry(group)
      ? shownIn(group).some(isOfList)
      : ofAllPages.some((isOfAll) => isOfAll(group)) && hasOnlyOperationsOf(group, root);
  return explainAllBy(
    root,
    groups.filter((group) => group !== root && follows(group)),
  );
}

const isShort = ofPages('query.per_page', new Set(['different', 'too few']));
const isOverlapping = ofPages('query.page', 'different');
const isTotal = isFigure('total_entries');
/** Whether it is about one record that was searched on all pages; which records a filter finds is another matter. */
const isOfOneEntry = ({ field, symptom }: Group): boolean =>
  (symptom === 'listed twice' || symptom === 'not listed') && !field.startsWith('query.');
const ofAllPages = [isShort, isOverlapping, ofPages('query.page', 'not listed'), isTotal];

const isOfOverlappingPages = (group: Group): boolean =>
  isOverlapping(group) && group.seen.some(({ violation: { proof } }) => proof?.by === 'apart');

/** A record that the whole list lacks, by itself: what else is missing in that list follows, unless a filter chooses. */
export function ofUnlistedRecords(groups: Groups): Explanation[] {
  const roots = groups.filter(isOf('rule:record-listed', undefined, 'not listed')).filter(isConfirmed);
  return explainEach(groups, (group) => {
    const isMissing =
      (isOverlapping(group) || isOfOneEntry(group)) &&
      group.seen.every(({ violation: { symptom } }) => missingSymptoms.has(symptom));
    const lists = listsIn(group);
    if (!isMissing || roots.includes(group) || lists.length === 0) return undefined;
    return roots.find((root) => lists.every((one) => listsIn(root).includes(one)));
  });
}

const missingSymptoms: ReadonlySet<string> = new Set(['too few', 'not listed']);
const listsIn = (group: Group): string[] =>
  shownIn(group).flatMap(({ operation = '' }) => (operation.startsWith('list') ? operation : []));

/** A total that differs from the number of records: a wrong size of the last page follows. */
export function ofWrongTotals(groups: Groups): Explanation[] {
  const by = groups.filter(isUpheld).find(isTotal);
  if (!by) return [];
  const follows = (group: Group): boolean =>
    isShort(group) && hasOnlyOperationsOf(group, by) && !shownIn(group).some(isShortPage);
  return explainAllBy(by, groups.filter(follows));
}

const paginationIn = ({ responseBody }: Exchange) => recordIn(responseBody, 'pagination');

/** By its URL too, since the end of a long body is not kept. */
const isOneOfPages = (page: Exchange): boolean =>
  Number(paginationIn(page).total_pages) > 1 || Number(/[?&]page=(\d+)/.exec(page.url)?.[1]) > 1;

/** Excludes the last two pages: if the total is too large, the last but one may actually be the last. */
function isShortPage(page: Exchange): boolean {
  const list = Object.values(membersOf(page.responseBody)).find(Array.isArray);
  const { current_page, per_page, total_pages } = paginationIn(page);
  return (
    list !== undefined && Number(current_page) + 1 < Number(total_pages) && list.length < Number(per_page)
  );
}
