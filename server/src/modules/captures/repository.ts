import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { CapturePlace } from './part-files.ts';

/** How much may be stored. */
export interface CaptureLimits {
  readonly fileBytes: number;
  /** Most files of one team and challenge. */
  readonly teamFiles: number;
  readonly teamBytes: number;
  readonly gameBytes: number;
}

/** What the first packet of a file says; the flag is not in it. */
export interface CaptureSubject {
  challenge: string;
  team: string;
  teamId: number;
}

export interface StoredCapture extends CapturePlace {
  id: number;
}

const PLACE = [
  'captures.id',
  'captures.challenge_id as challengeId',
  'captures.participation_id as participationId',
  'captures.file_name as fileName',
] as const;

/** What a file is about; undefined when that is gone. */
export async function findSubject(
  tx: Tx,
  { challengeId, participationId }: CapturePlace,
): Promise<CaptureSubject | undefined> {
  return tx
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .innerJoin('challenges', 'challenges.game_id', 'participations.game_id')
    .select(['challenges.title as challenge', 'teams.name as team', 'teams.id as teamId'])
    .where('participations.id', '=', participationId)
    .where('challenges.id', '=', challengeId)
    .forKeyShare(['participations', 'challenges'])
    .executeTakeFirst();
}

/** Lets one transaction after the other count what is stored of a challenge's game. */
export async function lockUsage(tx: Tx, challengeId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('captures ' || game_id, 0))
    from challenges where id = ${challengeId}`.execute(tx);
}

/** Adds a file that is written from now on; undefined when the team has too many. */
export async function insertCapture(
  tx: Tx,
  place: CapturePlace,
  { now, claimedUntil, most }: { now: Date; claimedUntil: Date; most: number },
): Promise<number | undefined> {
  const { files } = await tx
    .selectFrom('captures')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('challenge_id', '=', place.challengeId)
    .where('participation_id', '=', place.participationId)
    .executeTakeFirstOrThrow();
  if (files >= most) return undefined;
  const { id } = await tx
    .insertInto('captures')
    .values({
      challenge_id: place.challengeId,
      participation_id: place.participationId,
      file_name: place.fileName,
      started_at: now,
      claimed_until: claimedUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many bytes a file may have beside all others. */
export async function findRoom(
  tx: Tx,
  { id, challengeId, participationId }: StoredCapture,
  limits: CaptureLimits,
): Promise<number> {
  const { team, game } = await tx
    .selectFrom('captures')
    .innerJoin('challenges', 'challenges.id', 'captures.challenge_id')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('captures.size'), sql<number>`0`).as('game'),
      eb.fn
        .coalesce(
          eb.fn
            .sum<number>('captures.size')
            .filterWhere('captures.challenge_id', '=', challengeId)
            .filterWhere('captures.participation_id', '=', participationId),
          sql<number>`0`,
        )
        .as('team'),
    ])
    .where('captures.id', '!=', id)
    .where('challenges.game_id', '=', (eb) =>
      eb.selectFrom('challenges').select('game_id').where('id', '=', challengeId),
    )
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.min(limits.fileBytes, limits.teamBytes - team, limits.gameBytes - game));
}

/** Notes how many bytes a file may have, which counts as its size until it is finished. */
export async function reserveBytes(tx: Tx, id: number, size: number): Promise<void> {
  await tx.updateTable('captures').set({ size }).where('id', '=', id).execute();
}

/** Shows a file from now on; false when it was deleted with its challenge or team. */
export async function finishCapture(
  tx: Tx,
  id: number,
  { size, now }: { size: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('captures')
    .set({ size, finished_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCaptureRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('captures').where('id', '=', id).execute();
}

/** Keeps others from finishing the files that this process writes. */
export async function renewClaims(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  await tx.updateTable('captures').set({ claimed_until: until }).where('id', 'in', ids).execute();
}

/** Takes over the files whose writer has not been heard of, save one's own. */
export async function claimAbandoned(
  tx: Tx,
  { now, until, own }: { now: Date; until: Date; own: readonly number[] },
): Promise<StoredCapture[]> {
  return tx
    .updateTable('captures')
    .set({ claimed_until: until })
    .where('finished_at', 'is', null)
    .where('claimed_until', '<', now)
    .where(sql<boolean>`id <> all(${own}::int[])`)
    .returning(PLACE)
    .execute();
}

export async function deleteFinishedBefore(tx: Tx, time: Date): Promise<CapturePlace[]> {
  return tx.deleteFrom('captures').where('finished_at', '<', time).returning(PLACE).execute();
}

/** The files of a challenge by their participation, also those that are being written. */
export async function findNames(
  db: Db,
  challengeId: number,
): Promise<{ participationId: number; fileName: string; isFinished: boolean }[]> {
  return db
    .selectFrom('captures')
    .select((eb) => [
      'participation_id as participationId',
      'file_name as fileName',
      eb('finished_at', 'is not', null).$castTo<boolean>().as('isFinished'),
    ])
    .where('challenge_id', '=', challengeId)
    .execute();
}
