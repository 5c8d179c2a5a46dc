/** The version of the package, from its package.json. */
import { existsSync, readFileSync } from 'node:fs';
import { placeOf } from './place-of.js';

/** In a checkout package.json is beside the modules; after a build, one folder above them. */
export function packageVersion(): string {
  for (const path of ['package.json', '../package.json'].map(placeOf)) {
    const { version } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    if (typeof version === 'string') return version;
  }
  throw new Error(`no package.json with a version is at ${placeOf('.')} or above it: install again`);
}
