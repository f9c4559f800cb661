import { Controls, DocsContext, DocsStory, Heading, Primary } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { PropsBox } from './PropsBox.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { toolbarGlobals, useToolbar } from './use-toolbar.ts';

interface StoryParameters {
  docs?: { story?: { inline?: boolean; height?: string } };
}

/**
 * The first story with controls, then the others. Stories whose state comes from their steps, and
 * those that open a dialog, have frames of their own.
 */
export function ComponentStories(): ReactNode {
  const { componentStories } = useContext(DocsContext);
  const globals = toolbarGlobals(useToolbar());
  const [first, ...others] = componentStories();
  if (!first) return null;
  const shown = first.playFunction && !opensDialog(first) ? [first, ...others] : others;
  return (
    <>
      <Heading>Example</Heading>
      {opensDialog(first) ? (
        <StoryFrame story={first} height={heightOf(first)} globals={globals} />
      ) : (
        <Primary />
      )}
      <Heading>Props</Heading>
      <PropsBox>
        <Controls />
      </PropsBox>
      {shown.length > 0 && <Heading>States</Heading>}
      {shown.map((story) =>
        story.playFunction || opensDialog(story) ? (
          <StoryFrame key={story.id} story={story} height={heightOf(story)} globals={globals} />
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
        ),
      )}
    </>
  );
}

interface Story {
  parameters: StoryParameters;
}

function opensDialog({ parameters }: Story): boolean {
  return parameters.docs?.story?.inline === false;
}

function heightOf({ parameters }: Story): string | undefined {
  return parameters.docs?.story?.height;
}
