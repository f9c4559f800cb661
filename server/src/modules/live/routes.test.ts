import { setTimeout as pause } from 'node:timers/promises';
import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board, BoardChange } from '@halyard/sdk/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookie } from '../../contract/contract-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import {
  addChallenge,
  addGame,
  addTeam,
  addUser,
  type TestTeam,
} from '../submissions/testing/test-game.ts';
import { type OpenOptions, openStream } from './testing/open-stream.ts';
import { sendFlag } from './testing/send-flag.ts';

const { db, url } = await createTestDatabase();
const one = await createTestServer({ db, url });
const other = await createTestServer({ db, url });
const HOUR = 3_600_000;

let gameId: number;
let challengeId: number;
let team: TestTeam;
let as: string;

beforeEach(async () => {
  gameId = await addGame(db);
  challengeId = await addChallenge(db, gameId);
  team = await addTeam(db, gameId);
  as = await signIn(team.userIds[0]);
});

function signIn(userId: string | undefined): Promise<string> {
  return one.sessions.start({ userId: userId ?? '' }, { address: '127.0.0.1', agent: 'test' });
}

async function signInAs(role: 'Monitor' | 'Admin'): Promise<string> {
  const userId = await addUser(db);
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
  return signIn(userId);
}

function open(topics: readonly string[], options: OpenOptions = {}) {
  return openStream(topics, { server: one, game: gameId, ...options });
}

function submit(flag: string, server = one, session = as): Promise<void> {
  return sendFlag(server, { gameId, challengeId, as: session }, flag);
}

test('a stream is refused to sessions of several accounts, and the answer clears the cookie', async () => {
  const [mine = '', planted = ''] = [as, await signInAs('Monitor')].map(
    (token) => cookie(token).cookie,
  );
  const answer = await one.app.inject({
    url: `/api/ext/live?topics=Notice&game=${gameId}`,
    headers: { cookie: `${planted}; ${mine}`, accept: 'text/event-stream' },
  });
  expect(answer.statusCode).toBe(401);
  const cookies = answer.cookies.map(({ name, value }) => [name, value]);
  expect(cookies).toEqual([
    ['halyard_session', ''],
    ['halyard_signed_in', 'several'],
  ]);
});

describe('a stream', () => {
  test('begins with a greeting, and tells a first blood with growing ids', async () => {
    const stream = await open(['Board', 'Notice']);
    expect(stream.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.events[0]).toMatchObject({ topic: 'Hello', resumed: false });
    await submit('flag{right}');
    await expect.poll(() => stream.topics().toSorted()).toEqual(['Board', 'Notice']);
    const ids = stream.events.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(stream.events.find(({ topic }) => topic === 'Notice')).toMatchObject({
      gameId,
      notice: { type: 'FirstBlood', values: [team.name, expect.any(String)] },
    });
    const version = stream.events.find(({ topic }) => topic === 'Board')?.['version'];
    const board = await one.app.inject(`/api/ext/game/${gameId}/board`);
    expect(board.json<{ version: number }>().version).toBe(version);
    stream.close();
  });

  test('is told changes that lead to the published board', async () => {
    const path = `/api/ext/game/${gameId}/board`;
    const before = (await one.app.inject(path)).json<Board>();
    const stream = await open(['Board']);
    await submit('flag{right}');
    const told = () => stream.events.flatMap((event) => (event['changes'] ?? []) as BoardChange[]);
    // A board that is younger than a second is announced before the one with the solve.
    await expect.poll(told).not.toEqual([]);
    const board = (await one.app.inject(path)).json<Board>();
    expect(board.teams[0]?.solves).toHaveLength(1);
    expect(applyBoardChanges(before, told())).toEqual(board);
    stream.close();
  });

  test('hears what another process commits', async () => {
    const stream = await open(['Notice'], { server: other });
    await submit('flag{right}');
    await expect.poll(() => stream.topics()).toEqual(['Notice']);
    stream.close();
  });

  test('ends when its session does, and only then', async () => {
    const own = await open(['Team'], { as });
    const foreign = await open(['Board']);
    await one.app.inject({
      method: 'POST',
      url: '/api/account/logout',
      headers: cookie(as),
    });
    await expect.poll(() => own.isEnded()).toBe(true);
    expect(foreign.isEnded()).toBe(false);
    foreign.close();
  });

  test('is refused when an account holds twenty, until one is closed', async () => {
    const address = await one.app.listen({ port: 0 });
    const connect = async () => {
      const controller = new AbortController();
      const { status } = await fetch(`${address}/api/ext/live?topics=Board&game=${gameId}`, {
        headers: cookie(as),
        signal: controller.signal,
      });
      return { status, close: () => controller.abort() };
    };
    const connections = await Promise.all(Array.from({ length: 20 }, connect));
    expect(connections.map(({ status }) => status)).toEqual(connections.map(() => 200));
    expect((await connect()).status).toBe(429);
    connections[0]?.close();
    await expect.poll(async () => (await connect()).status).toBe(200);
    for (const { close } of connections) close();
  });
});

