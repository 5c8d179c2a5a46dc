import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compare, type Mutant, mutated, percentile, readMutants, sample } from './mutants.js';
import { linesOfResult, type MutantResult, summary } from './mutants-summary.js';

const servers = join(process.cwd(), 'conformance/selfcheck/foreign/servers');

const mutant: Mutant = {
  id: 'page-lost',
  file: 'app.js',
  find: 'page * size',
  replace: 'page * size - 1',
  says: 'The last entry of a page is missing.',
  stated: '"per_page"',
  operations: ['GET /clients.json'],
  show: 'exit 0',
};

function listOf(...entries: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const path = join(folder, 'mutants.yaml');
  // JSON is YAML.
  writeFileSync(path, JSON.stringify({ mutants: entries }));
  return path;
}

// A server may have no mutants.
for (const name of readdirSync(servers).filter((one) => existsSync(join(servers, one, 'mutants.yaml'))))
  test(`the mutants of ${name} fit its source`, () => {
    const folder = join(servers, name);
    const { mutants } = readMutants(join(folder, 'mutants.yaml'));
    expect(mutants.length).toBeGreaterThan(0);
    for (const one of mutants) {
      const source = readFileSync(join(folder, 'server', one.file), 'utf8');
      expect(mutated(source, one), one.id).not.toBe(source);
    }
  });

for (const [fault, entries, words] of [
  ['a missing field', [{ ...mutant, says: undefined }], /mutant page-lost: "says" has to be a text/],
  ['an id that occurs twice', [mutant, mutant], /another mutant has this id/],
  ['an operation that is none', [{ ...mutant, operations: ['GET /clientz.json'] }], /"GET \/clientz\.json"/],
  ['no operations', [{ ...mutant, operations: undefined }], /names no operation/],
] as const)
  test(`a list with ${fault} is refused`, () => {
    const path = listOf(...entries);
    expect(() => readMutants(path)).toThrow(words);
    rmSync(join(path, '..'), { recursive: true });
  });

test('the change is applied once, text that looks like a pattern too', () => {
  expect(mutated('a(page * size)', mutant)).toBe('a(page * size - 1)');
  expect(mutated('x $& y', { ...mutant, find: '$&', replace: "$'" })).toBe("x $' y");
});

test('a text that is missing or occurs twice is refused', () => {
  expect(() => mutated('nothing', mutant)).toThrow(/occurs 0 times in app\.js/);
  expect(() => mutated('page * size, page * size', mutant)).toThrow(/occurs 2 times/);
});

test('a sample is the same for the same seed, and keeps its order when a mutant is added', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({
    server: 'x',
    mutant: { ...mutant, id },
  }));
  const ids = (some: typeof all) => some.map((one) => one.mutant.id);
  expect(ids(sample(all, 3, '7'))).toEqual(ids(sample([...all].reverse(), 3, '7')));
  const order = ids(sample(all, 8, '7'));
  expect([...order].sort()).toEqual(ids(all));
  expect(ids(sample(all.slice(1), 8, '7'))).toEqual(order.filter((id) => id !== 'a'));
  expect(
    new Set(['1', '2', '3', '4', '5'].map((seed) => ids(sample(all, 8, seed)).join())).size,
  ).toBeGreaterThan(1);
});

const finding = (id: string, operations: string[], statement = 's', verdict: 'fail' | 'note' = 'fail') => ({
  id,
  verdict,
  operations,
  statement,
});

test('new findings at an operation of the mutant kill it, others are counted apart', () => {
  const before = [finding('old', ['getItem'])];
  expect(compare(before, [...before, finding('new', ['listClients'])], mutant.operations)).toEqual({
    killed: 'operation',
    fresh: ['new'],
    fitting: ['new'],
    grown: [],
    vanished: [],
    renamed: [],
  });
  expect(compare(before, [...before, finding('new', ['getItem'])], mutant.operations).killed).toBe(
    'elsewhere',
  );
  expect(compare(before, before, mutant.operations).killed).toBe('no');
});

test('a row with :type means documents alone', () => {
  const rows = ['GET /:type/:document-id.json'];
  expect(compare([], [finding('new', ['getQuote'])], rows).killed).toBe('operation');
  expect(compare([], [finding('new', ['getItem'])], rows).killed).toBe('elsewhere');
});

test('notes kill nothing', () => {
  const after = [finding('new', ['listClients'], 's', 'note')];
  expect(compare([], after, mutant.operations)).toMatchObject({ killed: 'no', fresh: [] });
});

test('a finding that the server has elsewhere and now at an operation of the mutant kills it', () => {
  const before = [finding('a', ['getItem'])];
  const at = (operation: string) => [finding('a', ['getItem', operation])];
  expect(compare(before, at('listClients'), ['GET /clients.json'])).toMatchObject({
    ...{ killed: 'operation', fresh: [], grown: ['a'] },
  });
  expect(compare(before, at('listTaxes'), ['GET /clients.json'])).toMatchObject({
    ...{ killed: 'no', grown: [] },
  });
});

test('a finding that is gone is renamed where another one of its statement stands at its operation', () => {
  const before = [finding('a old', ['getItem'], 'a'), finding('b old', ['getItem'], 'b')];
  const after = [finding('a new', ['getItem'], 'a'), finding('b new', ['getTax'], 'b')];
  expect(compare(before, after, mutant.operations)).toMatchObject({
    vanished: ['a old', 'b old'],
    renamed: ['a old'],
  });
});

test('a finding of several runs of the server as it is counts once', () => {
  const before = [finding('old', ['getItem']), finding('old', ['getItem'])];
  expect(compare(before, [], mutant.operations).vanished).toEqual(['old']);
});

test('percentiles are values that occur', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBe(0);
});

const judged = (id: string, killed: 'operation' | 'elsewhere' | 'no', fresh: string[]): MutantResult => ({
  server: 'x',
  id,
  says: `What ${id} does.`,
  killed,
  fresh,
  fitting: killed === 'operation' ? fresh : [],
  vanished: [],
  grown: [],
  renamed: [],
  requests: 1.25,
  seconds: 2,
});

test('the summary counts by server and names survivors with what they do', () => {
  const lines = summary([
    judged('one', 'operation', ['f']),
    judged('two', 'elsewhere', ['g', 'h', 'i']),
    judged('three', 'no', []),
    { server: 'x', id: 'four', says: '', problem: 'no start' },
  ]).join('\n');
  expect(lines).toContain(
    '| x | 3 | 1 (33 %) | 1 | 1 | 1 / 3 / 3 | 0 | 0 | 1.25 / 1.25 / 1.25 | 2.00 / 2.00 / 2.00 |',
  );
  expect(lines).toContain('Survivors:\n- x: three: What three does.');
  expect(lines).toContain('Not judged:\n- x: four: no start');
});

test('a line says what became of a mutant', () => {
  expect(linesOfResult(judged('one', 'operation', ['f']))).toEqual([
    'x: one: killed, 1 new, 0 at more operations, 0 gone (0 renamed), requests x1.25, seconds x2.00',
    '    + f',
  ]);
  expect(linesOfResult({ server: 'x', id: 'four', says: '', problem: 'no start' })).toEqual([
    'x: four: not judged: no start',
  ]);
});
