/**
 * Fixtures for tests with Vitest: one mock for each worker, a world for each test, what `fetch` sends to the API
 * answered there, and the world's journal added to the error when a test fails.
 */
import { test as base, type TestContext } from 'vitest';
import type { Mock, MockOptions } from '../index.js';
import { takeFetch } from './take-fetch.js';
import { journalText, type TestMock, testMockOf, USUAL_API, workerMock } from './test-mock.js';

export type { TestMock } from './test-mock.js';

export interface MockFixtures {
  /** This test's own world. */
  mock: TestMock;
  /** Where the code under test believes the API to be; what `fetch` sends there is answered by `mock`. */
  apiUrl: string;
  /** As for `startMock()`. Set it with `provide: { mockOptions: { scenario: 'empty' } }` in the configuration. */
  mockOptions: MockOptions;
  /** The mock of the worker: all its worlds. Most tests want `mock`. */
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
      const giveBack = takeFetch(apiUrl, mock);
      await use(mock);
      giveBack();
      if (task.result?.state === 'fail') reportJournal(mock, task);
      mock.drop();
    },
    { auto: true },
  ],
});

export { expect } from 'vitest';

/** In the message, because every reporter shows it, and in the task's `meta` for those that read JSON. */
function reportJournal(mock: TestMock, { result, meta }: TestContext['task']): void {
  const text = journalText(mock);
  const [error] = result?.errors ?? [];
  if (text === '' || error === undefined) return;
  error.message += `\n\nWhat the mock was asked:\n${text}\n`;
  Object.assign(meta, { mockJournal: mock.journal({ limit: 1000 }) });
}
