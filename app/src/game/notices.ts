import type { GameNotice } from '@halyard/sdk/react';

/** The filters of a notice feed. */
export const NOTICE_KINDS = ['all', 'organisers', 'bloods', 'challenges'] as const;
export type NoticeFilter = (typeof NOTICE_KINDS)[number];

const KIND_OF: Record<GameNotice['type'], NoticeFilter> = {
  Normal: 'organisers',
  FirstBlood: 'bloods',
  SecondBlood: 'bloods',
  ThirdBlood: 'bloods',
  NewHint: 'challenges',
  NewChallenge: 'challenges',
};

/** The notices of a kind, newest first. */
export function filterNotices(notices: readonly GameNotice[], filter: NoticeFilter): GameNotice[] {
  return notices
    .filter(({ type }) => filter === 'all' || KIND_OF[type] === filter)
    .toSorted((a, b) => b.time - a.time || b.id - a.id);
}

/**
 * Whether a notice has not been seen on this device. `readUntil` is the time of the newest one that
 * was. On the first visit only messages from the organisers count as unread.
 */
export function isUnread(notice: GameNotice, readUntil: number | null): boolean {
  return readUntil === null ? notice.type === 'Normal' : notice.time > readUntil;
}

/** Time of the newest notice; 0 without any. */
export function newestTime(notices: readonly GameNotice[]): number {
  return Math.max(0, ...notices.map(({ time }) => time));
}

/** Notices by day, in their order. */
export function groupByDay(
  notices: readonly GameNotice[],
): { day: number; notices: GameNotice[] }[] {
  const days: { day: number; notices: GameNotice[] }[] = [];
  for (const notice of notices) {
    const day = new Date(notice.time).setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}

/** New notices that are shown as a toast: all except bloods. */
export function arrivals(last: readonly GameNotice[], next: readonly GameNotice[]): GameNotice[] {
  const known = new Set(last.map(({ id }) => id));
  return next.filter(({ id, type }) => !known.has(id) && KIND_OF[type] !== 'bloods');
}
