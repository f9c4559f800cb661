import { join } from 'node:path';
import { kitStyles } from '@halyard/ui-kit/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildInfo } from './vite/build-info.ts';
import { firstLanguage } from './vite/first-language.ts';
import { firstPaint } from './vite/first-paint.ts';
import { locales } from './vite/locales.ts';
import { slimLibraries } from './vite/slim-libraries.ts';

const dictionaries = join(import.meta.dirname, 'src/i18n');

/** The Host of the page is kept: the server compares it with the Origin of a write. */
const api = { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false };

/** A part that so many pages and other late parts use is worth loading with each of them. */
const SHARED_BY = 10;

export default defineConfig(({ command }) => ({
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
        displayName: command === 'serve',
        fileName: command === 'serve',
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
    rolldownOptions: {
      // Of the icons' two thousand modules only those that are used are read.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: {
          // What the first page needs in any case is one file, and what several pages share a few:
          // dozens of small ones compress worse and cost a request each.
          groups: [
            { name: 'main', tags: ['$initial'] },
            { name: 'shared', minShareCount: SHARED_BY, maxModuleSize: 15_000 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/assets': api, '/docs/api': api } },
}));
