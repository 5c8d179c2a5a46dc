import { defineConfig } from '@playwright/test';

export default defineConfig({
  fullyParallel: true,
  reporter: [['list'], ['html', { open: 'never' }]],
  webServer: { command: 'node serve.mjs 5181', url: 'http://127.0.0.1:5181', reuseExistingServer: true },
  use: {
    baseURL: 'http://127.0.0.1:5181',
    // Only for machines without `npx playwright install chromium`.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
});
