/**
 * What the package gives to others: `startMock()` for tests and programs, and the generated types and tables.
 * Says which options do not go together; the command line does no more than call it.
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
export type { Account, Mock } from './assembly.js';
export type { Mail, MockState } from './control/actions.js';
export type { FaultMatch } from './control/fault-match.js';
export type { FaultRule } from './control/fault-rules.js';
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

/** Deliberate defects of what is only assumed: a suite notes them and fails nobody. */
export const listAssumedFaults = async (): Promise<readonly FaultInfo[]> =>
  (await import('./faults/index.js')).listAssumedFaults();

/** Every deliberate defect of something stated that `faults` can switch on. */
export const listFaults = async (): Promise<readonly FaultInfo[]> =>
  (await import('./faults/index.js')).listFaults();

/** Every condition behind which a fault can be put: `fault@condition`, `fault@condition+condition`. */
export const listConditions = async (): Promise<readonly ConditionInfo[]> =>
  (await import('./faults/conditional/index.js')).listConditions();

/** The conditions that a request of this fault's operations can meet. */
export const conditionsFor = async (fault: Offered): Promise<readonly ConditionId[]> =>
  (await import('./faults/conditional/index.js')).conditionsFor(fault);

/** A fault behind conditions, as `faults` and `--fault` take it. */
export const conditionalId = (fault: FaultId, behind: readonly ConditionId[]): ConditionalFaultId =>
  `${fault}@${behind.join('+')}`;

/** @deprecated The former name of `VariantName`; goes with the next release. */
export type GuiseName = VariantName;

/** @deprecated The former name of `listVariants`; goes with the next release. */
export const listGuises = (): ReturnType<typeof listVariants> => listVariants();

/** @deprecated The former name of `variantsFit`; goes with the next release. */
export const guisesFit = (): ReturnType<typeof variantsFit> => variantsFit();

/** Every lawful but unusual way to answer that `variants` can switch on. */
export const listVariants = async (): Promise<readonly VariantInfo[]> =>
  (await import('./variants/index.js')).listVariants();

/** Reports of two variants whether a mock that applies both is as lawful as in each alone. */
export const variantsFit = async (): Promise<(one: VariantName, other: VariantName) => boolean> => {
  const { whyApart } = await import('./variants/index.js');
  return (one, other) => whyApart(one, other) === undefined;
};

/** Starts Prism's validating proxy with this contract before a real server. Rejects with what to do. */
export const startProxy = async (options: ProxyOptions): Promise<ContractProxy> =>
  (await import('./proxy/index.js')).startProxy(options);

/** Starts a mock. Any number of them may run in one process; they share nothing but compiled schemas. Rejects for what cannot be done. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  refuseUnfit(options, mockOptions, 'startMock()');
  if (options.data === undefined) return startWith(options, undefined);
  const { openKept } = await import('./persistence/keeper.js');
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
