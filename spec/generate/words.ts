// Finds in spec/words.yaml the words of the API description that support a statement: the section and the words, or
// undefined.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Quote {
  readonly section: string;
  readonly words: string;
}

interface FieldTable {
  section: string;
  /** By component: the prefix of its rows. */
  answers?: Record<string, string>;
  /** By operation or document action: the prefix of its rows, below the wrapper. */
  bodies?: Record<string, string>;
  query?: string[];
  rows?: Record<string, string>;
  /** The words for fields without a row. */
  words?: string;
}

interface WordsFile {
  fields: FieldTable[];
  types: { section: string; row: string; of: string[] }[];
  states: { section: string; rows: string[] }[];
  operations: { section: string; rows: Record<string, string | string[]> }[];
  statuses: Record<string, string>;
}

/** An operation as named in words.yaml: by its id, or as an action of any document type. */
export interface Named {
  readonly id: string;
  readonly action?: string | undefined;
}

export type Words = ReturnType<typeof readWords>;

export function readWords(file: string) {
  const { fields, types, states, operations, statuses } = parse(readFileSync(file, 'utf8')) as WordsFile;
  const quotes = operations.flatMap(({ section, rows }) =>
    Object.entries(rows).flatMap(([of, row]) => [row].flat().map((words) => ({ of, section, words }))),
  );
  const rowsOf = ({ id, action }: Named): Quote[] =>
    quotes.filter(({ of }) => of === id || of === action).map(({ section, words }) => ({ section, words }));

  /** The row of an operation that mentions a text, else its first row. */
  const operation = (named: Named, mention = ''): Quote | undefined => {
    const rows = rowsOf(named);
    return rows.find(({ words }) => words.includes(mention)) ?? rows[0];
  };
  /** The operation's own row if it lists the status, else the row of the table of Errors. */
  const status = (named: Named, code: string): Quote | undefined => {
    const own = rowsOf(named).find(({ words }) => new RegExp(`\\b${code}\\b`).test(words));
    if (own) return own;
    const general = statuses[code];
    return general === undefined ? undefined : { section: 'Errors', words: general };
  };
  /** Some tables omit the column for all types, and one capitalises a state. */
  const state = (section: string, row: string): Quote | undefined => {
    const forms = [row, row.replace(' | all document types', '')].map((form) => form.toLowerCase());
    const rows = states.filter((table) => table.section === section).flatMap((table) => table.rows);
    const words = rows.find((one) => forms.includes(one.toLowerCase()));
    return words === undefined ? undefined : { section, words };
  };
  return {
    operation,
    state,
    status,
    /** The rows of the table of Errors, by status. */
    errors: Object.entries(statuses),
    answer: (component: string, path: string): Quote | undefined =>
      inTables(fields, (table) => table.answers?.[component], path),
    body: (named: Named, path: string): Quote | undefined =>
      inTables(fields, (table) => table.bodies?.[named.id] ?? table.bodies?.[named.action ?? ''], path),
    query: (named: Named, name: string): Quote | undefined =>
      inTables(fields, (table) => (table.query?.includes(named.id) ? '' : undefined), name),
    /** The plurals of the document types that the description names. */
    types: types.flatMap(({ of }) => of),
    /** Every component named by a table of fields. */
    components: fields.flatMap((table) => Object.keys(table.answers ?? {})),
  };
}

/** The row of a field or of the object that contains it, else the sentence for all fields. */
function inTables(
  tables: readonly FieldTable[],
  prefixIn: (table: FieldTable) => string | undefined,
  path: string,
): Quote | undefined {
  for (const table of tables) {
    const prefix = prefixIn(table);
    if (prefix === undefined) continue;
    const parts = (prefix + path).replaceAll('[]', '').split('.');
    const names = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'));
    const name = names.find((one) => table.rows?.[one] !== undefined);
    const words = name === undefined ? table.words : table.rows?.[name];
    if (words !== undefined) return { section: table.section, words };
  }
  return undefined;
}
