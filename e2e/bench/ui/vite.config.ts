import { kitStyles } from '@halyard/ui-kit/vite';
import { defineConfig } from 'vite';

/** The build settings are those of the app, so that the kit costs as much here. */
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
