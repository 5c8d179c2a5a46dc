import { type Mock, startMock } from 'invoicing-contract/mock';
import { test as base } from 'vitest';
import { type Api, connect } from '../app/api.js';

/** `test` with a mock of this worker, empty at the start of each test, and your application's way to call it. */
export const test = base.extend<{ $worker: { mock: Mock }; $test: { api: Api } }>({
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of wanted fixtures from this pattern.
    async ({}, use) => {
      const mock = await startMock({ port: 0, scenario: 'empty', clock: '2026-11-21T10:00:00Z' });
      await use(mock);
      await mock.close();
    },
    { scope: 'worker' },
  ],
  api: async ({ mock }, use) => {
    mock.reset();
    await use(connect(mock));
  },
});
