import { sql } from 'kysely';
import type { Category, ChallengeType, PracticeSpan } from '@halyard/sdk/rules';
import { LONGEST_PACKED_FLAG } from '../../domain/challenge.ts';
import type { ContainerFacts } from '../../domain/container.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { findHashes, holdFiles } from '../files/public.ts';
import { type Attachment, ATTACHMENT_COLUMNS, withAttachment } from './repository-attachments.ts';
import type { AttachmentColumns } from './rules-attachments.ts';
import type { ChallengeFields } from './rules-update.ts';

/** A challenge as staff sees it, without its flags. */
export interface ChallengeRow extends ChallengeFields {
  id: number;
  type: ChallengeType;
  attachment: Attachment;
}

/** A challenge of this game. */
export async function findChallenge(
  db: Db,
  gameId: number,
  id: number,
): Promise<ChallengeRow | undefined> {
  const row = await db
    .selectFrom('challenges')
    .leftJoin('files', 'files.id', 'challenges.attachment_file_id')
    .select([
      'challenges.id',
      'challenges.title',
      'challenges.content',
      'challenges.category',
      'challenges.type',
      'challenges.hints',
      'challenges.flag_template as flagTemplate',
      'challenges.enabled as isEnabled',
      'challenges.file_name as fileName',
      'challenges.container_image as containerImage',
      'challenges.memory_limit as memoryLimit',
      'challenges.cpu_count as cpuCount',
      'challenges.storage_limit as storageLimit',
      'challenges.expose_port as exposePort',
      'challenges.network_mode as networkMode',
      'challenges.enable_traffic_capture as enableTrafficCapture',
      'challenges.disable_blood_bonus as disableBloodBonus',
      'challenges.deadline_at as deadlineAt',
      'challenges.submission_limit as submissionLimit',
      'challenges.original_score as originalScore',
      'challenges.min_score_rate as minScoreRate',
      'challenges.difficulty',
      ...ATTACHMENT_COLUMNS,
    ])
    .where('challenges.game_id', '=', gameId)
    .where('challenges.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { deadlineAt, ...rest } = withAttachment(row);
  return { ...rest, deadlineUtc: deadlineAt?.getTime() ?? null };
}

/** The newest test container of a challenge. */
export async function findTestContainer(
  db: Db,
  challengeId: number,
): Promise<ContainerFacts | null> {
  const row = await db
    .selectFrom('containers')
    .select(['id', 'status', 'failure', 'started_at', 'stop_at', 'entry', 'phase', 'place'])
    .select(['pulled_bytes as pulledBytes', 'pull_bytes as pullBytes'])
    .where('challenge_id', '=', challengeId)
    .where('is_test', '=', true)
    .where('status', '<>', 'Ending')
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { started_at, stop_at, ...rest } = row;
  return { ...rest, startedAt: started_at.getTime(), stopAt: stop_at.getTime() };
}

/** Characters of a flag that take two UTF-16 units, the unit of all bounds. */
const charactersOfTwoUnits = sql`char_length(regexp_replace(flag, '[^\\U00010000-\\U0010ffff]', '', 'g'))`;

/** A game's challenges in the order of their ids, as a list shows them. */
export async function findChallenges(db: Db, gameId: number) {
  return db
    .selectFrom('challenges')
    .select([
      'id',
      'title',
      'category',
      'type',
      'enabled as isEnabled',
      'deadline_at as deadlineAt',
      'original_score as originalScore',
      'min_score_rate as minScoreRate',
      'position',
      sql<number>`(select count(*)::integer from flags where challenge_id = challenges.id)`.as(
        'flagCount',
      ),
      sql<number>`(select count(*)::integer from flags where challenge_id = challenges.id
        and char_length(flag) + ${charactersOfTwoUnits} > ${LONGEST_PACKED_FLAG})`.as(
        'longFlagCount',
      ),
    ])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
}

/** Keeps a challenge from others until the transaction ends; returns its type. */
export async function lockChallenge(
  tx: Tx,
  gameId: number,
  id: number,
): Promise<ChallengeType | undefined> {
  const row = await tx
    .selectFrom('challenges')
    .select('type')
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst();
  return row?.type;
}

/** Adds a challenge with the defaults of the table and returns its id. */
export async function insertChallenge(
  tx: Tx,
  gameId: number,
  { title, category, type }: { title: string; category: Category; type: ChallengeType },
): Promise<number> {
  const { id } = await tx
    .insertInto('challenges')
    .values({ game_id: gameId, title, category, type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What decides which solves were practice by the deadline of a challenge, and the time of the database. */
export async function findDeadlineHistory(tx: Tx, id: number) {
  return tx
    .selectFrom('challenges')
    .select(['deadline_moved_at as movedAt', 'practice_spans as practiceSpans'])
    .select(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('now'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function setPracticeSpans(
  tx: Tx,
  id: number,
  spans: readonly PracticeSpan[],
  movedAt: Date,
): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({ practice_spans: JSON.stringify(spans), deadline_moved_at: movedAt })
    .where('id', '=', id)
    .execute();
}

export async function setChallenge(tx: Tx, id: number, fields: ChallengeFields): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({
      title: fields.title,
      content: fields.content,
      category: fields.category,
      hints: fields.hints,
      flag_template: fields.flagTemplate,
      enabled: fields.isEnabled,
      file_name: fields.fileName,
      container_image: fields.containerImage,
      memory_limit: fields.memoryLimit,
      cpu_count: fields.cpuCount,
      storage_limit: fields.storageLimit,
      expose_port: fields.exposePort,
      network_mode: fields.networkMode,
      enable_traffic_capture: fields.enableTrafficCapture,
      disable_blood_bonus: fields.disableBloodBonus,
      deadline_at: fields.deadlineUtc === null ? null : new Date(fields.deadlineUtc),
      submission_limit: fields.submissionLimit,
      original_score: fields.originalScore,
      min_score_rate: fields.minScoreRate,
      difficulty: fields.difficulty,
      // In another category its place would mean something else.
      position: sql`case when category = ${fields.category} then position end`,
    })
    .where('id', '=', id)
    .execute();
  await linkFiles(tx, id, fields);
}

/** Opens the files of this server that the texts of a challenge show to whoever may see it, and only those. */
async function linkFiles(
  tx: Tx,
  challengeId: number,
  { content, hints }: Pick<ChallengeFields, 'content' | 'hints'>,
): Promise<void> {
  const files = await holdFiles(tx, findHashes(content, ...hints));
  await tx.deleteFrom('challenge_files').where('challenge_id', '=', challengeId).execute();
  if (files.length === 0) return;
  const rows = files.map((file) => ({ challenge_id: challengeId, file_id: file.id }));
  await tx.insertInto('challenge_files').values(rows).execute();
}

/** The statements of a game, in the order of their challenges' ids. */
export async function findStatements(
  db: Db,
  gameId: number,
): Promise<{ challengeId: number; title: string; content: string }[]> {
  return db
    .selectFrom('challenges')
    .select(['id as challengeId', 'title', 'content'])
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
}

/** Gives the challenges their places, in this order, and takes them from all others of the game. */
export async function setPositions(tx: Tx, gameId: number, ids: readonly number[]): Promise<void> {
  await sql`update challenges set position = array_position(${ids}::int[], id) - 1
    where game_id = ${gameId}`.execute(tx);
}

export async function disableChallenge(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('challenges').set({ enabled: false }).where('id', '=', id).execute();
}

export async function setAttachmentColumns(
  tx: Tx,
  id: number,
  columns: AttachmentColumns,
): Promise<void> {
  await tx.updateTable('challenges').set(columns).where('id', '=', id).execute();
}

/** Takes flags, submissions, solves and notices with it. */
export async function deleteChallengeRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('challenges').where('id', '=', id).execute();
}
