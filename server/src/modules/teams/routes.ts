import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Routes } from '../../http/registrar.ts';
import { avatarUrl, pictureOf } from '../files/public.ts';
import {
  acceptInvite,
  createTeam,
  getInviteCode,
  getTeam,
  listTeams,
  rotateInviteCode,
  setAvatar,
  type TeamDeps,
  type TeamWithMembers,
} from './service.ts';

export function teamRoutes(deps: TeamDeps) {
  return {
    async listTeams({ actor }) {
      return (await listTeams(deps, actor.userId)).map(toWire);
    },
    async createTeam({ actor, body }) {
      const { name, bio } = body;
      return toWire(await createTeam(deps, actor, { name, bio }));
    },
    async getTeam({ params }) {
      return toWire(await getTeam(deps, params.teamId));
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
    async acceptTeamInvite({ actor, body }) {
      await acceptInvite(deps, actor, body);
    },
  } satisfies Routes;
}

function toWire(team: TeamWithMembers): z.input<typeof schemas.GetTeamResponse> {
  return {
    id: team.id,
    name: team.name,
    bio: team.bio,
    avatar: avatarUrl(team.avatarHash),
    locked: team.locked,
    members: team.members.map((member) => ({
      id: member.userId,
      userName: member.userName,
      bio: member.bio,
      avatar: avatarUrl(member.avatarHash),
      captain: member.userId === team.captainId,
    })),
  };
}
