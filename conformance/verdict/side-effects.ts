/**
 * What shows only after a request that changes nothing of a document, a GET or an e-mail: it follows from that request, in
 * whatever field and at whatever operation it shows. Pure.
 */
import type { Verification } from '../replay/confirm.js';
import { groupBy } from './finding.js';
import { bySeen, type Explained, type Group, operationNamed, type Verifications } from './group.js';

/**
 * The operations at fault where something shows only after them, though they change nothing. None where the last request is
 * one of them: what is answered a second time may be an old answer.
 */
export function sideEffectsIn({ conditions = [], exchanges = [] }: Partial<Verification> = {}): string[] {
  const last = exchanges.at(-1)?.operation;
  const areHarmless = conditions.every((operation) => operation !== last && isHarmless(operation));
  return areHarmless ? [...new Set(conditions)] : [];
}

function isHarmless(operation: string): boolean {
  const { method, action } = operationNamed(operation) ?? {};
  return method === 'get' || action === 'email';
}

/** Those after the same kind of request are one cause. */
export function ofSideEffects(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const kindOf = ({ key }: Group): string =>
    [...new Set(sideEffectsIn(verifications.get(key)).map(actionOf))].join();
  return groupBy(
    groups.filter((group) => kindOf(group) !== '' && !group.key.startsWith('rule:email-')),
    kindOf,
  ).flatMap((same): [Group, Explained][] => {
    const [by] = bySeen(same);
    return by ? same.map((group) => [group, { by, also: sideEffectsIn(verifications.get(group.key)) }]) : [];
  });
}

const actionOf = (operation: string): string => operationNamed(operation)?.action ?? operation;
