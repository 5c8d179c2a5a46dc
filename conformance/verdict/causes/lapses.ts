/**
 * Findings that follow from a step without effect, detected by reading its record back (replay/read-back.ts): a record that is
 * not there, an update that changes nothing, a state that was not reached.
 */

import { type OperationId, operations } from '../../../generated/operations.js';
import { type Rule, rules } from '../../../generated/rules.js';
import { operationNamed } from '../../judge/exchange.js';
import type { Lapse } from '../../replay/read-back.js';
import { groupBy, type Observation } from '../finding.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import { bySeen, type Group, type Groups, isOf, mostSeen, operationsOf, wrappersOf } from './group.js';

/** Explains groups by the lapses in their traces. */
export function ofLapses(groups: Groups): Explanation[] {
  const ofStates = lapsesOf('state', groups).flatMap(({ group, lapse }) =>
    explainEach([group], () => groups.find(isOf(`state:${lapse.cell}`, 'status'))),
  );
  return [...ofStates, ...ofUnchanged(groups), ...ofAbsent(groups)];
}

const lapsesOf = <Kind extends Lapse['kind']>(kind: Kind, groups: Groups) =>
  groups.flatMap((group) =>
    (group.replay.lapses ?? [])
      .filter((lapse): lapse is Extract<Lapse, { kind: Kind }> => lapse.kind === kind)
      .map((lapse) => ({ group, lapse })),
  );

/** The most direct symptom: a GET of the record answers 404. */
const isNotFound = isOf('status:200', 'http.status', '404');

/** A record that is not there: groups that need it are one finding. */
function ofAbsent(groups: Groups): Explanation[] {
  const absent = lapsesOf('absent', groups).filter(({ group, lapse }) => isOfRecord(group, lapse.operation));
  return groupBy(absent, ({ lapse }) => lapse.operation).flatMap((same) => {
    const all = same.map(({ group }) => group);
    return explainAllBy(bySeen(all).find(isNotFound) ?? mostSeen(all), all, { also: operationsOf });
  });
}

/** From this many unchanged values on, the update counts as one that changes nothing. */
const leastUnchanged = 3;

/** An update that changes nothing: its unchanged values are one finding. */
function ofUnchanged(groups: Groups): Explanation[] {
  const unchanged = lapsesOf('unchanged', groups).filter(({ group, lapse }) =>
    operationsOf(group).includes(lapse.operation),
  );
  return groupBy(unchanged, ({ lapse }) => lapse.operation).flatMap((same) => {
    const all = same.map(({ group }) => group);
    const least = same.some(({ lapse }) => lapse.values >= leastUnchanged) ? 1 : leastUnchanged;
    return explainAllBy(mostSeen(all), all, { also: operationsOf, least });
  });
}

/** Whether the violation can follow from the absence of the record that operation `made` created. */
function isOfRecord(group: Group, made: OperationId): boolean {
  const { violation } = group.seen[0] as Observation;
  const { statement, field, symptom } = group.replay.violation ?? violation;
  const last = group.replay.exchanges?.at(-1);
  const { resource, family } = operations[made];
  const asked = operationNamed(last?.operation ?? '');
  const isSameKind = asked?.resource === resource || (family !== undefined && asked?.family === family);
  if (isSameKind && (last?.status === 404 || missingSymptoms.has(symptom))) return true;
  if (wrappersOf(made).includes(field.split('.')[0])) return true;
  const rule = Object.values<Rule>(rules).find(({ id }) => statement === `rule:${id}`);
  return rule !== undefined && !statement.startsWith('rule:key-') && rule.operations.includes(made);
}

const missingSymptoms: ReadonlySet<string> = new Set(['not listed', 'too few', 'inconsistent', 'not unique']);
