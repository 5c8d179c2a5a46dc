/**
 * Makes the context of the container image in conformance/pipeline/container/out/context (packed package, lockfile, Dockerfile), from which Docker,
 * Podman or Buildah builds it. With `--oci` also two images as OCI layouts, without any of these: conformance/pipeline/container/out/mock and
 * conformance/pipeline/container/out/suite hold this machine's Node and its libraries in place of the Dockerfile's base image, and the Dockerfile's own
 * commands, files and settings on top. Linux with GNU tar only.
 *
 * The same sources give the same digests: files are sorted, and every time is that of SOURCE_DATE_EPOCH, 0 when it is not set.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { DockerfileParser } from 'dockerfile-ast';

process.chdir(resolve(import.meta.dirname, '../../..'));
const HERE = 'conformance/pipeline/container';
const OUT = 'conformance/pipeline/container/out';
const CONTEXT = `${OUT}/context`;
const EPOCH = process.env.SOURCE_DATE_EPOCH ?? '0';
const USER = '65532';
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

function command(name, words, options = {}) {
  try {
    return execFileSync(name, words, { stdio: 'pipe', encoding: 'utf8', maxBuffer: 1e9, ...options });
  } catch (error) {
    throw new Error(`${name} ${words.join(' ')} failed: ${error.stderr?.toString().trim() || error.message}`);
  }
}

function makeContext() {
  rmSync(CONTEXT, { recursive: true, force: true });
  mkdirSync(CONTEXT, { recursive: true });
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', CONTEXT];
  const packed = command('npm', words).trim().split('\n').at(-1);
  renameSync(join(CONTEXT, packed), join(CONTEXT, 'invoicing-contract.tgz'));
  copyFileSync('package-lock.json', join(CONTEXT, 'package-lock.json'));
  copyFileSync(join(HERE, 'Dockerfile'), join(CONTEXT, 'Dockerfile'));
  cpSync(join(HERE, 'commands'), join(CONTEXT, 'commands'), { recursive: true });
}

/** The stages of the Dockerfile by name: the stage below, and the instructions in order. */
function stagesOf(text) {
  const stages = {};
  let stage;
  for (const one of DockerfileParser.parse(text).getInstructions()) {
    const keyword = one.getKeyword().toUpperCase();
    if (keyword === 'FROM') {
      const [from, , name] = one.getArguments().map((argument) => argument.getValue());
      stage = { from, instructions: [] };
      stages[name] = stage;
    } else stage?.instructions.push({ keyword, text: one.getArgumentsContent() ?? '', source: one });
  }
  return stages;
}

/** What a stage and the stages below it say, as the `config` of an image. */
function configOf(stages, name) {
  const stage = stages[name];
  if (stage === undefined) return { Env: [] };
  const config = configOf(stages, stage.from);
  for (const { keyword, text, source } of stage.instructions) {
    if (keyword === 'ENV')
      for (const one of source.getProperties()) config.Env.push(`${one.getName()}=${one.getValue()}`);
    else if (keyword === 'USER') config.User = text;
    else if (keyword === 'WORKDIR') config.WorkingDir = text;
    else if (keyword === 'ENTRYPOINT') config.Entrypoint = JSON.parse(text);
    else if (keyword === 'CMD') config.Cmd = JSON.parse(text);
    else if (keyword === 'EXPOSE') config.ExposedPorts = { [`${text}/tcp`]: {} };
  }
  return config;
}

