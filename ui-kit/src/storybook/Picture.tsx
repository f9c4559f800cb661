import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Box, Drawn, FramedPage } from './Catalogue.styles.ts';
import { toolbarGlobals, useToolbar } from './use-toolbar.ts';

interface PictureProps {
  /** Id of the story. */
  story: string;
  /** The story needs a page of its own, e.g. because it opens a dialog. */
  isFramed: boolean;
  /** The component fills a window. */
  isWide: boolean;
}

/** A story that cannot be drawn leaves its picture empty. */
function ignore(): void {}

/** Whether an element has come close to the visible part of the page. */
function useSeen<Seen extends Element>() {
  const ref = useRef<Seen>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '160px' },
    );
    if (ref.current) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return { ref, seen };
}

function Drawing({ story, isWide }: Pick<PictureProps, 'story' | 'isWide'>) {
  const context = useContext(DocsContext);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    // A story of the catalogue itself is not part of a page of documentation.
    const canDraw = 'loadStory' in (context ?? {});
    if (!canDraw) return undefined;
    let remove: (() => Promise<void>) | undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const prepared = await context.loadStory(story);
      if (isGone || !element) return;
      const callbacks = { showMain: ignore, showError: ignore, showException: ignore };
      const options = { autoplay: false, forceInitialArgs: true };
      remove = context.renderStoryToElement(prepared, element, callbacks, options);
    };
    void draw();
    return () => {
      isGone = true;
      void remove?.();
    };
  }, [context, story]);
  return <Drawn ref={ref} data-wide={isWide || undefined} />;
}

function Framed({ story }: { story: string }) {
  const globals = toolbarGlobals(useToolbar());
  return (
    <FramedPage
      tabIndex={-1}
      title={story}
      src={`iframe.html?viewMode=story&id=${story}&globals=${globals}`}
    />
  );
}

/** A small picture of a component: its first story, drawn once it is in view. */
export function Picture({ story, isFramed, isWide }: PictureProps): ReactNode {
  const { ref, seen } = useSeen<HTMLDivElement>();
  return (
    <Box ref={ref} aria-hidden inert>
      {seen && (isFramed ? <Framed story={story} /> : <Drawing story={story} isWide={isWide} />)}
    </Box>
  );
}
