import type { ChallengeType } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';
import { CONTAINER_COLUMNS } from './repository.ts';

export interface TestedChallenge {
  title: string;
  type: ChallengeType;
  image: string;
  flagTemplate: string | null;
}

/** Keeps a challenge from others until the transaction ends. */
export async function lockTestedChallenge(
  tx: Tx,
  { gameId, id }: { gameId: number; id: number },
): Promise<TestedChallenge | undefined> {
  return tx
    .selectFrom('challenges')
    .select(['title', 'type', 'container_image as image', 'flag_template as flagTemplate'])
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The running containers of all teams, the oldest first; `all`: every one that has not been given up. */
export async function findInstances(db: Db, all: boolean) {
  let rows = db
    .selectFrom('containers')
    .leftJoin('participations', 'participations.id', 'containers.participation_id')
    .leftJoin('teams', 'teams.id', 'participations.team_id')
    .leftJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('games', 'games.id', 'challenges.game_id')
    .select(CONTAINER_COLUMNS)
    .select([
      'containers.is_test as isTest',
      'containers.image',
      'containers.engine_id as engineId',
      'containers.host',
      'containers.port',
      'teams.id as teamId',
      'teams.name as teamName',
      'teams.avatar_hash as avatarHash',
      'challenges.id as challengeId',
      'challenges.title',
      'challenges.category',
      'games.id as gameId',
      'games.title as gameTitle',
    ])
    .where('containers.status', '<>', 'Ending')
    .orderBy('containers.started_at')
    .orderBy('containers.id');
  if (!all) {
    rows = rows.where('containers.status', '=', 'Running').where('containers.is_test', '=', false);
  }
  return rows.execute();
}

/** What a container may take, null when its challenge is gone, and its name at the engine. */
export async function findLimits(db: Db, id: string) {
  return db
    .selectFrom('containers')
    .leftJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .select([
      'containers.engine_name as name',
      'challenges.cpu_count as cpuTenths',
      'challenges.memory_limit as memoryMegabytes',
    ])
    .where('containers.id', '=', id)
    .executeTakeFirst();
}
