/**
 * Finds records in a request to the real server that only the mock knows, in its path or in references of its body, and
 * says what to do.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Service, TableName } from '../service/index.js';
import { OWN_IDS_FROM } from '../service/learning/own-ids.js';
import { tableNames } from '../service/store/world.js';

/** Fields of a body that refer to records by id. */
const REFERENCES = ['owner_invoice_id', 'sequence_id'];

export interface Asked {
  operation: OperationId;
  account: string | undefined;
  path: Readonly<Record<string, string>>;
  body: unknown;
}

/** Why the real server cannot answer this request; undefined when it can. */
export function foreignIn(service: Service, { operation, account, path, body }: Asked, to: string) {
  for (const text of [...Object.values(path), ...referencesIn(body)]) {
    const id = /^\d{10,15}$/.test(text) ? Number(text) : 0;
    if (id < OWN_IDS_FROM) continue;
    const table = tableNames.find((name) => service.read(account, name, id) !== undefined);
    const isAccount = service.accounts().some((one) => one.id === id);
    if (table === undefined && !isAccount) continue;
    const what = table === undefined ? 'account' : table === 'taxes' ? 'tax' : table.slice(0, -1);
    return `${what} ${id} was made here, by the mock, and ${to} does not know it: ${adviceFor(operation, table)}`;
  }
  return undefined;
}

function adviceFor(operation: OperationId, table: TableName | undefined): string {
  const makers = Object.values(operations)
    .filter(({ id, resource }) => table === resource && id.startsWith('create'))
    .map(({ id }) => id);
  const maker = makers.length === 1 ? makers[0] : 'the operation that makes it';
  return `let ${maker} pass too, or have ${operation} answered here (--pass, or the console's Hybrid page)`;
}

function referencesIn(body: unknown): string[] {
  const [inner] = typeof body === 'object' && body !== null ? Object.values(body) : [];
  if (typeof inner !== 'object' || inner === null) return [];
  const fields = inner as Record<string, unknown>;
  return REFERENCES.map((name) => fields[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
}
