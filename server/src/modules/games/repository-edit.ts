import type { PracticeSpan } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { orderOf, type Page, readPage } from '../../platform/list.ts';
import { endsAfterInSql, startsBeforeInSql } from '../../platform/phase-sql.ts';
import { type GameListQuery, gameSorts, narrowGames } from './repository-list.ts';
import type { EndHistory } from './rules-schedule.ts';
import type { GameKeys } from './service-signing.ts';

/** What staff sets about a game; times in Unix milliseconds. */
export interface GameFields {
  title: string;
  hidden: boolean;
  summary: string;
  content: string;
  acceptWithoutReview: boolean;
  writeupRequired: boolean;
  writeupNote: string;
  writeupDeadline: number;
  inviteCode: string | null;
  /** 0 means no limit. */
  teamMemberCountLimit: number;
  /** 0 means no limit. */
  containerCountLimit: number;
  practiceMode: boolean;
  /** Members join with their captain. */
  joinTogether: boolean;
  start: number;
  end: number;
  /** Packed, see `encodeBloodBonus`. */
  bloodBonus: number;
  freeze: number | null;
  freezeReleased: boolean;
}

/** Everything that staff sees of a game; the private key and the salt stay where they are. */
const EDIT_COLUMNS = [
  'id',
  'title',
  'hidden',
  'summary',
  'content',
  'accept_without_review as acceptWithoutReview',
  'writeup_required as writeupRequired',
  'writeup_note as writeupNote',
  'writeup_deadline as writeupDeadline',
  'invite_code as inviteCode',
  'team_member_limit as teamMemberLimit',
  'container_limit as containerLimit',
  'poster_hash as posterHash',
  'practice_mode as practiceMode',
  'join_together as joinTogether',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'blood_bonus as bloodBonus',
  'freeze_at as freezeAt',
  'freeze_released as freezeReleased',
  'public_key as publicKey',
] as const;

export type EditGameRow = NonNullable<Awaited<ReturnType<typeof findEditGame>>>;

/** What the staff's list of games can be narrowed to and sorted by; times in Unix milliseconds. */
export interface EditGameListQuery extends GameListQuery {
  hidden?: boolean | undefined;
  /** Only games that end after this moment. */
  since?: number | undefined;
  /** Only games that start before this moment. */
  until?: number | undefined;
}

/** All games; the newest id first unless another order is asked for. */
export async function findAllGames(
  db: Db,
  query: EditGameListQuery,
  now: Date,
): Promise<Page<EditGameRow>> {
  const { hidden, since, until } = query;
  let games = db.selectFrom('games').select(EDIT_COLUMNS);
  if (hidden !== undefined) games = games.where('hidden', '=', hidden);
  if (since !== undefined) games = games.where(endsAfterInSql(new Date(since)));
  if (until !== undefined) games = games.where(startsBeforeInSql(new Date(until)));
  return readPage(
    narrowGames(games, query, now),
    query,
    orderOf(query, gameSorts(now), [[sql.ref('games.id'), 'desc']]),
  );
}

export async function findEditGame(db: Db, gameId: number) {
  return db.selectFrom('games').select(EDIT_COLUMNS).where('id', '=', gameId).executeTakeFirst();
}

export async function insertGame(tx: Tx, fields: GameFields, keys: GameKeys): Promise<EditGameRow> {
  return tx
    .insertInto('games')
    .values({
      ...toColumns(fields),
      public_key: keys.publicKey,
      private_key: keys.privateKey,
      salt: keys.salt,
      token_prefix: keys.tokenPrefix,
    })
    .returning(EDIT_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function replaceGame(
  tx: Tx,
  gameId: number,
  fields: GameFields,
): Promise<EditGameRow | undefined> {
  return tx
    .updateTable('games')
    .set(toColumns(fields))
    .where('id', '=', gameId)
    .returning(EDIT_COLUMNS)
    .executeTakeFirst();
}

function toColumns(fields: GameFields) {
  return {
    title: fields.title,
    hidden: fields.hidden,
    summary: fields.summary,
    content: fields.content,
    accept_without_review: fields.acceptWithoutReview,
    writeup_required: fields.writeupRequired,
    writeup_note: fields.writeupNote,
    writeup_deadline: new Date(fields.writeupDeadline),
    invite_code: fields.inviteCode,
    team_member_limit: fields.teamMemberCountLimit,
    container_limit: fields.containerCountLimit,
    practice_mode: fields.practiceMode,
    join_together: fields.joinTogether,
    starts_at: new Date(fields.start),
    ends_at: new Date(fields.end),
    blood_bonus: fields.bloodBonus,
    freeze_at: fields.freeze === null ? null : new Date(fields.freeze),
    freeze_released: fields.freezeReleased,
  };
}

export async function setFreezeReleased(tx: Tx, gameId: number): Promise<EditGameRow | undefined> {
  return tx
    .updateTable('games')
    .set({ freeze_released: true })
    .where('id', '=', gameId)
    .where('freeze_at', 'is not', null)
    .returning(EDIT_COLUMNS)
    .executeTakeFirst();
}

/** What decides which solves are practice, and the time of the database, by which they are stored. */
export async function findEndHistory(
  db: Db,
  gameId: number,
): Promise<(EndHistory & { now: number }) | undefined> {
  const row = await db
    .selectFrom('games')
    .select(['ends_at', 'end_moved_at', 'practice_spans'])
    .select(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('now'))
    .where('id', '=', gameId)
    .executeTakeFirst();
  return (
    row && {
      end: row.ends_at.getTime(),
      endMovedAt: row.end_moved_at?.getTime() ?? null,
      practiceSpans: row.practice_spans,
      now: row.now.getTime(),
    }
  );
}

export async function setPracticeSpans(
  tx: Tx,
  gameId: number,
  spans: readonly PracticeSpan[],
  endMovedAt: number,
): Promise<void> {
  await tx
    .updateTable('games')
    .set({ practice_spans: JSON.stringify(spans), end_moved_at: new Date(endMovedAt) })
    .where('id', '=', gameId)
    .execute();
}

export async function setPosterHash(tx: Tx, gameId: number, hash: string | null): Promise<void> {
  await tx.updateTable('games').set({ poster_hash: hash }).where('id', '=', gameId).execute();
}

/** Takes challenges, participations, submissions and notices with it; answers what is deleted. */
export async function deleteGameRow(tx: Tx, gameId: number): Promise<EditGameRow | undefined> {
  return tx.deleteFrom('games').where('id', '=', gameId).returning(EDIT_COLUMNS).executeTakeFirst();
}
