// Reads spec/document-types.yaml, the one table of document types, and checks it. Everything else derives.
import { existsSync } from 'node:fs';
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
  list?: boolean;
}

interface TypesFile {
  types: DocumentTypeRow[];
  'counted-besides': string[];
}

const NEEDED = ['singular', 'plural', 'type', 'a', 'many', 'family', 'saft'] as const;

/** The rows and the counted kinds. Throws with file and line on a row that is not whole or not known elsewhere. */
function readDocumentTypes(file: string) {
  const { content, fault } = readYaml<TypesFile>(file);
  content.types.forEach((row, index) => {
    const missing = NEEDED.find((name) => row[name] === undefined);
    if (missing) throw fault(['types', index], `the type ${row.singular ?? index + 1} has no ${missing}`);
    const twin = content.types.findIndex(
      (one) => one.singular === row.singular || one.plural === row.plural || one.type === row.type,
    );
    if (twin < index)
      throw fault(['types', index, 'singular'], `${row.singular} is named like the type of row ${twin + 1}`);
    const table = join('states', `${row.family.replaceAll('_', '-')}.yaml`);
    if (!existsSync(join(dirname(file), table))) {
      throw fault(
        ['types', index, 'family'],
        `the family ${row.family} of ${row.plural} has no state table: write spec/${table}, or name one of ${families(content).join(', ')}`,
      );
    }
  });
  const counted = content.types.flatMap((row) => row.counted ?? []);
  return { types: content.types, counted: [...counted, ...content['counted-besides']] };
}

const families = (content: TypesFile): string[] => [...new Set(content.types.map(({ family }) => family))];

export const { types: documentTypes, counted: countedKinds } = readDocumentTypes(
  fileURLToPath(new URL('../document-types.yaml', import.meta.url)),
);
