import { paletteNames } from '../tokens/palettes.ts';

/** Themes in which every story is looked at; the first is the one it renders in. */
export const themes = paletteNames;

export const otherThemes = themes.slice(1);
