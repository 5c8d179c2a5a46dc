/**
 * Fixtures for front-end tests with Playwright Test: one mock per worker, one world per test, the page's requests
 * routed to it, and the world's journal attached when a test fails.
 */
import { test as base, type Route } from '@playwright/test';
import type { Mock, MockOptions } from '../index.js';
import { inWorld, journalText, type TestMock, testMockOf, USUAL_API, workerMock } from './test-mock.js';

export type { TestMock } from './test-mock.js';

export interface MockFixtures {
  /** The world of this test. */
  mock: TestMock;
  /** The API's address in the page; requests to addresses with this prefix are answered by `mock`. */
  apiUrl: string;
}

export interface MockWorkerFixtures {
  /** As for `startMock()`: `defineConfig<MockFixtures, MockWorkerFixtures>({ use: { mockOptions: { scenario: 'empty' } } })`. */
  mockOptions: MockOptions;
  /** The mock of the worker, with all its worlds. Most tests need only `mock`. */
  workerMock: Mock;
}

/** Playwright's `test` with `mock`; extend it, or combine it with your own by `mergeTests`. */
export const test = base.extend<MockFixtures, MockWorkerFixtures>({
  mockOptions: [{}, { option: true, scope: 'worker' }],
  apiUrl: [USUAL_API, { option: true }],
  workerMock: [workerMock, { scope: 'worker' }],
  // Automatic: without `mock` in its parameters a test must not call a real address either.
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
    // A fault dropped the connection, or the page was closed meanwhile.
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
