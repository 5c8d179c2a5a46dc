// The permalink page as text: complete, and nothing in a document can become markup.
import { expect, test } from '@playwright/test';
import { escapeHtml, renderPage } from './document-page.js';
import { hostile, line, partyOf, sample } from './samples.fixture.js';

const links = { pdf: '/documents/1001.pdf', qr: 'http://example.test/qr/1001.png?a=1&b=2' };

test('an invoice -> parties, number, state, lines, totals and both links', () => {
  const html = renderPage(sample(), links);
  for (const text of [
    ...['<title>Invoice 12/2026 · Torrefação do Bairro, Lda</title>', 'Livraria Águas Claras, Lda', 'Final'],
    ...[
      'Filter coffee',
      '€1,840.50',
      '€2,289.53',
      'IVA23 (23 %)',
      'CSDF7T5H-12',
      '100200300',
      '<html lang="en">',
    ],
    ...['href="/documents/1001.pdf"', 'src="http://example.test/qr/1001.png?a=1&amp;b=2"'],
  ]) {
    expect(html).toContain(text);
  }
});

test('no lines and no links -> a page that says so', () => {
  const html = renderPage(sample({ items: [], status: 'draft' }, { language: 'pt' }), {});
  expect(html).toContain('Sem linhas.');
  expect(html).toContain('Rascunho');
  expect(html).not.toContain('href=');
});

test('a link that is no http(s) address -> left out', () => {
  const html = renderPage(sample(), { pdf: 'javascript:alert(1)', qr: 'data:text/html,x' });
  expect(html).not.toContain('href=');
  expect(html).not.toContain('<img');
});

const tagsOf = (html: string): string[] => html.match(/<[a-z!/][^>]*>/gi) ?? [];

for (const [name, text] of Object.entries(hostile)) {
  test(`hostile text everywhere (${name}) -> no markup of its own`, () => {
    const page = (value: string): string => {
      const items = [line({ name: value, description: value, unit: value, tax: { name: value, value: 23 } })];
      const change = {
        items,
        observations: value,
        reference: value,
        atcud: value,
        currency: value,
        type: value,
      };
      const view = sample(
        { ...change, status: value },
        { name: value, ...partyOf(value) },
        { organization_name: value },
      );
      return renderPage(view, links);
    };
    // Blank text removes elements; any other text gives the same tags as a harmless word.
    if (text.trim()) expect(tagsOf(page(text))).toEqual(tagsOf(page('Harmless')));
    expect(page(text)).not.toContain('\u0000');
  });
}

test('escapeHtml -> no quote, angle or ampersand is left', () => {
  expect(escapeHtml(`<a href="x" b='y'>&`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
});
