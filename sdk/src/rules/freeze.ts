import type { GameSchedule } from './phase.ts';

/**
 * Whether a solve, or the notice of it, at `at` (Unix ms) is hidden from all but staff and the own
 * team. `freeze` is null where nothing is frozen, or was released.
 */
export function isFrozen(
  { freeze = null }: { freeze?: number | null | undefined },
  at: number,
): boolean {
  return freeze !== null && at >= freeze;
}

/** Whether a game may freeze at `at` (Unix ms): not before its start nor after its end. */
export function canFreezeAt(game: Pick<GameSchedule, 'start' | 'end'>, at: number): boolean {
  return game.start <= at && at <= game.end;
}