describe('who hears what', () => {
  test('attempts are told to the team and to nobody else', async () => {
    const rivals = await addTeam(db, gameId);
    const mates = await open(['Team'], { as });
    const rival = await open(['Team'], { as: await signIn(rivals.userIds[0]) });
    const monitor = await open(['Submission'], { as: await signInAs('Monitor') });
    await submit('flag{wrong}');
    await expect.poll(() => mates.events.at(-1)).toMatchObject({ topic: 'Team', challengeId });
    await expect
      .poll(() => monitor.events.at(-1))
      .toMatchObject({
        topic: 'Submission',
        submission: { answer: 'flag{wrong}', status: 'WrongAnswer', team: team.name, challengeId },
      });
    expect(rival.topics()).toEqual([]);
    for (const stream of [mates, rival, monitor]) stream.close();
  });

  test('a member who has left is told so once', async () => {
    const member = await open(['Team'], { as });
    const admin = await open(['Participation'], { as: await signInAs('Admin') });
    const leave = { method: 'DELETE' as const, url: `/api/game/${gameId}`, headers: cookie(as) };
    await db
      .updateTable('participations')
      .set({ status: 'Pending' })
      .where('id', '=', team.participationId)
      .execute();
    await one.tell({
      topic: 'participation',
      gameId,
      body: { participationId: team.participationId },
    });
    await expect.poll(() => member.topics()).toEqual(['Team']);
    expect((await one.app.inject(leave)).statusCode).toBe(200);
    await expect.poll(() => member.topics()).toEqual(['Team', 'Team']);
    await expect
      .poll(() => admin.events.at(-1))
      .toMatchObject({ topic: 'Participation', status: null });
    await one.tell({
      topic: 'participation',
      gameId,
      body: { participationId: team.participationId },
    });
    await expect.poll(() => admin.topics().length).toBe(3);
    expect(member.topics()).toEqual(['Team', 'Team']);
    for (const stream of [member, admin]) stream.close();
  });

  test('before the start, board and notices are silent', async () => {
    const upcoming = await addGame(db, {
      starts_at: new Date(Date.now() + HOUR),
      ends_at: new Date(Date.now() + 2 * HOUR),
    });
    const admin = await signInAs('Admin');
    const stream = await open(['Board', 'Notice', 'Game'], { game: upcoming });
    await one.app.inject({
      method: 'POST',
      url: `/api/edit/games/${upcoming}/notices`,
      payload: { content: 'The doors open at nine.' },
      headers: cookie(admin),
    });
    await one.tell({ topic: 'game', gameId: upcoming, body: {} });
    await expect.poll(() => stream.topics()).toEqual(['Game']);
    stream.close();
  });

  test('a hidden game is there for staff and for those who have joined', async () => {
    const outsider = await open(['Game']);
    await db.updateTable('games').set({ hidden: true }).where('id', '=', gameId).execute();
    await one.tell({ topic: 'game', gameId, body: {} });
    await expect.poll(() => outsider.isEnded()).toBe(true);
    expect((await open(['Game'])).answer.statusCode).toBe(404);
    for (const session of [as, await signInAs('Monitor')]) {
      const stream = await open(['Game'], { as: session });
      expect(stream.events[0]).toMatchObject({ topic: 'Hello' });
      stream.close();
    }
  });

  test('administrators hear new lines of the log, and none twice', async () => {
    const line = (message: string) =>
      sql`insert into log_lines (time, level, status, user_name, message)
        values (now(), 'Information', 'Success', 'linnea', ${message})`.execute(db);
    await line('Before');
    const admin = await signInAs('Admin');
    const stream = await open(['Log'], { as: admin, game: null });
    await line('First');
    await line('Second');
    const told = () => stream.events.slice(1).map(({ line: said }) => said?.msg);
    await expect.poll(told).toEqual(['First', 'Second']);
    expect(stream.events[1]).toMatchObject({ topic: 'Log', line: { name: 'linnea' } });
    const lastEventId = stream.events.at(-1)?.id ?? 0;
    const again = await open(['Log'], { as: admin, game: null, lastEventId });
    expect(again.events).toMatchObject([{ topic: 'Hello', resumed: false }]);
    await line('Third');
    await expect.poll(told).toEqual(['First', 'Second', 'Third']);
    await expect.poll(() => again.topics()).toEqual(['Log']);
    stream.close();
    again.close();
  });

  test('a call without a game names the field', async () => {
    const answer = await one.app.inject('/api/ext/live?topics=Board');
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'game', code: 'REQUIRED' }],
    });
  });
});

