// Prints generated/states.ts: the document types, the state tables of their families, and the target of every trigger
// in every state of every type. `only` is resolved here and nowhere else.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countedKinds, type DocumentTypeRow, documentTypes } from './document-types.js';
import { readYaml, type YamlFile } from './yaml-file.js';

interface FileRow {
  from: string;
  trigger: string;
  to: string;
  only?: string[];
  'x-assumed'?: string;
}

interface TableFile {
  family: string;
  /** The enum of its statuses; DocumentStatus has those of all families. */
  enum?: string;
  section?: string;
  initial: string;
  'x-assumed'?: string;
  rows: FileRow[];
}

export interface StateTableRow {
  family: string;
  section: string | undefined;
  types: readonly DocumentTypeRow[];
  states: string[];
  triggers: string[];
  assumed: string | undefined;
  /** States and triggers that occur in assumed rows only, and why. */
  onlyAssumed: Readonly<Record<string, string>>;
}

const ROW = ['from', 'trigger', 'to', 'only', 'x-assumed'];

export interface ResolvedCell {
  to: string;
  assumed?: string;
  /** The row, as written in the description's table. */
  words: string;
}

/** By singular type, state and trigger; states that the type cannot reach are left out. */
export type ResolvedCells = Record<string, Record<string, Record<string, ResolvedCell | undefined>>>;

const TYPES = `
/** Where a trigger leads; null in its place: it is not allowed. */
export interface Cell {
  readonly to: string;
  readonly assumed?: string;
}

export interface StateTable {
  readonly family: StateFamily;
  readonly types: readonly DocumentType[];
  readonly initial: string;
  readonly states: readonly string[];
  readonly triggers: readonly string[];
  /** Why the whole table is assumed. */
  readonly assumed?: string;
}

export interface DocumentTypeNames {
  readonly plural: DocumentType;
  readonly singular: SingularType;
  /** The value of \`type\` in answers, and the name in operation ids. */
  readonly type: TypeName;
  readonly pascal: TypeName;
  readonly family: Family;
  /** In words: an invoice, invoices. */
  readonly a: string;
  readonly many: string;
  /** The kind of counter that it moves in a sequence. */
  readonly counted?: CountedKind;
  /** Its section of a SAF-T file, and the tax authority's code for it. */
  readonly saft: { readonly section: SaftSection; readonly code: string };
  /** Why the whole type is assumed: the description does not have it. */
  readonly assumed?: string;
  /** Once final it waits for payments, and receipts settle it. */
  readonly owed?: boolean;
  /** A credit or debit note may belong to it. */
  readonly noted?: boolean;
}
`;

/** The constants of every enum, by the name of its schema. */
export type Enums = Readonly<Record<string, readonly string[]>>;

/** The module's text, and the data for the other printers. Throws on an inconsistent table. */
export function printStates(dir: string, enums: Enums) {
  const files = readdirSync(dir)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readYaml<TableFile>(join(dir, name)));
  for (const file of files) checkTable(file, enums);
  const tables = files.map(({ content }) => content);
  const cells: ResolvedCells = Object.fromEntries(
    documentTypes().map((type) => [type.singular, cellsOf(type, tableOf(tables, type))]),
  );
  const text = [
    union('DocumentType', documentTypes(), ({ plural }) => plural),
    union('SingularType', documentTypes(), ({ singular }) => singular),
    union('TypeName', documentTypes(), ({ type }) => type),
    union('StateFamily', tables, ({ family }) => family),
    'export type Family = StateFamily;',
    familyTypes(tables),
    union('CountedKind', countedKinds(), String),
    union('SaftSection', documentTypes(), ({ saft }) => saft.section),
    TYPES,
    value('stateTables', '{ readonly [Name in StateFamily]: StateTable }', byFamily(tables)),
    value('documentTypes', '{ readonly [Plural in DocumentType]: DocumentTypeNames }', byPlural()),
    '/** Every state that a document of a type can come to, from the initial one on, with every trigger of its table. */',
    value(
      'cells',
      '{ readonly [Plural in DocumentType]: { readonly [state: string]: { readonly [trigger: string]: Cell | null } } }',
      Object.fromEntries(documentTypes().map((type) => [type.plural, printed(type, tables, cells)])),
    ),
    '/** The kinds of document that a sequence counts. */',
    value('countedKinds', 'readonly CountedKind[]', countedKinds()),
  ].join('\n');
  const rows = tables.map(
    (table): StateTableRow => ({
      family: table.family,
      section: table.section,
      types: typesOf(table.family),
      ...wordsOf(table),
      assumed: table['x-assumed'],
      onlyAssumed: onlyAssumed(table),
    }),
  );
  return { text, tables: rows, cells };
}

