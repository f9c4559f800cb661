import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Routes } from '../../http/registrar.ts';
import { tagJson } from '../../platform/tagged-json.ts';
import { sendTagged } from '../../http/tagged-json.ts';
import { posterUrl } from './wire.ts';
import type { ListedGame } from './repository.ts';
import { isCodeRequired } from '../../domain/participation.ts';
import { type GameDeps, getGame, listGames, listRecentGames } from './service.ts';

type BasicGame = z.input<typeof schemas.ListRecentGamesResponse>[number];

export function gameRoutes(deps: GameDeps) {
  return {
    async listGames({ actor, query }) {
      const { rows, total, counts } = await listGames(deps, query, actor?.userId ?? null);
      return { data: rows.map(toBasic(actor !== null)), length: rows.length, total, counts };
    },
    async listRecentGames({ actor, query, reply }) {
      const games = await listRecentGames(deps, query.limit, actor?.userId ?? null);
      return sendTagged(reply, tagJson(games.map(toBasic(actor !== null))), 'private');
    },
    async getGame({ actor, params }) {
      const { own, ...game } = await getGame(deps, params.gameId, actor?.userId ?? null);
      return {
        id: game.id,
        title: game.title,
        summary: game.summary,
        content: game.content,
        hidden: game.hidden,
        divisions: game.divisions.map(({ id, name, inviteCode }) => ({
          id,
          name,
          inviteCodeRequired: isCodeRequired(inviteCode),
        })),
        inviteCodeRequired: isCodeRequired(game.inviteCode),
        writeupRequired: game.writeupRequired,
        poster: posterUrl(game.posterHash),
        limit: game.teamMemberLimit,
        teamCount: game.teamCount,
        practiceMode: game.practiceMode,
        freeze: game.freezeReleased ? null : (game.freezeAt?.getTime() ?? null),
        reviewed: !game.acceptWithoutReview,
        joinTogether: game.joinTogether,
        ownMembers: game.ownMembers,
        ...toOwnPart(own),
        start: game.startsAt.getTime(),
        end: game.endsAt.getTime(),
      };
    },
  } satisfies Routes;
}

/** What a game says about the caller's participation in it. */
function toOwnPart(own: Awaited<ReturnType<typeof getGame>>['own']) {
  return {
    division: own?.divisionId ?? null,
    teamName: own?.teamName ?? null,
    enteredByCaptain: own?.byCaptain ?? false,
    status: own?.status ?? ('Unsubmitted' as const),
    reason: own?.reason ?? null,
  };
}

/** Without a session there is no own status, with one there always is. */
function toBasic(signedIn: boolean): (game: ListedGame) => BasicGame {
  return (game) => ({
    id: game.id,
    title: game.title,
    summary: game.summary,
    poster: posterUrl(game.posterHash),
    limit: game.teamMemberLimit,
    start: game.startsAt.getTime(),
    end: game.endsAt.getTime(),
    status: game.status ?? (signedIn ? 'Unsubmitted' : null),
    practiceMode: game.practiceMode,
    teamCount: game.teamCount,
  });
}
