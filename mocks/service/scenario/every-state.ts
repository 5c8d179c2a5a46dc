/**
 * Owns `every_state` of a scenario: a document of each type in each state that no document before it has, so that a
 * new type or state is in the scenario as soon as it is in the contract. What cannot be reached is left out.
 */
import { operationIds } from '../../../generated/operations.js';
import { type Fields, own } from '../body-values.js';
import { pathTo } from '../documents/states.js';
import { kindAt, kinds, statusName } from '../store/document-kinds.js';
import { all } from '../store/world.js';
import { type Filling, objectAt, onlyKeys } from './calls.js';
import { fillDocument } from './documents.js';

export function fillEveryState(filling: Filling, fields: Fields, place: string): void {
  const given = own(fields, 'every_state');
  if (given === undefined) return;
  const at = `${place}.every_state`;
  const entry = objectAt(given, at);
  onlyKeys(entry, at, ['body']);
  const there = new Set<string>();
  for (const { kind, status } of all(filling.account, 'documents')) {
    there.add(`${kindAt(kind).singular} ${statusName(status).toLowerCase()}`);
  }
  const made = kinds.filter(({ type }) => (operationIds as readonly string[]).includes(`create${type}`));
  for (const kind of made) {
    for (const status of kind.states.states) {
      if (there.has(`${kind.singular} ${status.toLowerCase()}`) || pathTo(kind, status) === undefined)
        continue;
      fillDocument(filling, { ...entry, type: kind.singular, status }, `${at} (${kind.singular} ${status})`);
    }
  }
}
