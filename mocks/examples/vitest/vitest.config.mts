import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.spec.ts'],
    // The first test starts the mock, which takes long on a busy machine.
    testTimeout: 60_000,
    // Options of `startMock()`; without them every test starts from the demo data.
    provide: { mockOptions: { scenario: 'empty' } },
  },
});
