import { test as base } from '@playwright/test';
import { type Mock, startMock } from 'invoicing-contract/mock';
import { servePage } from '../serve.js';

/** `test` with a mock and your application for each worker; each test starts with the demo data, on its page. */
export const test = base.extend<{ app: string }, { mock: Mock; site: string }>({
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from this pattern.
    async ({}, use) => {
      const mock = await startMock({ port: 0, scenario: 'demo', clock: '2026-11-21T10:00:00Z' });
      await use(mock);
      await mock.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mock }, use) => {
      const site = await servePage(mock);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ mock, site, page }, use) => {
      mock.reset();
      await page.goto(site);
      await use(site);
    },
    { auto: true },
  ],
});
