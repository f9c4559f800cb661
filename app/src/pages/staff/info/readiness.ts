import type { GameInfo } from '@halyard/sdk/types';
import type { GameCounts } from '../shared/use-game-counts.ts';

/** The checks of a game before its start. */
export type ReadinessName = 'summary' | 'challenges' | 'review' | 'visible';

/** One check and its result. */
export interface ReadinessCheck {
  name: ReadinessName;
  isDone: boolean;
}

/** The checklist of a game, as far as its data is loaded. */
export function checkReadiness(game: GameInfo, counts: GameCounts): ReadinessCheck[] {
  const { challenges, enabled, pending } = counts;
  return [
    { name: 'summary', isDone: game.summary.trim() !== '' && game.content.trim() !== '' },
    ...(challenges === undefined
      ? []
      : [{ name: 'challenges' as const, isDone: challenges > 0 && enabled === challenges }]),
    ...(pending === undefined ? [] : [{ name: 'review' as const, isDone: pending === 0 }]),
    { name: 'visible', isDone: !game.hidden },
  ];
}
