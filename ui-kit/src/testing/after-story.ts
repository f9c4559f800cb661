import { checkOtherThemes } from './other-themes.ts';

type Look = typeof checkOtherThemes;

let look: Look = checkOtherThemes;

/** Replaces the axe checks in other themes after each story of a test run. */
export function lookAtStories(instead: Look): void {
  look = instead;
}

/** Sets the hook for all files that share a page; hooks of setup files apply to one file. */
export const afterStory: Look = (context) => look(context);
