import type { BasicGame } from '@halyard/sdk/types';
import { byStart, isOver, phaseOf } from '@halyard/sdk/rules';
import { isPlaying, nextStep } from '../../app/session/abilities.ts';

/**
 * The game on the first card of the home page: the one that the user's team is playing, else the
 * next one it has joined, else the next one that can be joined, running games first.
 */
export function gameOfNow(
  games: readonly BasicGame[],
  now: number,
): { game: BasicGame; isPlaying: boolean } | null {
  const soonest = games.toSorted(byStart);
  const playing = soonest.find((game) => isPlaying(game, now));
  if (playing) return { game: playing, isPlaying: true };
  const game =
    soonest.find((each) => isAwaited(each, now)) ?? soonest.find((each) => isOpen(each, now));
  return game ? { game, isPlaying: false } : null;
}

function isAwaited(game: BasicGame, now: number): boolean {
  return !isOver(game, now) && (game.status === 'Accepted' || game.status === 'Pending');
}

function isOpen(game: BasicGame, now: number): boolean {
  const phase = phaseOf(game, now);
  const step = nextStep(game, now);
  return (phase === 'running' || phase === 'upcoming') && (step === 'join' || step === 'look');
}
