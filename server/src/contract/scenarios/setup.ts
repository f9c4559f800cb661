import { makeSetupToken } from '../../modules/setup/service.ts';
import type { Scenarios } from './scenario.ts';

const FIRST = { userName: 'bosun', email: 'bosun@harbour.example', password: 'Sea-Shanty1' };

export const setupScenarios = {
  async getSetup(ask) {
    await ask(200);
  },
  async completeSetup(ask, stage) {
    const { db, write } = stage.site;
    const { id } = await stage.user();
    const { user_name: userName, email } = await db
      .selectFrom('users')
      .select(['user_name', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await ask('SETUP_DONE', { body: { ...FIRST, token: 'any' } });
    const admins = await db
      .updateTable('users')
      .set({ role: 'Monitor' })
      .where('role', '=', 'Admin')
      .returning('id')
      .execute();
    const body = { ...FIRST, token: (await makeSetupToken({ write })) ?? '' };
    await ask('SETUP_TOKEN_INVALID', { body: { ...body, token: 'wrong' } });
    await ask('USER_NAME_INVALID', { body: { ...body, userName: 'a@b.example' } });
    await ask('PASSWORD_TOO_WEAK', { body: { ...body, password: 'seashanty' } });
    await ask('USER_NAME_TAKEN', { body: { ...body, userName } });
    await ask('EMAIL_TAKEN', { body: { ...body, email } });
    await ask(200, { body });
    const former = admins.map((admin) => admin.id);
    await db.updateTable('users').set({ role: 'Admin' }).where('id', 'in', former).execute();
  },
} satisfies Scenarios;
