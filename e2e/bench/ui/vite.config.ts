import { kitStyles } from '@halyard/ui-kit/vite';
import { defineConfig } from 'vite';

/** The same build settings as the app, so that the kit costs the same here. */
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
