import type { Routes } from '../../http/registrar.ts';
import { createStatistics, type StatisticsDeps } from './service.ts';

export function statisticsRoutes(deps: StatisticsDeps) {
  const statistics = createStatistics(deps);
  return {
    async getGameStatistics({ game }) {
      const { challenges, ...counts } = await statistics.ofGame(game);
      return {
        ...counts,
        challenges: challenges.map(({ type: _type, position: _position, ...counted }) => counted),
      };
    },
  } satisfies Routes;
}
