/** Keeps the requirements by which a target was judged in its configuration file; everything else there stays as it is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/** Whether the file has changed: one that names requirements keeps them. */
export function keepIn(path: string, requirements: string): boolean {
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (document.has('requirements')) return false;
  document.set('requirements', requirements);
  writeFileSync(path, document.toString());
  return true;
}
