/**
 * The one model of a server that is otherwise than the plain mock: a fault, a fault behind conditions, a drawn fault and a
 * conforming variant are adversaries, and several of them act together. Owns no row: the tables beside this file and in
 * `../variants` do, and `service-ways.ts` and `wire-ways.ts` hold the ways of making one.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { type Answer, type Arrival, type Hooks, joinHooks } from '../http/hooks.js';
import type { Decorate } from '../service/service.js';
import type { Condition } from './conditional/condition.js';

/** What an adversary does in one mock. */
export interface Acts {
  /** Around the service. */
  readonly decorate?: Decorate;
  /** Sees a request before it is carried out; may wait, change the arrival, or answer in place of everything else. */
  readonly before?: Hooks['before'];
  /** Changes the answer on the wire. */
  readonly after?: (answer: Answer, arrival: Arrival, operation?: OperationId) => Answer;
}
/** Called once for every mock, so that what it gives can count and remember. */
export type Apply = () => Acts;

export interface Adversary {
  /** What this server does, in one sentence. */
  readonly says: string;
  /** It acts only where all of these hold; without any: everywhere. */
  readonly when?: readonly Condition[];
  readonly apply: Apply;
}

/** Acts of several adversaries, the first innermost. */
export function together(all: readonly Acts[]): { readonly decorate?: Decorate; readonly hooks: Hooks } {
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

/** Which table a fault stands in. */
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

/** What is not so of most faults. */
interface Exceptions {
  /** Why what it breaks is assumed only: a suite shows it as a note. Without it the fault breaks something stated. */
  readonly assumed?: string;
  /** It shows in requests that concern no record: a missing key, an unknown id, broken bytes. */
  readonly isWithoutRecord?: true;
  /** The condition under which it cannot show, whatever a client does. */
  readonly neverBehind?: 'empty-page' | 'key-not-first';
}

export interface FaultInfo extends Exceptions {
  readonly id: FaultId;
  readonly area: string;
  /** A failing check of one of these is the right one. */
  readonly operations: readonly OperationId[];
  readonly says: string;
}
export interface Fault extends FaultInfo, Adversary {}

/** How something is made at the operations that its row names. */
export type Way = (of: readonly OperationId[]) => Apply;

/** A row of a table: where a suite must find it, what this server does wrong, and how. */
export type Row = readonly [
  area: string,
  operations: readonly OperationId[],
  says: string,
  way: Way,
  exceptions?: Exceptions,
];

/** A row with its id. */
export type RowOf = readonly [id: FaultId, row: Row];

/** The faults of a table: rows by their ids, or rows with them where the ids are made. */
export function faultsOf(rows: Readonly<Record<FaultId, Row>> | readonly RowOf[]): readonly Fault[] {
  const all = Array.isArray(rows) ? (rows as readonly RowOf[]) : (Object.entries(rows) as RowOf[]);
  return all.map(([id, [area, of, says, way, exceptions]]) => {
    const [first] = of;
    const whole = first && operations[first].assumed;
    const assumed = whole === undefined ? undefined : { assumed: whole };
    return { id, area, operations: of, says, ...exceptions, ...assumed, apply: way(of) };
  });
}
/** A row for each of these. */
export const faultsOfEach = <T>(all: readonly T[], row: (one: T) => RowOf): readonly Fault[] =>
  faultsOf(all.map(row));
