import { randomUUID } from 'node:crypto';
import type { ParticipationStatus } from '@halyard/sdk/rules';
import type { Insertable } from 'kysely';
import type { WritableDb } from '../../../platform/database.ts';
import type { ChallengesTable, GamesTable } from '../../../platform/schema.ts';

export interface TestTeam {
  teamId: number;
  participationId: number;
  /** The members, who are all registered; the first is the captain. */
  userIds: string[];
  name: string;
}

const HOUR = 3_600_000;
let serial = 0;

/** A game that has been running for an hour and will for another. */
export async function addGame(
  db: WritableDb,
  game: Partial<Insertable<GamesTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('games')
    .values({
      title: 'Harbour CTF',
      hidden: false,
      summary: '',
      content: '',
      accept_without_review: true,
      writeup_required: false,
      writeup_note: '',
      writeup_deadline: new Date(Date.now() + 2 * HOUR),
      team_member_limit: 0,
      container_limit: 3,
      practice_mode: false,
      starts_at: new Date(Date.now() - HOUR),
      ends_at: new Date(Date.now() + HOUR),
      blood_bonus: 52_459_530,
      public_key: '',
      private_key: '',
      salt: 'salt',
      ...game,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An enabled challenge; the flags are of no type that says otherwise those of everybody. */
export async function addChallenge(
  db: WritableDb,
  gameId: number,
  {
    flags = ['flag{right}'],
    ...challenge
  }: Partial<Insertable<ChallengesTable>> & { flags?: string[] } = {},
): Promise<number> {
  serial += 1;
  const { id } = await db
    .insertInto('challenges')
    .values({
      game_id: gameId,
      title: `Challenge ${serial}`,
      category: 'Misc',
      type: 'StaticAttachment',
      enabled: true,
      ...challenge,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (flags.length > 0) {
    await db
      .insertInto('flags')
      .values(flags.map((flag) => ({ challenge_id: id, flag })))
      .execute();
  }
  return id;
}

export async function addUser(db: WritableDb): Promise<string> {
  serial += 1;
  const id = randomUUID();
  const name = `user${serial}`;
  await db
    .insertInto('users')
    .values({
      id,
      user_name: name,
      name_key: name,
      email: `${name}@harbour.example`,
      email_key: `${name}@harbour.example`,
      password_hash: '',
    })
    .execute();
  return id;
}

interface TeamOptions {
  members?: number;
  status?: ParticipationStatus;
  divisionId?: number | null;
}

/** A team that has joined the game. */
export async function addTeam(
  db: WritableDb,
  gameId: number,
  { members = 1, status = 'Accepted', divisionId = null }: TeamOptions = {},
): Promise<TestTeam> {
  const userIds: string[] = [];
  for (let index = 0; index < members; index += 1) userIds.push(await addUser(db));
  serial += 1;
  const name = `Team ${serial}`;
  const team = await db
    .insertInto('teams')
    .values({
      name,
      name_key: name,
      name_skeleton: name,
      captain_id: userIds[0] ?? '',
      invite_token: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const participation = await db
    .insertInto('participations')
    .values({
      game_id: gameId,
      team_id: team.id,
      team_name_key: name,
      team_name_skeleton: name,
      division_id: divisionId,
      status,
      token: `${team.id}:signature`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('registrations')
    .values(
      userIds.map((userId) => ({
        participation_id: participation.id,
        user_id: userId,
        game_id: gameId,
      })),
    )
    .execute();
  return { teamId: team.id, participationId: participation.id, userIds, name };
}
