import type { Team } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import type { Dates } from '../../i18n/dates.ts';

/** Why nobody can leave the team; undefined while it is open. */
export function lockReason(
  LL: TranslationFunctions,
  dates: Dates,
  { locked, lock }: Team,
): string | undefined {
  if (!locked) return undefined;
  if (lock?.by === 'Staff') return LL.teams.lockedByStaff();
  if (!lock?.game) return LL.teams.lockedText();
  return LL.teams.lockedBy({ until: dates.moment(lock.game.end), game: lock.game.title });
}

/** How many members a team has, and until when it is locked. */
export function teamNote(LL: TranslationFunctions, dates: Dates, team: Team): string {
  const count = team.members.length;
  if (!team.locked) return LL.common.memberCount({ count });
  const game = team.lock?.game;
  return game
    ? LL.teams.countLockedUntil({ count, until: dates.weekMoment(game.end) })
    : LL.teams.countLocked({ count });
}
