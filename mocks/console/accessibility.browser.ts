/**
 * axe finds no violations on any view: wide and narrow, light and dark, with little and much data. `npm test` runs one
 * combination.
 */
import { expect, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { type Bench, bench } from './browsing.fixture.js';

const RULES = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] };

async function complaintsOf(it: Bench, where: string): Promise<string[]> {
  // A page that is still being drawn has violations of its own.
  await it.page.waitForTimeout(150);
  await it.page.evaluate(axe.source);
  const results = await it.page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(RULES)})`);
  return results.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${where}: ${id} (${impact}) ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

async function everyView(it: Bench, name: string): Promise<string[]> {
  const { page, mock } = it;
  const account = mock.accounts[0]?.name ?? '';
  await it.call('GET', '/items.json');
  await it.call('POST', '/items.json', { item: { name: 'Half' } });
  const { documents } = (await (
    await fetch(`${mock.url}/__mock/accounts/${account}/documents?perPage=1`)
  ).json()) as { documents: { id: number }[] };
  const entry = mock.journal({ limit: 1 })[0]?.id;
  const views = [
    ...['/accounts', '/documents', `/documents/${account}/new`, '/records', `/records/${account}/taxes`],
    ...[
      `/records/${account}/clients/new`,
      '/journal',
      `/journal/${entry}`,
      '/findings',
      '/outbox',
      '/faults',
      '/hybrid',
      '/state',
    ],
    ...['/reference', '/reference/createInvoice', '/nowhere'],
    ...documents.map(({ id }) => `/documents/${account}/${id}`),
  ];
  const complaints: string[] = [];
  for (const view of views) {
    await it.open(view);
    if (view.startsWith('/journal/'))
      await page.getByRole('button', { name: 'Make this happen again' }).click();
    complaints.push(...(await complaintsOf(it, `${name} ${view}`)));
    const fits = await page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    if (!fits) complaints.push(`${name} ${view}: the page scrolls sideways`);
  }
  return complaints;
}

/** Dark and narrow, where the most is out of place; with much data it takes twice as long. */
const usual = 'demo dark 390';

for (const scenario of ['demo', 'empty', 'large'] as const) {
  test.describe(scenario, () => {
    const it = bench({ scenario });
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 768, 390]) {
        const title = `${scenario}, ${colorScheme}, ${width} wide -> axe finds nothing, nothing sticks out`;
        const tag = `${scenario} ${colorScheme} ${width}` === usual ? [] : ['@long'];
        test(title, { tag }, async () => {
          test.setTimeout(240_000);
          await it.page.emulateMedia({ colorScheme });
          await it.page.setViewportSize({ width, height: 800 });
          expect(await everyView(it, `${colorScheme} ${width}`)).toEqual([]);
        });
      }
    }
  });
}
