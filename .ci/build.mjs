/**
 * Builds dist/: the mock bundled with lazy parts in chunks of their own (for a fast start), the handlers for MSW, the
 * suite and the tables file by file, and what they read at run time. `--if-stale` does nothing when no source is newer than the last
 * build; `--types` adds the declarations. Quiet unless something goes wrong.
 */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bundleConsole } from './console.mjs';
import { writeGuide } from './guide.mjs';
import { bundleMsw } from './msw.mjs';
import { writeNotices } from './notices.mjs';
import { prismInBundle, slimLodash } from './prism-in-bundle.mjs';
import { compile } from './types.mjs';

process.chdir(join(import.meta.dirname, '..'));
const STAMP = 'dist/.built';
/** Built here and moved at the end, so that a failed or running build leaves the last one usable. */
const NEXT = 'node_modules/.cache/invoicing-dist';
const FOLDERS = ['mocks', 'conformance', 'generated'];

/** Installed as dependencies: without dependencies of their own, or not to be bundled (native, the user's own). */
const external = ['@playwright/test', 'classic-level', 'nodemailer', 'undici', 'vitest'];
/** Runs in browsers too, so it must not be bundled with node's modules. */
const CLIENT = 'mocks/client/index.ts';
const FONTS = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'];

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** The page of the suite's report is one file: its script and style are inserted as text. */
const REPORT_PAGE = 'conformance/formats/page';
/** Files of pages that are bundled, not copied. */
const isBundled = (path) =>
  ['mocks/console/page', REPORT_PAGE].some((page) => path.startsWith(`${page}/`)) &&
  !/\.(html|svg)$/.test(path);
const reportPage = {
  entryPoints: ['tsx', 'css'].map((one) => `${REPORT_PAGE}/page.${one}`),
  outdir: `${NEXT}/${REPORT_PAGE}`,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
};
const isTest = (path) => /\.(test|browser|fixture)\.tsx?$|\/(examples|pictures|pipeline)\//.test(path);
const sources = () => FOLDERS.flatMap((folder) => [...filesIn(folder)]).filter((path) => !isTest(path));

function isFresh() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  const watched = [
    ...sources(),
    'spec/look.css',
    'package.json',
    'package-lock.json',
    '.ci/build.mjs',
    '.ci/console.mjs',
    '.ci/guide.mjs',
    '.ci/msw.mjs',
    '.ci/notices.mjs',
    '.ci/prism-in-bundle.mjs',
  ];
  return watched.every((path) => statSync(path).mtimeMs <= built);
}

async function bundleMock(esbuild) {
  return esbuild.build({
    entryPoints: [
      'mocks/cli.ts',
      'mocks/index.ts',
      'mocks/console/vite.ts',
      'mocks/testing/playwright.ts',
      'mocks/testing/vitest.ts',
    ],
    outdir: `${NEXT}/mocks`,
    outbase: 'mocks',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    external,
    plugins: prismInBundle,
    // Its main file loads its parts in a way that bundlers cannot follow.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    metafile: true,
    // Bundled CommonJS uses require for node's modules, and __dirname: ES modules have neither.
    banner: {
      js:
        "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);" +
        'const __dirname=import.meta.dirname;',
    },
    logLevel: 'warning',
  });
}

async function transpileRest(esbuild) {
  const files = sources().filter(
    (path) =>
      path.endsWith('.ts') &&
      (!path.startsWith('mocks/') || path === CLIENT) &&
      !path.startsWith(`${REPORT_PAGE}/`),
  );
  await esbuild.build({
    entryPoints: files,
    outdir: NEXT,
    outbase: '.',
    bundle: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

async function copyAssets() {
  const { parse } = await import('yaml');
  for (const path of sources()) {
    if (/\.(tsx?|md)$|tsconfig\.json$/.test(path) || isBundled(path)) continue;
    cpSync(path, `${NEXT}/${path}`);
    if (!path.endsWith('.yaml')) continue;
    writeFileSync(`${NEXT}/${path}.json`, JSON.stringify(parse(readFileSync(path, 'utf8'), { merge: true })));
  }
  // Two of the thirty fonts of a package.
  for (const file of FONTS) {
    cpSync(`node_modules/dejavu-fonts-ttf/ttf/${file}`, `${NEXT}/mocks/rendering/fonts/${file}`);
  }
}

/** One entry of the package for two modules that never import each other: fixtures, and the suite as tests. */
const playwrightEntry = (above) =>
  ['mocks/testing/playwright', 'conformance/playwright']
    .map((one) => `export * from '${above}/${one}.js';\n`)
    .join('');
/** Imported before Playwright, to refuse two copies of it with a clear message. */
const checkedEntry = `import './conformance/as-tests/one-playwright.js';\n${playwrightEntry('.')}`;

async function build() {
  const esbuild = await import('esbuild');
  rmSync(NEXT, { recursive: true, force: true });
  mkdirSync(NEXT, { recursive: true });
  const bundles = [bundleMock(esbuild), bundleMsw(esbuild, NEXT, [slimLodash]), esbuild.build(reportPage)];
  const made = await Promise.all([...bundles, transpileRest(esbuild)]);
  await copyAssets();
  const { files, metafiles } = await bundleConsole(esbuild);
  for (const [name, content] of files) writeFileSync(`${NEXT}/mocks/console/page/${name}`, content);
  writeNotices(
    [...made.flatMap((one) => one?.metafile ?? []), ...metafiles],
    `${NEXT}/THIRD-PARTY-NOTICES.txt`,
  );
  await writeGuide(NEXT);
  writeFileSync(`${NEXT}/playwright.js`, checkedEntry);
  // The sources' types, until `--types` has made declarations.
  writeFileSync(`${NEXT}/playwright.d.ts`, playwrightEntry('..'));
  // Makes dist/ a folder of ES modules even without the package around it.
  writeFileSync(`${NEXT}/package.json`, '{ "type": "module" }\n');
  writeFileSync(`${NEXT}/.built`, '');
  rmSync('dist', { recursive: true, force: true });
  renameSync(NEXT, 'dist');
}

function buildTypes() {
  compile('.ci/tsconfig.types.json');
  writeFileSync('dist/playwright.d.ts', playwrightEntry('.'));
}

const isStale = !process.argv.includes('--if-stale') || !isFresh();
if (isStale) await build();
if (process.argv.includes('--types') && (isStale || !existsSync('dist/mocks/index.d.ts'))) buildTypes();
