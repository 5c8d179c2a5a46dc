/**
 * The package's entry: `startMock()` for tests and programs, and the generated types and tables. Refuses options that
 * exclude each other; the command line calls the same functions.
 */

import { type Mock, startWith } from './assembly.js';
import type { FaultId, FaultInfo } from './faults/adversary.js';
import type { ConditionalFaultId, ConditionId, ConditionInfo, Offered } from './faults/conditional/index.js';
import { type MockOptions, mockOptions } from './options/options.js';
import { refuseUnfit } from './options/refuse-unfit.js';
import type { ContractProxy, ProxyOptions } from './proxy/index.js';
import type { VariantInfo, VariantName } from './variants/index.js';

export type * from '../generated/operations.js';
export { operations } from '../generated/operations.js';
export { rules } from '../generated/rules.js';
export { cells, documentTypes, stateTables } from '../generated/states.js';
export type { components, operations as ApiOperations, paths } from '../generated/types.js';
export type { Mock } from './assembly.js';
export type { Mail, MockState } from './control/actions.js';
export type { FaultMatch } from './control/fault-match.js';
export type { FaultRule } from './control/fault-rules.js';
export type { Account } from './control/handle.js';
export type { JournalFilter } from './control/journal.js';
export type { Entry } from './control/journal-entry.js';
export type { MockControl, MockWorld } from './control/methods.js';
export type { FaultId, FaultInfo } from './faults/adversary.js';
export type { ConditionCount } from './faults/conditional/conditional-fault.js';
export type { ConditionalFaultId, ConditionId, ConditionInfo } from './faults/conditional/index.js';
export type { AnswerViolation } from './http/handle-request.js';
export type { Answer, Arrival, Exchange, Hooks } from './http/hooks.js';
export type { MockOptions } from './options/options.js';
export type { ContractProxy, ProxyOptions } from './proxy/index.js';
export type { VariantInfo, VariantName } from './variants/index.js';

/** Deliberate defects in behaviour that is only assumed: a suite notes them without failing. */
export const listAssumedFaults = async (): Promise<readonly FaultInfo[]> =>
  (await import('./faults/index.js')).listAssumedFaults();

/** Every deliberate defect, of behaviour that the contract states, for `faults`. */
export const listFaults = async (): Promise<readonly FaultInfo[]> =>
  (await import('./faults/index.js')).listFaults();

/** Every condition that a fault can depend on: `fault@condition`, `fault@condition+condition`. */
export const listConditions = async (): Promise<readonly ConditionInfo[]> =>
  (await import('./faults/conditional/index.js')).listConditions();

/** The conditions that requests of this fault's operations can fulfil. */
export const conditionsFor = async (fault: Offered): Promise<readonly ConditionId[]> =>
  (await import('./faults/conditional/index.js')).conditionsFor(fault);

/** The id of a conditional fault in `faults` and `--fault`. */
export const conditionalId = (fault: FaultId, behind: readonly ConditionId[]): ConditionalFaultId =>
  `${fault}@${behind.join('+')}`;

/** @deprecated The former name of `VariantName`; goes with the next release. */
export type GuiseName = VariantName;

/** @deprecated The former name of `listVariants`; goes with the next release. */
export const listGuises = (): ReturnType<typeof listVariants> => listVariants();

/** @deprecated The former name of `variantsFit`; goes with the next release. */
export const guisesFit = (): ReturnType<typeof variantsFit> => variantsFit();

/** Every conforming but unusual way to answer that `variants` can switch on. */
export const listVariants = async (): Promise<readonly VariantInfo[]> =>
  (await import('./variants/index.js')).listVariants();

/** Returns whether a mock with two variants conforms as it does with each alone. */
export const variantsFit = async (): Promise<(one: VariantName, other: VariantName) => boolean> => {
  const { whyIncompatible: whyApart } = await import('./variants/index.js');
  return (one, other) => whyApart(one, other) === undefined;
};

/** Starts Prism's validating proxy with this contract before a real server. Rejects with what to do. */
export const startProxy = async (options: ProxyOptions): Promise<ContractProxy> =>
  (await import('./proxy/index.js')).startProxy(options);

/** Starts a mock. Any number may run in one process; they share only compiled schemas. Rejects with the reason. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  refuseUnfit(options, mockOptions, 'startMock()');
  if (options.data === undefined) return startWith(options, undefined);
  const { openDataDirectory: openKept } = await import('./persistence/keeper.js');
  const { data, seed, scenario, salvage } = options;
  const say = options.complain ?? ((message: string) => console.error(message));
  const database = await openKept({ data, seed, scenario, salvage, say });
  try {
    return await startWith({ ...options, scenario: scenario ?? database.kept?.scenario }, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
