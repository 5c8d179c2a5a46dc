/** The one test runner's projects: the mock, the suite's own code, and what needs a browser. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Many tests wait for servers and children, so that a third worker costs little on two cores.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['line']],
  projects: [
    { name: 'mocks', testMatch: ['mocks/**/*.test.ts', 'spec/**/*.test.ts'] },
    { name: 'suite', testMatch: ['conformance/**/*.test.ts'] },
    { name: 'console', testMatch: ['mocks/**/*.browser.ts'] },
  ],
});
