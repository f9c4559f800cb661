import { hasStarted } from '@halyard/sdk/rules';
import { AppError } from '../../domain/app-error.ts';
import { gateRefusal } from '../../domain/participation.ts';
import type { LiveParticipation } from './live-facts.ts';
import type { LiveGame } from './live-game.ts';
import type { LiveGames } from './live-games.ts';

/** Throws GAME_NOT_FOUND. */
export async function findGame(liveGames: LiveGames, gameId: number): Promise<LiveGame> {
  const live = await liveGames.get(gameId);
  if (!live) throw new AppError('GAME_NOT_FOUND');
  return live;
}

/** What a public call about a game that is nobody's secret any more needs; throws GAME_NOT_STARTED. */
export function checkStarted(live: LiveGame, now: number): void {
  if (!hasStarted(live.facts().game, now)) throw new AppError('GAME_NOT_STARTED');
}

/**
 * What the phase `running` asks of a player: an accepted participation in a game that has begun
 * and not ended. Answers the participation; throws NOT_JOINED, NOT_ACCEPTED, GAME_NOT_STARTED or
 * GAME_ENDED.
 */
export function enterGame(live: LiveGame, userId: string, now: number): LiveParticipation {
  const participation = live.participationOf(userId);
  const refusal = gateRefusal(now, live.facts().game, participation?.status ?? null);
  if (refusal !== null || participation === null) throw new AppError(refusal ?? 'NOT_JOINED');
  return participation;
}
