/**
 * All checks, in stages: `npm test`, and with `--all` also the long ones. The steps of a stage run in parallel, to use
 * all cores; a stage begins when the one before it is complete. Exits with 1 when a step failed, and names it.
 */
import { spawn } from 'node:child_process';

process.chdir(new URL('..', import.meta.url).pathname);
const isAll = process.argv.includes('--all');

const npm = (script, ...words) => [
  'npm',
  'run',
  '--silent',
  script,
  ...(words.length > 0 ? ['--', ...words] : []),
];
const suite = (profile, report, ...mock) => [
  ...['node', '.ci/conformance.mjs', '--profile', profile, '--report', `conformance-report/${report}`],
  ...(mock.length > 0 ? ['--mock', ...mock] : []),
];

const without = (...parts) => parts.flatMap((part) => [`--${part}`, '0']);

/**
 * Name -> command. `npm test` leaves out the long steps; otherwise only the size of the sample and the profile of the
 * strict run differ.
 */
const stages = [
  {
    lint: npm('lint'),
    types: npm('types'),
    'generated files are fresh': npm('generate', '--check'),
    'the schema of report.json is fresh': npm('schemas', '--check'),
    tests: ['npx', 'playwright', 'test', ...(isAll ? [] : ['--grep-invert', '@long'])],
  },
  {
    'suite: CONFORMS': suite('full', 'plain'),
    'suite: CONFORMS, strict, accounts by path': suite(
      isAll ? 'full' : 'smoke',
      'path',
      '--strict',
      '--account-urls',
      'path',
    ),
    ...(isAll && { 'suite: CONFORMS, accounts by host': suite('full', 'host', '--account-urls', 'host') }),
    ...(!isAll && {
      'self-check': npm('selfcheck', '--sample', '2', ...without('commands', 'orders', 'combinations')),
    }),
  },
  ...(isAll
    ? [
        { 'foreign servers': npm('foreign') },
        { 'Node 20, 22 and 24': npm('test:nodes') },
        { 'self-check': npm('selfcheck') },
      ]
    : []),
];

/** The longest step, which prints its progress; the output of the others of its stage is printed when they end. */
const verboseStep = 'tests';

/** Runs one step; without others beside it, its output is printed as it comes. */
function run(name, [command, ...words], isAlone) {
  const started = performance.now();
  const output = isAlone || name === verboseStep ? 'inherit' : 'pipe';
  const child = spawn(command, words, { stdio: ['ignore', output, output] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    const end = (status) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      process.stdout.write(`${Buffer.concat(said)}`);
      console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  (${seconds} s)\n`);
      resolve({ name, isGood: status === 0 });
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

const started = performance.now();
for (const stage of stages) {
  const steps = Object.entries(stage);
  if (steps.length === 1) console.log(`${steps[0][0]} ...`);
  const ended = await Promise.all(steps.map(([name, command]) => run(name, command, steps.length === 1)));
  const failed = ended.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (failed.length > 0) {
    console.error(`FAILED: ${failed.join('; ')}`);
    process.exitCode = 1;
    break;
  }
}
if (process.exitCode === undefined)
  console.log(`all is well, in ${Math.round((performance.now() - started) / 1000)} s`);
