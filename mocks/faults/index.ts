/**
 * The table of faults, and how chosen ones are installed in a mock. A fault breaks what the API description states;
 * faults that break only an assumption are listed separately, with the reason in their row.
 */
import type { Hooks } from '../http/hooks.js';
import { nearest } from '../prism/nearest.js';
import type { Decorate } from '../service/service.js';
import { accountFaults } from './accounts.js';
import { type Acts, combined, type Fault, type FaultInfo } from './adversary.js';
import { contextFaults } from './behind-another.js';
import { clientFaults } from './clients.js';
import { type ConditionCount, conditional } from './conditional/conditional-fault.js';
import { type ConditionId, conditionIds, conditions } from './conditional/index.js';
import { creationFaults } from './creation.js';
import { documentFaults } from './documents.js';
import { drawnFaults } from './drawn/index.js';
import { keptValues } from './kept-values.js';
import { linkFaults } from './links.js';
import { listFaultRows } from './lists.js';
import { paymentFaults } from './payments.js';
import { propertyFaults } from './properties.js';
import { recordFaults } from './records.js';
import { requestFaults } from './requests.js';
import { robustnessFaults } from './robustness.js';
import { sequenceFaults } from './sequences.js';
import { statusFaults } from './statuses.js';
import { taxFaults } from './taxes.js';
import { transitionFaults } from './transitions.js';

export type { FaultInfo } from './adversary.js';

let table: readonly Fault[] | undefined;

function faults(): readonly Fault[] {
  table ??= [
    ...transitionFaults,
    ...statusFaults,
    ...propertyFaults(),
    ...requestFaults,
    ...recordFaults,
    ...taxFaults,
    ...sequenceFaults,
    ...clientFaults,
    ...accountFaults,
    ...creationFaults,
    ...documentFaults,
    ...linkFaults,
    ...paymentFaults,
    ...listFaultRows,
    ...robustnessFaults,
    ...contextFaults,
    ...keptValues,
    ...drawnFaults,
  ];
  return table;
}

/** Every fault of stated behaviour, in the order of the table. */
export const listFaults = (): readonly FaultInfo[] => faults().filter(({ assumed }) => assumed === undefined);

/** Every fault of behaviour that is only assumed. */
export const listAssumedFaults = (): readonly FaultInfo[] =>
  faults().filter(({ assumed }) => assumed !== undefined);

export interface ChosenFaults {
  readonly decorate?: Decorate;
  readonly hooks: Hooks;
  /** One for each conditional fault. */
  readonly conditionCounts: readonly ConditionCount[];
}

/** The decoration and hooks of the chosen faults. Throws an Error that names an unknown id. */
export function chosenFaults(ids: readonly string[]): ChosenFaults {
  const conditionCounts: ConditionCount[] = [];
  const acts = ids.map((id): Acts => {
    const fault = faultNamed(id);
    if (fault.when === undefined) return fault.apply();
    const count: ConditionCount = { id, met: 0, shown: 0 };
    conditionCounts.push(count);
    return conditional(fault, fault.when, count);
  });
  return { ...combined(acts), conditionCounts };
}

/** The fault with this id; `FAULT@CONDITION` and `FAULT@ONE+OTHER` are accepted too. */
function faultNamed(id: string): Fault {
  const [name = '', behind] = id.split(/@(?=[^@]*$)/);
  const all = faults();
  const fault = all.find((one) => one.id === name);
  if (!fault) {
    const known = all.map((one) => one.id);
    throw unknown('fault', name, nearest(name, known), '--list-faults');
  }
  if (behind === undefined) return fault;
  return { ...fault, when: behind.split('+').map((one) => conditions[conditionNamed(one)]) };
}

function conditionNamed(name: string): ConditionId {
  const found = conditionIds.find((id) => id === name);
  if (found) return found;
  throw unknown('condition', name, nearest(name, conditionIds), '--list-conditions');
}

const unknown = (what: string, name: string, near: string | undefined, option: string): Error =>
  new Error(
    `There is no ${what} ${name}${near ? `; did you mean ${near}?` : ';'} \`${option}\` names them all.`,
  );
