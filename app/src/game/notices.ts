import type { GameNotice } from '@halyard/sdk/types';
import { typeOf } from './notice-types.ts';

/** The filters of a notice feed; `messages` are all notices except bloods. */
export const NOTICE_KINDS = ['messages', 'organisers', 'challenges', 'bloods'] as const;
export type NoticeFilter = (typeof NOTICE_KINDS)[number];

/** Whether a notice has a filter's kind. */
function isOfKind(notice: GameNotice, filter: NoticeFilter): boolean {
  const own = typeOf(notice).filter;
  return filter === 'messages' ? own !== 'bloods' : own === filter;
}

/** The notices of a kind, newest first. */
export function filterNotices(notices: readonly GameNotice[], filter: NoticeFilter): GameNotice[] {
  return notices
    .filter((notice) => isOfKind(notice, filter))
    .toSorted((a, b) => b.time - a.time || b.id - a.id);
}

/** What has been read of a game's notices on this device. */
export interface ReadNotices {
  /** Hints and new challenges up to this time came before the first visit. */
  since: number;
  /** The time of each notice that was read, by id: an edited notice has a later one. */
  read: Readonly<Record<string, number>>;
}

/** Checks a stored value; null on the first visit. */
export function toReadNotices(stored: unknown): ReadNotices | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('since' in stored && 'read' in stored)) return null;
  const { since, read } = stored;
  if (typeof since !== 'number' || typeof read !== 'object' || read === null) return null;
  return { since, read: read as ReadNotices['read'] };
}

/**
 * Whether a notice has not been read on this device. Bloods are never unread: there are many of them,
 * and they ask nothing of anybody. On the first visit only messages from the organisers are unread.
 */
export function isUnread(notice: GameNotice, known: ReadNotices | null): boolean {
  if (!isOfKind(notice, 'messages')) return false;
  if ((known?.read[notice.id] ?? 0) >= notice.time) return false;
  return notice.type === 'Normal' || (known !== null && notice.time > known.since);
}

/** Marks notices as read, and forgets those that are no longer in the list. */
export function markAsRead(
  list: readonly GameNotice[],
  known: ReadNotices | null,
  ids: readonly number[],
): ReadNotices {
  const read = list
    .filter(({ id }) => ids.includes(id) || known?.read[id] !== undefined)
    .map(({ id, time }) => [id, ids.includes(id) ? time : known?.read[id]]);
  return {
    since: known?.since ?? Math.max(0, ...list.map(({ time }) => time)),
    read: Object.fromEntries(read) as ReadNotices['read'],
  };
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

/** New notices whose type has a toast. */
export function arrivals(last: readonly GameNotice[], next: readonly GameNotice[]): GameNotice[] {
  const known = new Set(last.map(({ id }) => id));
  return next.filter((notice) => !known.has(notice.id) && typeOf(notice).toast !== null);
}
