import type { Routes } from '../../http/registrar.ts';
import type { ContainerDeps } from './part-containers.ts';
import { createContainer, deleteContainer, extendContainer, listOwn } from './service.ts';
import { toInfo } from './wire.ts';

export function containerRoutes(deps: ContainerDeps) {
  return {
    async createContainer({ actor, game, participation, params }) {
      const player = { actor, live: game, participation };
      return toInfo(await createContainer(deps, player, params.challengeId));
    },
    async extendContainer({ actor, game, participation, params }) {
      const player = { actor, live: game, participation };
      return toInfo(await extendContainer(deps, player, params.challengeId));
    },
    async deleteContainer({ actor, game, participation, params }) {
      await deleteContainer(deps, { actor, live: game, participation }, params.challengeId);
    },
    async listOwnInstances({ game, participation }) {
      const { limit, rows } = await listOwn(deps, game.id, participation.participationId);
      return {
        limit,
        data: rows.map(({ challengeId, title, category, ...container }) => ({
          challengeId,
          title,
          category,
          container: toInfo(container),
        })),
      };
    },
  } satisfies Routes;
}
