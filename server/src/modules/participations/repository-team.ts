import type { ParticipationStatus } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { hasStartedInSql, isOverInSql } from '../../platform/phase-sql.ts';

/** What is read of a team that is locked. */
export interface LockedTeam {
  id: number;
  name: string;
  bio: string | null;
  avatarHash: string | null;
  /** Null for a closed team. */
  captainId: string | null;
  lockedByStaff: boolean;
}

export const LOCKED_COLUMNS = [
  'id',
  'name',
  'bio',
  'avatar_hash as avatarHash',
  'captain_id as captainId',
  'staff_locked as lockedByStaff',
] as const;

/**
 * Waits until no other transaction changes the team or its participations, and keeps others from it until this
 * one ends. Whoever changes one of them takes this lock first.
 */
export async function lockTeam(tx: Tx, id: number): Promise<LockedTeam | undefined> {
  return tx
    .selectFrom('teams')
    .select(LOCKED_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function isMember(db: Db, teamId: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A game of a team that a member may be entered into. */
export interface OpenGame {
  participationId: number;
  gameId: number;
  title: string;
  /** Members of one team who may take part; 0 for any number. */
  teamMemberCountLimit: number;
}

/** Until the transaction ends none of them is deleted. */
export async function holdOpenGames(tx: Tx, teamId: number, now: Date): Promise<OpenGame[]> {
  return tx
    .selectFrom('participations')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .select([
      'participations.id as participationId',
      'games.id as gameId',
      'games.title',
      'games.team_member_limit as teamMemberCountLimit',
    ])
    .where('participations.team_id', '=', teamId)
    .where('participations.status', '<>', 'Rejected')
    .where((eb) => eb.not(isOverInSql(now)))
    .orderBy('games.id')
    .forKeyShare()
    .execute();
}

export interface TeamParticipation {
  id: number;
  gameId: number;
  status: ParticipationStatus;
}

/** Whether a team has submitted something in a game, or handed in a writeup. */
const hasLeftSomething = sql<boolean>`(
  exists (select from submissions where submissions.participation_id = participations.id)
  or exists (select from writeups where writeups.participation_id = participations.id)
)`;

/** Lock the team first. */
function selectOfTeam(db: Db, teamId: number) {
  return db
    .selectFrom('participations')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .select(['participations.id', 'participations.game_id as gameId', 'participations.status'])
    .where('participations.team_id', '=', teamId)
    .orderBy('participations.id');
}

export async function findParticipationsOfTeam(
  db: Db,
  teamId: number,
): Promise<TeamParticipation[]> {
  return selectOfTeam(db, teamId).execute();
}

/** The participations of a user for a team in games that have not ended. */
export async function findOpenOfMember(
  tx: Tx,
  { teamId, userId, now }: { teamId: number; userId: string; now: Date },
): Promise<TeamParticipation[]> {
  return selectOfTeam(tx, teamId)
    .innerJoin('registrations', 'registrations.participation_id', 'participations.id')
    .where('registrations.user_id', '=', userId)
    .where((eb) => eb.not(isOverInSql(now)))
    .execute();
}

/** The participations of a team in games that have not ended. */
export async function findOpenOfTeam(
  tx: Tx,
  { teamId, now }: { teamId: number; now: Date },
): Promise<TeamParticipation[]> {
  return selectOfTeam(tx, teamId)
    .where((eb) => eb.not(isOverInSql(now)))
    .execute();
}

export async function deleteRegistrations(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('registrations').where('participation_id', 'in', ids).execute();
}

/** Deletes those of the participations in which nothing was submitted or handed in. */
export async function deleteUnused(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('participations')
    .where('id', 'in', ids)
    .where((eb) => eb.not(hasLeftSomething))
    .execute();
}

/** Whether games keep something of a team: it was on a board, or has submitted something. */
export async function hasPlayed(db: Db, teamId: number, now: Date): Promise<boolean> {
  const row = await selectOfTeam(db, teamId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('participations.status', 'in', ['Accepted', 'Suspended']),
          hasStartedInSql(now),
        ]),
        hasLeftSomething,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
