// Abandoned words do not return: in file names, identifiers, comments, texts and documents. The words, and where each
// is allowed, are data in glossary.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { exceptions, otherTexts, type Word, words } from './glossary.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IS_SCRIPT = /\.m?[jt]sx?$/;

/** The words of a name: `givenUp`, `GIVEN_UP` and `given-up` have two. */
const parts = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map((one) => one.toLowerCase());

const seen = new Map<string, Word[]>();

/** The abandoned words in a name. Cached, because most names occur often. */
function wordsIn(name: string): Word[] {
  const known = seen.get(name);
  if (known) return known;
  const own = parts(name);
  const found = words.filter(({ word }) => own.some((one) => word.test(one)));
  seen.set(name, found);
  return found;
}

const wordIn = (name: string, isName: () => boolean): Word | undefined =>
  wordsIn(name).find(({ where }) => where === 'everywhere' || isName());

/** The offsets of the identifiers in a script. */
function identifiers(path: string, text: string): Set<number> {
  const found = new Set<number>();
  if (!IS_SCRIPT.test(path)) return found;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.getStart());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `file:line: word` for each abandoned word that is not allowed there. */
function foundIn(path: string, text: string): string[] {
  const name = wordIn(path, () => true);
  const found = name ? [`${path}: the name of the file; write ${name.instead}`] : [];
  const lines = text.split('\n');
  let names: Set<number> | undefined;
  const isName = (offset: number): boolean => {
    names ??= identifiers(path, text);
    return names.has(offset);
  };
  let at = 0;
  for (const [n, line] of lines.entries()) {
    const allowed = exceptions.some(({ file, holds }) => file.test(path) && holds.test(line));
    for (const one of allowed ? [] : line.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const offset = at + one.index;
      const word = wordIn(one[0], () => isName(offset));
      if (word) found.push(`${path}:${n + 1}: ${one[0]}; write ${word.instead}`);
    }
    at += line.length + 1;
  }
  return found;
}

const tracked = (): string[] =>
  execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .filter((path) => !otherTexts.some((one) => one.test(path)));

test('every file of the project -> none of the words that were given up', () => {
  const found = tracked().flatMap((path) => {
    const bytes = readFileSync(join(ROOT, path));
    return bytes.includes(0) ? [] : foundIn(path, bytes.toString('utf8'));
  });
  expect(found).toEqual([]);
});

test('a word that was given up -> found as a name, in a compound name and in a sentence', () => {
  const found = foundIn('conformance/a.ts', 'const lettersOf = 1;\n// It was told twice: three letters.\n');
  expect(found.map((one) => one.replace(/;.*/, ''))).toEqual([
    'conformance/a.ts:1: lettersOf',
    'conformance/a.ts:2: told',
  ]);
  expect(foundIn('mocks/letters.ts', '')).toHaveLength(1);
});
