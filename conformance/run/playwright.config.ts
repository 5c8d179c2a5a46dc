/** The one Playwright project in which a conformance run executes; `cli.ts` starts it and passes the settings. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { spread } from './lanes.js';

const { workers = 2 } = JSON.parse(process.env.CONFORMANCE_SETTINGS ?? '{}') as { workers?: number };
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: `suite.spec.${extension}`,
  fullyParallel: true,
  workers: spread(workers).processes,
  // A second try hides races: the first outcome counts.
  retries: 0,
  timeout: 600_000,
  outputDir: join(tmpdir(), `invoicing-conformance-${process.env.CONFORMANCE_TAG ?? 'run'}`),
  preserveOutput: 'never',
  reporter: [[join(import.meta.dirname, `../verdict/reporter.${extension}`)]],
});
