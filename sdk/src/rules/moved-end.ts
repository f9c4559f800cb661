import type { GameSchedule } from './phase.ts';

const DAY = 24 * 3_600_000;
/** The last moment that the contract can write, Unix ms. */
const LAST_MOMENT = 253_402_300_799_999;

/** Until when writeups are taken unless somebody says it: a day after the end of the game (Unix ms). */
export function proposedWriteupDeadline({ end }: Pick<GameSchedule, 'end'>): number {
  return Math.min(end + DAY, LAST_MOMENT);
}

/** Whether writeups are taken until the game is over at least; both in Unix ms. */
export function canTakeWriteupsUntil(
  { end }: Pick<GameSchedule, 'end'>,
  deadline: number,
): boolean {
  return deadline >= end;
}

/** The times of a game that follow its end. */
export type FollowingTimes = {
  /** Null for never. */
  freeze: number | null;
  writeupDeadline: number;
};

/**
 * The freeze and the deadline for writeups of a game whose end has moved: at the same distance to it.
 * A freeze stays within the game. A deadline that would lie before the end becomes the proposed one.
 */
export function followEnd(
  before: Pick<GameSchedule, 'end'> & FollowingTimes,
  after: Pick<GameSchedule, 'start' | 'end'>,
): FollowingTimes {
  const by = after.end - before.end;
  const deadline = before.writeupDeadline + by;
  return {
    freeze:
      before.freeze === null
        ? null
        : Math.min(Math.max(before.freeze + by, after.start), after.end),
    writeupDeadline: canTakeWriteupsUntil(after, deadline)
      ? Math.min(deadline, LAST_MOMENT)
      : proposedWriteupDeadline(after),
  };
}
