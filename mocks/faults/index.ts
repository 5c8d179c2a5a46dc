/**
 * The one table of faults, and how chosen ones get into a mock. A fault breaks what the API description states;
 * those that break only an assumption of ours are listed apart (assumed.ts says which, and why).
 */
import type { Hooks } from '../http/hooks.js';
import { nearest } from '../prism/nearest.js';
import type { Decorate } from '../service/service.js';
import { accountFaults } from './accounts.js';
import { whyAssumed } from './assumed.js';
import { behindAnother } from './behind-another.js';
import { clientFaults } from './clients.js';
import { type ConditionCount, conditional } from './conditional/conditional-fault.js';
import { type ConditionId, conditionIds, conditions } from './conditional/index.js';
import { creationFaults } from './creation.js';
import { documentFaults } from './documents.js';
import { drawnFaults } from './drawn/index.js';
import { keptValues } from './kept-values.js';
import { linkFaults } from './links.js';
import { listFaultRows } from './lists.js';
import type { Acting, Fault, FaultInfo } from './make.js';
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
    ...behindAnother,
    ...keptValues,
    ...drawnFaults,
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

export interface ChosenFaults {
  decorate?: Decorate;
  after?: Hooks['after'];
  before?: Hooks['before'];
  /** One for each fault that is behind conditions. */
  conditionCounts?: readonly ConditionCount[];
}

/** What the chosen faults put around the service and on the wire. Throws an Error that names an unknown id. */
export function chosenFaults(ids: readonly string[]): ChosenFaults {
  const conditionCounts: ConditionCount[] = [];
  const chosen = ids.map((id) => {
    const place = id.lastIndexOf('@');
    const fault = faultNamed(place === -1 ? id : id.slice(0, place));
    if (place === -1) return acting(fault);
    if (fault.make)
      throw new Error(`${fault.id} acts on requests under way and cannot be behind conditions.`);
    const behind = id
      .slice(place + 1)
      .split('+')
      .map((name) => conditions[conditionNamed(name)]);
    const count: ConditionCount = { id, met: 0, shown: 0 };
    conditionCounts.push(count);
    return acting(conditional(fault, behind, count));
  });
  const decorations = chosen.flatMap(({ decorate }) => (decorate ? [decorate] : []));
  const befores = chosen.flatMap(({ before }) => (before ? [before] : []));
  const afters = chosen.flatMap(({ after }) => (after ? [after] : []));
  return {
    ...(decorations.length > 0 && {
      decorate: (handle, service) =>
        decorations.reduce((inner, decorate) => decorate(inner, service), handle),
    }),
    ...(afters.length > 0 && {
      after: (answer, arrival, operation) =>
        afters.reduce((inner, after) => after(inner, arrival, operation), answer),
    }),
    ...(befores.length > 0 && {
      before: async (arrival) => {
        for (const before of befores) await before(arrival);
        return undefined;
      },
    }),
    ...(conditionCounts.length > 0 && { conditionCounts }),
  };
}

/** The parts of a fault, made for one mock. */
const acting = ({ make, decorate, after }: Pick<Fault, 'make' | 'decorate' | 'after'>): Acting =>
  make?.() ?? { ...(decorate && { decorate }), ...(after && { after: after() }) };

function faultNamed(id: string): Fault {
  const found = faults().find((fault) => fault.id === id);
  if (found) return found;
  const near = nearest(
    id,
    faults().map((fault) => fault.id),
  );
  throw new Error(
    `There is no fault ${id}${near ? `; did you mean ${near}?` : ';'} \`--list-faults\` names them all.`,
  );
}

function conditionNamed(name: string): ConditionId {
  const found = conditionIds.find((id) => id === name);
  if (found) return found;
  const near = nearest(name, conditionIds);
  throw new Error(
    `There is no condition ${name}${near ? `; did you mean ${near}?` : ';'} \`--list-conditions\` names them all.`,
  );
}
