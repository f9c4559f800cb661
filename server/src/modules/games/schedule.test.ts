import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addTeam } from '../submissions/testing/test-game.ts';
import { createGameSite, HOUR } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);
const GAMES = '/api/edit/games';
const DAY = 24 * HOUR;
const TIMES = { title: 'Regatta', start: 10 * HOUR, end: 20 * HOUR };

async function makeGame(fields: object = {}): Promise<string> {
  const { id } = await site.staff('POST', GAMES, { ...TIMES, ...fields });
  return `${GAMES}/${id}`;
}

async function refusal(method: 'POST' | 'PUT', path: string, body: object) {
  const answer = await site.request(site.admin, method, path, body);
  return [answer.statusCode, answer.json().errors?.[0]];
}

describe('times that follow the end', () => {
  test('a new game takes writeups until a day after its end', async () => {
    const game = await site.staff('POST', GAMES, TIMES);
    expect(game.writeupDeadline).toBe(TIMES.end + DAY);
  });

  test('the largest end leaves a deadline that the contract can write', async () => {
    const end = 253_402_300_799_999;
    const game = await site.staff('POST', GAMES, { ...TIMES, end });
    expect(game.writeupDeadline).toBe(end);
  });

  test('a deadline in year 1, as clients send that have none, is no deadline', async () => {
    const writeupDeadline = '0001-01-01T00:00:00Z';
    const game = await site.staff('POST', GAMES, { ...TIMES, writeupDeadline });
    expect(game.writeupDeadline).toBe(TIMES.end + DAY);
    const body = { title: 'Regatta', start: TIMES.start, end: 21 * HOUR, writeupDeadline };
    const moved = await site.staff('PUT', `${GAMES}/${game.id}`, body);
    expect(moved.writeupDeadline).toBe(21 * HOUR + DAY);
  });

  test('a moved end takes freeze and deadline along, in the answer and in the audit log', async () => {
    const path = await makeGame({ freeze: 19 * HOUR, writeupDeadline: 22 * HOUR });
    const moved = { start: TIMES.start, end: 21 * HOUR };
    const game = await site.staff('PUT', path, { title: 'Regatta', ...moved });
    expect(game).toMatchObject({ ...moved, freeze: 20 * HOUR, writeupDeadline: 23 * HOUR });
    const [entry] = (await site.staff('GET', '/api/ext/admin/audit?count=1')).data;
    const changes = entry.changes.map((one: { field: string; before: unknown; after: unknown }) => [
      one.field,
      [one.before, one.after].map((text) => Date.parse(String(text))),
    ]);
    expect(Object.fromEntries(changes)).toEqual({
      end: [20 * HOUR, 21 * HOUR],
      freeze: [19 * HOUR, 20 * HOUR],
      writeupDeadline: [22 * HOUR, 23 * HOUR],
    });
  });

  test('times that the call names stay where it says', async () => {
    const path = await makeGame({ freeze: 19 * HOUR });
    const body = { ...TIMES, end: 21 * HOUR, freeze: 19 * HOUR, writeupDeadline: 21 * HOUR };
    expect(await site.staff('PUT', path, body)).toMatchObject(body);
    expect(await site.staff('PUT', path, { ...body, freeze: null })).toMatchObject({
      freeze: null,
    });
  });

  test('a freeze that the call does not name stays in the game, and released', async () => {
    const path = await makeGame({ freeze: 11 * HOUR });
    const id = path.split('/').at(-1);
    await site.staff('POST', `/api/ext/game/${id}/release`);
    const game = await site.staff('PUT', path, { ...TIMES, end: 12 * HOUR });
    expect(game).toMatchObject({ freeze: TIMES.start, freezeReleased: true });
    const named = await site.staff('PUT', path, { ...TIMES, freeze: 11 * HOUR });
    expect(named).toMatchObject({ freeze: 11 * HOUR, freezeReleased: false });
  });

  test('a deadline from before this rule is after the end once the call leaves it out', async () => {
    const path = await makeGame();
    await db
      .updateTable('games')
      .set({ writeup_deadline: new Date(0) })
      .where('id', '=', Number(path.split('/').at(-1)))
      .execute();
    const stays = { ...TIMES, writeupDeadline: 0, summary: 'New' };
    expect(await site.staff('PUT', path, stays)).toMatchObject(stays);
    expect(await refusal('PUT', path, { ...stays, writeupRequired: true })).toEqual([
      400,
      { path: 'writeupDeadline', code: 'OUT_OF_ORDER' },
    ]);
    expect(await site.staff('PUT', path, TIMES)).toMatchObject({
      writeupDeadline: TIMES.end + DAY,
    });
  });

  test.each([
    [{ freeze: 10 * HOUR - 1 }, 'freeze'],
    [{ freeze: 20 * HOUR + 1 }, 'freeze'],
    [{ writeupDeadline: 20 * HOUR - 1 }, 'writeupDeadline'],
  ])('refuses %j', async (field, path) => {
    const expected = [400, { path, code: 'OUT_OF_ORDER' }];
    expect(await refusal('POST', GAMES, { ...TIMES, ...field })).toEqual(expected);
    expect(await refusal('PUT', await makeGame(), { ...TIMES, ...field })).toEqual(expected);
  });
});

