/**
 * The one table of conditions, and which of them a fault may hide behind. A conditional fault that no request of the fault's
 * operations can meet is not offered; whether one that is offered can really show, a probe has to see.
 */
import { operations } from '../../../generated/operations.js';
import type { FaultId, FaultInfo } from '../adversary.js';
import { characters } from './characters.js';
import type { Condition } from './condition.js';
import { contents } from './content.js';
import { history } from './history.js';
import { actOf, subjectOf } from './scene.js';
import { surroundings } from './surroundings.js';
import { wording } from './wording.js';

export const conditions = {
  ...contents,
  ...characters,
  ...history,
  ...surroundings,
  ...wording,
} satisfies Record<string, Condition>;
export type ConditionId = keyof typeof conditions;
export const conditionIds = Object.keys(conditions) as ConditionId[];

/** `fault@condition`, or `fault@condition+condition`: three conditions in all. */
export type ConditionalFaultId = `${FaultId}@${string}`;

export interface ConditionInfo {
  readonly id: ConditionId;
  /** Completes "shows only when ...". */
  readonly says: string;
}

export const listConditions = (): readonly ConditionInfo[] =>
  conditionIds.map((id) => ({ id, says: conditions[id].says }));

/** Faults of requests that concern no record: a missing key, an unknown id, broken bytes. */
const withoutRecord = /^(statuses\/\w+\/(404|[\w-]*key|401)|robustness\/)/;

/** Conditional faults of which one excludes the other, whatever a client does. */
const excluded: readonly (readonly [fault: RegExp, condition: ConditionId, why: string])[] = [
  [/missing-key-accepted$/, 'key-not-first', 'there is no key to stand anywhere'],
  [/\/(page-ignored|second-page-repeats)$/, 'empty-page', 'an empty page shows no wrong record'],
];

/** The conditions behind which this fault could hide, by what its operations are about and do. */
export function conditionsFor({ id, operations: own }: Pick<FaultInfo, 'id' | 'operations'>): ConditionId[] {
  const places = own.map((one) => [subjectOf(operations[one]), actOf(operations[one])] as const);
  return conditionIds.filter((one) => {
    if (excluded.some(([fault, condition]) => condition === one && fault.test(id))) return false;
    const { subjects, acts }: Condition = conditions[one];
    if (withoutRecord.test(id) && (subjects !== undefined || acts !== undefined)) return false;
    return places.some(
      ([subject, act]) =>
        (subjects === undefined || (subject !== undefined && subjects.includes(subject))) &&
        (acts === undefined || acts.includes(act)),
    );
  });
}
