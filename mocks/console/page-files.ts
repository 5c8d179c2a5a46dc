/**
 * The files of the console's page: those that the build made, or, where the mock runs from the sources, bundled anew
 * each time the page is opened, so that a change shows when it is loaded again.
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

/** The content of a file such as `app.js`; undefined when there is none of this name. */
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

/** What does this is in no package: only the sources have it, and by its path no bundler follows it. */
async function bundleSources(): Promise<Files> {
  const own = <Module>(path: string): Promise<Module> => import(pathToFileURL(placeOf(path)).href);
  const { bundleConsole } = await own<Bundler>('.ci/console.mjs');
  return (await bundleConsole(await own('node_modules/esbuild/lib/main.js'))).files;
}
