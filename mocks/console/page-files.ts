/**
 * The files of the console's page: built ones, or, when the mock runs from the sources, bundled again each time the
 * page is opened, so that a reload shows changes.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { placeOf } from '../package-files/place-of.js';

type Files = ReadonlyMap<string, Uint8Array>;

interface Bundler {
  bundleConsole(esbuild: unknown): Promise<{ files: Files }>;
}

const PAGE = 'mocks/console/page';
let bundled: Promise<Files> | undefined;

/** The content of a file such as `app.js`; undefined for an unknown name. */
export async function pageFile(name: string): Promise<Buffer | undefined> {
  if (name === 'index.html') bundled = undefined;
  const isBuilt = !existsSync(placeOf(`${PAGE}/tsconfig.json`));
  if (isBuilt || /\.(html|svg)$/.test(name)) {
    const plain = placeOf(`${PAGE}/${name}`);
    return existsSync(plain) && name !== '' ? readFile(plain) : undefined;
  }
  bundled ??= bundleSources();
  const content = (await bundled).get(name);
  return content && Buffer.from(content);
}

/** The bundler is not part of the package. Imported by a computed path, so that bundlers do not follow it. */
async function bundleSources(): Promise<Files> {
  const own = <Module>(path: string): Promise<Module> => import(pathToFileURL(placeOf(path)).href);
  const { bundleConsole } = await own<Bundler>('.ci/console.mjs');
  return (await bundleConsole(await own('node_modules/esbuild/lib/main.js'))).files;
}
