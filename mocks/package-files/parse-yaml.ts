/**
 * Parses untrusted YAML within limits: time grows linearly with the size of the text and of its expanded values. The
 * YAML library alone compares every key of a mapping with every other key.
 */
import { createRequire } from 'node:module';
import type { Node, Pair } from 'yaml';

type Yaml = typeof import('yaml');

/** Limit on the number of values, with aliases expanded. Parsing that many takes about ten seconds. */
const MAX_VALUES = 1_000_000;

/** The data of a YAML text, `{}` for an empty one. Throws an Error that says what is wrong and where. */
export function parseYaml(text: string, maxValues: number = MAX_VALUES): unknown {
  if (text.trimStart().startsWith('{')) {
    const data = asJson(text);
    if (data !== undefined) return data;
  }
  if (partsOf(text) > maxValues) throw tooLarge(maxValues);
  const yaml = createRequire(import.meta.url)('yaml') as Yaml;
  try {
    const document = yaml.parseDocument(text, { merge: true, uniqueKeys: false, logLevel: 'error' });
    if (document.errors[0] !== undefined) throw document.errors[0];
    const { contents } = document;
    if (contents === null) return {};
    if (valuesOf(yaml, contents as Node, text) > maxValues) throw tooLarge(maxValues);
    return document.toJS() ?? {};
  } catch (error) {
    if (isTooDeep(error)) throw new Error('it is nested too deeply; a scenario needs less than ten levels');
    throw error;
  }
}

/** A stack overflow, in the library (which throws its own error for it) or in code that walks its result. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError || Object(error).code === 'RESOURCE_EXHAUSTION';

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tooLarge = (maxValues: number): Error =>
  new Error(
    `it holds more than ${maxValues.toLocaleString('en')} values (aliases written out); leave some out, or split it`,
  );

/** An upper bound of the values in the text itself: one per line break, comma or opening bracket, and one. */
function partsOf(text: string): number {
  let count = 1;
  for (const end of ['\n', ',', '[', '{']) {
    for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, at + 1)) count++;
  }
  return count;
}

/** The number of values with aliases expanded. Throws an Error for a duplicate key in a mapping. */
function valuesOf(yaml: Yaml, root: Node, text: string): number {
  // In the order of the text: an alias refers to the last anchor of its name before it.
  const anchored = new Map<string, number>();
  function count(node: unknown): number {
    if (yaml.isAlias(node)) return anchored.get(node.source) ?? 1;
    if (yaml.isPair(node)) return count(node.value);
    let sum = 1;
    if (yaml.isCollection(node)) {
      if (yaml.isMap(node)) refuseTwice(yaml, node.items, text);
      for (const item of node.items) sum += count(item);
    }
    const anchor = (node as { anchor?: string } | null)?.anchor;
    if (anchor !== undefined) anchored.set(anchor, sum);
    return sum;
  }
  return count(root);
}

function refuseTwice(yaml: Yaml, pairs: readonly Pair[], text: string): void {
  const seen = new Set<unknown>();
  for (const { key } of pairs) {
    if (!yaml.isScalar(key) || key.value === '<<') continue;
    if (seen.has(key.value)) {
      const line = text.slice(0, key.range?.[0] ?? 0).split('\n').length;
      throw new Error(
        `the key "${String(key.value).slice(0, 60)}" stands twice in one mapping (line ${line})`,
      );
    }
    seen.add(key.value);
  }
}
