import type { Routes } from '../../http/registrar.ts';
import { findImages } from './repository-images.ts';
import { findInstances } from './repository-staff.ts';
import { measure, readLog } from './service-readings.ts';
import {
  createTestContainer,
  deleteTestContainer,
  destroyInstance,
  takeOverContainers,
  type TakeOverDeps,
} from './service-staff.ts';
import { toInfo, toInstance } from './wire.ts';

export function staffContainerRoutes(deps: TakeOverDeps) {
  return {
    async createTestContainer({ actor, params: { gameId, challengeId } }) {
      const row = await createTestContainer(deps, actor, { gameId, id: challengeId });
      return toInfo(row);
    },
    async deleteTestContainer({ actor, params: { gameId, challengeId } }) {
      await deleteTestContainer(deps, actor, { gameId, id: challengeId });
    },
    async listInstances({ query }) {
      const data = (await findInstances(deps.db, query.all)).map(toInstance);
      return { data, length: data.length, total: data.length };
    },
    async destroyInstance({ actor, params }) {
      await destroyInstance(deps, actor, params.containerId);
    },
    async getInstanceLog({ params, query }) {
      return { log: await readLog(deps, params.containerId, query.lines) };
    },
    async getInstanceLoad({ params }) {
      return measure(deps, params.containerId);
    },
    async getContainerState() {
      return deps.containers.describe();
    },
    async takeOverContainers({ actor }) {
      await takeOverContainers(deps, actor);
      return deps.containers.describe();
    },
    async listGameImages({ game }) {
      const rows = await findImages(deps.db, game.id, new Date(deps.clock()));
      return {
        data: rows.map(({ checkedAt, ...row }) => ({
          ...row,
          checkedAt: checkedAt && checkedAt.getTime(),
        })),
      };
    },
  } satisfies Routes;
}
