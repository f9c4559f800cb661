import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type GameRequirements, gateRefusal } from '../../domain/participation.ts';
import type { LiveParticipation } from './rules-facts.ts';
import type { LiveGame } from './part-live-game.ts';
import type { LiveGames } from './part-live-games.ts';

export interface EnterGameDeps {
  liveGames: Pick<LiveGames, 'get'>;
  clock: Clock;
}

/** The game that an operation is about, and the caller's participation in it. */
export interface EnteredGame {
  game: LiveGame;
  /** Undefined where the operation requires none. */
  participation: LiveParticipation | undefined;
}

/**
 * Checks what an operation requires of its game. Without a statement for a game in memory. Throws
 * GAME_NOT_FOUND, NOT_JOINED, NOT_ACCEPTED, GAME_NOT_STARTED or GAME_ENDED.
 */
export async function enterGame(
  { liveGames, clock }: EnterGameDeps,
  required: GameRequirements,
  gameId: number,
  userId: string | null,
): Promise<EnteredGame> {
  const game = orNotFound(await liveGames.get(gameId), 'GAME_NOT_FOUND');
  const isNeeded = required.participation !== 'none' && userId !== null;
  const participation = isNeeded ? game.participationOf(userId) : null;
  const status = participation?.status ?? null;
  const refusal = gateRefusal(required, clock(), game.facts().game, status);
  if (refusal !== null) throw new AppError(refusal);
  return { game, participation: participation ?? undefined };
}
