import { defineConfig } from 'vitest/config';
import { patience } from './scripts/lib/patience.ts';
import { storiesProject, unitProject } from './ui-kit/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'api-spec/**/*.test.ts',
            'sdk/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/bench/**/*.test.ts',
            'e2e/demo/**/*.test.ts',
            'e2e/drills/**/*.test.ts',
          ],
          exclude: ['scripts/**/*.checkout.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
      {
        // What copies the whole checkout and runs its tools takes minutes.
        test: {
          name: 'checkout',
          environment: 'node',
          include: ['scripts/**/*.checkout.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      './app/vitest.config.ts',
      './app/vitest.alone.config.ts',
      './server/vitest.config.ts',
      './e2e/vitest.tools.config.ts',
      './e2e/vitest.config.ts',
      './e2e/vitest.schemathesis.config.ts',
      unitProject,
      storiesProject,
    ],
  },
});
