/**
 * What follows from a step that its record shows to have failed, where no check looked: a record that is not there, an update that
 * changes nothing, a state that was not reached (replay/read-back.ts). Pure.
 */

import { type OperationId, operations } from '../../generated/operations.js';
import { type Rule, rules } from '../../generated/rules.js';
import { operationNamed } from '../judge/exchange.js';
import type { Lapse } from '../replay/read-back.js';
import { groupBy, type Seen } from './finding.js';
import {
  allFrom,
  bySeen,
  type Explanation,
  follows,
  type Group,
  type Groups,
  isOf,
  mostSeen,
  operationsOf,
  wrappersOf,
} from './group.js';

/** What a step of its trace left undone: a record that is not there, or a document in another state. */
export function ofLapses(groups: Groups): Explanation[] {
  const ofStates = lapsesOf('state', groups).flatMap(({ group, lapse }) =>
    follows([group], () => groups.find(isOf(`state:${lapse.cell}`, 'status'))),
  );
  return [...ofStates, ...ofUnchanged(groups), ...ofAbsent(groups)];
}

/** Each group with each lapse of that kind in its trace. */
const lapsesOf = <Kind extends Lapse['kind']>(kind: Kind, groups: Groups) =>
  groups.flatMap((group) =>
    (group.replay?.lapses ?? [])
      .filter((lapse): lapse is Extract<Lapse, { kind: Kind }> => lapse.kind === kind)
      .map((lapse) => ({ group, lapse })),
  );

/** The most direct: the record itself is read, and not found. */
const isNotFound = isOf('status:200', 'http.status', '404');

/** A record that is not there: what is due of it follows. */
function ofAbsent(groups: Groups): Explanation[] {
  const absent = lapsesOf('absent', groups).filter(({ group, lapse }) => isOfRecord(group, lapse.operation));
  return groupBy(absent, ({ lapse }) => lapse.operation).flatMap((same) => {
    const all = same.map(({ group }) => group);
    return allFrom(bySeen(all).find(isNotFound) ?? mostSeen(all), all, { also: operationsOf });
  });
}

/** So many values of one record that an update leaves as they were are no values that it loses, but the whole of it. */
const leastUnchanged = 3;

/** An update that changes nothing: each value that it should have changed follows from that. */
function ofUnchanged(groups: Groups): Explanation[] {
  const unchanged = lapsesOf('unchanged', groups).filter(({ group, lapse }) =>
    operationsOf(group).includes(lapse.operation),
  );
  return groupBy(unchanged, ({ lapse }) => lapse.operation).flatMap((same) => {
    const all = same.map(({ group }) => group);
    const least = same.some(({ lapse }) => lapse.values >= leastUnchanged) ? 1 : leastUnchanged;
    return allFrom(mostSeen(all), all, { also: operationsOf, least });
  });
}

/** Whether what was seen is due only where the record that the operation made is there. */
function isOfRecord(group: Group, made: OperationId): boolean {
  const { violation } = group.seen[0] as Seen;
  const { statement, field, symptom } = group.replay?.violation ?? violation;
  const last = group.replay?.exchanges?.at(-1);
  const { resource, family } = operations[made];
  const asked = operationNamed(last?.operation ?? '');
  const isSameKind = asked?.resource === resource || (family !== undefined && asked?.family === family);
  if (isSameKind && (last?.status === 404 || missingSymptoms.has(symptom))) return true;
  if (wrappersOf(made).includes(field.split('.')[0])) return true;
  const rule = Object.values<Rule>(rules).find(({ id }) => statement === `rule:${id}`);
  return rule !== undefined && !statement.startsWith('rule:key-') && rule.operations.includes(made);
}

const missingSymptoms: ReadonlySet<string> = new Set(['not listed', 'too few', 'inconsistent', 'not unique']);
