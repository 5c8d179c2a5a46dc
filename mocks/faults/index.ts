/**
 * The one table of faults, and how chosen ones get into a mock. A fault breaks what the API description states;
 * those that break only an assumption of ours are listed apart (assumed.ts says which, and why).
 */
import type { Hooks } from '../http/hooks.js';
import type { Decorate } from '../service/service.js';
import { accountFaults } from './accounts.js';
import { whyAssumed } from './assumed.js';
import { clientFaults } from './clients.js';
import { creationFaults } from './creation.js';
import { documentFaults } from './documents.js';
import { linkFaults } from './links.js';
import { listFaultRows } from './lists.js';
import type { Fault, FaultInfo } from './make.js';
import { paymentFaults } from './payments.js';
import { propertyFaults } from './properties.js';
import { recordFaults } from './records.js';
import { requestFaults } from './requests.js';
import { robustnessFaults } from './robustness.js';
import { sequenceFaults } from './sequences.js';
import { statusFaults } from './statuses.js';
import { taxFaults } from './taxes.js';
import { transitionFaults } from './transitions.js';

export type { FaultInfo } from './make.js';

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
  ].map((fault) => {
    const assumed = whyAssumed(fault);
    return assumed === undefined ? fault : { ...fault, assumed };
  });
  return table;
}

/** Every fault of something stated, in the order of the table. */
export const listFaults = (): readonly FaultInfo[] => faults().filter(({ assumed }) => assumed === undefined);

/** Every fault of something that is only assumed. */
export const listAssumedFaults = (): readonly FaultInfo[] =>
  faults().filter(({ assumed }) => assumed !== undefined);

/** What the chosen faults put around the service and on the wire. Throws an Error that names an unknown id. */
export function chosenFaults(ids: readonly string[]): { decorate?: Decorate; after?: Hooks['after'] } {
  const chosen = ids.map((id) => {
    const found = faults().find((fault) => fault.id === id);
    if (!found) throw new Error(`There is no fault ${id}; \`--list-faults\` names them all.`);
    return found;
  });
  const decorations = chosen.flatMap(({ decorate }) => (decorate ? [decorate] : []));
  const afters = chosen.flatMap(({ after }) => (after ? [after()] : []));
  return {
    ...(decorations.length > 0 && {
      decorate: (handle, service) =>
        decorations.reduce((inner, decorate) => decorate(inner, service), handle),
    }),
    ...(afters.length > 0 && {
      after: (answer, arrival, operation) =>
        afters.reduce((inner, after) => after(inner, arrival, operation), answer),
    }),
  };
}
