import { randomUUID } from 'node:crypto';
import type { Role } from '@halyard/sdk/rules';
import { loadConfig } from '../config.ts';
import { sessionCookieName } from '../http/session.ts';
import type { DatabaseHandle, WritableDb } from '../platform/database.ts';
import { createFakeEngine } from '../modules/containers/testing/fake-engine.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestServer, type TestServerOptions } from '../testing/test-server.ts';

export type Caller = 'nobody' | 'user' | 'monitor' | 'admin' | 'banned' | 'temporary';

type SiteOptions = TestServerOptions & {
  /** What the server uses in place of the database. */
  through?: (handle: DatabaseHandle) => WritableDb;
};

export type ContractSite = Awaited<ReturnType<typeof createContractSite>>;

/** The hash of a password that nobody knows. */
const UNKNOWN = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A server on a database of its own, and one user of each kind who is signed in. */
export async function createContractSite({
  through = ({ db }) => db,
  ...options
}: SiteOptions = {}) {
  const { url, ...handle } = await createTestDatabase();
  const engine = createFakeEngine();
  // As where no firewall is in place, so that its addresses are in the answer, and containers start.
  const { containers } = loadConfig({
    CONTAINER_ENGINE: 'Docker',
    CONTAINER_ALLOW_UNISOLATED: 'on',
  });
  const openEngine = { ...engine.engine, findReachable: async () => ['169.254.169.254'] };
  const { app, bus, captchaSettings, mailDeps, sessions, ...services } = await createTestServer(
    { db: through(handle), url },
    {
      ...options,
      config: { uploadLimitBytes: 1024, containers, ...options.config },
      replace: { sendMail: async () => '250 Ok', engine: openEngine, ...options.replace },
    },
  );
  // Leaves its mark, and the row of it.
  await services.containers.holder.find();
  Object.assign(mailDeps.mailSettings, {
    publicUrl: 'http://ctf.example',
    server: 'smtp.example:587',
    sender: 'no-reply@ctf.example',
  });

  /** A session of a user; returns its token. */
  async function signIn(userId: string): Promise<string> {
    return sessions.start({ userId }, { address: '127.0.0.1', agent: 'test' });
  }

  /** A user with a role; returns the token of a session. */
  async function addUser(role: Role, name: string = role): Promise<string> {
    const id = randomUUID();
    const values = { user_name: name, name_key: name, email: name, email_key: name };
    await handle.db
      .insertInto('users')
      .values({ id, ...values, password_hash: UNKNOWN, role })
      .execute();
    return signIn(id);
  }

  const tokens: Record<Caller, string | null> = {
    nobody: null,
    user: await addUser('User'),
    monitor: await addUser('Monitor'),
    admin: await addUser('Admin'),
    banned: await addUser('Banned'),
    temporary: await addUser('Admin', 'temporary'),
  };
  await handle.db
    .updateTable('users')
    .set({ must_change_password: true })
    .where('user_name', '=', 'temporary')
    .execute();
  return {
    db: handle.db,
    databaseUrl: url,
    app,
    /** For scenarios with an engine that is away or off. */
    engine,
    containers: services.containers,
    /** Where files are; captures are in its folder `capture`. */
    folder: services.folder,
    settings: services.settings,
    proxySettings: services.proxySettings,
    sitePage: services.sitePage,
    siteLog: services.siteLog,
    write: services.write,
    tasks: services.tasks,
    /** For scenarios with a captcha. */
    captchaSettings,
    /** For scenarios that take the mail server or the address of the site away. */
    mailDeps,
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
