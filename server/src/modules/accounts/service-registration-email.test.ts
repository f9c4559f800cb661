import { expect, test } from 'vitest';
import { createLinkSites, NEW, OLD } from './testing/link-sites.ts';
import { createTestSite, pointsOf } from './testing/test-site.ts';

const { become, db, database, smtp, site, withoutUrl, withoutServer, ...steps } =
  await createLinkSites();
const { counter, mira, setPolicy, post, linkTo, login } = steps;

const addressOf = (name: string) => `${name}${counter.value}@fjord.example`;

function change(newMail: string, fields: object = {}, where = site) {
  const { userName, password } = mira;
  const body = { userName, password, newMail, ...fields };
  return where.call('POST', '/api/ext/account/registration/email', body);
}

async function emailOf(userName: string): Promise<string> {
  const account = db.selectFrom('users').select('email').where('user_name', '=', userName);
  return (await account.executeTakeFirstOrThrow()).email;
}

/** Somebody else's confirmed account, and mira's new one. */
async function withOwner(): Promise<string> {
  become('Owner');
  await post('register', { ...mira, password: NEW });
  await post('verify', await linkTo(mira.email));
  const owner = mira.email;
  become('Mira');
  await post('register', mira);
  await linkTo(mira.email);
  return owner;
}

test('a new account gets the other address by the link there, and the old link is void', async () => {
  await post('register', mira);
  const old = await linkTo(mira.email);
  const right = addressOf('right');
  expect((await change(right)).statusCode).toBe(200);
  const link = await linkTo(right);
  expect(await emailOf(mira.userName)).toBe(mira.email);
  expect((await post('verify', old)).json()).toMatchObject({ code: 'LINK_INVALID' });
  expect((await post('verify', link)).statusCode).toBe(200);
  expect(await emailOf(mira.userName)).toBe(right);
  expect(await login(OLD, right)).not.toBe('WRONG_CREDENTIALS');
});

test('the answer does not tell whether the new address has an account', async () => {
  const owner = await withOwner();
  const old = await linkTo(mira.email);
  const free = await change(addressOf('free'));
  await linkTo(addressOf('free'));
  const taken = await change(owner);
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  await expect.poll(() => smtp.to(owner).at(-1)?.subject).toContain('already has an account');
  // Neither do signing in and the older links.
  expect(await login(OLD, owner)).toBe('WRONG_CREDENTIALS');
  expect(await login(OLD, mira.email)).toBe('ACCOUNT_NOT_CONFIRMED');
  const links = [old, await linkTo(addressOf('free'))];
  for (const link of links)
    expect((await post('verify', link)).json()).toMatchObject({ code: 'LINK_INVALID' });
});

test('the new address is not looked up before the answer', async () => {
  const owner = await withOwner();
  const client = await database.pool.connect();
  await client.query('begin');
  // Reads pass, so that the password can be checked; the job needs a lock.
  await client.query('lock table users in exclusive mode');
  const answer = await change(owner);
  await client.query('rollback');
  client.release();
  expect(answer.statusCode).toBe(200);
});

test('asking for the mail again sends it to the address that was given last', async () => {
  const owner = await withOwner();
  const right = addressOf('right');
  await change(right);
  await linkTo(right);
  site.clock.advance(61_000);
  const again = () =>
    site.call('POST', '/api/ext/account/verification', { userName: mira.userName });
  await again();
  await linkTo(right, 2);
  const before = smtp.to(mira.email).length;
  // Of an address that is taken, nothing reaches the mailbox of the one who asks.
  await change(owner);
  const told = smtp.to(owner).length;
  site.clock.advance(61_000);
  await again();
  await expect.poll(() => smtp.to(owner).length).toBeGreaterThan(told);
  expect(smtp.to(mira.email)).toHaveLength(before);
});

test('an unproven account with the new address gives it up to whoever has the mailbox', async () => {
  const right = addressOf('right');
  await post('register', { ...mira, email: right });
  await linkTo(right);
  const first = mira.userName;
  become('Again');
  await post('register', mira);
  site.clock.advance(61_000);
  await change(right);
  expect((await post('verify', await linkTo(right, 2))).statusCode).toBe(200);
  expect(await emailOf(mira.userName)).toBe(right);
  expect(await emailOf(first)).toBe(mira.email);
});

test('whoever has confirmed the address meanwhile keeps it', async () => {
  await post('register', mira);
  const right = addressOf('right');
  await change(right);
  const link = await linkTo(right);
  site.clock.advance(61_000);
  await post('register', { ...mira, userName: `Other${counter.value}`, email: right });
  await post('verify', await linkTo(right, 2));
  expect((await post('verify', link)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(await emailOf(mira.userName)).toBe(mira.email);
});

test('only who holds the password of a waiting account changes its address', async () => {
  await post('register', mira);
  const codeOf = async (fields: object) => (await change(addressOf('x'), fields)).json().code;
  expect(await codeOf({ password: NEW })).toBe('WRONG_CREDENTIALS');
  expect(await codeOf({ userName: `nobody${counter.value}` })).toBe('WRONG_CREDENTIALS');
  expect((await change('no address')).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'newMail' }],
  });
  await post('verify', await linkTo(mira.email));
  expect(await codeOf({})).toBe('ACCOUNT_CONFIRMED');
  const { userName } = mira;
  const set = (fields: object) =>
    db.updateTable('users').set(fields).where('user_name', '=', userName).execute();
  // An administrator has switched it off.
  await set({ email_confirmed: false, last_visited_at: new Date() });
  expect(await codeOf({})).toBe('ACCOUNT_NOT_CONFIRMED');
  await set({ role: 'Banned' });
  expect(await codeOf({})).toBe('BANNED');
});

test('passwords are tried no more often than by signing in', async () => {
  await post('register', mira);
  const config = { publicUrl: 'http://ctf.example', mail: smtp.config };
  const limited = await createTestSite(database, { limited: true, config });
  const attempt = () => change(addressOf('x'), { password: NEW }, limited);
  for (let count = 0; count < pointsOf('login'); count += 1)
    expect((await attempt()).json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect((await attempt()).json()).toMatchObject({ code: 'RATE_LIMITED' });
});

test('is refused where addresses are not confirmed by mail, and of another domain', async () => {
  await post('register', mira);
  const codeOf = async (where = site) => (await change(addressOf('x'), {}, where)).json().code;
  expect(await codeOf(withoutUrl)).toBe('MAIL_UNAVAILABLE');
  expect(await codeOf(withoutServer)).toBe('MAIL_UNAVAILABLE');
  await setPolicy({ emailDomainList: 'harbour.example' });
  expect(await codeOf()).toBe('EMAIL_DOMAIN_NOT_ALLOWED');
  await setPolicy({ emailDomainList: '', emailConfirmationRequired: false });
  expect(await codeOf()).toBe('MAIL_UNAVAILABLE');
});

test('a password that was changed meanwhile voids what was asked for', async () => {
  await post('register', mira);
  await linkTo(mira.email);
  await post('recovery', { email: mira.email });
  await expect.poll(() => smtp.to(mira.email)).toHaveLength(2);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', mira.userName)
    .executeTakeFirstOrThrow();
  const right = addressOf('right');
  const request = { userId: id, stamp: 'older', email: right, language: 'en-US' } as const;
  await site.tasks['account-address'](request);
  expect(
    await db.selectFrom('mails').select('id').where('recipient', '=', right).execute(),
  ).toEqual([]);
});
