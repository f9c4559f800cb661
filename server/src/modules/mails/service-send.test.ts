import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logReader } from '../../testing/log-lines.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startWorker } from '../../testing/test-worker.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';

const database = await createTestDatabase();
const { db, url } = database;
const smtp = await startMailServer();
const publicUrl = 'http://ctf.example';
const site = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
const withoutServer = await createTestSite(database, { config: { publicUrl } });
await startWorker(url, site.tasks);

let serial = 0;
let admin: string;
let userId: string;
let to: string;

beforeEach(async () => {
  serial += 1;
  to = `mira${serial}@harbour.example`;
  const body = { userName: `Mira${serial}`, email: to, password: 'Tern-and-Gull-7' };
  const answer = await site.call('POST', '/api/account/register', body);
  admin = cookieOf(answer) ?? '';
  await db.updateTable('users').set({ role: 'Admin' }).where('email', '=', to).execute();
  const user = db.selectFrom('users').select('id').where('email', '=', to);
  userId = (await user.executeTakeFirstOrThrow()).id;
  await site.tell({ topic: 'session', gameId: null, body: { userId } });
  smtp.answer(() => undefined);
});

interface MailBody {
  id: number;
  state: string;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: number | null;
  link: string | null;
  text: string;
  log: { delivered: boolean; response: string }[];
}

async function post(where = site, token = `secret-token-${serial}`): Promise<number> {
  const link = async () => ({ token, expiresAt: site.clock() + 3 * 3600_000 });
  await where.write(null, (tx) =>
    where.mails.post(tx, { kind: 'ResetPassword', userId, to, language: 'en-US', link }),
  );
  const last = db.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1);
  return (await last.executeTakeFirstOrThrow()).id;
}

async function read(id: number, where = site): Promise<MailBody> {
  return (await call('GET', `/api/ext/admin/mails/${id}`, where)).json();
}

async function setTitle(title: string): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'globalConfig', { title }),
  );
}

function call(method: 'GET' | 'POST', path: string, where = site) {
  return where.call(method, path, undefined, { cookie: admin });
}

