import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface SeedOptions {
  teams: number;
  challenges: number;
  /** Number of solves, distributed over teams, challenges and the eight hours since the start. */
  solves: number;
}

export interface SeededGame {
  gameId: number;
  challengeIds: number[];
  teams: SeededTeam[];
}

export interface SeededTeam {
  participationId: number;
  name: string;
  /** Cookie header of the team's only member. */
  cookie: string;
  /** Challenges that the team has not solved. */
  unsolved: number[];
}

/** The correct flag of every challenge. */
export const RIGHT_FLAG = 'flag{every_rope_has_two_ends}';

const CATEGORIES = ['Misc', 'Crypto', 'Pwn', 'Web', 'Reverse', 'Forensics', 'PPC', 'OSINT'];

/**
 * Inserts a running game with signed-in teams of one member directly into the database. Only for
 * games that no server has loaded yet.
 */
export async function seedGame(client: pg.Client, options: SeedOptions): Promise<SeededGame> {
  const gameId = await insertGame(client);
  const challengeIds = await insertChallenges(client, gameId, options.challenges);
  const tokens = Array.from({ length: options.teams }, () => randomBytes(32).toString('base64url'));
  const rows = await insertTeams(client, gameId, tokens);
  await insertSolves(client, gameId, options.solves);
  await client.query('vacuum analyze');
  const solved = await findSolved(client, gameId);
  const teams = rows.map((row) => ({
    ...row,
    unsolved: challengeIds.filter((id) => !solved.has(`${row.participationId}/${id}`)),
  }));
  return { gameId, challengeIds, teams };
}

async function insertGame(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into games (title, hidden, summary, content, accept_without_review, writeup_required,
       writeup_note, writeup_deadline, team_member_limit, container_limit, practice_mode,
       starts_at, ends_at, blood_bonus, public_key, private_key, salt)
     values ('Load', false, '', '', true, false, '', now() + interval '3 days', 0, 3, false,
       now() - interval '8 hours', now() + interval '2 days', 52459530, '', '', '')
     returning id`,
  );
  return rows[0]?.id ?? 0;
}

async function insertChallenges(
  client: pg.Client,
  gameId: number,
  count: number,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into challenges (game_id, title, content, category, type, enabled)
       select $1, 'Challenge ' || n, repeat('What the statement says. ', 40),
         ($3::text[])[1 + n % cardinality($3::text[])], 'StaticAttachment', true
       from generate_series(1, $2::int) n returning id
     ), flag as (insert into flags (challenge_id, flag) select id, $4 from made)
     select id from made order by id`,
    [gameId, count, CATEGORIES, RIGHT_FLAG],
  );
  return rows.map(({ id }) => id);
}

async function insertTeams(client: pg.Client, gameId: number, tokens: readonly string[]) {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await client.query<{ participationId: number; name: string; n: number }>(
    `with person as (
       select n, gen_random_uuid() as id, 'sailor-' || $1::int || '-' || n as name, hash
       from unnest($2::bytea[]) with ordinality as t (hash, n)
     ), account as (
       insert into users (id, user_name, name_key, email, email_key, password_hash)
       select id, name, name, name || '@load.example', name || '@load.example', '' from person
     ), session as (
       insert into sessions (token_hash, user_id, expires_at, address, agent)
       select hash, id, now() + interval '7 days', '127.0.0.1', 'load' from person
     ), team as (
       insert into teams (name, name_key, name_skeleton, bio, captain_id, locked, invite_token)
       select 'Crew ' || n, 'crew ' || n, 'crew ' || n, 'We splice what others cut.', id, true, '' from person
       returning id, name, name_key, captain_id
     ), member as (
       insert into team_members (team_id, user_id) select id, captain_id from team
     ), participation as (
       insert into participations (game_id, team_id, team_name_key, team_name_skeleton, status, token)
       select $1, id, name_key, name_key, 'Accepted', id || ':' || repeat('x', 88) from team returning id, team_id
     ), registration as (
       insert into registrations (participation_id, user_id, game_id)
       select p.id, t.captain_id, $1 from participation p join team t on t.id = p.team_id
     )
     select p.id as "participationId", t.name, person.n::int
     from participation p join team t on t.id = p.team_id join person on person.id = t.captain_id
     order by person.n`,
    [gameId, hashes],
  );
  return rows.map(({ participationId, name, n }) => ({
    participationId,
    name,
    cookie: `halyard_session=${tokens[n - 1]}`,
  }));
}

/** Inserts two wrong answers for each correct one, in chronological order. */
async function insertSolves(client: pg.Client, gameId: number, count: number): Promise<void> {
  await client.query(
    `with solve as (
       select p.id as participation_id, c.id as challenge_id, r.user_id,
         row_number() over (order by md5(p.id || '/' || c.id)) as n
       from participations p join registrations r on r.participation_id = p.id
       join challenges c on c.game_id = p.game_id
       where p.game_id = $1
     ), answer as (
       insert into submissions
         (game_id, participation_id, challenge_id, user_id, answer, result, submitted_at)
       select $1, participation_id, challenge_id, user_id,
         case step when 3 then $3 else 'flag{no ' || step || '}' end,
         case step when 3 then 'Accepted' else 'WrongAnswer' end,
         now() - interval '8 hours' + (n * 3 + step) * (interval '8 hours' / ($2::int * 3 + 4))
       from solve, generate_series(1, 3) step
       where n <= $2 order by n, step
       returning id, participation_id, challenge_id, user_id, submitted_at, result
     )
     insert into solves
       (participation_id, challenge_id, game_id, submission_id, user_id, solved_at)
     select participation_id, challenge_id, $1, id, user_id, submitted_at
     from answer where result = 'Accepted'`,
    [gameId, count, RIGHT_FLAG],
  );
}

async function findSolved(client: pg.Client, gameId: number): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select participation_id || '/' || challenge_id as key from solves where game_id = $1`,
    [gameId],
  );
  return new Set(rows.map(({ key }) => key));
}
