import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { loadConfig } from '../config.ts';
import { buildApp } from '../http/app.ts';
import { SESSION_COOKIE } from '../http/session.ts';
import { createSessions } from '../modules/accounts/sessions.ts';
import { createBus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createStorage } from '../platform/storage.ts';
import { createServices } from '../services.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Topics } from '../topics.ts';

export type Caller = 'nobody' | 'user' | 'admin' | 'banned';

/**
 * All of the server but its limits, and one user of each kind who is signed in. Closed after the
 * file's last test.
 */
export async function createContractSite() {
  const { db, url } = await createTestDatabase();
  const bus = createBus<Topics>({ url, pollMilliseconds: 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'halyard-files-'));
  const { handlers, gate } = createServices({
    config: { ...loadConfig({ RATE_LIMITS: 'off' }), databaseUrl: url },
    db,
    bus,
    storage: await createStorage(folder),
    metrics: createMetrics(),
  });
  const app = await buildApp({
    config: { trustProxy: ['loopback'], uploadLimitBytes: 1024 },
    log: pino({ level: 'silent' }),
    handlers,
    gate,
  });
  await bus.start();
  afterAll(async () => {
    await app.close();
    await bus.close();
    await rm(folder, { recursive: true });
  });

  async function signIn(role: string): Promise<string> {
    const id = randomUUID();
    const values = { user_name: role, name_key: role, email: role, email_key: role };
    await db
      .insertInto('users')
      .values({ id, ...values, password_hash: 'none', role })
      .execute();
    const sessions = createSessions({ db, bus, clock: systemClock });
    return sessions.start(id, { address: '127.0.0.1', agent: 'test' });
  }

  const tokens: Record<Caller, string | null> = {
    nobody: null,
    user: await signIn('User'),
    admin: await signIn('Admin'),
    banned: await signIn('Banned'),
  };
  return {
    db,
    app,
    /** The header that makes somebody the caller. */
    cookieOf: (caller: Caller): { cookie?: string } => {
      const token = tokens[caller];
      return token === null ? {} : { cookie: `${SESSION_COOKIE}=${token}` };
    },
  };
}
