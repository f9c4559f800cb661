import { describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { migrate } from '../../platform/migrate.ts';
import { migrations } from '../../platform/migrations/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite, HOUR } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const old = await createTestDatabase({ empty: true });
const { db } = database;
const site = await createGameSite(database);

interface Entrant {
  captain: Actor;
  teamId: number;
}

async function entrant(name: string): Promise<Entrant> {
  const captain = await site.makeUser();
  const answer = await site.request(captain, 'POST', '/api/team', { name });
  return { captain, teamId: answer.json().id };
}

/** The code of the refusal, null when the call succeeded. */
async function outcome(answer: ReturnType<typeof site.request>): Promise<string | null> {
  const { statusCode, body } = await answer;
  return statusCode === 200 ? null : JSON.parse(body).code;
}

const join = ({ captain, teamId }: Entrant, gameId: number) =>
  outcome(site.request(captain, 'POST', `/api/game/${gameId}`, { teamId }));

const rename = ({ captain, teamId }: Entrant, name: string) =>
  outcome(site.request(captain, 'PUT', `/api/team/${teamId}`, { name }));

async function participationOf({ teamId }: Entrant, gameId: number): Promise<number> {
  const { id } = await db
    .selectFrom('participations')
    .select('id')
    .where('game_id', '=', gameId)
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return id;
}

async function decide(team: Entrant, gameId: number, status: string): Promise<string | null> {
  const path = `/api/admin/participation/${await participationOf(team, gameId)}`;
  return outcome(site.request(site.admin, 'PUT', path, { status }));
}

/** Puts a team that waits in a game into a state. */
async function enter(team: Entrant, gameId: number, state: string): Promise<void> {
  if (state === 'deleted') return close(team, gameId);
  expect(await decide(team, gameId, state)).toBeNull();
}

/** Deletes a team that has played in a game, which goes on in practice mode. */
async function close(team: Entrant, gameId: number): Promise<void> {
  await decide(team, gameId, 'Accepted');
  const times = { starts_at: new Date(site.clock() - HOUR), ends_at: new Date(site.clock() - 1) };
  await db.updateTable('games').set(times).where('id', '=', gameId).execute();
  await site.tell({ topic: 'game', gameId, body: {} });
  const path = `/api/team/${team.teamId}`;
  expect(await outcome(site.request(team.captain, 'DELETE', path))).toBeNull();
  expect(await participationOf(team, gameId)).toBeGreaterThan(0);
}

const makeGame = () => site.makeGame({ acceptWithoutReview: false, practiceMode: true });

const STATES = [
  ['Pending', 'TEAM_NAME_TAKEN'],
  ['Accepted', 'TEAM_NAME_TAKEN'],
  ['Suspended', 'TEAM_NAME_TAKEN'],
  ['Rejected', null],
  ['deleted', null],
] as const;

test.each(STATES)('beside a team that is %s, joining with its name: %s', async (state, code) => {
  const gameId = await makeGame();
  const [holder, other] = [await entrant('Marlin'), await entrant('MARLIN')];
  await join(holder, gameId);
  await enter(holder, gameId, state);
  expect(await join(other, gameId)).toBe(code);
});

test.each(STATES)('beside a team that is %s, taking its name: %s', async (state, code) => {
  const gameId = await makeGame();
  const [holder, other] = [await entrant('Marlin'), await entrant('Tern')];
  await join(holder, gameId);
  await join(other, gameId);
  await enter(holder, gameId, state);
  expect(await rename(other, 'marlin')).toBe(code);
});

test.each(STATES)(
  'beside a team that is %s, coming back with its name: %s',
  async (state, code) => {
    const gameId = await makeGame();
    const [holder, other] = [await entrant('Marlin'), await entrant('Marlin')];
    await join(other, gameId);
    await decide(other, gameId, 'Rejected');
    await join(holder, gameId);
    await enter(holder, gameId, state);
    // By staff, and by joining again.
    expect(await decide(other, gameId, 'Suspended')).toBe(code);
    if (code === null) await decide(other, gameId, 'Rejected');
    expect(await join(other, gameId)).toBe(code);
  },
);

test('of a team that is rejected and renamed meanwhile, the new name counts', async () => {
  const gameId = await makeGame();
  const [first, second] = [await entrant('Marlin'), await entrant('Marlin')];
  await join(first, gameId);
  await decide(first, gameId, 'Rejected');
  expect(await join(second, gameId)).toBeNull();
  expect(await decide(first, gameId, 'Pending')).toBe('TEAM_NAME_TAKEN');
  expect(await rename(first, 'Heron')).toBeNull();
  expect(await decide(first, gameId, 'Pending')).toBeNull();
  expect(await rename(first, 'Marlin')).toBe('TEAM_NAME_TAKEN');
});

test('one of several teams of one name comes back, whoever else is decided about', async () => {
  const gameId = await makeGame();
  const others = [await entrant('Tern'), await entrant('Heron')];
  const namesakes = [await entrant('Marlin'), await entrant('Marlin'), await entrant('Marlin')];
  for (const one of [...others, ...namesakes]) {
    expect(await join(one, gameId)).toBeNull();
    await decide(one, gameId, 'Rejected');
  }
  const [first, second] = others;
  const teams = [first, ...namesakes, second].filter((each) => each !== undefined);
  const ids = await Promise.all(teams.map((each) => participationOf(each, gameId)));
  const decisions = ids.map((participationId) => ({ participationId, status: 'Accepted' }));
  const path = `/api/ext/game/${gameId}/participations`;
  const { results } = await site.staff('POST', path, { decisions });
  expect(results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    null,
    'TEAM_NAME_TAKEN',
    'TEAM_NAME_TAKEN',
    null,
  ]);
  const rows = await site.staff('GET', `/api/game/${gameId}/participations`);
  const accepted = rows.filter(({ status }: { status: string }) => status === 'Accepted');
  expect(new Set(accepted.map(({ id }: { id: number }) => id))).toEqual(
    new Set([ids[0], ids[1], ids[4]]),
  );
  const audited = await db
    .selectFrom('audit_log')
    .select('target_id as id')
    .where('operation', '=', 'reviewParticipations')
    .where('target_id', 'in', ids.map(String))
    .execute();
  expect(audited).toHaveLength(3);
});

