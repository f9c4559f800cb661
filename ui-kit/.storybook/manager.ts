import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { shownLook, type LookGlobals } from '../src/storybook/look.ts';
import { storybookThemes } from '../src/storybook/storybook-themes.ts';

addons.setConfig({ theme: storybookThemes.dark });

// Storybook around the page has the theme of the page.
addons.register('halyard/theme', (api) => {
  const follow = ({ globals }: { globals: LookGlobals }): void =>
    api.setOptions({ theme: storybookThemes[shownLook(globals).theme] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
