import { beforeEach, describe, expect, test } from 'vitest';
import { createLinkSites, NEW, OLD } from '../accounts/testing/link-sites.ts';

const { become, confirmed, counter, db, linkTo, login, mira, post, reset, site, smtp, ...sites } =
  await createLinkSites();

const DAY = 24 * 3600_000;

let cookie = '';

beforeEach(async () => {
  become('Admin');
  cookie = await confirmed();
  const set = db.updateTable('users').set({ role: 'Admin', language: null });
  await set.where('user_name', '=', mira.userName).execute();
  const { id } = await accountOf(mira.userName);
  await site.tell({ topic: 'session', gameId: null, body: { userId: id } });
  become('Guest');
});

async function accountOf(userName: string) {
  const account = db.selectFrom('users').selectAll().where('user_name', '=', userName);
  return account.executeTakeFirstOrThrow();
}

function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  where = site,
) {
  return where.call(method, path, body, { cookie, headers: { 'accept-language': 'de' } });
}

const guest = (fields: object = {}) => ({
  userName: mira.userName,
  email: mira.email,
  teamName: `Crew ${counter.value}`,
  ...fields,
});

const inviteAll = (users: object[], query = '', where = site) =>
  call('POST', `/api/ext/admin/users/invitations${query}`, users, where);

async function inviteAgain(where = site) {
  const { id } = await accountOf(mira.userName);
  return call('POST', `/api/ext/admin/users/${id}/invitation`, undefined, where);
}

async function invited() {
  const answer = await inviteAll([guest()]);
  expect(answer.statusCode, answer.body).toBe(200);
  return linkTo(mira.email);
}

describe('somebody who is invited', () => {
  test('cannot sign in before a password is chosen by the link, which works once', async () => {
    const link = await invited();
    const { password_hash: hash, email_confirmed: isConfirmed } = await accountOf(mira.userName);
    expect([hash, isConfirmed]).toEqual(['none', true]);
    for (const password of ['none', '', OLD])
      expect(await login(password)).not.toMatch(/^[\w-]{43}$/);
    expect((await reset(link)).statusCode).toBe(200);
    expect(await login(NEW)).toMatch(/^[\w-]{43}$/);
    expect((await reset(link, OLD)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await login(NEW)).toMatch(/^[\w-]{43}$/);
  });

  test('gets one mail in the language of the call, and the link is stored as a hash', async () => {
    const { token } = await invited();
    const [mail] = smtp.to(mira.email);
    expect(mail?.subject).toContain('Wähle dein Passwort');
    expect(mail?.text).toContain(mira.userName);
    const { id } = await accountOf(mira.userName);
    const links = await db
      .selectFrom('account_links')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    await expect
      .poll(() => db.selectFrom('mails').select('token').where('user_id', '=', id).execute())
      .toEqual([{ token: null }]);
  });

  test('has the link for 14 days', async () => {
    const link = await invited();
    site.clock.advance(14 * DAY - 1000);
    expect((await reset(link)).statusCode).toBe(200);
  });

  test('who is too late for the link gets one as those who have forgotten their password', async () => {
    const link = await invited();
    site.clock.advance(14 * DAY);
    expect((await reset(link)).json()).toMatchObject({ code: 'LINK_INVALID' });
    await post('recovery', { email: mira.email });
    expect((await reset(await linkTo(mira.email, 2))).statusCode).toBe(200);
  });

  test('has a link that dies when the password is set in another way', async () => {
    const link = await invited();
    const { id } = await accountOf(mira.userName);
    const { statusCode } = await call('DELETE', `/api/admin/users/${id}/password`);
    expect(statusCode).toBe(200);
    expect((await reset(link)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await inviteAgain()).json()).toMatchObject({ code: 'INVITATION_USED' });
  });

  test('is in the list of those who have no password until then', async () => {
    const link = await invited();
    const list = async () => {
      const query = `text=${mira.userName.toLowerCase()}`;
      const all = (await call('GET', `/api/admin/users?${query}`)).json();
      const some = (await call('GET', `/api/admin/users?${query}&invited=true`)).json();
      return [all.data[0].invited, all.counts.invited > 0, some.data.length];
    };
    expect(await list()).toEqual([true, true, 1]);
    await reset(link);
    expect((await list())[0]).toBe(false);
    expect((await list())[2]).toBe(0);
  });

  test('can be invited again, and the older link is void', async () => {
    const old = await invited();
    // Within a minute the mail waits, and the link is that of the later one at once.
    site.clock.advance(61_000);
    expect((await inviteAgain()).statusCode).toBe(200);
    const link = await linkTo(mira.email, 2);
    expect((await reset(old)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await reset(link)).statusCode).toBe(200);
    expect((await inviteAgain()).json()).toMatchObject({ code: 'INVITATION_USED' });
  });
});

describe('inviteUsers', () => {
  test('adds teams like an import, and invites nobody twice for the same list', async () => {
    const users = [guest(), guest({ userName: `Mate${counter.value}`, email: `m${mira.email}` })];
    const dry = (await inviteAll(users, '?dryRun=true')).json();
    expect(dry).toMatchObject({ added: 2, teams: 1 });
    expect((await inviteAll(users)).json()).toMatchObject({ added: 2, refused: 0, teams: 1 });
    await linkTo(mira.email);
    expect((await inviteAll(users)).json()).toMatchObject({ added: 0, unchanged: 2 });
    const mails = db.selectFrom('mails').select('id').where('kind', '=', 'Invitation');
    const { id } = await accountOf(mira.userName);
    expect(await mails.where('user_id', '=', id).execute()).toHaveLength(1);
  });

  test('never invites to an account that exists', async () => {
    await post('register', mira);
    await post('verify', await linkTo(mira.email));
    expect((await inviteAll([guest()])).json()).toMatchObject({ unchanged: 1 });
    expect((await inviteAgain()).json()).toMatchObject({ code: 'INVITATION_USED' });
    expect(await login(OLD)).toMatch(/^[\w-]{43}$/);
  });

  test('is refused before anything is added where the site sends no mail', async () => {
    for (const where of [sites.withoutUrl, sites.withoutServer])
      for (const query of ['', '?dryRun=true'])
        expect((await inviteAll([guest()], query, where)).json()).toMatchObject({
          code: 'MAIL_UNAVAILABLE',
        });
    await expect(accountOf(mira.userName)).rejects.toThrow('no result');
    await invited();
    expect((await inviteAgain(sites.withoutServer)).json()).toMatchObject({
      code: 'MAIL_UNAVAILABLE',
    });
  });
});
