import type { GameInfo } from '@halyard/sdk/react';
import { gamePhase } from '../../../app/session/abilities.ts';

/** The views of the list in their order; also their names in the address. */
export const VIEWS = ['all', 'live', 'next', 'ended', 'hidden'] as const;
export type GameView = (typeof VIEWS)[number];

/** The view that the address names; unknown ones are all. */
export function toView(text: string | null): GameView {
  return VIEWS.find((view) => view === text) ?? 'all';
}

/** A game nobody has seen yet: hidden, and before its start. */
export function isDraft(game: GameInfo, now: number): boolean {
  return game.hidden && gamePhase(game, now) === 'waiting';
}

/** Whether a game stands in a view at a moment. */
export function isInView(view: GameView, game: GameInfo, now: number): boolean {
  const phase = gamePhase(game, now);
  switch (view) {
    case 'all':
      return true;
    case 'live':
      return phase === 'live';
    case 'next':
      return phase === 'waiting';
    case 'ended':
      return phase === 'ended' || phase === 'practice';
    case 'hidden':
      return game.hidden;
  }
}

/** Games whose title or summary contains what was typed, whatever its case. */
export function matches({ title, summary }: GameInfo, typed: string): boolean {
  return `${title}\n${summary}`.toLowerCase().includes(typed.trim().toLowerCase());
}

const RANKS = { live: 0, waiting: 1, practice: 3, ended: 4 } as const;

/** Live, next, drafts, practice, ended; the nearest first in each. */
export function byPhase(games: readonly GameInfo[], now: number): GameInfo[] {
  const rank = (game: GameInfo) => (isDraft(game, now) ? 2 : RANKS[gamePhase(game, now)]);
  return games.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    return rank(a) > 2 ? b.end - a.end : a.start - b.start;
  });
}
