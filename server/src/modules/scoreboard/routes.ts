import { isFrozen } from '@halyard/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '../../http/conditional.ts';
import { AppError } from '../../domain/app-error.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import type { Actor } from '../../domain/actor.ts';
import {
  audienceOf,
  type GameBoard,
  type LiveGame,
  previewDivision,
} from '../live-games/public.ts';
import { challengesOf, createDetails, type DetailsAnswer } from './part-details.ts';
import { sendPrepared } from '../../http/send-prepared.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PublishedBoards } from './part-published-board.ts';

interface Deps {
  published: PublishedBoards;
  clock: Clock;
}

export function scoreboardRoutes({ published, clock }: Deps) {
  const details = createDetails(published);

  /** One answer is for all as long as nothing is hidden. */
  function boardShownTo(actor: Actor | null, game: LiveGame): GameBoard {
    const isHidden = isFrozen(game.facts().game, clock());
    return game.boardFor(isHidden ? audienceOf(actor) : 'players');
  }

  return {
    async getScoreboard({ game, actor, request, reply }) {
      const board = boardShownTo(actor, game);
      await sendPrepared(await published.full(board), request, reply);
      return SENT;
    },
    async getBoard({ game, actor, request, reply }) {
      const board = boardShownTo(actor, game);
      await sendPrepared(await published.compact(board), request, reply);
      return SENT;
    },
    async getCtftimeFeed({ game, request, reply }) {
      await sendPrepared(await published.ctftime(game.boardFor('players')), request, reply);
      return SENT;
    },
    async getBoardChanges({ game, actor, query }) {
      const board = boardShownTo(actor, game);
      const { version, changes } = await published.changes(board, query.since);
      return { version, changes: changes && [...changes] };
    },
    async getGameDetails({ game, participation, actor, request, reply }) {
      const hidesToken = actor.mustChangePassword ?? false;
      const answer = await details(game, participation, { hidesToken });
      // Suspended after the gate had let the caller in.
      if (!answer) throw new AppError('NOT_ACCEPTED');
      sendDetails(answer, request, reply);
      return SENT;
    },
    previewGame({ game, query }) {
      const division = previewDivision(game, query.division);
      return {
        divisionId: division?.id ?? null,
        divisions: [...game.facts().divisions.values()].map(({ id, name }) => ({ id, name })),
        ...challengesOf(game.boardFor('staff'), division),
      };
    },
  } satisfies Routes;
}

function sendDetails(answer: DetailsAnswer, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('ETag', answer.etag)
    .header('Cache-Control', 'private, no-cache, must-revalidate')
    .header('Vary', 'Cookie');
  if (isKnownTag(request.headers['if-none-match'], answer.etag)) reply.status(304).send();
  else reply.type('application/json; charset=utf-8').send(answer.json());
}
