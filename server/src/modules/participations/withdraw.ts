import type { ParticipationStatus } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { hasStartedInSql, isOverInSql } from '../../platform/phase-sql.ts';
import { deleteEmptyParticipation, deleteRegistration } from './repository.ts';

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

/**
 * Takes a user out of the team's games that have not ended; lock the team first. Returns the
 * participations that have changed.
 */
export async function withdrawMember(
  tx: Tx,
  { teamId, userId, now }: { teamId: number; userId: string; now: Date },
): Promise<TeamParticipation[]> {
  const left = await selectOfTeam(tx, teamId)
    .innerJoin('registrations', 'registrations.participation_id', 'participations.id')
    .where('registrations.user_id', '=', userId)
    .where((eb) => eb.not(isOverInSql(now)))
    .execute();
  for (const { id } of left) {
    await deleteRegistration(tx, id, userId);
    await deleteEmptyParticipation(tx, id);
  }
  return left;
}

/**
 * Takes a team out of the games that have not ended; lock it first. What it has submitted or handed
 * in there stays, with its participation.
 */
export async function withdrawTeam(
  tx: Tx,
  { teamId, now }: { teamId: number; now: Date },
): Promise<void> {
  const left = await selectOfTeam(tx, teamId)
    .where((eb) => eb.not(isOverInSql(now)))
    .execute();
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  await tx.deleteFrom('registrations').where('participation_id', 'in', ids).execute();
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
