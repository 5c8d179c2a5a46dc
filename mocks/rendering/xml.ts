/**
 * Serializes a SAF-T file's elements, also in a page. Supports only what they use: one attribute (`@xmlns`), text,
 * nesting, repetition.
 */
import type { Element } from './saft-parts.js';

const INDENT = '  ';

/** A whole file, indented. */
export const xmlOf = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${written(root, '\n')}`;

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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
