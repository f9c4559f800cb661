import { randomUUID } from 'node:crypto';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import type { Stage } from '../stage.ts';
import { withoutUrl } from './mail.ts';
import type { Scenarios } from './scenario.ts';

const NOBODY = { params: { userId: randomUUID() } };

let number = 0;

function newUser(fields: object = {}) {
  number += 1;
  const userName = `deckhand${number}`;
  const email = `${userName}@harbour.example`;
  return { userName, email, password: 'Sea-Shanty1', teamName: `Crew ${number}`, ...fields };
}

/** The name and the address of an account that exists. */
async function taken({ site, user }: Stage) {
  const { id } = await user();
  return site.db
    .selectFrom('users')
    .select(['user_name as userName', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Calls `work` while a user is the only confirmed administrator and another one calls. */
export async function withLastAdministrator(
  stage: Stage,
  last: { id: string },
  work: (id: string, as: string) => Promise<unknown>,
) {
  const { db } = stage.site;
  const caller = await stage.user();
  const admins = db.updateTable('users').where('role', '=', 'Admin');
  await admins.set({ email_confirmed: false }).execute();
  const staff = db.updateTable('users').set({ role: 'Admin' });
  await staff.where('id', 'in', [last.id, caller.id]).execute();
  await db
    .updateTable('users')
    .set({ email_confirmed: false })
    .where('id', '=', caller.id)
    .execute();
  await work(last.id, await stage.site.signIn(caller.id));
  const former = db.updateTable('users').set({ role: 'User' });
  await former.where('id', 'in', [last.id, caller.id]).execute();
  await admins.set({ email_confirmed: true }).execute();
}

export const userScenarios = {
  async listUsers(ask, stage) {
    const { userIds } = await stage.player();
    const [id = ''] = userIds;
    const visited = { last_visited_at: new Date() };
    await stage.site.db.updateTable('users').set(visited).where('id', '=', id).execute();
    await ask(200, { query: { text: id, sort: 'LastVisited', order: 'Descending' } });
  },
  async searchUsers(ask, stage) {
    const { userIds } = await stage.player();
    await ask(200, { query: { hint: userIds[0] ?? '' } });
  },
  async getUser(ask, stage) {
    const { id } = await stage.user();
    await ask(200, { params: { userId: id } });
    await ask('USER_NOT_FOUND', NOBODY);
  },
  async updateUser(ask, stage) {
    const { id } = await stage.user();
    const params = { userId: id };
    const other = await taken(stage);
    await ask(200, { params, body: { role: 'Monitor', phone: '' } });
    await ask('USER_NAME_INVALID', { params, body: { userName: 'a@b.example' } });
    await ask('USER_NAME_TAKEN', { params, body: { userName: other.userName } });
    await ask('EMAIL_TAKEN', { params, body: { email: other.email } });
    await ask('USER_NOT_FOUND', { ...NOBODY, body: {} });
    await withLastAdministrator(stage, await stage.user(), (last, as) =>
      ask('LAST_ADMIN', { as, params: { userId: last }, body: { role: 'User' } }),
    );
  },
  async deleteUser(ask, stage) {
    const { id } = await stage.user();
    await ask(200, { params: { userId: id } });
    await ask('USER_NOT_FOUND', NOBODY);
    const { userIds } = await stage.player();
    await ask('USER_IS_CAPTAIN', { params: { userId: userIds[0] ?? '' } });
    const admin = await stage.user();
    const { db } = stage.site;
    await db.updateTable('users').set({ role: 'Admin' }).where('id', '=', admin.id).execute();
    const as = await stage.site.signIn(admin.id);
    await ask('OWN_ACCOUNT', { as, params: { userId: admin.id } });
    await withLastAdministrator(stage, await stage.user(), (last, caller) =>
      ask('LAST_ADMIN', { as: caller, params: { userId: last } }),
    );
  },
  async resetUserPassword(ask, stage) {
    const { id } = await stage.user();
    await ask(200, { params: { userId: id } });
    await ask('USER_NOT_FOUND', NOBODY);
  },
  async addUsers(ask, stage) {
    const other = await taken(stage);
    await ask(200, { body: [newUser(), newUser()] });
    await ask('USER_NAME_INVALID', { body: [newUser({ userName: 'a@b.example' })] });
    await ask('USER_NAME_TAKEN', { body: [newUser({ userName: other.userName })] });
    await ask('EMAIL_TAKEN', { body: [newUser({ email: other.email })] });
    await ask('PASSWORD_TOO_WEAK', { body: [newUser({ password: 'seashanty' })] });
    await ask('TEAM_NAME_LOOKS_ALIKE', { body: alikeTeams() });
  },
  async importUsers(ask, stage) {
    const other = await taken(stage);
    const body = [newUser(), newUser({ email: other.email }), ...alikeTeams()];
    await ask(200, { body, query: { dryRun: 'true' } });
    await ask(200, { body });
  },
  async inviteUsers(ask, stage) {
    const { email } = await taken(stage);
    const users = [newUser(), newUser({ email }), ...alikeTeams()];
    const body = users.map(({ password: _none, ...user }) => user);
    await ask(200, { body, query: { dryRun: 'true' } });
    await ask(200, { body });
    await withoutUrl(stage, () => ask('MAIL_UNAVAILABLE', { body }));
  },
  async inviteUserAgain(ask, stage) {
    const { id } = await stage.user();
    const params = { userId: id };
    await ask('INVITATION_USED', { params });
    const users = stage.site.db.updateTable('users').set({ password_hash: NO_PASSWORD });
    await users.where('id', '=', id).execute();
    await ask(200, { params });
    await withoutUrl(stage, () => ask('MAIL_UNAVAILABLE', { params }));
    await ask('USER_NOT_FOUND', NOBODY);
  },
} satisfies Scenarios;

function alikeTeams() {
  return [newUser({ teamName: 'Tide' }), newUser({ teamName: 'TIDE' })];
}