describe('a frozen game', () => {
  async function setFreeze(values: { freeze_at?: Date; freeze_released?: boolean }): Promise<void> {
    await db.updateTable('games').set(values).where('id', '=', gameId).execute();
    await one.tell({ topic: 'game', gameId, body: {} });
  }

  test('tells players nothing of a solve that it hides, and staff everything', async () => {
    const topics = ['Board', 'Notice', 'Team'];
    const rival = await signIn((await addTeam(db, gameId)).userIds[0]);
    await setFreeze({ freeze_at: new Date(Date.now() - HOUR) });
    const monitor = await open(['Board', 'Notice'], { as: await signInAs('Monitor') });
    const visitor = await open(['Board', 'Notice']);
    const player = await open(topics, { as: rival });
    await submit('flag{right}');
    await expect.poll(() => monitor.topics().toSorted()).toEqual(['Board', 'Notice']);
    // After a second everything that was going to be sent has been sent.
    await pause(1200);
    expect([visitor.topics(), player.topics()]).toEqual([[], []]);

    await setFreeze({ freeze_released: true });
    const board = () => player.events.find(({ topic }) => topic === 'Board');
    await expect.poll(board).toBeDefined();
    for (const stream of [monitor, visitor, player]) stream.close();
  });

  test('tells nothing of it to a stream that has resumed', async () => {
    await setFreeze({ freeze_at: new Date(Date.now() - HOUR) });
    const board = async () =>
      (await one.app.inject(`/api/ext/game/${gameId}/board`)).json<Board>().version;
    const before = await board();
    const first = await open(['Board', 'Notice']);
    const lastEventId = first.events[0]?.id ?? 0;
    first.close();
    await submit('flag{right}');
    await one.bus.catchUp();
    const second = await open(['Board', 'Notice'], { lastEventId });
    expect(second.events[0]).toMatchObject({ topic: 'Hello', resumed: true });
    await pause(200);
    expect(second.topics()).not.toContain('Notice');
    const told = second.events.filter(({ topic }) => topic === 'Board');
    expect(told.map(({ version, changes }) => [version, changes ?? []])).toEqual(
      told.map(() => [before, []]),
    );
    expect(await board()).toBe(before);
    second.close();
  });
});
