import { type OperationId, operations } from '@halyard/sdk/operations';
import { beforeEach, expect, test } from 'vitest';
import { createLinkSites, NEW, OLD } from '../accounts/testing/link-sites.ts';

const { site, db, mira, ...steps } = await createLinkSites();

let userId: string;
let cookie: string;

beforeEach(async () => {
  await steps.confirmed();
  await become('Admin');
});

/** Gives the account a role and signs it in. */
async function become(role: 'Admin' | 'User'): Promise<void> {
  const { id } = await db
    .updateTable('users')
    .set({ role })
    .where('user_name', '=', mira.userName)
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = id;
  cookie = await steps.login();
}

async function call(id: OperationId, body?: object, params: Record<string, string> = {}) {
  const { method, path } = operations[id];
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await site.call(method, url, body, { cookie });
  expect([id, answer.statusCode]).toEqual([id, 200]);
}

/** One change of each kind, each by whoever `cookie` is of. */
const changes: Partial<Record<OperationId, () => Promise<void>>> = {
  changePassword: () => call('changePassword', { old: OLD, new: NEW }),
  updateProfile: () => call('updateProfile', { bio: 'Splices.' }),
  requestEmailChange: () =>
    call('requestEmailChange', { newMail: `new-${mira.email}`, password: OLD }),
  async confirmEmailChange() {
    await call('requestEmailChange', { newMail: `new-${mira.email}`, password: OLD });
    await call('confirmEmailChange', await steps.linkTo(`new-${mira.email}`));
  },
  async resetPassword() {
    await steps.post('recovery', { email: mira.email });
    const { token, email } = await steps.linkTo(mira.email, 2);
    await call('resetPassword', { rToken: token, email, password: NEW });
  },
  async endOwnSession() {
    await steps.login();
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await call('endOwnSession', undefined, { sessionId: id });
  },
  endOtherSessions: () => call('endOtherSessions'),
  async deleteOwnAccount() {
    const others = { user_name: 'other', name_key: 'other', email: 'other', email_key: 'other' };
    const id = '01997a3c-52d8-7c41-9e0b-3f6f1c2a8d57';
    await db
      .insertInto('users')
      .values({ id, ...others, password_hash: '', role: 'Admin' })
      .execute();
    await call('deleteOwnAccount', { password: OLD });
  },
};

const own = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].auditOwn);

function entriesOf(id: OperationId) {
  return db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_name', 'target_type', 'target_id', 'changes'])
    .where('operation', '=', id)
    .where('actor_id', '=', userId)
    .execute();
}

test.each(own)('%s by an administrator leaves an entry', async (id) => {
  await (changes[id] ?? expect.fail(`${id} is not tried`))();
  const entries = await entriesOf(id);
  expect(entries).toMatchObject([
    { actor_name: mira.userName, target_type: 'User', target_id: userId },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Tern|Gannet/);
});

test('a player’s leave none', async () => {
  await become('User');
  await changes['changePassword']?.();
  expect(await entriesOf('changePassword')).toEqual([]);
});

test('a new address is in the entry', async () => {
  await changes['confirmEmailChange']?.();
  const [entry] = await entriesOf('confirmEmailChange');
  expect(entry?.changes).toEqual([
    { field: 'email', before: mira.email, after: `new-${mira.email}`, isSecret: false },
  ]);
});
