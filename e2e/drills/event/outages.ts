import type { Outage } from './reports.ts';

/** The times in which one client had no current data. */
export function createOutages() {
  const all: Outage[] = [];
  return {
    all,
    begin(): void {
      if (all.at(-1)?.backAt !== null) all.push({ lostAt: Date.now(), backAt: null });
    },
    end(): void {
      const last = all.at(-1);
      if (last) last.backAt ??= Date.now();
    },
  };
}
