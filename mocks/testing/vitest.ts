/**
 * Fixtures for tests with Vitest: one mock per worker, one world per test, `fetch` requests to the API routed to it,
 * and the world's journal added to the error when a test fails.
 */
import { test as base, type TestContext } from 'vitest';
import type { Mock, MockOptions } from '../index.js';
import { redirectFetch } from './redirect-fetch.js';
import { journalText, type TestMock, testMockOf, USUAL_API, workerMock } from './test-mock.js';

export type { TestMock } from './test-mock.js';

export interface MockFixtures {
  /** The world of this test. */
  mock: TestMock;
  /** The API's address in the code under test; `fetch` requests to it are answered by `mock`. */
  apiUrl: string;
  /** As for `startMock()`. Set it with `provide: { mockOptions: { scenario: 'empty' } }` in the configuration. */
  mockOptions: MockOptions;
  /** The mock of the worker, with all its worlds. Most tests need only `mock`. */
  workerMock: Mock;
}

declare module 'vitest' {
  interface ProvidedContext {
    mockOptions?: MockOptions;
    apiUrl?: string;
  }
}

let made = 0;

/** Vitest's `test` with `mock`; extend it with your own. */
export const test = base.extend<MockFixtures>({
  mockOptions: [{}, { injected: true, scope: 'worker' }],
  workerMock: [workerMock, { scope: 'worker' }],
  apiUrl: [USUAL_API, { injected: true }],
  mock: [
    async ({ workerMock, apiUrl, task }, use) => {
      made += 1;
      const mock = testMockOf(workerMock, `${process.pid}-${made}`);
      const giveBack = redirectFetch(apiUrl, mock);
      await use(mock);
      giveBack();
      if (task.result?.state === 'fail') reportJournal(mock, task);
      mock.drop();
    },
    { auto: true },
  ],
});

export { expect } from 'vitest';

/** In the message, which every reporter shows, and in the task's `meta` for reporters that write JSON. */
function reportJournal(mock: TestMock, { result, meta }: TestContext['task']): void {
  const text = journalText(mock);
  const [error] = result?.errors ?? [];
  if (text === '' || error === undefined) return;
  error.message += `\n\nWhat the mock was asked:\n${text}\n`;
  Object.assign(meta, { mockJournal: mock.journal({ limit: 1000 }) });
}
