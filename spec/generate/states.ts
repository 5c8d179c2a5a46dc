// Prints generated/states.ts from the state tables in spec/states/: who can go where by which trigger.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { documentTypes } from './document-types.js';

interface TableFile {
  family: string;
  types: string[];
  initial: string;
  'x-assumed'?: string;
  rows: { from: string; trigger: string; to: string; only?: string[]; 'x-assumed'?: string }[];
}

const TYPES = `
/** One transition. A row with \`only\` wins over a row for all types with the same from and trigger. */
export interface Row {
  readonly from: string;
  readonly trigger: string;
  readonly to: string;
  readonly only?: readonly SingularType[];
  readonly assumed?: string;
}

export interface StateTable {
  readonly family: StateFamily;
  readonly types: readonly DocumentType[];
  readonly initial: string;
  readonly states: readonly string[];
  readonly triggers: readonly string[];
  readonly rows: readonly Row[];
  /** Why the whole table is assumed. */
  readonly assumed?: string;
}

export interface DocumentTypeNames {
  readonly plural: DocumentType;
  readonly singular: SingularType;
  /** The value of \`type\` in answers. */
  readonly type: string;
  readonly pascal: string;
  readonly family: Family;
}
`;

/** The module's text. Throws when a table names an unknown type or a state that nothing reaches. */
export function printStates(dir: string): string {
  const tables = readdirSync(dir)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, file: parse(readFileSync(join(dir, name), 'utf8')) as TableFile }))
    .map(({ name, file }) => [file.family, table(name, file)] as const);
  const union = (values: string[]) => values.map((value) => `'${value}'`).join(' | ');
  const names = Object.fromEntries(
    documentTypes.map((type) => [type.plural, { ...type, type: type.pascal, family: stateFamily(type) }]),
  );
  return [
    `export type DocumentType = ${union(documentTypes.map((type) => type.plural))};`,
    `export type SingularType = ${union(documentTypes.map((type) => type.singular))};`,
    `export type StateFamily = ${union(tables.map(([family]) => family))};`,
    'export type Family = StateFamily;',
    TYPES,
    `export const stateTables: { readonly [Name in StateFamily]: StateTable } = ${JSON.stringify(Object.fromEntries(tables), null, 1)};\n`,
    `export const documentTypes: { readonly [Plural in DocumentType]: DocumentTypeNames } = ${JSON.stringify(names, null, 1)};\n`,
  ].join('\n');
}

const stateFamily = (type: { singular: string; family: string }): string =>
  type.singular === 'receipt' ? 'receipts' : type.family;

function table(name: string, file: TableFile): object {
  const plurals = file.types.map((singular) => {
    const type = documentTypes.find((candidate) => candidate.singular === singular);
    if (!type) throw new Error(`spec/states/${name}: there is no document type ${singular}`);
    return type.plural;
  });
  const states = [...new Set([file.initial, ...file.rows.flatMap((row) => [row.from, row.to])])];
  const reached = new Set([file.initial, ...file.rows.map((row) => row.to)]);
  const lost = states.find((state) => !reached.has(state));
  if (lost) throw new Error(`spec/states/${name}: no row leads to ${lost}`);
  return {
    family: file.family,
    types: plurals,
    initial: file.initial,
    states,
    triggers: [...new Set(file.rows.map((row) => row.trigger))],
    rows: file.rows.map(({ 'x-assumed': assumed, ...row }) => ({ ...row, ...(assumed && { assumed }) })),
    ...(file['x-assumed'] && { assumed: file['x-assumed'] }),
  };
}
