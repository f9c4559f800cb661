import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { schemas } from '@halyard/sdk/operations';
import { ALL_PERMISSIONS, applyBoardChanges } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChallenge, addGame, addTeam, type TestTeam } from '../submissions/testing/test-game.ts';
import { startProcess } from '../submissions/testing/test-process.ts';

const { db, url } = await createTestDatabase();
const clock = manualClock(Date.now());
const monotonic = manualClock(0);
const server = await startProcess(url, { clock, monotonic });

let gameId: number;
let challengeId: number;
let team: TestTeam;

beforeEach(async () => {
  gameId = await addGame(db);
  challengeId = await addChallenge(db, gameId, { category: 'Web' });
  team = await addTeam(db, gameId);
});

const forms = [
  ['scoreboard', () => `/api/game/${gameId}/scoreboard`],
  ['compact board', () => `/api/ext/game/${gameId}/board`],
] as const;

function solve({ userIds: [userId] } = team, id = challengeId) {
  const path = `/api/game/${gameId}/challenges/${id}`;
  return server.call('POST', path, { userId, body: { flag: 'flag{right}' } });
}

function details({ userIds: [userId] } = team, headers: Record<string, string> = {}) {
  return server.call('GET', `/api/game/${gameId}/details`, { userId, headers });
}

