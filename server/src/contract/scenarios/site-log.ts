import type { Scenarios } from './scenario.ts';

export const siteLogScenarios = {
  async listLogs(ask) {
    await ask(200, { query: { level: 'All', count: 100 } });
  },
  async getLogHistogram(ask) {
    await ask(200, { query: { since: 0, until: Date.now() } });
    await ask('VALIDATION_FAILED', { query: { since: 1, until: 1 } });
  },
} satisfies Scenarios;
