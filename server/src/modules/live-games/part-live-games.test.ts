import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { waitingForTable } from '../../testing/waiting-for-table.ts';
import {
  addChallenge,
  addGame,
  addTeam,
  addUser,
  type TestTeam,
} from '../submissions/testing/test-game.ts';
import { startProcess, type TestProcess } from '../submissions/testing/test-process.ts';
import { toCompactBoard } from '../scoreboard/wire-compact.ts';
import { toScoreboard } from '../scoreboard/wire-full.ts';
import type { LiveGame } from './part-live-game.ts';

const { db, url } = await createTestDatabase();
const server = await startProcess(url);

let gameId: number;

beforeEach(async () => {
  gameId = await addGame(db);
});

async function live(process: TestProcess = server): Promise<LiveGame> {
  const game = await process.liveGames.get(gameId);
  if (!game) throw new Error('no game');
  return game;
}

function submit(challengeId: number, { userIds: [userId] }: TestTeam, flag = 'flag{right}') {
  const path = `/api/game/${gameId}/challenges/${challengeId}`;
  return server.call('POST', path, { userId, body: { flag } });
}

/** Emits as the editing modules do. */
async function tell(topic: 'game' | 'participation', body: object): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ topic, game_id: gameId, body: JSON.stringify(body) })
    .execute();
  await server.bus.catchUp();
}

/** Everything a board says, names of solvers as the database knows them apart. */
async function boardsOf(process: TestProcess) {
  const game = await live(process);
  const full = toScoreboard(game.boardFor('players').board(), 0);
  const items = full.items.map((item) => ({
    ...item,
    solvedChallenges: item.solvedChallenges.map((solve) => ({ ...solve, userName: null })),
  }));
  return {
    full: { ...full, items },
    compact: toCompactBoard(
      game.boardFor('players').board(),
      game.boardFor('players').version(),
      0,
    ),
  };
}

describe('a live game', () => {
  test('kept by events equals the same game loaded anew, version included', async () => {
    const challenges = [await addChallenge(db, gameId), await addChallenge(db, gameId)];
    const teams = await Promise.all(Array.from({ length: 6 }, () => addTeam(db, gameId)));
    await live();
    for (const team of teams) for (const id of challenges) await submit(id, team);
    const [first, second] = teams;
    await db
      .updateTable('participations')
      .set({ status: 'Suspended' })
      .where('id', '=', first?.participationId ?? 0)
      .execute();
    await tell('participation', { participationId: first?.participationId });
    await db
      .updateTable('teams')
      .set({ name: 'Renamed' })
      .where('id', '=', second?.teamId ?? 0)
      .execute();
    const event = { topic: 'team', body: JSON.stringify({ teamId: second?.teamId }) };
    await db.insertInto('outbox').values(event).execute();
    await db
      .updateTable('challenges')
      .set({ original_score: 500 })
      .where('id', '=', challenges[0] ?? 0)
      .execute();
    await tell('game', {});

    const kept = await boardsOf(server);
    const fresh = await boardsOf(await startProcess(url));
    expect(kept).toEqual(fresh);
    expect(kept.compact.teams.map(({ name }) => name)).toContain('Renamed');
    expect(kept.compact.teams).toHaveLength(5);
    expect(kept.compact.version).toBeGreaterThan(0);
  });

  test('hears of solves in another process', async () => {
    const id = await addChallenge(db, gameId);
    const team = await addTeam(db, gameId);
    const other = await startProcess(url);
    await live(other);
    await submit(id, team);
    await other.bus.catchUp();
    expect((await live(other)).hasSolved(team.participationId, id)).toBe(true);
    await server.bus.catchUp();
    expect((await live(other)).boardFor('players').version()).toBe(
      (await live()).boardFor('players').version(),
    );
  });

  test('knows who may play as soon as it is told', async () => {
    await addChallenge(db, gameId);
    const team = await addTeam(db, gameId, { status: 'Pending' });
    const game = await live();
    const newcomer = await addUser(db);
    await db
      .insertInto('registrations')
      .values({ participation_id: team.participationId, user_id: newcomer, game_id: gameId })
      .execute();
    const { participationId } = team;
    await server.tell({ topic: 'participation', gameId, body: { participationId } });
    expect(await live()).toBe(game);
    expect(game.participationOf(newcomer)).toMatchObject({ participationId, status: 'Pending' });
    await db.deleteFrom('participations').where('id', '=', participationId).execute();
    await server.tell({ topic: 'participation', gameId, body: { participationId } });
    await live();
    expect(game.participationOf(newcomer)).toBeNull();
  });

  test('makes no new board for teams that are not on it', async () => {
    const team = await addTeam(db, gameId, { status: 'Pending' });
    const board = (await live()).boardFor('players').board();
    const { participationId } = team;
    await server.tell({ topic: 'participation', gameId, body: { participationId } });
    expect((await live()).boardFor('players').board()).toBe(board);
    await db
      .updateTable('participations')
      .set({ status: 'Accepted' })
      .where('id', '=', participationId)
      .execute();
    await server.tell({ topic: 'participation', gameId, body: { participationId } });
    expect((await live()).boardFor('players').board().teams).toHaveLength(1);
  });

  test('lets everybody wait for a change that is being read', async () => {
    const game = await live();
    const id = await addChallenge(db, gameId);
    await server.tell({ topic: 'game', gameId, body: {} });
    const first = server.liveGames.get(gameId);
    await server.liveGames.get(gameId);
    expect(game.facts().challenges.has(id)).toBe(true);
    await first;
  });

  test('reads again when a change arrives while it reads another', async () => {
    const game = await live();
    await server.tell({ topic: 'game', gameId, body: {} });
    let first: Promise<unknown> = Promise.resolve();
    const id = await db.transaction().execute(async (tx) => {
      await sql`lock table challenges in access exclusive mode`.execute(tx);
      first = server.liveGames.get(gameId);
      // The reader has its snapshot, in which the challenge will never be.
      await expect.poll(() => waitingForTable(db, 'challenges')).toBe(1);
      return addChallenge(tx, gameId);
    });
    await server.tell({ topic: 'game', gameId, body: {} });
    await server.liveGames.get(gameId);
    expect(game.facts().challenges.has(id)).toBe(true);
    await first;
  });

  test('is loaded once for all who ask at the same time', async () => {
    const process = await startProcess(url);
    await process.liveGames.get(gameId + 1_000_000);
    process.statements.reset();
    const games = await Promise.all(Array.from({ length: 20 }, () => live(process)));
    const alone = process.statements.count();
    expect(new Set(games).size).toBe(1);
    gameId = await addGame(db);
    process.statements.reset();
    await live(process);
    expect(alone).toBe(process.statements.count());
  });

  test('ends with its deletion, and an unknown one does not begin', async () => {
    await live();
    await db.deleteFrom('games').where('id', '=', gameId).execute();
    await tell('game', {});
    expect(await server.liveGames.get(gameId)).toBeNull();
    expect(await server.liveGames.get(gameId)).toBeNull();
  });

  test('loses no event that arrives while it is loading', async () => {
    const id = await addChallenge(db, gameId);
    const teams = await Promise.all(Array.from({ length: 10 }, () => addTeam(db, gameId)));
    const process = await startProcess(url);
    await Promise.all([...teams.map((team) => submit(id, team)), live(process)]);
    await process.bus.catchUp();
    expect(
      (await live(process)).boardFor('players').board().challengeById.get(id)?.solves,
    ).toHaveLength(10);
  });
});
