import { randomBytes } from 'node:crypto';
import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import type pg from 'pg';
import { insertPerson, type Person } from './people.ts';

/** A running game with two accepted teams, made anew for each operation that changes something. */
export interface World {
  /** The captain of the team that all requests are about. */
  captain: Person;
  member: Person;
  /** A member of another team of the same game. */
  rival: Person;
  /** Values of path parameters by name; parameters of other names get an id that nothing has. */
  ids: Readonly<Record<string, string | number>>;
  inviteCode: string;
}

/** Inserts a world directly into the database; no server has loaded its game yet. */
export async function insertWorld(client: pg.Client): Promise<World> {
  const captain = await insertPerson(client);
  const member = await insertPerson(client);
  const rival = await insertPerson(client);
  const gameId = await insertGame(client);
  const challengeId = await insertChallenge(client, gameId);
  const token = randomBytes(16).toString('hex');
  const teamId = await insertTeam(client, [captain, member], token);
  const participationId = await insertParticipation(client, gameId, teamId, [captain, member]);
  const rivals = await insertTeam(client, [rival], '');
  const otherParticipationId = await insertParticipation(client, gameId, rivals, [rival]);
  const one = async (text: string, values: unknown[]) =>
    (await client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const flagId = await one('select id from flags where challenge_id = $1', [challengeId]);
  const submissionId = await one(
    `insert into submissions (game_id, participation_id, challenge_id, user_id, answer, result)
     values ($1, $2, $3, $4, 'flag{no}', 'WrongAnswer') returning id`,
    [gameId, participationId, challengeId, captain.id],
  );
  const evidenceId = await insertEvidence(client, gameId, [participationId, otherParticipationId]);
  const noticeId = await one(
    `insert into notices (game_id, type, "values") values ($1, 'Normal', '{A notice.}') returning id`,
    [gameId],
  );
  const scheduledNoticeId = await one(
    `insert into scheduled_notices (game_id, content, publish_at)
     values ($1, 'A notice.', now() + interval '1 day') returning id`,
    [gameId],
  );
  const divisionId = await one(
    `insert into divisions (game_id, name, default_permissions) values ($1, 'Guest', $2) returning id`,
    [gameId, ALL_PERMISSIONS],
  );
  const posts = await client.query<{ id: string }>(
    `insert into posts (id, title, summary, content, tags, is_pinned)
     values ($1, 'Harbour news', '', '', '{}', false) returning id`,
    [randomBytes(4).toString('hex')],
  );
  return {
    captain,
    member,
    rival,
    inviteCode: `Crew:${teamId}:${token}`,
    ids: {
      gameId,
      challengeId,
      teamId,
      participationId,
      flagId,
      submissionId,
      otherParticipationId,
      evidenceId,
      noticeId,
      scheduledNoticeId,
      divisionId,
      userId: member.id,
      postId: posts.rows[0]?.id ?? '',
    },
  };
}

/** Evidence of a case of two participations, the smaller id first. */
async function insertEvidence(
  client: pg.Client,
  gameId: number,
  pair: readonly [number, number],
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into cheat_cases (game_id, participation_id, other_participation_id)
       values ($1, $2, $3) returning id
     )
     insert into cheat_evidence
       (case_id, event_id, occurred_at, type, result, answer, challenge, participation_id, team, pinned_by)
     select id, 1, now(), 'FlagSubmit', 'WrongAnswer', 'flag{no}', 'Two-Time Pad', $2, 'Crew', 'admin'
     from made returning id`,
    [gameId, ...pair],
  );
  return rows[0]?.id ?? 0;
}

async function insertGame(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into games (title, hidden, summary, content, accept_without_review, writeup_required,
       writeup_note, writeup_deadline, team_member_limit, container_limit, practice_mode,
       starts_at, ends_at, blood_bonus, public_key, private_key, salt)
     values ('Access', false, '', '', true, false, '', now() + interval '3 days', 0, 3, false,
       now() - interval '8 hours', now() + interval '2 days', 52459530, '', '', '')
     returning id`,
  );
  return rows[0]?.id ?? 0;
}

async function insertChallenge(client: pg.Client, gameId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into challenges (game_id, title, content, category, type, enabled)
       values ($1, 'Two-Time Pad', 'XOR.', 'Crypto', 'StaticAttachment', true) returning id
     ), flag as (insert into flags (challenge_id, flag) select id, 'flag{right}' from made)
     select id from made`,
    [gameId],
  );
  return rows[0]?.id ?? 0;
}

/** The first person is the captain. */
async function insertTeam(
  client: pg.Client,
  people: readonly Person[],
  token: string,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into teams (name, name_key, name_skeleton, bio, captain_id, locked, invite_token)
       values ('Crew', gen_random_uuid()::text, gen_random_uuid()::text, 'We splice.', $1, false, $2) returning id
     ), member as (
       insert into team_members (team_id, user_id) select id, unnest($3::uuid[]) from made
     ) select id from made`,
    [people[0]?.id, token, people.map(({ id }) => id)],
  );
  return rows[0]?.id ?? 0;
}

async function insertParticipation(
  client: pg.Client,
  gameId: number,
  teamId: number,
  people: readonly Person[],
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into participations (game_id, team_id, team_name_key, team_name_skeleton, status, token)
       select $1, id, name_key, name_skeleton, 'Accepted', id || ':' || repeat('x', 88) from teams where id = $2
       returning id
     ), registration as (
       insert into registrations (participation_id, user_id, game_id)
       select id, unnest($3::uuid[]), $1 from made
     ) select id from made`,
    [gameId, teamId, people.map(({ id }) => id)],
  );
  return rows[0]?.id ?? 0;
}
