import { defineConfig } from 'vitest/config';

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
            'e2e/demo/**/*.test.ts',
          ],
        },
      },
      './app/vitest.config.ts',
      './server/vitest.config.ts',
      './ui-kit/vitest.config.ts',
    ],
  },
});
