// Bodies for people: JSON indented and coloured, everything else as the text it is.
import { copyButton, h, pretty } from './dom.js';

/** Beyond so many characters, colours cost more than they help. */
const MAX_COLOURED = 60_000;
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Text nodes and coloured spans. */
export function coloured(text) {
  if (text.length > MAX_COLOURED || !/^\s*[[{"]/.test(text)) return [text];
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, string, colon, word] = found;
    const kind = string === undefined ? (word === undefined ? 'number' : 'word') : colon ? 'name' : 'string';
    const token = colon === undefined ? whole : string;
    parts.push(text.slice(at, found.index), h('span', { class: `json-${kind}` }, token));
    at = found.index + token.length;
  }
  parts.push(text.slice(at));
  return parts;
}

/** A body with a button that copies it. */
export function bodyBlock(text, label) {
  if (text === '') return h('p', { class: 'hint' }, 'No body.');
  const shown = pretty(text);
  return h(
    'div',
    { class: 'body' },
    copyButton(shown, 'Copy'),
    h('pre', { tabindex: 0, role: 'region', 'aria-label': label }, coloured(shown)),
  );
}
