import type { Db, Tx } from '../../platform/database.ts';
import { type Attachment, ATTACHMENT_COLUMNS, withAttachment } from './repository-attachments.ts';
import type { AttachmentColumns } from './rules-attachments.ts';

export interface FlagRow {
  id: number;
  flag: string;
  attachment: Attachment;
}

/** A challenge's flags in the order in which they were added. */
export async function findFlags(db: Db, challengeId: number): Promise<FlagRow[]> {
  const rows = await db
    .selectFrom('flags')
    .leftJoin('files', 'files.id', 'flags.attachment_file_id')
    .select(['flags.id', 'flags.flag', ...ATTACHMENT_COLUMNS])
    .where('flags.challenge_id', '=', challengeId)
    .orderBy('flags.id')
    .execute();
  return rows.map(withAttachment);
}

export async function hasFlags(db: Db, challengeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('flags')
    .select('id')
    .where('challenge_id', '=', challengeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewFlag = AttachmentColumns & { flag: string };

/** A statement has 65,535 parameters at most. */
const MOST_ROWS = 5000;

/** Returns the flags as they are stored, in the given order. */
export async function insertFlags(
  tx: Tx,
  challengeId: number,
  flags: readonly NewFlag[],
): Promise<FlagRow[]> {
  const added: FlagRow[] = [];
  for (let at = 0; at < flags.length; at += MOST_ROWS) {
    const rows = await insertRows(tx, challengeId, flags.slice(at, at + MOST_ROWS));
    added.push(...rows);
  }
  return added;
}

async function insertRows(
  tx: Tx,
  challengeId: number,
  flags: readonly NewFlag[],
): Promise<FlagRow[]> {
  const rows = await tx
    .with('added', (db) =>
      db
        .insertInto('flags')
        .values(flags.map((flag) => ({ ...flag, challenge_id: challengeId })))
        .returningAll(),
    )
    .selectFrom('added')
    .leftJoin('files', 'files.id', 'added.attachment_file_id')
    .select(['added.id', 'added.flag', ...ATTACHMENT_COLUMNS])
    .orderBy('added.id')
    .execute();
  return rows.map(withAttachment);
}

/** Returns the file of the deleted flag; undefined when the challenge has no such flag. */
export async function deleteFlagRow(
  tx: Tx,
  challengeId: number,
  id: number,
): Promise<{ fileId: number | null } | undefined> {
  return tx
    .deleteFrom('flags')
    .where('id', '=', id)
    .where('challenge_id', '=', challengeId)
    .returning('attachment_file_id as fileId')
    .executeTakeFirst();
}
