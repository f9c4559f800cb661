import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { countGames, type GameListQuery } from './repository-list.ts';
import {
  countOwnGames,
  findDivisions,
  findGamePage,
  findListedGames,
  findNearestGames,
  findOwnMembers,
  findOwnPlace,
  type ListedGame,
} from './repository.ts';

/** The longest list of the games nearest in time. */
const NEAREST_LIMIT = 50;

export interface GameDeps {
  db: Db;
  clock: Clock;
}

/** A window on the games that are not hidden, and how many there are in each part of the list. */
export async function listGames(
  { db, clock }: GameDeps,
  query: GameListQuery & { mine: boolean },
  userId: string | null,
) {
  const now = new Date(clock());
  const [page, { hidden: _, ...counts }, mine] = await Promise.all([
    findListedGames(db, query, now, userId),
    countGames(db, now, { withHidden: false }),
    userId === null ? 0 : countOwnGames(db, userId),
  ]);
  return { ...page, counts: { ...counts, mine } };
}

/** The games nearest in time; a limit of 0 means all that are ever given. */
export async function listRecentGames(
  { db, clock }: GameDeps,
  limit: number,
  userId: string | null,
): Promise<ListedGame[]> {
  return findNearestGames(db, limit || NEAREST_LIMIT, new Date(clock()), userId);
}

/** A game with its divisions and the caller's own place in it; throws GAME_NOT_FOUND. */
export async function getGame({ db }: GameDeps, gameId: number, userId: string | null) {
  const [game, divisions, own] = await Promise.all([
    findGamePage(db, gameId),
    findDivisions(db, gameId),
    userId === null ? undefined : findOwnPlace(db, gameId, userId),
  ]);
  if (!game) throw new AppError('GAME_NOT_FOUND');
  const isTold = game.joinTogether && own !== undefined && userId !== null;
  const ownMembers = isTold ? await findOwnMembers(db, gameId, userId) : [];
  return { ...game, divisions, own, ownMembers };
}
