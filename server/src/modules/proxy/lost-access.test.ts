import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cookie } from '../../contract/contract-site.ts';
import { loadConfig } from '../../config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { expireSessions } from '../accounts/testing/expire-sessions.ts';
import { plainPasswords } from '../accounts/testing/plain-passwords.ts';
import { createFakeEngine } from '../containers/testing/fake-engine.ts';
import { containerPath } from '../containers/testing/test-site.ts';
import { addChallenge, addGame, addTeam, addUser } from '../submissions/testing/test-game.ts';
import { type Client, openClient } from './testing/client.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine((socket) => void socket.pipe(socket));
const site = await createTestServer(database, {
  config: { proxy: { ...loadConfig({}).proxy, portMapping: 'PlatformProxy' } },
  replace: { engine: fake.engine, passwords: plainPasswords() },
});
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
const check = site.proxy.check.bind(site.proxy);

interface Person {
  userId: string;
  session: string;
}

let admin: Person;
let member: Person;
let mate: Person;
let teamId: number;
let gameId: number;
let challengeId: number;
let entry: string;
let id: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  gameId = await addGame(db);
  challengeId = await addChallenge(db, gameId, {
    type: 'StaticContainer',
    container_image: 'harbour/echo',
  });
  const team = await addTeam(db, gameId, { members: 2 });
  teamId = team.teamId;
  const members = team.userIds.map((userId) => ({ team_id: teamId, user_id: userId }));
  await db.insertInto('team_members').values(members).execute();
  [mate, member] = await Promise.all([signIn(team.userIds[0]), signIn(team.userIds[1])]);
  admin = await addStaff('Admin');
  const { participationId } = team;
  await site.tell({ topic: 'participation', gameId, body: { participationId } });
  entry = (await call('POST', containerPath(gameId, challengeId), mate)).entry ?? '';
  const row = await db
    .selectFrom('containers')
    .select('id')
    .where('entry', '=', entry)
    .executeTakeFirstOrThrow();
  id = row.id;
});

async function signIn(userId = ''): Promise<Person> {
  const session = await site.sessions.start({ userId }, { address: '127.0.0.1', agent: '' });
  return { userId, session };
}

async function addStaff(role: 'Monitor' | 'Admin'): Promise<Person> {
  const userId = await addUser(db);
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
  return signIn(userId);
}

interface Answered {
  entry?: string;
  path?: string;
  context?: { instanceEntry: string | null };
}

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  as: Person,
  payload?: object,
): Promise<Answered> {
  const headers = cookie(as.session);
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body === '' ? {} : answer.json();
}

/** Opens a tunnel; undefined when it is refused. */
type Open = (as: Person) => Promise<Client | undefined>;

async function tryOpen(path: string, headers: object = {}): Promise<Client | undefined> {
  const url = `${origin.replace('http', 'ws')}${path}`;
  return openClient(url, { headers: { ...headers } }).catch(() => undefined);
}

const byPage: Open = ({ session }) =>
  tryOpen(`/api/proxy/${entry}`, { ...cookie(session), origin });
const byEntry: Open = () => tryOpen(`/api/proxy/${entry}`);

/** Makes a ticket now, which is used later. */
async function ticketOf(as: Person, name: string): Promise<Open> {
  const { path = '' } = await call('POST', `/api/ext/proxy/${name}/ticket`, as);
  return () => tryOpen(path);
}

interface Channel {
  name: string;
  caller: () => Promise<Person>;
  /** What is to be there before access is lost. */
  prepare: (as: Person) => Promise<Open>;
}

const CHANNELS: readonly Channel[] = [
  { name: 'a page of a member', caller: async () => member, prepare: async () => byPage },
  {
    name: 'a ticket of a member',
    caller: async () => member,
    prepare: (as) => ticketOf(as, entry),
  },
  { name: 'the entry alone', caller: async () => member, prepare: async () => byEntry },
  {
    name: 'a page of a monitor',
    caller: () => addStaff('Monitor'),
    prepare: async () => byPage,
  },
  {
    name: 'a ticket of a monitor',
    caller: () => addStaff('Monitor'),
    prepare: (as) => ticketOf(as, id),
  },
];

interface Way {
  name: string;
  lose: (who: Person) => Promise<unknown>;
  /** Whether it takes access from who uses such a channel. */
  concerns: (channel: string) => boolean;
}

const userPath = ({ userId }: Person) => `/api/admin/users/${userId}`;
const isOfMember = (channel: string) => !channel.includes('monitor');
const hasSession = (channel: string) => channel !== 'the entry alone';

