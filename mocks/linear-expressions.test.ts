/**
 * Every regular expression that is applied to foreign text must run in linear time: recheck proves it, or searches for
 * an input that makes the expression slow. Covers the mock's code, the contract and the control API's description. The
 * console's page is not covered, because only its own user could slow it down.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import formats from 'ajv-formats/dist/formats.js';
import { check } from 'recheck';
import ts from 'typescript';
import { controlContract } from './control/control-contract.js';
import { placeOf } from './package-files/place-of.js';

interface Expression {
  where: string;
  source: string;
  flags: string;
}

const ROOT = placeOf('mocks');
/** Not reachable by a client of the mock: started by hand, or run in the user's own browser. */
const LEFT_OUT = /^(examples|console\/page)\/|\.(test|fixture|browser)\.ts$/;
/** The sample for an escaped part that is known only at run time. */
const PART = 'part';
/** Expressions built without a template: a sample for each file. */
const MADE: Readonly<Record<string, readonly RegExp[]>> = {};

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !LEFT_OUT.test(file),
);

function expressionsIn(file: string): Expression[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${ROOT}/${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Expression[] = [];
  function visit(node: ts.Node): void {
    const where = `mocks/${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp')
      found.push(...madeBy(node, file).map((one) => ({ where, ...one })));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function madeBy(node: ts.NewExpression, file: string): { source: string; flags: string }[] {
  const [pattern, flags] = node.arguments ?? [];
  const of = flags !== undefined && ts.isStringLiteral(flags) ? flags.text : '';
  if (pattern !== undefined && ts.isTemplateExpression(pattern)) {
    const parts = pattern.templateSpans.map(({ literal }) => PART + literal.text);
    return [{ source: pattern.head.text + parts.join(''), flags: of }];
  }
  const samples = MADE[file];
  if (samples === undefined)
    throw new Error(`${file} makes an expression of no template: add a sample of it to MADE`);
  return samples.map((one) => ({ source: one.source, flags: one.flags }));
}

function patternsIn(where: string, document: unknown): Expression[] {
  const found: Expression[] = [];
  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, format } = node as { pattern?: unknown; format?: unknown };
    if (typeof pattern === 'string') found.push({ where, source: pattern, flags: 'u' });
    if (typeof format === 'string') {
      const known = (formats.fastFormats as Record<string, unknown>)[format];
      const form = known instanceof RegExp ? known : (known as { validate?: unknown } | undefined)?.validate;
      if (form instanceof RegExp)
        found.push({ where: `${where} format ${format}`, source: form.source, flags: form.flags });
    }
    for (const value of Object.values(node)) visit(value);
  }
  visit(document);
  return found;
}

async function slowOnes(expressions: readonly Expression[]): Promise<string[]> {
  const unique = new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]));
  const slow: string[] = [];
  for (const [text, { where, source, flags }] of unique) {
    const result = await check(source, flags, { timeout: Number.POSITIVE_INFINITY });
    if (result.status === 'safe') continue;
    const input = result.status === 'vulnerable' ? `: ${result.attack.pattern.slice(0, 200)}` : '';
    slow.push(
      `${where} ${text} is ${result.status === 'vulnerable' ? result.complexity.summary : result.status}${input}`,
    );
  }
  return slow;
}

test('the generator of long inputs -> finds what is slow', async () => {
  const slow = await slowOnes([
    { where: 'here', source: '^\\s*([\\w-]+)\\s*(?:=\\s*"?([^"]*?)"?\\s*)?$', flags: '' },
    { where: 'there', source: '/+$', flags: '' },
  ]);
  expect(slow).toHaveLength(2);
});

test('every expression of the code -> linear', { tag: '@long' }, async () => {
  test.setTimeout(600_000);
  const all = files.flatMap(expressionsIn);
  expect(all.length).toBeGreaterThan(200);
  expect(await slowOnes(all)).toEqual([]);
});

test('every pattern and format of the contract and of the control API -> linear', async () => {
  const contract = JSON.parse(readFileSync(placeOf('generated/openapi.json'), 'utf8')) as unknown;
  const all = [
    ...patternsIn('openapi.json', contract),
    ...patternsIn('control.json', controlContract().document),
  ];
  expect(all.length).toBeGreaterThan(10);
  expect(await slowOnes(all)).toEqual([]);
});
