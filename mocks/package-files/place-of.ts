/**
 * Finds the package's own files (contract, scenarios, fonts, pages) from the sources in development and from the
 * bundles in dist/, whose layout is the same.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let root: string | undefined;

/** The path of a file of the package, for example `placeOf('generated/openapi.json')`. The file may be missing. */
export function placeOf(relative: string): string {
  root ??= findRoot(dirname(fileURLToPath(import.meta.url)));
  return join(root, relative);
}

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'generated', 'openapi.json'))) return folder;
    if (folder === dirname(folder)) {
      throw new Error(`generated/openapi.json is not above ${start}: run npm run generate, or install again`);
    }
  }
}
