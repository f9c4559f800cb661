import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { KitProvider } from '../src/provider/KitProvider.tsx';
import { checkOtherTheme } from '../src/testing/other-theme.ts';
import 'virtual:halyard-kit.css';

const setTheme = (theme: unknown): void => {
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
};

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // The page is the theme's own ground.
    backgrounds: { disabled: true },
  },
  initialGlobals: { theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      setTheme(globals['theme']);
      return (
        <KitProvider>
          <Story />
        </KitProvider>
      );
    },
  ],
  afterEach: checkOtherTheme,
});
