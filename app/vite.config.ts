import { join } from 'node:path';
import { kitStyles } from '@halyard/ui-kit/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig, type Plugin } from 'vite';
import { buildInfo } from './vite/build-info.ts';
import { chunkGroups, isPart, type PageLoad } from './vite/chunks.ts';
import { firstLanguage } from './vite/first-language.ts';
import { licences } from './vite/licences.ts';
import { locales } from './vite/locales.ts';
import { precompress } from './vite/precompress.ts';
import { slimLibraries } from './vite/slim-libraries.ts';
import { firstPaintScript } from '@halyard/ui-kit/first-paint';

const dictionaries = join(import.meta.dirname, 'src/i18n');

/** The Host of the page is kept: the server compares it with the Origin of a write. */
const api = { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false };

/** Weight of the pages that players open most. */
const OFTEN = 40;

/** Texts that the server has rendered, and other ones, such as the statement of a challenge. */
const RENDERED_MARKDOWN = '/ui-kit/src/rendered-markdown.ts';
const MARKDOWN = '/ui-kit/src/markdown.ts';

/** What players open, with the parts that these pages fetch at once. */
const pages: PageLoad[] = [
  { modules: ['/pages/home/HomePage.tsx'], weight: OFTEN },
  {
    modules: ['/pages/game/challenges/ChallengesPage.tsx', '/frame/RunningGame.tsx'],
    weight: OFTEN,
  },
  {
    modules: [
      '/pages/game/scoreboard/ScoreboardPage.tsx',
      '/ScoreChart.tsx',
      '/ScoreTable.tsx',
      '/frame/RunningGame.tsx',
    ],
    // Measured: with less, parts of other pages join its files and make it 2 to 4 KB larger.
    weight: 4 * OFTEN,
  },
  { modules: ['/pages/game/GamePage.tsx', '/frame/RunningGame.tsx'], weight: 20 },
  { modules: ['/pages/game/GamePage.tsx', '/frame/RunningGame.tsx', MARKDOWN], weight: 5 },
  { modules: ['/pages/games/GamesPage.tsx', '/frame/RunningGame.tsx'], weight: 30 },
  { modules: ['/pages/account/LoginPage.tsx'], weight: 20 },
  { modules: ['/pages/account/RegisterPage.tsx'], weight: 5 },
  { modules: ['/pages/teams/TeamsPage.tsx', '/frame/RunningGame.tsx'], weight: 8 },
  { modules: ['/pages/posts/PostPage.tsx', RENDERED_MARKDOWN], weight: 20 },
  { modules: [RENDERED_MARKDOWN], weight: 5 },
  { modules: [MARKDOWN], weight: 20 },
  // Every page of staff loads it.
  { modules: ['/staff/shared/ContainerBanner.tsx'], weight: OFTEN },
];

/** The parts of the planner have no name: the first file names every other one, and is the smaller for it. */
const chunkFileNames = ({ name }: { name: string }) =>
  isPart(name) ? 'build/[hash].js' : 'build/[name]-[hash].js';

/** Files that are there before any other is asked for. */
const IS_THERE = /\/(main|rolldown-runtime)-[\w-]+\.(js|css)$/;

/** @param sheet see `kitStyles` */
const base = (sheet?: readonly string[] | 'all') =>
  ({
    root: import.meta.dirname,
    plugins: [
      react(),
      locales(dictionaries),
      licences(),
      firstLanguage(dictionaries),
      firstPaint(),
      kitStyles(sheet),
      buildInfo(),
      slimLibraries(),
    ],
    // Names for the inspector; a build has none of these components.
    oxc: sheet ? {} : { plugins: { styledComponents: { displayName: true, fileName: true } } },
    build: {
      assetsDir: 'build',
      target: 'es2024',
      // The viewer of PDF files, which is loaded when one is shown.
      chunkSizeWarningLimit: 600,
      // The oldest that know `light-dark()` and relative colours, which the kit's themes are made of.
      cssTarget: ['chrome123', 'firefox128', 'safari18'],
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((each) => !IS_THERE.test(each)),
      },
      // Reads only those of the icons' two thousand modules that are used.
      rolldownOptions: { experimental: { lazyBarrel: true }, checks: { bundlerTimings: false } },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/api': api, '/assets': api, '/docs/api': api },
    },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return base();
  const { codeSplitting, modulesOf } = await chunkGroups(base('all'), pages);
  const { build, plugins, ...rest } = base(
    modulesOf(pages.filter(({ weight }) => weight === OFTEN)),
  );
  const rolldownOptions = { ...build.rolldownOptions, output: { codeSplitting, chunkFileNames } };
  return { ...rest, plugins: [...plugins, precompress()], build: { ...build, rolldownOptions } };
});

/** Puts the kit's first-paint script into the page, so that the theme is right from the first frame. */
function firstPaint(): Plugin {
  return {
    name: 'halyard-first-paint',
    transformIndexHtml: () => [
      { tag: 'script', children: firstPaintScript, injectTo: 'head-prepend' },
    ],
  };
}
