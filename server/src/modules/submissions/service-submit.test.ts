import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addGame, addTeam, addUser, type TestTeam } from './testing/test-game.ts';
import { startProcess, type TestProcess } from './testing/test-process.ts';

const { db, url } = await createTestDatabase();
const one = await startProcess(url);
const other = await startProcess(url);
const HOUR = 3_600_000;

let gameId: number;
let team: TestTeam;

beforeEach(async () => {
  gameId = await addGame(db);
  team = await addTeam(db, gameId);
});

function submit(challengeId: number, flag: unknown, userId = team.userIds[0], server = one) {
  const path = `/api/game/${gameId}/challenges/${challengeId}`;
  return server.call('POST', path, { userId, body: { flag } });
}

function open(challengeId: number) {
  const path = `/api/game/${gameId}/challenges/${challengeId}`;
  return one.call('GET', path, { userId: team.userIds[0] });
}

function status(challengeId: number, id: number, userId = team.userIds[0]) {
  return one.call('GET', `/api/game/${gameId}/challenges/${challengeId}/status/${id}`, { userId });
}

async function verdict(challengeId: number, flag: string, userId = team.userIds[0]) {
  const answer = await submit(challengeId, flag, userId);
  expect(answer.statusCode).toBe(200);
  return (await status(challengeId, answer.json(), userId)).json();
}

function solves(challengeId: number) {
  return db
    .selectFrom('solves')
    .select(['participation_id', 'submission_id', 'solved_at'])
    .where('challenge_id', '=', challengeId)
    .orderBy('solved_at')
    .orderBy('submission_id')
    .execute();
}

