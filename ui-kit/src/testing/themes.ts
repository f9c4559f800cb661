import { paletteNames } from '../tokens/palettes.ts';

/** Themes in which every story is checked; it is rendered in the first. */
export const themes = paletteNames;

export const otherThemes = themes.slice(1);
