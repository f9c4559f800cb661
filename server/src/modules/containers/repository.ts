import type { ContainerFailure } from '@halyard/sdk/rules';
import type { ContainerState, StartFacts } from '../../domain/container.ts';
import type { Db, Tx } from '../../platform/database.ts';

/** Which challenge a team works on. */
export interface Work {
  participationId: number;
  challengeId: number;
}

export interface ContainerRow extends StartFacts {
  id: string;
  status: ContainerState;
  failure: ContainerFailure | null;
  startedAt: Date;
  stopAt: Date;
  entry: string;
}

export const CONTAINER_COLUMNS = [
  'containers.id',
  'containers.status',
  'containers.failure',
  'containers.started_at as startedAt',
  'containers.stop_at as stopAt',
  'containers.entry',
  'containers.phase',
  'containers.place',
  'containers.pulled_bytes as pulledBytes',
  'containers.pull_bytes as pullBytes',
] as const;

const ALIVE = ['Pending', 'Running'] as const;

/** The states in which there may be a container. */
export async function findAlive(db: Db, work: Work): Promise<ContainerRow | undefined> {
  return db
    .selectFrom('containers')
    .select(CONTAINER_COLUMNS)
    .where('participation_id', '=', work.participationId)
    .where('challenge_id', '=', work.challengeId)
    .where('status', 'in', ALIVE)
    .executeTakeFirst();
}

/** Its name at the engine. */
export async function findEngineName(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('containers')
    .select('engine_name as name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export async function findContainer(db: Db, id: string): Promise<ContainerRow | undefined> {
  return db
    .selectFrom('containers')
    .select(CONTAINER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The containers of a team that run or start, in the order in which they end. */
export async function findOwnContainers(db: Db, participationId: number) {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .select(CONTAINER_COLUMNS)
    .select(['challenges.id as challengeId', 'challenges.title', 'challenges.category'])
    .where('participation_id', '=', participationId)
    .where('status', 'in', ALIVE)
    .orderBy('containers.stop_at')
    .orderBy('containers.id')
    .execute();
}

/** How many containers a team may have in a game; 0 for any number. */
export async function findLimit(db: Db, gameId: number): Promise<number> {
  const row = await db
    .selectFrom('games')
    .select('container_limit as limit')
    .where('id', '=', gameId)
    .executeTakeFirst();
  return row?.limit ?? 0;
}

/** Makes the starts of one team wait for each other; undefined unless it may play. */
export async function lockParticipation(tx: Tx, id: number) {
  return tx
    .selectFrom('participations')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .select(['games.container_limit as limit', 'games.id as gameId'])
    .where('participations.id', '=', id)
    .where('participations.status', '=', 'Accepted')
    .forNoKeyUpdate('participations')
    .executeTakeFirst();
}

/** The image of a challenge that stays enabled until the transaction ends. */
export async function holdImage(tx: Tx, challengeId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('challenges')
    .select('container_image as image')
    .where('id', '=', challengeId)
    .where('enabled', '=', true)
    .forShare()
    .executeTakeFirst();
  return row?.image;
}

/** The containers of a team that count, the oldest first. */
export async function findCounted(tx: Tx, participationId: number): Promise<{ id: string }[]> {
  return tx
    .selectFrom('containers')
    .select('id')
    .where('participation_id', '=', participationId)
    .where('status', 'in', ALIVE)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

export interface NewContainer {
  id: string;
  engineName: string;
  isTest: boolean;
  participationId: number | null;
  challengeId: number;
  userId: string;
  image: string;
  flag: string | null;
  startedAt: Date;
  stopAt: Date;
  claimedUntil: Date;
}

/** Reserves the place of a container; false when there is one already. */
export async function insertContainer(tx: Tx, row: NewContainer): Promise<boolean> {
  const inserted = await tx
    .insertInto('containers')
    .values({
      id: row.id,
      engine_name: row.engineName,
      is_test: row.isTest,
      participation_id: row.participationId,
      challenge_id: row.challengeId,
      user_id: row.userId,
      image: row.image,
      flag: row.flag,
      started_at: row.startedAt,
      stop_at: row.stopAt,
      claimed_until: row.claimedUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Forgets starts that have failed. */
export async function deleteFailed(
  tx: Tx,
  { challengeId, participationId }: { challengeId: number; participationId: number | null },
): Promise<void> {
  await tx
    .deleteFrom('containers')
    .where('challenge_id', '=', challengeId)
    .where('participation_id', 'is not distinct from', participationId)
    .where('status', '=', 'Failed')
    .execute();
}

export async function findPause(db: Db, work: Work): Promise<Date | undefined> {
  const row = await db
    .selectFrom('container_pauses')
    .select('until')
    .where('participation_id', '=', work.participationId)
    .where('challenge_id', '=', work.challengeId)
    .executeTakeFirst();
  return row?.until;
}

export async function setPause(tx: Tx, work: Work, until: Date): Promise<void> {
  await tx
    .insertInto('container_pauses')
    .values({ participation_id: work.participationId, challenge_id: work.challengeId, until })
    .onConflict((conflict) =>
      conflict.columns(['participation_id', 'challenge_id']).doUpdateSet({ until }),
    )
    .execute();
}

/** Gives containers up: they no longer count, and the next sweep removes them. */
export async function markEnding(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('containers').set({ status: 'Ending' }).where('id', 'in', ids).execute();
}

export async function findTestContainers(db: Db, challengeId: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('containers')
    .select('id')
    .where('challenge_id', '=', challengeId)
    .where('is_test', '=', true)
    .where('status', 'in', ALIVE)
    .execute();
}

/** Adds to the life of a running container, which others wait for. */
export async function lockRunning(tx: Tx, work: Work): Promise<ContainerRow | undefined> {
  return tx
    .selectFrom('containers')
    .select(CONTAINER_COLUMNS)
    .where('participation_id', '=', work.participationId)
    .where('challenge_id', '=', work.challengeId)
    .where('status', 'in', ALIVE)
    .forUpdate()
    .executeTakeFirst();
}

export async function setStop(tx: Tx, id: string, stopAt: Date): Promise<void> {
  await tx.updateTable('containers').set({ stop_at: stopAt }).where('id', '=', id).execute();
}
