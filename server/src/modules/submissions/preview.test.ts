import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addGame, addTeam, addUser } from './testing/test-game.ts';
import { startProcess } from './testing/test-process.ts';

const { db, url } = await createTestDatabase();
const server = await startProcess(url);
const staff = await addUser(db);

const HOUR = 3_600_000;
const BLIND = ALL_PERMISSIONS - PERMISSION.viewChallenge;

let gameId: number;

beforeEach(async () => {
  gameId = await addGame(db, {
    starts_at: new Date(Date.now() + HOUR),
    ends_at: new Date(Date.now() + 2 * HOUR),
  });
});

function preview(rest = '') {
  const path = `/api/ext/game/${gameId}/preview${rest}`;
  return server.call('GET', path, { userId: staff, isAdmin: true });
}

async function addDivision(name: string, permissions = ALL_PERMISSIONS): Promise<number> {
  const { id } = await db
    .insertInto('divisions')
    .values({ game_id: gameId, name, default_permissions: permissions })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addOwnFile(challengeId: number, name: string, hash: string): Promise<void> {
  const { id } = await db
    .insertInto('files')
    .values({ hash, name, size: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('flags')
    .values({
      challenge_id: challengeId,
      flag: `flag{${name}}`,
      attachment_type: 'Local',
      attachment_file_id: id,
    })
    .execute();
}

/** The rows of every table, as text. */
async function everyRow(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select t::text from ${sql.table(name)} t order by 1`.execute(db);
    contents[name] = rows;
  }
  return contents;
}

describe('the preview of a game', () => {
  test('is the challenge list of a team, for staff who are in no game, before the start', async () => {
    const id = await addChallenge(db, gameId, { title: 'Knots', category: 'Misc' });
    await addChallenge(db, gameId, { enabled: false });
    const answer = await preview();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      divisionId: null,
      divisions: [],
      challengeCount: 1,
      categories: ['Misc'],
      challenges: { Misc: [expect.objectContaining({ id, title: 'Knots', score: 1000 })] },
    });
  });

  test('is the same as the list and the challenge that a team of the division gets', async () => {
    gameId = await addGame(db);
    const divisionId = await addDivision('Students');
    const id = await addChallenge(db, gameId, { hints: ['XOR them.'], content: 'Two ships.' });
    const hidden = await addChallenge(db, gameId);
    const permissions = { division_id: divisionId, challenge_id: hidden, permissions: BLIND };
    await db.insertInto('division_challenges').values(permissions).execute();
    const team = await addTeam(db, gameId, { divisionId });
    const own = { userId: team.userIds[0] };
    const details = (await server.call('GET', `/api/game/${gameId}/details`, own)).json();
    const seen = (await preview()).json();
    expect(seen).toMatchObject({ divisionId, challengeCount: 1 });
    expect(seen.challenges).toEqual(details.challenges);
    const opened = await server.call('GET', `/api/game/${gameId}/challenges/${id}`, own);
    expect((await preview(`/${id}`)).json()).toEqual(opened.json());
  });

  test('shows what the permissions of the chosen division allow', async () => {
    const open = await addDivision('Open');
    const blind = await addDivision('Blind', BLIND);
    const shown = await addChallenge(db, gameId, { category: 'Web' });
    const other = await addChallenge(db, gameId, { category: 'Web' });
    const granted = { challenge_id: shown, permissions: ALL_PERMISSIONS, division_id: blind };
    await db.insertInto('division_challenges').values(granted).execute();
    const ids = async (rest: string) => {
      const { challenges } = (await preview(rest)).json();
      return (challenges.Web ?? []).map((challenge: { id: number }) => challenge.id);
    };
    expect(await ids('')).toEqual([shown, other]);
    expect(await ids(`?division=${open}`)).toEqual([shown, other]);
    expect(await ids(`?division=${blind}`)).toEqual([shown]);
    expect(await ids('?division=0')).toEqual([shown, other]);
    expect((await preview(`/${shown}?division=${blind}`)).statusCode).toBe(200);
    expect((await preview(`/${other}?division=${blind}`)).json().code).toBe('CHALLENGE_NOT_FOUND');
  });

  test('shows the file of one of the flags where each team has its own', async () => {
    const id = await addChallenge(db, gameId, {
      type: 'DynamicAttachment',
      file_name: 'pad.zip',
      flags: [],
    });
    await addOwnFile(id, 'a', 'a'.repeat(64));
    await addOwnFile(id, 'b', 'b'.repeat(64));
    const { context } = (await preview(`/${id}`)).json();
    expect(context).toMatchObject({ url: `/assets/${'a'.repeat(64)}/pad.zip`, fileSize: 3 });
  });

  test('writes nothing, whatever is opened', async () => {
    const divisionId = await addDivision('Students');
    const types = ['StaticAttachment', 'DynamicAttachment', 'DynamicContainer'] as const;
    const ids = [];
    for (const type of types) ids.push(await addChallenge(db, gameId, { type }));
    const before = await everyRow();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['instances', 'flags', 'participations', 'registrations', 'outbox']),
    );
    expect((await preview()).statusCode).toBe(200);
    for (const id of ids) {
      expect((await preview(`/${id}?division=${divisionId}`)).statusCode).toBe(200);
    }
    expect(await everyRow()).toEqual(before);
  });
});
