import { defineConfig } from 'vitest/config';

// The packed SDK, as people install it: other runtimes, bundlers, a browser page, type checks.
export default defineConfig({
  test: {
    name: 'sdk-package',
    root: import.meta.dirname,
    include: ['sdk-package/*.test.ts'],
    globalSetup: ['./sdk-package/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
