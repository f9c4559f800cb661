import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { KitProvider } from '../src/provider/KitProvider.tsx';
import { ComponentPage } from '../src/storybook/ComponentPage.tsx';
import { DocsFrame } from '../src/storybook/DocsFrame.tsx';
import { applyLook } from '../src/storybook/look.ts';
import { afterStory } from '../src/testing/after-story.ts';
import { modes } from './modes.ts';
import { initialGlobals, toolbars, viewports } from './toolbars.ts';
import 'virtual:halyard-kit.css';
import './preview.css';

// What a story waits for may first have to be fetched, while other suites keep the machine busy.
configure({ asyncUtilTimeout: 15_000 });

// A run that takes pictures looks at nothing else.
const isForPictures = 'PICTURES' in import.meta.env;

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: isForPictures ? 'off' : 'error' },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame },
    viewport: { options: viewports },
    chromatic: { modes },
    // The page is the theme's own ground.
    backgrounds: { disabled: true },
    options: {
      // Read without running this file: it has to stand here.
      storySort: {
        order: [
          'Guides',
          ['Principles', 'Tokens', 'Colour', 'Access', 'Writing', 'Adding a component'],
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
  initialGlobals,
  globalTypes: toolbars,
  decorators: [
    (Story, { globals }) => {
      applyLook(globals);
      return (
        // What was formatted for one language is formatted anew for another.
        <KitProvider key={globals['locale']}>
          <Story />
        </KitProvider>
      );
    },
  ],
  afterEach: afterStory,
});
