import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { createReader } from './unread-reader.ts';

type UnreadReader = ReturnType<typeof createReader>;

/**
 * Calls `onRead` with the notices in `root` that are marked unread and have been visible for a second
 * without a break, while the page is visible.
 */
export function useReadAfterSecond(
  root: RefObject<HTMLElement | null>,
  onRead: ((ids: readonly number[]) => void) | undefined,
): void {
  const reader = useRef<UnreadReader>(undefined);
  const report = useEffectEvent((ids: readonly number[]) => onRead?.(ids));
  const isWanted = onRead !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const start = async () => {
      const { createReader } = await import('./unread-reader.ts');
      if (isOver) return;
      reader.current = createReader(report);
      reader.current.watch(unreadIn(root.current));
    };
    // Without the code, for example offline, notices stay unread.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      reader.current?.stop();
      reader.current = undefined;
    };
  }, [isWanted, root]);
  // After every render: the feed's notices and their marks may have changed.
  useEffect(() => {
    reader.current?.watch(unreadIn(root.current));
  });
}

function unreadIn(root: HTMLElement | null): Iterable<Element> {
  return root?.querySelectorAll('li[data-unread]') ?? [];
}
