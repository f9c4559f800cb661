import type { Actor } from '../../domain/actor.ts';
import type { Routes } from '../../http/registrar.ts';
import { avatarUrl, type ContentDeps, pictureOf, type Pictures } from '../files/public.ts';
import {
  checkTeamToken,
  removeAvatar,
  setAvatar,
  transferTeam,
  updateTeam,
} from './service-change.ts';
import { getHistory, type HistoryDeps } from './service-history.ts';
import { deleteOwnTeam, kickMember, leaveTeam } from './service-leave.ts';
import {
  acceptInvite,
  createTeam,
  getInviteCode,
  getTeam,
  listTeams,
  rotateInviteCode,
} from './service.ts';
import { toGameWire, toInsideWire, toWire } from './wire.ts';

type Deps = HistoryDeps & ContentDeps & { pictures: Pictures };

export function teamRoutes(deps: Deps) {
  /** For an answer to a member. */
  async function show({ userId }: Actor, teamId: number) {
    return toInsideWire(await getTeam(deps, teamId, userId));
  }

  return {
    async listTeams({ actor }) {
      return (await listTeams(deps, actor.userId)).map(toInsideWire);
    },
    async createTeam({ actor, body }) {
      const { name, bio } = body;
      return show(actor, await createTeam(deps, actor, { name, bio }));
    },
    async getTeam({ actor, params }) {
      const team = await getTeam(deps, params.teamId, actor?.userId ?? null);
      const isInside = team.members.some(({ userId }) => userId === actor?.userId);
      return isInside ? toInsideWire(team) : toWire(team);
    },
    async updateTeam({ actor, params, body }) {
      const { name, bio } = body;
      await updateTeam(deps, actor, params.teamId, {
        name: name === '' ? null : (name ?? null),
        bio,
      });
      return show(actor, params.teamId);
    },
    async deleteTeam({ actor, params }) {
      await deleteOwnTeam(deps, actor, params.teamId);
    },
    async transferTeam({ actor, params, body }) {
      await transferTeam(deps, actor, params.teamId, body.newCaptainId);
      return show(actor, params.teamId);
    },
    async kickMember({ actor, params }) {
      await kickMember(deps, actor, params.teamId, params.userId);
      return show(actor, params.teamId);
    },
    async leaveTeam({ actor, params }) {
      await leaveTeam(deps, actor, params.teamId);
    },
    async getTeamInvite({ actor, params }) {
      return getInviteCode(deps, actor.userId, params.teamId);
    },
    async rotateTeamInvite({ actor, params }) {
      return rotateInviteCode(deps, actor, params.teamId);
    },
    async setTeamAvatar({ actor, params, request }) {
      return avatarUrl(await setAvatar(deps, actor, params.teamId, pictureOf(request)));
    },
    async removeTeamAvatar({ actor, params }) {
      await removeAvatar(deps, actor, params.teamId);
    },
    async acceptTeamInvite({ actor, body }) {
      await acceptInvite(deps, actor, body);
    },
    verifyTeamToken({ body }) {
      checkTeamToken(body);
    },
    async getTeamHistory({ actor, params }) {
      const { createdAt, members, games } = await getHistory(deps, actor.userId, params.teamId);
      return {
        createdAt: createdAt.getTime(),
        members: members.map((member) => ({ ...member, joinedAt: member.joinedAt.getTime() })),
        games: games.map(toGameWire),
      };
    },
  } satisfies Routes;
}
