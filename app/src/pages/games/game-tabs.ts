import type { BasicGame } from '@halyard/sdk/react';
import { gamePhase } from '../../app/session/abilities.ts';

/** The page's tabs in their order; also their names in the address. */
export const TABS = ['all', 'running', 'upcoming', 'ended', 'mine'] as const;
export type GameTab = (typeof TABS)[number];

/** The tab that the address names; unknown ones are all. */
export function toTab(text: string | null): GameTab {
  return TABS.find((tab) => tab === text) ?? 'all';
}

/** Whether a game stands in a tab at a moment. Practice counts as ended: its points are final. */
export function isIn(tab: GameTab, game: BasicGame, now: number): boolean {
  const phase = gamePhase(game, now);
  switch (tab) {
    case 'all':
      return true;
    case 'running':
      return phase === 'live';
    case 'upcoming':
      return phase === 'waiting';
    case 'ended':
      return phase === 'ended' || phase === 'practice';
    case 'mine':
      return game.status !== undefined && game.status !== null && game.status !== 'Unsubmitted';
  }
}

const RANKS = { live: 0, waiting: 1, practice: 2, ended: 2 } as const;

/** Running ones first, then the coming ones by their start, then the ended ones, last ended first. */
export function byNearness(games: readonly BasicGame[], now: number): BasicGame[] {
  const rank = (game: BasicGame) => RANKS[gamePhase(game, now)];
  return games.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    return rank(a) === 2 ? b.end - a.end : a.start - b.start;
  });
}

/** Games whose title or summary contains what was typed, whatever its case. */
export function findGames(games: readonly BasicGame[], typed: string): BasicGame[] {
  const wanted = typed.trim().toLowerCase();
  return games.filter(({ title, summary }) =>
    `${title}\n${summary}`.toLowerCase().includes(wanted),
  );
}
