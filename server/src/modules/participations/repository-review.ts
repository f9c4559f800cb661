import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { lookAlikeAllowed } from './repository.ts';

/** The participations of a game with their teams, in the order of the teams' ids. */
export async function findParticipationsForReview(db: Db, gameId: number) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select([
      'participations.id',
      'participations.division_id as divisionId',
      'participations.status',
      'participations.decision_reason as reason',
      lookAlikeAllowed().as('lookAlikeAllowed'),
      'participations.team_name_skeleton as skeleton',
      sql<boolean>`participations.status <> 'Rejected' and participations.team_is_open`.as(
        'holdsName',
      ),
      'teams.id as teamId',
      'teams.name',
      'teams.bio',
      'teams.avatar_hash as avatarHash',
      'teams.locked',
      'teams.captain_id as captainId',
    ])
    .where('participations.game_id', '=', gameId)
    .orderBy('teams.id')
    .execute();
}

/** The profiles of all members of the teams in a game, in the order in which they joined. */
export async function findMembersForReview(db: Db, gameId: number) {
  return db
    .selectFrom('participations')
    .innerJoin('team_members', 'team_members.team_id', 'participations.team_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([
      'team_members.team_id as teamId',
      'users.id',
      'users.role',
      'users.user_name as userName',
      'users.email',
      'users.bio',
      'users.phone',
      'users.real_name as realName',
      'users.std_number as stdNumber',
      'users.avatar_hash as avatarHash',
    ])
    .where('participations.game_id', '=', gameId)
    .orderBy('team_members.joined_at')
    .orderBy('users.id')
    .execute();
}

/** Who has joined a game, by participation. */
export async function findRegistrations(db: Db, gameId: number) {
  return db
    .selectFrom('registrations')
    .select(['participation_id as participationId', 'user_id as userId'])
    .where('game_id', '=', gameId)
    .orderBy('user_id')
    .execute();
}