describe('a mail', () => {
  test('is delivered as text and HTML, and its link is then forgotten', async () => {
    const id = await post();
    await expect.poll(() => smtp.to(to)).toHaveLength(1);
    const [mail] = smtp.to(to);
    const email = Buffer.from(to).toString('base64url');
    const link = `${publicUrl}/account/reset#token=secret-token-${serial}&email=${email}`;
    expect(mail?.subject).toBe('GZ: Set a new password');
    expect(mail?.from).toMatchObject({ name: 'GZ', address: 'no-reply@harbour.example' });
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(
      `<a href="${link.replaceAll('&', '&amp;')}">Set a new password</a>`,
    );
    await expect
      .poll(() => read(id))
      .toMatchObject({
        state: 'Sent',
        attempts: 1,
        lastError: null,
        link: null,
        log: [{ delivered: true, response: expect.stringMatching(/^250/) }],
      });
    expect((await read(id)).text).not.toContain('secret-token');
  });

  test('comes by the name of its sender, where the operator has set one', async () => {
    const sender = { name: 'Fjord CTF, the øl crew', address: 'ctf@harbour.example' };
    const named = await createTestSite(database, {
      config: { publicUrl, mail: { ...smtp.config, sender } },
    });
    await call('POST', '/api/ext/admin/mail/test', named);
    expect(smtp.to(to)[0]?.from).toMatchObject(sender);
  });

  test('that is refused for good is tried once, and says why', async () => {
    smtp.answer(() => ({ code: 550, message: '5.1.1 No such mailbox' }));
    const id = await post();
    await expect
      .poll(() => read(id))
      .toMatchObject({
        state: 'Failed',
        attempts: 1,
        nextAttemptAt: null,
        lastError: expect.stringContaining('No such mailbox'),
      });
  });

  test('that is greylisted is sent again later and arrives once', async () => {
    smtp.answer((_, attempt) =>
      attempt === 1 ? { code: 451, message: '4.7.1 Greylisted' } : undefined,
    );
    const id = await post();
    await expect
      .poll(() => read(id))
      .toMatchObject({
        state: 'Waiting',
        attempts: 1,
        nextAttemptAt: expect.any(Number),
        lastError: expect.stringContaining('Greylisted'),
      });
    await expect.poll(() => read(id)).toMatchObject({ state: 'Sent', attempts: 2 });
    expect(smtp.to(to)).toHaveLength(1);
    expect((await read(id)).log.map(({ delivered }) => delivered)).toEqual([false, true]);
  });

  test('that fails has a line in the log each time, and another one when it is given up', async () => {
    const readLines = logReader(site, db);
    await readLines();
    smtp.answer((_, attempt) =>
      attempt === 1
        ? { code: 451, message: '4.7.1 Greylisted' }
        : { code: 550, message: '5.1.1 No such mailbox' },
    );
    const id = await post();
    await expect.poll(() => read(id)).toMatchObject({ state: 'Failed', attempts: 2 });
    const lines = (await readLines()).map(({ status, message }) => [status, message]);
    expect(lines).toEqual([
      [
        'Pending',
        expect.stringMatching(/^A mail \(ResetPassword\) .* tried again\.\n.*Greylisted/s),
      ],
      ['Failed', expect.stringMatching(/^A mail \(ResetPassword\) .* delivered\.\n.*No such/s)],
    ]);
  });

  test('survives a dropped connection', async () => {
    smtp.answer((_, attempt) => (attempt === 1 ? 'drop' : undefined));
    const id = await post();
    await expect.poll(() => read(id)).toMatchObject({ state: 'Sent', attempts: 2 });
    expect(smtp.to(to)).toHaveLength(1);
  });

  test('is not written when its transaction fails', async () => {
    const failing = site.write(null, async (tx) => {
      await site.mails.post(tx, { kind: 'EmailChanged', userId, to, language: 'en-US' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const rows = await db.selectFrom('mails').select('id').where('recipient', '=', to).execute();
    expect(rows).toEqual([]);
  });

  test('cannot be given headers by names, addresses and titles', async () => {
    const title = 'Harbour\r\nBcc: eve@evil.example\r\n\r\n<script>alert(1)</script>';
    await setTitle(title);
    await db
      .updateTable('users')
      .set({ user_name: '<b>x</b>\r\nTo: eve@evil.example' })
      .where('id', '=', userId)
      .execute();
    const before = smtp.mails.length;
    await post();
    await expect.poll(() => smtp.mails.length).toBeGreaterThan(before);
    const mail = smtp.mails.at(-1);
    expect(mail?.recipients).toEqual([to]);
    to = 'mira\r\nbcc:eve@evil.example';
    const id = await post();
    await expect.poll(() => read(id)).toMatchObject({ attempts: 1 });
    expect(mail?.bcc ?? []).toEqual([]);
    expect(smtp.to('eve@evil.example')).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).not.toContain('<b>');
    await setTitle('GZ');
  });
});

describe('without a mail server', () => {
  test('mails are kept, administrators read their link, and they are sent once there is one', async () => {
    const id = await post(withoutServer);
    const kept = await read(id, withoutServer);
    expect(kept).toMatchObject({ state: 'Held', attempts: 0 });
    expect(kept.link).toContain(`token=secret-token-${serial}`);
    expect(kept.text).toContain(kept.link);
    const retry = await call('POST', `/api/ext/admin/mails/${id}/retry`, withoutServer);
    expect(retry.json()).toMatchObject({ code: 'MAIL_UNAVAILABLE' });
    const state = await call('GET', '/api/ext/admin/mail', withoutServer);
    expect(state.json()).toMatchObject({ state: 'Off', problems: ['NoServer'], server: null });
    await site.mails.releaseHeld();
    await expect.poll(() => read(id)).toMatchObject({ state: 'Sent' });
  });
});

describe('administrators', () => {
  test('list, search and count mails', async () => {
    await post();
    await expect.poll(() => smtp.to(to)).toHaveLength(1);
    const page = (await call('GET', `/api/ext/admin/mails?text=MIRA${serial}%40`)).json();
    expect(page).toMatchObject({ length: 1, total: 1, data: [{ to, userName: `Mira${serial}` }] });
    expect(page.counts.all).toBeGreaterThanOrEqual(1);
    expect((await call('GET', `/api/ext/admin/mails?text=${to}&kind=Test`)).json().total).toBe(0);
    expect((await call('GET', `/api/ext/admin/mails?text=${to}&state=Held`)).json().total).toBe(0);
  });

  test('send a failed mail again, but not one that has arrived or has ended', async () => {
    smtp.answer((_, attempt) => (attempt === 1 ? { code: 550, message: 'Full' } : undefined));
    const id = await post();
    const retry = () => call('POST', `/api/ext/admin/mails/${id}/retry`);
    await expect.poll(() => read(id)).toMatchObject({ state: 'Failed' });
    expect((await retry()).json()).toMatchObject({ state: 'Waiting' });
    await expect.poll(() => read(id)).toMatchObject({ state: 'Sent', attempts: 2 });
    expect((await retry()).json()).toMatchObject({ code: 'MAIL_NOT_RETRYABLE' });
  });

  test('send a test mail and read what the server said', async () => {
    const sent = await call('POST', '/api/ext/admin/mail/test');
    expect(sent.json()).toMatchObject({
      delivered: true,
      to,
      response: expect.stringMatching(/^250/),
    });
    expect((await call('GET', '/api/ext/admin/mail')).json()).toMatchObject({ state: 'Ready' });
    smtp.answer(() => ({ code: 554, message: 'Blocked' }));
    const refused = await call('POST', '/api/ext/admin/mail/test');
    expect(refused.json()).toMatchObject({
      delivered: false,
      response: expect.stringContaining('Blocked'),
    });
    const state = (await call('GET', '/api/ext/admin/mail')).json();
    expect(state).toMatchObject({ state: 'NeedsAttention', problems: ['LastAttemptFailed'] });
  });
});

test('tokens of mails are in no log line of the process', async () => {
  const written = vi.spyOn(process.stdout, 'write');
  await post(site, `hidden-${serial}`);
  await expect.poll(() => smtp.to(to)).toHaveLength(1);
  expect(JSON.stringify(written.mock.calls)).not.toContain('hidden-');
  written.mockRestore();
});
