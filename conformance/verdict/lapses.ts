/**
 * What follows from a step that its record shows to have failed, where no check looked: a record that is not there, an update that
 * changes nothing, a state that was not reached (replay/read-back.ts). Pure.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { type Rule, rules } from '../../generated/rules.js';
import type { Lapse } from '../replay/read-back.js';
import { groupBy, type Seen } from './finding.js';
import {
  bySeen,
  type Explained,
  type Group,
  operationNamed,
  operationsOf,
  type Verifications,
  wrappersOf,
} from './group.js';

/** What a step of its trace left undone: a record that is not there, or a document in another state. */
export function ofLapses(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const all = groups.flatMap((group) =>
    (verifications.get(group.key)?.lapses ?? []).map((lapse) => ({ group, lapse })),
  );
  const ofStates = all.flatMap(({ group, lapse }): [Group, Explained][] => {
    const by =
      lapse.kind === 'state' && groups.find(({ key }) => key.startsWith(`state:${lapse.cell} | status |`));
    return by ? [[group, { by, also: [] }]] : [];
  });
  const ofUpdates = ofUnchanged(all);
  const absent = all.flatMap(({ group, lapse }) =>
    lapse.kind === 'absent' && isOfRecord(group, lapse.operation, verifications)
      ? [{ group, made: lapse.operation }]
      : [],
  );
  const missing = groupBy(absent, ({ made }) => made).flatMap((same): [Group, Explained][] => {
    const directness = ({ key }: Group) => Number(key.startsWith('status:200 | http.status | 404'));
    const [first] = bySeen(same.map(({ group }) => group)).sort((a, b) => directness(b) - directness(a));
    return first ? same.map(({ group }) => [group, { by: first, also: operationsOf(group) }]) : [];
  });
  return [...ofStates, ...ofUpdates, ...missing];
}

/** So many values of one record that an update leaves as they were are no values that it loses, but the whole of it. */
const leastUnchanged = 3;

/** An update that changes nothing: each value that it should have changed follows from that. */
function ofUnchanged(all: readonly { group: Group; lapse: Lapse }[]): [Group, Explained][] {
  const unchanged = all.flatMap(({ group, lapse }) =>
    lapse.kind === 'unchanged' && operationsOf(group).includes(lapse.operation) ? [{ group, lapse }] : [],
  );
  return groupBy(unchanged, ({ lapse }) => lapse.operation).flatMap((same): [Group, Explained][] => {
    const isWhole = same.length >= leastUnchanged || same.some(({ lapse }) => lapse.values >= leastUnchanged);
    const [first] = isWhole ? bySeen(same.map(({ group }) => group)) : [];
    return first ? same.map(({ group }) => [group, { by: first, also: operationsOf(group) }]) : [];
  });
}

/** Whether what was seen is due only where the record that the operation made is there. */
function isOfRecord(group: Group, made: OperationId, verifications: Verifications): boolean {
  const verification = verifications.get(group.key);
  const { violation } = group.seen[0] as Seen;
  const { statement, field, symptom } = verification?.violation ?? violation;
  const last = verification?.exchanges?.at(-1);
  const { resource, family } = operations[made];
  const asked = operationNamed(last?.operation ?? '');
  const isSameKind = asked?.resource === resource || (family !== undefined && asked?.family === family);
  if (isSameKind && (last?.status === 404 || missingSymptoms.has(symptom))) return true;
  if (wrappersOf(made).includes(field.split('.')[0])) return true;
  const rule = Object.values<Rule>(rules).find(({ id }) => statement === `rule:${id}`);
  return rule !== undefined && !statement.startsWith('rule:key-') && rule.operations.includes(made);
}

const missingSymptoms: ReadonlySet<string> = new Set(['not listed', 'too few', 'inconsistent', 'not unique']);
