import type { Routes } from '../../http/registrar.ts';
import {
  createDivision,
  deleteDivision,
  type DivisionDeps,
  type DivisionKey,
  listDivisions,
  updateDivision,
} from './service.ts';

export function divisionRoutes(deps: DivisionDeps) {
  return {
    async listDivisions({ params }) {
      return listDivisions(deps, params.gameId);
    },
    async createDivision({ actor, params, body }) {
      return createDivision(deps, actor, params.gameId, body);
    },
    async updateDivision({ actor, params, body }) {
      return updateDivision(deps, actor, keyOf(params), body);
    },
    async deleteDivision({ actor, params }) {
      await deleteDivision(deps, actor, keyOf(params));
    },
  } satisfies Routes;
}

function keyOf({ gameId, divisionId }: { gameId: number; divisionId: number }): DivisionKey {
  return { gameId, id: divisionId };
}
