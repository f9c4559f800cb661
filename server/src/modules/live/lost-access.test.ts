import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { cookie } from '../../contract/contract-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { expireSessions } from '../accounts/testing/expire-sessions.ts';
import { plainPasswords } from '../accounts/testing/plain-passwords.ts';
import { addGame, addTeam, addUser } from '../submissions/testing/test-game.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestServer(database, { replace: { passwords: plainPasswords() } });
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
const read = site.liveGames.get.bind(site.liveGames);

type StaffRole = 'Monitor' | 'Admin';

interface Caller {
  userId: string;
  session: string;
  /** Sent in place of the session. */
  token?: { text: string; id: string };
}

/** A live channel that is open or being opened. */
interface Channel {
  /** Resolves with the status of a refusal, or 101 or 200. */
  answered: Promise<number>;
  shakeHands: () => void;
  isEnded: () => boolean;
  isTold: () => boolean;
  close: () => void;
}

const open: Channel[] = [];
let gameId: number;
let admin: Caller;

beforeEach(async () => {
  gameId = await addGame(db);
  admin = await addCaller('Admin');
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const channel of open.splice(0)) channel.close();
});

async function addCaller(role: 'User' | StaffRole): Promise<Caller> {
  const userId = await addUser(db);
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
  const session = await site.sessions.start({ userId }, { address: '127.0.0.1', agent: '' });
  return { userId, session };
}

async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, as: Caller, payload?: object) {
  const headers = cookie(as.session);
  const answer = await site.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

async function withToken(role: StaffRole): Promise<Caller> {
  const maker = await addCaller(role);
  const answer = await call('POST', '/api/ext/account/tokens', maker, { name: 'Bot' });
  const { token, info } = answer.json<{ token: string; info: { id: string } }>();
  return { ...maker, token: { text: token, id: info.id } };
}

function headersOf({ token, session }: Caller): Record<string, string> {
  return token
    ? { authorization: `Bearer ${token.text}` }
    : { cookie: cookie(session).cookie ?? '' };
}

function openEvents(topic: string, as: Caller): Channel {
  const abort = new AbortController();
  const state = { isEnded: false, told: '' };
  async function follow(): Promise<number> {
    const url = `${origin}/api/ext/live?game=${gameId}&topics=${topic}`;
    const answer = await fetch(url, { headers: headersOf(as), signal: abort.signal });
    void collect(answer).catch(() => undefined);
    return answer.status;
  }
  async function collect({ body }: Response): Promise<void> {
    for await (const chunk of body ?? []) state.told += Buffer.from(chunk).toString();
    state.isEnded = true;
  }
  return keep({
    answered: follow(),
    shakeHands: () => undefined,
    isEnded: () => state.isEnded,
    isTold: () => state.told.includes('"Hello"'),
    close: () => abort.abort(),
  });
}

function openHub(hub: string, as: Caller): Channel {
  const url = `${origin.replace('http', 'ws')}${hub}?game=${gameId}`;
  const socket = new WebSocket(url, { headers: headersOf(as) });
  let told = '';
  socket.on('message', (data: Buffer) => (told += data.toString()));
  const answered = new Promise<number>((resolve) => {
    socket.once('upgrade', () => resolve(101));
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0));
  });
  socket.on('error', () => undefined);
  return keep({
    answered,
    shakeHands: () => socket.send('{"protocol":"json","version":1}\u001e'),
    isEnded: () => socket.readyState === WebSocket.CLOSED,
    isTold: () => told.includes('{}\u001e'),
    close: () => socket.terminate(),
  });
}

function keep(channel: Channel): Channel {
  open.push(channel);
  return channel;
}

interface Kind {
  caller: () => Promise<Caller>;
  open: (as: Caller) => Channel;
  /** It reads its game before it is opened. */
  reads: boolean;
  /** It tells nothing until the client has named its protocol. */
  shakes: boolean;
}

const EVENTS = { reads: true, shakes: false };
const HUB = { reads: true, shakes: true };

const KINDS: Record<string, Kind> = {
  'the events of a player': {
    ...EVENTS,
    caller: () => addCaller('User'),
    open: (as) => openEvents('Team', as),
  },
  'the events of a monitor': {
    ...EVENTS,
    caller: () => addCaller('Monitor'),
    open: (as) => openEvents('Submission', as),
  },
  'the events of an administrator': {
    ...EVENTS,
    caller: () => addCaller('Admin'),
    open: (as) => openEvents('Log', as),
  },
  'the events of a token': {
    ...EVENTS,
    caller: () => withToken('Monitor'),
    open: (as) => openEvents('Submission', as),
  },
  'the hub of players': {
    ...HUB,
    caller: () => addCaller('User'),
    open: (as) => openHub('/hub/user', as),
  },
  'the hub of monitors': {
    ...HUB,
    caller: () => addCaller('Monitor'),
    open: (as) => openHub('/hub/monitor', as),
  },
  'the hub of monitors with a token': {
    ...HUB,
    caller: () => withToken('Monitor'),
    open: (as) => openHub('/hub/monitor', as),
  },
  'the hub of administrators': {
    ...HUB,
    reads: false,
    caller: () => addCaller('Admin'),
    open: (as) => openHub('/hub/admin', as),
  },
};

