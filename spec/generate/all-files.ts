// Produces the text of every file of generated/, and compares it with the files there. Writes nothing.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './bundle.js';
import type { ContractDocument } from './contract-document.js';
import { familyOf, needWordsOfTypes } from './document-types.js';
import { downConvert } from './down-convert.js';
import { narrowForTypes } from './narrow-types.js';
import { printOperations } from './operations.js';
import { publish } from './publish.js';
import { addRefusals, addUnauthorized } from './refusals.js';
import { printRules } from './rules.js';
import { printStatements } from './statements.js';
import { type Enums, printStates } from './states.js';
import { printTypes } from './types.js';
import { compileEverySchema } from './validate.js';
import { readWords } from './words.js';
import { placeOfOperation, placeOfRow, placeOfSchema, placesOfOperation } from './yaml-file.js';

const SPEC_DIR = fileURLToPath(new URL('..', import.meta.url));
const BANNER = '// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.\n';

/** The text of every generated file by its name, derived from spec/ alone. */
export async function generate(): Promise<Record<string, string>> {
  const bundled = await bundleContract(resolve(SPEC_DIR, 'openapi.yaml'));
  addUnauthorized(bundled);
  const document = published(bundled);
  compileEverySchema(document);
  const operations = printOperations(document, (id) => placesOfOperation(SPEC_DIR, id));
  const states = printStates(resolve(SPEC_DIR, 'states'), enumsOf(document));
  const rules = printRules(resolve(SPEC_DIR, 'rules.yaml'), operations.rows);
  const words = readWords(resolve(SPEC_DIR, 'words.yaml'));
  needWordsOfTypes(words.types);
  const statements = printStatements({
    document,
    operations: operations.rows,
    tables: states.tables,
    cells: states.cells,
    rules: rules.rows,
    words,
    placeOf: (kind, name, rest) => {
      if (kind === 'state') return placeOfRow(SPEC_DIR, familyOf(name) ?? '', rest);
      return (kind === 'schema' ? placeOfSchema : placeOfOperation)(SPEC_DIR, name);
    },
  });
  addRefusals(document);
  const types = await printTypes(narrowForTypes(document, states.tables, states.cells));
  return {
    'openapi.json': printDocument(document),
    'openapi-3.0.json': printDocument(downConvert(document)),
    'types.ts': BANNER + types,
    'operations.ts': BANNER + operations.text,
    'states.ts': BANNER + states.text,
    'rules.ts': BANNER + rules.text,
    'statements.ts': BANNER + statements,
  };
}

/** Adds file and line to violations of the naming rules. */
function published(document: ContractDocument): ContractDocument {
  try {
    return publish(document);
  } catch (error) {
    const { message } = error as Error;
    const placed = message.replace(/^ {2}\/?components[/.]schemas[/.](\w+)/gm, (place, name: string) => {
      const file = placeOfSchema(SPEC_DIR, name);
      return file ? `  ${file}: ${place.trim()}` : place;
    });
    throw new Error(placed);
  }
}

/** The constants of every enum, by the name of the schema. */
function enumsOf(document: ContractDocument): Enums {
  const lists = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) =>
    Array.isArray(schema.enum) ? [[name, schema.enum.map(String)] as const] : [],
  );
  return Object.fromEntries(lists);
}

const printDocument = (document: object): string =>
  `${JSON.stringify({ 'x-generated': 'Written by npm run generate from spec/. Do not edit.', ...document }, null, 1)}\n`;

/** One line per generated file that differs: its first differing line and how many lines differ. */
export function staleFiles(wanted: Record<string, string>, dir: string): string[] {
  return Object.entries(wanted).flatMap(([name, text]) => {
    const path = resolve(dir, name);
    if (!existsSync(path)) return [`generated/${name} is missing`];
    const have = readFileSync(path, 'utf8');
    if (have === text) return [];
    const [a, b] = [have.split('\n'), text.split('\n')];
    const lost = a.filter((line) => !new Set(b).has(line)).length;
    const added = b.filter((line) => !new Set(a).has(line)).length;
    const first = b.findIndex((line, index) => line !== a[index]);
    return [
      `generated/${name} is stale: ${added} lines to add, ${lost} to remove; first at line ${first + 1}:`,
      `  - ${a[first]?.trim() ?? '(end of file)'}`,
      `  + ${b[first]?.trim() ?? '(end of file)'}`,
    ];
  });
}
