import { leaveTraces } from '../../modules/own-data/testing/traces.ts';
import type { Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';
import { withLastAdministrator } from './users.ts';

const PASSWORD = 'Sea-Shanty1';

let serial = 0;

/** An account whose password is known. */
async function registered({ site }: Stage): Promise<{ id: string; as: string }> {
  serial += 1;
  const userName = `leaver${serial}`;
  const payload = { userName, email: `${userName}@harbour.example`, password: PASSWORD };
  const answer = await site.app.inject({ method: 'POST', url: '/api/account/register', payload });
  const { id } = await site.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  return { id, as: answer.cookies[0]?.value ?? '' };
}

export const ownDataScenarios = {
  async downloadOwnData(ask, stage) {
    const { id, as } = await stage.user();
    await leaveTraces(stage.site.db, id);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await stage.site.db.updateTable('sessions').set({ agent }).where('user_id', '=', id).execute();
    await ask(200, { as });
  },
  async deleteOwnAccount(ask, stage) {
    const leaver = await registered(stage);
    await ask('WRONG_PASSWORD', { as: leaver.as, body: { password: 'Sea-Shanty2' } });
    await ask(200, { as: leaver.as, body: { password: PASSWORD } });
    const captain = await registered(stage);
    await stage.team(captain.id);
    await ask('USER_IS_CAPTAIN', { as: captain.as, body: { password: PASSWORD } });
    const admin = await registered(stage);
    await withLastAdministrator(stage, admin, () =>
      ask('LAST_ADMIN', { as: admin.as, body: { password: PASSWORD } }),
    );
  },
} satisfies Scenarios;
