/** The overlay in a user's page: shows calls and their violations, switches faults, moves the clock. */
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { bench } from './browsing.fixture.js';
import { invoicingOverlay } from './vite.js';

const it = bench({ scenario: 'demo' });
let server: Server;
const portOf = () => (server.address() as { port: number }).port;
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    const [tag] = invoicingOverlay({ url: it.mock.url }).transformIndexHtml();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>App</title><h1>My app</h1><script src="${tag?.attrs.src}"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('one script tag -> calls, violations, faults and the clock in the page itself', async () => {
  const { page, mock } = it;
  mock.clearJournal();
  await page.goto(`http://127.0.0.1:${portOf()}/`);
  await page.getByRole('button', { name: 'Mock' }).click();
  const panel = page.getByRole('region', { name: 'Invoicing mock' });
  await expect(panel).toContainText('None yet.');
  const url = `${mock.url}/items.json?api_key=${mock.apiKey}`;
  const ask = (method: string, body?: string) =>
    page.evaluate(
      `fetch('${url}', { method: '${method}', headers: { 'content-type': 'application/json' }, body: ${body ?? 'undefined'} }).then((a) => a.status)`,
    );
  expect(await ask('POST', `'{"item":{"name":"Half"}}'`)).toBe(422);
  await expect(panel).toContainText('createItem');
  await expect(panel).toContainText('item.unit_price is required');
  await panel.getByLabel('Everything answers 503').check();
  await expect(page.getByRole('button', { name: 'Mock: 1 fault' })).toBeVisible();
  expect(await ask('GET')).toBe(503);
  await panel.getByLabel('Everything answers 503').uncheck();
  await expect(page.getByRole('button', { name: 'Mock', exact: true })).toBeVisible();
  expect(await ask('GET')).toBe(200);
  await panel.getByRole('button', { name: '+ 1 day' }).click();
  await expect(panel).toContainText('2026-04-01 10:00');
});

test('a switch turned as the page is left -> is in force; turned back as it is left -> is gone', async () => {
  const { page, mock } = it;
  await page.goto(`http://127.0.0.1:${portOf()}/`);
  const toggle = page.getByRole('button', { name: 'Mock' });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  // In a frame that is removed at the moment of the click, so that only requests begun by then are sent. Whether a
  // browser drops those depends on its speed; it must not drop requests with `keepalive`.
  const left = async (text: string) => {
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))`,
    );
    await page.frameLocator('iframe').getByLabel(text).waitFor();
    const sent = await page.evaluate(`(() => {
      const frame = document.querySelector('iframe');
      const { fetch } = frame.contentWindow;
      const sent = [];
      frame.contentWindow.fetch = (url, init) => {
        sent.push([init?.method, init?.keepalive]);
        return fetch(url, init);
      };
      const { shadowRoot } = frame.contentDocument.getElementById('invoicing-mock-overlay');
      [...shadowRoot.querySelectorAll('label')].find((one) => one.textContent === '${text}').click();
      frame.remove();
      return sent;
    })()`);
    return sent;
  };
  expect(await left('Too many requests, 429')).toEqual([['POST', true]]);
  await expect.poll(() => mock.faults.list()).toMatchObject([{ status: 429 }]);
  const answer = await it.call('GET', '/items.json');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  await expect(page.getByLabel('Too many requests, 429')).toBeChecked();
  expect(await left('Too many requests, 429')).toEqual([['DELETE', true]]);
  await expect.poll(() => mock.faults.list()).toEqual([]);
  await left('Every POST answers 422');
  await expect.poll(() => mock.faults.list()).toMatchObject([{ method: 'POST', status: 422 }]);
  expect((await it.call('GET', '/items.json')).status).toBe(200);
});

test('closed -> the button counts wrong requests since it was open; opened, they are read', async () => {
  const { page, mock } = it;
  await page.goto(`http://127.0.0.1:${portOf()}/`);
  const toggle = page.getByRole('button', { name: 'Mock' });
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click();
  // Only requests after the first tick are counted.
  await expect(async () => {
    await mock.inject({ url: `/items/none.json?api_key=${mock.apiKey}` });
    await expect(page.getByRole('button', { name: /Mock: \d+ wrong request/ })).toBeVisible({
      timeout: 1500,
    });
  }).toPass();
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Mock', exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`open, ${colorScheme}, wide and narrow -> axe finds nothing, nothing sticks out`, async () => {
    const { page, mock } = it;
    await page.emulateMedia({ colorScheme });
    await mock.inject({ url: `/items.json?api_key=${mock.apiKey}` });
    await mock.inject({ url: '/items/none.json' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`http://127.0.0.1:${portOf()}/`);
      const toggle = page.getByRole('button', { name: 'Mock' });
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      await expect(page.getByRole('region', { name: 'Invoicing mock' })).toContainText('listItems');
      await page.evaluate(axe.source);
      // Only the overlay is checked: the page around it is not ours.
      const { violations } = await page.evaluate<AxeResults>(`axe.run('#invoicing-mock-overlay')`);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary}`)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });
}

test('a page that is not on this machine -> nothing is added; what Vite builds has no script', async () => {
  const { page, mock } = it;
  await page.route('http://shop.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title><h1>Shop</h1><script src="${mock.url}/__mock/overlay.js"></script>`,
    }),
  );
  await page.goto('http://shop.example/');
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
  await expect(page.locator('#invoicing-mock-overlay')).toHaveCount(0);
  expect(invoicingOverlay().apply).toBe('serve');
});
