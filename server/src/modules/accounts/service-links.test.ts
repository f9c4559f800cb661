import { describe, expect, test } from 'vitest';
import { createLinkSites, OLD, PATIENT } from './testing/link-sites.ts';
import { cookieOf } from './testing/test-site.ts';

const {
  db,
  smtp,
  site,
  withoutUrl,
  withoutServer,
  counter,
  mira,
  setPolicy,
  post,
  linkTo,
  confirmed,
  login,
  statusOf,
} = await createLinkSites();

describe('registration by mail', () => {
  test('waits for the link, which signs in once', async () => {
    const answer = await post('register', mira);
    expect(answer.json()).toMatchObject({ data: 'EmailConfirmationRequired', status: 200 });
    expect(cookieOf(answer)).toBeUndefined();
    expect(await login()).toBe('ACCOUNT_NOT_CONFIRMED');
    expect(await login('Wrong-password-1')).toBe('WRONG_CREDENTIALS');
    const link = await linkTo(mira.email);
    const verified = await post('verify', link);
    expect(await statusOf(cookieOf(verified) ?? '')).toBe(200);
    expect(await statusOf(await login())).toBe(200);
    const again = await post('verify', link);
    expect([again.statusCode, again.json().code]).toEqual([401, 'LINK_INVALID']);
  });

  test('is signed in at once where that is the policy, whatever it says of mail', async () => {
    await setPolicy({ activeOnRegister: true });
    expect((await post('register', mira)).json()).toMatchObject({ data: 'LoggedIn' });
  });

  test('waits for an administrator without a mail server, and the link is kept', async () => {
    const answer = await post('register', mira, undefined, withoutServer);
    expect(answer.json()).toMatchObject({ data: 'AdminConfirmationRequired' });
    const mail = db.selectFrom('mails').select('state').where('recipient', '=', mira.email);
    expect(await mail.executeTakeFirst()).toEqual({ state: 'Held' });
  });

  test('is refused where links cannot be made', async () => {
    const answer = await post('register', mira, undefined, withoutUrl);
    expect(answer.json()).toMatchObject({ code: 'MAIL_UNAVAILABLE' });
    expect(await login()).toBe('WRONG_CREDENTIALS');
  });

  test('takes only the domains of the list, in any case, and config says which', async () => {
    await setPolicy({ emailDomainList: 'Harbour.Example, ropewalk.example' });
    const refused = await post('register', { ...mira, email: 'eve@sub.harbour.example' });
    expect(refused.json()).toMatchObject({
      code: 'EMAIL_DOMAIN_NOT_ALLOWED',
      errors: [{ path: 'email' }],
    });
    expect(
      (await post('register', { ...mira, email: `m${counter.value}@HARBOUR.example` })).statusCode,
    ).toBe(200);
    const config = (await site.call('GET', '/api/config')).json();
    expect(config.registration).toEqual({
      open: true,
      confirmation: 'Mail',
      emailDomains: ['harbour.example', 'ropewalk.example'],
      mail: true,
    });
    await setPolicy({ emailDomainList: '' });
  });

  test('is in the language of the person', async () => {
    const headers = { 'accept-language': 'de' };
    await site.call('POST', '/api/account/register', mira, { headers });
    await linkTo(mira.email);
    expect(smtp.to(mira.email)[0]?.subject).toBe('GZ: Bestätige dein Konto');
  });
});

describe('taking over an address', () => {
  // A server that keeps the first registration would let its password sign in afterwards.
  test('by registering it first is in vain', async () => {
    await post('register', {
      ...mira,
      userName: `Eve${counter.value}`,
      password: 'Evil-Password-1',
    });
    const first = await linkTo(mira.email);
    site.clock.advance(61_000);
    expect((await post('register', mira)).json()).toMatchObject({
      data: 'EmailConfirmationRequired',
    });
    const second = await linkTo(mira.email, 2);
    expect((await post('verify', first)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await post('verify', second)).statusCode).toBe(200);
    expect(await login('Evil-Password-1', mira.email)).toBe('WRONG_CREDENTIALS');
    expect(await statusOf(await login(OLD, mira.email))).toBe(200);
  });

  test('by registering it later is in vain, and the owner is told', async () => {
    const cookie = await confirmed();
    const evil = { ...mira, userName: `Eve${counter.value}`, password: 'Evil-Password-1' };
    const answer = await post('register', evil);
    const fresh = await post('register', {
      ...evil,
      email: `free${counter.value}@harbour.example`,
      userName: `Eva${counter.value}`,
    });
    expect(answer.json()).toEqual(fresh.json());
    expect(await login('Evil-Password-1', mira.email)).toBe('ACCOUNT_NOT_CONFIRMED');
    expect(await login('Evil-Password-1', evil.userName)).toBe('ACCOUNT_NOT_CONFIRMED');
    expect(await statusOf(await login(OLD, mira.email))).toBe(200);
    await expect.poll(() => smtp.to(mira.email).length, PATIENT).toBe(2);
    expect(smtp.to(mira.email)[1]?.subject).toContain('already has an account');
    expect(smtp.to(mira.email)[1]?.text).not.toContain('token=');
    expect(await statusOf(cookie)).toBe(200);
  });

  test('by registering it later gives an account once another address is proven', async () => {
    await confirmed();
    const typed = { ...mira, userName: `Eve${counter.value}`, password: 'Evil-Password-1' };
    await post('register', typed);
    const newMail = `eve${counter.value}@harbour.example`;
    const { userName, password } = typed;
    const body = { userName, password, newMail };
    await site.call('POST', '/api/ext/account/registration/email', body);
    expect((await post('verify', await linkTo(newMail))).statusCode).toBe(200);
    expect(await statusOf(await login(password, newMail))).toBe(200);
    expect(await login(password, mira.email)).toBe('WRONG_CREDENTIALS');
    expect(await statusOf(await login(OLD, mira.email))).toBe(200);
  });

  test('by a reset of the password of such a registration mails no link', async () => {
    await confirmed();
    const userName = `Eve${counter.value}`;
    await post('register', { ...mira, userName, password: 'Evil-Password-1' });
    await site.tasks['account-link']({
      purpose: 'Reset',
      key: userName.toLowerCase(),
      language: 'en-US',
    });
    const links = db
      .selectFrom('account_links')
      .innerJoin('users', 'users.id', 'account_links.user_id')
      .select('purpose')
      .where('user_name', '=', userName);
    expect(await links.execute()).toEqual([{ purpose: 'Verify' }]);
  });

  test('by a look-alike in another case or form is in vain', async () => {
    await confirmed();
    const twin = { ...mira, userName: `Eve${counter.value}`, email: mira.email.toUpperCase() };
    await post('register', twin);
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', mira.email)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
