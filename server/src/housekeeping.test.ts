import { expect, test } from 'vitest';
import { createWrites } from './platform/write.ts';
import { cleanUp } from './housekeeping.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase();
const { write } = createWrites({ db, bus: { deliver: () => undefined } });

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

  await cleanUp(write, { auditRetentionDays: 0 }, new Date(now));

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

  await cleanUp(write, { auditRetentionDays: 0 }, new Date(now));
  expect(await left()).toEqual(['old', 'new']);
  await cleanUp(write, { auditRetentionDays: 10 }, new Date(now));
  expect(await left()).toEqual(['new']);
});