describe('solves around a moved end', () => {
  const now = Date.now();
  const start = now - 10 * HOUR;

  /** A game that ended two hours ago, with a solve of one team before and of another since. */
  async function makeOverGame() {
    const gameId = Number((await makeGame({ start, end: now - 2 * HOUR })).split('/').at(-1));
    const challengeId = await addChallenge(db, gameId);
    const teams = [];
    const names = [];
    for (const ago of [3 * HOUR, HOUR]) {
      const { participationId, teamId, userIds, name } = await addTeam(db, gameId);
      names.push(name);
      const at = new Date(now - ago);
      const common = {
        game_id: gameId,
        participation_id: participationId,
        challenge_id: challengeId,
        user_id: userIds[0] ?? null,
      };
      const { id } = await db
        .insertInto('submissions')
        .values({ ...common, answer: 'flag{right}', result: 'Accepted', submitted_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('solves')
        .values({ ...common, submission_id: id, solved_at: at })
        .execute();
      teams.push(teamId);
    }
    const [early, late] = teams;
    const scoring = async () => {
      const board = (await site.liveGames.get(gameId))?.boardFor('staff').board();
      const scored = board?.teams.filter(({ score }) => score > 0).map(({ id }) => id);
      return { early: scored?.includes(early ?? 0), late: scored?.includes(late ?? 0) };
    };
    const moveEnd = (end: number, countPracticeSolves?: boolean) =>
      site.staff('PUT', `${GAMES}/${gameId}`, { title: 'R', start, end, countPracticeSolves });
    const preview = (end: number) =>
      site.staff('GET', `/api/ext/game/${gameId}/schedule?start=${start}&end=${end}`);
    const bloods = async () => {
      const path = `/api/game/${gameId}/notices`;
      const rows: { type: string; values: string[] }[] = await site.staff('GET', path);
      return Object.fromEntries(rows.map(({ type, values }) => [type, values[0]]));
    };
    const [earlyName, lateName] = names;
    return { gameId, challengeId, scoring, moveEnd, preview, bloods, earlyName, lateName };
  }

  test('what was sent as practice stays practice when the end moves later', async () => {
    const { scoring, moveEnd, preview } = await makeOverGame();
    expect(await scoring()).toEqual({ early: true, late: false });
    expect(await preview(now + HOUR)).toEqual({ stopCounting: 0, sentAsPractice: 1 });
    await moveEnd(now + HOUR);
    expect(await scoring()).toEqual({ early: true, late: false });
    await moveEnd(now + 2 * HOUR);
    expect(await scoring()).toEqual({ early: true, late: false });
  });

  test('it counts where the call says so, which the audit log tells', async () => {
    const { scoring, moveEnd } = await makeOverGame();
    await moveEnd(now + HOUR, true);
    expect(await scoring()).toEqual({ early: true, late: true });
    const [entry] = (await site.staff('GET', '/api/ext/admin/audit?count=1')).data;
    expect(entry.changes).toContainEqual(expect.objectContaining({ field: 'countPracticeSolves' }));
  });

  test('statistics leave out what was practice, and count it where the call says so', async () => {
    const { gameId, moveEnd } = await makeOverGame();
    const solved = async () => {
      const { challenges } = await site.staff('GET', `/api/ext/game/${gameId}/statistics`);
      return challenges[0].solved;
    };
    await moveEnd(now + HOUR);
    expect(await solved()).toBe(1);
    const other = await makeOverGame();
    await other.moveEnd(now + HOUR, true);
    const answer = await site.staff('GET', `/api/ext/game/${other.gameId}/statistics`);
    expect(answer.challenges[0].solved).toBe(2);
  });

  test.each([false, true])(
    'a moved deadline of a challenge counts practice only if asked: %s',
    async (counts) => {
      const { gameId, challengeId, moveEnd, scoring, bloods, earlyName, lateName } =
        await makeOverGame();
      // The game has never been over; the challenge was two hours ago.
      await db
        .updateTable('challenges')
        .set({ deadline_at: new Date(now - 2 * HOUR) })
        .where('id', '=', challengeId)
        .execute();
      await moveEnd(now + HOUR, true);
      expect(await scoring()).toEqual({ early: true, late: false });
      await site.staff('PUT', `${GAMES}/${gameId}/challenges/${challengeId}`, {
        deadlineUtc: now + HOUR,
        ...(counts && { countPracticeSolves: true }),
      });
      expect(await scoring()).toEqual({ early: true, late: counts });
      const told = new Set(Object.values(await bloods()));
      expect(told).toEqual(new Set(counts ? [earlyName, lateName] : [earlyName]));
      const [audited] = (await site.staff('GET', '/api/ext/admin/audit?count=1')).data;
      const fields = audited.changes.map(({ field }: { field: string }) => field);
      expect(fields.includes('countPracticeSolves')).toBe(counts);
      // Without one it takes flags until the end of the game, and what was practice stays so.
      await site.staff('PUT', `${GAMES}/${gameId}/challenges/${challengeId}`, { deadlineUtc: 0 });
      expect(await scoring()).toEqual({ early: true, late: counts });
    },
  );

  test('notices of bloods follow what counts', async () => {
    const { gameId, moveEnd, bloods, earlyName, lateName } = await makeOverGame();
    await moveEnd(now + HOUR, true);
    expect(await bloods()).toEqual({ FirstBlood: earlyName, SecondBlood: lateName });
    await moveEnd(now - 2 * HOUR);
    expect(await bloods()).toEqual({ FirstBlood: earlyName });
    await moveEnd(now + HOUR);
    expect(await bloods()).toEqual({ FirstBlood: earlyName, SecondBlood: lateName });
    const times = { title: 'R', start: now - 2 * HOUR, end: now + HOUR };
    await site.staff('PUT', `${GAMES}/${gameId}`, times);
    expect(await bloods()).toEqual({ FirstBlood: lateName });
  });

  test('what lies after an end moved earlier stops counting, and counts again when that is reverted', async () => {
    const { scoring, moveEnd, preview } = await makeOverGame();
    expect(await preview(now - 4 * HOUR)).toEqual({ stopCounting: 1, sentAsPractice: 0 });
    await moveEnd(now - 4 * HOUR);
    expect(await scoring()).toEqual({ early: false, late: false });
    expect(await preview(now - HOUR / 2)).toEqual({ stopCounting: 0, sentAsPractice: 1 });
    // The first solve was told to count when it was sent, the second to be practice.
    await moveEnd(now + HOUR);
    expect(await scoring()).toEqual({ early: true, late: false });
    expect(await preview(now + HOUR)).toEqual({ stopCounting: 0, sentAsPractice: 0 });
  });
});
