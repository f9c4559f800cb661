import type { Routes } from '../../http/registrar.ts';
import { lineToWire } from './wire.ts';
import { listLines, makeHistogram, type ReadLogDeps } from './service.ts';

export function siteLogRoutes(deps: ReadLogDeps) {
  return {
    async listLogs({ query }) {
      const { level, ...filter } = query;
      const lines = await listLines(
        deps,
        { ...filter, level: level === 'All' ? undefined : level },
        query,
      );
      return lines.map(lineToWire);
    },
    async getLogHistogram({ query }) {
      const { bins: spans, ...filter } = query;
      const { since, step, until, bins } = await makeHistogram(deps, filter, spans);
      return {
        since,
        until,
        step,
        bins: [...bins].map(([time, counts]) => ({
          time,
          information: counts.Information ?? 0,
          warning: counts.Warning ?? 0,
          error: counts.Error ?? 0,
          fatal: counts.Fatal ?? 0,
        })),
      };
    },
  } satisfies Routes;
}
