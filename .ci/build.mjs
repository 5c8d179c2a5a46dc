/**
 * Builds dist/: the mock bundled with lazy parts in chunks of their own (for a fast start), the handlers for MSW, the
 * suite and the tables file by file, and what they read at run time. `--if-stale` does nothing when no source is newer than the last
 * build; `--types` adds the declarations. Quiet unless something goes wrong.
 */

import { execFileSync } from 'node:child_process';
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
import { bundleMsw } from './msw.mjs';

process.chdir(join(import.meta.dirname, '..'));
const STAMP = 'dist/.built';
/** Built here and moved at the end, so that a failed or running build leaves the last one usable. */
const NEXT = 'node_modules/.cache/invoicing-dist';
const ROOMS = ['mocks', 'conformance', 'generated'];

/** Loaded only when asked for, by packages that are dependencies anyway: a bundle would gain nothing. */
const external = [
  '@playwright/test',
  '@sparticuz/chromium',
  '@stoplight/prism-http',
  '@stoplight/prism-http/*',
  '@stoplight/prism-cli',
  'classic-level',
  'esbuild',
  'fast-check',
  'nodemailer',
  'pdfkit',
  'qrcode',
  'undici',
  'xmlbuilder2',
];

/** prism-core takes two functions from lodash; the whole of it would cost more than the pipeline. */
const slimLodash = {
  name: 'slim-lodash',
  setup(build) {
    build.onResolve({ filter: /^lodash$/ }, (found) =>
      /[\\/]@stoplight[\\/]prism-core[\\/]/.test(found.importer)
        ? { path: 'slim', namespace: 'slim-lodash' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'slim-lodash' }, () => ({
      contents:
        // The pipeline asks for its own defaults in place of themselves, at every request.
        `exports.compact = require('lodash/compact'); exports.defaultsDeep = require('lodash/defaultsDeep');
         const defaults = require('lodash/defaults');
         exports.defaults = (given, others) => (given === others ? given : defaults(given, others));`,
      resolveDir: process.cwd(),
    }));
  },
};

/** fp-ts copies the arguments of every call that may be curried, twice: a tenth of what a GET costs us. */
const leanFpTs = {
  name: 'lean-fp-ts',
  setup(build) {
    const slow = /var dual = function \(arity, body\) \{[\s\S]*?\n\};\n/;
    const lean = `var dual = function (arity, body) {
    var isDataFirst = typeof arity === 'number' ? function (args) { return args.length >= arity; } : arity;
    return function () {
        if (isDataFirst(arguments)) return body.apply(this, arguments);
        if (arguments.length === 1) { var only = arguments[0]; return function (self) { return body(self, only); }; }
        var args = Array.from(arguments);
        return function (self) { return body.apply(void 0, [self].concat(args)); };
    };
};
`;
    build.onLoad({ filter: /[\\/]fp-ts[\\/]lib[\\/]function\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!slow.test(text)) throw new Error(`${path} has another dual(): look at leanFpTs in .ci/build.mjs`);
      return { contents: text.replace(slow, lean) };
    });
  },
};

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

const isTest = (path) => /\.(test|browser|fixture)\.tsx?$|\/(bench|examples)\//.test(path);
const sources = () => ROOMS.flatMap((room) => [...filesIn(room)]).filter((path) => !isTest(path));

function isFresh() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  const watched = [
    ...sources(),
    'package.json',
    'package-lock.json',
    '.ci/build.mjs',
    '.ci/msw.mjs',
    'playwright.config.ts',
  ];
  return watched.every((path) => statSync(path).mtimeMs <= built);
}

async function bundleMock(esbuild) {
  await esbuild.build({
    entryPoints: ['mocks/cli.ts', 'mocks/index.ts'],
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
    plugins: [slimLodash, leanFpTs],
    // Bundled CommonJS asks for node's own modules with require, which ES modules have not.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

async function transpileRest(esbuild) {
  const files = [...sources(), 'playwright.config.ts'].filter(
    (path) => path.endsWith('.ts') && !path.startsWith('mocks/'),
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
    if (/\.(tsx?|md)$/.test(path)) continue;
    cpSync(path, `${NEXT}/${path}`);
    if (!path.endsWith('.yaml')) continue;
    writeFileSync(`${NEXT}/${path}.json`, JSON.stringify(parse(readFileSync(path, 'utf8'), { merge: true })));
  }
  // The reference page's component: copied, so that who installs this package need not install its dependencies.
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']) {
    cpSync(`node_modules/swagger-ui-dist/${file}`, `${NEXT}/mocks/console/vendor/${file}`);
  }
}

async function build() {
  const esbuild = await import('esbuild');
  rmSync(NEXT, { recursive: true, force: true });
  mkdirSync(NEXT, { recursive: true });
  await Promise.all([bundleMock(esbuild), bundleMsw(esbuild, NEXT, [slimLodash]), transpileRest(esbuild)]);
  await copyAssets();
  // Says that dist/ is a place of ES modules even when it is looked at alone.
  writeFileSync(`${NEXT}/package.json`, '{ "type": "module" }\n');
  writeFileSync(`${NEXT}/.built`, '');
  rmSync('dist', { recursive: true, force: true });
  renameSync(NEXT, 'dist');
}

function buildTypes() {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.ci/tsconfig.types.json'], {
    stdio: 'inherit',
  });
}

if (!process.argv.includes('--if-stale') || !isFresh()) await build();
if (process.argv.includes('--types')) buildTypes();
