import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);

let captain: Actor;

beforeEach(async () => {
  await db.deleteFrom('games').execute();
  await db.deleteFrom('teams').execute();
  captain = await site.makeUser('captain');
});

async function makeTeam(name: string, ...members: Actor[]): Promise<number> {
  const id = await site.makeTeam(captain, ...members);
  await site.staff('PUT', `/api/admin/teams/${id}`, { name });
  return id;
}

/** Puts a team into a game that accepts it at once. */
async function play(teamId: number, fields = {}): Promise<number> {
  const gameId = await site.makeGame(fields);
  const answer = await site.request(captain, 'POST', `/api/game/${gameId}`, { teamId });
  expect(answer.body).toBe('');
  return gameId;
}

async function list(query = '') {
  const page = await site.staff('GET', `/api/admin/teams?${query}`);
  return { ...page, names: page.data.map(({ name }: { name: string }) => name) };
}

describe('listAdminTeams', () => {
  test('gives all teams with members, in order of their ids, a page at a time', async () => {
    for (const name of ['c', 'a', 'b']) await makeTeam(name);
    expect((await list()).names).toEqual(['c', 'a', 'b']);
    const page = await list('count=1&skip=1');
    expect(page).toMatchObject({ length: 1, total: 3, names: ['a'] });
    expect(page.data[0]).toMatchObject({
      members: [{ id: captain.userId, captain: true }],
      games: 0,
      now: null,
      closed: false,
      lock: null,
    });
  });

  test('looks for a text in names of teams, names of members, and ids', async () => {
    const mate = await site.makeUser('gull');
    const id = await makeTeam('Long Splice', mate);
    await makeTeam('100%');
    expect((await list('text=SPLICE')).names).toEqual(['Long Splice']);
    expect((await list('text=gull')).names).toEqual(['Long Splice']);
    expect((await list(`text=${id}`)).names).toContain('Long Splice');
    expect((await list('text=%25')).names).toEqual(['100%']);
  });

  test('narrows to what teams do now, and counts each view', async () => {
    const playing = await makeTeam('playing');
    const gameId = await play(playing);
    const locked = await makeTeam('locked');
    await site.staff('PUT', `/api/admin/teams/${locked}`, { locked: true });
    await makeTeam('idle');
    const { data, counts } = await list();
    expect(counts).toEqual({ all: 3, playing: 1, locked: 2, closed: 0 });
    expect(data[0].now).toMatchObject({ id: gameId, status: 'Accepted', running: true, rank: 1 });
    expect((await list('show=Playing')).names).toEqual(['playing']);
    expect((await list('show=Locked')).names).toEqual(['playing', 'locked']);
    expect((await list(`game=${gameId}`)).names).toEqual(['playing']);
  });

  test('narrows to teams with so many members, and counts only those', async () => {
    const mates = [await site.makeUser(), await site.makeUser()];
    await makeTeam('three', ...mates);
    await makeTeam('one');
    await makeTeam('two', ...mates.slice(1));
    expect((await list('members=2')).names).toEqual(['two']);
    expect((await list('members=1')).counts.all).toBe(1);
    expect(await list('members=4')).toMatchObject({ total: 0, names: [] });
  });

  test.each([
    ['Name', ['alpha', 'Beta', 'gamma']],
    ['Members', ['gamma', 'alpha', 'Beta']],
    ['Games', ['alpha', 'gamma', 'Beta']],
    ['Created', ['Beta', 'alpha', 'gamma']],
    ['Captain', ['Beta', 'alpha', 'gamma']],
  ])('sorts by %s', async (sort, names) => {
    const mates = [await site.makeUser(), await site.makeUser()];
    const beta = await makeTeam('Beta', ...mates);
    await makeTeam('alpha', ...mates.slice(1));
    await makeTeam('gamma');
    await play(beta);
    expect((await list(`sort=${sort}`)).names).toEqual(names);
    if (sort === 'Name') {
      expect((await list('sort=Name&order=Descending')).names).toEqual(names.toReversed());
    }
  });
});

describe('searchAdminTeams', () => {
  test('looks into names of teams, and takes an id', async () => {
    const id = await makeTeam('Long Splice');
    await makeTeam('Marlin');
    const search = (hint: string | number) =>
      site.staff('POST', `/api/admin/teams/search?hint=${hint}`);
    expect(await search('spl')).toMatchObject({ length: 1, data: [{ id }] });
    expect(await search(id)).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id })]),
    });
    expect(await search('captain')).toMatchObject({ length: 0 });
  });
});

