import type { BasicGame, Game, Profile, Role } from '@halyard/sdk/react';
import type { GamePhase } from '@halyard/ui-kit';

const ROLES: readonly Role[] = ['Banned', 'User', 'Monitor', 'Admin'];

/** Whether an account's role reaches a least role; nobody's does not. */
export function hasRole(profile: Pick<Profile, 'role'> | null, least: Role): boolean {
  return profile !== null && ROLES.indexOf(profile.role) >= ROLES.indexOf(least);
}

/** When a game is played; `practiceMode` is missing in the lists of servers that do not say it. */
type Timed = Pick<BasicGame, 'start' | 'end' | 'practiceMode'>;

/** Where a game stands at a moment (Unix ms): it begins with its start and is over at its end. */
export function gamePhase({ start, end, practiceMode }: Timed, now: number): GamePhase {
  if (now < start) return 'waiting';
  if (now < end) return 'live';
  return practiceMode ? 'practice' : 'ended';
}

/**
 * The next useful step with a game: `join` it, `enter` its challenges, see the `results`; `none`
 * while one can only wait (for the start, for staff) or is shut out; `look` when the server does
 * not say how one stands.
 */
export type NextStep = 'join' | 'enter' | 'results' | 'look' | 'none';

/** What to offer for a game in a list. */
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

/** Whether the own team plays in a game right now. */
export function isPlaying(game: Timed & Pick<Game | BasicGame, 'status'>, now: number): boolean {
  return game.status === 'Accepted' && gamePhase(game, now) === 'live';
}
