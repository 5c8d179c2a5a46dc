import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.spec.ts'],
    // What `startMock()` takes; without it every test starts from the demo data.
    provide: { mockOptions: { scenario: 'empty' } },
  },
});
