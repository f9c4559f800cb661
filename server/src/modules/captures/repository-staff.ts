import type { Category, ChallengeType } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';
import type { CapturePlace } from './part-files.ts';

type Owner = Omit<CapturePlace, 'fileName'>;

export interface CapturedChallenge {
  id: number;
  title: string;
  category: Category;
  type: ChallengeType;
  isEnabled: boolean;
  /** Teams of which there are files. */
  count: number;
}

/** The challenges of a game whose traffic is captured. */
export async function findCapturedChallenges(db: Db, gameId: number): Promise<CapturedChallenge[]> {
  return db
    .selectFrom('challenges')
    .leftJoin('captures', (join) =>
      join
        .onRef('captures.challenge_id', '=', 'challenges.id')
        .on('captures.finished_at', 'is not', null),
    )
    .select((eb) => [
      'challenges.id',
      'challenges.title',
      'challenges.category',
      'challenges.type',
      'challenges.enabled as isEnabled',
      eb.fn.count<number>('captures.participation_id').distinct().as('count'),
    ])
    .where('challenges.game_id', '=', gameId)
    .where('challenges.enable_traffic_capture', '=', true)
    .groupBy('challenges.id')
    .orderBy('challenges.id')
    .execute();
}

/** The teams of which there are files for a challenge. */
export async function findCapturedTeams(db: Db, challengeId: number) {
  return db
    .selectFrom('captures')
    .innerJoin('participations', 'participations.id', 'captures.participation_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .leftJoin('divisions', 'divisions.id', 'participations.division_id')
    .select((eb) => [
      'participations.id',
      'teams.id as teamId',
      'teams.name',
      'teams.avatar_hash as avatarHash',
      'divisions.name as division',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('captures.challenge_id', '=', challengeId)
    .where('captures.finished_at', 'is not', null)
    .groupBy(['participations.id', 'teams.id', 'divisions.id'])
    .orderBy('participations.id')
    .execute();
}

export async function hasChallenge(db: Db, challengeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('challenges')
    .select('id')
    .where('id', '=', challengeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Files that can be read, the newest first. */
export async function findCaptures(
  db: Db,
  { challengeId, participationId }: Owner,
): Promise<{ fileName: string; size: number; finishedAt: Date }[]> {
  return db
    .selectFrom('captures')
    .select(['file_name as fileName', 'size', 'finished_at as finishedAt'])
    .where('challenge_id', '=', challengeId)
    .where('participation_id', '=', participationId)
    .where('finished_at', 'is not', null)
    .$narrowType<{ finishedAt: Date }>()
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function hasCapture(
  db: Db,
  { challengeId, participationId, fileName }: CapturePlace,
): Promise<boolean> {
  const row = await db
    .selectFrom('captures')
    .select('id')
    .where('challenge_id', '=', challengeId)
    .where('participation_id', '=', participationId)
    .where('file_name', '=', fileName)
    .where('finished_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets files that can be read: one, or all of a team; returns their names. */
export async function deleteCaptureRows(
  tx: Tx,
  { challengeId, participationId, fileName }: Owner & { fileName?: string },
): Promise<string[]> {
  let query = tx
    .deleteFrom('captures')
    .where('challenge_id', '=', challengeId)
    .where('participation_id', '=', participationId)
    .where('finished_at', 'is not', null);
  if (fileName !== undefined) query = query.where('file_name', '=', fileName);
  const rows = await query.returning('file_name as fileName').execute();
  return rows.map((row) => row.fileName);
}

/** How the log names whose files were deleted. */
export async function findOwnerNames(
  db: Db,
  { challengeId, participationId }: Owner,
): Promise<{ team: string; challenge: string } | undefined> {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .innerJoin('challenges', 'challenges.game_id', 'participations.game_id')
    .select(['teams.name as team', 'challenges.title as challenge'])
    .where('participations.id', '=', participationId)
    .where('challenges.id', '=', challengeId)
    .executeTakeFirst();
}
