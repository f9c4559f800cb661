import { checkOtherThemes } from './other-themes.ts';

type Look = typeof checkOtherThemes;

let look: Look = checkOtherThemes;

/** Replaces the axe checks in other themes after each story of a test run. */
export function lookAtStories(instead: Look): void {
  look = instead;
}

/** Sets the hook for all files that share a page; hooks of setup files apply to one file. */
export const afterStory: Look = (context) => {
  refuseOpenDialog(context);
  return look(context);
};

/** The page of a component shows stories without steps in place, where a dialog would cover it. */
function refuseOpenDialog({ playFunction, parameters }: Parameters<Look>[0]): void {
  const docs = parameters['docs'] as { story?: { inline?: boolean } } | undefined;
  if (playFunction || docs?.story?.inline === false) return;
  if (document.querySelector('[aria-modal=true]'))
    throw new Error('The story opens a dialog: set parameters.docs.story.inline to false');
}
