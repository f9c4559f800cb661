import { beforeEach, describe, expect, test } from 'vitest';
import { logReader } from '../../testing/log-lines.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addGame, addTeam, type TestTeam } from './testing/test-game.ts';
import { startProcess } from './testing/test-process.ts';

const { db, url } = await createTestDatabase();
const server = await startProcess(url);
const newLines = logReader(server, db);

let gameId: number;
let teams: TestTeam[];

beforeEach(async () => {
  gameId = await addGame(db);
  const { id: divisionId } = await db
    .insertInto('divisions')
    .values({ game_id: gameId, name: 'Guests', default_permissions: 2_147_483_647 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hidden = await addChallenge(db, gameId);
  await db
    .insertInto('division_challenges')
    .values({ division_id: divisionId, challenge_id: hidden, permissions: 0 })
    .execute();
  teams = [
    await addTeam(db, gameId),
    await addTeam(db, gameId),
    await addTeam(db, gameId, { divisionId }),
  ];
});

async function addShared(files: number): Promise<number> {
  const flags = Array.from({ length: files }, (_, index) => `flag{${index}}`);
  return addChallenge(db, gameId, { type: 'DynamicAttachment', flags });
}

const changed = () => server.tell({ topic: 'game', gameId, body: {} });

function open(id: number, { userIds: [userId] }: TestTeam) {
  return server.call('GET', `/api/game/${gameId}/challenges/${id}`, { userId });
}

async function solve(id: number, { participationId, userIds: [userId] }: TestTeam): Promise<void> {
  const { flag } = await db
    .selectFrom('instances')
    .select('flag')
    .where('participation_id', '=', participationId)
    .where('challenge_id', '=', id)
    .executeTakeFirstOrThrow();
  const path = `/api/game/${gameId}/challenges/${id}`;
  const answer = await server.call('POST', path, { userId, body: { flag } });
  expect(answer.statusCode).toBe(200);
}

async function deleteFlags(id: number, count: number): Promise<void> {
  const rows = db.selectFrom('flags').select('id').where('challenge_id', '=', id);
  await db.deleteFrom('flags').where('id', 'in', rows.orderBy('id').limit(count)).execute();
}

async function listed({ userIds: [userId] }: TestTeam): Promise<number[]> {
  const details = await server.call('GET', `/api/game/${gameId}/details`, { userId });
  const challenges: Record<string, { id: number }[]> = details.json().challenges;
  return Object.values(challenges).flatMap((row) => row.map(({ id }) => id));
}

/** Every number of files for three teams, and of those that staff delete after the solves. */
const SHORTAGES = [0, 1, 2, 3].flatMap((files) =>
  Array.from({ length: files + 1 }, (_, deleted) => ({ files, deleted })),
);

describe('a challenge that a team sees in its list', () => {
  test('can be opened, or has no file left; who has solved it keeps it', async () => {
    for (const type of ['StaticAttachment', 'StaticContainer', 'DynamicContainer'] as const) {
      await addChallenge(db, gameId, { type });
    }
    const shared = [];
    for (const { files, deleted } of SHORTAGES) {
      shared.push({ id: await addShared(files), files, deleted });
    }
    await changed();
    const solvers = new Set<string>();
    for (const { id, files, deleted } of shared) {
      for (const [index, team] of teams.entries()) {
        const answer = await open(id, team);
        expect(answer.statusCode).toBe(index < files ? 200 : 400);
        if (index >= files) continue;
        await solve(id, team);
        solvers.add(`${team.teamId} ${id}`);
      }
      await deleteFlags(id, deleted);
    }
    await changed();
    for (const team of teams) {
      for (const id of await listed(team)) {
        const answer = (await open(id, team)).json();
        if (solvers.has(`${team.teamId} ${id}`)) expect(answer).toMatchObject({ solved: true });
        expect(answer.code ?? 'ATTACHMENTS_EXHAUSTED').toBe('ATTACHMENTS_EXHAUSTED');
      }
    }
    expect(solvers.size).toBe(20);
  });

  test('opens for a team without a file once staff have added one, and takes none for a solver', async () => {
    const [first, second] = teams as [TestTeam, TestTeam];
    const id = await addShared(1);
    await changed();
    await open(id, first);
    await solve(id, first);
    await deleteFlags(id, 1);
    expect((await open(id, second)).json()).toMatchObject({
      status: 400,
      code: 'ATTACHMENTS_EXHAUSTED',
    });
    await db.insertInto('flags').values({ challenge_id: id, flag: 'flag{new}' }).execute();
    expect((await open(id, first)).json()).toMatchObject({ solved: true });
    expect((await open(id, second)).statusCode).toBe(200);
  });

  test('and has no file left is told to staff in the log, once an hour', async () => {
    const id = await addShared(0);
    await changed();
    await newLines();
    for (const team of [...teams, ...teams]) await open(id, team);
    expect(await newLines()).toMatchObject([
      {
        level: 'Warning',
        message: expect.stringContaining(`fewer files than teams: ${teams[0]?.name} got none`),
      },
    ]);
  });
});
