import type { Scenarios } from './scenario.ts';

export const auditScenarios = {
  async listAudit(ask, stage) {
    const { db } = stage.site;
    const { id } = await stage.user();
    const change = { field: 'bio', before: 'Old', after: 'New', isSecret: false };
    await db
      .insertInto('audit_log')
      .values({
        actor_id: id,
        actor_name: 'purser',
        operation: 'updateUser',
        request_id: 'r-1',
        target_type: 'User',
        target_id: id,
        target_name: 'deckhand',
        changes: JSON.stringify([change]),
      })
      .execute();
    await ask(200, { query: { count: 200 } });
  },
} satisfies Scenarios;
