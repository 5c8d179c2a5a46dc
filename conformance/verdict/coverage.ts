/**
 * Everything that can be asserted, from the contract's tables, and how much of it a run asserted. Counts coverage tags,
 * whether or not the assertions held.
 */
import type { RuleId } from '../../generated/rules.js';
import { type CheckResult, type CoverageCount, tags } from '../judge/result.js';
import { at, isAssumed } from '../judge/stated-schema.js';
import { isObject } from '../judge/wrapper.js';

/** The parts of the generated tables that are counted; structural types, so that tests can pass small tables. */
export interface CoverageTables {
  operations: Readonly<Record<string, CoverageOperation>>;
  stateTables: Readonly<Record<string, CoverageStates>>;
  documentTypes: Readonly<Record<string, { singular: string }>>;
  /** By plural type, state and trigger; null: forbidden. */
  cells: Readonly<
    Record<
      string,
      Readonly<Record<string, Readonly<Record<string, { to: string; assumed?: string } | null>>>>
    >
  >;
  rules: Readonly<Record<string, { kind: string }>>;
  /** Tags that no request can cause, with the reason; they are not counted. */
  unreachable?: ReadonlyMap<string, string>;
  /** The bundled contract, into which the response schemas point. */
  openapi: unknown;
}
export interface CoverageOperation {
  id: string;
  resource?: string;
  /** Why the whole operation is assumed: it is not counted. */
  assumed?: string;
  responses: Readonly<Record<string, { schema?: string; assumed?: string; empty: boolean }>>;
}
export interface CoverageStates {
  family: string;
  types: readonly string[];
  assumed?: string;
}

/** The five things that are counted, in the order of the reports. */
export const coverageParts = ['operations', 'statuses', 'transitions', 'properties', 'rules'] as const;
export type CoveragePart = (typeof coverageParts)[number];
export type Coverage = Record<CoveragePart, CoverageCount>;

/** One cell of type x state x trigger; `to` is the stated target, absent where the trigger is forbidden. */
export interface Cell {
  family: string;
  type: string;
  from: string;
  trigger: string;
  to?: string;
  assumed?: boolean;
}

/** Everything that a full run has to assert: tags by part, and the cells of the state tables. */
export interface CoverageTargets {
  tags: Record<CoveragePart, string[]>;
  cells: Cell[];
  /** operationId -> resource, in the order of the contract. */
  resources: Record<string, string>;
}

/**
 * All tags of the contract. Statuses and properties: what is stated only (an `assumed` response, or a
 * schema below `x-assumed`, is left out). Transitions: every cell, the forbidden ones too. Rules: kind `stated`.
 */
export function coverageTargets(tables: CoverageTables): CoverageTargets {
  const operations = Object.values(tables.operations).filter(({ assumed }) => assumed === undefined);
  const cells = transitionCells(tables);
  const reachable = (mark: string) => !tables.unreachable?.has(mark);
  return {
    tags: {
      operations: operations.map(({ id }) => tags.operation(id)),
      statuses: operations
        .flatMap(({ id, responses }) =>
          Object.entries(responses)
            // A failure of the target (500) cannot be triggered from outside; see spec/README.md.
            .filter(([status, response]) => !response.assumed && status < '500')
            .map(([status]) => tags.status(id, status)),
        )
        .filter(reachable),
      transitions: cells.map(({ type, from, trigger }) => tags.transition(type, from, trigger)),
      properties: operations
        .flatMap((operation) =>
          statedResponseProperties(operation, tables.openapi).map((path) =>
            tags.property(operation.id, path),
          ),
        )
        .filter(reachable),
      rules: Object.entries(tables.rules)
        .filter(([, { kind }]) => kind === 'stated')
        .map(([id]) => tags.rule(id as RuleId)),
    },
    cells,
    resources: Object.fromEntries(operations.map(({ id, resource }) => [id, resource ?? ''])),
  };
}

