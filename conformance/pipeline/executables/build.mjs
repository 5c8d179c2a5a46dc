/**
 * Builds the mock and the suite as single executables into conformance/pipeline/executables/out: Node itself with the command, everything it
 * imports and every file it reads inside. `--arch x64|arm64` (repeatable; default: this machine's) chooses for which
 * processors, `--if-stale` builds nothing when dist/ is no newer. Linux only.
 *
 * The bundle is plain JavaScript, without a code cache or a snapshot, so that one machine builds for both processors. Its
 * Node is the one that runs this script; for another processor it is the same release out of the npm package
 * `node-linux-ARCH`, which holds the official binary.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeNotices } from '../../../.ci/notices.mjs';
import { prismInBundle } from '../../../.ci/prism-in-bundle.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
process.chdir(ROOT);
const OUT = 'conformance/pipeline/executables/out';
const CACHE = 'node_modules/.cache/invoicing-executables';
/** Exists nowhere; `embedded-files.mjs` answers for what lies below it. */
const EMBEDDED_ROOT = '/invoicing-contract.embedded/';
/** Set in every Node binary that can carry an application; postject switches it. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const ARCHITECTURES = ['x64', 'arm64'];

const TOOLS = {
  'invoicing-mock': {
    entry: 'mocks/cli.ts',
    files: ['generated/openapi.json', ...filesBelow('dist/mocks', /\.(json|html|css|js|svg|ttf|png|yaml)$/)],
  },
  'invoicing-conformance': {
    entry: 'conformance/cli.ts',
    files: ['generated/openapi.json', ...filesBelow('dist/conformance/formats/page', /./)],
  },
};

/** Files that are read at run time, as they lie in dist/; bundled code is not among them. */
function filesBelow(folder, kind) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm run build first`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => relative('dist', join(entry.parentPath, entry.name)))
    .filter((path) => !/^mocks\/(chunks|msw|testing|(cli|index)\.js)|\/vite\.js$|\.d\.ts$/.test(path));
}

/** Our own files find others by `import.meta.url`, which a bundle does not have: each keeps the place it has in dist/. */
const ownPlaces = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\/(mocks|conformance|generated)\/.*\.ts$/ }, ({ path }) => {
      const inside = relative(ROOT, path);
      if (inside.startsWith('..') || inside.startsWith('node_modules')) return undefined;
      const place = JSON.stringify(`file://${EMBEDDED_ROOT}dist/${inside.replace(/\.ts$/, '.js')}`);
      const contents = readFileSync(path, 'utf8')
        // A package that a file asks for late is inside the bundle as well.
        .replaceAll('createRequire(import.meta.url)(', 'require(')
        .replaceAll('import.meta.url', place);
      return { contents, loader: 'ts' };
    });
  },
};

/** Reads data directories of version 0.1; needs a native binary of its own, which an executable cannot carry. */
const noDatabase = {
  name: 'no-database',
  setup(build) {
    build.onResolve({ filter: /^classic-level$/ }, () => ({ path: 'classic-level', namespace: 'absent' }));
    build.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({
      contents: `throw new Error(
        'a --data directory of version 0.1 is not read by the single executable: start the npm package on it ' +
        'once (npx invoicing-mock --data DIR)');
        export const ClassicLevel = undefined;`,
    }));
  },
};

/**
 * Around the whole bundle: dependencies try modules that may be missing and go on without them. They get the usual error
 * here; Node's own `require` of an executable would print a warning as well.
 */
const ownRequire = {
  banner: { js: '((require)=>{' },
  footer: {
    js:
      '})((id)=>{if(require("node:module").isBuiltin(id))return require(id);' +
      "throw Object.assign(new Error('Cannot find module '+id),{code:'MODULE_NOT_FOUND'});});",
  },
};

async function bundle(name, { entry }, work) {
  const esbuild = await import('esbuild');
  const first = JSON.stringify(resolve(import.meta.dirname, 'embedded-files.mjs'));
  const main = join(work, `${name}.cjs`);
  const { metafile } = await esbuild.build({
    stdin: {
      contents: `import ${first}; import ${JSON.stringify(resolve(entry))};`,
      resolveDir: ROOT,
    },
    outfile: main,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    external: builtinModules.flatMap((one) => [one, `node:${one}`]).concat('node:sea'),
    define: {
      EMBEDDED_ROOT: JSON.stringify(EMBEDDED_ROOT),
      // Of dependencies; our own files have their own (see ownPlaces).
      'import.meta.url': JSON.stringify(`file://${EMBEDDED_ROOT}dist/dependency.js`),
    },
    plugins: [ownPlaces, noDatabase, ...prismInBundle],
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    metafile: true,
    ...ownRequire,
    logLevel: 'warning',
  });
  const notices = join(OUT, `${name}.NOTICES.txt`);
  writeNotices([metafile], notices);
  appendFileSync(notices, `\n${'-'.repeat(78)}\n\nNode.js ${process.versions.node}\n\n${nodeLicence()}\n`);
  return main;
}

