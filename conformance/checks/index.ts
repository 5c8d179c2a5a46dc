/** All checks, gathered; the one list that the command, the runner and the self-check read. */
import type { Check } from '../check.js';
import { operationChecks } from './operations.js';
import { resourceChecks } from './resources.js';
import { stateChecks } from './states.js';

export const checks: readonly Check[] = [...operationChecks, ...stateChecks, ...resourceChecks];

const ids = new Set<string>();
for (const { id } of checks) {
  if (ids.has(id)) throw new Error(`two checks are called ${id}: ids must tell them apart`);
  ids.add(id);
}
