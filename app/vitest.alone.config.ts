import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vitest.config.ts';

/** Tests that stand in for modules of the app, which other files of a run would have loaded already. */
export default mergeConfig(
  { ...app, test: { ...app.test, include: [], exclude: [] } },
  defineConfig({
    test: { name: 'app-alone', include: ['src/**/*.alone.test.tsx'], isolate: true },
  }),
);
