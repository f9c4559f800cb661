import { defineMain } from '@storybook/react-vite/node';
import { kitStyles } from '../src/vite.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../guides/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), kitStyles()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
