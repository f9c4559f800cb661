import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/lib/patience.ts';

// Two workers: each file waits for PostgreSQL, which needs a processor too. They keep the modules that
// they have loaded: each file makes its own database and app, and none replaces a module.
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: patience,
  },
});
