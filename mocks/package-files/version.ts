/** The version of the package, as its package.json shows it. */
import { existsSync, readFileSync } from 'node:fs';
import { placeOf } from './place-of.js';

/** In a checkout package.json lies beside the modules; when built, one folder above them. */
export function packageVersion(): string {
  for (const path of ['package.json', '../package.json'].map(placeOf)) {
    const { version } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    if (typeof version === 'string') return version;
  }
  throw new Error(`no package.json with a version is at ${placeOf('.')} or above it: install again`);
}
