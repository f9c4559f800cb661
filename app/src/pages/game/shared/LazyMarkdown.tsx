import { Skeleton, Stack } from '@halyard/ui-kit';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({
  default: (await import('@halyard/ui-kit/markdown')).Markdown,
}));

/** Text that somebody wrote, rendered by code that is fetched when there is such a text. */
export function LazyMarkdown({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <Suspense fallback={<Lines />}>
      <Markdown source={text} />
    </Suspense>
  );
}

function Lines() {
  return (
    <Stack gap={8}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Stack>
  );
}
