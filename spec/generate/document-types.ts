// Reads and checks spec/document-types.yaml, the table of document types from which all others derive.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readYaml } from './yaml-file.js';

export interface DocumentTypeRow {
  singular: string;
  plural: string;
  /** `type` in answers, and the name in operation ids. */
  type: string;
  a: string;
  many: string;
  family: string;
  counted?: string;
  saft: { section: string; code: string };
  shown?: boolean;
  /** Why the whole type is assumed, if the description does not have it. */
  assumed?: string;
  list?: boolean;
  /** A final document waits for payments, and receipts settle it. */
  owed?: boolean;
  /** A credit or debit note may belong to it. */
  noted?: boolean;
}

interface TypesFile {
  types: DocumentTypeRow[];
  'counted-besides': string[];
}

const NEEDED = ['singular', 'plural', 'type', 'a', 'many', 'family', 'saft'] as const;
const SAFT_SECTIONS: readonly string[] = ['invoices', 'payments', 'works', 'movements'];
const KNOWN: readonly string[] = [...NEEDED, 'counted', 'shown', 'assumed', 'list', 'owed', 'noted'];

/** The rows and the counted kinds. Throws with file and line on a row that is incomplete or inconsistent with spec/. */
function readDocumentTypes(file: string) {
  const { content, fault } = readYaml<TypesFile>(file);
  content.types.forEach((row, index) => {
    const missing = NEEDED.find((name) => row[name] === undefined);
    if (missing) {
      const like = content.types.find((one) => one !== row && one[missing] !== undefined);
      throw fault(
        ['types', index],
        `the type ${row.singular ?? index + 1} has no ${missing}: say it as ${like?.singular} does, ${missing}: ${inYaml(like?.[missing])}`,
      );
    }
    const stray = Object.keys(row).find((name) => !KNOWN.includes(name));
    if (stray)
      throw fault(['types', index, stray], `a type has no "${stray}"; it can have ${KNOWN.join(', ')}`);
    const twin = content.types.findIndex(
      (one) => one.singular === row.singular || one.plural === row.plural || one.type === row.type,
    );
    if (twin < index)
      throw fault(['types', index, 'singular'], `${row.singular} is named like the type of row ${twin + 1}`);
    if (!SAFT_SECTIONS.includes(row.saft.section))
      throw fault(
        ['types', index, 'saft'],
        `a SAF-T file has no section ${row.saft.section}; it has ${SAFT_SECTIONS.join(', ')}`,
      );
    const table = join('states', `${row.family.replaceAll('_', '-')}.yaml`);
    if (!existsSync(join(dirname(file), table))) {
      throw fault(
        ['types', index, 'family'],
        `the family ${row.family} of ${row.plural} has no state table: write spec/${table}, or name one of ${families(dirname(file)).join(', ')}`,
      );
    }
  });
  const counted = content.types.flatMap((row) => row.counted ?? []);
  return { types: content.types, counted: [...counted, ...content['counted-besides']], fault };
}

const inYaml = (value: unknown): string =>
  JSON.stringify(value ?? null)
    .replaceAll('"', '')
    .replaceAll(':', ': ')
    .replaceAll(',', ', ');

const families = (dir: string): string[] =>
  readdirSync(join(dir, 'states')).map((name) => name.replace(/\.yaml$/, '').replaceAll('-', '_'));

let table: ReturnType<typeof readDocumentTypes> | undefined;
/** Read on first use, so that a mistake in the file is reported like any other. */
const theTable = () =>
  (table ??= readDocumentTypes(fileURLToPath(new URL('../document-types.yaml', import.meta.url))));

export const documentTypes = (): readonly DocumentTypeRow[] => theTable().types;
export const countedKinds = (): readonly string[] => theTable().counted;

export const familyOf = (singular: string): string | undefined =>
  documentTypes().find((row) => row.singular === singular)?.family;

/** The possible operations of a type; the `list` of some families has another name because it serves all types. */
export const operationsOfType = (type: string) => ({
  create: `create${type}`,
  get: `get${type}`,
  update: `update${type}`,
  'change-state': `change${type}State`,
  email: `email${type}`,
  list: `list${type}s`,
});

/** Throws with file and line when a type lacks an operation that the other types of its family have. */
export function needOperationsOfTypes(ids: readonly string[]): void {
  const has = (row: DocumentTypeRow, action: Action): boolean =>
    ids.includes(operationsOfType(row.type)[action]);
  const { types, fault } = theTable();
  types.forEach((row, index) => {
    const family = types.filter((one) => one.family === row.family);
    const needed = (['get', 'create', 'update', 'change-state', 'email'] as const).filter(
      (action) => action === 'get' || family.some((one) => has(one, action)),
    );
    const missing = needed
      .filter((action) => !has(row, action))
      .map((action) => operationsOfType(row.type)[action]);
    if (row.list && !has(row, 'list')) missing.push(operationsOfType(row.type).list);
    if (missing.length === 0) return;
    throw fault(
      ['types', index],
      `no operation is called ${missing.join(', ')}: describe ${row.many} in spec/resources (as its neighbours in ` +
        `the family ${row.family} are) and name their paths, /${row.plural}.json and so on, in spec/openapi.yaml`,
    );
  });
}

/** Throws with file and line when a type is neither named by the description nor reported as assumed. */
export function needWordsOfTypes(quoted: readonly string[]): void {
  const { types, fault } = theTable();
  const index = types.findIndex(({ plural, assumed }) => assumed === undefined && !quoted.includes(plural));
  const silent = types[index];
  if (silent === undefined) return;
  throw fault(
    ['types', index],
    `no words of the description name ${silent.plural}: say why it is assumed (\`assumed: the description has no ` +
      `${silent.many}\`), or quote the words below \`types\` in spec/words.yaml`,
  );
}

type Action = keyof ReturnType<typeof operationsOfType>;
