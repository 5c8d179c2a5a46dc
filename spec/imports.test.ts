// Which module may import which: only as in the table below. Circular imports are found by the linter (noImportCycles).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * From bottom to top: a module imports from itself and from modules above it in this list, never from one below. A file
 * belongs to the longest matching name. `mocks` alone: the files directly in that folder.
 */
const MOCK_MODULES = [
  'generated',
  'mocks/client',
  'mocks/package-files',
  'mocks/service/store',
  'mocks/service',
  'mocks/prism',
  'mocks/http',
  'mocks/scenarios',
  'mocks/rendering',
  'mocks/control',
  'mocks/console',
  'mocks/faults',
  'mocks/variants',
  'mocks/persistence',
  'mocks/recording',
  'mocks/fidelity',
  'mocks/proxy',
  'mocks/hybrid',
  'mocks/options',
  'mocks/msw',
  'mocks',
];

interface Import {
  from: string;
  to: string;
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/** Imports of the project's own files, including `import type` and `import()`. */
function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from: file, to: relative(ROOT, join(ROOT, dirname(file), fileName)) }));
}

const importsIn = (...folders: string[]): Import[] => folders.flatMap(sources).flatMap(importsOf);
const reported = ({ from, to }: Import): string => `${from} imports ${to}`;
const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
/** Tests, fixtures and examples belong to no module: they may import from every module. */
const isOutside = (path: string): boolean => /\.(test|browser|fixture)\.ts$|^mocks\/examples\//.test(path);

function moduleOf(path: string): number {
  const fitting = MOCK_MODULES.filter((folder) => isIn(path, folder));
  return MOCK_MODULES.indexOf(fitting.sort((a, b) => b.length - a.length)[0] ?? 'none');
}

test('the mock: every import -> from its own module or one that stands before it', () => {
  const all = importsIn('mocks').filter(({ from }) => !isOutside(from));
  expect(all.length).toBeGreaterThan(MOCK_MODULES.length);
  const wrong = all.filter(
    ({ from, to }) => isOutside(to) || moduleOf(to) === -1 || moduleOf(to) > moduleOf(from),
  );
  expect(wrong.map(reported)).toEqual([]);
});

test('mock and suite: neither imports the other; only the selfcheck starts the mock, by its public index', () => {
  const wrong = importsIn('mocks', 'conformance').filter(({ from, to }) => {
    if (isIn(from, 'mocks')) return isIn(to, 'conformance');
    if (!isIn(to, 'mocks')) return false;
    return !(isIn(from, 'conformance/selfcheck') && to === 'mocks/index.js');
  });
  expect(wrong.map(reported)).toEqual([]);
});

test('spec and generated: neither needs mock or suite, and generated needs nobody', () => {
  const wrong = importsIn('spec', 'generated').filter(({ from, to }) => {
    if (isIn(from, 'generated')) return !isIn(to, 'generated');
    return !isOutside(from) && !isIn(to, 'spec') && !isIn(to, 'generated');
  });
  expect(wrong.map(reported)).toEqual([]);
});
