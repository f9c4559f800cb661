import { useListEditNotices, useListNotices } from '@halyard/sdk/react';
import type { GameInfo, GameNotice } from '@halyard/sdk/types';
import { hasStarted } from '@halyard/sdk/rules';
import { useTick } from '@halyard/ui-kit';

/** The filters of the feed; also their names in the address. */
export const FEEDS = ['all', 'written', 'system'] as const;
export type Feed = (typeof FEEDS)[number];

/** The feed in the address; `all` for unknown values. */
export function toFeed(text: string | null): Feed {
  return FEEDS.find((feed) => feed === text) ?? 'all';
}

/**
 * The notices of staff and, after the start of the game, those of the system, newest first; undefined
 * while loading.
 */
export function useStaffNotices(game: GameInfo) {
  const hasBegun = useTick((now) => hasStarted(game, now));
  const own = useListEditNotices(game.id);
  const { data: seen } = useListNotices(game.id, {}, { query: { enabled: hasBegun } });
  const made = (seen ?? []).filter(({ type }) => type !== 'Normal');
  return {
    notices: own.data && newestFirst([...own.data, ...made]),
    error: own.error,
    refetch: own.refetch,
  };
}

function newestFirst(notices: readonly GameNotice[]): GameNotice[] {
  return notices.toSorted((a, b) => b.time - a.time);
}

/** Whether a notice matches a filter. */
export function isInFeed(feed: Feed, { type }: GameNotice): boolean {
  if (feed === 'all') return true;
  return (type === 'Normal') === (feed === 'written');
}

/** Notices by day in local time. */
export function byDay(notices: readonly GameNotice[]): [day: number, notices: GameNotice[]][] {
  const days = Map.groupBy(notices, ({ time }) => new Date(time).setHours(0, 0, 0, 0));
  return [...days];
}
