import type { BasicGame, Game, Profile, Role } from '@halyard/sdk/react';
import type { GamePhase } from '@halyard/ui-kit';

const ROLES: readonly Role[] = ['Banned', 'User', 'Monitor', 'Admin'];

/** Whether an account has at least a role; false if nobody is signed in. */
export function hasRole(profile: Pick<Profile, 'role'> | null, least: Role): boolean {
  return profile !== null && ROLES.indexOf(profile.role) >= ROLES.indexOf(least);
}

/** The times of a game; other servers omit `practiceMode` in lists. */
type Timed = Pick<BasicGame, 'start' | 'end' | 'practiceMode'>;

/** Phase of a game at a time (Unix ms). The start is inclusive, the end exclusive. */
export function gamePhase({ start, end, practiceMode }: Timed, now: number): GamePhase {
  if (now < start) return 'waiting';
  if (now < end) return 'live';
  return practiceMode ? 'practice' : 'ended';
}

/**
 * The next step in a game: `join` it, `enter` its challenges or see the `results`; `none` while the
 * user has to wait (for the start, for approval) or is suspended; `look` if the server does not
 * report the participation.
 */
export type NextStep = 'join' | 'enter' | 'results' | 'look' | 'none';

/** The step to offer for a game in a list. */
export function nextStep(game: Timed & Pick<BasicGame, 'status'>, now: number): NextStep {
  const phase = gamePhase(game, now);
  if (phase === 'ended') return 'results';
  switch (game.status) {
    case undefined:
      return 'look';
    case 'Accepted':
      return phase === 'waiting' ? 'none' : 'enter';
    case 'Pending':
    case 'Suspended':
      return 'none';
    default:
      return phase === 'practice' ? 'results' : 'join';
  }
}

/** Whether the user's team can play in a game right now. */
export function isPlaying(game: Timed & Pick<Game | BasicGame, 'status'>, now: number): boolean {
  return game.status === 'Accepted' && gamePhase(game, now) === 'live';
}
