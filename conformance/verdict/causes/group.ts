/** Groups of violations with the same statement, field and symptom, and the results of their replays. */
import { type Exchange, operationNamed } from '../../judge/exchange.js';
import type { Verification } from '../../replay/confirm.js';
import { globPattern } from '../../target/glob.js';
import { type Observation, operationOf } from '../finding.js';

export interface Group {
  /** Statement, field and symptom in one text; the key of replays and findings. */
  key: string;
  /** Without operation and document type: `status:422`. */
  statement: string;
  field: string;
  symptom: string;
  assumed: boolean;
  seen: Observation[];
  /** The results of its replays; empty without one. */
  replay: Partial<Verification>;
  /** The groups that follow from it. */
  consequences: Group[];
  /** Operations of the consequences that are at fault as well. */
  also?: string[];
}

export type Groups = readonly Group[];

/** A pattern for a part of a group; undefined matches anything. */
type Part = string | RegExp | ReadonlySet<string> | undefined;

const fits = (part: Part, text: string): boolean => {
  if (part === undefined || typeof part === 'string') return (part ?? text) === text;
  return part instanceof RegExp ? part.test(text) : part.has(text);
};

export type Parts = readonly [statement: Part, field?: Part, symptom?: Part];

/** A predicate: whether a group has that statement, field and symptom. */
export const isOf =
  (...[statement, field, symptom]: Parts) =>
  (group: Group): boolean =>
    fits(statement, group.statement) && fits(field, group.field) && fits(symptom, group.symptom);

/** The id of its finding: `status:422 client.email -> 201`. */
export const nameOf = ({
  statement,
  field,
  symptom,
}: Pick<Group, 'statement' | 'field' | 'symptom'>): string => `${statement} ${field} -> ${symptom}`;

/** A predicate: whether the id of a group's finding matches a pattern in which `*` stands for any text. */
export function isNamed(id: string): (group: Group) => boolean {
  const pattern = globPattern(id);
  return (group) => pattern.test(nameOf(group));
}

export const operationsOf = ({ seen }: Group): string[] => [...new Set(seen.map(operationOf))];

/** Whether each operation of a group is among those of the other one, or alike in what `partOf` compares. */
export const hasOnlyOperationsOf = (
  group: Group,
  other: Group,
  partOf: (operation: string) => string | undefined = (operation) => operation,
): boolean => {
  const others = new Set(operationsOf(other).map(partOf));
  return operationsOf(group).every((operation) => others.has(partOf(operation)));
};

/** The groups, those seen most often first. */
export const bySeen = (groups: Groups): Group[] =>
  [...groups].sort((a, b) => b.seen.length - a.seen.length || (a.key < b.key ? -1 : 1));

export const mostSeen = (groups: Groups): Group | undefined => bySeen(groups)[0];

/** The document type of an operation, or its resource. */
export const kindOf = (operation: string): string | undefined =>
  operationNamed(operation)?.documentType ?? resourceOf(operation);

/** Whether two groups have operations of the same kind. */
export const sharesKind = (group: Group, other: Group): boolean => {
  const kinds = new Set(operationsOf(group).map(kindOf));
  return operationsOf(other).some((operation) => kinds.has(kindOf(operation)));
};

export const resourceOf = (operation: string): string | undefined => operationNamed(operation)?.resource;

/** The names of the members that contain the record in an operation's answers. */
export const wrappersOf = (operation: string): unknown[] =>
  Object.values(operationNamed(operation)?.responses ?? {}).map(({ wrapper }) => wrapper);

/** The exchanges in which a group was seen in the run. */
export const seenIn = ({ seen }: Group): readonly Exchange[] =>
  seen.flatMap(({ violation: { exchange } }) => exchange ?? []);

export const shownIn = (group: Group): readonly Exchange[] => [
  ...(group.replay.exchanges?.slice(-1) ?? []),
  ...seenIn(group),
];

export const isConfirmed = ({ replay }: Group): boolean => replay.confirmation === 'confirmed';

/** False only if a replay did not show it again; groups without a replay are upheld. */
export const isUpheld = ({ replay }: Group): boolean => replay.confirmation !== 'unconfirmed';
