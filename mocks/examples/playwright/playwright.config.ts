import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../../.ci/browser.mjs';

// launchOptions: where this repository finds a browser. Yours is there after `npx playwright install chromium`.
export default defineConfig({
  workers: 2,
  fullyParallel: true,
  use: { launchOptions: await chromiumOptions() },
});
