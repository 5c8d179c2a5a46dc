/** The version of the package; reports state it. */
import { existsSync, readFileSync } from 'node:fs';

/** In a checkout package.json is in the parent folder of this one; in a build one level higher. */
export function packageVersion(): string {
  for (const path of ['../package.json', '../../package.json']) {
    const place = new URL(path, import.meta.url);
    const { version } = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
    if (typeof version === 'string') return version;
  }
  throw new Error(`no package.json with a version lies above ${import.meta.url}: install again`);
}
