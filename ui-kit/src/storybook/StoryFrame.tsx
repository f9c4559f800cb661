import { Anchor, Description, Source, Subheading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useRef } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { Frame } from './StoryFrame.styles.ts';

/** Until the story is there, and for stories that fill the window, whose own height is none. */
const HEIGHT = 320;
const LARGEST = 1200;

interface StoryFrameProps {
  story: { id: string; name: string; moduleExport: ModuleExport };
  /** CSS length. Default: as high as the story. */
  height?: string | undefined;
  /** The choices of the toolbar, as in an address: `theme:light`. */
  globals: string;
}

/**
 * A story as it is after its steps. It has a page of its own, so that an open dialog covers nothing
 * else and the steps neither move the focus nor press keys elsewhere. Loaded once it is in view.
 */
export function StoryFrame({ story, height, globals }: StoryFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = (): void => {
    const page = frame.current?.contentDocument;
    if (!page || height !== undefined) return;
    const watcher = new ResizeObserver(() => {
      const needed = Math.ceil(page.body.getBoundingClientRect().height);
      const fitted = Math.min(LARGEST, Math.max(HEIGHT, needed));
      if (frame.current) frame.current.style.height = `${fitted}px`;
    });
    watcher.observe(page.body);
  };
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Frame
        ref={frame}
        loading="lazy"
        title={story.name}
        src={`iframe.html?viewMode=story&id=${story.id}&globals=${globals}`}
        style={{ height: height ?? HEIGHT }}
        onLoad={fit}
      />
      <details>
        <summary>Show code</summary>
        <Source of={story.moduleExport} />
      </details>
    </Anchor>
  );
}
