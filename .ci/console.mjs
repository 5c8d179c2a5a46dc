/**
 * Bundles the console's page and the overlay: scripts and styles, each one file, for a browser. The build writes them to
 * dist/; a mock that runs from the sources keeps them in memory (mocks/console/routes.ts).
 */
import { basename, join } from 'node:path';

const PAGE = join(import.meta.dirname, '../mocks/console/page');

const usual = {
  // The compiler's settings for JSX.
  tsconfig: join(PAGE, 'tsconfig.json'),
  outdir: PAGE,
  bundle: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
  write: false,
  logLevel: 'warning',
};

/** File name -> content, and esbuild's list of inputs (for the licence notices). */
export async function bundleConsole(esbuild) {
  const page = {
    ...usual,
    entryPoints: ['app.tsx', 'style.css'].map((name) => join(PAGE, name)),
    format: 'esm',
  };
  // A classic script, because a module cannot find its own tag.
  const overlay = { ...usual, entryPoints: [join(PAGE, 'overlay.tsx')], format: 'iife' };
  const made = await Promise.all([page, overlay].map((one) => esbuild.build(one)));
  const files = made.flatMap(({ outputFiles }) => outputFiles);
  return {
    files: new Map(files.map(({ path, contents }) => [basename(path), contents])),
    metafiles: made.map(({ metafile }) => metafile),
  };
}
