import type { ParticipationStatus } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { hasStartedInSql } from '../../platform/phase-sql.ts';

/** What joining needs to know of a game; until the transaction ends it cannot be deleted. */
export async function holdGameForJoin(tx: Tx, gameId: number) {
  return tx
    .selectFrom('games')
    .select([
      'starts_at as startsAt',
      'ends_at as endsAt',
      'practice_mode as practiceMode',
      'accept_without_review as acceptWithoutReview',
      'invite_code as inviteCode',
      'title',
      'team_member_limit as teamMemberCountLimit',
      'join_together as joinTogether',
    ])
    .where('id', '=', gameId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Members can no longer leave the team freely. */
export async function setTeamLocked(tx: Tx, teamId: number): Promise<void> {
  await tx.updateTable('teams').set({ locked: true }).where('id', '=', teamId).execute();
}

export interface ParticipationRow {
  id: number;
  gameId: number;
  teamId: number;
  divisionId: number | null;
  status: ParticipationStatus;
  /** Whether staff have ever changed its status. */
  reviewed: boolean;
  /** Why staff have set the status, if they said so. */
  reason: string | null;
}

/** Whether staff allow others in the game to look like the name that the team has. */
export function lookAlikeAllowed() {
  return sql<boolean>`participations.allowed_name_key is not distinct from participations.team_name_key`;
}

export function selectParticipations(db: Db) {
  return db
    .selectFrom('participations')
    .select([
      'participations.id',
      'participations.game_id as gameId',
      'participations.team_id as teamId',
      'participations.division_id as divisionId',
      'participations.status',
      'participations.reviewed',
      'participations.decision_reason as reason',
    ]);
}

export async function findTeamParticipation(
  db: Db,
  gameId: number,
  teamId: number,
): Promise<ParticipationRow | undefined> {
  return selectParticipations(db)
    .where('participations.game_id', '=', gameId)
    .where('participations.team_id', '=', teamId)
    .executeTakeFirst();
}

/** The participation with which a user is in a game. */
export async function findOwnParticipation(
  db: Db,
  gameId: number,
  userId: string,
): Promise<ParticipationRow | undefined> {
  return selectParticipations(db)
    .innerJoin('registrations', 'registrations.participation_id', 'participations.id')
    .where('registrations.game_id', '=', gameId)
    .where('registrations.user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether a captain has entered the user into a game that has not started. */
export async function isEnteredBeforeStart(
  tx: Tx,
  { gameId, userId, now }: { gameId: number; userId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('registrations')
    .innerJoin('games', 'games.id', 'registrations.game_id')
    .select('registrations.user_id')
    .where('registrations.game_id', '=', gameId)
    .where('registrations.user_id', '=', userId)
    .where('registrations.by_captain', '=', true)
    .where((eb) => eb.not(hasStartedInSql(now)))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The other members of a team whose captain the user is, in the order in which they became members; nobody
 * for anybody else. Until the transaction ends none of the accounts is deleted.
 */
export async function holdMates(tx: Tx, teamId: number, captainId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select('users.id')
    .where('teams.id', '=', teamId)
    .where('teams.captain_id', '=', captainId)
    .where('users.id', '<>', captainId)
    .where('users.role', '<>', 'Banned')
    .orderBy('team_members.joined_at')
    .orderBy('users.id')
    .forKeyShare(['users'])
    .execute();
  return rows.map(({ id }) => id);
}

/** How many members of a participation there are besides this user. */
export async function countOthers(tx: Tx, participationId: number, userId: string) {
  const { count } = await tx
    .selectFrom('registrations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('participation_id', '=', participationId)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Fails on the constraint participations_team_game_key, and as `nameRefusal` tells. */
export async function insertParticipation(
  tx: Tx,
  row: Omit<ParticipationRow, 'id' | 'reviewed' | 'reason'> & { token: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('participations')
    .values((eb) => ({
      game_id: row.gameId,
      team_id: row.teamId,
      team_name_key: eb.selectFrom('teams').select('name_key').where('id', '=', row.teamId),
      team_name_skeleton: eb
        .selectFrom('teams')
        .select('name_skeleton')
        .where('id', '=', row.teamId),
      division_id: row.divisionId,
      status: row.status,
      token: row.token,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Without a reason it has none from now on. Fails as `nameRefusal` tells. */
export async function setParticipation(
  tx: Tx,
  id: number,
  {
    divisionId,
    status,
    reason = null,
  }: Pick<ParticipationRow, 'divisionId' | 'status'> & Partial<Pick<ParticipationRow, 'reason'>>,
): Promise<void> {
  await tx
    .updateTable('participations')
    .set({ division_id: divisionId, status, decision_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Whether staff rejected a user in a game, with whichever team, and have not accepted them since. */
export async function wasRejected(tx: Tx, gameId: number, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rejections')
    .select('user_id')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes a participation without members, unless it holds evidence: a decision of staff,
 * submissions or a writeup.
 */
export async function deleteEmptyParticipation(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom('participations')
    .where('id', '=', id)
    .where('reviewed', '=', false)
    .where((eb) => {
      const rowsOf = (table: 'registrations' | 'submissions' | 'writeups') =>
        eb
          .selectFrom(table)
          .select('participation_id')
          .whereRef(`${table}.participation_id`, '=', 'participations.id');
      const kept = ['registrations', 'submissions', 'writeups'] as const;
      return eb.not(eb.or(kept.map((table) => eb.exists(rowsOf(table)))));
    })
    .execute();
}

/** False when the user is in the game already, perhaps since a moment ago with another team. */
export async function insertRegistration(
  tx: Tx,
  row: { participationId: number; gameId: number; userId: string; byCaptain?: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registrations')
    .values({
      participation_id: row.participationId,
      game_id: row.gameId,
      user_id: row.userId,
      by_captain: row.byCaptain ?? false,
    })
    .onConflict((conflict) => conflict.constraint('registrations_user_game_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteRegistration(
  tx: Tx,
  participationId: number,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom('registrations')
    .where('participation_id', '=', participationId)
    .where('user_id', '=', userId)
    .execute();
}

/** Participations that have a division, of teams of which the user is a member. */
export async function findDividedTeams(db: Db, gameId: number, userId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('team_members', 'team_members.team_id', 'participations.team_id')
    .select(['participations.team_id as teamId', 'participations.division_id as divisionId'])
    .where('participations.game_id', '=', gameId)
    .where('participations.division_id', 'is not', null)
    .where('team_members.user_id', '=', userId)
    .orderBy('participations.team_id')
    .execute();
}

/**
 * Until the transaction ends the division cannot be deleted. Returns its id; undefined when the
 * game has none of this id or name. Of two with one name it is the older.
 */
export async function holdDivision(
  tx: Tx,
  gameId: number,
  which: number | { name: string },
): Promise<number | undefined> {
  const query = tx.selectFrom('divisions').select('id').where('game_id', '=', gameId);
  const row = await (
    typeof which === 'number' ? query.where('id', '=', which) : query.where('name', '=', which.name)
  )
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}
