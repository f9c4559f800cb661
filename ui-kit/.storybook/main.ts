import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { pageName } from '../src/storybook/page-name.ts';
import { kitStyles } from '../src/vite.ts';
import { docgenOptions } from './docgen.ts';
import { readCatalogue } from '../src/storybook/catalogue.ts';

const NAME = 'virtual:halyard-catalogue';
const RESOLVED = `\0${NAME}`;

/** The list of components for the first page, read from the story files in Node. */
function catalogue() {
  return {
    name: 'halyard:catalogue',
    resolveId: (id: string) => (id === NAME ? RESOLVED : undefined),
    load: (id: string) =>
      id === RESOLVED ? `export const pages = ${JSON.stringify(readCatalogue())};` : undefined,
  };
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../guides/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [kitStyles(), catalogue()],
      // The code of examples has the names of its components.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { ...docgenOptions, include: ['src/**/*.tsx'], exclude: [] },
  },
  docs: { defaultName: pageName },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
