import type { ParticipationStatus } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';

/** What a team has handed in. */
export interface WriteupRow {
  hash: string;
  name: string;
  size: number;
  uploadedAt: Date;
  /** Null when the account is gone. */
  uploader: string | null;
}

export async function findWriteup(
  db: Db,
  participationId: number,
): Promise<WriteupRow | undefined> {
  return db
    .selectFrom('writeups')
    .innerJoin('files', 'files.id', 'writeups.file_id')
    .leftJoin('users', 'users.id', 'writeups.uploaded_by')
    .select([
      'files.hash',
      'writeups.name',
      'files.size',
      'writeups.uploaded_at as uploadedAt',
      'users.user_name as uploader',
    ])
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
}

/** What organisers ask for, Markdown. */
export async function findNote(db: Db, gameId: number): Promise<string> {
  const row = await db
    .selectFrom('games')
    .select('writeup_note as note')
    .where('id', '=', gameId)
    .executeTakeFirst();
  return row?.note ?? '';
}

/** What decides whether a team may hand in, kept from others until the transaction ends. */
export async function lockTerms(
  tx: Tx,
  participationId: number,
): Promise<{ isAsked: boolean; deadline: Date; status: ParticipationStatus } | undefined> {
  return tx
    .selectFrom('participations')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .select([
      'games.writeup_required as isAsked',
      'games.writeup_deadline as deadline',
      'participations.status',
    ])
    .where('participations.id', '=', participationId)
    .forNoKeyUpdate('participations')
    .executeTakeFirst();
}

/** Stores the team's writeup in the place of the one before; returns the file of that. */
export async function replaceWriteup(
  tx: Tx,
  row: {
    participationId: number;
    fileId: number;
    name: string;
    uploadedBy: string;
    uploadedAt: Date;
  },
): Promise<number | null> {
  const before = await tx
    .selectFrom('writeups')
    .select('file_id as fileId')
    .where('participation_id', '=', row.participationId)
    .executeTakeFirst();
  const fields = {
    file_id: row.fileId,
    name: row.name,
    uploaded_by: row.uploadedBy,
    uploaded_at: row.uploadedAt,
  };
  await tx
    .insertInto('writeups')
    .values({ participation_id: row.participationId, ...fields })
    .onConflict((conflict) => conflict.column('participation_id').doUpdateSet(fields))
    .execute();
  return before?.fileId ?? null;
}
