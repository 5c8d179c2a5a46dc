/**
 * Measures how many defects the suite's unit tests detect: changes single lines of `conformance/` at random, runs the fast
 * tests that import the file, and reports which changes were detected. Needs a clean work tree.
 *
 *   node .ci/mutants.mjs [--count 20] [--seed 1] [--only judge,replay] [--workers 2]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';

process.chdir(new URL('..', import.meta.url).pathname);
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' });
if (git('status', '--porcelain').trim() !== '') {
  console.error('The work tree has changes: commit them first, so that a mutant is the only one.');
  process.exit(2);
}

/** Tests of the suite on the mock in this process; the rest of the self-check takes long. */
const onTheMock = ['on-the-mock', 'learning'].map((name) => `conformance/selfcheck/${name}.test.ts`);
/** Tests that take long, start processes, or run built code. */
const slow = /^conformance\/(selfcheck|pipeline|as-tests|formats\/(formats\.test|guide|annota|ctrf))/;
/** Files without behaviour, or with code that only a browser runs. */
const data = /(\.test|\.fixture|\.d)\.ts$|costs\.ts$/;
const parts = values.only.split(',').filter(Boolean);
const files = git('ls-files', 'conformance')
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !slow.test(file) && !data.test(file))
  .filter((file) => parts.length === 0 || parts.some((part) => file.startsWith(`conformance/${part}`)));
const tests = [
  ...new Set(
    git('ls-files', 'conformance')
      .split('\n')
      .filter((file) => onTheMock.includes(file) || (file.endsWith('.test.ts') && !slow.test(file))),
  ),
];

/** A number from 0 to 1 for each call, the same for the same seed (mulberry32). */
let state = Number(values.seed) >>> 0;
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const oneOf = (all) => all[Math.floor(random() * all.length)];

/** Ways to change a line; each returns undefined or false when it does not apply. */
const changes = {
  'condition negated': (line) =>
    /^\s*(else )?if \(.*\)/.test(line) && line.replace(/if \((.*)\)( |$)/, 'if (!($1))$2'),
  'comparison turned': (line) => {
    const turned = {
      '===': '!==',
      '!==': '===',
      '<=': '<',
      '>=': '>',
      '<': '<=',
      '>': '>=',
      '&&': '||',
      '||': '&&',
    };
    return line.replace(/ (===|!==|<=|>=|<|>|&&|\|\|) /, (_, sign) => ` ${turned[sign]} `);
  },
  'number changed by one': (line) =>
    line.replace(/(?<![\w.'"`$\\/{-])(\d+)(?![\w.'"`}])/, (digits) => String(Number(digits) + 1)),
  'statement dropped': (line) => /^\s+[a-zA-Z][\w.?[\]]*(\(.*\)| [+|&?]*= .*|\+\+);$/.test(line) && '',
  'order reversed': (line) =>
    /\b(\w+) - (\w+)\b/.test(line)
      ? line.replace(/\b(\w+) - (\w+)\b/, '$2 - $1')
      : line.replace('.reverse()', ''),
};

function mutantOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = Math.floor(random() * lines.length);
  const line = lines[at];
  if (/^\s*(\/?\*|\/\/|import|export (type|interface)|$)/.test(line)) return undefined;
  const name = oneOf(Object.keys(changes));
  const changed = changes[name](line);
  if (typeof changed !== 'string' || changed === line) return undefined;
  const text = [...lines.slice(0, at), changed, ...lines.slice(at + 1)].join('\n');
  try {
    // A change that does not parse is no test of the tests; one that compiles to the same code is no change.
    const [before, after] = [lines.join('\n'), text].map(
      (one) => transformSync(one, { loader: 'ts', minifyWhitespace: true }).code,
    );
    return before === after ? undefined : { file, at: at + 1, name, line: line.trim(), text };
  } catch {
    return undefined;
  }
}

/** Whether these tests pass on the current work tree. */
function passes(files, ...flags) {
  const words = ['playwright', 'test', '--max-failures=1', `--workers=${values.workers}`, '--reporter=dot'];
  const env = { ...process.env, NEAR_TESTS: 'only' };
  return (
    spawnSync('npx', [...words, ...flags, ...files], { stdio: 'ignore', timeout: 300_000, env }).status === 0
  );
}

// A test that fails without a change would seem to detect everything. Only if one fails, each file is run by itself.
const sound = passes(tests)
  ? tests
  : tests.filter((file) => {
      const isSound = passes([file]);
      if (!isSound) console.log(`left out, since it fails without a change: ${file}`);
      return isSound;
    });

/** Files in proportion to their lines, so that each line is equally likely. */
const weighted = files.flatMap((file) =>
  Array.from({ length: Math.ceil(readFileSync(file, 'utf8').split('\n').length / 20) }, () => file),
);
let noticed = 0;
const count = Number(values.count);
for (let n = 0; n < count; ) {
  const mutant = mutantOf(oneOf(weighted));
  if (!mutant) continue;
  n += 1;
  const { file, at, name, line, text } = mutant;
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  const started = performance.now();
  writeFileSync(file, text);
  // The page is bundled, not imported.
  const isMissed = file.startsWith('conformance/formats/page/')
    ? passes(['conformance/formats/html.test.ts'])
    : passes(sound, '--only-changed', '--pass-with-no-tests');
  restore();
  process.off('exit', restore);
  if (!isMissed) noticed += 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${isMissed ? 'MISSED ' : 'noticed'}  ${file}:${at}  ${name}  (${seconds} s)  ${line}`);
}
console.log(`${noticed} of ${count} noticed`);
