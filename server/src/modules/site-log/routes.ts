import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Routes } from '../../http/registrar.ts';
import type { LineRow } from './read-lines.ts';
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
      return lines.map(toWire);
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

function toWire(line: LineRow): z.input<typeof schemas.ListLogsResponse>[number] {
  return {
    time: line.time.getTime(),
    name: line.userName,
    level: line.level,
    ip: line.address,
    msg: line.message,
    status: line.status,
    id: line.id,
    requestId: line.requestId,
  };
}
