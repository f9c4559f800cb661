import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type SeededGame, type SeededTeam, seedGame } from '../../load/seed.ts';
import { PLAN, QUIET_SECONDS, SIZE } from './size.ts';

/** A person in the event, with the members of `SeededTeam` so that the checks of other drills apply. */
export interface Player extends SeededTeam {
  /** A client address of its own, as the limits count by address. */
  address: string;
}

export interface World {
  /** Every player, as if each was a team. */
  game: Omit<SeededGame, 'teams'> & { teams: Player[] };
  /** Unix milliseconds. */
  start: number;
  end: number;
}

/** Inserts a game that starts in a moment, with teams of two or three. */
export async function seedWorld(client: pg.Client): Promise<World> {
  const { teams, players, challenges } = SIZE;
  const seeded = await seedGame(client, { teams, challenges, solves: 0 });
  const mates = await insertMates(client, seeded.gameId, players - teams);
  const { rows } = await client.query<{ start: Date; end: Date }>(
    `update games set practice_mode = true,
       starts_at = date_trunc('second', now()) + $2 * interval '1 second',
       ends_at = date_trunc('second', now()) + $3 * interval '1 second'
     where id = $1 returning starts_at as start, ends_at as end`,
    [seeded.gameId, PLAN.lead, PLAN.lead + PLAN.opening + PLAN.flags + QUIET_SECONDS / 2],
  );
  const { start, end } = rows[0] ?? { start: new Date(0), end: new Date(0) };
  const everybody = [...seeded.teams, ...mates].map((player, index) => ({
    ...player,
    address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  }));
  return {
    game: { ...seeded, teams: everybody },
    start: start.getTime(),
    end: end.getTime(),
  };
}

/** Inserts signed-in people who have joined the teams of a game, team after team. */
async function insertMates(
  client: pg.Client,
  gameId: number,
  count: number,
): Promise<SeededTeam[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await client.query<{ participationId: number; name: string; n: number }>(
    `with person as (
       select n, gen_random_uuid() as id, 'mate-' || $1::int || '-' || n as name, hash
       from unnest($2::bytea[]) with ordinality as t (hash, n)
     ), crew as (
       select p.id, p.team_id, t.name, row_number() over (order by p.id) as n, count(*) over () as total
       from participations p join teams t on t.id = p.team_id where p.game_id = $1
     ), place as (
       select person.*, crew.id as participation_id, crew.team_id, crew.name as team_name
       from person join crew on crew.n = 1 + (person.n - 1) % crew.total
     ), account as (
       insert into users (id, user_name, name_key, email, email_key, password_hash)
       select id, name, name, name || '@load.example', name || '@load.example', '' from person
     ), session as (
       insert into sessions (token_hash, user_id, expires_at, address, agent)
       select hash, id, now() + interval '7 days', '127.0.0.1', 'load' from person
     ), member as (
       insert into team_members (team_id, user_id) select team_id, id from place
     ), registration as (
       insert into registrations (participation_id, user_id, game_id)
       select participation_id, id, $1 from place
     )
     select participation_id as "participationId", team_name as name, n::int from place order by n`,
    [gameId, hashes],
  );
  await client.query('vacuum analyze');
  return rows.map(({ participationId, name, n }) => ({
    participationId,
    name,
    cookie: `halyard_session=${tokens[n - 1]}`,
    unsolved: [],
  }));
}
