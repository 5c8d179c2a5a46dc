// The page of a client's account link. One HTML text without scripts; all values in it are escaped.

import type { ClientView } from '../service/printed-view.js';
import { escapeHtml } from './document-page.js';

export function clientPage(client: ClientView, organization: string): string {
  const rows = Object.entries(client)
    .filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || entry[0] === 'id')
    .map(([name, value]) => `<dt>${escapeHtml(name.replaceAll('_', ' '))}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(client.name)}</title><style>body{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}
:root{color-scheme:light dark}dt{opacity:.7}dd{margin:0 0 .6rem}</style>
<h1>${escapeHtml(client.name)}</h1><p>Client account at ${escapeHtml(organization)}.</p><dl>${rows.join('')}</dl></html>`;
}
