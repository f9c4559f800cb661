import { join } from 'node:path';
import { kitStyles } from '@halyard/ui-kit/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildInfo } from './vite/build-info.ts';
import { chunkGroups, type PageLoad } from './vite/chunks.ts';
import { firstLanguage } from './vite/first-language.ts';
import { firstPaint } from './vite/first-paint.ts';
import { locales } from './vite/locales.ts';
import { slimLibraries } from './vite/slim-libraries.ts';

const dictionaries = join(import.meta.dirname, 'src/i18n');

/** The Host of the page is kept: the server compares it with the Origin of a write. */
const api = { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false };

/** What players open most, with the parts that these pages fetch at once. */
const pages: PageLoad[] = [
  { modules: ['/home/HomePage.tsx'], weight: 40 },
  { modules: ['/game/challenges/ChallengesPage.tsx', '/app/RunningGame.tsx'], weight: 40 },
  {
    modules: [
      '/game/scoreboard/ScoreboardPage.tsx',
      '/ScoreChart.tsx',
      '/ScoreTable.tsx',
      '/app/RunningGame.tsx',
    ],
    weight: 40,
  },
  { modules: ['/game/GamePage.tsx', '/app/RunningGame.tsx'], weight: 10 },
  { modules: ['/games/GamesPage.tsx', '/app/RunningGame.tsx'], weight: 10 },
  { modules: ['/account/LoginPage.tsx'], weight: 10 },
  { modules: ['/account/RegisterPage.tsx'], weight: 5 },
  { modules: ['/teams/TeamsPage.tsx', '/app/RunningGame.tsx'], weight: 5 },
];

const base = (isBuild: boolean) =>
  ({
    root: import.meta.dirname,
    plugins: [
      react(),
      locales(dictionaries),
      firstLanguage(dictionaries),
      firstPaint(),
      kitStyles(),
      buildInfo(),
      slimLibraries(),
    ],
    oxc: {
      plugins: {
        styledComponents: {
          displayName: !isBuild,
          fileName: !isBuild,
          pure: true,
          minify: true,
          // Names that agree with a server's are of no use here, and each takes its bytes.
          ssr: false,
        },
      },
    },
    build: {
      assetsDir: 'build',
      target: 'es2024',
      modulePreload: { polyfill: false },
      // Of the icons' two thousand modules only those that are used are read.
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/api': api, '/assets': api, '/docs/api': api },
    },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  const config = base(command === 'build');
  if (command !== 'build') return config;
  const codeSplitting = await chunkGroups(config, pages);
  const rolldownOptions = { ...config.build.rolldownOptions, output: { codeSplitting } };
  return { ...config, build: { ...config.build, rolldownOptions } };
});
