import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.spec.ts'],
    // The first test starts the mock, which takes its time on a machine that is busy.
    testTimeout: 60_000,
    // What `startMock()` takes; without it every test starts from the demo data.
    provide: { mockOptions: { scenario: 'empty' } },
  },
});
