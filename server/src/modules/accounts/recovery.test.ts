import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLinkSites, OLD, NEW, PATIENT } from './testing/link-sites.ts';
import { cookieOf } from './testing/test-site.ts';

const {
  become,
  db,
  database,
  smtp,
  site,
  other,
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
  reset,
} = await createLinkSites();

async function addToken(userName: string): Promise<string> {
  const maker = await db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db
    .insertInto('api_tokens')
    .values({
      id,
      token_hash: randomBytes(32),
      name: 'Announcer',
      creator_id: maker.id,
      role: 'Monitor',
      scopes: ['Events'],
      created_at: new Date(),
    })
    .execute();
  return id;
}

async function revocationOf(tokenId: string) {
  const token = await db
    .selectFrom('api_tokens')
    .select('revocation')
    .where('id', '=', tokenId)
    .executeTakeFirstOrThrow();
  return token.revocation;
}

describe('recovery', () => {
  test('answers the same whether there is an account or not', async () => {
    await confirmed();
    const [known, unknown] = await Promise.all([
      post('recovery', { email: mira.email }),
      post('recovery', { email: `nobody${counter.value}@harbour.example` }),
    ]);
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    await linkTo(mira.email, 2);
    expect(smtp.to(`nobody${counter.value}@harbour.example`)).toEqual([]);
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

  test('sets the password, ends all sessions and tokens everywhere, and works once', async () => {
    const cookie = await confirmed();
    expect(await statusOf(cookie, other)).toBe(200);
    const tokenId = await addToken(mira.userName);
    await post('recovery', { email: mira.email });
    const link = await linkTo(mira.email, 2);
    const answer = await reset(link);
    expect([answer.statusCode, answer.body, cookieOf(answer)]).toEqual([200, '', undefined]);
    expect(await statusOf(cookie)).toBe(401);
    await expect.poll(() => statusOf(cookie, other)).toBe(401);
    expect(await statusOf(await login(NEW))).toBe(200);
    expect(await revocationOf(tokenId)).toBe('Account');
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
  function ask(newMail: string, cookie: string, where = site, password: string | null = OLD) {
    return where.call('PUT', '/api/account/changeemail', { newMail, password }, { cookie });
  }

  test('needs the link in the new mailbox, tells the old one, and ends other sessions', async () => {
    const cookie = await confirmed();
    const there = await login();
    const fresh = `new${counter.value}@harbour.example`;
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
    const owner = {
      ...mira,
      userName: `Own${counter.value}`,
      email: `own${counter.value}@harbour.example`,
    };
    await setPolicy({ activeOnRegister: true });
    await post('register', owner);
    const answer = await ask(owner.email, cookie);
    expect(answer.json()).toMatchObject({ data: true, status: 200 });
    await expect.poll(() => smtp.to(owner.email).length, PATIENT).toBe(1);
    expect(smtp.to(owner.email)[0]?.text).not.toContain('token=');
    expect((await ask(mira.email.toUpperCase(), cookie)).json().code).toBe('EMAIL_TAKEN');
  });

  // Otherwise whoever finds a browser that is signed in takes the account over with a mailbox of their own.
  test('without the password, the old address has to allow it first', async () => {
    const cookie = await confirmed();
    const fresh = `new${counter.value}@harbour.example`;
    const answer = await ask(fresh, cookie, site, null);
    expect(answer.json()).toEqual({
      title: 'Follow the link that we have mailed to your present address.',
      data: true,
      status: 200,
    });
    const approval = await linkTo(mira.email, 2);
    expect(smtp.to(mira.email)[1]?.text).toContain(fresh);
    expect(smtp.to(fresh)).toEqual([]);
    expect((await post('mailchangeconfirm', approval, cookie)).statusCode).toBe(200);
    const link = await linkTo(fresh);
    expect(await statusOf(await login(OLD, mira.email))).toBe(200);
    expect((await post('mailchangeconfirm', approval, cookie)).json().code).toBe('LINK_INVALID');
    expect((await post('mailchangeconfirm', link, cookie)).statusCode).toBe(200);
    expect(await statusOf(await login(OLD, fresh))).toBe(200);
  });

  test('cannot be allowed by another account, nor after the password has changed', async () => {
    const cookie = await confirmed();
    const owner = mira.email;
    await ask(`new${counter.value}@harbour.example`, cookie, site, null);
    const approval = await linkTo(owner, 2);
    become('Eve');
    const eve = await confirmed();
    expect((await post('mailchangeconfirm', approval, eve)).json().code).toBe('LINK_INVALID');
    const body = { old: OLD, new: NEW };
    await site.call('PUT', '/api/account/changepassword', body, { cookie });
    expect((await post('mailchangeconfirm', approval, cookie)).json().code).toBe('LINK_INVALID');
    expect(smtp.to(`new${counter.value}@harbour.example`)).toEqual([]);
  });

  test('is refused with a wrong password, and mails nobody', async () => {
    const cookie = await confirmed();
    const fresh = `new${counter.value}@harbour.example`;
    const answer = await ask(fresh, cookie, site, 'Wrong-Password-1');
    expect(answer.json()).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ path: 'password' }] });
    const mails = db.selectFrom('mails').select('id').where('recipient', 'in', [fresh, mira.email]);
    expect(await mails.execute()).toHaveLength(1);
  });

  test('is refused to another account than the one that asked', async () => {
    const cookie = await confirmed();
    await ask(`new${counter.value}@harbour.example`, cookie);
    const link = await linkTo(`new${counter.value}@harbour.example`);
    become('Eve');
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