function union<T>(name: string, list: readonly T[], word: (one: T) => string): string {
  return `export type ${name} = ${[...new Set(list.map((one) => `'${word(one)}'`))].join(' | ')};`;
}

/** The names of the types of each family, as keys for tables of a family's operations. */
function familyTypes(tables: readonly TableFile[]): string {
  const rows = tables.map(({ family }) => {
    const names = typesOf(family).map(({ type }) => `'${type}'`);
    return `  readonly ${family}: ${names.join(' | ')};`;
  });
  return ['export interface FamilyTypes {', ...rows, '}'].join('\n');
}

const value = (name: string, type: string, content: unknown): string =>
  `export const ${name}: ${type} = ${JSON.stringify(content, null, 1)};\n`;

const typesOf = (family: string): DocumentTypeRow[] =>
  documentTypes().filter((type) => type.family === family);

function tableOf(tables: readonly TableFile[], type: DocumentTypeRow): TableFile {
  const table = tables.find(({ family }) => family === type.family);
  if (!table) throw new Error(`spec/states: no table is of the family ${type.family} of ${type.plural}`);
  return table;
}

const wordsOf = (table: TableFile) => ({
  states: [...new Set([table.initial, ...table.rows.flatMap((row) => [row.from, row.to])])],
  triggers: [...new Set(table.rows.map((row) => row.trigger))],
});

/** States and triggers without a stated row, in tables that the description has. */
function onlyAssumed({ initial, rows }: TableFile): Record<string, string> {
  const words = ({ from, trigger, to }: FileRow) => [from, trigger, to];
  const stated = new Set([initial, ...rows.filter((row) => !row['x-assumed']).flatMap(words)]);
  const found = rows.flatMap((row) => words(row).map((word) => [word, row['x-assumed'] ?? ''] as const));
  return Object.fromEntries(found.filter(([word]) => !stated.has(word)));
}

function checkTable({ content, fault }: YamlFile<TableFile>, enums: Enums): void {
  const singulars = typesOf(content.family).map(({ singular }) => singular);
  if (singulars.length === 0) {
    const known = [...new Set(documentTypes().map(({ family }) => family))].join(', ');
    throw fault(
      ['family'],
      `no row of spec/document-types.yaml is of the family ${content.family}; there are ${known}`,
    );
  }
  const wanted = ['DocumentStatus', ...(content.enum === undefined ? [] : [content.enum])];
  const unknown = wanted.find((name) => !(name in enums));
  if (unknown !== undefined)
    throw fault(['enum'], `no schema ${unknown} with an enum is in spec/resources/documents.yaml`);
  const reached = new Set([content.initial, ...content.rows.map((row) => row.to)]);
  content.rows.forEach((row, index) => {
    const stray = Object.keys(row).find((name) => !ROW.includes(name));
    if (stray) throw fault(['rows', index, stray], `a row has no "${stray}"; it can have ${ROW.join(', ')}`);
    const missing = (['from', 'trigger', 'to'] as const).find((name) => row[name] === undefined);
    if (missing)
      throw fault(
        ['rows', index],
        `this row has no ${missing}; whole it is { from: draft, trigger: finalized, to: final }`,
      );
    for (const place of ['from', 'to'] as const) {
      const lacking = wanted.filter((name) => !enums[name]?.includes(row[place]));
      if (lacking.length === 0) continue;
      throw fault(
        ['rows', index, place],
        `${row[place]} is not in ${lacking.join(' and ')}: add it to the enum there (and a name to x-enum-varnames ` +
          `beside it) in spec/resources/documents.yaml, or use one of ${enums[wanted.at(-1) ?? '']?.join(', ')}`,
      );
    }
    if (!reached.has(row.from)) throw fault(['rows', index, 'from'], `no row leads to ${row.from}`);
    const unknownType = row.only?.find((singular) => !singulars.includes(singular));
    if (unknownType) {
      throw fault(
        ['rows', index, 'only'],
        `${unknownType} is no type of the family ${content.family}; its types are ${singulars.join(', ')}`,
      );
    }
  });
}

