import { beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startWorker } from '../../testing/test-worker.ts';
import { cookieOf, createTestSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db, url } = database;
const smtp = await startMailServer();
const publicUrl = 'http://ctf.example';
const site = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
const other = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
const withoutUrl = await createTestSite(database, { config: { mail: smtp.config } });
const withoutServer = await createTestSite(database, { config: { publicUrl } });
await startWorker(url, site.tasks);

const OLD = 'Tern-and-Gull-7';
const NEW = 'Gannet-over-Skerry-9';
const PATIENT = { timeout: 15_000, interval: 30 };

let serial = 0;
let mira: { userName: string; email: string; password: string };

beforeEach(async () => {
  serial += 1;
  mira = { userName: `Mira${serial}`, email: `mira${serial}@harbour.example`, password: OLD };
  await setPolicy({ activeOnRegister: false, emailConfirmationRequired: true });
});

async function setPolicy(fields: object): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'accountPolicy', fields),
  );
}

function post(path: string, body: object, cookie?: string, where = site) {
  return where.call('POST', `/api/account/${path}`, body, cookie === undefined ? {} : { cookie });
}

interface Link {
  token: string;
  email: string;
}

/** The link in the newest of so many mails to an address. */
async function linkTo(address: string, count = 1): Promise<Link> {
  await expect.poll(() => smtp.to(address).length, PATIENT).toBe(count);
  const found = /\/account\/\w+\?(\S+)/.exec(smtp.to(address).at(-1)?.text ?? '')?.[1];
  const values = new URLSearchParams(found);
  return { token: values.get('token') ?? '', email: values.get('email') ?? '' };
}

async function confirmed(): Promise<string> {
  await post('register', mira);
  const answer = await post('verify', await linkTo(mira.email));
  site.clock.advance(61_000);
  return cookieOf(answer) ?? '';
}

async function login(password = OLD, name = mira.userName): Promise<string> {
  const answer = await post('login', { userName: name, password });
  return answer.statusCode === 200 ? (cookieOf(answer) ?? '') : answer.json().code;
}

async function statusOf(cookie: string, where = site): Promise<number> {
  return (await where.call('GET', '/api/account/profile', undefined, { cookie })).statusCode;
}

