/** Writes the revision of the requirements that a target was judged by into its configuration file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/** Returns whether the file was changed: it is not if it already has `requirements`. */
export function keepIn(path: string, requirements: string): boolean {
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (document.has('requirements')) return false;
  document.set('requirements', requirements);
  writeFileSync(path, document.toString());
  return true;
}
