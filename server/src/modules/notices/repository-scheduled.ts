import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export interface ScheduledNotice {
  content: string;
  publishAt: Date;
}

export interface ScheduledNoticeRow extends ScheduledNotice {
  id: number;
}

const COLUMNS = ['id', 'content', 'publish_at as publishAt'] as const;

/** The notices of a game that are not published yet, the next one first. */
export async function findScheduled(db: Db, gameId: number): Promise<ScheduledNoticeRow[]> {
  return db
    .selectFrom('scheduled_notices')
    .select(COLUMNS)
    .where('game_id', '=', gameId)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
}

/** Whether a time is ahead by the clock of the database, which also decides when it has come. */
export async function isAhead(tx: Tx, time: Date): Promise<boolean> {
  const { rows } = await sql<{ ahead: boolean }>`
    select ${time}::timestamptz > clock_timestamp() as ahead`.execute(tx);
  return rows[0]?.ahead === true;
}

export async function insertScheduled(
  tx: Tx,
  gameId: number,
  { content, publishAt }: ScheduledNotice,
): Promise<ScheduledNoticeRow> {
  return tx
    .insertInto('scheduled_notices')
    .values({ game_id: gameId, content, publish_at: publishAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A notice that is not published yet, and cannot be until the transaction ends. */
export async function lockScheduled(
  tx: Tx,
  gameId: number,
  id: number,
): Promise<ScheduledNoticeRow | undefined> {
  return tx
    .selectFrom('scheduled_notices')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst();
}

export async function replaceScheduled(
  tx: Tx,
  id: number,
  { content, publishAt }: ScheduledNotice,
): Promise<ScheduledNoticeRow> {
  return tx
    .updateTable('scheduled_notices')
    .set({ content, publish_at: publishAt })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteScheduledRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('scheduled_notices').where('id', '=', id).execute();
}

/** Takes a notice whose time has come, so that nobody else publishes it; undefined if it has not, or is gone. */
export async function takeDue(
  tx: Tx,
  id: number,
): Promise<{ gameId: number; content: string } | undefined> {
  return tx
    .deleteFrom('scheduled_notices')
    .where('id', '=', id)
    .where('publish_at', '<=', sql<Date>`clock_timestamp()`)
    .returning(['game_id as gameId', 'content'])
    .executeTakeFirst();
}