/** Node's licence, which most ways of installing it put near the binary. */
function nodeLicence() {
  const prefix = resolve(process.execPath, '../..');
  const places = ['LICENSE', 'share/doc/nodejs/LICENSE', 'share/doc/node/LICENSE'].map((one) =>
    join(prefix, one),
  );
  const found = places.find((one) => existsSync(one));
  return found
    ? readFileSync(found, 'utf8').trim()
    : 'Its licence, and those of what it contains: the file LICENSE of the release at https://github.com/nodejs/node';
}

/** The bundle and its files as one blob, the same for every processor. */
function blobOf(name, main, files, work) {
  const embedded = { 'package.json': 'package.json' };
  for (const path of files) embedded[`dist/${path}`] = `dist/${path}`;
  const list = join(work, `${name}.files.json`);
  writeFileSync(list, JSON.stringify(Object.keys(embedded)));
  const config = join(work, `${name}.sea.json`);
  const output = join(work, `${name}.blob`);
  const assets = { ...embedded, 'files.json': list };
  const rest = { disableExperimentalSEAWarning: true, useSnapshot: false, useCodeCache: false };
  writeFileSync(config, JSON.stringify({ main, output, assets, ...rest }));
  quietly('--experimental-sea-config', config);
  return output;
}

/** The Node binary for a processor, downloaded by npm when it is not this machine's. */
function nodeFor(arch) {
  if (arch === process.arch) return process.execPath;
  const version = process.versions.node;
  const spec = `node-linux-${arch}@${version}`;
  const folder = join(CACHE, spec);
  const binary = join(folder, 'package/bin/node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  try {
    const words = ['pack', '--silent', '--pack-destination', folder, spec];
    const packed = execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
    execFileSync('tar', ['-xzf', join(folder, packed.split('\n').at(-1)), '-C', folder, 'package/bin/node']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const why = String(error.stderr || error.message)
      .trim()
      .split('\n')[0];
    throw new Error(
      `npm could not bring ${spec}, the Node for ${arch} (${why}): build with a release of Node that it has, or on a machine with ${arch}`,
    );
  }
  return binary;
}

/** Returns the executable's path. It appears there only when it is whole. */
function executable(name, arch, blob, work) {
  const file = join(OUT, `${name}-linux-${arch}`);
  const next = join(work, `${name}-linux-${arch}`);
  copyFileSync(nodeFor(arch), next);
  chmodSync(next, 0o755);
  const words = [next, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE];
  quietly('node_modules/postject/dist/cli.js', ...words);
  renameSync(next, file);
  return file;
}

/** Runs Node; what it prints is shown only when it fails (postject warns of every note section of an ELF file). */
function quietly(...words) {
  try {
    execFileSync(process.execPath, words, { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    throw new Error(`node ${words.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  }
}

function isFresh(files) {
  const built = statSync('dist/.built').mtimeMs;
  const since = Math.max(built, statSync(import.meta.filename).mtimeMs);
  return files.every((file) => existsSync(file) && statSync(file).mtimeMs >= since);
}

function asked() {
  const { values } = parseArgs({
    options: { arch: { type: 'string', multiple: true }, 'if-stale': { type: 'boolean' } },
  });
  const architectures = values.arch ?? [process.arch];
  const unknown = architectures.find((one) => !ARCHITECTURES.includes(one));
  if (unknown) throw new Error(`--arch ${unknown}: it must be one of ${ARCHITECTURES.join(', ')}`);
  if (process.platform !== 'linux')
    throw new Error(`executables are made on Linux only, not on ${process.platform}`);
  return { architectures, ifStale: values['if-stale'] };
}

async function main() {
  const { architectures, ifStale } = asked();
  const wanted = Object.keys(TOOLS).flatMap((name) =>
    architectures.map((arch) => join(OUT, `${name}-linux-${arch}`)),
  );
  if (ifStale && isFresh(wanted)) return;
  mkdirSync(CACHE, { recursive: true });
  mkdirSync(OUT, { recursive: true });
  // Its own folder, so that two builds at a time do not disturb each other.
  const work = mkdtempSync(join(CACHE, 'build-'));
  try {
    for (const [name, tool] of Object.entries(TOOLS)) {
      const blob = blobOf(name, await bundle(name, tool, work), tool.files, work);
      for (const arch of architectures) announce(executable(name, arch, blob, work));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function announce(file) {
  const bytes = readFileSync(file);
  const sum = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
  console.log(`${file}  ${Math.round(bytes.length / 1e6)} MB, Node ${process.versions.node}`);
}

main().catch((error) => {
  console.error(`executables: ${error.message}`);
  process.exitCode = 1;
});
