/**
 * Writes a SAF-T file's elements as text, in place of xmlbuilder2, which needs node: the build puts it there. Knows
 * only what those elements use: one attribute (`@xmlns`), text, nesting, repetition.
 */
import type { Element } from '../rendering/saft-parts.js';

const INDENT = '  ';

/** As xmlbuilder2's, for one call: `create({ version, encoding }, root).end({ prettyPrint: true })`. */
export function create({ version, encoding }: { version: string; encoding: string }, root: Element) {
  const head = `<?xml version="${version}" encoding="${encoding}"?>`;
  return { end: () => head + written(root, '\n') };
}

function written(node: Element, margin: string): string {
  let text = '';
  for (const [name, value] of Object.entries(node)) {
    if (value === undefined || name.startsWith('@')) continue;
    for (const one of Array.isArray(value) ? value : [value]) text += margin + element(name, one, margin);
  }
  return text;
}

function element(name: string, value: string | Element, margin: string): string {
  if (typeof value === 'string') return value === '' ? `<${name}/>` : `<${name}>${escaped(value)}</${name}>`;
  const attributes = Object.entries(value).filter(([key]) => key.startsWith('@'));
  const open = `${name}${attributes.map(([key, one]) => ` ${key.slice(1)}="${one}"`).join('')}`;
  const inside = written(value, margin + INDENT);
  return inside === '' ? `<${open}/>` : `<${open}>${inside}${margin}</${name}>`;
}

/** saft.ts escapes the ampersand twice for xmlbuilder2, which undoes it once. */
function escaped(text: string): string {
  return text.replaceAll('&amp;amp;', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
