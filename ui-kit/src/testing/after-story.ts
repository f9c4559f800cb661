import { checkOtherThemes } from './other-themes.ts';

type Look = typeof checkOtherThemes;

let look: Look = checkOtherThemes;

/** What a test run looks at after each story, in place of axe in the other themes. */
export function lookAtStories(instead: Look): void {
  look = instead;
}

/** Hooks of setup files live for one file; this one for all that share a page. */
export const afterStory: Look = (context) => look(context);
