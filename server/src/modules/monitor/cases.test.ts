import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, cookie } from '../../contract/contract-site.ts';
import { type Case, createCaseSite, fillGame } from './testing/case-site.ts';

const { site, stage, state, db, pathOf, send, read, list } = await createCaseSite();
const DISMISSED = { state: 'Dismissed', reason: ' One laptop. ' };

beforeEach(async () => {
  state.game = await fillGame(stage);
});

describe('a cheating case', () => {
  test('is open before anybody writes, and made by the first write', async () => {
    const { found, version } = await read();
    expect(found).toMatchObject({ state: 'Open', decision: null, notes: [], evidence: [] });
    expect(await list()).toEqual([]);
    const decided = await send('PUT', pathOf(), DISMISSED, { headers: { 'if-match': version } });
    expect(decided.json()).toMatchObject({
      state: 'Dismissed',
      decision: { by: 'Admin', reason: 'One laptop.', at: expect.any(Number) },
    });
    expect(await list()).toEqual([
      {
        participationId: state.game.one.participationId,
        otherParticipationId: state.game.two.participationId,
        state: 'Dismissed',
        changedAt: expect.any(Number),
        notes: 0,
        evidence: 0,
      },
    ]);
  });

  test('is the same whoever of the pair is named first', async () => {
    const turned = pathOf(state.game.two.participationId, state.game.one.participationId);
    await send('POST', `${turned}/notes`, { text: 'One' });
    await send('POST', `${pathOf()}/notes`, { text: 'Two' });
    expect((await read(turned)).found).toEqual((await read()).found);
    expect(await list()).toHaveLength(1);
  });

  test.each(['Dismissed', 'Confirmed'])('is not %s without a reason', async (verdict) => {
    for (const reason of [undefined, null, ' ']) {
      const answer = await send('PUT', pathOf(), { state: verdict, reason });
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'reason', code: 'REQUIRED' }],
      });
    }
    expect(await list()).toEqual([]);
    expect((await send('PUT', pathOf(), { state: 'Watched' })).statusCode).toBe(200);
  });

  test('is of two teams of the game in its path', async () => {
    const { participationId } = await stage.player();
    const { participationId: own } = state.game.one;
    for (const path of [pathOf(own, participationId), pathOf(own, own), pathOf(own, 2e9)]) {
      for (const answer of [
        await send('GET', path),
        await send('PUT', path, { state: 'Watched' }),
        await send('POST', `${path}/notes`, { text: 'x' }),
        await send('POST', `${path}/evidence`, { eventId: state.game.submissionId }),
      ]) {
        expect(answer.json()).toMatchObject({ code: 'PARTICIPATION_NOT_FOUND' });
      }
    }
  });

  test('is not found below another game', async () => {
    await send('POST', `${pathOf()}/notes`, { text: 'Secret' });
    const other = pathOf().replace(`/${state.game.gameId}/`, `/${await stage.game()}/`);
    expect((await send('GET', other)).json()).toMatchObject({ code: 'PARTICIPATION_NOT_FOUND' });
    expect((await send('PUT', other, { state: 'Watched' })).statusCode).toBe(404);
  });

  test('is read, noted and documented by monitors, decided by administrators, hidden from players', async () => {
    const notes = (as: Caller) => send('POST', `${pathOf()}/notes`, { text: as }, { as });
    const pin = (as: Caller) =>
      send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId }, { as });
    const decide = (as: Caller) => send('PUT', pathOf(), DISMISSED, { as });
    const unpin = (as: Caller) => send('DELETE', `${pathOf()}/evidence/1`, undefined, { as });
    const statusesOf = async (as: Caller) => [
      (await notes(as)).statusCode,
      (await pin(as)).statusCode,
      (await decide(as)).statusCode,
      (await unpin(as)).statusCode,
    ];
    expect(await statusesOf('nobody')).toEqual([401, 401, 401, 401]);
    expect(await statusesOf('user')).toEqual([403, 403, 403, 403]);
    expect(await list()).toEqual([]);
    expect(await statusesOf('monitor')).toEqual([200, 200, 403, 403]);
    expect((await read()).found).toMatchObject({
      state: 'Open',
      notes: [{ author: 'Monitor', text: 'monitor' }],
      evidence: [{ pinnedBy: 'Monitor' }],
    });
    const headers = cookie(state.game.one.as);
    for (const url of [pathOf(), `/api/ext/game/${state.game.gameId}/cheat-cases`]) {
      expect((await site.app.inject({ method: 'GET', url, headers })).statusCode).toBe(403);
    }
  });

  test('goes with one of its teams, and with the game', async () => {
    await send('POST', `${pathOf()}/notes`, { text: 'x' });
    await send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId });
    const kept = await fillGame(stage);
    await db.deleteFrom('teams').where('id', '=', state.game.one.teamId).execute();
    expect(await list()).toEqual([]);
    state.game = kept;
    await send('POST', `${pathOf()}/notes`, { text: 'x' });
    expect((await send('DELETE', `/api/edit/games/${state.game.gameId}`)).statusCode).toBe(200);
    const left = db.selectFrom('cheat_cases').select('id').where('game_id', '=', state.game.gameId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('two administrators at once', () => {
  test('decide once: exactly one of ten decisions about one version', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        send(
          'PUT',
          pathOf(),
          { state: 'Watched', reason: `${number}` },
          { headers: { 'if-match': version } },
        ),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Case>();
    expect((await read()).found).toEqual(won);
  });

  test('a decision that is taken back is another version', async () => {
    const { version } = await read();
    await send('PUT', pathOf(), { state: 'Watched' });
    await send('PUT', pathOf(), { state: 'Open' });
    const late = await send('PUT', pathOf(), DISMISSED, { headers: { 'if-match': version } });
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT', status: 409 });
    expect(
      (await send('PUT', pathOf(), DISMISSED, { headers: { 'if-match': '*' } })).statusCode,
    ).toBe(200);
  });

  test('lose no note, and notes and evidence leave the version', async () => {
    const { version } = await read();
    const texts = Array.from({ length: 10 }, (_, number) => `Note ${number}`);
    const answers = await Promise.all([
      ...texts.map((text) => send('POST', `${pathOf()}/notes`, { text })),
      ...texts.map(() =>
        send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId }),
      ),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const after = await read();
    expect(after.found.notes.map(({ text }) => text).toSorted()).toEqual(texts);
    expect(after.found.evidence).toHaveLength(1);
    expect(after.version).toBe(version);
    expect(await list()).toHaveLength(1);
  });

  test('a note on a game that is being deleted is refused or deleted with it', async () => {
    const [note, deletion] = await Promise.all([
      send('POST', `${pathOf()}/notes`, { text: 'x' }),
      send('DELETE', `/api/edit/games/${state.game.gameId}`),
    ]);
    expect(deletion.statusCode).toBe(200);
    expect([200, 404]).toContain(note.statusCode);
    const left = db.selectFrom('cheat_cases').select('id').where('game_id', '=', state.game.gameId);
    expect(await left.execute()).toEqual([]);
  });
});
