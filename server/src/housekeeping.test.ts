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

  await cleanUp(write, new Date(now));

  const left = await db.selectFrom('sessions').select('token_hash').execute();
  expect(left.map((row) => row.token_hash.toString())).toStrictEqual(['running']);
});
