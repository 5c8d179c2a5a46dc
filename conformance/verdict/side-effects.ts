/**
 * What shows only after a request that changes nothing of a document, a GET or an e-mail: it follows from that request, in
 * whatever field and at whatever operation it shows. Pure.
 */

import { operationNamed } from '../judge/exchange.js';
import type { Verification } from '../replay/confirm.js';
import { groupBy } from './finding.js';
import { allFrom, type Explanation, type Group, type Groups, mostSeen } from './group.js';

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
export function ofSideEffects(groups: Groups): Explanation[] {
  const actionsOf = ({ replay }: Group) => [...new Set(sideEffectsIn(replay).map(actionOf))].join();
  const after = groups.filter(
    (group) => actionsOf(group) !== '' && !group.statement.startsWith('rule:email-'),
  );
  return groupBy(after, actionsOf).flatMap((same) =>
    allFrom(mostSeen(same), same, { also: ({ replay }) => sideEffectsIn(replay) }),
  );
}

const actionOf = (operation: string): string => operationNamed(operation)?.action ?? operation;
