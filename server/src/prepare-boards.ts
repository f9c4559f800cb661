import { findRunningGames } from './modules/games/public.ts';
import type { LiveGames } from './modules/live-games/public.ts';
import type { PublishedBoards } from './modules/scoreboard/public.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

interface PrepareDeps {
  db: Db;
  clock: Clock;
  liveGames: LiveGames;
  published: Pick<PublishedBoards, 'compact' | 'ranks'>;
}

/**
 * Makes the boards of all running games, one after the other, as browsers request them. The first board
 * of a game with 10,000 teams takes seconds, which its players would have to wait after a restart.
 */
export async function prepareBoards({
  db,
  clock,
  liveGames,
  published,
}: PrepareDeps): Promise<void> {
  for (const gameId of await findRunningGames(db, new Date(clock()))) {
    const live = await liveGames.get(gameId);
    if (!live) continue;
    const board = await published.compact(live.boardFor('players'));
    await board.body('br');
    await published.ranks(live.boardFor('players'));
  }
}
