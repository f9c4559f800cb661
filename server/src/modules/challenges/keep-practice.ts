import type { Tx } from '../../platform/database.ts';
import { cutSpans, practiceUntil } from '../games/public.ts';
import { findDeadlineHistory, setPracticeSpans } from './repository.ts';

/** A challenge whose deadline is to be moved, and whether solves since the old one then count. */
interface DeadlineMove {
  id: number;
  /** Null: until the end of the game. */
  from: number | null;
  to: number | null;
  countsPractice: boolean;
}

/**
 * Stores what players were told to be practice until now, as for the end of a game. Only in a transaction that has locked
 * the challenge.
 */
export async function keepPractice(
  tx: Tx,
  { id, from, to, countsPractice }: DeadlineMove,
): Promise<void> {
  const { movedAt, practiceSpans, now } = await findDeadlineHistory(tx, id);
  // At the deadline itself a solve still counts.
  const end = from === null ? Infinity : from + 1;
  const history = { end, endMovedAt: movedAt?.getTime() ?? null, practiceSpans };
  const told = practiceUntil(history, now.getTime());
  const spans = countsPractice
    ? cutSpans(told, { start: end, end: to === null ? Infinity : to + 1 })
    : told;
  await setPracticeSpans(tx, id, spans, now);
}
