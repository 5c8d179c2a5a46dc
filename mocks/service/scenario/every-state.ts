/**
 * `every_state` of a scenario: a document of each type in each state, derived from the contract, so that new types and
 * states are included. States that cannot be reached are left out.
 */
import { operationIds } from '../../../generated/operations.js';
import { type Fields, own } from '../body-values.js';
import { formatDate, parseDate } from '../dates.js';
import { pathTo } from '../documents/states.js';
import { kinds } from '../store/document-kinds.js';
import { type Filling, fail, listAt, objectAt, onlyKeys, textAt } from './calls.js';
import { fillDocument } from './documents.js';

const DAYS_DUE = 30;

export function fillEveryState(filling: Filling, fields: Fields, place: string): void {
  const given = own(fields, 'every_state');
  if (given === undefined) return;
  const at = `${place}.every_state`;
  const entry = objectAt(given, at);
  onlyKeys(entry, at, ['from', 'body', 'rotate']);
  const first =
    parseDate(textAt(entry, 'from') ?? '') ?? fail(`${at}.from`, 'must be a date like 31/01/2026');
  const parts = listAt(entry, 'rotate', at).map((list) => (Array.isArray(list) ? list : [list]));
  const made = kinds.filter(({ type }) => (operationIds as readonly string[]).includes(`create${type}`));
  const reachable = made.flatMap((kind) =>
    kind.states.states.filter((status) => pathTo(kind, status)).map((status) => [kind.singular, status]),
  );
  for (const [index, [type, status]] of reachable.entries()) {
    const date = formatDate(first + index);
    const dates = { date, due_date: formatDate(first + index + DAYS_DUE), loaded_at: `${date} 08:00:00` };
    const turn = parts.map((list, part) => objectAt(list[index % list.length], `${at}.rotate[${part}]`));
    const body = Object.assign({}, dates, own(entry, 'body'), ...turn);
    fillDocument(filling, { type, status, body }, `${at} (${type} ${status})`);
  }
}
