/**
 * Builds the handlers for MSW so that they run in a browser: one bundle without node's modules, with the contract and
 * the scenarios inside. Files and node's functions that the sources use are replaced here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCENARIOS = ['empty', 'demo', 'large'];

/** Path, as returned by `placeOf` in the bundle, -> text. */
async function packed() {
  const { parse } = await import('yaml');
  const data = (path) => JSON.stringify(parse(readFileSync(path, 'utf8'), { merge: true }));
  const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  return {
    'generated/openapi.json': JSON.stringify(contract),
    ...Object.fromEntries(
      SCENARIOS.map((name) => [`mocks/scenarios/${name}.yaml.json`, data(`mocks/scenarios/${name}.yaml`)]),
    ),
  };
}

/** Replacements of node's modules. Any other module fails the build. */
const standIns = {
  'node:fs': async () => `
    const files = ${JSON.stringify(await packed())};
    export const existsSync = (path) => path in files || path + '.json' in files;
    export const readFileSync = (path) => files[path];`,
  'node:module': () => `export const createRequire = () => () => { throw new Error('needs node'); };`,
  'node:buffer': () => `
    export function isUtf8(bytes) {
      try { new TextDecoder('utf-8', { fatal: true }).decode(bytes); return true; } catch { return false; }
    }`,
};

const browserOnly = {
  name: 'browser-only',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) =>
      path in standIns ? { path, namespace: 'stand-in' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'stand-in' }, async ({ path }) => ({
      contents: await standIns[path](),
    }));
    build.onLoad({ filter: /[\\/]mocks[\\/]package-files[\\/]place-of\.ts$/ }, () => ({
      contents: 'export const placeOf = (path) => path;',
    }));
    // Only the HTTP mock needs Prism's mocker, for Prefer headers.
    build.onResolve({ filter: /stock-mocker\.js$/ }, () => ({ path: 'none', namespace: 'none' }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default undefined;' }));
  },
};

/** Writes `mocks/msw/index.js` and its lazy chunks into a folder. */
export async function bundleMsw(esbuild, folder, plugins) {
  return esbuild.build({
    entryPoints: ['mocks/msw/index.ts'],
    outdir: join(folder, 'mocks/msw'),
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: ['msw'],
    metafile: true,
    plugins: [browserOnly, ...plugins],
    logLevel: 'warning',
  });
}