interface Way {
  lose: (who: Caller) => Promise<unknown>;
  /** Null: for every caller. */
  only: ((kind: string) => boolean) | null;
}

const isOfToken = (kind: string) => kind.includes('token');
const userPath = ({ userId }: Caller) => `/api/admin/users/${userId}`;

const WAYS: Record<string, Way> = {
  'a ban': { lose: (who) => call('PUT', userPath(who), admin, { role: 'Banned' }), only: null },
  'a demotion': {
    lose: (who) => call('PUT', userPath(who), admin, { role: 'User' }),
    only: (kind) => !kind.includes('player'),
  },
  'the deletion of the account': {
    lose: (who) => call('DELETE', userPath(who), admin),
    only: null,
  },
  'a temporary password': {
    lose: (who) => call('DELETE', `${userPath(who)}/password`, admin),
    only: null,
  },
  'a sign-out': {
    lose: (who) => call('POST', '/api/account/logout', who),
    only: (kind) => !isOfToken(kind),
  },
  'a session that expires': {
    lose: ({ userId }) => expireSessions(site.write, userId),
    only: (kind) => !isOfToken(kind),
  },
  'the end of all other sessions': {
    async lose(who) {
      const { userId } = who;
      const session = await site.sessions.start({ userId }, { address: '127.0.0.1', agent: '' });
      await call('DELETE', '/api/ext/account/sessions', { ...who, session });
    },
    only: (kind) => !isOfToken(kind),
  },
  'a revoked token': {
    lose: ({ token }) => call('DELETE', `/api/tokens/${token?.id}`, admin),
    only: isOfToken,
  },
  'a deleted token': {
    lose: ({ token }) => call('DELETE', `/api/tokens/${token?.id}?delete=true`, admin),
    only: isOfToken,
  },
};

const MATRIX = Object.entries(KINDS).flatMap(([kindName, kind]) =>
  Object.entries(WAYS)
    .filter(([, { only }]) => only === null || only(kindName))
    .map(([wayName, way]) => ({ kindName, wayName, kind, way })),
);

/** Makes the next channel wait for its game; resolves once it waits. */
function holdGames() {
  const waits = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  vi.spyOn(site.liveGames, 'get').mockImplementationOnce(async (id) => {
    waits.resolve();
    await released.promise;
    return read(id);
  });
  return { waits: waits.promise, release: released.resolve };
}

describe.each(MATRIX)('$kindName and $wayName', ({ kindName, kind, way }) => {
  test('before it is opened', async () => {
    const who = await kind.caller();
    await way.lose(who);
    const channel = kind.open(who);
    // For nobody this hub opens as well.
    const expected = kindName === 'the hub of players' ? [101] : [401, 403];
    expect(expected).toContain(await channel.answered);
  });

  test.runIf(kind.reads)('while it is opened', async () => {
    const who = await kind.caller();
    const { waits, release } = holdGames();
    const channel = kind.open(who);
    await waits;
    await way.lose(who);
    release();
    await channel.answered;
    await expect.poll(channel.isEnded).toBe(true);
  });

  test.runIf(kind.shakes)('before its handshake', async () => {
    const who = await kind.caller();
    const channel = kind.open(who);
    expect(await channel.answered).toBe(101);
    await way.lose(who);
    await expect.poll(channel.isEnded).toBe(true);
    expect(channel.isTold()).toBe(false);
  });

  test('after it was opened', async () => {
    const [who, other] = [await kind.caller(), await kind.caller()];
    const channels = [kind.open(who), kind.open(other)] as const;
    for (const channel of channels) {
      expect([101, 200]).toContain(await channel.answered);
      channel.shakeHands();
      await expect.poll(channel.isTold).toBe(true);
    }
    await way.lose(who);
    await expect.poll(channels[0].isEnded).toBe(true);
    expect(channels[1].isEnded()).toBe(false);
  });
});

describe('the events of a hidden game', () => {
  async function joined() {
    await db.updateTable('games').set({ hidden: true }).where('id', '=', gameId).execute();
    const { participationId, userIds } = await addTeam(db, gameId);
    const userId = userIds[0] ?? '';
    const session = await site.sessions.start({ userId }, { address: '127.0.0.1', agent: '' });
    const leave = async () => {
      await db.deleteFrom('registrations').where('user_id', '=', userId).execute();
      await site.tell({ topic: 'participation', gameId, body: { participationId } });
    };
    return { who: { userId, session }, leave };
  }

  test('end for who leaves it', async () => {
    const { who, leave } = await joined();
    const channel = openEvents('Game', who);
    await expect.poll(channel.isTold).toBe(true);
    await leave();
    await expect.poll(channel.isEnded).toBe(true);
  });

  test('tell nothing to who leaves it while they are opened', async () => {
    const { who, leave } = await joined();
    await read(gameId);
    const checked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    vi.spyOn(site.liveGames, 'get').mockImplementationOnce(async (id) => {
      const live = await read(id);
      checked.resolve();
      await released.promise;
      return live;
    });
    const channel = openEvents('Game', who);
    await checked.promise;
    await leave();
    const withoutThem = async () => (await read(gameId))?.participationOf(who.userId);
    await expect.poll(withoutThem).toBeNull();
    released.resolve();
    await expect.poll(channel.isEnded).toBe(true);
    expect(channel.isTold()).toBe(false);
  });
});
