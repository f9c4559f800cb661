import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createContractSite, cookie } from '../../contract/contract-site.ts';
import { createStage, UPCOMING } from '../../contract/stage.ts';

const site = await createContractSite();
const stage = createStage(site);
const { db } = site;

type Query = Record<string, string | number | boolean>;

interface Row {
  id: number;
  time: number;
  type: string;
  status: string;
  answer: string;
  values: string[];
  repeat: boolean;
}

async function list(path: string, query: Query = {}, headers: object = site.cookieOf('monitor')) {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const url = `/api/game/${game.gameId}/${path}?${search.toString()}`;
  const answer = await site.app.inject({ method: 'GET', url, headers: { ...headers } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Row[]>();
}

async function ids(path: string, query: Query = {}): Promise<number[]> {
  return (await list(path, query)).map(({ id }) => id);
}

let game: Awaited<ReturnType<typeof fill>>;

const ANSWERS = ['flag{right}', 'flag{50%_off}', 'nothing', 'flag{right}'];

/** Two teams, two challenges, several submissions of each and an event of a container. */
async function fill() {
  const gameId = await stage.game();
  const dynamic = await stage.challenge(gameId, { type: 'DynamicAttachment', title: 'Sextant' });
  const fixed = await stage.challenge(gameId, { title: 'Loose Cannon' });
  const one = await stage.player({ gameId });
  const two = await stage.player({ gameId });
  await db.updateTable('teams').set({ name: 'Undertow' }).where('id', '=', two.teamId).execute();
  await db
    .insertInto('instances')
    .values({ participation_id: one.participationId, challenge_id: dynamic, flag: 'flag{mine}' })
    .execute();
  for (const answer of ANSWERS) {
    await stage.submit(one.as, { gameId, challengeId: fixed }, answer);
    await stage.submit(two.as, { gameId, challengeId: fixed }, answer);
  }
  await stage.submit(two.as, { gameId, challengeId: dynamic }, 'flag{mine}');
  await db
    .insertInto('game_events')
    .values({
      game_id: gameId,
      type: 'ContainerStart',
      participation_id: one.participationId,
      user_id: one.userIds[0] ?? null,
      challenge_id: dynamic,
      submission_id: null,
      owner_participation_id: null,
      text: null,
    })
    .execute();
  return { gameId, dynamic, fixed, one, two };
}

beforeAll(async () => {
  game = await fill();
});

describe('listSubmissions', () => {
  test('is the newest first, with true verdicts and repeated right flags marked', async () => {
    const rows = await list('submissions');
    expect(rows).toHaveLength(9);
    expect(rows[0]).toMatchObject({ status: 'CheatDetected', answer: 'flag{mine}' });
    expect(rows.slice(1).map(({ status, repeat }) => [status, repeat])).toEqual([
      ['Accepted', true],
      ['Accepted', true],
      ...Array.from({ length: 4 }, () => ['WrongAnswer', false]),
      ['Accepted', false],
      ['Accepted', false],
    ]);
  });

  test.each<[string, () => Query, (row: Row & { teamId: number; challengeId: number }) => boolean]>(
    [
      ['verdict', () => ({ type: 'WrongAnswer' }), ({ status }) => status === 'WrongAnswer'],
      ['team', () => ({ team: game.two.teamId }), ({ teamId }) => teamId === game.two.teamId],
      [
        'challenge',
        () => ({ challenge: game.dynamic }),
        ({ challengeId }) => challengeId === game.dynamic,
      ],
      ['name of a team', () => ({ text: 'undert' }), ({ teamId }) => teamId === game.two.teamId],
      ['title', () => ({ text: 'SEXTANT' }), ({ challengeId }) => challengeId === game.dynamic],
      ['answer', () => ({ text: '50%_O' }), ({ answer }) => answer.includes('50%_o')],
      ['wildcards to the letter', () => ({ text: '_ight' }), () => false],
      [
        'everything at once',
        () => ({ text: 'right', team: game.one.teamId, type: 'Accepted', since: 0 }),
        ({ teamId, answer }) => teamId === game.one.teamId && answer === 'flag{right}',
      ],
      ['a time without rows', () => ({ until: 1000 }), () => false],
      ['an unknown team', () => ({ team: 2_000_000_000 }), () => false],
    ],
  )('narrows by %s', async (_, query, isExpected) => {
    const all = (await list('submissions')) as (Row & { teamId: number; challengeId: number })[];
    const expected = all.filter(isExpected).map(({ id }) => id);
    expect(await ids('submissions', query())).toEqual(expected);
    const [first, ...rest] = expected;
    if (first === undefined) return;
    expect(await ids('submissions', { ...query(), before: first })).toEqual(rest);
    expect(await ids('submissions', { ...query(), count: 0 })).toEqual(expected);
  });

  test('narrows by time, from a moment on and before another', async () => {
    const rows = await list('submissions');
    const [since, until] = [rows[6]?.time ?? 0, rows[2]?.time ?? 0];
    const expected = rows.filter(({ time }) => time >= since && time < until).map(({ id }) => id);
    expect(await ids('submissions', { since, until })).toEqual(expected);
  });

  test('pages by before without a gap or a repeat, also behind a row that is gone', async () => {
    const all = await ids('submissions');
    const paged: number[] = [];
    for (;;) {
      const before = paged.at(-1);
      const page = await ids('submissions', { count: 2, ...(before !== undefined && { before }) });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect(await ids('submissions', { before: 2_000_000_000 })).toEqual(all);
  });

  // Found in the sample, in a longer scan, by the indexes twice, nowhere.
  test.each([
    ['flag{no', 0],
    ['flag{no', 600],
    ['flag{no', 2500],
    ['keelson', 0],
    ['no such answer', 0],
  ])('finds %s after %d others among many', async (text, skip) => {
    const gameId = await stage.game();
    const challengeId = await stage.challenge(gameId);
    const { participationId, userIds } = await stage.player({ gameId });
    await sql`
      insert into submissions (game_id, participation_id, challenge_id, user_id, answer, result, submitted_at)
      select ${gameId}, ${participationId}, ${challengeId}, ${userIds[0]},
        case when n = 1 then 'keelson' when n % 2 = 0 then 'flag{no ' || n || '}' else 'guess ' || n end,
        'WrongAnswer', now() - (6000 - n) * interval '1 second'
      from generate_series(1, 6000) as n`.execute(db);
    const query = new URLSearchParams({ text, skip: String(skip), count: '20' });
    const answer = await site.app.inject({
      url: `/api/game/${gameId}/submissions?${query.toString()}`,
      headers: site.cookieOf('monitor'),
    });
    const { rows } = await sql<{ id: number }>`
      select id from submissions where game_id = ${gameId} and position(${text} in answer) > 0
      order by submitted_at desc, id desc limit 20 offset ${skip}`.execute(db);
    expect(answer.json<Row[]>().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('is refused to players', async () => {
    const url = `/api/game/${game.gameId}/submissions`;
    const answer = await site.app.inject({ method: 'GET', url, headers: cookie(game.one.as) });
    expect(answer.statusCode).toBe(403);
  });

  test('is empty for a game without submissions, also as a stream', async () => {
    const gameId = await stage.game();
    for (const count of [0, 10]) {
      const url = `/api/game/${gameId}/submissions?count=${count}`;
      const headers = site.cookieOf('monitor');
      expect((await site.app.inject({ method: 'GET', url, headers })).json()).toEqual([]);
    }
  });
});

describe('listEvents', () => {
  test('has submissions, containers and cheating in one order', async () => {
    const rows = await list('events');
    expect(rows.map(({ type }) => type).slice(0, 3)).toEqual([
      'ContainerStart',
      'CheatDetected',
      'FlagSubmit',
    ]);
    expect(rows[0]?.values).toEqual([String(game.dynamic), 'Sextant']);
    expect(rows[1]?.values).toEqual(['Sextant', 'Undertow', expect.any(String)]);
    expect(rows[2]?.values).toEqual(['WrongAnswer', 'flag{mine}', 'Sextant', String(game.dynamic)]);
    expect(rows).toHaveLength(11);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(11);
  });

  test('leaves containers out, and narrows by kind, text and team', async () => {
    const rows = await list('events', { hideContainer: true });
    expect(rows).toHaveLength(10);
    expect(rows.some(({ type }) => type === 'ContainerStart')).toBe(false);
    const cheats = await list('events', { type: 'CheatDetected' });
    expect(cheats.map(({ type }) => type)).toEqual(['CheatDetected']);
    expect(await ids('events', { type: 'ContainerStart', hideContainer: true })).toEqual([]);
    expect(await list('events', { text: 'sextant' })).toHaveLength(3);
    expect(await list('events', { team: game.two.teamId, type: 'FlagSubmit' })).toHaveLength(5);
  });

  test('pages by before over both kinds of rows', async () => {
    const all = await ids('events');
    const third = all[2] ?? 0;
    expect(await ids('events', { before: third, count: 4 })).toEqual(all.slice(3, 7));
    expect(await ids('events', { skip: 3, count: 4 })).toEqual(all.slice(3, 7));
    expect(await ids('events', { count: 0 })).toEqual([]);
  });
});

describe('listCheats', () => {
  test('has both teams, and keeps the owner when the flag is drawn anew', async () => {
    await db.deleteFrom('instances').where('challenge_id', '=', game.dynamic).execute();
    const rows = (await list('cheatinfo')) as object[];
    expect(rows).toEqual([
      expect.objectContaining({
        ownedTeam: expect.objectContaining({ id: game.one.participationId, status: 'Accepted' }),
        submitTeam: expect.objectContaining({
          id: game.two.participationId,
          team: expect.objectContaining({ name: 'Undertow' }),
        }),
        submission: expect.objectContaining({ status: 'CheatDetected', answer: 'flag{mine}' }),
      }),
    ]);
  });

  test('is refused before the start', async () => {
    const url = `/api/game/${await stage.game(UPCOMING)}/cheatinfo`;
    const headers = site.cookieOf('monitor');
    const answer = await site.app.inject({ method: 'GET', url, headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'GAME_NOT_STARTED',
    ]);
  });
});
