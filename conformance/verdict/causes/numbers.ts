/** Numbers that two documents have in common, and what else shows that changes of state do not wait for each other. */
import { type Fields, membersOf } from './bodies.js';
import { type Explanation, explainAllBy } from './explanation.js';
import { type Group, type Groups, isConfirmed, isOf, isUpheld, operationsOf } from './group.js';

/** A code of two documents that have the same number, too: follows from the number. */
export function ofNumbersGivenTwice(groups: Groups): Explanation[] {
  const numbers = groups.filter(isOf('rule:number-unique', 'sequence_number', 'not unique')).find(isUpheld);
  const codes = groups.filter(isOf('rule:atcud-unique', 'atcud', 'not unique'));
  return explainAllBy(numbers, codes.filter(isOfOneNumber));
}

/** Whether the last document in the trace has code, type and number in common with another one in it. */
function isOfOneNumber({ replay }: Group): boolean {
  const shown = (replay.exchanges ?? []).map(({ responseBody }) => Object.values(membersOf(responseBody))[0]);
  const documents = shown.map((one) => Object(one) as Fields).filter(({ atcud }) => atcud);
  const last = documents.at(-1);
  return documents.some(
    (one) =>
      one.id !== last?.id &&
      (['atcud', 'type', 'sequence_number'] as const).every((field) => one[field] === last?.[field]),
  );
}

/**
 * If two documents that are finalized at once get one number, two triggers of one document are both accepted for the same reason,
 * and codes of documents are given twice.
 */
export function ofUnlockedChanges(groups: Groups): Explanation[] {
  const isAtOnce = (group: Group) =>
    isConfirmed(group) && group.replay.trace?.steps.some(({ burst }) => burst !== undefined) === true;
  const ofNumber = isOf('rule:number-unique', 'sequence_number', 'not unique');
  const numbers = groups.find((group) => ofNumber(group) && isAtOnce(group));
  const changed = new Set(numbers && operationsOf(numbers));
  const isBoth = isOf('rule:transition-forbidden', 'status', 'accepted');
  const isCode = isOf('rule:atcud-unique', 'atcud', 'not unique');
  const follows = (group: Group) =>
    (isBoth(group) && isAtOnce(group)) ||
    (isCode(group) && group.replay.confirmation === 'under concurrency');
  const sharing = groups.filter((group) => operationsOf(group).some((one) => changed.has(one)));
  return explainAllBy(numbers, sharing.filter(follows), { also: operationsOf });
}
