/**
 * Fixtures for front-end tests with Playwright Test: one mock for each worker, a world for each test, the page's
 * requests sent there, and the world's journal attached when a test fails.
 */
import { test as base, type Route } from '@playwright/test';
import type { Mock, MockOptions } from '../index.js';
import { inWorld, journalText, type TestMock, testMockOf, USUAL_API, workerMock } from './test-mock.js';

export type { TestMock } from './test-mock.js';

export interface MockFixtures {
  /** This test's own world. */
  mock: TestMock;
  /** Where the page believes the API to be; its requests to addresses that start so are answered by `mock`. */
  apiUrl: string;
}

export interface MockWorkerFixtures {
  /** As for `startMock()`: `defineConfig<MockFixtures, MockWorkerFixtures>({ use: { mockOptions: { scenario: 'empty' } } })`. */
  mockOptions: MockOptions;
  /** The mock of the worker: all its worlds. Most tests want `mock`. */
  workerMock: Mock;
}

/** Playwright's `test` with `mock`; extend it, or merge it with your own by `mergeTests`. */
export const test = base.extend<MockFixtures, MockWorkerFixtures>({
  mockOptions: [{}, { option: true, scope: 'worker' }],
  apiUrl: [USUAL_API, { option: true }],
  workerMock: [workerMock, { scope: 'worker' }],
  // Automatic: a page whose test does not name `mock` must not call a real address either.
  mock: [
    async ({ workerMock, apiUrl, context }, use, info) => {
      const mock = testMockOf(workerMock, `${info.testId}.${info.repeatEachIndex}.${info.retry}`);
      await context.route(
        ({ href }) => inWorld(href, apiUrl, mock) !== undefined,
        (route) => answer(route, apiUrl, mock),
      );
      await use(mock);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      if (info.status !== info.expectedStatus) await attachJournal(mock, info);
      mock.drop();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

async function answer(route: Route, apiUrl: string, mock: TestMock): Promise<void> {
  const url = inWorld(route.request().url(), apiUrl, mock);
  try {
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  } catch {
    // A fault that drops the connection, or a page that was closed meanwhile.
    await route.abort('connectionreset').catch(() => {});
  }
}

async function attachJournal(mock: TestMock, info: ReturnType<typeof test.info>): Promise<void> {
  const text = journalText(mock);
  if (text === '') return;
  await info.attach('mock journal', { body: text, contentType: 'text/plain' });
  const entries = JSON.stringify(mock.journal({ limit: 1000 }), undefined, 2);
  await info.attach('mock journal (JSON)', { body: entries, contentType: 'application/json' });
}
