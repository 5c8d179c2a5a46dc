// Finds the words of the API description that a stated thing rests on, in spec/words.yaml. Owns no judgement of
// what is stated: it answers with the section and the words, or with nothing.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Quote {
  readonly section: string;
  readonly words: string;
}

interface FieldTable {
  section: string;
  /** Component: the prefix of its rows. */
  answers?: Record<string, string>;
  /** Operation or document action: the prefix of its rows, below the wrapper. */
  bodies?: Record<string, string>;
  query?: string[];
  rows?: Record<string, string>;
  /** Of what is in no row. */
  words?: string;
}

interface WordsFile {
  fields: FieldTable[];
  types: { section: string; row: string; of: string[] }[];
  states: { section: string; rows: string[] }[];
  operations: { section: string; rows: Record<string, string | string[]> }[];
  statuses: Record<string, string>;
}

/** An operation as words.yaml names it: by its id, or as the action of any document type. */
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
  /** The operation's own row where it lists the status, else what the table of Errors says of it. */
  const status = (named: Named, code: string): Quote | undefined => {
    const own = rowsOf(named).find(({ words }) => new RegExp(`\\b${code}\\b`).test(words));
    if (own) return own;
    const general = statuses[code];
    return general === undefined ? undefined : { section: 'Errors', words: general };
  };
  /** Some tables have no column for what holds of all types, and one writes a state with a capital. */
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
    /** The document types that the description names, by their plural. */
    types: types.flatMap(({ of }) => of),
    /** Every component that a table of fields names. */
    components: fields.flatMap((table) => Object.keys(table.answers ?? {})),
  };
}

/** The row of a field, of the object that it stands in, or the sentence for all fields. */
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