const WAYS: readonly Way[] = [
  {
    name: 'a ban',
    lose: (who) => call('PUT', userPath(who), admin, { role: 'Banned' }),
    // Entries are not shown to monitors.
    concerns: () => true,
  },
  {
    name: 'a demotion',
    lose: (who) => call('PUT', userPath(who), admin, { role: 'User' }),
    concerns: (channel) => !isOfMember(channel),
  },
  {
    name: 'the deletion of the account',
    lose: (who) => call('DELETE', userPath(who), admin),
    concerns: () => true,
  },
  {
    name: 'a temporary password',
    lose: (who) => call('DELETE', `${userPath(who)}/password`, admin),
    concerns: hasSession,
  },
  {
    name: 'a sign-out',
    lose: (who) => call('POST', '/api/account/logout', who),
    concerns: hasSession,
  },
  {
    name: 'a session that expires',
    lose: ({ userId }) => expireSessions(site.write, userId),
    concerns: hasSession,
  },
  {
    name: 'leaving the team',
    lose: (who) => call('POST', `/api/team/${teamId}/leave`, who),
    concerns: isOfMember,
  },
  {
    name: 'being kicked from the team',
    lose: ({ userId }) => call('POST', `/api/team/${teamId}/kick/${userId}`, mate),
    concerns: isOfMember,
  },
  {
    name: 'being removed from the team by staff',
    lose: ({ userId }) =>
      call('POST', `/api/ext/admin/teams/${teamId}/members/${userId}/removal`, admin, {
        reason: 'Plays for another team.',
      }),
    concerns: isOfMember,
  },
];

const MATRIX = CHANNELS.flatMap((channel) =>
  WAYS.filter(({ concerns }) => concerns(channel.name)).map((way) => ({
    ...channel,
    way: way.name,
    lose: way.lose,
  })),
);

describe.each(MATRIX)('a connection by $name and $way', ({ caller, prepare, lose }) => {
  test('before it is opened', async () => {
    const who = await caller();
    const open = await prepare(who);
    await lose(who);
    expect(await open(who)).toBeUndefined();
  });

  test('while it is opened, before it is looked at again', async () => {
    const who = await caller();
    const open = await prepare(who);
    vi.spyOn(site.proxy, 'check').mockImplementationOnce(async (holder) => {
      await lose(who);
      return check(holder);
    });
    expect(await open(who)).toBeUndefined();
  });

  test('while it is opened, after it was looked at', async () => {
    const who = await caller();
    const open = await prepare(who);
    vi.spyOn(site.proxy, 'check').mockImplementationOnce(async (holder) => {
      const close = await check(holder);
      await lose(who);
      return close;
    });
    const client = await open(who);
    expect((await client?.closed)?.code).toBe(4403);
  });

  test('after it was opened, while that of a team mate goes on', async () => {
    const who = await caller();
    const open = await prepare(who);
    const [lost, kept] = [await open(who), await byPage(mate)];
    await lose(who);
    expect(await lost?.closed).toEqual({ code: 4403, reason: 'ACCESS_LOST' });
    kept?.socket.send('ahoy');
    await expect.poll(() => kept?.text()).toBe('ahoy');
    kept?.socket.close();
  });
});

test('who stays is shown the new entry, and hears of it', async () => {
  const abort = new AbortController();
  const live = await fetch(`${origin}/api/ext/live?game=${gameId}&topics=Team`, {
    headers: { ...cookie(mate.session) },
    signal: abort.signal,
  });
  let told = '';
  void (async () => {
    for await (const chunk of live.body ?? []) told += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  await expect.poll(() => told).toContain('"Hello"');
  await call('POST', `/api/team/${teamId}/leave`, member);
  await expect.poll(() => told).toContain(`"challengeId":${challengeId}`);
  const shown = await call('GET', `/api/game/${gameId}/challenges/${challengeId}`, mate);
  const renewed = shown.context?.instanceEntry ?? '';
  expect(renewed).toMatch(/^[\da-f-]{36}$/);
  expect(renewed).not.toBe(entry);
  const client = await tryOpen(`/api/proxy/${renewed}`);
  expect(client).toBeDefined();
  client?.socket.close();
  abort.abort();
});

test('the entry of a test container ends when somebody of the staff loses rights', async () => {
  const other = await addStaff('Admin');
  const url = `/api/edit/games/${gameId}/challenges/${challengeId}/container`;
  const made = await call('POST', url, admin);
  const path = `/api/proxy/noinst/${made.entry}`;
  const client = await tryOpen(path);
  expect(client).toBeDefined();
  await call('PUT', userPath(other), admin, { role: 'User' });
  expect((await client?.closed)?.code).toBe(4403);
  expect(await tryOpen(path)).toBeUndefined();
});
