/**
 * Bundles the console's page and the overlay: scripts and styles, each one file, for a browser. The build writes them to
 * dist/; a mock that runs from the sources keeps them in memory (mocks/console/routes.ts).
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const PAGE = join(import.meta.dirname, '../mocks/console/page');
const first = (...names) => names.map((name) => join(PAGE, name)).find((path) => existsSync(path));

const usual = {
  outdir: PAGE,
  bundle: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
  write: false,
  logLevel: 'warning',
};

/** File name -> content, and what esbuild says of the inputs (for the licence notices). */
export async function bundleConsole(esbuild) {
  const page = {
    ...usual,
    entryPoints: [first('app.tsx', 'app.js'), join(PAGE, 'style.css')],
    format: 'esm',
  };
  // A classic script: it finds its own tag, which no module can.
  const overlay = { ...usual, entryPoints: [first('overlay.tsx', 'overlay.js')], format: 'iife' };
  const made = await Promise.all([page, overlay].map((one) => esbuild.build(one)));
  const files = made.flatMap(({ outputFiles }) => outputFiles);
  return {
    files: new Map(files.map(({ path, contents }) => [basename(path), contents])),
    metafiles: made.map(({ metafile }) => metafile),
  };
}