function notices() {
  return db
    .selectFrom('notices')
    .select(['id', 'type', 'values', 'challenge_id'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
}

function results(challengeId: number) {
  return db
    .selectFrom('submissions')
    .select(['result', 'answer'])
    .where('challenge_id', '=', challengeId)
    .orderBy('id')
    .execute();
}

async function board(server: TestProcess) {
  return (await server.liveGames.get(gameId))?.boardFor('players').board();
}

describe('submitFlag', () => {
  test('answers the id of the submission as a bare number and judges at once', async () => {
    const id = await addChallenge(db, gameId);
    const answer = await submit(id, 'flag{right}');
    expect(answer.body).toMatch(/^\d+$/);
    expect((await status(id, answer.json())).json()).toBe('Accepted');
    expect(await verdict(id, 'flag{wrong}')).toBe('WrongAnswer');
  });

  test('takes flags of up to 1,000 characters, whatever bytes they have', async () => {
    const flag = '汉'.repeat(1000);
    const id = await addChallenge(db, gameId, { flags: [flag] });
    expect(await verdict(id, `${'汉'.repeat(999)}字`)).toBe('WrongAnswer');
    expect(await verdict(id, flag)).toBe('Accepted');
    expect((await submit(id, `${flag}汉`)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'flag', code: 'TOO_LONG' }],
    });
  });

  test('tells the metrics each verdict, and how long a board took', async () => {
    const id = await addChallenge(db, gameId);
    one.seen.verdicts.length = 0;
    await submit(id, 'flag{wrong}');
    await submit(id, 'flag{right}');
    await submit(id, 'flag{right}');
    expect(one.seen.verdicts).toEqual(['WrongAnswer', 'Accepted', 'Repeat']);
    await one.call('GET', `/api/game/${gameId}/scoreboard`);
    expect(one.seen.publications.at(-1)).toBeGreaterThan(0);
  });

  test('takes any flag of a static challenge, to the letter', async () => {
    const id = await addChallenge(db, gameId, { flags: ['flag{one}', ' flag{two} '] });
    for (const wrong of ['flag{ONE}', 'flag{one} ', 'flag{two}', 'flag{on']) {
      expect(await verdict(id, wrong)).toBe('WrongAnswer');
    }
    expect(await verdict(id, ' flag{two} ')).toBe('Accepted');
    expect(await verdict(id, 'flag{one}')).toBe('Accepted');
    expect(await results(id)).toHaveLength(6);
    expect(await solves(id)).toHaveLength(1);
  });

  test('tells only who sent it', async () => {
    const id = await addChallenge(db, gameId);
    const [mate = ''] = (await addTeam(db, gameId)).userIds;
    const submission = (await submit(id, 'flag{right}')).json();
    const answer = await status(id, submission, mate);
    expect(answer.json()).toMatchObject({ status: 404, code: 'SUBMISSION_NOT_FOUND' });
    expect((await status(id + 1, submission)).statusCode).toBe(404);
  });

  test('gives one solve, one notice and no error to parallel right answers of one team', async () => {
    const id = await addChallenge(db, gameId);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        submit(id, 'flag{right}', team.userIds[0], index % 2 ? one : other),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
    expect(new Set(answers.map((answer) => answer.json())).size).toBe(40);
    expect((await results(id)).map(({ result }) => result)).toEqual(Array(40).fill('Accepted'));
    const counted = await solves(id);
    expect(counted).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    const { tries, attempts } = (await open(id)).json();
    expect(attempts).toBe(40);
    const first = tries.filter(({ repeat }: { repeat: boolean }) => !repeat);
    expect(first).toMatchObject([{ id: counted[0]?.submission_id, status: 'Accepted' }]);
  });

  test('gives racing teams one first, second and third blood in the order of commit', async () => {
    const id = await addChallenge(db, gameId);
    const teams = await Promise.all(Array.from({ length: 30 }, () => addTeam(db, gameId)));
    await Promise.all(
      teams.map(({ userIds: [userId] }, index) =>
        submit(id, 'flag{right}', userId, index % 2 ? one : other),
      ),
    );
    const [first, second, third] = (await solves(id)).map(
      (row) => teams.find(({ participationId }) => participationId === row.participation_id)?.name,
    );
    const title = await titleOf(id);
    expect(await notices()).toMatchObject([
      { type: 'FirstBlood', values: [first, title] },
      { type: 'SecondBlood', values: [second, title] },
      { type: 'ThirdBlood', values: [third, title] },
    ]);
    for (const server of [one, other]) {
      await server.bus.catchUp();
      const challenge = (await board(server))?.challengeById.get(id);
      expect(challenge?.solves.slice(0, 4).map(({ type }) => type)).toEqual([1, 2, 3, 4]);
      expect(challenge?.solves[0]?.team.name).toBe(first);
    }
  });

  test('keeps other challenges going while many wait for one', async () => {
    const hot = await addChallenge(db, gameId);
    const quiet = await addChallenge(db, gameId);
    const teams = await Promise.all(Array.from({ length: 30 }, () => addTeam(db, gameId)));
    let crowd: ReturnType<typeof submit>[] = [];
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('challenges').select('id').where('id', '=', hot).forUpdate().execute();
      crowd = teams.map(({ userIds: [userId] }) => submit(hot, 'flag{right}', userId));
      expect((await submit(quiet, 'flag{right}')).statusCode).toBe(200);
    });
    for (const answer of await Promise.all(crowd)) expect(answer.statusCode).toBe(200);
    expect(await solves(hot)).toHaveLength(30);
  });

  test.each([
    ['by a division that takes none', { division: 2_147_483_647 - 2048 }],
    ['where the challenge gives none', { challenge: { disable_blood_bonus: true } }],
    ['in practice', { game: { practice_mode: true, ends_at: new Date(Date.now() - 1000) } }],
    [
      'past the deadline in practice mode',
      {
        game: { practice_mode: true },
        challenge: { deadline_at: new Date(Date.now() - 1000) },
      },
    ],
  ])('announces no blood %s', async (_, { division, challenge, game }: Circumstances) => {
    gameId = await addGame(db, game);
    team = await addTeam(db, gameId, { divisionId: await addDivision(division) });
    const id = await addChallenge(db, gameId, challenge);
    expect(await verdict(id, 'flag{right}')).toBe('Accepted');
    expect(await solves(id)).toHaveLength(1);
    expect(await notices()).toEqual([]);
  });

  test('leaves the bloods that are not taken to those who come later', async () => {
    const id = await addChallenge(db, gameId);
    const guests = await addDivision(2_147_483_647 - 2048);
    const guest = await addTeam(db, gameId, { divisionId: guests });
    await submit(id, 'flag{right}', guest.userIds[0]);
    await submit(id, 'flag{right}');
    const values = [team.name, await titleOf(id)];
    expect(await notices()).toMatchObject([{ type: 'FirstBlood', values }]);
  });

  test('never takes more answers than the limit, however many come at once', async () => {
    const id = await addChallenge(db, gameId, { submission_limit: 5 });
    const flags = Array.from({ length: 20 }, (_, index) =>
      index % 3 ? `flag{wrong ${index}}` : 'flag{right}',
    );
    const answers = await Promise.all(
      flags.map((flag, index) => submit(id, flag, team.userIds[0], index % 2 ? one : other)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({ status: 400, code: 'ATTEMPTS_EXHAUSTED' });
    expect(await results(id)).toHaveLength(5);
  });

  test('counts answers after a solve against the limit', async () => {
    const id = await addChallenge(db, gameId, { submission_limit: 2 });
    await submit(id, 'flag{right}');
    await submit(id, 'flag{right}');
    expect((await submit(id, 'flag{right}')).json()).toMatchObject({ code: 'ATTEMPTS_EXHAUSTED' });
  });

  test.each(['', '   ', 'x'.repeat(1001), 7, null, 'a\0b', undefined])(
    'refuses %j',
    async (flag) => {
      const id = await addChallenge(db, gameId);
      const answer = await submit(id, flag);
      expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(await results(id)).toEqual([]);
    },
  );

  test.each([
    ['an unknown game', async () => (gameId += 1_000_000), 'GAME_NOT_FOUND'],
    [
      'a user who has not joined',
      async () => team.userIds.unshift(await addUser(db)),
      'NOT_JOINED',
    ],
    ['a team that waits', () => enter({ status: 'Pending' }), 'NOT_ACCEPTED'],
    ['a team that is suspended', () => enter({ status: 'Suspended' }), 'NOT_ACCEPTED'],
    ['a game to come', () => play({ starts_at: new Date(Date.now() + HOUR) }), 'GAME_NOT_STARTED'],
    ['a game that is over', () => play({ ends_at: new Date(Date.now() - 1000) }), 'GAME_ENDED'],
  ] as const)('refuses %s', async (_, arrange, code) => {
    await arrange();
    const id = await addChallenge(db, Math.min(gameId, await newestGame()));
    const answer = await submit(id, 'flag{right}');
    expect(answer.json()).toMatchObject({ code });
    expect(await results(id)).toEqual([]);
  });

  test('knows no challenge that is disabled, unknown or of another game', async () => {
    const disabled = await addChallenge(db, gameId, { enabled: false });
    const foreign = await addChallenge(db, await addGame(db));
    for (const id of [disabled, foreign, 2_000_000_000]) {
      const answer = await submit(id, 'flag{right}');
      expect(answer.json()).toMatchObject({ status: 404, code: 'CHALLENGE_NOT_FOUND' });
    }
  });

  test('refuses answers after the deadline and without the permission', async () => {
    const closed = await addChallenge(db, gameId, { deadline_at: new Date(Date.now() - 1000) });
    expect((await submit(closed, 'flag{right}')).json()).toMatchObject({
      code: 'CHALLENGE_CLOSED',
    });
    gameId = await addGame(db);
    team = await addTeam(db, gameId, { divisionId: await addDivision(256) });
    const id = await addChallenge(db, gameId);
    expect((await submit(id, 'flag{right}')).json()).toMatchObject({ code: 'SUBMIT_NOT_ALLOWED' });
  });

  test('limits a team on one challenge without touching the others', async () => {
    const limited = await startProcess(url, { limited: true });
    const rival = await addTeam(db, gameId);
    const id = await addChallenge(db, gameId);
    const codes: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      codes.push((await submit(id, 'flag{wrong}', team.userIds[0], limited)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 429]);
    expect((await submit(id, 'flag{wrong}', rival.userIds[0], limited)).statusCode).toBe(200);
    const next = await addChallenge(db, gameId);
    await limited.tell({ topic: 'game', gameId, body: {} });
    expect((await submit(next, 'flag{wrong}', team.userIds[0], limited)).statusCode).toBe(200);
  });

  test('costs one statement when wrong', async () => {
    const id = await addChallenge(db, gameId);
    await submit(id, 'flag{wrong}');
    one.statements.reset();
    await submit(id, 'flag{wrong}');
    expect(one.statements.count()).toBe(1);
  });
});

interface Circumstances {
  division?: number;
  challenge?: Parameters<typeof addChallenge>[2];
  game?: Parameters<typeof addGame>[1];
}

async function addDivision(permissions: number | undefined): Promise<number | null> {
  if (permissions === undefined) return null;
  const { id } = await db
    .insertInto('divisions')
    .values({ game_id: gameId, name: 'Guests', default_permissions: permissions })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function enter(options: Parameters<typeof addTeam>[2]): Promise<void> {
  team = await addTeam(db, gameId, options);
}

async function play(game: Parameters<typeof addGame>[1]): Promise<void> {
  gameId = await addGame(db, game);
  team = await addTeam(db, gameId);
}

async function newestGame(): Promise<number> {
  const { id } = await db
    .selectFrom('games')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function titleOf(id: number): Promise<string> {
  const { title } = await db
    .selectFrom('challenges')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return title;
}
