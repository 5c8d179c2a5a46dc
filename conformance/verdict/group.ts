/** Violations that are one finding: those of one statement, field and symptom, and what replays have shown of them. */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import type { Exchange } from '../judge/result.js';
import type { Verification } from '../replay/confirm.js';
import { operationOf, type Seen } from './finding.js';

export interface Group {
  key: string;
  assumed: boolean;
  seen: Seen[];
  /** The groups that follow from it. */
  consequences: Group[];
  /** Operations of these that are at fault as well. */
  also?: string[];
}

/** What replays have shown, by the group of the violation. */
export type Verifications = ReadonlyMap<string, Verification>;

export interface Explained {
  by: Group;
  /** Operations that are at fault as well. */
  also: readonly string[];
  /** The answer holds nothing that could be judged: not even a leak follows from anything else. */
  isUnreadable?: true;
}

/** The operations that they blame. */
export const operationsOf = ({ seen }: Group): string[] => [...new Set(seen.map(operationOf))];

/** Whether each operation of a group is among those of the other one. */
export const isAmong = (group: Group, other: Group): boolean => {
  const others = new Set(operationsOf(other));
  return operationsOf(group).every((operation) => others.has(operation));
};

/** Those that were seen most first. */
export const bySeen = (groups: readonly Group[]): Group[] =>
  [...groups].sort((a, b) => b.seen.length - a.seen.length || (a.key < b.key ? -1 : 1));

/** A type of document, or another resource. */
export const kindOf = (operation: string): string | undefined =>
  operationNamed(operation)?.documentType ?? resourceOf(operation);

export const operationNamed = (name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as OperationId] : undefined;

export const resourceOf = (operation: string): string | undefined => operationNamed(operation)?.resource;

/** The names below which its answers hold a record. */
export const wrappersOf = (operation: string): unknown[] =>
  Object.values(operationNamed(operation)?.responses ?? {}).map(({ wrapper }) => wrapper);

/** The last answer of its replay, and those that showed it in the run. */
export const shownIn = (group: Group, verifications: Verifications): readonly Exchange[] => {
  const last = verifications.get(group.key)?.exchanges?.at(-1);
  return [...(last ? [last] : []), ...group.seen.flatMap(({ violation: { exchange } }) => exchange ?? [])];
};

export const isUnconfirmed = ({ key }: Group, verifications: Verifications): boolean =>
  verifications.get(key)?.confirmation === 'unconfirmed';