/** The row of a cell; a row with `only` for this type wins over the general one. */
function rowOf(table: TableFile, singular: string, from: string, trigger: string): FileRow | undefined {
  const rows = table.rows.filter((row) => row.from === from && row.trigger === trigger);
  return rows.find((row) => row.only?.includes(singular)) ?? rows.find((row) => row.only === undefined);
}

function cellsOf({ singular }: DocumentTypeRow, table: TableFile): ResolvedCells[string] {
  const cells: ResolvedCells[string] = { [table.initial]: {} };
  const isOnlyType = typesOf(table.family).length === 1;
  for (const from of statesComeTo(table, singular)) {
    cells[from] = Object.fromEntries(
      wordsOf(table).triggers.map((trigger) => {
        const row = rowOf(table, singular, from, trigger);
        return [trigger, row && cellOf(row, isOnlyType)];
      }),
    );
  }
  return cells;
}

function cellOf(
  { from, trigger, only, to, 'x-assumed': assumed }: FileRow,
  isOnlyType: boolean,
): ResolvedCell {
  const whom = only ? `${only.join(' and ')} only | ` : isOnlyType ? '' : 'all document types | ';
  return { to, ...(assumed && { assumed }), words: `${from} | ${trigger} | ${whom}${to}` };
}

function statesComeTo(table: TableFile, singular: string): Set<string> {
  const found = new Set([table.initial]);
  for (const state of found) {
    for (const trigger of wordsOf(table).triggers) {
      const row = rowOf(table, singular, state, trigger);
      if (row) found.add(row.to);
    }
  }
  return found;
}

function byFamily(tables: readonly TableFile[]): object {
  return Object.fromEntries(
    tables.map((table) => [
      table.family,
      {
        family: table.family,
        types: typesOf(table.family).map(({ plural }) => plural),
        initial: table.initial,
        ...wordsOf(table),
        ...(table['x-assumed'] && { assumed: table['x-assumed'] }),
      },
    ]),
  );
}

function byPlural(): object {
  return Object.fromEntries(
    documentTypes().map(({ shown: _shown, list: _list, ...row }) => [
      row.plural,
      { ...row, pascal: row.type },
    ]),
  );
}

/** The cells of one type as printed: with the reason if one is assumed, without the words. */
function printed(type: DocumentTypeRow, tables: readonly TableFile[], cells: ResolvedCells): object {
  const assumed = type.assumed ?? tableOf(tables, type)['x-assumed'];
  const cell = (one: ResolvedCell | undefined) => {
    const why = one?.assumed ?? assumed;
    return one ? { to: one.to, ...(why && { assumed: why }) } : null;
  };
  return Object.fromEntries(
    Object.entries(cells[type.singular] ?? {}).map(([state, row]) => [
      state,
      Object.fromEntries(Object.entries(row).map(([trigger, one]) => [trigger, cell(one)])),
    ]),
  );
}
