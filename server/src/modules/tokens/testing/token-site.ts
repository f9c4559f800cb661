import { addGame, addUser } from '../../submissions/testing/test-game.ts';
import { createTestSite } from '../../accounts/testing/test-site.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';

const DAY = 24 * 3600 * 1000;

/** The address of one's own tokens. */
export const OWN = '/api/ext/account/tokens';

/** What `use` answers when a token works. */
export const OPEN = 'open';

interface Made {
  token: string;
  info: { id: string; expiresAt: number | null };
}

interface Listed {
  id: string;
  lastUsedAt: number | null;
  creator: string | null;
  isRevoked: boolean;
  revocation: string | null;
}

/** A site with a game, whose events tokens read. */
export async function createTokenSite(database: TestDatabase) {
  const { db } = database;
  const site = await createTestSite(database);
  const gameId = await addGame(db, {
    starts_at: new Date(site.clock() - DAY),
    ends_at: new Date(site.clock() + 1000 * DAY),
  });

  async function make(role: 'User' | 'Monitor' | 'Admin') {
    const id = await addUser(db);
    await db.updateTable('users').set({ role }).where('id', '=', id).execute();
    const cookie = await site.sessions.start({ userId: id }, { address: '127.0.0.1', agent: '' });
    return { id, cookie };
  }

  const admin = await make('Admin');

  async function create(fields: object = {}, { cookie } = admin): Promise<Made> {
    const answer = await site.call('POST', '/api/tokens', { name: 'Bot', ...fields }, { cookie });
    return answer.json();
  }

  async function createOwn({ cookie }: { cookie: string }): Promise<Made> {
    return (await site.call('POST', OWN, { name: 'Bot' }, { cookie })).json();
  }

  async function list() {
    const answer = await site.call('GET', '/api/tokens', undefined, { cookie: admin.cookie });
    return answer.json<Listed[]>();
  }

  /** Reads with a token; says why it is refused. */
  async function use(token: string, path = `/api/game/${gameId}/events`): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.call('GET', path, undefined, { headers });
    return answer.statusCode === 200 ? OPEN : answer.json().code;
  }

  return { site, gameId, admin, make, create, createOwn, list, use };
}