/** How much of the targets the results asserted, whatever their verdict. Tags beyond the targets do not count. */
export function coverage(results: readonly CheckResult[], targets: CoverageTargets): Coverage {
  const asserted = new Set(results.flatMap((result) => result.asserted));
  const count = (part: CoveragePart): CoverageCount => {
    const all = [...new Set(targets.tags[part])];
    const missing = all.filter((mark) => !asserted.has(mark)).map(withoutPart);
    return { covered: all.length - missing.length, total: all.length, missing };
  };
  return Object.fromEntries(coverageParts.map((part) => [part, count(part)])) as Coverage;
}

/** The coverage of several runs (shards) together: missing is what none of them asserted. Totals are those of the first. */
export function mergeCoverage(parts: readonly Coverage[]): Coverage {
  const merge = (part: CoveragePart): CoverageCount => {
    const [first, ...others] = parts.map((one) => one[part]);
    if (!first) return { covered: 0, total: 0, missing: [] };
    const missing = others.reduce(
      (left, other) => {
        const set = new Set(other.missing);
        return left.filter((mark) => set.has(mark));
      },
      [...first.missing],
    );
    return { covered: first.total - missing.length, total: first.total, missing };
  };
  return Object.fromEntries(coverageParts.map((part) => [part, merge(part)])) as Coverage;
}

/** The cells of every document type, for the states that it can reach. */
function transitionCells({
  stateTables,
  documentTypes,
  cells,
}: Pick<CoverageTables, 'stateTables' | 'documentTypes' | 'cells'>): Cell[] {
  return Object.values(stateTables).flatMap((table) =>
    table.types.flatMap((plural) =>
      Object.entries(cells[plural] ?? {}).flatMap(([from, row]) =>
        Object.entries(row).map(
          ([trigger, cell]): Cell => ({
            family: table.family,
            type: documentTypes[plural]?.singular ?? plural,
            from,
            trigger,
            ...(cell ? { to: cell.to } : {}),
            ...(cell?.assumed || table.assumed ? { assumed: true } : {}),
          }),
        ),
      ),
    ),
  );
}

/** Paths of all stated properties in the operation's stated 2xx answers: `invoice`, `invoice.items[].name`. */
function statedResponseProperties(operation: CoverageOperation, openapi: unknown): string[] {
  const paths = Object.entries(operation.responses)
    .filter(([status, { schema, assumed }]) => /^2\d\d$/.test(status) && schema && !assumed)
    .flatMap(([, { schema }]) => statedProperties(openapi, schema as string));
  return [...new Set(paths)];
}

/**
 * Paths of the stated properties of the schema at `pointer` (a JSON pointer into `openapi`, with or without
 * a leading `#`). All alternatives are walked; what lies under `x-assumed` is not. A recursive schema is
 * walked once.
 */
function statedProperties(openapi: unknown, pointer: string): string[] {
  const found = new Set<string>();
  const visit = (schema: unknown, path: string, open: readonly string[]): void => {
    if (!isObject(schema) || schema['x-assumed'] !== undefined) return;
    const reference = schema.$ref;
    if (typeof reference === 'string' && !open.includes(reference)) {
      visit(at(openapi, reference), path, [...open, reference]);
    }
    for (const way of ['allOf', 'oneOf', 'anyOf']) {
      const branches = schema[way];
      if (Array.isArray(branches)) for (const branch of branches) visit(branch, path, open);
    }
    if (isObject(schema.items)) visit(schema.items, `${path}[]`, open);
    if (!isObject(schema.properties)) return;
    for (const [name, property] of Object.entries(schema.properties)) {
      if (isAssumed(property, openapi)) continue;
      const below = path ? `${path}.${name}` : name;
      found.add(below);
      visit(property, below, open);
    }
  };
  visit(at(openapi, pointer), '', []);
  return [...found];
}

/** `status:createInvoice 422` -> `createInvoice 422`: reports list tags by part. */
const withoutPart = (mark: string): string => mark.slice(mark.indexOf(':') + 1);
