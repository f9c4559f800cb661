import { paletteNames } from '../tokens/palettes.ts';

/** Themes in which stories are checked; they are rendered in the first. */
export const themes = paletteNames;
