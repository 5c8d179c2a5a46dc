/**
 * Runs a part of everything on each supported Node: install without warnings about engines, build, the service's and
 * Prism's tests, the suite's smoke profile on the mock. `npm run test:nodes [-- 22 24]`; the binaries are from the
 * package `node`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
const SUPPORTED = ['20', '22', '24'];
const wanted = process.argv.slice(2);

/** The folder with the binary of the newest release of a major version. Installs it once. */
function binaryOf(major) {
  const place = `node_modules/.cache/nodes/${major}`;
  const bin = join(process.cwd(), place, 'node_modules/node/bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(place, { recursive: true });
    run(
      process.execPath,
      [npmCli(), 'install', '--prefix', place, '--no-audit', '--no-fund', `node@${major}`],
      {},
    );
  }
  return bin;
}

/** npm's own script, so that it runs on the requested Node and not on the one that started it. */
const npmCli = () =>
  process.env.npm_execpath ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');

function run(command, words, env) {
  const { status, stdout, stderr } = spawnSync(command, words, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, text: `${stdout ?? ''}${stderr ?? ''}` };
}

const steps = [
  {
    name: 'npm ci --engine-strict (dry run)',
    words: () => [npmCli(), 'ci', '--engine-strict', '--dry-run'],
    no: /EBADENGINE/,
  },
  { name: 'build', words: () => ['.ci/build.mjs'] },
  {
    name: 'unit tests',
    words: () => ['node_modules/@playwright/test/cli.js', 'test', 'mocks/service', 'mocks/prism'],
  },
  { name: 'suite, smoke profile', words: () => ['.ci/conformance.mjs', '--profile', 'smoke'] },
  { name: 'node:test example', words: () => ['--test', 'mocks/examples/node-test/invoices.spec.mjs'] },
];

let failed = false;
for (const major of wanted.length > 0 ? wanted : SUPPORTED) {
  const bin = binaryOf(major);
  const node = join(bin, 'node');
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, FORCE_COLOR: '0' };
  console.log(`Node ${run(node, ['--version'], env).text.trim()}`);
  for (const { name, words, no } of steps) {
    const { status, text } = run(node, words(), env);
    const isGood = status === 0 && !no?.test(text);
    console.log(`  ${isGood ? 'passed' : 'FAILED'}  ${name}`);
    if (!isGood) console.log(text.split('\n').slice(-25).join('\n'));
    failed ||= !isGood;
  }
}
process.exitCode = failed ? 1 : 0;
