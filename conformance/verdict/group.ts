/** Violations that are one finding: those of one statement, field and symptom, and what replays have shown of them. */
import { type Exchange, operationNamed } from '../judge/exchange.js';
import type { Verification } from '../replay/confirm.js';
import { operationOf, type Seen } from './finding.js';

export interface Group {
  /** The three that follow, in one text: by it replays and findings are found. */
  key: string;
  /** Over all operations and types of document: `status:422`. */
  statement: string;
  field: string;
  symptom: string;
  assumed: boolean;
  seen: Seen[];
  /** What replays have shown of it. */
  replay?: Partial<Verification> | undefined;
  /** The groups that follow from it. */
  consequences: Group[];
  /** Operations of these that are at fault as well. */
  also?: string[];
}

export type Groups = readonly Group[];

export interface Explained {
  by: Group;
  /** Operations that are at fault as well. */
  also: readonly string[];
  /** The answer holds nothing that could be judged: not even a leak follows from anything else. */
  isUnreadable?: true;
}

/** A group, and what explains it. */
export type Explanation = readonly [group: Group, cause: Explained];

type Also = (group: Group) => readonly string[];

/** Each group that has a cause, and the operations of it that are at fault as well. */
export const follows = (
  groups: Groups,
  causeOf: (group: Group) => Group | undefined,
  also: Also = () => [],
): Explanation[] =>
  groups.flatMap((group): Explanation[] => {
    const by = causeOf(group);
    return by ? [[group, { by, also: also(group) }]] : [];
  });

/** All of them from one, where there is one. Fewer than `least` stand alone. */
export const allFrom = (
  by: Group | undefined,
  groups: Groups,
  { also, least = 1 }: { also?: Also; least?: number } = {},
): Explanation[] => (groups.length >= least ? follows(groups, () => by, also) : []);

/** What a part of a group must be; undefined is any. */
type Part = string | RegExp | ReadonlySet<string> | undefined;

const fits = (part: Part, text: string): boolean => {
  if (part === undefined || typeof part === 'string') return (part ?? text) === text;
  return part instanceof RegExp ? part.test(text) : part.has(text);
};

export type Parts = readonly [statement: Part, field?: Part, symptom?: Part];

/** Whether a group is of that statement, field and symptom. */
export const isOf =
  (...[statement, field, symptom]: Parts) =>
  (group: Group): boolean =>
    fits(statement, group.statement) && fits(field, group.field) && fits(symptom, group.symptom);

/** The operations that they blame. */
export const operationsOf = ({ seen }: Group): string[] => [...new Set(seen.map(operationOf))];

/** Whether each operation of a group is among those of the other one. */
export const isAmong = (group: Group, other: Group): boolean => {
  const others = new Set(operationsOf(other));
  return operationsOf(group).every((operation) => others.has(operation));
};

/** Those that were seen most first. */
export const bySeen = (groups: Groups): Group[] =>
  [...groups].sort((a, b) => b.seen.length - a.seen.length || (a.key < b.key ? -1 : 1));

export const mostSeen = (groups: Groups): Group | undefined => bySeen(groups)[0];

/** A type of document, or another resource. */
export const kindOf = (operation: string): string | undefined =>
  operationNamed(operation)?.documentType ?? resourceOf(operation);

/** Whether any two operations of theirs are of one kind. */
export const sharesKind = (group: Group, other: Group): boolean => {
  const kinds = new Set(operationsOf(group).map(kindOf));
  return operationsOf(other).some((operation) => kinds.has(kindOf(operation)));
};

export const resourceOf = (operation: string): string | undefined => operationNamed(operation)?.resource;

/** The names below which its answers hold a record. */
export const wrappersOf = (operation: string): unknown[] =>
  Object.values(operationNamed(operation)?.responses ?? {}).map(({ wrapper }) => wrapper);

/** Those that showed it in the run. */
export const seenIn = ({ seen }: Group): readonly Exchange[] =>
  seen.flatMap(({ violation: { exchange } }) => exchange ?? []);

/** The last answer of its replay, and those that showed it in the run. */
export const shownIn = (group: Group): readonly Exchange[] => [
  ...(group.replay?.exchanges?.slice(-1) ?? []),
  ...seenIn(group),
];

export const isConfirmed = ({ replay }: Group): boolean => replay?.confirmation === 'confirmed';

/** Unless a replay did not show it again; what was not replayed counts. */
export const isUpheld = ({ replay }: Group): boolean => replay?.confirmation !== 'unconfirmed';