/** The folder of a binary with everything that it loads, and a shell for `--server` and the commands. */
function baseFiles(root) {
  for (const folder of ['work', 'tmp', 'etc', 'usr/local/bin', 'usr/bin'])
    mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0:root:/root:/bin/sh\nnonroot:x:${USER}:${USER}::/work:/bin/sh\n`,
  );
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nnonroot:x:${USER}:\n`);
  writeFileSync(join(root, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  place(root, process.execPath, '/usr/local/bin/node');
  place(root, '/bin/sh', '/bin/sh');
  place(root, '/usr/bin/env', '/usr/bin/env');
}

function place(root, binary, as) {
  const copy = (from, to) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(realpathSync(from), join(root, to));
  };
  copy(binary, as);
  for (const [, library] of command('ldd', [binary]).matchAll(/(\/\S+) \(0x/g)) copy(library, library);
}

/** What the stage `package` makes by its own RUN, and the commands beside it. */
function packageFiles(root, stages) {
  const { instructions } = stages.package;
  const folder = join(root, instructions.find(({ keyword }) => keyword === 'WORKDIR').text);
  mkdirSync(folder, { recursive: true });
  for (const file of ['invoicing-contract.tgz', 'package-lock.json'])
    copyFileSync(join(CONTEXT, file), join(folder, file));
  for (const { keyword, text } of instructions)
    if (keyword === 'RUN') command('sh', ['-c', text], { cwd: folder });
  cpSync(join(CONTEXT, 'commands'), join(folder, 'commands'), { recursive: true });
  // As the build of an image leaves it: readable by everybody.
  command('chmod', ['-R', 'u=rwX,go=rX', folder]);
}

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A layer: the files of a folder, packed so that the same files give the same bytes. `own` belongs to the user. */
function layerOf(folder, own) {
  const words = [
    ...['--create', '--sort=name', `--mtime=@${EPOCH}`, '--numeric-owner', '--format=gnu', '-C', folder],
  ];
  const owned = own === undefined ? [] : ['--owner', USER, '--group', USER, own];
  const rest = ['--owner', '0', '--group', '0', ...(own === undefined ? [] : ['--exclude', `./${own}`]), '.'];
  // Two archives in one: what belongs to root, and what belongs to the user.
  const archive = join(dirname(folder), `${digest(folder)}.tar`);
  command('tar', [...words, '-f', archive, ...rest]);
  if (owned.length > 0) command('tar', ['--append', ...words.slice(1), '-f', archive, ...owned]);
  command('gzip', ['--no-name', '--force', archive]);
  return readFileSync(`${archive}.gz`);
}

function writeLayout(folder, layers, config) {
  const blobs = join(folder, 'blobs/sha256');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(blobs, { recursive: true });
  const put = (bytes, mediaType) => {
    const hex = digest(bytes);
    writeFileSync(join(blobs, hex), bytes);
    return { mediaType, digest: `sha256:${hex}`, size: bytes.length };
  };
  const json = (value, mediaType) => put(Buffer.from(JSON.stringify(value)), mediaType);
  const created = new Date(Number(EPOCH) * 1000).toISOString().replace('.000', '');
  const architecture = ARCHITECTURES[process.arch];
  const rootfs = { type: 'layers', diff_ids: layers.map((bytes) => `sha256:${digest(gunzipSync(bytes))}`) };
  const image = { created, architecture, os: 'linux', config, rootfs };
  const manifest = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: json(image, 'application/vnd.oci.image.config.v1+json'),
    layers: layers.map((bytes) => put(bytes, 'application/vnd.oci.image.layer.v1.tar+gzip')),
  };
  const described = {
    ...json(manifest, manifest.mediaType),
    platform: { architecture, os: 'linux' },
    annotations: { 'org.opencontainers.image.ref.name': 'latest' },
  };
  const index = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.index.v1+json',
    manifests: [described],
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  writeFileSync(join(folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  return described.digest;
}

function makeLayouts() {
  const stages = stagesOf(readFileSync(join(CONTEXT, 'Dockerfile'), 'utf8'));
  const work = mkdtempSync(join(OUT, 'work-'));
  try {
    const [base, app] = ['base', 'package'].map((name) => join(work, name));
    baseFiles(base);
    packageFiles(app, stages);
    const layers = [layerOf(base, 'work'), layerOf(app)];
    for (const name of ['mock', 'suite'])
      console.log(`${OUT}/${name}  ${writeLayout(join(OUT, name), layers, configOf(stages, name))}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  const { values } = parseArgs({ options: { oci: { type: 'boolean' } } });
  if (!existsSync('dist/.built')) throw new Error('dist/ is missing: run npm run build first');
  makeContext();
  console.log(
    `${CONTEXT}  docker build --tag invoicing-contract ${CONTEXT}   (--target suite for the suite)`,
  );
  if (values.oci) makeLayouts();
} catch (error) {
  console.error(`image: ${error.message}`);
  process.exitCode = 1;
}
