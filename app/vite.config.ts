import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './vite/first-paint.ts';
import { locales } from './vite/locales.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => ({
  plugins: [react(), locales(join(import.meta.dirname, 'src/i18n')), firstPaint()],
  oxc: {
    plugins: {
      styledComponents: {
        displayName: command === 'serve',
        fileName: command === 'serve',
        pure: true,
        minify: true,
      },
    },
  },
  build: { assetsDir: 'build', target: 'es2024', modulePreload: { polyfill: false } },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/assets': api } },
}));
