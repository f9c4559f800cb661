import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addGame, addTeam, type TestTeam } from './testing/test-game.ts';
import { startProcess } from './testing/test-process.ts';

const { db, url } = await createTestDatabase();
const server = await startProcess(url);

let gameId: number;
let team: TestTeam;

beforeEach(async () => {
  gameId = await addGame(db);
  team = await addTeam(db, gameId, { members: 2 });
});

function path(id: number): string {
  return `/api/game/${gameId}/challenges/${id}`;
}

function open(id: number, { userIds: [userId] } = team) {
  return server.call('GET', path(id), { userId });
}

function submit(id: number, flag: string, { userIds: [userId] } = team) {
  return server.call('POST', path(id), { userId, body: { flag } });
}

async function verdict(id: number, flag: string, by = team) {
  const submission = (await submit(id, flag, by)).json();
  const userId = by.userIds[0];
  return (await server.call('GET', `${path(id)}/status/${submission}`, { userId })).json();
}

async function addFile(name: string): Promise<{ id: number; hash: string }> {
  const hash = Buffer.from(name.padEnd(32, '-')).toString('hex');
  const { id } = await db
    .insertInto('files')
    .values({ hash, name, size: 18_841 })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, hash };
}

function flagsOf(id: number) {
  return db
    .selectFrom('instances')
    .select(['participation_id', 'flag_id', 'flag'])
    .where('challenge_id', '=', id)
    .execute();
}

describe('getChallenge', () => {
  test('shows the statement, the file and the state of the attempts', async () => {
    const file = await addFile('a pad.zip');
    const id = await addChallenge(db, gameId, {
      title: 'Two-Time Pad',
      category: 'Crypto',
      content: 'One pad, two ships.',
      hints: ['XOR them.'],
      submission_limit: 20,
      attachment_type: 'Local',
      attachment_file_id: file.id,
    });
    const answer = await open(id);
    expect(answer.json()).toEqual({
      id,
      title: 'Two-Time Pad',
      content: 'One pad, two ships.',
      category: 'Crypto',
      hints: ['XOR them.'],
      score: 1000,
      type: 'StaticAttachment',
      context: {
        closeTime: null,
        instanceEntry: null,
        container: null,
        url: `/assets/${file.hash}/a pad.zip`,
        fileSize: 18_841,
      },
      limit: 20,
      attempts: 0,
      deadline: null,
      solved: false,
      tries: [],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('lists what the team has sent, the newest first, and hides that a flag was foreign', async () => {
    const id = await addChallenge(db, gameId, { type: 'DynamicContainer', flags: [] });
    const rival = await addTeam(db, gameId);
    await open(id);
    await open(id, rival);
    const flags = await flagsOf(id);
    const flagOf = ({ participationId }: TestTeam) =>
      flags.find((row) => row.participation_id === participationId)?.flag ?? '';
    expect(await verdict(id, flagOf(rival))).toBe('WrongAnswer');
    expect(await verdict(id, flagOf(team))).toBe('Accepted');
    expect((await open(id)).json()).toMatchObject({
      attempts: 2,
      solved: true,
      tries: [
        { answer: flagOf(team), status: 'Accepted', user: expect.any(String) },
        { answer: flagOf(rival), status: 'WrongAnswer' },
      ],
    });
    const stored = await db
      .selectFrom('submissions')
      .select('result')
      .where('challenge_id', '=', id)
      .orderBy('id')
      .execute();
    expect(stored).toEqual([{ result: 'CheatDetected' }, { result: 'Accepted' }]);
  });

  test('counts all attempts but lists fifty', async () => {
    const id = await addChallenge(db, gameId);
    const { participationId } = team;
    const row = {
      game_id: gameId,
      participation_id: participationId,
      challenge_id: id,
      answer: 'x',
      result: 'WrongAnswer' as const,
    };
    await db
      .insertInto('submissions')
      .values(Array.from({ length: 60 }, () => row))
      .execute();
    const { attempts, tries } = (await open(id)).json();
    expect(attempts).toBe(60);
    expect(tries).toHaveLength(50);
  });

  test('gives each team one flag made from the template, whoever looks first', async () => {
    const id = await addChallenge(db, gameId, {
      type: 'DynamicContainer',
      flags: [],
      flag_template: 'flag{[TEAM_HASH]_[GUID]}',
    });
    expect(await verdict(id, 'flag{anything}')).toBe('WrongAnswer');
    await Promise.all(
      team.userIds.flatMap((userId) =>
        Array.from({ length: 5 }, () => server.call('GET', path(id), { userId })),
      ),
    );
    const [instance, ...others] = await flagsOf(id);
    expect(others).toEqual([]);
    expect(instance?.flag).toMatch(/^flag\{[0-9a-f]{12}_[0-9a-f-]{36}\}$/);
    expect(await verdict(id, instance?.flag ?? '')).toBe('Accepted');
  });

  test('draws each flag for one team only, however many look at once', async () => {
    const file = await addFile('team.bin');
    const id = await addChallenge(db, gameId, {
      type: 'DynamicAttachment',
      file_name: 'given.bin',
      flags: [],
    });
    await db
      .insertInto('flags')
      .values(
        Array.from({ length: 8 }, (_, index) => ({
          challenge_id: id,
          flag: `flag{${index}}`,
          attachment_type: 'Local',
          attachment_file_id: file.id,
        })),
      )
      .execute();
    const teams = await Promise.all(Array.from({ length: 11 }, () => addTeam(db, gameId)));
    await server.tell({ topic: 'game', gameId, body: {} });
    for (const { participationId } of teams) {
      await server.tell({ topic: 'participation', gameId, body: { participationId } });
    }
    const answers = await Promise.all(teams.flatMap((each) => [open(id, each), open(id, each)]));
    const opened = answers.filter(({ statusCode }) => statusCode === 200);
    expect(opened).toHaveLength(16);
    expect(opened[0]?.json().context).toMatchObject({
      url: `/assets/${file.hash}/given.bin`,
      fileSize: 18_841,
    });
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({ status: 400, code: 'ATTACHMENTS_EXHAUSTED' });
    const flags = await flagsOf(id);
    expect(new Set(flags.map((row) => row.flag_id)).size).toBe(8);
    expect(new Set(flags.map((row) => row.participation_id)).size).toBe(8);
  });

  test('links to files elsewhere without a size', async () => {
    const id = await addChallenge(db, gameId, {
      attachment_type: 'Remote',
      attachment_url: 'https://files.example/pad.zip',
    });
    expect((await open(id)).json().context).toMatchObject({
      url: 'https://files.example/pad.zip',
      fileSize: null,
    });
  });

  test('knows no challenge that is disabled, of another game, or not for the division', async () => {
    const hidden = await addChallenge(db, gameId);
    const disabled = await addChallenge(db, gameId, { enabled: false });
    const foreign = await addChallenge(db, await addGame(db));
    const { id: division } = await db
      .insertInto('divisions')
      .values({ game_id: gameId, name: 'Guests', default_permissions: 2_147_483_647 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('division_challenges')
      .values({ division_id: division, challenge_id: hidden, permissions: 0 })
      .execute();
    const guest = await addTeam(db, gameId, { divisionId: division });
    expect((await open(hidden)).statusCode).toBe(200);
    expect((await open(hidden, guest)).json()).toMatchObject({ code: 'CHALLENGE_NOT_FOUND' });
    for (const id of [disabled, foreign]) {
      expect((await open(id)).json()).toMatchObject({ code: 'CHALLENGE_NOT_FOUND' });
    }
  });
});
