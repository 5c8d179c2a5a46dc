/**
 * Mutants of the foreign servers: small changes of their source, each with a script that shows its effect. Reads and applies them,
 * and compares the findings on a mutant with those on the unchanged server.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import type { Finding } from '../../verdict/finding.js';
import { operationsOf } from './departures.js';

export interface Mutant {
  id: string;
  /** The path below `server/`. */
  file: string;
  /** A text that occurs once in the file. */
  find: string;
  replace: string;
  /** The effect that a client sees. */
  says: string;
  /** The words of the description that it violates. */
  stated: string;
  /** Rows of the description's tables: `PUT /:type/:document-id.json`, `every POST`. */
  operations: string[];
  /** A shell script with the functions of show.sh: exits with 0 if the violation shows, 1 if not, 2 if it cannot decide. */
  show: string;
}

export interface MutantList {
  mutants: Mutant[];
  /** Whether `start` builds into the user's cache for every state of the sources: mutants then get a temporary cache. */
  ownCache: boolean;
}

const texts = ['id', 'file', 'find', 'replace', 'says', 'stated', 'show'] as const;

/** Throws errors of the file system and the YAML parser, and an error that names the wrong entry and field. */
export function readMutants(path: string): MutantList {
  const { mutants = [], ownCache = false } = (parse(readFileSync(path, 'utf8')) ?? {}) as Partial<MutantList>;
  const ids = new Set<string>();
  for (const [index, one] of mutants.entries()) {
    const where = `${path}: mutant ${one.id ?? index + 1}`;
    for (const field of texts)
      if (typeof one[field] !== 'string') throw new Error(`${where}: "${field}" has to be a text`);
    if (ids.has(one.id)) throw new Error(`${where}: another mutant has this id; choose one of its own`);
    ids.add(one.id);
    for (const row of Array.isArray(one.operations) ? one.operations : [''])
      if (meantBy([row]).size === 0)
        throw new Error(
          `${where}: "${row}" in "operations" names no operation; write a row of the description`,
        );
  }
  return { mutants, ownCache };
}

/** Throws if `find` does not occur exactly once. */
export function mutated(source: string, { id, file, find, replace }: Mutant): string {
  const parts = source.split(find);
  if (parts.length !== 2)
    throw new Error(
      `${id}: "find" occurs ${parts.length - 1} times in ${file}, not once; make it longer or correct it`,
    );
  return parts.join(replace);
}

/** `count` mutants, deterministic per seed; adding a mutant does not change the order of the others. */
export function sample<T extends { server: string; mutant: Mutant }>(
  all: readonly T[],
  count: number,
  seed: string,
): T[] {
  const rank = ({ server, mutant }: T) =>
    createHash('sha256').update(`${seed} ${server} ${mutant.id}`).digest('hex');
  return [...all].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count);
}

/** The ids of the operations that the rows name. `:type` stands for document types only, not for items or clients. */
function meantBy(rows: readonly string[]): Set<string> {
  const isOfDocument = (id: string) =>
    (operations[id as OperationId] as Operation).documentType !== undefined;
  return new Set(
    rows.flatMap((row) => {
      const all = [...operationsOf([row])];
      return /\/:(document-)?type\b/.test(row) ? all.filter(isOfDocument) : all;
    }),
  );
}

type Reported = Pick<Finding, 'id' | 'verdict' | 'operations' | 'statement'>;

export interface Comparison {
  /**
   * `operation`: a failing finding is new, or newly names an operation, and that is one of the mutant's operations (this also
   * breaks a list of known deviations). `elsewhere`: only findings of other operations are new.
   */
  killed: 'operation' | 'elsewhere' | 'no';
  /** Ids of failing findings that the unchanged server does not have. */
  fresh: string[];
  /** Those of `fresh` that name an operation of the mutant. */
  fitting: string[];
  /** Ids of failing findings that the unchanged server has, but not for one of the mutant's operations. */
  grown: string[];
  /** Ids of failing findings of the unchanged server that are gone. */
  vanished: string[];
  /** Those of `vanished` that a new finding with the same statement and operation replaces. */
  renamed: string[];
}

export function compare(
  before: readonly Reported[],
  after: readonly Reported[],
  rows: readonly string[],
): Comparison {
  const failing = (all: readonly Reported[]) => all.filter(({ verdict }) => verdict === 'fail');
  const known = new Set(failing(before).map(({ id }) => id));
  const left = new Set(failing(after).map(({ id }) => id));
  const fresh = failing(after).filter(({ id }) => !known.has(id));
  const gone = failing(before).filter(
    ({ id }, index, all) => !left.has(id) && all.findIndex((one) => one.id === id) === index,
  );
  const meant = meantBy(rows);
  const fitting = fresh.filter(({ operations }) => operations.some((one) => meant.has(one)));
  const namedBefore = new Map(
    failing(before).map(({ id }) => [
      id,
      new Set(failing(before).flatMap((one) => (one.id === id ? one.operations : []))),
    ]),
  );
  const grown = failing(after).filter(({ id, operations }) =>
    operations.some((one) => meant.has(one) && namedBefore.get(id)?.has(one) === false),
  );
  const renamed = gone.filter((old) =>
    fresh.some(
      (one) =>
        one.statement === old.statement && one.operations.some((name) => old.operations.includes(name)),
    ),
  );
  const ids = (all: readonly Reported[]) => [...new Set(all.map(({ id }) => id))];
  return {
    killed: fitting.length + grown.length > 0 ? 'operation' : fresh.length > 0 ? 'elsewhere' : 'no',
    fresh: ids(fresh),
    fitting: ids(fitting),
    grown: ids(grown),
    vanished: ids(gone),
    renamed: ids(renamed),
  };
}

/** The smallest value that this share of the values does not exceed; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
