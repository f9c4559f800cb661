import { createPublicKey } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { verifyTeamToken } from './rules-team-token.ts';
import { createGameSite, HOUR } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);
const GAMES = '/api/edit/games';

beforeEach(async () => {
  await db.deleteFrom('games').execute();
});

function storedGame(id: number) {
  return db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
}

async function bonusOf(bloodBonus: number): Promise<number> {
  return (await site.staff('POST', GAMES, { title: 'Regatta', bloodBonus })).bloodBonus;
}

describe('createGame', () => {
  test('fills in defaults and makes keys', async () => {
    const game = await site.staff('POST', GAMES, { title: 'Regatta' });
    expect(game).toEqual({
      id: expect.any(Number),
      title: 'Regatta',
      freeze: null,
      freezeReleased: false,
      hidden: false,
      summary: '',
      content: '',
      acceptWithoutReview: false,
      writeupRequired: false,
      writeupNote: '',
      writeupDeadline: 24 * HOUR,
      inviteCode: null,
      teamMemberCountLimit: 0,
      containerCountLimit: 3,
      poster: null,
      publicKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      joinTogether: false,
      practiceMode: true,
      start: 0,
      end: 0,
      bloodBonus: 52_459_530,
    });
    const stored = await storedGame(game.id);
    expect(stored?.salt).toMatch(/^[0-9a-f]{64}$/);
    const other = await site.staff('POST', GAMES, { title: 'Regatta' });
    expect(other.publicKey).not.toBe(game.publicKey);
    expect((await storedGame(other.id))?.salt).not.toBe(stored?.salt);
  });

  test('signs tokens that its public key verifies', async () => {
    const gameId = await site.makeGame();
    const player = await site.makeUser();
    const teamId = await site.makeTeam(player);
    await site.request(player, 'POST', `/api/game/${gameId}`, { teamId });
    const { token } = await db
      .selectFrom('participations')
      .select('token')
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow();
    const { publicKey } = await site.staff('GET', `${GAMES}/${gameId}`);
    expect(verifyTeamToken(publicKey, 'HALYARD_TEAM_', token)).toBe(teamId);
    const der = Buffer.from(
      `302a300506032b6570032100${Buffer.from(publicKey, 'base64').toString('hex')}`,
      'hex',
    );
    expect(createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyType).toBe(
      'ed25519',
    );
  });

  test('never answers a private key or a salt', async () => {
    const game = await site.staff('POST', GAMES, { title: 'Regatta' });
    const stored = await storedGame(game.id);
    const text = JSON.stringify([
      game,
      await site.staff('GET', `${GAMES}/${game.id}`),
      await site.staff('GET', `${GAMES}?count=10`),
      await site.staff('GET', `/api/game/${game.id}`),
    ]);
    expect(text).not.toContain(stored?.private_key);
    expect(text).not.toContain(stored?.salt);
  });

  test('turns what cannot be a bonus into the default, and keeps none', async () => {
    expect(await bonusOf(1023)).toBe(52_459_530);
    expect(await bonusOf(0)).toBe(0);
    expect(await bonusOf(1_049_601_000)).toBe(1_049_601_000);
  });

  test.each([
    [{}, 'title', 'REQUIRED'],
    [{ title: ' ' }, 'title', 'WRONG_FORMAT'],
    [{ title: 'a\0b' }, 'title', 'WRONG_FORMAT'],
    [{ title: 'x', start: 2, end: 1 }, 'end', 'OUT_OF_ORDER'],
    [{ title: 'x', teamMemberCountLimit: -1 }, 'teamMemberCountLimit', 'TOO_SMALL'],
    [{ title: 'x', inviteCode: 'x'.repeat(33) }, 'inviteCode', 'TOO_LONG'],
  ])('refuses %j', async (body, path, code) => {
    const answer = await site.request(site.admin, 'POST', GAMES, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path, code }] });
    expect(await db.selectFrom('games').select('id').execute()).toEqual([]);
  });

  test('keeps times as they are, however far away', async () => {
    const start = -62_135_596_800_000;
    const end = 253_402_300_799_999;
    const { id } = await site.staff('POST', GAMES, { title: 'Aeon', start, end });
    expect(await site.staff('GET', `${GAMES}/${id}`)).toMatchObject({ start, end });
  });
});

describe('listEditGames', () => {
  test('gives hidden games too, the newest id first, and none unless asked', async () => {
    const one = await site.makeGame();
    const two = await site.makeGame({ hidden: true });
    const page = await site.staff('GET', `${GAMES}?count=100`);
    expect(page.data.map(({ id }: { id: number }) => id)).toEqual([two, one]);
    expect(page).toMatchObject({ length: 2, total: 2 });
    expect(await site.staff('GET', GAMES)).toMatchObject({ data: [], length: 0, total: 2 });
  });
});

describe('updateGame', () => {
  test('replaces the whole: what is missing falls to its default', async () => {
    const id = await site.makeGame({ summary: 'Old', hidden: true, teamMemberCountLimit: 4 });
    const before = await site.staff('GET', `${GAMES}/${id}`);
    const game = await site.staff('PUT', `${GAMES}/${id}`, { title: 'New', start: 5, end: 5 });
    expect(game).toMatchObject({
      id,
      title: 'New',
      summary: '',
      hidden: false,
      acceptWithoutReview: false,
      teamMemberCountLimit: 0,
      start: 5,
      end: 5,
      publicKey: before.publicKey,
    });
    expect(await site.staff('GET', `${GAMES}/${id}`)).toEqual(game);
    expect(await site.events(id)).toEqual([
      ['game', {}],
      ['game', {}],
    ]);
  });

  test('refuses an end before the start and changes nothing', async () => {
    const id = await site.makeGame();
    const before = await storedGame(id);
    const body = { title: 'New', start: HOUR, end: 0 };
    const answer = await site.request(site.admin, 'PUT', `${GAMES}/${id}`, body);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'end', code: 'OUT_OF_ORDER' }] });
    expect(await storedGame(id)).toEqual(before);
    expect(await site.events(id)).toHaveLength(1);
  });

  test('takes names of fields in any case, numbers as text and ISO times', async () => {
    const body = { TITLE: 'Regatta', Start: '1970-01-01T00:00:05Z', END: '6000', hidden: true };
    expect(await site.staff('POST', GAMES, body)).toMatchObject({
      title: 'Regatta',
      start: 5000,
      end: 6000,
      hidden: true,
    });
  });
});

describe('deleteGame', () => {
  test('takes everything of the game with it', async () => {
    const id = await site.makeGame();
    const divisionId = await site.makeDivision(id, 1);
    const player = await site.makeUser();
    const teamId = await site.makeTeam(player);
    await site.request(player, 'POST', `/api/game/${id}`, { teamId, divisionId });
    await site.makeOpenChallenge(id);
    await site.staff('POST', `${GAMES}/${id}/notices`, { content: 'Fog.' });
    const shown = await site.staff('GET', `${GAMES}/${id}`);
    const deleted = await site.staff('DELETE', `${GAMES}/${id}`);
    expect(deleted).toEqual(shown);
    for (const table of [
      'participations',
      'challenges',
      'divisions',
      'notices',
      'registrations',
    ] as const) {
      expect(
        await db.selectFrom(table).select('game_id').where('game_id', '=', id).execute(),
      ).toEqual([]);
    }
    expect((await site.events(id)).at(-1)).toEqual(['game', {}]);
    expect((await site.request(null, 'GET', `/api/game/${id}`)).statusCode).toBe(404);
    expect(await site.liveGames.get(id)).toBeNull();
  });
});
