import { defineConfig } from 'vitest/config';
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
            'e2e/demo/**/*.test.ts',
          ],
        },
      },
      './app/vitest.config.ts',
      './app/vitest.alone.config.ts',
      './server/vitest.config.ts',
      './e2e/vitest.tools.config.ts',
      './e2e/vitest.config.ts',
      unitProject,
      storiesProject,
    ],
  },
});
