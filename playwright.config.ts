/** The one test runner's projects: the mock, the suite's own code, and what needs a browser. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['line']],
  projects: [
    { name: 'mocks', testMatch: ['mocks/**/*.test.ts', 'spec/**/*.test.ts'] },
    { name: 'suite', testMatch: ['conformance/**/*.test.ts'] },
    { name: 'console', testMatch: ['mocks/**/*.browser.ts'] },
  ],
});
