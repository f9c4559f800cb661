import type { Routes } from '../../http/registrar.ts';
import type { ContentDeps } from '../files/public.ts';
import {
  countForStaff,
  deleteForStaff,
  getForStaff,
  listForStaff,
  updateForStaff,
} from './service-admin.ts';
import { addForStaff, removeForStaff, setCaptainForStaff } from './service-members.ts';
import type { TeamListQuery } from './repository-list.ts';
import type { HistoryDeps } from './service-history.ts';
import { toGameWire, toStaffWire } from './wire.ts';

export function adminTeamRoutes(deps: HistoryDeps & ContentDeps) {
  async function page(query: TeamListQuery) {
    const { rows, total } = await listForStaff(deps, query);
    const counts = await countForStaff(deps, query);
    return { data: rows.map(toStaffWire), length: rows.length, total, counts };
  }

  return {
    async listAdminTeams({ query }) {
      return page(query);
    },
    async searchAdminTeams({ query }) {
      return page(query);
    },
    async getAdminTeam({ params }) {
      const found = await getForStaff(deps, params.teamId);
      return {
        team: toStaffWire(found.team),
        members: found.members.map(({ id, joinedAt, lastAddress }) => ({
          id,
          joinedAt: joinedAt.getTime(),
          ip: lastAddress,
        })),
        neighbours: found.neighbours,
        games: found.games.map(toGameWire),
        deletion: found.deletion,
      };
    },
    async updateAdminTeam({ actor, params, body }) {
      const { name, bio, locked } = body;
      await updateForStaff(deps, actor, params.teamId, {
        ...(name != null && name !== '' && { name }),
        ...(bio != null && { bio }),
        ...(locked != null && { locked }),
      });
    },
    async setTeamCaptain({ actor, params, body }) {
      await setCaptainForStaff(deps, actor, params.teamId, body);
    },
    async addTeamMember({ actor, params, body }) {
      const games = await addForStaff(deps, actor, params.teamId, body);
      return { games: games.map(({ gameId: id, title, code }) => ({ id, title, code })) };
    },
    async removeTeamMember({ actor, params, body }) {
      await removeForStaff(deps, actor, params.teamId, { ...params, ...body });
    },
    async deleteAdminTeam({ actor, params }) {
      await deleteForStaff(deps, actor, params.teamId);
    },
  } satisfies Routes;
}
