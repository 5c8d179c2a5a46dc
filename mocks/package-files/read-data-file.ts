/**
 * Reads a YAML file into plain data. The build keeps a JSON copy (`x.yaml.json`) of each of the package's own, since
 * reading YAML would take a third of the mock's start; the YAML library is loaded only for other files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from './parse-yaml.js';
import { placeOf } from './place-of.js';

/** The data in a YAML (or JSON) file. Throws what reading or parsing throws. */
export function readDataFile(path: string): unknown {
  const copy = `${path}.json`;
  if (path.startsWith(placeOf('')) && existsSync(copy)) return JSON.parse(readFileSync(copy, 'utf8'));
  return parseYaml(readFileSync(path, 'utf8'));
}