test('of two that come back with one name at the same time, one does', async () => {
  for (let round = 0; round < 4; round += 1) {
    const gameId = await makeGame();
    const rivals = [await entrant('Marlin'), await entrant('Marlin')];
    for (const one of rivals) {
      await join(one, gameId);
      await decide(one, gameId, 'Rejected');
    }
    const outcomes = await Promise.all(rivals.map((one) => decide(one, gameId, 'Accepted')));
    expect(new Set(outcomes)).toEqual(new Set(['TEAM_NAME_TAKEN', null]));
  }
});

describe('a name that looks like another one', () => {
  // The а is Cyrillic.
  const IMITATION = 'Te\u0430m golfy';

  async function allow(team: Entrant, gameId: number, lookAlikeAllowed: boolean) {
    const path = `/api/admin/participation/${await participationOf(team, gameId)}`;
    return outcome(site.request(site.admin, 'PUT', path, { lookAlikeAllowed }));
  }

  async function playing(name: string, gameId: number): Promise<Entrant> {
    const team = await entrant(name);
    expect(await join(team, gameId)).toBeNull();
    expect(await decide(team, gameId, 'Accepted')).toBeNull();
    return team;
  }

  test.each([
    ['Team golfy', IMITATION],
    ['Team 1', 'Team I'],
    ['Team I', 'Team l'],
    ['Corn', 'Com'],
    ['Zoe', 'Z0e'],
  ])('is refused beside %s: %s', async (name, other) => {
    const gameId = await makeGame();
    await playing(name, gameId);
    expect(await join(await entrant(other), gameId)).toBe('TEAM_NAME_LOOKS_ALIKE');
  });

  test.each([
    ['Team 1', 'Team 2'],
    ['S\u00f8ren', 'Soren'],
    ['船長', '船員'],
  ])('is not %s beside %s', async (name, other) => {
    const gameId = await makeGame();
    await playing(name, gameId);
    expect(await join(await entrant(other), gameId)).toBeNull();
  });

  test('is refused when a team is renamed or comes back, and in no other game', async () => {
    const gameId = await makeGame();
    const other = await entrant(IMITATION);
    expect(await join(other, gameId)).toBeNull();
    await decide(other, gameId, 'Rejected');
    const golfy = await playing('Team golfy', gameId);
    expect(await decide(other, gameId, 'Accepted')).toBe('TEAM_NAME_LOOKS_ALIKE');
    expect(await join(other, gameId)).toBe('TEAM_NAME_LOOKS_ALIKE');
    const third = await playing('Heron', gameId);
    expect(await rename(third, IMITATION)).toBe('TEAM_NAME_LOOKS_ALIKE');
    await decide(golfy, gameId, 'Rejected');
    expect(await rename(third, IMITATION)).toBeNull();
    expect(await join(other, await makeGame())).toBeNull();
  });

  test('is allowed by staff, for the name that the team has, and for one other team', async () => {
    const gameId = await makeGame();
    const [first, second] = [await playing('Team 1', gameId), await entrant('Team I')];
    expect(await allow(first, gameId, true)).toBeNull();
    const [row] = await site.staff('GET', `/api/game/${gameId}/participations`);
    expect(row).toMatchObject({ lookAlikeAllowed: true });
    expect(await join(second, gameId)).toBeNull();
    expect(await join(await entrant('Team l'), gameId)).toBe('TEAM_NAME_LOOKS_ALIKE');
    // While both have their names it cannot be taken back, and no other name is allowed by it.
    expect(await allow(first, gameId, false)).toBe('TEAM_NAME_LOOKS_ALIKE');
    await playing('Team golfy', gameId);
    expect(await rename(first, IMITATION)).toBe('TEAM_NAME_LOOKS_ALIKE');
    expect(await rename(first, 'Heron')).toBeNull();
    expect(await join(await entrant('Her0n'), gameId)).toBe('TEAM_NAME_LOOKS_ALIKE');
  });

  test('stays where it stands when the site is upgraded', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0035');
    await migrate(old.url, Object.fromEntries(before));
    await old.pool.query(`
      insert into games (title, hidden, summary, content, accept_without_review, writeup_required,
          writeup_note, writeup_deadline, team_member_limit, container_limit, practice_mode, starts_at,
          ends_at, blood_bonus, public_key, private_key, salt)
        values ('Harbour CTF', false, '', '', true, false, '', now(), 0, 0, true, now(), now(), 0, '', '', '');
      insert into users (id, user_name, name_key, email, email_key, password_hash)
        values (gen_random_uuid(), 'tern', 'tern', 't@x', 't@x', '');
      insert into teams (name, name_key, captain_id, invite_token)
        select name, lower(name), users.id, '' from users, unnest(array['Team 1', 'Team I', 'Heron']) name;
      insert into participations (game_id, team_id, team_name_key, status, token)
        select games.id, teams.id, teams.name_key, 'Accepted', '' from games, teams order by teams.id;
    `);
    await migrate(old.url);
    const { rows } = await old.pool.query(
      'select team_name_key, allowed_name_key from participations order by id',
    );
    expect(rows).toEqual([
      { team_name_key: 'team 1', allowed_name_key: null },
      { team_name_key: 'team i', allowed_name_key: 'team i' },
      { team_name_key: 'heron', allowed_name_key: null },
    ]);
  });
});

