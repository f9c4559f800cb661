import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createWrites } from './platform/write.ts';
import { cleanUp } from './housekeeping.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase();
const { write } = createWrites({ db, bus: { deliver: () => undefined } });
const deps = {
  write,
  captures: { sweep: async () => undefined },
  storage: { remove: async () => undefined, removeAbandoned: async () => undefined },
};

const DAY = 24 * 3600 * 1000;
const KEEP = {
  auditRetentionDays: 0,
  mailKeepDays: 30,
  sessionAddressDays: 30,
  siteLog: { keepDays: 90, keepLines: 1000, keepAddressDays: 30 },
};

test('drops old lines of the log and what is too much, and old addresses', async () => {
  const now = Date.UTC(2030, 0, 1);
  const line = (age: number, index: number) => ({
    time: new Date(now - age * DAY),
    level: 'Information' as const,
    status: 'Success' as const,
    user_name: 'linnea',
    address: '192.0.2.1',
    message: `line ${index}`,
  });
  const ages = [...Array<number>(50).fill(91), ...Array<number>(600).fill(31)];
  const lines = [...ages, ...Array<number>(600).fill(29)].map(line);
  await db.insertInto('log_lines').values(lines).execute();

  await cleanUp(deps, KEEP, new Date(now));

  const left = await db.selectFrom('log_lines').selectAll().orderBy('id').execute();
  expect(left).toHaveLength(1000);
  expect(left[0]).toMatchObject({ message: 'line 250', address: null });
  expect(left.filter(({ address }) => address !== null)).toHaveLength(600);
});

test('drops expired sessions and keeps running ones', async () => {
  const now = Date.UTC(2030, 0, 1);
  await db
    .insertInto('users')
    .values({
      id: '018f0000-0000-7000-8000-000000000001',
      user_name: 'linnea',
      name_key: 'linnea',
      email: 'linnea@harbour.example',
      email_key: 'linnea@harbour.example',
      password_hash: 'none',
    })
    .execute();
  const session = (name: string, expiresAt: number) => ({
    token_hash: Buffer.from(name),
    user_id: '018f0000-0000-7000-8000-000000000001',
    expires_at: new Date(expiresAt),
    address: '127.0.0.1',
    agent: 'test',
  });
  await db
    .insertInto('sessions')
    .values([session('over', now), session('running', now + 1)])
    .execute();

  await cleanUp(deps, KEEP, new Date(now));

  const left = await db.selectFrom('sessions').select('token_hash').execute();
  expect(left.map((row) => row.token_hash.toString())).toStrictEqual(['running']);
});

test('drops audit entries after the days of their retention, and none without it', async () => {
  const now = Date.UTC(2030, 0, 31);
  const entry = (operation: string, day: number) => ({
    created_at: new Date(Date.UTC(2030, 0, day)),
    actor_id: '018f0000-0000-7000-8000-000000000001',
    actor_name: 'linnea',
    operation,
    changes: '[]',
  });
  await db
    .insertInto('audit_log')
    .values([entry('old', 20), entry('new', 22)])
    .execute();
  const left = async () => {
    const rows = await db.selectFrom('audit_log').select('operation').execute();
    return rows.map(({ operation }) => operation);
  };

  await cleanUp(deps, KEEP, new Date(now));
  expect(await left()).toEqual(['old', 'new']);
  await cleanUp(deps, { ...KEEP, auditRetentionDays: 10 }, new Date(now));
  expect(await left()).toEqual(['new']);
});

test('drops the addresses of sessions and accounts, ended links and old mails', async () => {
  const now = Date.UTC(2030, 0, 1);
  const old = new Date(now - 31 * DAY);
  const id = randomUUID();
  const values = { user_name: 'tern', name_key: 'tern', email: 't@x', email_key: 't@x' };
  const user = {
    id,
    ...values,
    password_hash: '',
    last_address: '192.0.2.1',
    last_visited_at: old,
  };
  await db.insertInto('users').values(user).execute();
  const session = { user_id: id, agent: '', address: '192.0.2.1', seen_at: old };
  await db
    .insertInto('sessions')
    .values({ ...session, token_hash: Buffer.from('a'), expires_at: new Date(now + DAY) })
    .execute();
  const mail = { kind: 'ResetPassword', state: 'Waiting', user_id: id, language: 'en-US' } as const;
  const link = { token: 'secret', link_expires_at: new Date(now - 1), recipient: 't@x' };
  const mails = [old, new Date(now)].map((at) => ({
    ...mail,
    ...link,
    fields: '{}',
    created_at: at,
  }));
  await db.insertInto('mails').values(mails).execute();

  await cleanUp(deps, KEEP, new Date(now));

  expect(await db.selectFrom('sessions').select('address').execute()).toEqual([{ address: null }]);
  const kept = db.selectFrom('users').select('last_address').where('id', '=', id);
  expect(await kept.executeTakeFirst()).toEqual({ last_address: null });
  expect(await db.selectFrom('mails').select('token').execute()).toEqual([{ token: null }]);
});
