/**
 * Texts that some layer of the target changes in the same way in every field: trimmed blanks, lost characters, line breaks. The
 * fields that show the same change are one finding.
 */
import type { Violation } from '../../judge/violation.js';
import { groupBy } from '../finding.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import { type Group, type Groups, isOf, isUpheld, mostSeen, sharesKind } from './group.js';

/** From this many fields with the same change on, they are one finding; fewer suffice if a check of texts has found it. */
const leastFields = 3;

/** Applies the way that explains most groups, then continues with the remaining groups. */
export function ofTextChanges(groups: Groups): Explanation[] {
  const explained = ofOneWay(groups);
  if (explained.length === 0) return [];
  const done = new Set(explained.map(([group]) => group));
  return [...explained, ...ofTextChanges(groups.filter((group) => !done.has(group)))];
}

/** Texts that were sent in fields which keep no new value, whatever it is: another text is there, not a changed one. */
export function ofTextsInLostFields(groups: Groups): Explanation[] {
  return explainEach(groups.filter(isOfText), (group) => {
    const isLost = differencesIn(group).every(isReplaced);
    if (!isLost) return undefined;
    const fields = new Set(pathsIn([group]).map((path) => path.replace(/\[\d+\]/g, '[]')));
    const roots = [...fields].map((field) =>
      groups
        .filter(isOf('rule:fields-kept', field, 'different'))
        .find((root) => isUpheld(root) && sharesKind(group, root)),
    );
    return roots.every(Boolean) ? roots[0] : undefined;
  });
}

function ofOneWay(groups: Groups): Explanation[] {
  const byWay = [
    ...[...Object.values(ways), ...cutsIn(groups)].map((isWay) => ({
      changed: groups.filter((group) => isChangedBy(isWay, group)),
      isOfObject: false,
    })),
    ...replacedIn(groups).map((changed) => ({ changed, isOfObject: true })),
  ];
  for (const { changed, isOfObject } of byWay.sort((a, b) => b.changed.length - a.changed.length)) {
    const asText = mostSeen(changed.filter(isOfText));
    const ofField = mostSeen(changed.filter((group) => !isOfText(group)));
    const by = ((isOfObject || standsInFew(changed)) && ofField) || asText || ofField;
    const isTurned = changed.every((group) => isChangedBy(ways.turned, group));
    if (by && changed.length >= (asText || isTurned ? 2 : leastFields)) return explainAllBy(by, changed);
  }
  return [];
}

function isChangedBy(isWay: Way, group: Group): boolean {
  const all = differencesIn(group);
  return all.length > 0 && all.every(isWay);
}

const isOfText = ({ field }: Group): boolean => field.startsWith('text.');

/** At most two names of fields, such as phone and fax: the target then normalizes these fields, not every text. */
function standsInFew(groups: Groups): boolean {
  const { size } = new Set(pathsIn(groups).map((path) => path.split('.').at(-1)));
  return size > 0 && size <= 2;
}

const pathsIn = (groups: Groups): string[] =>
  groups.flatMap(({ seen }) =>
    seen.flatMap(({ violation: { proof } }) => (proof?.by === 'value' ? (proof.path ?? []) : [])),
  );

/** `address_to.city` -> `address_to`; empty for a field of the record itself. */
const objectOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** The expected text, the answered text, whether that may contain more, and the path. */
interface Difference {
  due: string;
  came: string;
  isWithin: boolean;
  path: string | undefined;
}

/** Empty if the compared values are no texts. */
function differencesOf({ proof }: Violation): Difference[] {
  if (proof?.by !== 'value' || (proof.compare !== 'equal' && proof.compare !== 'includes')) return [];
  const { expected: due, actual: came, compare, path } = proof;
  return typeof due === 'string' && typeof came === 'string'
    ? [{ due, came, isWithin: compare === 'includes', path }]
    : [];
}

const differencesIn = ({ seen }: Group): Difference[] =>
  seen.flatMap(({ violation }) => differencesOf(violation));

type Way = (one: Difference) => boolean;

const alike =
  (normal: (text: string) => string): Way =>
  ({ due, came, isWithin }) =>
    isWithin ? normal(came).includes(normal(due)) : normal(came) === normal(due);

/** These characters are lost or replaced by others. */
const without = (signs: RegExp): Way => alike((text) => text.replace(signs, '').replace(standIns, ''));

/** Replacements for characters that could not be kept; ignored on both sides. */
const standIns = /[?\ufffd\ufeff]|&#?\w+;|\\u?[0-9a-f]{0,4}/gi;