describe('a new name', () => {
  async function trace(gameId: number, teamId: number) {
    const events = await db
      .selectFrom('game_events')
      .select(['type', 'text', 'user_id as userId'])
      .where('game_id', '=', gameId)
      .execute();
    const audited = await db
      .selectFrom('audit_log')
      .select(['operation', 'changes', 'actor_id as userId'])
      .where('target_type', '=', 'Team')
      .where('target_id', '=', String(teamId))
      .execute();
    return { events, audited };
  }

  test.each(['its captain', 'staff'])(
    'by %s is an event of games that go on, and audited',
    async (by) => {
      const [gameId, ended] = [await makeGame(), await makeGame()];
      const team = await entrant('Marlin');
      for (const game of [gameId, ended]) await join(team, game);
      const times = {
        starts_at: new Date(site.clock() - HOUR),
        ends_at: new Date(site.clock() - 1),
      };
      await db.updateTable('games').set(times).where('id', '=', ended).execute();
      const { captain, teamId } = team;
      const [actor, path, operation] =
        by === 'staff'
          ? ([site.admin, `/api/admin/teams/${teamId}`, 'updateAdminTeam'] as const)
          : ([captain, `/api/team/${teamId}`, 'updateTeam'] as const);
      expect(
        await outcome(site.request(actor, 'PUT', path, { name: 'Heron', bio: null })),
      ).toBeNull();
      const { events, audited } = await trace(gameId, teamId);
      expect(events).toEqual([{ type: 'Normal', text: 'Marlin → Heron', userId: actor.userId }]);
      expect((await site.events(gameId)).at(-1)?.[0]).toBe('event');
      expect(audited).toMatchObject([
        {
          operation,
          userId: actor.userId,
          changes: [expect.objectContaining({ field: 'name', before: 'Marlin', after: 'Heron' })],
        },
      ]);
      expect((await trace(ended, teamId)).events).toEqual([]);
    },
  );

  test('that is none leaves nothing', async () => {
    const gameId = await makeGame();
    const team = await entrant('Marlin');
    await join(team, gameId);
    const body = { name: 'Marlin', bio: 'We fish.' };
    await site.request(team.captain, 'PUT', `/api/team/${team.teamId}`, body);
    expect(await trace(gameId, team.teamId)).toEqual({ events: [], audited: [] });
  });
});
