import type { BasicGame, Game } from '@halyard/sdk/types';
import { type GameSchedule, phaseOf } from '@halyard/sdk/rules';

/**
 * The next step in a game: `join` it, `enter` its challenges or see the `results`; `none` while the
 * user has to wait (for the start, for approval) or is suspended; `look` if the server does not
 * report the participation.
 */
export type NextStep = 'join' | 'enter' | 'results' | 'look' | 'none';

/** The step to offer for a game in a list. */
export function nextStep(game: GameSchedule & Pick<BasicGame, 'status'>, now: number): NextStep {
  const phase = phaseOf(game, now);
  if (phase === 'ended') return 'results';
  switch (game.status) {
    case undefined:
      return 'look';
    case 'Accepted':
      return phase === 'upcoming' ? 'none' : 'enter';
    case 'Pending':
    case 'Suspended':
      return 'none';
    default:
      return phase === 'practice' ? 'results' : 'join';
  }
}

/** Whether the user's team can play in a game right now. */
export function isPlaying(
  game: GameSchedule & Pick<Game | BasicGame, 'status'>,
  now: number,
): boolean {
  return game.status === 'Accepted' && phaseOf(game, now) === 'running';
}
