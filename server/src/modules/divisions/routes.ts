import { expectedVersion } from '../../http/conditional.ts';
import type { Routes } from '../../http/registrar.ts';
import {
  createDivision,
  deleteDivision,
  type DivisionDeps,
  type DivisionKey,
  divisionsVersion,
  listDivisions,
  updateDivision,
} from './service.ts';

export function divisionRoutes(deps: DivisionDeps) {
  return {
    async listDivisions({ params, reply }) {
      const divisions = await listDivisions(deps, params.gameId);
      reply.header('ETag', divisionsVersion(divisions));
      return divisions;
    },
    async createDivision({ actor, params, body }) {
      return createDivision(deps, actor, params.gameId, body);
    },
    async updateDivision({ actor, params, body, request }) {
      const target = { ...keyOf(params), isExpected: expectedVersion(request.headers) };
      return updateDivision(deps, actor, target, body);
    },
    async deleteDivision({ actor, params }) {
      await deleteDivision(deps, actor, keyOf(params));
    },
  } satisfies Routes;
}

function keyOf({ gameId, divisionId }: { gameId: number; divisionId: number }): DivisionKey {
  return { gameId, id: divisionId };
}