function reset({ token, email }: Link, password = NEW) {
  return post('passwordreset', { rToken: token, email, password });
}

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
      (await post('register', { ...mira, email: `m${serial}@HARBOUR.example` })).statusCode,
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
    await post('register', { ...mira, userName: `Eve${serial}`, password: 'Evil-Password-1' });
    const first = await linkTo(mira.email);
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
    const evil = { ...mira, userName: `Eve${serial}`, password: 'Evil-Password-1' };
    const answer = await post('register', evil);
    const fresh = await post('register', {
      ...evil,
      email: `free${serial}@harbour.example`,
      userName: `Eva${serial}`,
    });
    expect(answer.json()).toEqual(fresh.json());
    expect(await login('Evil-Password-1', mira.email)).toBe('WRONG_CREDENTIALS');
    await expect.poll(() => smtp.to(mira.email).length, PATIENT).toBe(2);
    expect(smtp.to(mira.email)[1]?.subject).toContain('already has an account');
    expect(smtp.to(mira.email)[1]?.text).not.toContain('token=');
    expect(await statusOf(cookie)).toBe(200);
  });

  test('by a look-alike in another case or form is in vain', async () => {
    await confirmed();
    const twin = { ...mira, userName: `Eve${serial}`, email: mira.email.toUpperCase() };
    await post('register', twin);
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', mira.email)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('recovery', () => {
  test('answers the same whether there is an account or not', async () => {
    await confirmed();
    const [known, unknown] = await Promise.all([
      post('recovery', { email: mira.email }),
      post('recovery', { email: `nobody${serial}@harbour.example` }),
    ]);
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    await linkTo(mira.email, 2);
    expect(smtp.to(`nobody${serial}@harbour.example`)).toEqual([]);
  });

  // A server that looks the account up in the request would wait here, and take longer for one that exists.
  test('looks no account up before it answers', async () => {
    await confirmed();
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('lock table users in access exclusive mode');
    const answers = await Promise.all([
      post('recovery', { email: mira.email }),
      site.call('POST', '/api/ext/account/verification', { userName: mira.userName }),
    ]);
    await client.query('rollback');
    client.release();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('sets the password, ends all sessions everywhere, and works once', async () => {
    const cookie = await confirmed();
    expect(await statusOf(cookie, other)).toBe(200);
    await post('recovery', { email: mira.email });
    const link = await linkTo(mira.email, 2);
    const answer = await reset(link);
    expect([answer.statusCode, answer.body, cookieOf(answer)]).toEqual([200, '', undefined]);
    expect(await statusOf(cookie)).toBe(401);
    await expect.poll(() => statusOf(cookie, other)).toBe(401);
    expect(await statusOf(await login(NEW))).toBe(200);
    expect((await reset(link, 'Another-Pass-1')).json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  test('works once of many at the same time', async () => {
    await confirmed();
    await post('recovery', { email: mira.email });
    const link = await linkTo(mira.email, 2);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((end) => reset(link, NEW + end)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('refuses a link that is late, of another purpose or address, guessed, or changed', async () => {
    await post('register', mira);
    const verify = await linkTo(mira.email);
    expect((await reset(verify)).json()).toMatchObject({ code: 'LINK_INVALID' });
    await post('verify', verify);
    site.clock.advance(61_000);
    await post('recovery', { email: mira.email });
    const link = await linkTo(mira.email, 2);
    const wrong = [
      { ...link, email: Buffer.from('eve@evil.example').toString('base64') },
      { ...link, token: `${link.token.slice(0, -2)}AA` },
      { ...link, token: '%_%' },
      { token: mira.email, email: link.email },
    ];
    for (const guess of wrong)
      expect((await reset(guess)).json()).toMatchObject({ code: 'LINK_INVALID' });
    site.clock.advance(3 * 3600_000);
    expect((await reset(link)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await login(NEW)).toBe('WRONG_CREDENTIALS');
  });

  test.each([
    ['the password', { old: OLD, new: NEW }, 'changepassword'],
    ['the name', { userName: 'Renamed' }, 'update'],
  ])('refuses a link from before a change of %s', async (_what, body, path) => {
    const cookie = await confirmed();
    await post('recovery', { email: mira.email });
    const link = await linkTo(mira.email, 2);
    const changed = await site.call('PUT', `/api/account/${path}`, body, { cookie });
    expect(changed.statusCode).toBe(200);
    expect((await reset(link)).json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  test('confirms an account that was never confirmed, with the new password', async () => {
    await post('register', mira);
    await linkTo(mira.email);
    await post('recovery', { email: mira.email });
    expect((await reset(await linkTo(mira.email, 2))).statusCode).toBe(200);
    expect(await statusOf(await login(NEW))).toBe(200);
  });

  test('sends a banned account nothing, and at most one mail a minute', async () => {
    const jobs = async () =>
      (await database.pool.query('select id from graphile_worker._private_jobs')).rowCount;
    await confirmed();
    for (let count = 0; count < 2; count += 1) {
      await post('recovery', { email: mira.email });
      await expect.poll(jobs, PATIENT).toBe(0);
    }
    expect(smtp.to(mira.email)).toHaveLength(2);
    site.clock.advance(61_000);
    await db.updateTable('users').set({ role: 'Banned' }).where('email', '=', mira.email).execute();
    await post('recovery', { email: mira.email });
    await expect.poll(jobs, PATIENT).toBe(0);
    expect(smtp.to(mira.email)).toHaveLength(2);
  });

  test('says that there is no mail where there is none', async () => {
    for (const where of [withoutServer, withoutUrl]) {
      const answer = await post('recovery', { email: mira.email }, undefined, where);
      expect(answer.json()).toMatchObject({ code: 'MAIL_UNAVAILABLE' });
    }
  });
});

describe('requestVerification', () => {
  test('sends the link again by name or address; the older one is void', async () => {
    await post('register', mira);
    const first = await linkTo(mira.email);
    site.clock.advance(61_000);
    const ask = (userName: string) =>
      site.call('POST', '/api/ext/account/verification', { userName });
    const answer = await ask(mira.userName.toLowerCase());
    expect(answer.json()).toEqual((await ask('nobody')).json());
    const second = await linkTo(mira.email, 2);
    expect((await post('verify', first)).statusCode).toBe(401);
    expect((await post('verify', second)).statusCode).toBe(200);
  });
});

describe('changing the address', () => {
  function ask(newMail: string, cookie: string, where = site) {
    return where.call('PUT', '/api/account/changeemail', { newMail }, { cookie });
  }

  test('needs the link in the new mailbox, tells the old one, and ends other sessions', async () => {
    const cookie = await confirmed();
    const there = await login();
    const fresh = `new${serial}@harbour.example`;
    expect((await ask(fresh, cookie)).json()).toMatchObject({ data: true, status: 200 });
    const link = await linkTo(fresh);
    await expect.poll(() => smtp.to(mira.email).length, PATIENT).toBe(2);
    expect(smtp.to(mira.email)[1]?.text).toContain(fresh);
    expect(await login(OLD, mira.email)).not.toBe('WRONG_CREDENTIALS');
    expect((await post('mailchangeconfirm', link, cookie)).statusCode).toBe(200);
    expect(await statusOf(cookie)).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect(await login(OLD, mira.email)).toBe('WRONG_CREDENTIALS');
    expect(await statusOf(await login(OLD, fresh))).toBe(200);
    await expect.poll(() => smtp.to(mira.email).at(-1)?.subject, PATIENT).toContain('was changed');
    expect((await post('mailchangeconfirm', link, cookie)).json().code).toBe('LINK_INVALID');
  });

  test('does not tell whether an address has an account', async () => {
    const cookie = await confirmed();
    const owner = { ...mira, userName: `Own${serial}`, email: `own${serial}@harbour.example` };
    await setPolicy({ activeOnRegister: true });
    await post('register', owner);
    const answer = await ask(owner.email, cookie);
    expect(answer.json()).toMatchObject({ data: true, status: 200 });
    await expect.poll(() => smtp.to(owner.email).length, PATIENT).toBe(1);
    expect(smtp.to(owner.email)[0]?.text).not.toContain('token=');
    expect((await ask(mira.email.toUpperCase(), cookie)).json().code).toBe('EMAIL_TAKEN');
  });

  test('is refused to another account than the one that asked', async () => {
    const cookie = await confirmed();
    await ask(`new${serial}@harbour.example`, cookie);
    const link = await linkTo(`new${serial}@harbour.example`);
    mira = { ...mira, userName: `Eve${serial}`, email: `eve${serial}@harbour.example` };
    const eve = await confirmed();
    expect((await post('mailchangeconfirm', link, eve)).json().code).toBe('LINK_INVALID');
    expect((await post('mailchangeconfirm', link, cookie)).statusCode).toBe(200);
  });

  test('says with data false that there is no mail', async () => {
    const cookie = await confirmed();
    const answer = await ask('new@harbour.example', cookie, withoutServer);
    expect(answer.json()).toMatchObject({ code: 'MAIL_UNAVAILABLE', data: false, status: 400 });
  });
});
