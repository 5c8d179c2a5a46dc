/** What follows from lists that answer another page than the one asked for, too few records, or the same ones twice. Pure. */
import { readLeniently } from '../judge/lenient-json.js';
import type { Exchange } from '../judge/result.js';
import {
  type Explained,
  type Group,
  isUnconfirmed,
  kindOf,
  operationsOf,
  shownIn,
  type Verifications,
} from './group.js';

/** A list that answers another page than the one asked for: which records are on it follows. */
export function ofOtherPages(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const [root] = ['current_page', 'per_page'].flatMap((figure) =>
    groups.filter(({ key }) => key === `rule:pagination-adds-up | pagination.${figure} | inconsistent`),
  );
  if (!root || isUnconfirmed(root, verifications)) return [];
  return groups.flatMap((group): [Group, Explained][] => {
    const isOfEntries = group.seen.every(
      ({ violation: { symptom, field } }) => entrySymptoms.has(symptom) || field.startsWith('pagination.'),
    );
    const other =
      isOfEntries || group.key.startsWith('rule:pages-partition | query.')
        ? shownIn(group, verifications).filter(isOtherPage)
        : [];
    const also = [...new Set(other.flatMap(({ operation }) => operation ?? []))];
    return other.length > 0 ? [[group, { by: root, also }]] : [];
  });
}

const entrySymptoms: ReadonlySet<string> = new Set([
  ...['listed', 'not listed', 'listed twice', 'too few', 'too many', 'wrong order'],
]);

function isOtherPage(page: Exchange): boolean {
  const { method, url } = page;
  const pagination = paginationIn(page);
  const isOther = (shown: unknown, name: string, usual?: number) => {
    const asked = Number(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? usual);
    return Number.isInteger(asked) && Number.isFinite(Number(shown ?? Number.NaN)) && Number(shown) !== asked;
  };
  return (
    method === 'GET' &&
    (isOther(pagination?.current_page, 'page', 1) || isOther(pagination?.per_page, 'per_page'))
  );
}

/**
 * Pages before the last with fewer records than were asked for, or else pages that show the same records: what all pages hold
 * together follows, in the same lists.
 */
export function ofShortPages(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const isShown = (group: Group) => !isUnconfirmed(group, verifications);
  const root =
    groups.find(
      (group) =>
        shortKeys.has(group.key) && isShown(group) && shownIn(group, verifications).some(isShortPage),
    ) ?? groups.find((group) => isShown(group) && isOfOverlappingPages(group));
  if (!root) return [];
  const lists = new Set(operationsOf(root));
  const kinds = new Set([...lists].map(kindOf));
  const follows = (group: Group): boolean =>
    entryKeys.has(group.key)
      ? operationsOf(group).every((one) => kinds.has(kindOf(one))) &&
        shownIn(group, verifications).some(isOneOfPages)
      : followingShort.has(group.key) && operationsOf(group).every((list) => lists.has(list));
  return groups
    .filter((group) => group.key !== root.key && follows(group))
    .map((group) => [group, { by: root, also: [] }]);
}

const shortKeys: ReadonlySet<string> = new Set(
  ['different', 'too few'].map((symptom) => `rule:pages-partition | query.per_page | ${symptom}`),
);
const overlappingKey = 'rule:pages-partition | query.page | different';
/** One record, looked for over all pages. */
const entryKeys: ReadonlySet<string> = new Set([
  'rule:record-listed | id | not listed',
  'rule:item-fields-kept | id | listed twice',
  'rule:item-name-unique | name | not listed',
]);
const followingShort: ReadonlySet<string> = new Set([
  ...shortKeys,
  overlappingKey,
  'rule:pages-partition | query.page | not listed',
  'rule:pagination-adds-up | pagination.total_entries | inconsistent',
]);

const isOfOverlappingPages = ({ key, seen }: Group): boolean =>
  key === overlappingKey && seen.some(({ violation: { proof } }) => proof?.by === 'apart');

/** A total that is not that of the pages: how many records the last of them should hold follows. */
export function ofWrongTotals(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const by = groups.find(
    (group) =>
      group.key === 'rule:pagination-adds-up | pagination.total_entries | inconsistent' &&
      !isUnconfirmed(group, verifications),
  );
  if (!by) return [];
  const lists = new Set(operationsOf(by));
  const follows = (group: Group): boolean =>
    shortKeys.has(group.key) &&
    operationsOf(group).every((list) => lists.has(list)) &&
    !shownIn(group, verifications).some(isShortPage);
  return groups.filter(follows).map((group) => [group, { by, also: [] }]);
}

type Pagination = Readonly<Record<string, unknown>> | undefined;
const paginationIn = ({ responseBody = '' }: Exchange): Pagination =>
  (Object(readLeniently(responseBody)) as { pagination?: Pagination }).pagination;

const isOneOfPages = (page: Exchange): boolean => Number(paginationIn(page)?.total_pages) > 1;

/** Neither the last page nor the one before it, which may be the last where the total is too large. */
function isShortPage(page: Exchange): boolean {
  const body = Object(readLeniently(page.responseBody ?? '')) as Record<string, unknown>;
  const list = Object.values(body).find(Array.isArray);
  const { current_page, per_page, total_pages } = paginationIn(page) ?? {};
  return (
    list !== undefined && Number(current_page) + 1 < Number(total_pages) && list.length < Number(per_page)
  );
}
