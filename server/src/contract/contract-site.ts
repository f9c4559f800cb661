import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { loadConfig } from '../config.ts';
import type { Role } from '@halyard/sdk/rules';
import { buildApp } from '../http/app.ts';
import type { Handlers } from '../http/registrar.ts';
import { sessionCookieName } from '../http/session.ts';
import { createSessions } from '../modules/accounts/sessions.ts';
import { createBus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import type { DatabaseHandle, WritableDb } from '../platform/database.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createStorage } from '../platform/storage.ts';
import { createWrites } from '../platform/write.ts';
import { createServices } from '../services.ts';
import { createTestDatabase } from '../testing/test-database.ts';

export type Caller = 'nobody' | 'user' | 'admin' | 'banned';

interface SiteOptions {
  /** Settings; without any there are no limits. */
  environment?: Record<string, string>;
  /** What the server uses in place of the database. */
  through?: (handle: DatabaseHandle) => WritableDb;
  /** In place of the server's own. */
  handlers?: Handlers;
}

export type ContractSite = Awaited<ReturnType<typeof createContractSite>>;

/**
 * All of the server on a database of its own, and one user of each kind who is signed in. Closed
 * after the file's last test.
 */
export async function createContractSite({
  environment = { RATE_LIMITS: 'off' },
  through = ({ db }) => db,
  handlers: given,
}: SiteOptions = {}) {
  const { url, ...handle } = await createTestDatabase();
  const db = through(handle);
  const bus = createBus({ url, pollMilliseconds: 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'halyard-files-'));
  const { handlers, gate, settings, write } = createServices({
    config: { ...loadConfig(environment), databaseUrl: url },
    db,
    bus,
    storage: await createStorage(folder),
    metrics: createMetrics(),
  });
  const app = await buildApp({
    config: { trustProxy: ['loopback'], uploadLimitBytes: 1024 },
    log: pino({ level: 'silent' }),
    handlers: given ?? handlers,
    gate,
  });
  await bus.start();
  afterAll(async () => {
    await app.close();
    await bus.close();
    await rm(folder, { recursive: true });
  });

  const sessions = createSessions({
    ...createWrites({ db, bus }),
    db,
    bus,
    clock: systemClock,
  });

  /** A session of a user; answers its token. */
  async function signIn(userId: string): Promise<string> {
    return sessions.start(userId, { address: '127.0.0.1', agent: 'test' });
  }

  /** A user with a role; answers the token of a session. */
  async function addUser(role: Role, name: string = role): Promise<string> {
    const id = randomUUID();
    const values = { user_name: name, name_key: name, email: name, email_key: name };
    await handle.db
      .insertInto('users')
      .values({ id, ...values, password_hash: 'none', role })
      .execute();
    return signIn(id);
  }

  const tokens: Record<Caller, string | null> = {
    nobody: null,
    user: await addUser('User'),
    admin: await addUser('Admin'),
    banned: await addUser('Banned'),
  };
  return {
    db: handle.db,
    app,
    settings,
    write,
    /** Resolves when what was committed before is in memory, so that tags stay as they are. */
    catchUp: () => bus.catchUp(),
    signIn,
    addUser,
    /** The header that makes somebody the caller. */
    cookieOf: (caller: Caller): { cookie?: string } => cookie(tokens[caller]),
  };
}

/** The header that sends a session's token. */
export function cookie(token: string | null): { cookie?: string } {
  return token === null ? {} : { cookie: `${sessionCookieName(false)}=${token}` };
}
