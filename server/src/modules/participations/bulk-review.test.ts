import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let gameId: number;
let divisionId: number;

interface Joined {
  id: number;
  team: { id: number; locked: boolean };
  status: string;
  divisionId: number | null;
  reason: string | null;
}

beforeEach(async () => {
  gameId = await site.makeGame({ acceptWithoutReview: false });
  divisionId = await site.makeDivision(gameId, ALL_PERMISSIONS);
});

const list = (game = gameId): Promise<Joined[]> =>
  site.staff('GET', `/api/game/${game}/participations`);

/** Lets a new team join; returns its participation. */
async function join(name: string): Promise<Joined> {
  const captain: Actor = await site.makeUser(name);
  const teamId = await site.makeTeam(captain);
  await site.request(captain, 'POST', `/api/game/${gameId}`, { teamId, divisionId });
  const found = (await list()).find(({ team }) => team.id === teamId);
  if (!found) throw new Error('The team has not joined.');
  return found;
}

function review(body: object, game = gameId) {
  return site.request(site.admin, 'POST', `/api/ext/game/${game}/participations`, body);
}

describe('reviewParticipations', () => {
  test('decides about each team by itself, in the order of the call', async () => {
    const [first, second, third] = [await join('one'), await join('two'), await join('three')];
    const other = await site.makeGame();
    const answer = await review({
      decisions: [
        { participationId: first.id, status: 'Accepted' },
        { participationId: 2_000_000_000, status: 'Accepted' },
        { participationId: second.id, status: 'Accepted', divisionId: 2_000_000_000 },
        { participationId: third.id, status: 'Rejected' },
      ],
      reason: 'The list is closed.',
    });
    expect(answer.json()).toEqual({
      results: [
        { participationId: first.id, code: null, title: null },
        {
          participationId: 2_000_000_000,
          code: 'PARTICIPATION_NOT_FOUND',
          title: expect.any(String),
        },
        { participationId: second.id, code: 'DIVISION_NOT_FOUND', title: expect.any(String) },
        { participationId: third.id, code: null, title: null },
      ],
    });
    const reason = 'The list is closed.';
    expect(await list()).toMatchObject([
      { status: 'Accepted', divisionId, reason, team: { locked: true } },
      { status: 'Pending', divisionId, reason: null, team: { locked: false } },
      { status: 'Rejected', divisionId: null, reason, team: { locked: false } },
    ]);
    const ofOther = await review(
      { decisions: [{ participationId: first.id, status: 'Suspended' }] },
      other,
    );
    expect(ofOther.json()).toEqual({
      results: [
        { participationId: first.id, code: 'PARTICIPATION_NOT_FOUND', title: expect.any(String) },
      ],
    });
    expect((await list())[0]?.status).toBe('Accepted');
  });

  test('moves teams whatever their state, each wholly or not at all, and says why in the log', async () => {
    const [one, two, three] = [await join('one'), await join('two'), await join('three')];
    await review({
      decisions: [{ participationId: one.id, status: 'Suspended' }],
      reason: 'Wait.',
    });
    const to = await site.makeDivision(gameId, ALL_PERMISSIONS);
    const foreign = await site.makeDivision(await site.makeGame(), ALL_PERMISSIONS);
    const answer = await review({
      decisions: [
        { participationId: one.id, divisionId: to },
        { participationId: two.id, divisionId: foreign, status: 'Accepted' },
        { participationId: three.id, divisionId: to },
      ],
      note: 'The list of students came late.',
    });
    expect(answer.json().results).toMatchObject([
      { code: null },
      { participationId: two.id, code: 'DIVISION_NOT_FOUND', title: expect.any(String) },
      { code: null },
    ]);
    expect(await list()).toMatchObject([
      { status: 'Suspended', divisionId: to, reason: 'Wait.' },
      { status: 'Pending', divisionId },
      { status: 'Pending', divisionId: to },
    ]);
    const { data } = await site.staff('GET', '/api/ext/admin/audit?operation=reviewParticipations');
    const notes = data.flatMap(({ changes }: { changes: { field: string; after: string }[] }) =>
      changes.filter(({ field }) => field === 'note').map(({ after }) => after),
    );
    expect(notes).toEqual(Array(2).fill('The list of students came late.'));
  });

  test('takes a decision back, with the division', async () => {
    const { id: participationId } = await join('back');
    await review({ decisions: [{ participationId, status: 'Rejected' }] });
    await review({ decisions: [{ participationId, status: 'Pending', divisionId }] });
    expect(await list()).toMatchObject([{ status: 'Pending', divisionId }]);
  });

  test.each([
    ['Accepted', 'Suspended'],
    ['Accepted', 'Pending'],
  ])('decides twice about a team that is named twice, in order: %s, %s', async (first, second) => {
    const { id: participationId } = await join('twice');
    await review({
      decisions: [
        { participationId, status: first },
        { participationId, status: second },
      ],
    });
    expect(await list()).toMatchObject([{ status: second }]);
  });

  test('decides about more teams than fit into one transaction', async () => {
    const { id } = await join('last');
    const unknown = Array.from({ length: 250 }, (_, place) => 2_000_000_000 + place);
    const decisions = [...unknown, id].map((participationId) => ({
      participationId,
      status: 'Accepted',
    }));
    const { results } = (await review({ decisions })).json();
    expect(
      results.map(({ participationId }: { participationId: number }) => participationId),
    ).toEqual(decisions.map(({ participationId }) => participationId));
    expect(results.at(-1).code).toBeNull();
    expect(results.at(-2).code).toBe('PARTICIPATION_NOT_FOUND');
    expect(await list()).toMatchObject([{ status: 'Accepted' }]);
  });

  test('audits each decision', async () => {
    const joined = [await join('first'), await join('second')];
    await review({
      decisions: joined.map(({ id }) => ({ participationId: id, status: 'Accepted' })),
    });
    const rows = await db
      .selectFrom('audit_log')
      .select(['target_id as id', 'operation'])
      .where('operation', '=', 'reviewParticipations')
      .execute();
    const ids = rows.map(({ id }) => Number(id));
    expect(ids).toEqual(expect.arrayContaining(joined.map(({ id }) => id)));
  });

  test('gives the same result to calls at the same time', async () => {
    const joined = [await join('left'), await join('right'), await join('middle')];
    const decisions = joined.map(({ id }) => ({ participationId: id, status: 'Accepted' }));
    const reversed = decisions.toReversed();
    const answers = await Promise.all([review({ decisions }), review({ decisions: reversed })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await list()).every(({ status }) => status === 'Accepted')).toBe(true);
  });
});
