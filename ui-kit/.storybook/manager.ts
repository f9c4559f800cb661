import { addons } from 'storybook/manager-api';
import { storybookThemes } from '../src/storybook/storybook-themes.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: light)').matches
    ? storybookThemes.light
    : storybookThemes.dark,
});
