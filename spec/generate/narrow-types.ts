// Types that are narrower in TypeScript than in openapi.json: the triggers of a type, and the types and statuses of a
// list. A wrong one does not compile; on the wire the contract stays as open as the description.
import type { ContractDocument } from './contract-document.js';
import { documentTypes } from './document-types.js';
import type { ResolvedCells, StateTableRow } from './states.js';

type Json = Record<string, unknown>;

/** The filterable lists, and the families of the documents in each. */
const LISTS: readonly { path: string; families: readonly string[]; statuses: string }[] = [
  { path: '/invoices.json', families: ['invoices', 'receipts'], statuses: 'InvoiceStatus' },
  { path: '/estimates.json', families: ['estimates'], statuses: 'EstimateStatus' },
  { path: '/guides.json', families: ['guides'], statuses: 'GuideStatus' },
];
/** A value of filters only: documents that were finalized. */
const SENT = 'sent';

/** A copy of the document, for the printer of types. */
export function narrowForTypes(
  document: ContractDocument,
  tables: readonly StateTableRow[],
  cells: ResolvedCells,
): ContractDocument {
  const copy = structuredClone(document);
  for (const table of tables) {
    // A table that the description does not show is not binding.
    if (table.assumed === undefined) for (const type of table.types) narrowTriggers(copy, type, cells);
  }
  for (const list of LISTS) narrowFilters(copy, list);
  return copy;
}

function narrowTriggers(
  document: ContractDocument,
  { type, singular, a }: { type: string; singular: string; a: string },
  cells: ResolvedCells,
): void {
  const schemas = document.components.schemas as Record<string, Json>;
  const triggers = new Set(
    Object.values(cells[singular] ?? {}).flatMap((row) =>
      Object.entries(row).flatMap(([trigger, cell]) => (cell === undefined ? [] : [trigger])),
    ),
  );
  const body = [`${type}OwnStateBody`, `${type}StateBody`].find(
    (name) => schemas[name]?.properties !== undefined,
  );
  if (body === undefined || triggers.size === 0) return;
  const general = schemas.StateChange as { properties: Json };
  const name = `${type}StateChange`;
  schemas[name] = {
    ...general,
    title: name,
    description: `The triggers that ${a} has.`,
    properties: { ...general.properties, state: { type: 'string', enum: [...triggers] } },
  };
  (schemas[body] as { properties: Json }).properties[singular] = { $ref: `#/components/schemas/${name}` };
}

function narrowFilters(
  document: ContractDocument,
  { path, families, statuses }: (typeof LISTS)[number],
): void {
  const operation = (document.paths as Record<string, { get?: { parameters?: Json[] } }>)[path]?.get;
  const shared = document.components.parameters as Record<string, Json>;
  const enums = document.components.schemas as Record<string, { enum?: string[] }>;
  const names = documentTypes()
    .filter(({ family }) => families.includes(family))
    .map(({ type }) => type);
  const closedLists: Record<string, readonly string[]> = {
    'type[]': names,
    'status[]': [...(enums[statuses]?.enum ?? []), SENT],
  };
  if (operation?.parameters === undefined) throw new Error(`spec: ${path} has no parameters to narrow`);
  operation.parameters = operation.parameters.map((one) => {
    const parameter = shared[String(one.$ref).split('/').at(-1) ?? ''] ?? one;
    const words = closedLists[String(parameter.name)];
    return words === undefined
      ? one
      : { ...parameter, schema: { type: 'array', items: { type: 'string', enum: words } } };
  });
}
