import { Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { ComponentStories } from './ComponentStories.tsx';
import type { Guide } from './guide.ts';
import { GuideSections } from './GuideSections.tsx';
import { GuideText } from './GuideText.tsx';

function useGuide(): Guide | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  // Parameters are untyped; only `guide()` sets this one.
  return preparedMeta.parameters['guide'] as Guide | undefined;
}

/** The page of a component: its guide, its first story with controls, then every story. */
export function ComponentPage() {
  const guide = useGuide();
  return (
    <>
      <Title />
      {guide && (
        <>
          <Subtitle>
            <GuideText>{guide.what}</GuideText>
          </Subtitle>
          <Unstyled>
            <GuideSections guide={guide} />
          </Unstyled>
        </>
      )}
      <ComponentStories />
    </>
  );
}
