import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '../../http/conditional.ts';
import { AppError } from '../../domain/app-error.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDetails, type DetailsAnswer } from './details.ts';
import { checkStarted, enterGame, findGame } from '../live-games/enter-game.ts';
import type { LiveGame } from '../live-games/live-game.ts';
import type { LiveGames } from '../live-games/live-games.ts';
import { sendPrepared } from './prepared-answer.ts';
import type { PublishedBoards } from './published-board.ts';

interface ScoreboardDeps {
  liveGames: LiveGames;
  published: PublishedBoards;
  clock: Clock;
}

export function scoreboardRoutes({
  liveGames,
  published,
  clock,
}: ScoreboardDeps): Routes<'getScoreboard' | 'getBoard' | 'getGameDetails'> {
  const details = createDetails(published);

  async function startedGame(gameId: number): Promise<LiveGame> {
    const live = await findGame(liveGames, gameId);
    checkStarted(live, clock());
    return live;
  }

  return {
    async getScoreboard({ params, request, reply }) {
      const live = await startedGame(params.gameId);
      await sendPrepared(await published.full(live), request, reply);
      return SENT;
    },
    async getBoard({ params, request, reply }) {
      const live = await startedGame(params.gameId);
      await sendPrepared(await published.compact(live), request, reply);
      return SENT;
    },
    async getGameDetails({ params, actor, request, reply }) {
      const live = await findGame(liveGames, params.gameId);
      const participation = enterGame(live, actor.userId, clock());
      const answer = await details(live, participation);
      // Suspended between the two lines above.
      if (!answer) throw new AppError('NOT_ACCEPTED');
      sendDetails(answer, request, reply);
      return SENT;
    },
  };
}

function sendDetails(answer: DetailsAnswer, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('ETag', answer.etag)
    .header('Cache-Control', 'private, no-cache, must-revalidate')
    .header('Vary', 'Cookie');
  if (isKnownTag(request.headers['if-none-match'], answer.etag)) reply.status(304).send();
  else reply.type('application/json; charset=utf-8').send(answer.json());
}
