import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { NEVER } from '../../domain/never.ts';
import { expectedVersion } from '../../http/conditional.ts';
import type { Routes } from '../../http/registrar.ts';
import { pictureOf } from '../files/public.ts';
import { posterUrl } from './wire.ts';
import type { EditGameRow } from './repository-edit.ts';
import { type DuplicateGameDeps, duplicateGame } from './service-duplicate.ts';
import {
  createGame,
  deleteGame,
  type EditGameDeps,
  type GameInput,
  gameVersion,
  getEditGame,
  listEditGames,
  reloadGame,
  releaseFreeze,
  updateGame,
} from './service-edit.ts';
import { previewSchedule } from './service-schedule.ts';
import { type PosterDeps, removePoster, setPoster } from './service-poster.ts';

export function editGameRoutes(deps: EditGameDeps & PosterDeps & DuplicateGameDeps) {
  return {
    async listEditGames({ query }) {
      const { rows, total, counts } = await listEditGames(deps, query);
      return { data: rows.map(toWire), length: rows.length, total, counts };
    },
    async createGame({ actor, body }) {
      return toWire(await createGame(deps, actor, toInput(body)));
    },
    async duplicateGame({ actor, params, body }) {
      return toWire(await duplicateGame(deps, actor, params.gameId, body));
    },
    async getEditGame({ params, reply }) {
      const game = await getEditGame(deps, params.gameId);
      reply.header('ETag', gameVersion(game));
      return toWire(game);
    },
    async updateGame({ actor, params, body, request }) {
      const isExpected = expectedVersion(request.headers);
      const target = { gameId: params.gameId, isExpected };
      return toWire(await updateGame(deps, actor, target, toInput(body)));
    },
    async releaseFreeze({ actor, params }) {
      return toWire(await releaseFreeze(deps, actor, params.gameId));
    },
    async previewGameSchedule({ game, query }) {
      return previewSchedule(deps, game, query);
    },
    async deleteGame({ actor, params }) {
      return toWire(await deleteGame(deps, actor, params.gameId));
    },
    async setGamePoster({ actor, params, request }) {
      return posterUrl(await setPoster(deps, actor, params.gameId, pictureOf(request)));
    },
    async removeGamePoster({ actor, params }) {
      await removePoster(deps, actor, params.gameId);
    },
    getHashSalt({ game }) {
      return game.facts().game.salt;
    },
    async flushScoreboard({ actor, params }) {
      await reloadGame(deps, actor, params.gameId);
    },
    async recountSolves({ actor, params }) {
      await reloadGame(deps, actor, params.gameId);
    },
  } satisfies Routes;
}

/** Clients that fill in every field send "never" for a deadline that nobody has set. */
function toInput(body: z.output<typeof schemas.CreateGameBody>): GameInput {
  const { writeupDeadline, inviteCode } = body;
  return {
    ...body,
    inviteCode: inviteCode ?? null,
    writeupDeadline: writeupDeadline === NEVER ? undefined : writeupDeadline,
  };
}

function toWire(game: EditGameRow): z.input<typeof schemas.GetEditGameResponse> {
  return {
    id: game.id,
    title: game.title,
    hidden: game.hidden,
    summary: game.summary,
    content: game.content,
    acceptWithoutReview: game.acceptWithoutReview,
    writeupRequired: game.writeupRequired,
    writeupNote: game.writeupNote,
    writeupDeadline: game.writeupDeadline.getTime(),
    inviteCode: game.inviteCode,
    teamMemberCountLimit: game.teamMemberLimit,
    containerCountLimit: game.containerLimit,
    poster: posterUrl(game.posterHash),
    publicKey: game.publicKey,
    practiceMode: game.practiceMode,
    joinTogether: game.joinTogether,
    start: game.startsAt.getTime(),
    end: game.endsAt.getTime(),
    bloodBonus: game.bloodBonus,
    freeze: game.freezeAt?.getTime() ?? null,
    freezeReleased: game.freezeReleased,
  };
}
