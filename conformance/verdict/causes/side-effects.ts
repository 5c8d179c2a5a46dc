/**
 * Violations that show only after a request that must not change a document, a GET or an e-mail: they follow from that
 * request, whatever their fields and operations.
 */

import { operationNamed } from '../../judge/exchange.js';
import type { Verification } from '../../replay/confirm.js';
import { type Explanation, explainAlike } from './explanation.js';
import type { Group, Groups } from './group.js';

/**
 * The operations at fault if a violation shows only after them though they must not change anything. None if the last request
 * is one of them: its second answer may come from a cache.
 */
export function sideEffectsIn({ conditions = [], exchanges = [] }: Partial<Verification>): string[] {
  const last = exchanges.at(-1)?.operation;
  const areHarmless = conditions.every((operation) => operation !== last && isHarmless(operation));
  return areHarmless ? [...new Set(conditions)] : [];
}

function isHarmless(operation: string): boolean {
  const { method, action } = operationNamed(operation) ?? {};
  return method === 'get' || action === 'email';
}

/** Groups after the same kind of request are one finding. */
export function ofSideEffects(groups: Groups): Explanation[] {
  const actionsOf = ({ replay }: Group) => [...new Set(sideEffectsIn(replay).map(actionOf))].join();
  const after = groups.filter(
    (group) => actionsOf(group) !== '' && !group.statement.startsWith('rule:email-'),
  );
  return explainAlike(after, actionsOf, { also: ({ replay }) => sideEffectsIn(replay) });
}

const actionOf = (operation: string): string => operationNamed(operation)?.action ?? operation;
