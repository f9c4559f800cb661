import { kitStyles } from '@halyard/ui-kit/vite';
import { defineConfig } from 'vite';

/** Built as the app is built, so that the kit costs here what it costs there. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [kitStyles('all')],
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        pure: true,
        minify: true,
        ssr: false,
      },
    },
  },
  build: { target: 'es2024', modulePreload: { polyfill: false } },
});
