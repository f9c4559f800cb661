import { BLOODS, type NoticeType } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export interface NoticeRow {
  id: number;
  type: NoticeType;
  values: string[];
  createdAt: Date;
  /** Whether its text was changed; `createdAt` is then when. */
  edited: boolean;
}

/** How many notices of a game anyone can reach. */
const REACH = 300;

const COLUMNS = ['id', 'type', 'values', 'created_at as createdAt', 'edited'] as const;

export interface NoticeWindow {
  count: number;
  skip: number;
  /** Bloods from this moment on (Unix ms) are left out. */
  freeze: number | null;
}

/** A window on a game's notices: those by staff first, each part the newest first. */
export async function findNotices(
  db: Db,
  gameId: number,
  { count, skip, freeze }: NoticeWindow,
): Promise<NoticeRow[]> {
  let notices = db.selectFrom('notices').select(COLUMNS).where('game_id', '=', gameId);
  if (freeze !== null) {
    notices = notices.where((eb) =>
      eb.or([eb('type', 'not in', BLOODS), eb('created_at', '<', new Date(freeze))]),
    );
  }
  return notices
    .orderBy(sql`notices.type = 'Normal'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(count, REACH - skip))
    .offset(skip)
    .execute();
}

/** What staff has written, the newest first. */
export async function findStaffNotices(db: Db, gameId: number): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .select(COLUMNS)
    .where('game_id', '=', gameId)
    .where('type', '=', 'Normal')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertNotice(
  tx: Tx,
  notice: { gameId: number; type: NoticeType; values: string[]; challengeId: number | null },
): Promise<NoticeRow> {
  return tx
    .insertInto('notices')
    .values({
      game_id: notice.gameId,
      type: notice.type,
      values: notice.values,
      challenge_id: notice.challengeId,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** How many rows one statement inserts. */
const BATCH = 1000;

/** Adds what staff had told the players of a game elsewhere, without telling it anew. */
export async function insertPastNotices(
  tx: Tx,
  gameId: number,
  notices: readonly { text: string; time: number; edited: boolean }[],
): Promise<void> {
  const rows = notices.map(({ text, time, edited }) => ({
    game_id: gameId,
    type: 'Normal' as const,
    values: [text],
    challenge_id: null,
    created_at: new Date(time),
    edited,
  }));
  for (let first = 0; first < rows.length; first += BATCH) {
    await tx
      .insertInto('notices')
      .values(rows.slice(first, first + BATCH))
      .execute();
  }
}

/** A notice, which is kept from others until the transaction ends. */
export async function lockNotice(
  tx: Tx,
  gameId: number,
  id: number,
): Promise<Pick<NoticeRow, 'type' | 'values'> | undefined> {
  return tx
    .selectFrom('notices')
    .select(['type', 'values'])
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the text and sets the time to now. */
export async function replaceNoticeText(tx: Tx, id: number, text: string): Promise<NoticeRow> {
  return tx
    .updateTable('notices')
    .set({ values: [text], created_at: sql<Date>`clock_timestamp()`, edited: true })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteNoticeRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('notices').where('id', '=', id).execute();
}
