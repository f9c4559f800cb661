import type { Routes } from '../../http/registrar.ts';
import { speak } from '../../http/speak.ts';
import { avatarUrl } from '../files/public.ts';
import { checkGame, joinGame, leaveGame, type ParticipationDeps } from './service-join.ts';
import { decideEach, decideOne } from './service-decide.ts';
import { listParticipations } from './service-review.ts';

/** The id of nobody: a closed team has no captain. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

export function participationRoutes(deps: ParticipationDeps) {
  return {
    async joinGame({ actor, params, body }) {
      await joinGame(deps, actor, params.gameId, {
        teamId: body.teamId,
        divisionId: body.divisionId,
        inviteCode: body.inviteCode ?? null,
      });
    },
    async leaveGame({ actor, params }) {
      await leaveGame(deps, actor, params.gameId);
    },
    async checkGame({ actor, params }) {
      const { teams, divisionIds } = await checkGame(deps, actor.userId, params.gameId);
      return {
        joinedTeams: teams.map(({ teamId, divisionId }) => ({ id: teamId, division: divisionId })),
        joinableDivisions: divisionIds,
      };
    },
    async listParticipations({ params }) {
      const participations = await listParticipations(deps, params.gameId);
      return participations.map((row) => ({
        id: row.id,
        divisionId: row.divisionId,
        status: row.status,
        reason: row.reason,
        lookAlikeAllowed: row.lookAlikeAllowed,
        looksLike: row.looksLike,
        registeredMembers: row.registered,
        team: {
          id: row.teamId,
          name: row.name,
          bio: row.bio,
          avatar: avatarUrl(row.avatarHash),
          locked: row.locked,
          captainId: row.captainId ?? NO_USER,
          members: row.members.map((member) => ({
            userId: member.id,
            role: member.role,
            userName: member.userName,
            email: member.email,
            bio: member.bio,
            phone: member.phone,
            realName: member.realName,
            stdNumber: member.stdNumber,
            avatar: avatarUrl(member.avatarHash),
          })),
        },
      }));
    },
    async updateParticipation({ actor, params, body }) {
      const { status, divisionId, division, reason, note, lookAlikeAllowed } = body;
      await decideOne(deps.write, actor, {
        participationId: params.participationId,
        status: status ?? undefined,
        divisionId,
        divisionName: division ?? undefined,
        reason,
        note,
        lookAlikeAllowed,
      });
    },
    async reviewParticipations({ actor, game, body, request, reply }) {
      const { reason, note } = body;
      const decisions = body.decisions.map((decision) => ({ ...decision, reason, note }));
      const results = await decideEach(deps.write, actor, decisions, game.id);
      return {
        results: results.map((result) => ({
          ...result,
          title: result.code === null ? null : speak(request, reply, result.code),
        })),
      };
    },
  } satisfies Routes;
}