/** Nothing is kept from the first of these characters on. */
const cutBefore =
  (sign: RegExp): Way =>
  ({ due, came, isWithin }) => {
    const at = due.search(sign);
    const kept = due.slice(0, at).trimEnd();
    return at !== -1 && (isWithin ? came.includes(kept) : came.trimEnd() === kept);
  };

/** HTML-escaped once more or once less than sent. */
const escaped: Way = ({ due, came, isWithin }) =>
  [
    [due, unescaped(came)],
    [unescaped(due), came],
  ].some(([wanted = '', shown = '']) => (isWithin ? shown.includes(wanted) : shown === wanted));

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return named[name] ?? (code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : whole);
  });

/** Ways of cutting: to the same length in any field, or in one field. */
function cutsIn(groups: Groups): Way[] {
  const cuts = groups.flatMap(differencesIn).map((one) => ({ path: one.path, kept: keptOf(one) ?? 0 }));
  const lengths = new Set(cuts.map(({ kept }) => kept).filter((kept) => kept >= shortest));
  const ofPlaces = cuts.filter(({ path, kept }) => path !== undefined && kept >= shortestOfPlace);
  const eachOnce = groupBy(ofPlaces, ({ path, kept }) => `${kept} ${path}`).flatMap((same) =>
    same.slice(0, 1),
  );
  return [
    ...[...lengths].map(
      (length): Way =>
        (one) =>
          keptOf(one) === length,
    ),
    ...eachOnce.map(
      (cut): Way =>
        (one) =>
          one.path === cut.path && keptOf(one) === cut.kept,
    ),
  ];
}

/**
 * For each object that has a twin: the groups with replaced values in this object and none elsewhere. The target answers the
 * twin in its place.
 */
function replacedIn(groups: Groups): Group[][] {
  const shown = groups.map((group) => ({
    group,
    all: group.seen.flatMap(({ violation }) =>
      differencesOf(violation).map((one) => ({ ...one, object: objectOf(one.path ?? fieldIn(violation)) })),
    ),
  }));
  const objects = new Set(shown.flatMap(({ all }) => all.map(({ object }) => object)));
  return [...objects]
    .filter(hasTwin)
    .map((object) =>
      shown
        .filter(({ all }) => all.some(isReplaced) && all.every((one) => one.object === object))
        .map(({ group }) => group),
    );
}

const fieldIn = ({ sort, field }: Violation): string => (sort === 'value' ? field : '');

/** A guide has two addresses, which may be swapped. */
const hasTwin = (object: string): boolean => object.startsWith('address_');

/** Neither one of the named ways nor a cut. */
const isReplaced = (one: Difference): boolean =>
  keptOf(one) === undefined && !Object.values(ways).some((isWay) => isWay(one));

/** A common prefix shorter than this is no evidence of a maximum length; in the same field less suffices. */
const shortest = 16;
const shortestOfPlace = 4;

/** The length of the kept prefix in characters; undefined if the text is not cut. Other text may follow only if `isWithin`. */
function keptOf({ due, came, isWithin }: Difference): number | undefined {
  const [wanted, shown] = [[...due], [...came]];
  const end = shown.findIndex((sign, n) => sign !== wanted[n]);
  const kept = end === -1 ? shown.length : end;
  const isCut = kept < wanted.length && (end === -1 || isWithin);
  return isCut ? kept : undefined;
}

/** From the most specific to the most general: of ways that explain equally many fields, the first counts. */
const ways = {
  ends: alike((text) => text.trim()),
  lines: alike((text) => text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')),
  blanks: alike((text) => text.replace(/\s+/g, ' ').trim()),
  composed: alike((text) => text.normalize('NFKC')),
  separators: alike((text) => text.replace(/[\s().-]/g, '').toUpperCase()),
  numbers: ({ due, came, isWithin }) =>
    !isWithin && /\d/.test(due) && due.trim() !== '' && Number(due) === Number(came),
  letterCase: alike((text) => text.toUpperCase()),
  escaped,
  unseen: without(/[\p{C}\p{Zl}\p{Zp}]/gu),
  astral: without(/[\u{10000}-\u{10ffff}]/gu),
  fromAstral: cutBefore(/[\u{10000}-\u{10ffff}]/u),
  fromNul: cutBefore(/\0/),
  markup: without(/[&<>"'`]/g),
  beyondLatin: without(/[^\0-\xff]/gu),
  beyondAscii: without(/[^\0-\x7f]/gu),
  /** Day and month of a date are swapped. Two fields suffice: this does not happen by chance. */
  turned: ({ due, came }) => due !== came && due.replace(/^(\d\d)\/(\d\d)(?=\/\d{4})/, '$2/$1') === came,
} satisfies Readonly<Record<string, Way>>;
