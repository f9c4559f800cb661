import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/lib/patience.ts';

// What tool writers are given, against a real server: the command of the SDK, the documented examples; and the demo.
export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    include: ['tools/*.test.ts'],
    globalSetup: ['./tools/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: patience,
  },
});
