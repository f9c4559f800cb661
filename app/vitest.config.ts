import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/lib/patience.ts';
import { licences } from './vite/licences.ts';
import { locales } from './vite/locales.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), locales(join(import.meta.dirname, 'src/i18n')), licences()],
  test: {
    name: 'app',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    exclude: ['src/**/*.alone.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    // Longer than the wait for a part of a page, see the set-up.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: patience,
    isolate: false,
    passWithNoTests: true,
  },
});
