import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { MissingFlag } from '../PoleFlag/PoleFlag.tsx';
import { useArrowNavigation } from '../shared/use-arrow-navigation.ts';
import { Day, Must, MustHead } from './NoticeFeed.styles.ts';
import { NoticeItem, type Notice } from './NoticeItem.tsx';
import { useReadAfterSecond } from './use-read-after-second.ts';

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
