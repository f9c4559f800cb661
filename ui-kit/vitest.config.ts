import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import kit from './package.json' with { type: 'json' };
import { languageNames } from './src/patterns/Markdown/languages.ts';
import { launchOptions } from '../scripts/lib/browser.ts';
import { patience } from '../scripts/lib/patience.ts';

const root = import.meta.dirname;

// What Vite finds only while tests run makes it reload the page under them: name it beforehand.
const prebundled = [
  ...Object.keys(kit.dependencies).filter(
    (name) => !/^(@fontsource|highlight\.js|pdfjs)/.test(name),
  ),
  'dayjs/plugin/timezone.js',
  'dayjs/plugin/utc.js',
  'highlight.js/lib/core',
  // A dependency of the SDK.
  'marked',
  ...languageNames.map((name) => `highlight.js/lib/languages/${name}`),
  'pdfjs-dist/legacy/build/pdf.mjs',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
];

/** Pure functions of the kit, in Node. */
export const unitProject = defineProject({
  root,
  test: {
    name: 'ui-kit',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: patience,
  },
});

/** Called by src/testing/park-pointer.ts; see there. */
const parkPointer: BrowserCommand = async ({ page }) => page.mouse.move(-1, -1);

/** What `scripts/lib/matrix.ts` reads, for the page. */
function matrixEnv(): Record<string, string> {
  const { FULL_MATRIX = '' } = process.env;
  return { FULL_MATRIX };
}

export const inChromium = (contextOptions: Record<string, string>) => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions,
    // Colours must be at rest when axe measures them.
    contextOptions: { reducedMotion: 'reduce', ...contextOptions },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export const stories = (more: Parameters<typeof storybookTest>[0] = {}) => ({
  root,
  optimizeDeps: { include: prebundled },
  plugins: [storybookTest({ configDir: join(root, '.storybook'), ...more })],
});

/** Every story as a test in Chromium, with axe in two themes, or in all with FULL_MATRIX. */
export const storiesProject = defineProject({
  ...stories(),
  // Two pages: a story waits for its browser most of the time.
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    env: matrixEnv(),
    setupFiles: [join(root, 'src/testing/park-pointer.ts')],
    browser: { ...inChromium({}), commands: { parkPointer } },
  },
});

export default defineConfig({ test: { projects: [unitProject, storiesProject] } });
