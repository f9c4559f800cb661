import type pg from 'pg';
import type { Caller } from './expected.ts';
import { insertPerson, insertSession, type Person } from './people.ts';
import { send } from './send.ts';
import type { World } from './world.ts';

export interface CallerSet {
  /** Callers who have nothing to do with a world. */
  atSite: readonly Caller[];
  inWorld: (world: World) => readonly Caller[];
}

const USER = ['public', 'session', 'user'];
const MONITOR = [...USER, 'monitor'];
const ADMIN = [...MONITOR, 'admin'];
const SCOPES = ['Events', 'Sheets', 'Traffic'] as const;

/** Makes everybody who calls. Whoever has personal data is added to `people`. */
export async function createCallers(
  client: pg.Client,
  url: string,
  people: Person[],
): Promise<CallerSet> {
  const make = async (role?: string): Promise<Person> => {
    const person = await insertPerson(client, role);
    people.push(person);
    return person;
  };
  const user = await make();
  const banned = await make();
  const unconfirmed = await make();
  const monitor = await make('Monitor');
  const admin = await make('Admin');
  const as = { cookie: await insertSession(client, admin) };
  const change = (person: Person, value: unknown) =>
    send(
      url,
      { method: 'PUT', path: `/api/admin/users/${person.id}`, body: { type: 'json', value } },
      as,
    );
  const cookies = [await insertSession(client, banned), await insertSession(client, unconfirmed)];
  await change(banned, { role: 'Banned' });
  await change(unconfirmed, { emailConfirmed: false });
  const asMonitor = { cookie: await insertSession(client, monitor) };
  const tokens = await Promise.all([
    ...SCOPES.map((scope) => tokenOf(url, as, scope, '/api/tokens')),
    ...SCOPES.map((scope) => tokenOf(url, asMonitor, scope, '/api/ext/account/tokens')),
  ]);
  const signedIn = (name: string, person: Person): Caller => ({
    ...nobody(name),
    headers: async () => ({ cookie: await insertSession(client, person) }),
    access: USER,
    userId: person.id,
  });
  /** The session began before the account was blocked, and no later one can begin. */
  const blocked = (name: string, cookie: string): Caller => ({
    ...nobody(name),
    headers: () => Promise.resolve({ cookie }),
    access: ['public'],
  });
  return {
    atSite: [
      { ...nobody('anonymous'), access: ['public'] },
      blocked('banned', cookies[0] ?? ''),
      blocked('unconfirmed', cookies[1] ?? ''),
      signedIn('user', user),
      { ...signedIn('monitor', monitor), access: MONITOR },
      { ...signedIn('administrator', admin), access: ADMIN },
      ...tokens,
    ],
    inWorld: ({ captain, member, rival }) => [
      { ...signedIn('captain', captain), owns: ['captain', 'member', 'submitter'], plays: true },
      { ...signedIn('member', member), owns: ['member'], plays: true },
      { ...signedIn('member of another team', rival), plays: true },
    ],
  };
}

function nobody(name: string): Caller {
  return {
    name,
    headers: () => Promise.resolve({}),
    access: [],
    scopes: null,
    owns: [],
    plays: false,
    userId: null,
  };
}

async function tokenOf(
  url: string,
  as: Readonly<Record<string, string>>,
  scope: (typeof SCOPES)[number],
  path: '/api/tokens' | '/api/ext/account/tokens',
): Promise<Caller> {
  const value = { name: `Drill ${scope}`, expiresIn: 1, scopes: [scope] };
  const answer = await send(url, { method: 'POST', path, body: { type: 'json', value } }, as);
  const { token } = JSON.parse(answer.text || '{"token":"none"}') as { token: string };
  return {
    ...nobody(path === '/api/tokens' ? `token (${scope})` : `token of a monitor (${scope})`),
    headers: () => Promise.resolve({ authorization: `Bearer ${token}` }),
    scopes: [scope],
  };
}
