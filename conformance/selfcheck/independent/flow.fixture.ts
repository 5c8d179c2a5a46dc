/**
 * Drives a server through the main flows and writes down every answer. Two servers that behave alike give the same
 * notes. It owns the order of things, it judges nothing.
 */
import { driver } from './drive.fixture.js';
import { abroad, exports_, lists, oneKind, payments, unknownIds } from './flow-documents.fixture.js';
import { accounts, clients, items, keys, sequences, taxes } from './flow-records.fixture.js';
import { stateWays } from './flow-states.fixture.js';
import type { IndependentServer } from './index.js';
import { kinds } from './kinds.js';

/** The whole flow; `only` keeps to some types. With `expected` it stops at the first answer that differs. */
export async function flow(
  server: IndependentServer,
  only: readonly string[] = kinds.map((kind) => kind.plural),
  expected?: readonly string[],
): Promise<string[]> {
  const drive = driver(server, expected);
  for (const part of [items, taxes, clients, sequences, accounts, keys]) await part(drive);
  for (const kind of kinds) {
    if (kind.family === 'receipt' || !only.includes(kind.plural)) continue;
    await oneKind(drive, kind.plural, kind.singular);
    await stateWays(drive, kind.plural, kind.singular);
  }
  for (const part of [payments, unknownIds, lists, exports_, abroad]) await part(drive);
  return drive.notes;
}
