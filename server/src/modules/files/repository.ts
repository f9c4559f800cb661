import { type RawBuilder, sql } from 'kysely';
import { type ListWindow, readPage } from '../../platform/list.ts';
import type { Db, Tx } from '../../platform/database.ts';

export interface FileRow {
  id: number;
  hash: string;
  name: string;
  size: number;
}

const COLUMNS = ['id', 'hash', 'name', 'size'] as const;

/** Adds a file, or gives the one with this content its latest name. */
export async function upsertFile(
  tx: Tx,
  file: { hash: string; name: string; size: number; uploadedBy: string },
): Promise<void> {
  await tx
    .insertInto('files')
    .values({ hash: file.hash, name: file.name, size: file.size, uploaded_by: file.uploadedBy })
    .onConflict((conflict) =>
      conflict.constraint('files_hash_key').doUpdateSet({ name: file.name }),
    )
    .execute();
}

/** The files of these hashes; until the transaction ends none of them can be deleted. */
export async function holdFiles(tx: Tx, hashes: readonly string[]): Promise<FileRow[]> {
  if (hashes.length === 0) return [];
  return tx
    .selectFrom('files')
    .select(COLUMNS)
    .where('hash', 'in', hashes)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** The file of this hash, kept from others until the transaction ends. */
export async function lockFile(tx: Tx, hash: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('files')
    .select(COLUMNS)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks files in the order of their ids, so that two deletions never wait for each other. */
export async function lockFiles(tx: Tx, fileIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', fileIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Logo or icon of the site. */
export const isOfSite: RawBuilder<boolean> = sql<boolean>`exists (
  select from settings where key = 'globalConfig'
    and files.hash in (value ->> 'logoHash', value ->> 'faviconHash')
)`;

/** Everything that can refer to a file. A new kind of reference belongs here. */
const isReferenced: RawBuilder<boolean> = sql<boolean>`(
  exists (select from challenges where attachment_file_id = files.id)
  or exists (select from flags where attachment_file_id = files.id)
  or exists (select from games where poster_hash = files.hash)
  or exists (select from users where avatar_hash = files.hash)
  or exists (select from teams where avatar_hash = files.hash)
  or exists (select from post_files where file_id = files.id)
  or exists (select from challenge_files where file_id = files.id)
  or exists (select from writeups where file_id = files.id)
  or ${isOfSite}
)`;

/** How many things refer to a file, in the same places. */
const uses: RawBuilder<number> = sql<number>`(
  (select count(*) from challenges where attachment_file_id = files.id)
  + (select count(*) from flags where attachment_file_id = files.id)
  + (select count(*) from games where poster_hash = files.hash)
  + (select count(*) from users where avatar_hash = files.hash)
  + (select count(*) from teams where avatar_hash = files.hash)
  + (select count(*) from post_files where file_id = files.id)
  + (select count(*) from challenge_files where file_id = files.id)
  + (select count(*) from writeups where file_id = files.id)
  + (select count(*) from settings, unnest(array['logoHash', 'faviconHash']) as use
     where key = 'globalConfig' and value ->> use = files.hash)
)::int`;

/** A window on all files in order of their names. */
export async function findFiles(db: Db, window: ListWindow) {
  const files = db
    .selectFrom('files')
    .select(['hash', 'name', 'size', 'created_at as uploadedAt', uses.as('uses')]);
  return readPage(files, window, [
    [sql`lower(files.name)`, 'asc'],
    [sql.ref('files.id'), 'asc'],
  ]);
}

/** Deletes those of the files that nothing refers to; lock them first. Returns their hashes. */
export async function deleteUnreferenced(tx: Tx, fileIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('id', 'in', fileIds)
    .where(sql<boolean>`not ${isReferenced}`)
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

/** The ids of the files of these hashes. */
export async function findFilesOfHashes(tx: Tx, hashes: readonly string[]): Promise<number[]> {
  if (hashes.length === 0) return [];
  const rows = await tx.selectFrom('files').select('id').where('hash', 'in', hashes).execute();
  return rows.map(({ id }) => id);
}

/** The files that a challenge, its texts and its flags refer to. */
export async function findFilesOfChallenge(tx: Tx, challengeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select attachment_file_id as id from challenges
      where id = ${challengeId} and attachment_file_id is not null
    union
    select attachment_file_id from flags
      where challenge_id = ${challengeId} and attachment_file_id is not null
    union
    select file_id from challenge_files where challenge_id = ${challengeId}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The files that a game, its challenges, their flags and its writeups refer to. */
export async function findFilesOfGame(tx: Tx, gameId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select files.id from games join files on files.hash = games.poster_hash
      where games.id = ${gameId}
    union
    select attachment_file_id from challenges
      where game_id = ${gameId} and attachment_file_id is not null
    union
    select flags.attachment_file_id from challenges
      join flags on flags.challenge_id = challenges.id
      where challenges.game_id = ${gameId} and flags.attachment_file_id is not null
    union
    select challenge_files.file_id from challenges
      join challenge_files on challenge_files.challenge_id = challenges.id
      where challenges.game_id = ${gameId}
    union
    select writeups.file_id from participations
      join writeups on writeups.participation_id = participations.id
      where participations.game_id = ${gameId}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether there is a row for this content. */
export async function hashExists(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** Says that a content is stored that no row refers to yet. */
export async function insertUnclaimed(tx: Tx, hash: string): Promise<void> {
  await tx
    .insertInto('unclaimed_contents')
    .values({ hash })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ stored_at: sql`now()` }))
    .execute();
}

export async function deleteUnclaimed(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom('unclaimed_contents').where('hash', '=', hash).execute();
}

/** Hashes of contents that have been waiting for their row since then. */
export async function findUnclaimed(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('unclaimed_contents')
    .select('hash')
    .where('stored_at', '<', before)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** One at a time for each content, until the transaction ends. */
export async function lockContent(tx: Tx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
}