describe('updateAdminTeam', () => {
  test('changes what is sent, locks at once, and leaves a row in the audit log', async () => {
    const id = await makeTeam('Long Splice');
    await site.staff('PUT', `/api/admin/teams/${id}`, { bio: 'Two ropes.' });
    await site.staff('PUT', `/api/admin/teams/${id}`, { name: '', bio: null, locked: true });
    expect((await list()).data[0]).toMatchObject({
      name: 'Long Splice',
      bio: 'Two ropes.',
      locked: true,
      lock: { by: 'Staff', game: null },
    });
    await site.staff('PUT', `/api/admin/teams/${id}`, { bio: ' \u3000' });
    expect((await list()).data[0]).toMatchObject({ bio: null });
    const row = await db
      .selectFrom('audit_log')
      .select(['operation', 'target_id', 'changes'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ operation: 'updateAdminTeam', target_id: String(id) });
    expect(row.changes).toMatchObject([{ field: 'bio', before: 'Two ropes.', after: null }]);
  });

  test('says in the audit log what has locked the team before and after', async () => {
    const id = await makeTeam('Long Splice');
    const setLocked = (locked: boolean) => site.staff('PUT', `/api/admin/teams/${id}`, { locked });
    await setLocked(true);
    await setLocked(false);
    await play(id);
    await setLocked(false);
    await play(id);
    await setLocked(true);
    const rows = await db
      .selectFrom('audit_log')
      .select('changes')
      .where('target_type', '=', 'Team')
      .where('target_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows.slice(1).map(({ changes }) => changes)).toMatchObject([
      [{ field: 'lock', before: null, after: 'Staff' }],
      [{ field: 'lock', before: 'Staff', after: null }],
      [{ field: 'lock', before: 'Game', after: null }],
      [{ field: 'lock', before: 'Game', after: 'Staff' }],
    ]);
  });
});

describe('getAdminTeam', () => {
  test('says who is in the team, who shares their addresses, and what they play', async () => {
    const rival = await site.makeUser('rival');
    const other = await site.makeTeam(rival);
    const id = await makeTeam('Long Splice');
    await db
      .updateTable('users')
      .set({ last_address: '192.0.2.17' })
      .where('id', 'in', [captain.userId, rival.userId])
      .execute();
    const gameId = await play(id);
    expect(await site.staff('GET', `/api/ext/admin/teams/${id}`)).toMatchObject({
      team: { id, games: 1 },
      members: [{ id: captain.userId, ip: '192.0.2.17' }],
      neighbours: [{ id: other, userNames: [rival.userName] }],
      games: [{ id: gameId, rank: 1 }],
      deletion: 'Refused',
    });
  });
});

describe('deleteAdminTeam', () => {
  async function deletion(id: number): Promise<string> {
    return (await site.staff('GET', `/api/ext/admin/teams/${id}`)).deletion;
  }

  test('erases a team that has never played, locked or not, with its application', async () => {
    const id = await makeTeam('Long Splice');
    const gameId = await play(id, { acceptWithoutReview: false });
    await site.staff('PUT', `/api/admin/teams/${id}`, { locked: true });
    expect(await deletion(id)).toBe('Erases');
    await site.staff('DELETE', `/api/admin/teams/${id}`);
    expect((await list()).total).toBe(0);
    expect(await site.staff('GET', `/api/game/${gameId}/participations`)).toEqual([]);
  });

  test('closes a team that has played', async () => {
    const id = await makeTeam('Long Splice');
    const gameId = await play(id);
    await db
      .updateTable('games')
      .set({ ends_at: new Date(site.clock() - 1) })
      .execute();
    expect(await deletion(id)).toBe('Closes');
    await site.staff('DELETE', `/api/admin/teams/${id}`);
    expect((await list()).total).toBe(0);
    expect(await list('show=Closed')).toMatchObject({ names: ['Long Splice'], total: 1 });
    const board = (await site.request(null, 'GET', `/api/game/${gameId}/scoreboard`)).json();
    expect(board.items).toMatchObject([{ id, name: 'Long Splice' }]);
    const again = await site.request(site.admin, 'DELETE', `/api/admin/teams/${id}`);
    expect(again.statusCode).toBe(404);
  });

  test('is refused while the team plays, until it is suspended there', async () => {
    const id = await makeTeam('Long Splice');
    const gameId = await play(id);
    const refused = await site.request(site.admin, 'DELETE', `/api/admin/teams/${id}`);
    expect(refused.json()).toMatchObject({ status: 400, code: 'TEAM_LOCKED' });
    const [{ id: participation }] = await site.staff('GET', `/api/game/${gameId}/participations`);
    await site.staff('PUT', `/api/admin/participation/${participation}`, { status: 'Suspended' });
    await site.staff('DELETE', `/api/admin/teams/${id}`);
    expect((await list()).total).toBe(0);
  });

  test('is not refused before the game starts', async () => {
    const id = await makeTeam('Long Splice');
    await play(id, { start: site.clock() + HOUR, end: site.clock() + 2 * HOUR });
    expect(await deletion(id)).toBe('Erases');
    await site.staff('DELETE', `/api/admin/teams/${id}`);
    expect((await list('show=Closed')).total).toBe(0);
  });
});
