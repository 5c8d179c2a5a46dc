/**
 * Texts that some layer of the target changes in the same way wherever they stand: blanks at the ends, signs beyond a plane, line
 * breaks. Each field in which such a text was sent shows it; it is one finding. Pure.
 */
import type { Violation } from '../judge/violation.js';
import { groupBy } from './finding.js';
import { allFrom, type Explanation, type Group, type Groups, mostSeen } from './group.js';

/** So many fields change their texts in one way before it is no longer each of them, unless a check of texts says so itself. */
const leastFields = 3;

/** The way that explains the most first, then what it leaves. */
export function ofTextChanges(groups: Groups): Explanation[] {
  const explained = ofOneWay(groups);
  if (explained.length === 0) return [];
  const done = new Set(explained.map(([group]) => group));
  return [...explained, ...ofTextChanges(groups.filter((group) => !done.has(group)))];
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
    if (by && changed.length >= (asText || isTurned ? 2 : leastFields)) return allFrom(by, changed);
  }
  return [];
}

function isChangedBy(isWay: Way, { seen }: Group): boolean {
  const all = seen.flatMap(({ violation }) => differencesOf(violation));
  return all.length > 0 && all.every(isWay);
}

const isOfText = ({ field }: Group): boolean => field.startsWith('text.');

/** Of one kind, as phone and fax: then it is the form of that field that is changed, and not any text. */
function standsInFew(groups: Groups): boolean {
  const { size } = new Set(pathsIn(groups).map((path) => path.split('.').at(-1)));
  return size > 0 && size <= 2;
}

const pathsIn = (groups: Groups): string[] =>
  groups.flatMap(({ seen }) =>
    seen.flatMap(({ violation: { proof } }) => (proof?.by === 'value' ? (proof.path ?? []) : [])),
  );

/** `address_to` of `address_to.city`; nothing of a field of the record itself. */
const objectOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** A text that was due, the one that came, whether that one may say more, and where they stand. */
interface Difference {
  due: string;
  came: string;
  isWithin: boolean;
  path: string | undefined;
}

/** None where it was no text that differed. */
function differencesOf({ proof }: Violation): Difference[] {
  if (proof?.by !== 'value' || (proof.compare !== 'equal' && proof.compare !== 'includes')) return [];
  const { expected: due, actual: came, compare, path } = proof;
  return typeof due === 'string' && typeof came === 'string'
    ? [{ due, came, isWithin: compare === 'includes', path }]
    : [];
}

type Way = (one: Difference) => boolean;

const alike =
  (normal: (text: string) => string): Way =>
  ({ due, came, isWithin }) =>
    isWithin ? normal(came).includes(normal(due)) : normal(came) === normal(due);

/** All of these signs are lost, or something else stands for them. */
const without = (signs: RegExp): Way => alike((text) => text.replace(signs, '').replace(standIns, ''));

/** What is shown for a sign that could not be kept; left out on both sides. */
const standIns = /[?\ufffd\ufeff]|&#?\w+;|\\u?[0-9a-f]{0,4}/gi;

/** Escaped once more, or once less, as for a page. */
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

/** Cut to one length, wherever they stand, or in one place. */
function cutsIn(groups: Groups): Way[] {
  const all = groups.flatMap(({ seen }) => seen.flatMap(({ violation }) => differencesOf(violation)));
  const cuts = all.map((one) => ({ path: one.path, kept: keptOf(one) ?? 0 }));
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
 * By object: the groups that show something else than what was sent in it, and nothing outside of it: another of its kind stands in
 * its place.
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

/** A guide has two addresses. */
const hasTwin = (object: string): boolean => object.startsWith('address_');

/** Neither a change that has a name of its own nor a cut. */
const isReplaced = (one: Difference): boolean =>
  keptOf(one) === undefined && !Object.values(ways).some((isWay) => isWay(one));

/** Shorter beginnings say nothing of a length, but where it is always the same field. */
const shortest = 16;
const shortestOfPlace = 4;

/** How much of the beginning came, in characters; undefined where it is not that alone, and what else may stand behind it. */
function keptOf({ due, came, isWithin }: Difference): number | undefined {
  const [wanted, shown] = [[...due], [...came]];
  const end = shown.findIndex((sign, n) => sign !== wanted[n]);
  const kept = end === -1 ? shown.length : end;
  const isCut = kept < wanted.length && (end === -1 || isWithin);
  return isCut ? kept : undefined;
}

/** From the narrowest to the widest: of those that explain as many fields, the first counts. */
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
  markup: without(/[&<>"'`]/g),
  beyondLatin: without(/[^\0-\xff]/gu),
  beyondAscii: without(/[^\0-\x7f]/gu),
  /** Day and month of a date: no text changes so by chance. */
  turned: ({ due, came }) => due !== came && due.replace(/^(\d\d)\/(\d\d)(?=\/\d{4})/, '$2/$1') === came,
} satisfies Readonly<Record<string, Way>>;
