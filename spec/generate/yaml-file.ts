// Reads a YAML file of spec/ and locates values in it, so that a mistake is reported with file and line.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { stepsOf } from './contract-document.js';

export interface YamlFile<T> {
  readonly content: T;
  /** An error whose message starts with file and line of the value at this path. */
  fault(path: readonly (string | number)[], message: string): Error;
}

/** File and line of a JSON pointer, or of its nearest existing ancestor: `spec/states/invoices.yaml:12`. */
export function placeOf({ file, pointer }: { file: string; pointer: string }): string {
  return readYaml(file).fault(stepsOf(pointer), '').message.replace(/: $/, '');
}

/** File and line of a schema in a folder, if it is there: `spec/shared.yaml:12`. */
export const placeOfSchema = (folder: string, name: string): string | undefined =>
  placesOfLine(folder, (text) => text === `  ${name}:` || text.startsWith(`  ${name}: `))[0];

/** File and line of an operation in a folder, written alone or for each type: `spec/resources/clients.yaml:302`. */
export const placeOfOperation = (folder: string, id: string): string | undefined =>
  placesOfOperation(folder, id)[0];

/** All sources of an operation: written alone and, unless there are several of these, for each type. */
export function placesOfOperation(folder: string, id: string): string[] {
  const alone = placesOfLine(folder, (text) => text.trim() === `operationId: ${id}`);
  const forEachType = placesOfLine(folder, (text) => {
    const [, before, after] = /^ *operationId: (\w+)<Type>(\w*)$/.exec(text) ?? [];
    return before !== undefined && id.startsWith(before) && id.endsWith(after ?? '');
  });
  return alone.length > 1 ? alone : [...alone, ...forEachType];
}

/** File and line of the row of a family's state table, by its cell (`final+settled`): `spec/states/invoices.yaml:15`. */
export function placeOfRow(folder: string, family: string, cell: string): string | undefined {
  const [from = '', trigger = ''] = cell.split('+');
  const file = join(folder, 'states', `${family.replaceAll('_', '-')}.yaml`);
  const { content, fault } = readYaml<{ rows: { from: string; trigger: string }[] }>(file);
  const index = content.rows.findIndex((row) => row.from === from && row.trigger === trigger);
  return fault(['rows', index], '').message.replace(/: $/, '');
}

function placesOfLine(folder: string, isIt: (line: string) => boolean): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((entry) =>
    entry.endsWith('.yaml'),
  );
  return files.sort().flatMap((entry) =>
    readFileSync(join(folder, entry), 'utf8')
      .split('\n')
      .flatMap((text, index) => (isIt(text) ? [`spec/${entry}:${index + 1}`] : [])),
  );
}

/** The path as shown in messages: `spec/states/invoices.yaml`. */
const shortName = (file: string): string => {
  const folder = basename(dirname(file));
  return folder === 'spec' ? `spec/${basename(file)}` : `spec/${folder}/${basename(file)}`;
};

/** Throws with file and line when the file is not valid YAML. */
export function readYaml<T>(file: string): YamlFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, merge: true });
  const [broken] = document.errors;
  if (broken) throw new Error(`${shortName(file)}:${broken.linePos?.[0].line ?? 1}: ${broken.message}`);
  return {
    content: document.toJS({ maxAliasCount: -1 }) as T,
    fault(path, message) {
      const places = path.map((_part, index) => document.getIn(path.slice(0, path.length - index), true));
      const node = places.find(isNode);
      const line = lines.linePos(node?.range?.[0] ?? 0).line;
      return new Error(`${shortName(file)}:${line}: ${message}`);
    },
  };
}
