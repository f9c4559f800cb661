import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { KitProvider } from '../src/provider/KitProvider.tsx';
import { ComponentPage } from '../src/storybook/ComponentPage.tsx';
import { DocsFrame } from '../src/storybook/DocsFrame.tsx';
import { withControls } from '../src/storybook/controls.ts';
import { applyLook } from '../src/storybook/look.ts';
import { afterStory } from '../src/testing/after-story.ts';
import { initialGlobals, toolbars, viewports } from './toolbars.ts';
import 'virtual:halyard-kit.css';
import './preview.css';

/** Themes and widths in which Chromatic takes a picture of each story. */
const modes = {
  'dark 390': { theme: 'dark', viewport: 'w390' },
  'dark 1440': { theme: 'dark', viewport: 'w1440' },
  'light 390': { theme: 'light', viewport: 'w390' },
  'light 1440': { theme: 'light', viewport: 'w1440' },
};

// A story may wait for code that is loaded on demand, while other test suites use the processors.
configure({ asyncUtilTimeout: 30_000 });

// Runs that take pictures skip the accessibility checks.
const isForPictures = 'PICTURES' in import.meta.env;

// Tests need only violations; details of passed rules take axe most of its time. The accessibility
// panel of Storybook shows everything.
const axeOptions =
  'VITEST_STORYBOOK' in import.meta.env ? { resultTypes: ['violations' as const] } : {};

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: isForPictures ? 'off' : 'error', options: axeOptions },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame },
    // What a function of an example does is not shown: in a built Storybook it has no readable code.
    jsx: { functionValue: () => '() => {}' },
    viewport: { options: viewports },
    chromatic: { modes },
    // The theme sets the background.
    backgrounds: { disable: true },
    options: {
      // Storybook reads this statically, so it must be a literal.
      storySort: {
        order: [
          'All components',
          'Guides',
          ['Principles', 'Tokens', 'Colour', 'Accessibility', 'Writing', 'Adding a component'],
          'Overview',
          'Overview',
          'Foundations',
          'Controls',
          'Overlays',
          'Data display',
          'Feedback',
          'CTF pieces',
          'Layouts',
        ],
      },
    },
  },
  argTypesEnhancers: [withControls],
  initialGlobals,
  globalTypes: toolbars,
  decorators: [
    (Story, { globals }) => {
      applyLook(globals);
      return (
        // Mounts the story again, so that dates and numbers are formatted for the new language.
        <KitProvider key={globals['locale']}>
          <Story />
        </KitProvider>
      );
    },
  ],
  afterEach: afterStory,
});