async function addDivision(): Promise<number> {
  const { id } = await db
    .insertInto('divisions')
    .values({ game_id: gameId, name: 'Guests', default_permissions: ALL_PERMISSIONS })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function tell(topic: 'game'): Promise<void> {
  await server.tell({ topic, gameId, body: {} });
}

test('the scoreboard does not name challenges that are not enabled', async () => {
  const hidden = await addChallenge(db, gameId, { enabled: false });
  const division = await addDivision();
  await db
    .insertInto('division_challenges')
    .values([
      { division_id: division, challenge_id: hidden, permissions: 0 },
      { division_id: division, challenge_id: challengeId, permissions: 7 },
    ])
    .execute();
  const { divisions } = (await server.call('GET', `/api/game/${gameId}/scoreboard`)).json();
  expect(divisions[0].challengeConfigs).toEqual({ [challengeId]: { challengeId, permissions: 7 } });
});

describe.each(forms)('the %s', (_, path) => {
  test('is what the contract says, to everybody', async () => {
    await solve();
    const full = await server.call('GET', path());
    expect(full.statusCode).toBe(200);
    const schema = path().includes('ext')
      ? schemas.GetBoardResponse
      : schemas.GetScoreboardResponse;
    expect(schema.parse(full.json())).toEqual(full.json());
    expect(full.json().challengeCount).toBe(1);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes in %s', async (encoding, decompress) => {
    const plain = await server.call('GET', path());
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await server.call('GET', path(), { headers: { 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });

  test('answers 304 until something changes, then at most a second later the news', async () => {
    const { etag } = (await server.call('GET', path())).headers;
    const poll = () =>
      server.call('GET', path(), { headers: { 'if-none-match': `"other", ${String(etag)}` } });
    const same = await poll();
    expect(same.statusCode).toBe(304);
    expect(same.body).toBe('');
    expect(same.headers.etag).toBe(etag);
    await solve();
    await server.bus.catchUp();
    expect((await poll()).statusCode).toBe(304);
    monotonic.advance(1000);
    const news = await poll();
    expect(news.statusCode).toBe(200);
    expect(news.body).toContain(team.name);
    expect(news.headers.etag).not.toBe(etag);
  });

  test('costs no statement when warm', async () => {
    await server.call('GET', path());
    server.statements.reset();
    monotonic.advance(5000);
    await server.call('GET', path());
    expect(server.statements.count()).toBe(0);
  });

  test('is not there before the start, also when it was', async () => {
    expect((await server.call('GET', path())).statusCode).toBe(200);
    await db
      .updateTable('games')
      .set({ starts_at: new Date(clock() + 60_000) })
      .where('id', '=', gameId)
      .execute();
    await tell('game');
    const answer = await server.call('GET', path());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'GAME_NOT_STARTED' });
    clock.advance(60_000);
    expect((await server.call('GET', path())).statusCode).toBe(200);
    clock.advance(-60_000);
  });

  test('is there for hidden games and not for unknown ones', async () => {
    await db.updateTable('games').set({ hidden: true }).where('id', '=', gameId).execute();
    expect((await server.call('GET', path())).statusCode).toBe(200);
    gameId += 1_000_000;
    expect((await server.call('GET', path())).json()).toMatchObject({ code: 'GAME_NOT_FOUND' });
  });
});

describe('getGameDetails', () => {
  test('is what the contract says', async () => {
    await addChallenge(db, gameId, { category: 'Crypto' });
    const answer = await details();
    const body = answer.json();
    expect(schemas.GetGameDetailsResponse.parse(body)).toEqual(body);
    expect(Object.keys(body.challenges)).toEqual(['Crypto', 'Web']);
    expect(body).toMatchObject({
      challengeCount: 2,
      rank: { id: team.teamId, rank: 1, score: 0, solvedChallenges: [] },
      teamToken: `${team.teamId}:signature`,
    });
    expect(answer.headers['cache-control']).toMatch(/private/);
  });

  test('keeps the token of the team from who must change their password first', async () => {
    const { etag } = (await details()).headers;
    const headers = { 'if-none-match': String(etag), 'x-temporary': 'yes' };
    const answer = await details(team, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().teamToken).toBe('');
  });

  test('names what a team gets when it opens it, of the challenges that it sees', async () => {
    const file = await addChallenge(db, gameId, { type: 'DynamicAttachment' });
    const hidden = await addChallenge(db, gameId, { type: 'DynamicContainer' });
    await addChallenge(db, gameId, { type: 'StaticContainer' });
    const division = await addDivision();
    await db
      .insertInto('division_challenges')
      .values({ division_id: division, challenge_id: hidden, permissions: 0 })
      .execute();
    const guests = await addTeam(db, gameId, { divisionId: division });
    await tell('game');
    expect((await details()).json().issuedOnOpen.toSorted()).toEqual([file, hidden]);
    expect((await details(guests)).json().issuedOnOpen).toEqual([file]);
  });

  test('shows the own solve at once and the rank with the next board', async () => {
    const rival = await addTeam(db, gameId);
    await details();
    await solve(rival);
    expect((await details(rival)).json().rank).toMatchObject({ score: 1050, rank: 2 });
    monotonic.advance(1000);
    expect((await details(rival)).json().rank).toMatchObject({ score: 1050, rank: 1 });
  });

  test('answers 304 to the own tag only, until something changes', async () => {
    const rival = await addTeam(db, gameId);
    const { etag } = (await details()).headers;
    const tagged = { 'if-none-match': String(etag) };
    expect((await details(team, tagged)).statusCode).toBe(304);
    expect((await details(rival, tagged)).statusCode).toBe(200);
    await solve();
    expect((await details(team, tagged)).statusCode).toBe(200);
  });

  test('leaves out what the division may not see', async () => {
    const hidden = await addChallenge(db, gameId, { category: 'Pwn' });
    const division = await addDivision();
    await db
      .insertInto('division_challenges')
      .values({ division_id: division, challenge_id: hidden, permissions: 0 })
      .execute();
    const guest = await addTeam(db, gameId, { divisionId: division });
    expect((await details()).json()).toMatchObject({ challengeCount: 2 });
    const seen = (await details(guest)).json();
    expect(seen.challengeCount).toBe(1);
    expect(Object.keys(seen.challenges)).toEqual(['Web']);
  });

  test('costs no statement when warm', async () => {
    await details();
    server.statements.reset();
    monotonic.advance(5000);
    expect((await details()).statusCode).toBe(200);
    expect(server.statements.count()).toBe(0);
  });
});

describe('the changes of a board', () => {
  const path = (since: number) => `/api/ext/game/${gameId}/board/changes?since=${since}`;
  const board = async () => (await server.call('GET', `/api/ext/game/${gameId}/board`)).json();

  test('turn a board that a client has into the one that is answered now', async () => {
    const before = await board();
    await solve();
    monotonic.advance(1000);
    const { version, changes } = (await server.call('GET', path(before.version))).json();
    const now = await board();
    expect(now.version).toBe(version);
    expect(applyBoardChanges(before, changes)).toEqual(now);
  });

  test('are none for the newest version, and unknown for one that is not kept', async () => {
    await solve();
    const { version } = await board();
    expect((await server.call('GET', path(version))).json()).toEqual({ version, changes: [] });
    expect((await server.call('GET', path(version + 1))).json()).toEqual({
      version,
      changes: null,
    });
    expect((await server.call('GET', path(0))).json()).toEqual({ version, changes: null });
  });

  test('tell an edited challenge and a team that was suspended', async () => {
    await solve();
    const before = await board();
    await db
      .updateTable('challenges')
      .set({ title: 'Bowline' })
      .where('id', '=', challengeId)
      .execute();
    await tell('game');
    await db
      .updateTable('participations')
      .set({ status: 'Suspended' })
      .where('id', '=', team.participationId)
      .execute();
    await server.tell({
      topic: 'participation',
      gameId,
      body: { participationId: team.participationId },
    });
    monotonic.advance(1000);
    const { changes } = (await server.call('GET', path(before.version))).json();
    const now = await board();
    expect(now).toMatchObject({ teams: [], challenges: [{ title: 'Bowline', solved: 0 }] });
    expect(applyBoardChanges(before, changes)).toEqual(now);
  });
});
