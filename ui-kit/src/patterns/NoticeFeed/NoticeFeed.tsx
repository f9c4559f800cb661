import { TriangleAlert } from 'lucide-react';
import { useRef, type RefObject, useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { MissingFlag } from '../PoleFlag/PoleFlag.tsx';
import { useArrowNavigation } from '../shared/use-arrow-navigation.ts';
import { Day, Must, MustHead } from './NoticeFeed.styles.ts';
import { NoticeItem, type Notice } from './NoticeItem.tsx';
import type { createReader } from './unread-reader.ts';

export interface NoticeDay {
  /** "Today", "Friday 20 November"; absent for a single day without a heading. */
  label?: string;
  notices: readonly Notice[];
}

/** Notices that everybody has to confirm. */
export interface MustRead {
  /** "Must be read" */
  label: string;
  /** Newest first; confirmed notices are removed. */
  notices: readonly Notice[];
  /** Label of each button: "I have read it". */
  confirmLabel: string;
  onConfirm: (id: number) => void;
}

export interface NoticeFeedProps {
  /** "Notices" */
  label: string;
  /** Shown above all days until they are confirmed. */
  mustRead?: MustRead;
  /** The newest first. A first section of unread ones has their name as label. */
  days: readonly NoticeDay[];
  /** "New"; announced before each unread notice. */
  unreadLabel: string;
  /** Called with unread notices that have been visible for a second. */
  onRead?: (ids: readonly number[]) => void;
  /** One line per notice, for a small part of a panel. */
  compact?: boolean;
  /** Shown when there are no notices. */
  empty: { title: string; text?: string };
}

type UnreadReader = ReturnType<typeof createReader>;

/**
 * Calls `onRead` with the notices in `root` that are marked unread and have been visible for a second
 * without a break, while the page is visible.
 */
function useReadAfterSecond(
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

/** Notices by day. Arrow keys move between those that are links. */
export function NoticeFeed({
  label,
  mustRead,
  days,
  unreadLabel,
  onRead,
  compact,
  empty,
}: NoticeFeedProps) {
  const first = mustRead?.notices ?? [];
  const all = [...first, ...days.flatMap((day) => day.notices)];
  const navigation = useArrowNavigation(
    all.filter((notice) => notice.href).map((notice) => notice.id),
  );
  const root = useRef<HTMLDivElement>(null);
  useReadAfterSecond(root, onRead);
  if (all.length === 0) {
    return (
      <EmptyState figure={<MissingFlag />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows bubble from its links
    <div ref={root} role="group" aria-label={label} onKeyDown={navigation.onKeyDown}>
      {mustRead && first.length > 0 && (
        <Must>
          <MustHead>
            <Icon icon={TriangleAlert} />
            {mustRead.label}
          </MustHead>
          <ul>
            {first.map((notice) => (
              <NoticeItem
                key={notice.id}
                notice={notice}
                unreadLabel={unreadLabel}
                tabIndex={notice.id === navigation.stop ? 0 : -1}
                onFocus={navigation.onFocusOf(notice.id)}
                action={
                  <Button size="small" onClick={() => mustRead.onConfirm(notice.id)}>
                    {mustRead.confirmLabel}
                  </Button>
                }
              />
            ))}
          </ul>
        </Must>
      )}
      {days.map((day, index) => (
        <section key={day.label ?? index}>
          {day.label && <Day>{day.label}</Day>}
          <ul data-compact={compact || undefined}>
            {day.notices.map((notice) => (
              <NoticeItem
                key={notice.id}
                notice={notice}
                unreadLabel={unreadLabel}
                tabIndex={notice.id === navigation.stop ? 0 : -1}
                onFocus={navigation.onFocusOf(notice.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
