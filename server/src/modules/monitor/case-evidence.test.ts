import { beforeEach, describe, expect, test } from 'vitest';
import { type Case, createCaseSite, fillGame } from './testing/case-site.ts';

const { stage, state, db, pathOf, send, read, list } = await createCaseSite();
const DISMISSED = { state: 'Dismissed', reason: ' One laptop. ' };

beforeEach(async () => {
  state.game = await fillGame(stage);
});

describe('evidence', () => {
  test('keeps what a submission showed when it, its challenge and its account are gone', async () => {
    await send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId });
    const before = await read();
    expect(before.found.evidence).toEqual([
      expect.objectContaining({
        eventId: state.game.submissionId,
        type: 'FlagSubmit',
        result: 'WrongAnswer',
        answer: 'flag{no}',
        challenge: expect.stringContaining('Challenge'),
        participationId: state.game.two.participationId,
        team: state.game.two.name,
        pinnedBy: 'Admin',
      }),
    ]);
    await db
      .updateTable('teams')
      .set({ name: 'Renamed' })
      .where('id', '=', state.game.two.teamId)
      .execute();
    await db.deleteFrom('challenges').where('id', '=', state.game.challengeId).execute();
    expect(await read()).toEqual(before);
    const again = await send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId });
    expect(again.json()).toMatchObject({ code: 'EVIDENCE_NOT_FOUND' });
  });

  test('may be an event, and names the team whose flag was sent', async () => {
    const { id: eventId } = await db
      .insertInto('game_events')
      .values({
        game_id: state.game.gameId,
        type: 'CheatDetected',
        participation_id: state.game.two.participationId,
        owner_participation_id: state.game.one.participationId,
        challenge_id: state.game.challengeId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await send('POST', `${pathOf()}/evidence`, { eventId });
    expect(answer.json<Case>().evidence).toEqual([
      expect.objectContaining({
        type: 'CheatDetected',
        result: null,
        answer: null,
        text: state.game.one.name,
        team: state.game.two.name,
        user: null,
      }),
    ]);
  });

  test('is of one of the two teams', async () => {
    const third = await stage.player({ gameId: state.game.gameId });
    const path = pathOf(state.game.one.participationId, third.participationId);
    const answer = await send('POST', `${path}/evidence`, { eventId: state.game.submissionId });
    expect(answer.json()).toMatchObject({ code: 'EVIDENCE_NOT_FOUND' });
    expect(await list()).toEqual([]);
  });

  test('is removed from its own case only, once', async () => {
    const pinned = await send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId });
    const id = pinned.json<Case>().evidence[0]?.id ?? 0;
    const third = await stage.player({ gameId: state.game.gameId });
    const elsewhere = pathOf(state.game.one.participationId, third.participationId);
    expect((await send('DELETE', `${elsewhere}/evidence/${id}`)).statusCode).toBe(404);
    expect((await send('DELETE', `${pathOf()}/evidence/${id}`)).json()).toMatchObject({
      evidence: [],
    });
    expect((await send('DELETE', `${pathOf()}/evidence/${id}`)).statusCode).toBe(404);
  });
});

test('every change is in the audit log, and no flag is', async () => {
  await send('PUT', pathOf(), DISMISSED);
  await send('POST', `${pathOf()}/notes`, { text: 'Asked the captain.' });
  const pinned = await send('POST', `${pathOf()}/evidence`, { eventId: state.game.submissionId });
  await send('DELETE', `${pathOf()}/evidence/${pinned.json<Case>().evidence[0]?.id}`);
  const id = `${state.game.one.participationId}-${state.game.two.participationId}`;
  const url = `/api/ext/admin/audit?targetType=CheatCase&target=${id}`;
  const answer = await send('GET', url);
  const { data } = answer.json<{
    data: { operation: string; actorName: string; target: object; changes: object[] }[];
  }>();
  expect(data.map(({ operation }) => operation)).toEqual([
    'unpinCheatEvidence',
    'pinCheatEvidence',
    'addCheatNote',
    'decideCheatCase',
  ]);
  expect(data.at(-1)).toMatchObject({
    actorName: 'Admin',
    target: { type: 'CheatCase', id, name: `${state.game.one.name} / ${state.game.two.name}` },
    changes: [
      { field: 'state', before: 'Open', after: 'Dismissed' },
      { field: 'reason', before: null, after: 'One laptop.' },
    ],
  });
  expect(data[2]?.changes).toEqual([
    { field: 'note', before: null, after: 'Asked the captain.', isSecret: false },
  ]);
  expect(answer.body).not.toContain('flag{no}');
});
