/**
 * Reads a YAML file as plain data. The build adds a JSON copy (`x.yaml.json`) to each of the package's own, because
 * parsing YAML would take a third of the mock's start; the YAML library is loaded only for other files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from './parse-yaml.js';
import { placeOf } from './place-of.js';

/** The data of a YAML (or JSON) file. Throws the errors of reading and parsing. */
export function readDataFile(path: string): unknown {
  const copy = `${path}.json`;
  if (path.startsWith(placeOf('')) && existsSync(copy)) return JSON.parse(readFileSync(copy, 'utf8'));
  return parseYaml(readFileSync(path, 'utf8'));
}
