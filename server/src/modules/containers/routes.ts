import { containerInfo } from '../../domain/container.ts';
import type { Routes } from '../../http/registrar.ts';
import type { ContainerDeps } from './containers.ts';
import { type ContainerRow, findLimit, findOwnContainers } from './repository.ts';
import { createContainer, deleteContainer, extendContainer } from './service.ts';

export function toInfo({ startedAt, stopAt, ...container }: ContainerRow) {
  return containerInfo({
    ...container,
    startedAt: startedAt.getTime(),
    stopAt: stopAt.getTime(),
  });
}

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
      const [limit, rows] = await Promise.all([
        findLimit(deps.db, game.id),
        findOwnContainers(deps.db, participation.participationId),
      ]);
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
