import type { Db, Tx } from '../../platform/database.ts';

/** What each team has handed in, the newest first. */
export async function findWriteups(db: Db, gameId: number) {
  return db
    .selectFrom('writeups')
    .innerJoin('participations', 'participations.id', 'writeups.participation_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .innerJoin('files', 'files.id', 'writeups.file_id')
    .select([
      'participations.id',
      'participations.division_id as divisionId',
      'teams.id as teamId',
      'teams.name as teamName',
      'teams.bio',
      'teams.avatar_hash as avatarHash',
      'teams.locked',
      'writeups.name',
      'writeups.uploaded_at as uploadedAt',
      'files.hash',
    ])
    .where('participations.game_id', '=', gameId)
    .orderBy('writeups.uploaded_at', 'desc')
    .orderBy('participations.id', 'desc')
    .execute();
}

/** Deletes what all teams of a game have handed in. */
export async function deleteWriteupsOfGame(tx: Tx, gameId: number) {
  return tx
    .deleteFrom('writeups')
    .using('participations')
    .whereRef('participations.id', '=', 'writeups.participation_id')
    .where('participations.game_id', '=', gameId)
    .returning(['writeups.participation_id as participationId', 'writeups.file_id as fileId'])
    .execute();
}
