import { randomUUID } from 'node:crypto';
import type { SitePart } from '@halyard/sdk/types';
import { expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';

const site = await createContractSite();

async function proxyPart(): Promise<SitePart | undefined> {
  const headers = site.cookieOf('admin');
  const answer = await site.app.inject({ url: '/api/ext/admin/state', headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SitePart[]>().find(({ part }) => part === 'Proxy');
}

test('says that the calls come through a proxy that does not name the client', async () => {
  expect(await proxyPart()).toMatchObject({ state: 'Ready', reason: null });
  for (let sent = 0; sent < 20; sent += 1) {
    await site.app.inject({ url: '/api/config', headers: { via: '1.1 proxy' } });
  }
  expect(await proxyPart()).toMatchObject({
    state: 'NeedsAttention',
    reason: 'ProxyHeaderMissing',
    addresses: [],
  });
});

test('names the address from which many people are active', async () => {
  const users = Array.from({ length: 50 }, () => randomUUID());
  const addedAt = new Date();
  await site.db
    .insertInto('users')
    .values(
      users.map((id) => ({
        id,
        user_name: id,
        name_key: id,
        email: id,
        email_key: id,
        password_hash: 'none',
      })),
    )
    .execute();
  await site.db
    .insertInto('sessions')
    .values(
      users.map((id) => ({
        token_hash: Buffer.from(id),
        user_id: id,
        seen_at: addedAt,
        expires_at: new Date(addedAt.getTime() + 3_600_000),
        address: '192.0.2.7',
        agent: 'test',
      })),
    )
    .execute();
  expect(await proxyPart()).toMatchObject({ addresses: ['192.0.2.7'] });
});
