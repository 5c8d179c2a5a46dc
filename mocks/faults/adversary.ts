/**
 * The model of a server that differs from the plain mock: a fault, a conditional fault, a drawn fault and a conforming
 * variant are adversaries, and several can act together. The rows are in the tables beside this file and in
 * `../variants`; `service-ways.ts` and `wire-ways.ts` build them.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { type Answer, type Arrival, type Hooks, joinHooks } from '../http/hooks.js';
import type { Decorate } from '../service/service.js';
import type { Condition } from './conditional/condition.js';

/** What an adversary does in one mock. */
export interface Acts {
  /** Around the service. */
  readonly decorate?: Decorate;
  /** Receives a request before it is carried out; may wait, change the arrival, or answer in place of the service. */
  readonly before?: Hooks['before'];
  /** Changes the answer on the wire. */
  readonly after?: (answer: Answer, arrival: Arrival, operation?: OperationId) => Answer;
}
/** Called once per mock, so that the result can keep counters and state. */
export type Apply = () => Acts;

export interface Adversary {
  /** What this server does, in one sentence. */
  readonly says: string;
  /** The fault acts only where all of these hold; without conditions it always acts. */
  readonly when?: readonly Condition[];
  readonly apply: Apply;
}

/** The acts of several adversaries combined; the first is the innermost. */
export function combined(all: readonly Acts[]): { readonly decorate?: Decorate; readonly hooks: Hooks } {
  const decorations = all.flatMap(({ decorate }) => (decorate ? [decorate] : []));
  return {
    ...(decorations.length > 0 && {
      decorate: (handle, service) =>
        decorations.reduce((inner, decorate) => decorate(inner, service), handle),
    }),
    hooks: all
      .map(({ before, after }): Hooks => ({ ...(before && { before }), ...(after && { after }) }))
      .reduce(joinHooks, {}),
  };
}

export type FaultTable =
  | 'accounts'
  | 'clients'
  | 'creation'
  | 'documents'
  | 'drawn'
  | 'links'
  | 'lists'
  | 'payments'
  | 'properties'
  | 'records'
  | 'requests'
  | 'robustness'
  | 'sequences'
  | 'statuses'
  | 'taxes'
  | 'transitions';
/** table/operation-or-subject/defect */
export type FaultId = `${FaultTable}/${string}`;

/** Properties that most faults do not have. */
interface Exceptions {
  /** Why the broken behaviour is only assumed (a suite then reports a note); absent: it is stated. */
  readonly assumed?: string;
  /** It shows in requests for no existing record: a missing key, an unknown id, an invalid body. */
  readonly isWithoutRecord?: true;
  /** A condition under which it can never show. */
  readonly neverBehind?: 'empty-page' | 'key-not-first';
}

export interface FaultInfo extends Exceptions {
  readonly id: FaultId;
  readonly area: string;
  /** A failing check of one of these operations counts as detection. */
  readonly operations: readonly OperationId[];
  readonly says: string;
}
export interface Fault extends FaultInfo, Adversary {}

/** Builds the acts of a fault for the operations that its row names. */
export type Way = (of: readonly OperationId[]) => Apply;

/** A row of a table: the operations where a suite must find the fault, what the server does wrong, and how. */
export type Row = readonly [
  area: string,
  operations: readonly OperationId[],
  says: string,
  way: Way,
  exceptions?: Exceptions,
];

export type RowOf = readonly [id: FaultId, row: Row];

/** The faults of a table, given as rows by id or as a list of ids with rows. */
export function faultsOf(rows: Readonly<Record<FaultId, Row>> | readonly RowOf[]): readonly Fault[] {
  const all = Array.isArray(rows) ? (rows as readonly RowOf[]) : (Object.entries(rows) as RowOf[]);
  return all.map(([id, [area, of, says, way, exceptions]]) => {
    const [first] = of;
    const whole = first && operations[first].assumed;
    const assumed = whole === undefined ? undefined : { assumed: whole };
    return { id, area, operations: of, says, ...exceptions, ...assumed, apply: way(of) };
  });
}
/** One fault for each entry. */
export const faultsOfEach = <T>(all: readonly T[], row: (one: T) => RowOf): readonly Fault[] =>
  faultsOf(all.map(row));
