import type { FastifyRequest } from 'fastify';
import type { LiveTopic } from '@halyard/sdk/types';
import { actorOf, checkRole } from '../../http/access.ts';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { LiveGames } from '../live-games/public.ts';
import { mayHear, TOPIC_ACCESS } from './rules-access.ts';

/**
 * Whom a request opens a stream for. An API token hears what a monitor hears, and no more, whoever has
 * made it; as a listener it is its creator, so that it ends with the creator's sessions.
 */
export function listenerOf(request: FastifyRequest): Actor | null {
  const { apiToken } = request;
  if (!apiToken) return actorOf(request, { access: 'public' });
  return { userId: apiToken.creatorId, userName: '', role: 'Monitor' };
}

/** When the API token of a request stops working, in milliseconds since 1970; null: never. */
export function expiryOf({ apiToken }: FastifyRequest): number | null {
  return apiToken?.expiresAt?.getTime() ?? null;
}

/** Throws unless the caller may hear all of these topics. */
export function checkTopics(request: FastifyRequest, topics: Iterable<LiveTopic>): void {
  for (const topic of topics) {
    const access = TOPIC_ACCESS[topic];
    if (!request.apiToken) checkRole(request.actor, access);
    else if (access !== 'public' && access !== 'monitor') throw new AppError('FORBIDDEN');
  }
}

/** Throws GAME_NOT_FOUND unless all of these games exist for the listener. */
export async function checkGames(
  liveGames: Pick<LiveGames, 'get'>,
  listener: Actor | null,
  gameIds: Iterable<number>,
): Promise<void> {
  for (const gameId of gameIds) {
    if (!mayHear(listener, await liveGames.get(gameId))) throw new AppError('GAME_NOT_FOUND');
  }
}
