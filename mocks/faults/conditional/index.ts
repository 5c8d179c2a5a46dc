/**
 * The table of conditions, and which of them can apply to a fault. A condition that no request of the fault's
 * operations can meet is not offered; whether an offered one really shows is measured by a probe.
 */
import { operations } from '../../../generated/operations.js';
import type { FaultId, FaultInfo } from '../adversary.js';
import { characters } from './characters.js';
import { type Condition, fits } from './condition.js';
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

/** `fault@condition`, or `fault@condition+condition`, with up to three conditions. */
export type ConditionalFaultId = `${FaultId}@${string}`;

export interface ConditionInfo {
  readonly id: ConditionId;
  /** Completes "shows only when ...". */
  readonly says: string;
}

export const listConditions = (): readonly ConditionInfo[] =>
  conditionIds.map((id) => ({ id, says: conditions[id].says }));

/** The properties of a fault that decide which conditions can apply to it. */
export type Offered = Pick<FaultInfo, 'operations' | 'isWithoutRecord' | 'neverBehind'>;

/** The conditions that can apply to this fault, given the subjects and acts of its operations. */
export function conditionsFor(fault: Offered): ConditionId[] {
  const places = fault.operations.map((one) => [subjectOf(operations[one]), actOf(operations[one])] as const);
  return conditionIds.filter((one) => {
    if (one === fault.neverBehind) return false;
    const condition: Condition = conditions[one];
    if (fault.isWithoutRecord && (condition.subjects || condition.acts)) return false;
    return places.some((place) => fits(condition, ...place));
  });
}
